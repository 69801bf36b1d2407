"""A table in memory, with its game and its log."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

from franchise.game.game import Game
from franchise.game.record import RULES, from_json
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.log import Entry, EntryKind, Happening, apply, happenings_since, moves_at
from franchise.server.tables import Table

Result = TypeVar("Result")


class Hosted:
    """A table as this process knows it. Whoever changes it holds its lock."""

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        """Take over what was loaded, and replay the game."""
        self.table = table
        self.entries = entries
        self.lock = asyncio.Lock()
        self.outdated = False
        """Whether the database may know more."""
        self.deleted = False
        self._remembered: dict[str, tuple[int, object]] = {}
        self.seen = {entry.key: entry.revision for entry in entries}
        self.game: Game | None = None
        self._start: Game | None = None
        if table.setup is not None:
            self._start = starting_game(table)
            self.game = self._replayed()

    def _replayed(self) -> Game:
        """Replay the log; a finished game of older rules is shown as far as the present ones follow it."""
        assert self._start is not None
        game = self._start.copy()
        moves = moves_at(self.entries, self.revision)
        if self.table.rules == RULES:
            game.play_all(moves)
            return game
        return legal_part(game, moves)

    @property
    def revision(self) -> int:
        """Give the game's revision; 0 before and right after the start."""
        return self.entries[-1].revision if self.entries else 0

    @property
    def last(self) -> Entry | None:
        """Give the last entry of the log."""
        return self.entries[-1] if self.entries else None

    @property
    def running_game(self) -> Game:
        """Give the game; refuse before the start."""
        if self.game is None:
            raise Refusal("not_started")
        return self.game

    @property
    def starting_game(self) -> Game:
        """Give the game as it was before the first move."""
        if self._start is None:
            raise Refusal("not_started")
        return self._start

    def add(self, entry: Entry, game: Game) -> None:
        """Take an entry that is safe into the log."""
        self.entries.append(entry)
        self.seen[entry.key] = entry.revision
        self.game = game

    def catch_up(self, table: Table, entries: list[Entry]) -> None:
        """Follow what was written elsewhere."""
        if self.table.setup != table.setup or (self._start is None and table.setup is not None):
            self._start = starting_game(table)
            self.game = self._start.copy()
        self.table = table
        for entry in entries:
            if entry.revision > self.revision or not self.entries:
                assert self.game is not None
                self.add(entry, apply(self.game, entry))

    def remember(self, name: str, compute: Callable[["Hosted"], Result]) -> Result:
        """Compute something about the game once for each revision."""
        revision, value = self._remembered.get(name, (None, None))
        if revision != self.revision:
            value = compute(self)
            self._remembered[name] = self.revision, value
        return value  # type: ignore[return-value]

    def happenings_since(self, revision: int) -> list[Happening]:
        """Tell all that happened after a revision."""
        return happenings_since(self.starting_game, self.entries, revision)

    def entry(
        self,
        kind: EntryKind,
        game: Game,
        *,
        moves: tuple[str, ...] = (),
        back_to: int | None = None,
        seat: int | None = None,
        key: str = "",
    ) -> Entry:
        """Make the entry that leads to a game's position."""
        at, last = now(), self.last
        same_turn = last is not None and (last.actor, last.turn) == (game.actor, game.turn)
        return Entry(
            revision=0 if last is None else last.revision + 1,
            kind=kind,
            moves=moves,
            back_to=back_to,
            seat=seat,
            key=key or secrets.token_hex(8),
            at=at,
            move_count=len(game.moves),
            turn=game.turn,
            actor=game.actor,
            actor_since=last.actor_since if same_turn and last is not None else at,
        )

    @property
    def deadline(self) -> int | None:
        """Give until when the one to move has time."""
        if self.table.turn_minutes is None or self.last is None or self.table.status != "playing":
            return None
        return self.last.actor_since + self.table.turn_minutes * 60_000

    def is_late(self, seat: int) -> bool:
        """Tell whether the time of the one who sits there and is to move has run out."""
        deadline = self.deadline
        return deadline is not None and self.last is not None and self.last.actor == seat and now() > deadline


def starting_game(table: Table) -> Game:
    """Make the game of a table, without any move."""
    record = from_json(
        {
            "format": "franchise/1",
            "rules": RULES,
            "players": list(table.players or ()),
            "setup": table.setup,
            "moves": [],
        }
    )
    return Game(record.players, record.setup)


def legal_part(game: Game, moves: list[str]) -> Game:
    """Play moves up to the first that the rules do not allow."""
    from franchise.game.errors import FranchiseError

    for move in moves:
        try:
            game.play(move)
        except FranchiseError:
            break
    return game
