"""A table in memory, with its game and its log."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

from franchise.game.errors import FranchiseError
from franchise.game.game import Game, Played
from franchise.game.record import RULES
from franchise.game.setup import Setup
from franchise.kernel.jit import NotCompiled
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.tables.log import (
    By,
    Entry,
    EntryKind,
    Happening,
    happenings_since,
    kept,
    legal_part,
    moves_at,
)
from franchise.server.tables.table import Table

logger = logging.getLogger("franchise.server")
Result = TypeVar("Result")

MOST_TOLD = 50
"""How many entries are told at once: others wait while their events are worked out."""


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
        """The game as far as the present rules allow; None before the start, or if they allow no start."""
        self._start: Game | None = None
        self._latest: list[Played] = []
        """The moves of the last entry, where this process played them."""
        self._replay()

    def _replay(self) -> None:
        """Replay the log: a finished game of older rules as far as the present ones allow."""
        self.game = self._start = None
        if self.table.setup is None:
            return
        try:
            self._start = starting_game(self.table)
            self.game, _ = legal_part(self._start.copy(), moves_at(self.entries, self.revision))
            if self.table.rules == RULES and not self.complete:
                logger.error("table %s: its own rules do not follow it to the end", self.table.id)
        except NotCompiled:  # it will be
            raise
        except Exception as error:  # whatever it is, it must not keep the table from being shown
            expected = isinstance(error, FranchiseError) and self.table.rules != RULES
            logger.error("table %s: no game", self.table.id, exc_info=None if expected else error)

    @property
    def complete(self) -> bool:
        """Return whether the present rules allow the game to its last move."""
        return self.game is not None and len(self.game.moves) == (self.last.move_count if self.last else 0)

    def must_follow(self) -> None:
        """Refuse to go on with a game of other rules, or one that the present rules do not allow."""
        if self.table.setup is not None and (self.table.rules != RULES or not self.complete):
            raise Refusal("rules_differ")

    @property
    def revision(self) -> int:
        """Return the game's revision; 0 before and right after the start."""
        return self.entries[-1].revision if self.entries else 0

    @property
    def last(self) -> Entry | None:
        """Return the last entry of the log."""
        return self.entries[-1] if self.entries else None

    def last_act(self, seat: int) -> int:
        """Return when a person last did something in the game from a seat; 0 if nobody has."""
        acts = (entry.at for entry in reversed(self.entries) if entry.seat == seat and entry.by == "person")
        return next(acts, 0)

    @property
    def running_game(self) -> Game:
        """Return the game; refuse before the start."""
        if self.game is None:
            raise Refusal("not_started" if self.table.setup is None else "rules_differ")
        return self.game

    @property
    def starting_game(self) -> Game:
        """Return the game as it was before the first move."""
        if self._start is None:
            raise Refusal("not_started" if self.table.setup is None else "rules_differ")
        return self._start

    def add(self, entry: Entry, game: Game, played: Sequence[Played] = ()) -> None:
        """Add an entry that is safe to the log, with the moves that it played."""
        self.entries.append(entry)
        self.seen[entry.key] = entry.revision
        self.game = game
        self._latest = list(played)

    def catch_up(self, table: Table, entries: list[Entry]) -> None:
        """Follow what was written elsewhere."""
        fresh = [entry for entry in entries if entry.revision > self.revision or not self.entries]
        named = (table.setup, table.players)
        begins, followed = (self.table.setup, self.table.players) != named, self.complete
        self.table = table
        self._latest = [] if fresh else self._latest
        self.entries += fresh
        self.seen |= {entry.key: entry.revision for entry in fresh}
        game = self.game
        if begins or game is None or not followed or len(fresh) > MOST_TOLD:
            self._replay()
            return
        for entry in fresh:
            game = game.at(entry.back_to) if entry.back_to is not None else game.copy()
            self.game, _ = legal_part(game, entry.moves)
            if len(game.moves) != entry.move_count:
                self._replay()
                return

    def history(self, after: int) -> list[Played]:
        """Return the moves after the first `after` with their events."""
        game = self.running_game
        wanted = len(game.moves) - after
        if 0 <= wanted <= len(self._latest):  # just played: nothing has to be worked out again
            return self._latest[len(self._latest) - wanted :]
        return list(game.history(after))

    def must_be_current(self, revision: int) -> None:
        """Refuse a request about an earlier revision, and tell what has happened since."""
        if revision != self.revision:
            since = self.happenings_since(revision, MOST_TOLD) if 0 <= revision < self.revision else []
            more = bool(since) and since[-1].revision < self.revision
            fields = {"revision": self.revision, "since": since, "more": more}
            raise Refusal("stale", fields=fields, revision=self.revision)

    def remember(self, name: str, compute: Callable[["Hosted"], Result]) -> Result:
        """Compute something about the game once for each revision."""
        revision, value = self._remembered.get(name, (None, None))
        if revision != self.revision:
            value = compute(self)
            self._remembered[name] = self.revision, value
        return value  # type: ignore[return-value]

    async def remember_aside(self, name: str, compute: Callable[[Game], Result]) -> Result:
        """Do the same in a thread, with a copy of the game; who asks meanwhile waits for the same answer."""

        def begin(hosted: "Hosted") -> "asyncio.Task[Result]":
            return asyncio.create_task(asyncio.to_thread(compute, hosted.running_game.copy()))

        # Whoever goes away leaves the others their answer.
        return await asyncio.shield(self.remember(name, begin))

    def happenings_since(self, revision: int, most: int) -> list[Happening]:
        """List what happened after a revision, the first of it where it is more than so much."""
        if self.table.setup is None:
            raise Refusal("not_started")
        return happenings_since(self._start, self.entries, revision, most)

    def entry(
        self,
        kind: EntryKind,
        game: Game,
        *,
        by: By,
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
            moves=kept(moves),
            back_to=back_to,
            seat=seat,
            key=key or secrets.token_hex(8),
            at=at,
            move_count=len(game.moves),
            turn=game.turn,
            actor=game.actor,
            actor_since=last.actor_since if same_turn and last is not None else at,
            by=by,
        )

    @property
    def waits_for_bot(self) -> bool:
        """Return whether it is a bot's turn in a game that can go on."""
        table, last = self.table, self.last
        return (
            table.status == "playing"
            and not self.deleted
            and last is not None
            and last.actor is not None
            and table.seats[last.actor].played_by_bot
            and table.rules == RULES
            and self.complete
        )


def starting_game(table: Table) -> Game:
    """Make the game of a table, without any move."""
    return Game(table.players or (), Setup.from_json(table.setup))
