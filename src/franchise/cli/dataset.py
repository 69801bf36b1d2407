"""`franchise dataset`: self-play as data."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli import options as o
from franchise.cli.errors import refusing
from franchise.cli.workers_options import ClusterAddress, Jobs, chosen_workers

if TYPE_CHECKING:
    from franchise.arena.workers import Workers
    from franchise.datasets import Dataset


def dataset(
    directory: Annotated[
        Path,
        typer.Argument(
            metavar="DIR",
            help="Where the data are kept; a dataset that was begun there goes on.",
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1_000,
    players: Annotated[int, typer.Option(min=2, max=5, metavar="N", help="How many players.")] = 2,
    bot: Annotated[
        str,
        typer.Option(metavar="BOT", help="Who plays all seats, such as rival or my_bot.py:MyBot."),
    ] = "regular",
    stray: Annotated[
        float,
        typer.Option(
            min=0,
            max=1,
            metavar="SHARE",
            help="How often a move is drawn at random instead of being the bot's.",
        ),
    ] = 0.02,
    simulations: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="How many evaluate a position; 0 is one look of the network."),
    ] = 0,
    seed: Annotated[
        int, typer.Option(min=0, metavar="N", help="Where chance begins: the same seed, the same games.")
    ] = 1,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    positions: Annotated[
        bool,
        typer.Option(
            "--positions/--no-positions",
            help="Write positions as Parquet, too; needs the extra franchise[data].",
        ),
    ] = True,
    start: o.Start = "choose",
    city_tiles: o.CityTiles = "printed",
    region_tiles: o.RegionTiles = None,
    region_pool: o.RegionPool = "printed",
    milestones: o.Milestones = False,
    boom: o.Boom = False,
) -> None:
    """Let a bot play against itself, and write games and positions as data; interrupted, it goes on.

    Example: franchise dataset build/data --games 10000 --bot rival --city-tiles random --jobs 2
    """
    from franchise.bots import load_choice
    from franchise.datasets import Dataset, DatasetPlan
    from franchise.datasets.positions import load_pyarrow

    if positions:
        with refusing("--positions"):
            load_pyarrow()
    with refusing("--bot"):
        choice = load_choice(bot)
    with refusing():
        rules = o.RuleOptions(start, city_tiles, region_tiles, region_pool, milestones, boom)
        plan = DatasetPlan(choice, players, rules, seed, stray, simulations)
    with refusing(directory):
        data = Dataset(directory, plan)
    workers = chosen_workers(jobs, cluster)
    try:
        with refusing():
            _write(data, games, workers, positions=positions)
    except KeyboardInterrupt:
        typer.echo(
            f"Interrupted: {data.played:,} of {games:,} games are kept; the same command goes on from there.",
            err=True,
        )
        raise typer.Exit(130) from None
    typer.echo(f"{data.played:,} games are in {directory}; {directory / 'README.md'} says what is what.")


def _write(data: "Dataset", games: int, jobs: "int | Workers", *, positions: bool) -> None:
    """Play, and work out what follows from the games, with a bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from franchise.datasets.positions import GAMES_OF_FILE

    console = Console(stderr=True, highlight=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("Games", total=games, completed=min(data.played, games))
        with closing(data.play(games, jobs)) as played:
            for _ in played:
                bar.advance(task)
        if positions:
            files = -(-data.played // GAMES_OF_FILE)
            task = bar.add_task("Files of positions", total=files)
            for _ in data.write_positions():
                bar.advance(task)
        data.write_datasheet()
