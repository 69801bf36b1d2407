"""`franchise arena`: bots against bots."""

import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from franchise.cli import arena_options as a
from franchise.cli import options as o
from franchise.cli.arena_output import Output, note
from franchise.cli.errors import Refused, refusing
from franchise.cli.workers_options import chosen_workers

if TYPE_CHECKING:
    from franchise.arena import GameResult, Tournament
    from franchise.arena.workers import Workers

USUAL_GAMES = 100
"""At least this many, rounded up so that every seat order comes equally often."""


def arena(
    bots: a.Bots,
    games: a.Games = None,
    jobs: a.Jobs = None,
    cluster: a.ClusterAddress = None,
    seed: a.Seed = 1,
    seconds: a.Seconds = None,
    results: a.Results = None,
    records: a.Records = None,
    json_file: a.JsonFile = None,
    csv_file: a.CsvFile = None,
    plot: a.Plot = None,
    plot_influence: a.PlotInfluence = None,
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
    run.play(chosen_workers(jobs, cluster), records)
    if run.played:
        output.write(tournament, run.played)
    run.leave()


def _tournament(bots: list[str], rules: o.RuleOptions, seed: int, seconds: str | None) -> "Tournament":
    from franchise.arena import Tournament
    from franchise.bots import load_choice

    if not 2 <= len(bots) <= 5:
        raise Refused(f"expected two to five bots, one for each seat, got {len(bots)}")
    with refusing("bot"):
        entrants = tuple(map(load_choice, bots))
    with refusing():
        return Tournament(entrants, rules, seed, _seconds(seconds))


def _seconds(text: str | None) -> float | tuple[float, ...] | None:
    """Read one number for all bots, or several with commas between them."""
    if text is None:
        return None
    try:
        numbers = tuple(map(float, text.split(",")))
    except ValueError:
        raise Refused(f"--seconds: expected a number, or one for each bot as in 0.5,5; got {text}") from None
    return numbers[0] if len(numbers) == 1 else numbers


def _note_before(tournament: "Tournament", games: int) -> None:
    orders = len(tournament.orders)
    if games % orders:
        note(f"{games} is no multiple of the {orders} seat orders: some are played once more than others")
    if tournament.seconds is not None:
        note("with --seconds the results depend on this machine and what else it does")


class Run:
    """Plays a tournament until it is over, somebody interrupts it or a bot fails."""

    def __init__(self, tournament: "Tournament", games: int, results: Path | None) -> None:
        """Begin with no game played."""
        self._tournament, self._games, self._results = tournament, games, results
        self.played: list[GameResult] = []
        self._interrupted = False
        self._failure: str | None = None

    def play(self, jobs: "int | Workers", records: Path | None) -> None:
        """Play and show how it goes."""
        from franchise.arena import BotFailed
        from franchise.cli.arena_progress import ArenaProgress
        from franchise.cluster import ClusterFailed

        with refusing(self._results):
            results = self._tournament.play(self._games, jobs=jobs, results=self._results, records=records)
        print(f"Playing {self._games:,} games ...", file=sys.stderr, flush=True)
        try:
            if isinstance(jobs, int):
                self._tournament.prepare()
            with ArenaProgress(self._tournament, self._games).shown() as progress, closing(results):
                for result in results:
                    self.played.append(result)
                    progress.add(result)
        except KeyboardInterrupt:
            self._interrupted = True
        except (BotFailed, ClusterFailed) as error:
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
