"""The tables that this process has in memory: loaded once, kept as the database has them."""

import asyncio
import logging
import weakref
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from franchise.server.errors import Refusal
from franchise.server.house.hosted import MOST_TOLD, Hosted
from franchise.server.storage import log, tables
from franchise.server.storage.engine import meaning, reading
from franchise.server.storage.news import ToldNews
from franchise.server.storage.notices import Notices
from franchise.server.storage.writer import Writer
from franchise.server.tables.log import Entry, Happening
from franchise.server.tables.table import Table

logger = logging.getLogger("franchise.server")
Result = TypeVar("Result")
Listener = Callable[[Hosted, Happening | None], None]


@dataclass(frozen=True)
class Recording:
    """What is written beside a change, in the same transaction, and what is done once that is safe."""

    write: Callable[[Connection], None]
    done: Callable[[], None]


Recorder = Callable[[Table | None, Table | None, Entry | None], Recording | None]
"""Takes a table before and after a change, and the entry of its game; None where there is none."""

MOST_IN_MEMORY = 1_000
"""Some 50 kB each at the end of a game. More are kept only while somebody follows them."""


_NOTHING = Recording(lambda connection: None, lambda: None)


class Shelf:
    """Keeps tables, and tells of their changes."""

    def __init__(self, engine: Engine, writer: Writer, notices: Notices) -> None:
        """Begin with no table."""
        self.engine = engine
        self.writer = writer
        self.notices = notices
        self.listeners: list[Listener] = []
        """Who is told of every change: with what happened in the game, or None for the table itself."""
        self.recorder: Recorder = lambda before, after, entry: None
        """Says what is written beside a change."""
        self.news_listeners: list[Callable[[str, ToldNews], None]] = []
        """Who is told what happened at a table beside the game, as this process wrote it."""
        self.place_of: Callable[[str], str] = str
        """Says where an identity was last seen: for its place bots think."""
        self.in_use: Callable[[str], bool] = lambda table: False
        """Tells whether somebody follows a table, so that it stays in memory."""
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._hosted: OrderedDict[str, Hosted] = OrderedDict()
        self._alive: weakref.WeakValueDictionary[str, Hosted] = weakref.WeakValueDictionary()
        """Also tables that were dropped while somebody still held them: a table has one lock at a time."""
        self._loading: dict[str, asyncio.Task[Hosted]] = {}

    def close(self) -> None:
        """End the threads that read."""
        self._readers.shutdown()

    def recording(self, before: Table | None, after: Table | None, entry: Entry | None) -> Recording:
        """Ask what is written beside a change."""
        try:
            return self.recorder(before, after, entry) or _NOTHING
        except Exception:
            logger.exception("a change could not be recorded")
            return _NOTHING

    # --- the database ---

    async def read(self, read: Callable[[Connection], Result]) -> Result:
        """Read from the database, beside the requests; a connection that was lost is opened again once."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_here, read)

    def read_here(self, read: Callable[[Connection], Result]) -> Result:
        """Read from the database in the caller's thread."""
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
        """Write to the database; what is written is safe once this returns."""
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
            self.keep(hosted)
        self._hosted.move_to_end(table)
        if hosted.outdated:
            async with hosted.lock:
                await self.refresh(hosted)
        return hosted

    async def _load(self, table: str) -> Hosted:
        found, entries = await self.read(
            lambda connection: (tables.load(connection, table), log.entries_after(connection, table, -1))
        )
        if found is None:
            raise Refusal("no_such_table")
        return self.keep(Hosted(found, entries))

    def keep(self, hosted: Hosted) -> Hosted:
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
        """Return a table if it is in memory."""
        return self._alive.get(table)

    def forget(self, hosted: Hosted) -> None:
        """Drop a table that was deleted, and tell."""
        self._hosted.pop(hosted.table.id, None)
        self._alive.pop(hosted.table.id, None)
        hosted.deleted = True
        self.tell(hosted, None)

    async def refresh(self, hosted: Hosted) -> bool:
        """Read what others may have written, and tell of it; False if nothing was read."""
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
            self.forget(hosted)
            raise Refusal("no_such_table")
        changed = found.version != hosted.table.version
        hosted.catch_up(found, entries)
        while entries and (page := hosted.happenings_since(revision, MOST_TOLD)):
            for told in page:
                self.tell(hosted, told)
            revision = page[-1].revision
            await asyncio.sleep(0)  # others come in between
        if changed:
            self.tell(hosted, None)
        return True

    async def look_again(self, table: str) -> None:
        """Follow a change that another process told of."""
        loading = self._loading.get(table)
        # What is being loaded may have been read before the change.
        hosted = self.known(table) if loading is None else await asyncio.shield(loading)
        if hosted is not None:
            hosted.outdated = True
            async with hosted.lock:
                await self.refresh(hosted)

    def tell(self, hosted: Hosted, told: Happening | None) -> None:
        """Tell of a change. A listener that fails harms no other."""
        for listener in self.listeners:
            try:
                listener(hosted, told)
            except Exception:
                logger.exception("table %s: a change could not be told", hosted.table.id)

    def tell_news(self, table: str, news: Sequence[ToldNews]) -> None:
        """Tell what happened at a table; other processes read it when they hear of it."""
        for one in news:
            for listener in self.news_listeners:
                listener(table, one)
