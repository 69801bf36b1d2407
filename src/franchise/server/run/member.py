"""One of several processes that answer at one port, started and watched by `franchise.server.run.many`.

It is told to leave, and tells that it answers, through a pipe. When that ends, so has the starter, and the
process stops.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from franchise.server.run.app import create_app
from franchise.server.run.log_lines import configure_logging
from franchise.server.run.orders import COMPILED, COMPILING, FAILED, LEAVE, READY, Orders
from franchise.server.run.serving import prepared
from franchise.server.run.warm_up import prepare_answers, rehearse
from franchise.server.storage.engine import database_url
from franchise.server.storage.opening import CannotUse, explaining

if TYPE_CHECKING:
    from franchise.server.run.server import Server

FAILED_CODE = 2
LOOK_SECONDS = 0.5


def serve(orders: Orders, number: int, listening: socket.socket, pipe: Connection) -> None:
    """Answer at a port until told to stop."""
    # Ctrl-C and the end of a terminal reach all processes; what they mean, the starter decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    configure_logging(requests=orders.log_requests, process=str(number))
    try:
        with explaining(database_url(orders.settings.database)):
            Member(orders, listening, pipe).run()
    except CannotUse as error:
        with suppress(OSError):  # nobody is there any more
            pipe.send((FAILED, str(error)))
        sys.exit(FAILED_CODE)
    # Everything is closed. Python would take itself apart for seconds, while the next one waits.
    logging.shutdown()
    os._exit(0)


class Member:
    """A process among several."""

    def __init__(self, orders: Orders, listening: socket.socket, pipe: Connection) -> None:
        """Prepare; with machine code that is there, it is loaded before anybody is answered."""
        self._listening, self._pipe = listening, pipe
        app = create_app(orders.settings)
        if not orders.settings.compile_beside:
            rehearse()
        self._server: Server = app.state.server
        self._serving = prepared(
            app, ready=self._ready, proxies=orders.proxies, log_requests=orders.log_requests
        )

    def run(self) -> None:
        """Answer until told to stop."""
        self._serving.run([self._listening])

    async def _ready(self) -> None:
        asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._hear)
        self._server.begin(asyncio.to_thread(prepare_answers))
        self._tell(READY, os.getpid())
        if self._server.preparation.progress is not None:
            self._server.begin(self._tell_when_compiled())

    def _hear(self) -> None:
        try:
            while self._pipe.poll():
                if self._pipe.recv() == LEAVE:
                    self._serving.leave()
        except (EOFError, OSError):
            asyncio.get_running_loop().remove_reader(self._pipe.fileno())
            self._serving.should_exit = True

    def _tell(self, what: str, more: Any = None) -> None:
        with suppress(OSError):
            self._pipe.send((what, more))

    async def _tell_when_compiled(self) -> None:
        bots = self._server.preparation.bots
        while not bots.is_set():
            progress = self._server.preparation.progress
            if progress is not None:
                self._tell(COMPILING, (progress.done, progress.total))
            with suppress(TimeoutError):
                await asyncio.wait_for(bots.wait(), LOOK_SECONDS)
        self._tell(COMPILED)
