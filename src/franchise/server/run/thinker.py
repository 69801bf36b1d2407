"""A process that only thinks: it plays the turns of bots, and finds out what servers ask, on any machine."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

from franchise.server.run.server import Server
from franchise.server.run.warm_up import rehearse
from franchise.server.settings import Settings
from franchise.server.storage import thoughts
from franchise.server.storage.engine import Unavailable, reading
from franchise.server.storage.upgrade import must_be_known, newest_schema, schema_of

logger = logging.getLogger("franchise.server")

LOOK_SECONDS = 2.0


class Thinker(Server):
    """The parts of a server that think, without those that answer."""

    def __init__(self, settings: Settings) -> None:
        """Wire up a thinker; nothing runs yet."""
        super().__init__(settings)
        # Whom a bot's turn concerns is told by servers, which have the key to where.
        self.announcer.wake = lambda: None
        self.announcer.written = lambda connection: self.notices.send(connection, "letters", "")
        self.stopping = asyncio.Event()

    async def start(self) -> None:
        """Wait for a server that has made the database ready, and begin."""
        self.loop = asyncio.get_running_loop()
        await self._wait_for_schema()
        await asyncio.to_thread(rehearse)
        self.writer.start()
        await self.order.load()
        self._listen()
        self.thinkers.start()
        self.reviewers.start()
        await self._be_here()
        self.begin(self._stay_here())
        gc.freeze()

    async def _wait_for_schema(self) -> None:
        told = False
        while True:
            found = await asyncio.to_thread(self._schema)
            must_be_known(found)
            if found == newest_schema():
                return
            if not told:
                logger.info("waiting for a server that brings the database to schema %s", newest_schema())
                told = True
            await asyncio.sleep(LOOK_SECONDS)

    def _schema(self) -> str | None:
        with reading(self.engine) as connection:
            return schema_of(connection)

    async def _be_here(self) -> None:
        assert self.errands is not None
        name = f"{socket.gethostname()}/{os.getpid()}"
        threads = self.settings.bot_threads
        await self.errands.run(lambda c: thoughts.here(c, self.notices.process, name, threads))

    async def _stay_here(self) -> None:
        while True:
            await asyncio.sleep(thoughts.HERE_SECONDS)
            with suppress(Unavailable):
                await self._be_here()

    async def stop(self) -> None:
        """Let others go on with everything, and end."""
        if self.errands is not None:
            with suppress(Unavailable):
                await self.errands.run(lambda c: thoughts.leave(c, self.notices.process))
        await super().stop()


def think(settings: Settings, ready: Callable[[], None]) -> None:
    """Think until a signal ends it."""
    asyncio.run(_think(settings, ready))


async def _think(settings: Settings, ready: Callable[[], None]) -> None:
    thinker = Thinker(settings)
    loop = asyncio.get_running_loop()

    def stop(number: int) -> None:
        if thinker.stopping.is_set() and number == signal.SIGINT:
            os._exit(128 + number)
        thinker.stopping.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number)
    starting = asyncio.create_task(thinker.start())
    stopped = asyncio.create_task(thinker.stopping.wait())
    try:
        await asyncio.wait({starting, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if starting.done():
            starting.result()
            ready()
            await stopped
            logger.info("stopping")
    finally:
        for task in (starting, stopped):
            task.cancel()
        await asyncio.gather(starting, stopped, return_exceptions=True)
        await thinker.stop()
