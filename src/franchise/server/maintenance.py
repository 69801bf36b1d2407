"""What comes round by itself: reminders before a turn's time runs out, and archiving."""

import asyncio
import logging
from dataclasses import replace
from functools import partial

from franchise.server.clock import now
from franchise.server.house import House
from franchise.server.live import Hub
from franchise.server.settings import Settings
from franchise.server.storage import tables
from franchise.server.tables import Table
from franchise.server.webhooks import Webhooks

logger = logging.getLogger("franchise.server")

EVERY_SECONDS = 15.0
REMIND_AT = 0.75
"""The part of the time after which somebody is reminded."""
ARCHIVED_AT_ONCE = 50


class Maintenance:
    """Looks after tables that nobody looks at."""

    def __init__(self, house: House, hub: Hub, webhooks: Webhooks, settings: Settings) -> None:
        """Take care of a house."""
        self._house, self._hub, self._webhooks = house, hub, webhooks
        self._archive_after = settings.archive_after

    async def run(self) -> None:
        """Come round again and again."""
        while True:
            try:
                await self.remind()
                await self.archive()
            except Exception:
                logger.exception("maintenance failed; it is tried again")
            await asyncio.sleep(EVERY_SECONDS)

    async def remind(self) -> None:
        """Remind those whose time runs out, once a turn."""
        for summary in await self._house.read(tables.with_turn_time):
            table, last = summary.table, summary.last
            if (
                last is None
                or last.actor is None
                or table.turn_minutes is None
                or table.reminded >= last.turn
            ):
                continue
            whole = table.turn_minutes * 60_000
            identity = table.seats[last.actor].identity
            if identity is None or table.seats[last.actor].played_by_bot:
                continue
            if now() >= last.actor_since + whole * REMIND_AT:
                await self._house.change(table.id, partial(replace, reminded=last.turn))
                self._hub.remind(table.id, identity, last.actor_since + whole)
                self._webhooks.remind(table, identity)

    async def archive(self) -> None:
        """Turn tables that nobody has touched for long into records, to look at and to go on with."""
        before = now() - int(self._archive_after * 1000)
        for table in await self._house.read(lambda c: tables.idle_since(c, before, ARCHIVED_AT_ONCE)):
            await self._house.change(table, archived)
            logger.info("table %s is archived", table)


def archived(table: Table) -> Table:
    """Archive a table; a move brings it back."""
    return replace(table, status="archived", invitation=None, undo=None)
