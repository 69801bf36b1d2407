"""Runs a server on a port until it is asked to stop."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from ipaddress import ip_network
from types import FrameType

import uvicorn
from fastapi import FastAPI
from uvicorn.server import HANDLED_SIGNALS

from franchise.game.errors import Malformed
from franchise.server.run.connection import Connection
from franchise.server.run.server import Server

logger = logging.getLogger("franchise.server")

STOP_SECONDS = 20
"""For how many seconds running requests are waited for."""
LEAVE_SECONDS = 10.0
"""For how long a process that leaves its port to others waits for the next request of each connection."""
KEPT_SECONDS = 75
"""For how many seconds an idle connection is kept: longer than proxies do, so that they end it."""
GONE_SECONDS = 60
"""After how many seconds in which nothing sent arrives a connection is over, where the system counts them."""
LOOPBACK_PROXIES = ("127.0.0.1", "::1")


def bind(host: str, port: int) -> socket.socket:
    """Take a port, without answering yet; `OSError` if that is impossible. Port 0 is any free one."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if sys.platform == "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections have it from the port
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_SECONDS * 1000)
        found.bind(address)
    except BaseException:
        found.close()
        raise
    found.set_inheritable(False)
    return found


def checked_proxy(text: str) -> str:
    """Read the address of a proxy, or of a network of them; `Malformed` says what was expected."""
    try:
        return str(ip_network(text.strip(), strict=False))
    except ValueError:
        raise Malformed(f"expected an address as in 10.0.0.5 or 10.0.0.0/8, got {text[:100]!r}") from None


class Serving(uvicorn.Server):
    """Answers requests, and stops cleanly: running requests are finished, streams end."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], Awaitable[None]]) -> None:
        """Run a server; `ready` is called when it answers."""
        super().__init__(config)
        self._server = server
        self._ready = ready
        self._leaving = False

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Run until a signal or `should_exit` ends it."""
        with self.capture_signals():
            await self._server.start()
            try:
                await super().serve(sockets)
            finally:
                await self._server.stop()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        await self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more requests, and finish those that are running."""
        logger.info("stopping")
        self._server.hub.close()
        if self._leaving:
            await self._see_off()
        await super().shutdown(sockets)

    def leave(self) -> None:
        """Stop where other processes answer at the same port, so that nobody notices."""
        self._leaving = self.should_exit = True

    async def _see_off(self) -> None:
        """Answer everybody who is connected once more, and tell them that the connection ends with it.

        Whoever hung up on an idle connection could miss a request that is on its way.
        """
        for server in self.servers:
            server.close()
        until = time.monotonic() + LEAVE_SECONDS
        while self._leaving and self.server_state.connections and time.monotonic() < until:
            for connection in list(self.server_state.connections):
                assert isinstance(connection, Connection)
                connection.leave()
            await asyncio.sleep(0.05)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop at a signal; the process then ends normally."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop cleanly; a second Ctrl-C ends the process at once. What was acknowledged is safe."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(128 + sig)
        self.should_exit = True
        self._leaving = False


def prepared(
    app: FastAPI,
    *,
    ready: Callable[[], Awaitable[None]],
    proxies: Sequence[str] = (),
    log_requests: bool = False,
) -> Serving:
    """Prepare to run an application."""
    allow_many_connections()
    config = uvicorn.Config(
        app,
        http=Connection,
        lifespan="off",  # `Serving` starts and stops the server, where errors can be told
        log_config=None,
        access_log=log_requests,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        ws="none",
        timeout_keep_alive=KEPT_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Serving(config, app.state.server, ready)


def run(
    app: FastAPI,
    listening: socket.socket,
    *,
    ready: Callable[[], Awaitable[None]],
    proxies: Sequence[str] = (),
    log_requests: bool = False,
) -> None:
    """Run an application on a port that was taken, until it is stopped."""
    prepared(app, ready=ready, proxies=proxies, log_requests=log_requests).run([listening])


def allow_many_connections() -> None:
    """Allow as many connections as the system lets this user have; the usual limit is too low for 1,000."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
