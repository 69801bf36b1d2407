"""Writes down what is to be announced in the transaction of the change that it tells of."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from franchise.server.announce.announcements import AnnouncementKind, about, stored
from franchise.server.announce.news import news_of_game, news_of_table, to_move_at
from franchise.server.announce.quiet_hours import quiet_until
from franchise.server.announce.webhooks import MOST_FAILURES
from franchise.server.clock import now
from franchise.server.house.house import House
from franchise.server.house.shelf import Recording
from franchise.server.live.presence import Presence
from franchise.server.storage import identities, outbox, push_subscriptions
from franchise.server.storage.outbox import Letter
from franchise.server.tables.log import Entry
from franchise.server.tables.table import Table

logger = logging.getLogger("franchise.server")

WITHOUT_SECONDS = 60.0
"""For how many seconds somebody who is told nowhere is not looked up again."""
MOST_WITHOUT = 20_000
GRACE = 15_000
"""How many milliseconds somebody has who has the table open, on whatever device, before devices are told."""
KEPT = 7 * 24 * 60 * 60 * 1000
"""For how many milliseconds an announcement is tried, and what a device shows is remembered."""


class Announcer:
    """Decides who is told what, and lets it wait in the database."""

    def __init__(self, house: House, presence: Presence) -> None:
        """Announce what happens in a house."""
        self._presence = presence
        self.grace = GRACE
        self.wake: Callable[[], None] = lambda: None
        """Is called when something was written that can be sent."""
        self.written: Callable[[Connection], None] = lambda connection: None
        """Is called in the transaction in which something may have been written."""
        self._without: OrderedDict[str, float] = OrderedDict()
        house.recorder = self.record

    def forget(self, identity: str) -> None:
        """Look up again where somebody is told."""
        self._without.pop(identity, None)

    # --- what is announced ---

    def record(self, before: Table | None, after: Table | None, entry: Entry | None) -> Recording | None:
        """Return what to write beside a change of a table; None if nobody there is told anything.

        Without a table before, it is opened; without one after, it is deleted. One that differs from the one
        before is its rematch.
        """
        table = after or before
        assert table is not None
        people = {*table.people, *([table.host] if table.host else [])}
        if not self._some_reachable(people):
            return None
        told = [] if after is None else news_of_table(before, after)
        if after is not None and entry is not None:
            told += news_of_game(after, entry)
        looked_at = before.id if before is not None else table.id
        present = {identity for identity, _, _ in told if self._presence.present(looked_at, identity)}
        over = after is None or entry is not None or _seats_changed(before, after)
        to_move = to_move_at(after, entry) if after is not None else None
        keep = {to_move} if to_move is not None else set[str]()
        if not told and not over:
            return None

        if entry is None and after is not None:  # somebody got up, or a bot plays for them
            keep = {seat.identity for seat in after.seats if seat.identity and not seat.played_by_bot}

        def write(connection: Connection) -> None:
            try:
                self._look_up(connection, people)
                if over:
                    outbox.take_back(connection, table.id, keep)
                for identity, kind, more in told:
                    self._put(connection, table, identity, kind, present, **more)
                self.written(connection)
            except DBAPIError:
                raise
            except Exception:  # no move is refused because it could not be announced
                logger.exception("table %s: a change could not be announced", table.id)

        return Recording(write, self.wake)

    def reminding(
        self, table: Table, identity: str, seat: int, deadline: int
    ) -> Callable[[Connection], None]:
        """Return what to write so that somebody is told that their time is running out."""
        present = {identity} if self._presence.present(table.id, identity) else set[str]()
        more = {"seat": seat, "yours": True, "deadline": deadline}
        return lambda connection: self._put(connection, table, identity, "reminder", present, **more)

    # --- where ---

    def _some_reachable(self, people: Collection[str]) -> bool:
        at = time.monotonic()
        return any(self._without.get(identity, 0.0) <= at for identity in people)

    def _look_up(self, connection: Connection, people: Collection[str]) -> None:
        """Remember who is told nowhere, so that their moves cost nothing more."""
        at = time.monotonic()
        unsure = [identity for identity in people if self._without.get(identity, 0.0) <= at]
        for identity in {*unsure} - push_subscriptions.reachable(connection, unsure):
            self._without[identity] = at + WITHOUT_SECONDS
        while len(self._without) > MOST_WITHOUT:
            self._without.popitem(last=False)

    def _put(
        self,
        connection: Connection,
        table: Table,
        identity: str,
        kind: AnnouncementKind,
        present: Collection[str],
        **more: Any,
    ) -> None:
        """Let an announcement wait for each way to tell somebody.

        A webhook is for people who are away. A device is told wherever else the table may be open, but
        whoever is there gets some time first: what they do in it makes the announcement needless.
        """
        made, at = about(table, kind, "", **more), now()
        until = made.deadline if kind == "reminder" and made.deadline is not None else at + KEPT
        letter = Letter(identity, None, table.id, made.yours, stored(made), until, at)
        by_webhook = kind != "joined" and identity not in present
        if by_webhook and identities.webhook_of(connection, identity) is not None:
            outbox.put(connection, letter)
        for device in push_subscriptions.of_identity(connection, identity):
            if device.failures < MOST_FAILURES:
                due = at + self.grace if identity in present else at
                due = quiet_until(device, due) or due
                outbox.put(connection, Letter(**{**vars(letter), "token": device.token, "due": due}))


def _seats_changed(before: Table | None, after: Table | None) -> bool:
    return before is not None and after is not None and before.id == after.id and before.seats != after.seats
