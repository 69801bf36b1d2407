"""Announces turns at the addresses that players name: when, to whom, and whether they arrive."""

import asyncio
import json
import logging
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection

from franchise.server.announce.announcements import (
    Announcement,
    AnnouncementKind,
    WebhookKind,
    about,
    message,
    trial,
)
from franchise.server.announce.outbox import Letter, Outbox
from franchise.server.announce.outgoing import Post, Target, Undelivered, Unsuitable, target_of
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.live.presence import Presence
from franchise.server.storage import identities
from franchise.server.storage.engine import Unavailable
from franchise.server.tables.log import Entry, Happening
from franchise.server.tables.table import Table
from franchise.server.tables.turn_time import deadline

logger = logging.getLogger("franchise.server")
Sender = Callable[[Target, Mapping[str, str], bytes], None]
Told = Callable[[str], None]

MOST_FAILURES = 5
"""After so many announcements in a row that did not arrive, no more are sent."""
RETRY_SECONDS = (5.0, 30.0)
"""How long after a failed attempt the next one is made."""
LONGEST_RETRY = 300.0
STOP_SECONDS = 6.0
WITHOUT_SECONDS = 60.0
"""For how many seconds somebody without a webhook is not looked up again; another process may store one."""
MOST_WITHOUT = 20_000
TRIAL_THREADS = 4
MOST_TRIALS = 20
"""How many trials may be under way or wait for one of the threads."""
TRIAL_SECONDS = 5.0


@dataclass(frozen=True)
class Webhook:
    """Where and how somebody is told. Its address is a secret: whoever has it can post there."""

    url: str
    kind: WebhookKind
    language: str
    failures: int = 0
    """How many announcements in a row did not arrive."""

    @property
    def active(self) -> bool:
        """Return whether announcements are sent."""
        return self.failures < MOST_FAILURES

    @property
    def host(self) -> str:
        """Return the only part of the address that is shown."""
        return urlsplit(self.url).hostname or ""

    def __repr__(self) -> str:
        """Name nothing but the kind."""
        return f"Webhook({self.kind})"


def webhook_of(text: str | None) -> Webhook | None:
    """Read a webhook as it is stored."""
    return None if text is None else Webhook(**json.loads(text))


def stored(webhook: Webhook) -> str:
    """Write a webhook to be stored."""
    return json.dumps(asdict(webhook))


def news(table: Table, last: Entry, told: Happening) -> list[tuple[str, AnnouncementKind, dict[str, Any]]]:
    """List who is told what of a happening: everybody but the one who did it."""
    by = table.seats[told.seat].identity if told.seat is not None and last.by == "person" else None
    others = [person for person in table.people if person != by]
    if told.kind == "rules" and told.back_to is not None:
        return [(person, "cut_by_rules", {"moves": told.move_count}) for person in table.people]
    if told.actor is None:
        winners = tuple(table.seats[seat].name for seat in (table.result or {}).get("winners", ()))
        return [(person, "over", {"winners": winners}) for person in others]
    seat = table.seats[told.actor]
    to_move = seat.identity if not seat.played_by_bot else None
    turn = {"seat": told.actor, "deadline": deadline(table, last)}
    if told.kind == "start":
        return [(person, "started", {**turn, "yours": person == to_move}) for person in others]
    if to_move is not None and to_move != by and last.actor_since == last.at:
        return [(to_move, "turn", {**turn, "yours": True})]
    return []


class Webhooks:
    """Sends announcements in a thread beside the requests."""

    def __init__(self, house: House, presence: Presence, address: str) -> None:
        """Announce what happens in a house to those who are not present."""
        self._house, self._presence, self._address = house, presence, address
        self.post: Sender = Post()
        self.retry_seconds: tuple[float, ...] = RETRY_SECONDS
        self.outbox = Outbox()
        self.outcomes: Counter[str] = Counter()
        """How many announcements were delivered, and how many failed."""
        self.changed: Told = lambda identity: None
        """Is called with the owner of a webhook that was switched off or on."""
        self._without: OrderedDict[str, float] = OrderedDict()
        self._trials = ThreadPoolExecutor(TRIAL_THREADS, thread_name_prefix="trial")
        """Apart from all else that is done in threads: a trial waits for a stranger's machine."""
        self._trying = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="webhooks", daemon=True)

    def start(self) -> None:
        """Begin to send."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Finish what is being sent; what waits is not sent."""
        self.outbox.close()
        self._trials.shutdown(wait=False, cancel_futures=True)
        if self._thread.is_alive():
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join, STOP_SECONDS)

    # --- what is announced ---

    def look(self, hosted: Hosted, told: Happening | None) -> None:
        """Announce what happened to those it concerns."""
        last = hosted.last
        if told is None or last is None or told.revision != last.revision or hosted.deleted:
            return
        for identity, kind, more in news(hosted.table, last, told):
            self._announce(hosted.table, identity, kind, **more)

    def remind(self, table: Table, identity: str, seat: int, deadline: int) -> None:
        """Announce that somebody's time is running out."""
        self._announce(table, identity, "reminder", seat=seat, yours=True, deadline=deadline)

    def ask_for_rematch(self, again: Table, before: str) -> None:
        """Announce a rematch to those who are asked, unless they are still looking at the game before it."""
        asked = {seat.identity for seat in again.seats if seat.asked and seat.identity is not None}
        for identity in sorted(asked):
            if not self._presence.present(before, identity):
                self._announce(again, identity, "rematch")

    def _announce(self, table: Table, identity: str, kind: AnnouncementKind, **more: Any) -> None:
        if self._without.get(identity, 0.0) > time.monotonic() or self._presence.present(table.id, identity):
            return
        self.outbox.put(Letter(identity, about(table, kind, self._address, **more)))

    # --- sending ---

    def _run(self) -> None:
        while (letter := self.outbox.get()) is not None:
            try:
                self._send(letter)
            except Unavailable:
                self._again_or(letter, 0.0)
            except Exception:
                logger.exception("an announcement to %s failed", letter.identity)

    def _send(self, letter: Letter) -> None:
        identity = letter.identity
        webhook = webhook_of(self._house.read_here(lambda c: identities.webhook_of(c, identity)))
        if webhook is None or not webhook.active:
            self._remember_without(identity)
            return
        try:
            self._deliver(webhook, letter.announcement)
        except Undelivered as error:
            logger.info("an announcement to %s did not arrive: %s", identity, error)
            if not error.again or not self._again_or(letter, error.after):
                self.outcomes["failed"] += 1
                self._note(identity, webhook, delivered=False)
        else:
            self.outcomes["delivered"] += 1
            self._note(identity, webhook, delivered=True)

    def _deliver(self, webhook: Webhook, announcement: Announcement) -> None:
        try:
            target = target_of(webhook.url)
        except Unsuitable as error:
            raise Undelivered(str(error), again=False) from None
        self.post(target, *message(announcement, webhook.kind, webhook.language))

    def _again_or(self, letter: Letter, after: float) -> bool:
        """Queue a letter again; False after the last attempt."""
        if letter.attempt >= len(self.retry_seconds):
            return False
        self.outbox.put_back(letter, max(self.retry_seconds[letter.attempt], min(after, LONGEST_RETRY)))
        return True

    def _remember_without(self, identity: str) -> None:
        self._without[identity] = time.monotonic() + WITHOUT_SECONDS
        while len(self._without) > MOST_WITHOUT:
            self._without.popitem(last=False)

    def forget(self, identity: str) -> None:
        """Look somebody's webhook up again, because it has changed."""
        self._without.pop(identity, None)

    def _note(self, identity: str, webhook: Webhook, *, delivered: bool) -> None:
        """Write down whether an announcement arrived, from the thread that sends."""
        assert self._loop is not None
        if not delivered or webhook.failures:
            noted = self._noted(identity, webhook, delivered=delivered)
            asyncio.run_coroutine_threadsafe(noted, self._loop).result(STOP_SECONDS)

    async def _noted(self, identity: str, webhook: Webhook, *, delivered: bool) -> None:
        def write(connection: Connection) -> bool:
            found = webhook_of(identities.webhook_of(connection, identity))
            if found is None or found.url != webhook.url:
                return False
            after = replace(found, failures=0 if delivered else found.failures + 1)
            identities.save_webhook(connection, identity, stored(after))
            return found.active and not after.active

        switched_off = await self._house.write(identity, write)
        if switched_off:
            logger.warning("announcements to %s are switched off: none arrives", identity)
        self.forget(identity)
        self.changed(identity)

    async def try_out(self, identity: str, webhook: Webhook) -> Undelivered | None:
        """Send one announcement at once; return what went wrong. One that arrives switches the webhook on."""
        if self._trying >= MOST_TRIALS:
            raise Refusal("too_many_requests", retry_after=TRIAL_SECONDS)
        self._trying += 1
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._trials, self._deliver, webhook, trial(self._address))
        except Undelivered as error:
            return error
        finally:
            self._trying -= 1
        if webhook.failures:
            await self._noted(identity, webhook, delivered=True)
        return None
