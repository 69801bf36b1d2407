"""The house: all tables of this process, and everything that changes them.

A change is checked on what is in memory, written to the database, and only then
taken over and told to others.
A change that lost a race finds that out from the database, reads what the winner wrote and is checked anew.
"""

import asyncio
import logging
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from franchise.game.errors import FranchiseError
from franchise.game.game import Game
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.storage import log, tables
from franchise.server.storage.engine import meaning, reading
from franchise.server.storage.notices import Notices
from franchise.server.storage.writer import Writer
from franchise.server.tables import table as t
from franchise.server.tables.log import Entry, Happening, happening
from franchise.server.tables.table import Table

logger = logging.getLogger("franchise.server")
Result = TypeVar("Result")
Listener = Callable[[Hosted, Happening | None], None]

MOST_IN_MEMORY = 1_000
"""Some 50 kB each at the end of a game. More of them are kept only while somebody follows them."""
MOST_ATTEMPTS = 8
"""How often a change is tried again that lost a race."""


class House:
    """Keeps tables and changes them."""

    def __init__(self, engine: Engine, writer: Writer, notices: Notices) -> None:
        """Open the house on a database."""
        self.engine = engine
        self.writer = writer
        self.notices = notices
        self.listeners: list[Listener] = []
        """Who is told of every change: with what happened in the game, or None for the table itself."""
        self.announcers: list[Listener] = []
        """Who is told only of what this process itself wrote: of several processes one announces a change."""
        self.in_use: Callable[[str], bool] = lambda table: False
        """Tells whether somebody follows a table, so that it stays in memory."""
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._hosted: OrderedDict[str, Hosted] = OrderedDict()
        self._alive: weakref.WeakValueDictionary[str, Hosted] = weakref.WeakValueDictionary()
        """Also what was put out of memory while somebody still held it: a table has one lock at a time."""
        self._loading: dict[str, asyncio.Task[Hosted]] = {}

    def close(self) -> None:
        """Let the readers end."""
        self._readers.shutdown()

    # --- the database ---

    async def read(self, read: Callable[[Connection], Result]) -> Result:
        """Read from the database, beside the requests; a connection that was lost is opened again once."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_here, read)

    def read_here(self, read: Callable[[Connection], Result]) -> Result:
        """Read from the database in the caller's own thread."""
        for attempt in (1, 2):
            try:
                with reading(self.engine) as connection:
                    return read(connection)
            except DBAPIError as error:
                if error.connection_invalidated and attempt == 1:
                    continue
                trouble = meaning(error)
                if trouble is None:
                    raise
                raise trouble from None
        raise AssertionError

    async def write(self, subject: str, write: Callable[[Connection], Result]) -> Result:
        """Write to the database; what is written is safe once this answers."""
        return await self.writer.write(subject, write)

    # --- tables in memory ---

    async def get(self, table: str) -> Hosted:
        """Find a table."""
        hosted = self.known(table)
        if hosted is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            return await asyncio.shield(task)
        if table not in self._hosted:
            self._keep(hosted)
        self._hosted.move_to_end(table)
        if hosted.outdated:
            async with hosted.lock:
                await self._refresh(hosted)
        return hosted

    async def _load(self, table: str) -> Hosted:
        found, entries = await self.read(
            lambda connection: (tables.load(connection, table), log.entries_after(connection, table, -1))
        )
        if found is None:
            raise Refusal("no_such_table")
        return self._keep(Hosted(found, entries))

    def _keep(self, hosted: Hosted) -> Hosted:
        self._hosted[hosted.table.id] = self._alive[hosted.table.id] = hosted
        for other in list(self._hosted) if len(self._hosted) > MOST_IN_MEMORY else ():
            if len(self._hosted) <= MOST_IN_MEMORY:
                break
            if not self.in_use(other) and not self._hosted[other].lock.locked() and other != hosted.table.id:
                del self._hosted[other]
        return hosted

    @property
    def in_memory(self) -> Sequence[Hosted]:
        """List the tables in memory."""
        return list(self._alive.values())

    def known(self, table: str) -> Hosted | None:
        """Give a table if it is in memory."""
        return self._alive.get(table)

    def _forget(self, hosted: Hosted, *, own: bool) -> None:
        """Let go of a table that was deleted, and tell."""
        self._hosted.pop(hosted.table.id, None)
        self._alive.pop(hosted.table.id, None)
        hosted.deleted = True
        self.tell(hosted, None, own=own)

    async def _refresh(self, hosted: Hosted) -> bool:
        """Read what others wrote, if there may be something, and tell of it; False if nothing was read."""
        if hosted.deleted:
            raise Refusal("no_such_table")
        if not hosted.outdated:
            return False
        table, revision = hosted.table.id, hosted.entries[-1].revision if hosted.entries else -1
        hosted.outdated = False
        try:
            found, entries = await self.read(
                lambda connection: (
                    tables.load(connection, table),
                    log.entries_after(connection, table, revision),
                )
            )
        except BaseException:
            hosted.outdated = True
            raise
        if found is None:
            self._forget(hosted, own=False)
            raise Refusal("no_such_table")
        changed = found.version != hosted.table.version
        hosted.catch_up(found, entries)
        for told in hosted.happenings_since(revision) if entries else ():
            self.tell(hosted, told, own=False)
        if changed:
            self.tell(hosted, None, own=False)
        return True

    async def look_again(self, table: str) -> None:
        """Follow a change that another process told of."""
        loading = self._loading.get(table)
        # What is being loaded may have been read before the change.
        hosted = self.known(table) if loading is None else await asyncio.shield(loading)
        if hosted is not None:
            hosted.outdated = True
            async with hosted.lock:
                await self._refresh(hosted)

    def tell(self, hosted: Hosted, told: Happening | None, *, own: bool = True) -> None:
        """Tell of a change; `own` is one that this process wrote. A listener that fails harms no other."""
        for listener in (*self.listeners, *self.announcers) if own else self.listeners:
            try:
                listener(hosted, told)
            except Exception:
                logger.exception("table %s: a change could not be told", hosted.table.id)

    # --- changing a table ---

    async def open(self, table: Table, entries: Sequence[Entry] = (), by: str | None = None) -> Hosted:
        """Open a table for somebody; one whose game has begun comes with its log."""
        hosted = opened(table, entries, by)
        await self.write(table.id, lambda connection: _store(connection, hosted))
        return self._show(hosted, starts=not entries)

    async def open_beside(
        self, table: str, change: Callable[[Table], tuple[Table, Hosted | None]]
    ) -> Hosted | None:
        """Open a table together with a change of another one: both are written, or neither."""
        beside: Hosted | None = None

        def with_other(hosted: Hosted) -> Table:
            nonlocal beside
            after, beside = change(hosted.table)
            return after

        def store(connection: Connection) -> None:
            if beside is not None:
                _store(connection, beside)

        await self.change_with_game(table, with_other, store)
        return None if beside is None else self._show(beside, starts=True)

    def _show(self, hosted: Hosted, *, starts: bool) -> Hosted:
        self._keep(hosted)
        if hosted.last is not None and starts:
            self.tell(hosted, happening(hosted.last, ()))
        self.tell(hosted, None)
        return hosted

    async def check(self, table: str, check: Callable[[Table], Result]) -> Result:
        """Ask something of a table that may be refused, though not for what another process has changed."""
        hosted = await self.get(table)
        try:
            return check(hosted.table)
        except Refusal:
            if not self.notices.shared:
                raise
        await self.look_again(table)
        return check(hosted.table)

    async def change(self, table: str, change: Callable[[Table], Table]) -> Hosted:
        """Change a table; `change` checks and gives the table afterwards."""
        return await self.change_with_game(table, lambda hosted: change(hosted.table))

    async def change_with_game(
        self,
        table: str,
        change: Callable[[Hosted], Table],
        beside: Callable[[Connection], None] = lambda connection: None,
    ) -> Hosted:
        """Change a table by what its game is like at that moment, and write something beside it."""

        async def attempt(hosted: Hosted) -> bool:
            before, after = hosted.table, change(hosted)
            if after == before:
                return True
            if before.status == "archived":
                after = t.brought_back(after)
            begins = before.setup is None and after.setup is not None
            begun = Hosted(after, []) if begins else None
            seat = next(iter(after.seats_of(after.host)), None)
            first = begun.entry("start", begun.running_game, seat=seat) if begun is not None else None

            def write(connection: Connection) -> Table:
                saved = tables.save(connection, after)
                if first is not None and not log.append(connection, table, first):
                    raise tables.Changed
                beside(connection)
                self.notices.send(connection, "changed", table)
                return saved

            saved = await self.write(table, write)
            hosted.catch_up(saved, [first] if first is not None else [])
            if first is not None:
                self.tell(hosted, happening(first, ()))
            self.tell(hosted, None)
            return True

        return await self.with_races(table, attempt)

    async def with_races(self, table: str, attempt: Callable[[Hosted], Awaitable[bool]]) -> Hosted:
        """Try a change until it is written or refused; `attempt` answers False when it lost a race."""
        hosted = await self.get(table)
        up_to_date = not self.notices.shared
        async with hosted.lock:
            for _ in range(MOST_ATTEMPTS):
                up_to_date = await self._refresh(hosted) or up_to_date
                try:
                    if await attempt(hosted):
                        return hosted
                except (tables.Changed, IntegrityError):  # somebody was faster, or deleted the table
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

        async def attempt(hosted: Hosted) -> bool:
            t.must_be_deletable(hosted.table, identity)

            def write(connection: Connection) -> None:
                tables.remove(connection, hosted.table)
                self.notices.send(connection, "changed", table)

            await self.write(table, write)
            self._forget(hosted, own=True)
            return True

        await self.with_races(table, attempt)

    async def enter(self, table: str, make: Callable[[Hosted], tuple[Entry, Game, Table] | None]) -> Hosted:
        """Append the entry that `make` gives, with the game and the table after it; None if there is none."""

        async def attempt(hosted: Hosted) -> bool:
            made = make(hosted)
            if made is None:
                return True
            if not await self.append(hosted, *made):
                return False
            self.tell(hosted, happening(made[0], ()))
            return True

        return await self.with_races(table, attempt)

    async def append(self, hosted: Hosted, entry: Entry, game: Game, after: Table) -> bool:
        """Write an entry and the change of the table that goes with it; False if the revision was taken."""
        before, table = hosted.table, hosted.table.id

        def write(connection: Connection) -> tuple[bool, Table]:
            if not log.append(connection, table, entry):
                return False, before
            saved = tables.save(connection, after) if after != before else before
            self.notices.send(connection, "changed", table)
            return True, saved

        appended, saved = await self.write(table, write)
        if not appended:
            return False
        hosted.add(entry, game)
        hosted.table = saved
        if saved is not before:
            self.tell(hosted, None)
        return True

    async def save(self, hosted: Hosted, after: Table) -> None:
        """Save a table whose lock is held, and tell."""

        def write(connection: Connection) -> Table:
            saved = tables.save(connection, after)
            self.notices.send(connection, "changed", after.id)
            return saved

        hosted.table = await self.write(after.id, write)
        self.tell(hosted, None)


def opened(table: Table, entries: Sequence[Entry] = (), by: str | None = None) -> Hosted:
    """Make a table of somebody ready to be stored; one whose game has begun comes with its log."""
    hosted = Hosted(table, list(entries))
    if hosted.game is not None and not entries:
        seat = next(iter(table.seats_of(by)), None)
        hosted.entries.append(hosted.entry("start", hosted.game, seat=seat))
    return hosted


def _store(connection: Connection, hosted: Hosted) -> None:
    tables.create(connection, hosted.table)
    for entry in hosted.entries:
        log.append(connection, hosted.table.id, entry)
