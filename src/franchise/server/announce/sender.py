"""Sends what waits: leases it, has it delivered beside the requests, and does so again and again."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

from franchise.server.announce import pushes, webhooks
from franchise.server.announce.announcements import trial
from franchise.server.announce.deliveries import AT_ONCE, Deliveries, in_thread
from franchise.server.announce.outgoing import Undelivered
from franchise.server.announce.webhooks import Webhook
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.house.house import House
from franchise.server.storage import outbox, push_subscriptions
from franchise.server.storage.engine import Unavailable
from franchise.server.storage.outbox import Letter
from franchise.server.storage.push_subscriptions import Subscription
from franchise.server.storage.seals import Seals

logger = logging.getLogger("franchise.server")

LOOK_SECONDS = 15.0
"""How often a process looks for what others left behind."""
RETRY_SECONDS = 1.0
STOP_SECONDS = 6.0
MOST_TRIALS = 20
"""How many trials may be under way or wait for one of the threads."""
TRIAL_THREADS = 4
TRIAL_SECONDS = 5.0


class Sender(Deliveries):
    """Sends announcements as long as the server runs."""

    def __init__(self, house: House, seals: Seals, address: str) -> None:
        """Send what waits in a house."""
        super().__init__(house, seals, address)
        self.is_banned: Callable[[str], bool] = lambda identity: False
        """Says who hears nothing any more, not even what waits."""
        self._trials = ThreadPoolExecutor(TRIAL_THREADS, thread_name_prefix="trial")
        """Apart from all else that is done in threads: a trial waits for a stranger's machine."""
        self._trying = 0
        self._woken = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to send, also what another process or an earlier one has left behind."""
        if not self._house.notices.shared:  # with SQLite nobody else sends
            with suppress(Unavailable):  # leases end by themselves, only later
                await self._house.write("", outbox.end_leases)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what is being sent; what waits is sent after the next start."""
        self._stopping = True
        self.wake()
        self._trials.shutdown(wait=False, cancel_futures=True)
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=STOP_SECONDS)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self) -> None:
        """Look now for what is to be sent."""
        self._woken.set()

    # --- sending ---

    async def _run(self) -> None:
        while not self._stopping:
            try:
                pause = await self._round()
            except Unavailable:
                pause = RETRY_SECONDS
            except Exception:
                logger.exception("announcements could not be sent; it is tried again")
                pause = RETRY_SECONDS
            if pause > 0 and not self._stopping:
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._woken.wait()

    async def _round(self) -> float:
        """Send what is due; return after how many seconds to look again."""
        self._woken.clear()
        due = await self._house.read(outbox.next_due)
        if due is None:
            return LOOK_SECONDS
        if due > now():
            return min((due - now()) / 1000, LOOK_SECONDS)
        letters = await self._house.write("", lambda c: outbox.claim(c, AT_ONCE))
        if not letters:
            self.outcomes["dropped"] += await self._house.write("", outbox.remove_old)
            return 0.0 if await self._house.read(outbox.next_due) is None else 0.1
        await asyncio.gather(*map(self._send_safely, letters))
        return 0.0

    async def _send_safely(self, letter: Letter) -> None:
        try:
            if letter.content != outbox.TAKEN_BACK and self.is_banned(letter.identity):
                await self._house.write(letter.subject, lambda c: outbox.drop(c, letter))
            elif letter.token is None:
                await self.by_webhook(letter)
            else:
                await self.by_push(letter, letter.token)
        except Unavailable:
            raise
        except Exception:
            logger.exception("an announcement to %s failed", letter.identity)
            await self._house.write(letter.subject, lambda c: outbox.drop(c, letter))

    # --- trials ---

    async def try_webhook(self, identity: str, webhook: Webhook) -> Undelivered | None:
        """Send one announcement at once; return what went wrong. One that arrives switches the webhook on."""
        made = trial(self._address)
        with self._one_more_trial():
            try:
                await in_thread(self._trials, lambda: webhooks.deliver(self.post, webhook, made))
            except Undelivered as error:
                return error
        if webhook.failures:
            await self.note_webhook(identity, webhook, None, delivered=True)
        return None

    async def try_device(self, device: Subscription) -> Undelivered | None:
        """Tell a device something at once; return what went wrong. If it arrives, failures are made good."""
        content = pushes.shown(trial(self._address), device.language)
        with self._one_more_trial():
            try:
                await self.deliver_to(self._trials, device, content, pushes.TRIAL_TTL, urgent=True)
            except Undelivered as error:
                if error.status in pushes.GONE:
                    await self._house.write("", lambda c: push_subscriptions.remove(c, device.token))
                return error
        if device.failures:
            await self._house.write("", lambda c: push_subscriptions.note(c, device, delivered=True))
        return None

    @contextmanager
    def _one_more_trial(self) -> Iterator[None]:
        if self._trying >= MOST_TRIALS:
            raise Refusal("too_many_requests", retry_after=TRIAL_SECONDS)
        self._trying += 1
        try:
            yield
        finally:
            self._trying -= 1
