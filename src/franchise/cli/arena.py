"""`franchise arena`: bots against bots."""

import json
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from franchise.cli import options as o
from franchise.cli.errors import Refused, refusing

if TYPE_CHECKING:
    from franchise.arena import GameResult, Standings, Tournament

USUAL_GAMES = 100
"""At least so many, until every seat order came equally often."""

TOURNAMENT, OUTPUT = "Tournament", "Output"
"""The headings of the options in the help."""


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT ...",
            help="Two to five bots, one for each seat: a code with settings if you like, such as greedy or "
            "playouts:simulations=2000 (`franchise bots` lists them), or FILE.py:CLASS for one of your own.",
            show_default=False,
        ),
    ],
    games: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="How many games are played.",
            show_default="about 100, every seat order equally often",
            rich_help_panel=TOURNAMENT,
        ),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(
            min=1, metavar="N", help="How many processes play at the same time.", rich_help_panel=TOURNAMENT
        ),
    ] = 1,
    seed: Annotated[
        int,
        typer.Option(
            min=0,
            metavar="N",
            help="Where chance begins: the same seed gives the same games, with any number of jobs.",
            rich_help_panel=TOURNAMENT,
        ),
    ] = 1,
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="S",
            help="How long a bot may think about a turn. The results then depend on the machine.",
            show_default="as each bot's settings say",
            rich_help_panel=TOURNAMENT,
        ),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Keep the result of each game, one line of JSON each. A tournament that is in the file "
            "already goes on where it stopped, or further with more games.",
            show_default=False,
            rich_help_panel=OUTPUT,
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Write the record of each game there; `franchise replay` tells them.",
            show_default=False,
            rich_help_panel=OUTPUT,
        ),
    ] = None,
    json_file: Annotated[
        str | None,
        typer.Option(
            "--json",
            metavar="FILE|-",
            help="Write the figures as JSON; - is standard output.",
            show_default=False,
            rich_help_panel=OUTPUT,
        ),
    ] = None,
    csv_file: Annotated[
        str | None,
        typer.Option(
            "--csv",
            metavar="FILE|-",
            help="Write the figures as CSV, a line for each bot; - is standard output.",
            show_default=False,
            rich_help_panel=OUTPUT,
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Draw the ratings and how sure they are, as .png or .svg.",
            show_default=False,
            rich_help_panel=OUTPUT,
        ),
    ] = None,
    plot_influence: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Draw the influence over the turns, as .png or .svg.",
            show_default=False,
            rich_help_panel=OUTPUT,
        ),
    ] = None,
    start: o.Start = "choose",
    city_tiles: o.CityTiles = "printed",
    region_tiles: o.RegionTiles = None,
    region_pool: o.RegionPool = "printed",
    milestones: o.Milestones = False,
    boom: o.Boom = False,
) -> None:
    """Let bots play against each other, every seat order equally often: win rates and ratings.

    Example: franchise arena greedy playouts:simulations=2000 --games 400 --jobs 2
    """
    output = Output(json_file, csv_file, plot, plot_influence)
    output.check()
    rules = o.RuleOptions(start, city_tiles, region_tiles, region_pool, milestones, boom)
    tournament = _tournament(bots, rules, seed, seconds)
    orders = len(tournament.orders)
    games = games or -(-USUAL_GAMES // orders) * orders
    _note_before(tournament, games)
    if records is not None:
        with refusing(records):
            records.mkdir(parents=True, exist_ok=True)
    run = Run(tournament, games, results)
    run.play(jobs, records)
    if run.played:
        output.write(tournament, run.played)
    run.leave()


def _tournament(bots: list[str], rules: o.RuleOptions, seed: int, seconds: float | None) -> "Tournament":
    from franchise.arena import Tournament
    from franchise.bots import load_choice

    if not 2 <= len(bots) <= 5:
        raise Refused(f"expected two to five bots, one for each seat, got {len(bots)}")
    with refusing("bot"):
        entrants = tuple(map(load_choice, bots))
    with refusing():
        return Tournament(entrants, rules, seed, seconds)


def _note_before(tournament: "Tournament", games: int) -> None:
    orders = len(tournament.orders)
    if games % orders:
        _note(f"{games} is no multiple of the {orders} seat orders: some are played once more than others")
    if tournament.seconds is not None:
        _note("with --seconds the results depend on this machine and what else it does")


def _note(text: str) -> None:
    print(f"Note: {text}.", file=sys.stderr, flush=True)


class Run:
    """Plays a tournament until it is over, somebody interrupts it or a bot fails."""

    def __init__(self, tournament: "Tournament", games: int, results: Path | None) -> None:
        """Begin with no game played."""
        self._tournament, self._games, self._results = tournament, games, results
        self.played: list[GameResult] = []
        self._interrupted = False
        self._failure: str | None = None

    def play(self, jobs: int, records: Path | None) -> None:
        """Play and show how it goes."""
        from franchise.arena import BotFailed
        from franchise.cli.arena_progress import ArenaProgress

        with refusing(self._results):
            results = self._tournament.play(self._games, jobs=jobs, results=self._results, records=records)
        print(f"Playing {self._games:,} games ...", file=sys.stderr, flush=True)
        try:
            self._tournament.prepare()
            with ArenaProgress(self._tournament, self._games).shown() as progress, closing(results):
                for result in results:
                    self.played.append(result)
                    progress.add(result)
        except KeyboardInterrupt:
            self._interrupted = True
        except BotFailed as error:
            self._failure = str(error)

    def leave(self) -> None:
        """Say what became of a tournament that is not over, and leave with its exit code."""
        if not self._interrupted and self._failure is None:
            return
        kept = f"are kept in {self._results}" if self._results else "are not kept without --results FILE"
        games = f"{len(self.played)} of {self._games} games"
        if self._failure is not None:
            raise Refused(f"{self._failure} ({games} are played and {kept})")
        goes_on = "; the same command goes on from there" if self._results else ""
        print(f"Interrupted: {games} are played and {kept}{goes_on}.", file=sys.stderr)
        raise typer.Exit(130)


@dataclass(frozen=True)
class Output:
    """Where the figures go."""

    json_file: str | None
    csv_file: str | None
    plot: Path | None
    plot_influence: Path | None

    def check(self) -> None:
        """Refuse what could not be written once all games are played."""
        if self.json_file == self.csv_file == "-":
            raise Refused("--json, --csv: only one of them can go to standard output")
        for file in (self.json_file, self.csv_file, self.plot, self.plot_influence):
            if file is not None and file != "-" and not Path(file).absolute().parent.is_dir():
                raise Refused(f"{file}: there is no directory {Path(file).parent}")
        plots = [path for path in (self.plot, self.plot_influence) if path is not None]
        if plots:
            from franchise.arena.plots import check_plot

            with refusing():
                for path in plots:
                    check_plot(path)

    def write(self, tournament: "Tournament", results: "list[GameResult]") -> None:
        """Write and show the figures."""
        from franchise.arena import as_csv, as_json, standings

        figures = standings(tournament, results)
        if self.json_file is not None:
            compact = self.json_file == "-"
            text = json.dumps(as_json(tournament, figures), ensure_ascii=False, indent=None if compact else 1)
            _write(self.json_file, text + "\n")
        if self.csv_file is not None:
            _write(self.csv_file, as_csv(figures))
        self._draw(tournament, results, figures)
        if "-" not in (self.json_file, self.csv_file):
            from franchise.cli.arena_tables import show

            show(figures)
        if figures.different_games < figures.games:
            _note(
                f"there are only {figures.different_games} different games among these {figures.games}, as "
                "the bots leave little to chance; the intervals are too narrow (--city-tiles random helps)"
            )

    def _draw(self, tournament: "Tournament", results: "list[GameResult]", figures: "Standings") -> None:
        if self.plot is not None:
            from franchise.arena.plots import plot_ratings

            with refusing(self.plot):
                plot_ratings(figures, self.plot)
        if self.plot_influence is not None:
            from franchise.arena.plots import plot_influence

            with refusing(self.plot_influence):
                plot_influence(tournament, results, self.plot_influence)


def _write(file: str, text: str) -> None:
    if file == "-":
        sys.stdout.write(text)
        return
    with refusing(file):
        Path(file).write_text(text, "utf-8")
