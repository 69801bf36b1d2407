"""Delivers one announcement, by a webhook or to a device, and notes whether it arrived."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from franchise.server.announce import pushes, webhooks
from franchise.server.announce.announcements import announcement_of
from franchise.server.announce.outgoing import Post, Undelivered
from franchise.server.announce.quiet_hours import quiet_until
from franchise.server.announce.webhooks import MOST_FAILURES, Sending, Webhook, webhook_of
from franchise.server.clock import now
from franchise.server.house.house import House
from franchise.server.storage import identities, outbox, push_subscriptions, vault
from franchise.server.storage.outbox import TAKEN_BACK, Letter
from franchise.server.storage.push_subscriptions import Subscription
from franchise.server.storage.seals import Seals

logger = logging.getLogger("franchise.server")

GAP = 2_000
"""How many milliseconds after one announcement the next goes to the same place: a fast game floods nobody."""
WEBHOOK_RETRIES = (5.0, 30.0)
PUSH_RETRIES = (5.0, 30.0, 120.0, 600.0, 3600.0)
"""How many seconds after a failed attempt the next one is made."""
LONGEST_RETRY = 3600.0
"""For how many seconds a service that asks for it is left alone at most."""
AT_ONCE = 8
SIGNER = "vapid"
"""Under this name the database keeps the key with which the server signs for push services."""


async def in_thread(threads: ThreadPoolExecutor, work: Callable[[], None]) -> None:
    """Do something that waits for others beside the requests."""
    await asyncio.get_running_loop().run_in_executor(threads, work)


class Deliveries:
    """Delivers announcements of a house."""

    def __init__(self, house: House, seals: Seals, address: str) -> None:
        """Read where people are told; `address` is where they find the server."""
        self._house, self._seals, self._address = house, seals, address
        self.post: Sending = Post()
        self.gap = GAP
        self.webhook_retries: tuple[float, ...] = WEBHOOK_RETRIES
        self.push_retries: tuple[float, ...] = PUSH_RETRIES
        self.outcomes: Counter[str] = Counter()
        """How many announcements were delivered, failed, or became too old to be sent."""
        self.changed: Callable[[str], None] = lambda identity: None
        """Is called with whoever is told otherwise from then on: something arrives again, or does no more."""
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="announce")
        self._signer: str | None = None

    async def _again(self, letter: Letter, error: Undelivered, retries: tuple[float, ...]) -> bool:
        """Let a letter that did not arrive wait for another attempt; False if there is none."""
        logger.info("an announcement to %s did not arrive: %s", letter.identity, error)
        # Of two pushes about a table a device shows the later one; a webhook would say everything twice.
        may_pass = error.again or (error.cut and letter.token is not None)
        if not may_pass or letter.attempt >= len(retries):
            return False
        seconds = max(retries[letter.attempt], min(error.after, LONGEST_RETRY))
        due = now() + int(seconds * 1000)
        await self._house.write(letter.subject, lambda c: outbox.put_off(c, letter, due, failed=True))
        return True

    # --- webhooks ---

    async def by_webhook(self, letter: Letter) -> None:
        identity = letter.identity
        webhook = await self.webhook(identity)
        if webhook is None or not webhook.active:
            await self._house.write(letter.subject, lambda c: outbox.drop(c, letter))
            return
        made = announcement_of(letter.content, self._address)
        try:
            await in_thread(self._threads, lambda: webhooks.deliver(self.post, webhook, made))
        except Undelivered as error:
            if not await self._again(letter, error, self.webhook_retries):
                await self.note_webhook(identity, webhook, letter, delivered=False)
        else:
            await self.note_webhook(identity, webhook, letter, delivered=True)

    async def webhook(self, identity: str) -> Webhook | None:
        """Read where somebody is told."""
        return webhook_of(await self._house.read(lambda c: identities.webhook_of(c, identity)), self._seals)

    async def note_webhook(
        self, identity: str, webhook: Webhook, letter: Letter | None, *, delivered: bool
    ) -> None:
        """Write down whether an announcement arrived."""

        def write(connection: Connection) -> tuple[bool, bool]:
            if letter is not None and delivered:
                outbox.sent(connection, letter, self.gap)
            elif letter is not None:
                outbox.drop(connection, letter)
            found = webhook_of(identities.webhook_of(connection, identity), self._seals)
            if found is None or found.url != webhook.url or (delivered and not found.failures):
                return False, False
            after = replace(found, failures=0 if delivered else found.failures + 1)
            identities.save_webhook(connection, identity, webhooks.stored(after, self._seals))
            return True, found.active and not after.active

        changed, switched_off = await self._house.write(identity, write)
        if letter is not None:
            self.outcomes["delivered" if delivered else "failed"] += 1
        if switched_off:
            logger.warning("announcements to %s are switched off: none arrives", identity)
        if changed:
            self.changed(identity)

    # --- devices ---

    async def by_push(self, letter: Letter, token: str) -> None:
        device = await self._house.read(lambda c: push_subscriptions.of_device(c, token))
        if device is None or device.failures >= MOST_FAILURES:
            await self._house.write(letter.subject, lambda c: outbox.drop(c, letter))
            return
        taken_back = letter.content == TAKEN_BACK
        later = None if taken_back else quiet_until(device, now())
        if later is not None:
            await self._house.write(letter.subject, lambda c: outbox.put_off(c, letter, later, failed=False))
            return
        if taken_back:
            content, urgent = pushes.taken_back(letter.table), False
        else:
            made = announcement_of(letter.content, self._address)
            content, urgent = pushes.shown(made, device.language), made.type == "reminder"
        seconds = (letter.until - now()) / 1000
        try:
            await self.deliver_to(self._threads, device, content, seconds, urgent=urgent)
        except Undelivered as error:
            if not await self._again(letter, error, self.push_retries):
                await self._note_push(letter, device, delivered=False, gone=error.status in pushes.GONE)
        else:
            await self._note_push(letter, device, delivered=True)

    async def deliver_to(
        self,
        threads: ThreadPoolExecutor,
        device: Subscription,
        content: dict[str, Any],
        seconds: float,
        *,
        urgent: bool,
    ) -> None:
        from franchise.server.announce.web_push import signer_of

        contact = self._address if self._address.startswith("https://") else None
        signer = signer_of(await self.signing_key(), contact)
        address = pushes.device_of(device.address, self._seals)
        await in_thread(
            threads, lambda: pushes.deliver(self.post, signer, address, content, seconds, urgent=urgent)
        )

    async def _note_push(
        self, letter: Letter, device: Subscription, *, delivered: bool, gone: bool = False
    ) -> None:
        def write(connection: Connection) -> int:
            if gone:
                push_subscriptions.remove(connection, device.token)
                return 0
            if delivered:
                outbox.sent(connection, letter, self.gap)
            else:
                outbox.drop(connection, letter)
            if delivered and not device.failures:
                return 0
            return push_subscriptions.note(connection, device, delivered=delivered)

        failures = await self._house.write(letter.identity, write)
        self.outcomes["delivered" if delivered else "failed"] += 1
        if gone:
            logger.info(
                "a device of %s is no longer told: its push service does not know it", letter.identity
            )
            self.changed(letter.identity)
        if failures >= MOST_FAILURES:
            logger.warning("a device of %s is not told any more: nothing arrives", letter.identity)

    async def signing_key(self) -> str:
        """Return the key with which this server signs for push services; the first who asks makes it."""
        if self._signer is None:
            from franchise.server.announce.web_push import draw_key

            found = await self._house.read(lambda c: vault.kept(c, SIGNER))
            if found is None:
                made = self._seals.seal(SIGNER, draw_key())
                try:
                    found = await self._house.write("", lambda c: vault.keep_first(c, SIGNER, made))
                except IntegrityError:  # another process was faster
                    found = await self._house.read(lambda c: vault.kept(c, SIGNER))
            assert found is not None
            self._signer = self._seals.unseal(SIGNER, found)
        return self._signer
