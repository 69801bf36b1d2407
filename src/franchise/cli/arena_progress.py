"""How a tournament goes, on stderr while it is played."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

if TYPE_CHECKING:
    from franchise.arena import GameResult, Tournament

SECONDS_BETWEEN_LINES = 5.0
"""Where there is no terminal."""


class ArenaProgress:
    """Counts games and wins while they come."""

    def __init__(self, tournament: "Tournament", games: int) -> None:
        """Begin with no game."""
        self._bots = [str(bot) for bot in tournament.entrants]
        self._wins = [0.0] * len(self._bots)
        self._played, self._games = 0, games
        self._console = Console(stderr=True, highlight=False)
        columns = TextColumn("Playing"), BarColumn(), MofNCompleteColumn()
        self._bar = Progress(*columns, TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())
        self._task = self._bar.add_task("", total=games)
        self._live = Live(console=self._console, get_renderable=self._look, transient=True)
        self._said = time.monotonic()

    @contextmanager
    def shown(self) -> Iterator["ArenaProgress"]:
        """Show a bar and the wins in a terminal, a line now and then elsewhere."""
        with self._live if self._console.is_terminal else nullcontext():
            yield self

    def add(self, result: "GameResult") -> None:
        """Count a game."""
        self._played += 1
        for seat in result.winners:
            self._wins[result.seats[seat]] += 1 / len(result.winners)
        self._bar.advance(self._task)
        overdue = time.monotonic() - self._said >= SECONDS_BETWEEN_LINES
        if not self._console.is_terminal and (overdue or self._played == self._games):
            self._say(f"{self._played:,} of {self._games:,} games: {self._score()}")

    def _look(self) -> Group:
        return Group(self._bar, Text(self._score(), overflow="ellipsis", no_wrap=True))

    def _score(self) -> str:
        if not self._played:
            return "the first game is being played"
        rates = zip(self._bots, self._wins, strict=True)
        return ", ".join(f"{bot} {round(wins, 1):g} won ({wins / self._played:.0%})" for bot, wins in rates)

    def _say(self, line: str) -> None:
        self._said = time.monotonic()
        self._console.print(line, soft_wrap=True, markup=False)
