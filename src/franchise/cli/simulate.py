"""`franchise simulate`: many random games, in figures."""

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from franchise.cli import options as o
from franchise.cli.errors import refusing

if TYPE_CHECKING:
    import numpy as np

    from franchise.game.events import EndReason
    from franchise.game.position import Position

GAMES_PER_DEAL = 50
"""How many games are played from one setup when the options leave something to chance."""

GAMES_PER_STEP = 1000
"""How many games are played between two steps of the progress bar."""

SHARES = 60
"""How many parts a win has, because two, three, four or five players may share it."""


def simulate(
    players: Annotated[int, typer.Option(min=2, max=5, metavar="N", help="How many play: 2 to 5.")] = 4,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games are played.")] = 10_000,
    seed: Annotated[
        int, typer.Option(min=0, metavar="N", help="Where chance begins: the same seed, the same games.")
    ] = 1,
    start: o.Start = "choose",
    city_tiles: o.CityTiles = "printed",
    region_tiles: o.RegionTiles = None,
    region_pool: o.RegionPool = "printed",
    milestones: o.Milestones = False,
    boom: o.Boom = False,
    json_file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE|-", help="Write the figures as JSON; - is standard output."),
    ] = None,
) -> None:
    """Play many random games and show turns, influence, wins and speed."""
    rules = o.RuleOptions(start, city_tiles, region_tiles, region_pool, milestones, boom)
    with refusing():
        rules.deal(players, seed)
    tally = _play(rules, players, games, seed)
    figures = tally.figures() | {"players": players, "seed": seed} | rules.arguments()
    if json_file == "-":
        print(json.dumps(figures))
        return
    if json_file is not None:
        with refusing(json_file):
            Path(json_file).write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    _show(figures)


class Tally:
    """Adds up the outcomes of games."""

    def __init__(self, players: int) -> None:
        """Begin with no game."""
        self._players = players
        self._games = self._decisions = self._turns = 0
        self._ends: dict[EndReason, int] = {"red_zone": 0, "no_expansion": 0}
        self._influence = [0] * players
        self._lowest: list[int] = []
        self._highest: list[int] = []
        self._wins = [0] * players
        self._seconds = 0.0

    def add(self, outcomes: "np.ndarray[tuple[int, int], np.dtype[np.int64]]", seconds: float) -> None:
        """Add the rows that `Playouts.play` gives, and the time it took."""
        from franchise.bots.playout import DECISIONS, END_REASON, INFLUENCE, TURNS, WINNERS
        from franchise.game.codes import END_REASON_ID

        self._games += len(outcomes)
        self._seconds += seconds
        self._decisions += int(outcomes[:, DECISIONS].sum())
        self._turns += int(outcomes[:, TURNS].sum())
        for reason in self._ends:
            self._ends[reason] += int((outcomes[:, END_REASON] == END_REASON_ID.index(reason)).sum())
        influence = outcomes[:, INFLUENCE : INFLUENCE + self._players]
        self._lowest.append(int(influence.min()))
        self._highest.append(int(influence.max()))
        won = [outcomes[:, WINNERS] >> seat & 1 for seat in range(self._players)]
        share = SHARES // sum(won)
        for seat in range(self._players):
            self._influence[seat] += int(influence[:, seat].sum())
            self._wins[seat] += int((won[seat] * share).sum())

    def figures(self) -> dict[str, Any]:
        """Return the figures."""
        by_seat = [total / self._games for total in self._influence]
        return {
            "games": self._games,
            "decisions": self._decisions,
            "seconds": self._seconds,
            "decisions_per_second": self._decisions / self._seconds,
            "games_per_second": self._games / self._seconds,
            "turns_per_player": self._turns / self._games / self._players,
            "influence": {
                "mean": sum(by_seat) / self._players,
                "by_seat": by_seat,
                "minimum": min(self._lowest),
                "maximum": max(self._highest),
            },
            "wins_by_seat": [wins / SHARES for wins in self._wins],
            "end_reasons": self._ends,
        }


def _play(rules: o.RuleOptions, players: int, games: int, seed: int) -> Tally:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from franchise.bots.playout import Playouts

    # The very first game reads the machine code, which is no part of playing.
    Playouts(seed).play(_start(rules, players, seed).states, 1)
    playouts, tally = Playouts(seed), Tally(players)
    columns = TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("", total=games)
        for start, count in _batches(rules, players, games, seed):
            began = time.perf_counter()
            outcomes = playouts.play(start.states, count)
            tally.add(outcomes, time.perf_counter() - began)
            progress.advance(bar, count)
    return tally


def _batches(rules: o.RuleOptions, players: int, games: int, seed: int) -> Iterator[tuple["Position", int]]:
    """Yield starts and how many games to play from each."""
    size = GAMES_PER_DEAL if rules.left_to_chance else GAMES_PER_STEP
    start = _start(rules, players, seed)
    for number, played in enumerate(range(0, games, size)):
        if rules.left_to_chance:
            start = _start(rules, players, _seed_of_deal(seed, number))
        yield start, min(size, games - played)


def _seed_of_deal(seed: int, number: int) -> int:
    from franchise.game.dealing import SEEDS

    digest = hashlib.sha256(f"franchise/{seed}/simulate/{number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS


def _start(rules: o.RuleOptions, players: int, seed: int) -> "Position":
    from franchise.game.position import Position

    position, _ = Position.start(players, rules.deal(players, seed))
    return position


def _show(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    games, influence = figures["games"], figures["influence"]
    seats = Table("Seat", "Wins", "Share", "Influence", title="By seat", title_justify="left")
    for seat, wins in enumerate(figures["wins_by_seat"]):
        seats.add_row(
            str(seat + 1), f"{wins:,.1f}", f"{wins / games:.1%}", f"{influence['by_seat'][seat]:.1f}"
        )
    for column in seats.columns:
        column.justify = "right"

    ends = figures["end_reasons"]
    table = Table(show_header=False, title=f"{games:,} random games", title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    table.add_row("Turns per player", f"{figures['turns_per_player']:.2f}")
    table.add_row("Influence, mean", f"{influence['mean']:.1f}")
    table.add_row("Influence, least and most", f"{influence['minimum']} – {influence['maximum']}")
    table.add_row("Ended by the red zone", f"{ends['red_zone']:,} ({ends['red_zone'] / games:.1%})")
    table.add_row(
        "Ended without expansions", f"{ends['no_expansion']:,} ({ends['no_expansion'] / games:.1%})"
    )
    table.add_row("Decisions per second", f"{figures['decisions_per_second']:,.0f}")
    table.add_row("Games per second", f"{figures['games_per_second']:,.0f}")
    console = Console(file=sys.stdout, highlight=False)
    console.print(table)
    console.print(seats)
