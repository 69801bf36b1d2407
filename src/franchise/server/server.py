"""One server process: its parts, how they start and how they stop."""

import asyncio
import gc
import logging
from collections import Counter
from typing import Any

from franchise.server import rules_change
from franchise.server.hosted import Hosted
from franchise.server.house import House
from franchise.server.identity import Doorkeeper
from franchise.server.live import Hub
from franchise.server.log import Happening
from franchise.server.maintenance import Maintenance
from franchise.server.notices import Notices
from franchise.server.rate_limits import RateLimits
from franchise.server.settings import Settings
from franchise.server.storage import talk
from franchise.server.storage.engine import database_url, make_engine
from franchise.server.storage.upgrade import upgrade
from franchise.server.storage.writer import Writer
from franchise.server.thinking import Thinkers
from franchise.server.webhooks import Webhooks

logger = logging.getLogger("franchise.server")

PRESENCE_SECONDS = 20.0
"""How often other processes are told again who is present."""


class Server:
    """The parts of a server, wired up."""

    def __init__(self, settings: Settings) -> None:
        """Wire up a server; nothing runs yet."""
        self.settings = settings
        self.engine = make_engine(database_url(settings.database))
        self.notices = Notices(self.engine)
        self.writer = Writer(self.engine, settings.storage_patience)
        self.house = House(self.engine, self.writer, self.notices)
        self.hub = Hub()
        self.door = Doorkeeper(self.house, settings)
        self.limits = RateLimits(settings.rate_limits)
        self.thinkers = Thinkers(self.house, settings.bot_threads)
        self.webhooks = Webhooks(self.house, self.hub, settings)
        self.maintenance = Maintenance(self.house, self.hub, self.webhooks, self.thinkers, settings)
        self.moves_played = 0
        self.requests: Counter[int] = Counter()
        """Answers by status."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presence_told: set[str] = set()
        self.loop: asyncio.AbstractEventLoop | None = None
        """Where the server runs, once it has started."""
        self.house.in_use = self.hub.followed
        self.house.listeners += [self._count, self.hub.tell, self.thinkers.look]
        self.house.announcers += [self.webhooks.look]
        self.webhooks.changed = self.door.look_again
        self.hub.presence_changed = self._presence_changed

    def _count(self, _: Hosted, told: Happening | None) -> None:
        if told is not None:
            self.moves_played += len(told.moves)

    # --- starting and stopping ---

    async def start(self) -> None:
        """Bring the database up to date, and go on where the games are."""
        self.loop = asyncio.get_running_loop()
        await asyncio.get_running_loop().run_in_executor(None, upgrade, self.engine)
        self.writer.start()
        self._listen()
        self.thinkers.start()
        self.webhooks.start()
        await rules_change.bring_up_to_date(self.house)
        await self.maintenance.come_round()
        self.begin(self.maintenance.run())
        if self.notices.shared:
            self.begin(self._repeat_presence())
        # What is there by now stays: looking through all of it for garbage would hold everybody up for 0.1 s.
        gc.freeze()

    async def stop(self) -> None:
        """End the streams, finish what is being written, and close the database."""
        gc.unfreeze()
        self.hub.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()
        await self.webhooks.stop()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.notices.stop)
        await loop.run_in_executor(None, self.writer.stop)
        self.house.close()
        self.engine.dispose()

    def begin(self, work: Any) -> None:
        """Let something run beside the requests."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    # --- other processes ---

    def _listen(self) -> None:
        loop = asyncio.get_running_loop()

        def received(message: dict[str, Any]) -> None:
            loop.call_soon_threadsafe(self._received, message)

        def reconnected() -> None:
            loop.call_soon_threadsafe(self._reconnected)

        self.notices.start(received, reconnected)

    def _received(self, message: dict[str, Any]) -> None:
        table = message["table"]
        if message["kind"] == "changed":
            self.begin(self._look_again(table))
        elif message["kind"] == "chat" and self.hub.followed(table):
            self.begin(self._said_elsewhere(table, message["number"]))
        elif message["kind"] == "reminder":
            self.hub.remind(table, message["identity"], message["deadline"])
        elif message["kind"] == "presence":
            self.hub.heard(message["from"], table, message["identities"], message["watching"])
            self._show_presence(table)

    async def _look_again(self, table: str) -> None:
        """Follow a change of another process; where the database does not answer, before the next use."""
        from franchise.server.errors import Refusal
        from franchise.server.storage.engine import Unavailable

        try:
            await self.house.look_again(table)
        except (Refusal, Unavailable):
            logger.info("table %s is looked at again later", table)

    async def _said_elsewhere(self, table: str, number: int) -> None:
        messages = await self.house.read(
            lambda connection: talk.messages_after(connection, table, number - 1, 1)
        )
        for message in messages:
            self.hub.say(table, message)

    def _reconnected(self) -> None:
        """Look at everything again: notices may have been missed."""
        for hosted in self.house.in_memory:
            hosted.outdated = True
            if self.hub.followed(hosted.table.id) or hosted.table.status == "playing":
                self.begin(self._look_again(hosted.table.id))

    # --- presence ---

    def _presence_changed(self, table: str) -> None:
        """Tell who follows a table, once for all changes of one moment."""
        if table not in self._presence_told:
            self._presence_told.add(table)
            asyncio.get_running_loop().call_later(0.05, self._tell_presence, table)

    def _tell_presence(self, table: str) -> None:
        self._presence_told.discard(table)
        self._show_presence(table)
        if self.notices.shared:
            self.begin(self._send_presence(table))

    def _show_presence(self, table: str) -> None:
        for hosted in self.house.in_memory if self.hub.followed(table) else ():
            if hosted.table.id == table:
                self.hub.tell(hosted, None)

    async def _send_presence(self, table: str) -> None:
        identities, watching = self.hub.here(table)

        def write(connection: Any) -> None:
            self.notices.send(
                connection, "presence", table, identities=sorted(identities)[:50], watching=watching
            )

        await self.house.write(table, write)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            try:
                for table in self.hub.followed_tables:
                    await self._send_presence(table)
            except Exception:
                logger.exception("who is present could not be told; it is told again")
