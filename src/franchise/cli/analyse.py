"""`franchise analyse`: what is to be expected of a position of a recorded game, and the best turns."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli.errors import Refused, refusing

if TYPE_CHECKING:
    from rich.table import Table

    from franchise.bots import Analysis, Forecast
    from franchise.game.game import Game

HARDLY = 0.005
"""A smaller chance is shown as none."""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Look at the position after N moves.", show_default="the last"),
    ] = None,
    simulations: Annotated[
        int, typer.Option(min=0, metavar="N", help="How long to search; 0 is one look, without turns.")
    ] = 20_000,
    turns: Annotated[int, typer.Option(min=1, metavar="N", help="How many turns are shown.")] = 3,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Where the search's chance begins.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Say who will win a recorded game, who will score what, and which turns are best.

    Example: franchise analyse game.json --at 40
    """
    from franchise.bots import Analysis, Budget, forecast
    from franchise.bots import analyse as search
    from franchise.game.game import Game

    with refusing(file):
        game = Game.load(file)
    if at is not None and at > len(game.moves):
        raise Refused(f"--at: the record has {len(game.moves)} moves, not {at}")
    game = game if at is None else game.at(at)
    found = (
        search(game, Budget(simulations=simulations), turns=turns, seed=seed)
        if simulations
        else Analysis((), 0, forecast(game))
    )
    if as_json:
        _print_json(game, found)
    else:
        _print(game, found)


def _print_json(game: "Game", found: "Analysis") -> None:
    import json
    from dataclasses import asdict

    turns = [asdict(turn) | {"moves": [str(move) for move in turn.moves]} for turn in found.turns]
    content = {
        "players": game.players,
        "at": len(game.moves),
        "simulations": found.simulations,
        "forecast": asdict(found.forecast),
        "turns": turns,
    }
    print(json.dumps(content))


def _print(game: "Game", found: "Analysis") -> None:
    from franchise.cli.board import terminal
    from franchise.cli.telling import hint

    console = terminal()
    searched = f"{found.simulations:,} simulations" if found.simulations else "one look"
    console.print(f"After {len(game.moves)} moves, by {searched}", style="bold")
    for table in (
        _players(game, found.forecast),
        _regions(game, found.forecast),
        _cities(game, found.forecast),
    ):
        if table.row_count:
            console.print()
            console.print(table)
    for number, turn in enumerate(found.turns, 1):
        console.print(f"\n{number}. {hint(turn, game)}", soft_wrap=True)


def _players(game: "Game", forecast: "Forecast") -> "Table":
    """Show who will win, and the final count by its parts."""
    from rich.table import Table

    from franchise.cli.telling import player

    table = Table(title="Chance of winning, and what to end with", title_justify="left")
    table.add_column("Player", max_width=24, no_wrap=True)
    for heading in ("Chance", "Cities", "Regions", "Track", "Towns", "Money", "Bonus tiles", "Total"):
        table.add_column(heading, justify="right")
    for seat, (chance, count) in enumerate(zip(forecast.chances, forecast.count, strict=True)):
        parts = count.cities, count.regions, count.track, count.towns, count.money, count.bonus_tiles
        figures = [f"{part:.0f}" for part in (*parts, count.total)]
        table.add_row(player(seat, game.players[seat]), f"{chance:.0%}", *figures)
    return table


def _regions(game: "Game", forecast: "Forecast") -> "Table":
    """Show who will be first, second, ... in each region."""
    from franchise.board import BOARD

    table = _by_seat("Regions: chance of each rank, the first first", "Not scored", game)
    for region, foretold in forecast.regions.items():
        ranks = ["/".join(_percent(chance) for chance in seat) for seat in foretold.ranks]
        table.add_row(BOARD.region[region].name, *ranks, _percent(foretold.unscored))
    return table


def _cities(game: "Game", forecast: "Forecast") -> "Table":
    """Show who will score each city."""
    from franchise.board import BOARD

    table = _by_seat("Cities: chance of scoring", "Nobody", game)
    for city, foretold in forecast.cities.items():
        table.add_row(BOARD.place[city].name, *map(_percent, foretold.scored_by), _percent(foretold.unscored))
    return table


def _by_seat(title: str, nobody: str, game: "Game") -> "Table":
    from rich.table import Table

    from franchise.cli.telling import player

    table = Table(title=title, title_justify="left")
    table.add_column("")
    for seat, name in enumerate(game.players):
        table.add_column(player(seat, name), justify="right", max_width=24, no_wrap=True)
    table.add_column(nobody, justify="right")
    return table


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}" if chance >= HARDLY else "–"
