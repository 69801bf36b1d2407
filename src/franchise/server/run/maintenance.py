"""What is done regularly: reminders, abandoned turns of bots, archiving, another look at what was ordered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from franchise.server.announce.announcer import Announcer
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.house.order import Order
from franchise.server.live.hub import Hub
from franchise.server.settings import Settings
from franchise.server.storage import tables
from franchise.server.storage.engine import Unavailable
from franchise.server.storage.leases import Leases
from franchise.server.tables import hosting
from franchise.server.tables.table import Table
from franchise.server.tables.turn_time import counts_from, deadline, overdue, to_remind
from franchise.server.thinking.thinkers import Thinkers

logger = logging.getLogger("franchise.server")

EVERY_SECONDS = 15.0
LEFT_SECONDS = 10.0
"""After how many seconds a bot's turn counts as abandoned by another process."""
ARCHIVED_AT_ONCE = 50
LEASE = "maintenance"


class Maintenance:
    """Looks after tables that nobody looks at."""

    def __init__(
        self,
        house: House,
        hub: Hub,
        announcer: Announcer,
        thinkers: Thinkers,
        order: Order,
        leases: Leases,
        settings: Settings,
    ) -> None:
        """Take care of a house."""
        self._leases = leases
        self._house, self._hub, self._announcer, self._thinkers = house, hub, announcer, thinkers
        self._order = order
        self._archive_after = settings.archive_after

    async def run(self) -> None:
        """Do everything again and again."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self.come_round(LEFT_SECONDS)

    async def come_round(self, left_seconds: float = 0.0) -> None:
        """Do everything once; what fails stops nothing else, and is done the next time."""
        await self._do(self._order.load)
        # What others do meanwhile would be done twice, and the second time in vain.
        if not await self._leases.take(LEASE):
            return  # another process does it
        try:
            for work in (partial(self.wake_bots, left_seconds), self.remind, self.archive):
                await self._do(work)
        finally:
            await self._leases.give_back(LEASE)

    async def _do(self, *works: Callable[[], Awaitable[None]]) -> None:
        for work in works:
            try:
                await work()
            except Unavailable as error:
                logger.warning("maintenance waits: %s", error)
            except Exception:
                logger.exception("maintenance failed; it is tried again")

    async def _each(self, found: list[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Do something to several tables; one that fails does not stop the others."""
        for table in found:
            try:
                await work(table)
            except Refusal:
                logger.info("table %s is left alone", table)
            except Unavailable:
                raise
            except Exception:
                logger.exception("maintenance of table %s failed", table)

    # --- bots ---

    async def wake_bots(self, left_seconds: float = 0.0) -> None:
        """Take up the turns of bots that no process thinks about: after a start, or when one has died."""
        if self._house.notices.shared:
            await self._note_turns()
            return
        left = partial(tables.waiting_for_bots, since=now() - int(left_seconds * 1000))
        await self._each(
            await self._house.read(left if left_seconds else tables.waiting_for_bots), self._wake
        )

    async def _note_turns(self) -> None:
        """Write down turns of bots that nobody has, and forget what nobody waits for any more."""
        from franchise.server.storage import thoughts

        await self._each(await self._house.read(thoughts.unnoted), self._house.note_turn)
        await self._house.write("", thoughts.remove_old)

    async def _wake(self, table: str) -> None:
        if not self._thinkers.thinks_about(table):
            self._thinkers.look(await self._house.get(table))

    # --- reminders ---

    async def remind(self) -> None:
        """Remind those whose time is running out, and tell a table when it is over, each once a turn."""
        found = await self._house.read(tables.with_turn_time)
        due = [summary.table.id for summary in found if to_remind(summary.table, summary.last) is not None]
        await self._each(due, self._remind)
        late = [summary.table.id for summary in found if overdue(summary.table, summary.last) is not None]
        await self._each(late, self._tell_late)

    async def _tell_late(self, table: str) -> None:
        """Tell a table once that the time of a turn is over."""

        def mark(hosted: Hosted) -> Table:
            seat, last = overdue(hosted.table, hosted.last), hosted.last
            if seat is None or last is None:
                return hosted.table
            after = replace(hosted.table, overdue=counts_from(hosted.table, last))
            return after.telling("time_up", None, hosted.table.seats[seat].name)

        await self._house.change_with_game(table, mark)

    async def _remind(self, table: str) -> None:
        announce: Callable[[Connection], None] | None = None
        identity, until = None, None

        def mark(hosted: Hosted) -> Table:
            nonlocal identity, until, announce
            seat, last = to_remind(hosted.table, hosted.last), hosted.last
            until = deadline(hosted.table, last)
            identity = None if seat is None else hosted.table.seats[seat].identity
            if seat is None or last is None or identity is None or until is None:
                return hosted.table
            announce = self._announcer.reminding(hosted.table, identity, seat, until)
            return replace(hosted.table, reminded=counts_from(hosted.table, last))

        def beside(connection: Connection) -> None:
            if announce is not None:
                announce(connection)

        await self._house.change_with_game(table, mark, beside)
        if identity is None or until is None:
            return
        self._announcer.wake()
        self._hub.remind(table, identity, until)
        if self._house.notices.shared:
            await self._house.write(
                table,
                lambda connection: self._house.notices.send(
                    connection, "reminder", table, identity=identity, deadline=until
                ),
            )

    # --- the archive ---

    async def archive(self) -> None:
        """Archive tables that nobody has touched for long; they can be looked at, and gone on with."""
        before = now() - int(self._archive_after * 1000)
        found = await self._house.read(lambda c: tables.idle_since(c, before, ARCHIVED_AT_ONCE))
        await self._each(found, self._archive)

    async def _archive(self, table: str) -> None:
        before = now() - int(self._archive_after * 1000)

        def archive(hosted: Hosted) -> Table:
            last = hosted.last
            touched = max(hosted.table.changed_at, last.at if last is not None else 0) >= before
            return hosted.table if touched or hosted.waits_for_bot else hosting.archived(hosted.table)

        if (await self._house.change_with_game(table, archive)).table.status == "archived":
            logger.info("table %s is archived", table)
