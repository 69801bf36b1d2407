"""The house: all tables of this process, and everything that changes them.

A change is checked on what is in memory, written to the database, and only then taken over and told.
A change that lost a race learns so from the database, reads what the winner wrote and is checked again.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from franchise.game.errors import FranchiseError
from franchise.game.game import Game, Played
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.shelf import Recording, Shelf
from franchise.server.storage import log, news, positions, results, tables
from franchise.server.storage.news import ToldNews
from franchise.server.storage.races import LostRace
from franchise.server.tables import hosting
from franchise.server.tables.log import Entry, Happening, happening
from franchise.server.tables.table import Table

Result = TypeVar("Result")

MOST_ATTEMPTS = 8
"""How often a change that lost a race is tried again."""


class House(Shelf):
    """Keeps tables and changes them."""

    most_tables = 100
    """How many unfinished tables one host may have."""

    async def open(self, table: Table, entries: Sequence[Entry] = (), by: str | None = None) -> Hosted:
        """Open a table for somebody; one whose game has begun comes with its log."""
        hosted = opened(table, entries, by)
        recording = self.recording(None, table, hosted.last if not entries else None)

        def write(connection: Connection) -> None:
            self._store(connection, hosted, by)
            recording.write(connection)

        await self.write(table.id, write)
        recording.done()
        return self._show(hosted, starts=not entries)

    async def open_beside(
        self, table: str, change: Callable[[Table], tuple[Table, Hosted | None]], by: str
    ) -> Hosted | None:
        """Open a table together with a change of another one: both are written, or neither."""
        beside: Hosted | None = None
        recording: Recording | None = None

        def with_other(hosted: Hosted) -> Table:
            nonlocal beside, recording
            after, beside = change(hosted.table)
            if beside is not None:
                recording = self.recording(after, beside.table, beside.last)
            return after

        def store(connection: Connection) -> None:
            if beside is not None and recording is not None:
                self._store(connection, beside, by)
                recording.write(connection)

        await self.change_with_game(table, with_other, store)
        if beside is None or recording is None:
            return None
        recording.done()
        return self._show(beside, starts=True)

    def _store(self, connection: Connection, hosted: Hosted, by: str | None) -> None:
        tables.create(connection, hosted.table)
        for entry in hosted.entries:
            log.append(connection, hosted.table.id, entry)
        self._note_turn(connection, hosted.table, hosted.last)
        results.settle(connection, None, hosted.table, hosted.entries)
        if hosted.game is not None:
            positions.note(connection, hosted.table, hosted.game)
        if hosted.table.status != "over":
            tables.must_have_room(connection, hosted.table.host, self.most_tables, by)

    def _show(self, hosted: Hosted, *, starts: bool) -> Hosted:
        self.keep(hosted)
        if hosted.last is not None and starts:
            self.tell(hosted, happening(hosted.last, ()))
        self.tell(hosted, None)
        return hosted

    async def check(self, table: str, check: Callable[[Table], Result]) -> Result:
        """Check something about a table; before it is refused, changes of other processes are read."""
        hosted = await self.get(table)
        try:
            return check(hosted.table)
        except Refusal:
            if not self.notices.shared:
                raise
        await self.look_again(table)
        return check(hosted.table)

    async def change(self, table: str, change: Callable[[Table], Table]) -> Hosted:
        """Change a table; `change` checks and returns the table afterwards."""
        return await self.change_with_game(table, lambda hosted: change(hosted.table))

    async def change_with_game(
        self,
        table: str,
        change: Callable[[Hosted], Table],
        beside: Callable[[Connection], None] = lambda connection: None,
    ) -> Hosted:
        """Change a table by the state of its game at that moment, and write something beside it."""

        async def attempt(hosted: Hosted) -> Hosted:
            before, after = hosted.table, change(hosted)
            if after == before:
                return hosted
            if before.status == "archived":
                after = hosting.brought_back(after)
            begun = Hosted(after, []) if before.setup is None and after.setup is not None else None
            seat = next(iter(after.seats_of(after.host)), None)
            first = begun.entry("start", begun.running_game, by="person", seat=seat) if begun else None
            recording = self.recording(before, after, first)

            def write(connection: Connection) -> tuple[Table, list[ToldNews]]:
                saved = self._save(connection, after)
                if first is not None and not log.append(connection, table, first):
                    raise LostRace
                self._note_turn(connection, after, first or hosted.last, hosted)
                results.settle(connection, before, after, hosted.entries)
                recording.write(connection)
                beside(connection)
                return saved

            saved, told = await self.write(table, write)
            recording.done()
            hosted.catch_up(saved, [first] if first is not None else [])
            if first is not None:
                self.tell(hosted, happening(first, ()))
            self.tell(hosted, None)
            self.tell_news(table, told)
            return hosted

        return await self.with_races(table, attempt)

    async def pass_hosting(self, table: str, identity: str, seat: int) -> Hosted:
        """Let the owner of another seat be the host, if they do not host too many tables already."""
        host: str | None = None

        def change(hosted: Hosted) -> Table:
            nonlocal host
            after = hosting.pass_hosting(hosted.table, identity, seat)
            host = after.host
            return after

        def check(connection: Connection) -> None:
            tables.must_have_room(connection, host, self.most_tables)

        return await self.change_with_game(table, change, check)

    async def with_races(self, table: str, attempt: Callable[[Hosted], Awaitable[Result]]) -> Result:
        """Try a change until it is written or refused, and return what the attempt returned.

        An attempt that raises `LostRace` is made again on what the winner wrote.
        """
        hosted = await self.get(table)
        up_to_date = not self.notices.shared
        async with hosted.lock:
            for _ in range(MOST_ATTEMPTS):
                up_to_date = await self.refresh(hosted) or up_to_date
                try:
                    return await attempt(hosted)
                except (LostRace, IntegrityError):  # somebody was faster, or deleted the table
                    pass
                except (Refusal, FranchiseError):
                    if up_to_date:
                        raise  # otherwise the caller may know more, from another process
                except BaseException:
                    hosted.outdated = True  # nobody knows what was written
                    raise
                hosted.outdated = True
        raise Refusal("storage_unavailable", retry_after=1)

    async def delete(self, table: str, identity: str) -> None:
        """Delete a table for its host."""
        await self.remove(table, lambda found: hosting.must_be_deletable(found, identity))

    async def remove(
        self,
        table: str,
        check: Callable[[Table], None],
        beside: Callable[[Connection], None] = lambda connection: None,
    ) -> None:
        """Delete a table unless `check` refuses it, and write something beside that."""

        async def attempt(hosted: Hosted) -> None:
            check(hosted.table)
            recording = self.recording(hosted.table, None, None)

            def write(connection: Connection) -> None:
                tables.remove(connection, hosted.table)
                recording.write(connection)
                self.notices.send(connection, "changed", table)
                beside(connection)

            await self.write(table, write)
            self.forget(hosted)
            recording.done()

        await self.with_races(table, attempt)

    async def append(
        self, hosted: Hosted, entry: Entry, game: Game, after: Table, played: Sequence[Played] = ()
    ) -> Happening:
        """Write an entry and the change of the table that goes with it, and tell everybody of both.

        `LostRace` if the entry's revision is taken.
        """
        before, table = hosted.table, hosted.table.id
        recording = self.recording(before, after, entry)

        def write(connection: Connection) -> tuple[Table, list[ToldNews]] | None:
            if not log.append(connection, table, entry):
                return None  # an exception would undo what others write in the same transaction
            positions.note(connection, after, game)
            recording.write(connection)
            self._note_turn(connection, after, entry, hosted)
            if after == before:
                self.notices.send(connection, "changed", table)
                return before, []
            saved = self._save(connection, after)
            if before.status == "over" and after.status == "playing":
                tables.must_have_room(connection, after.host, self.most_tables)
            results.settle(connection, before, after, [*hosted.entries, entry])
            return saved

        written = await self.write(table, write)
        if written is None:
            raise LostRace
        recording.done()
        saved, told_news = written
        hosted.add(entry, game, played)
        hosted.table = saved
        told = happening(entry, [event for move in played for event in move.events])
        if saved is not before:
            self.tell(hosted, None)
        self.tell(hosted, told)
        self.tell_news(table, told_news)
        return told

    async def save(self, hosted: Hosted, after: Table) -> None:
        """Save a table whose lock is held, and tell."""

        def write(connection: Connection) -> tuple[Table, list[ToldNews]]:
            self._note_turn(connection, after, hosted.last, hosted)
            return self._save(connection, after)

        hosted.table, told = await self.write(after.id, write)
        self.tell(hosted, None)
        self.tell_news(after.id, told)

    async def note_turn(self, table: str) -> None:
        """Write down anew what a bot has to think about at a table, or that it has nothing."""
        hosted = await self.get(table)
        if self.notices.shared:
            await self.write(table, lambda c: self._note_turn(c, hosted.table, hosted.last, always=True))

    def _note_turn(
        self,
        connection: Connection,
        after: Table,
        last: Entry | None,
        before: Hosted | None = None,
        *,
        always: bool = False,
    ) -> None:
        """Write down what a bot has to think about after a change, for all processes that think."""
        if not self.notices.shared:
            return
        from franchise.server.storage import thoughts

        turn = thoughts.turn_of(after, last, self.place_of(after.host or after.id))
        if turn is not None:
            thoughts.put(connection, turn)
            self.notices.call(connection)
        elif always or (before is not None and before.waits_for_bot):
            thoughts.remove(connection, thoughts.subject_of(after.id))

    def _save(self, connection: Connection, after: Table) -> tuple[Table, list[ToldNews]]:
        """Write a changed table with its news, for other processes to hear of both."""
        saved = tables.save(connection, after)
        self.notices.send(connection, "changed", after.id)
        told = news.tell(connection, after.id, after.news)
        if told:
            self.notices.send(connection, "news", after.id, after=told[0].number - 1)
        return saved, told


def opened(table: Table, entries: Sequence[Entry] = (), by: str | None = None) -> Hosted:
    """Prepare a table for the database; one whose game has begun comes with its log."""
    hosted = Hosted(table, list(entries))
    if hosted.game is not None and not entries:
        seat = next(iter(table.seats_of(by)), None)
        hosted.entries.append(hosted.entry("start", hosted.game, by="person", seat=seat))
    return hosted
