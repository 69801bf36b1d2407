"""Server processes for tests, which can be killed like any other.

They are forked from a process that has loaded everything, so that a test can start many of them.
"""

import multiprocessing
import os
import random
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from typing import Any

import pytest

from keys import key_file_of

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["server_process"])

START_SECONDS = 120
"""More than compiling the kernel takes on a busy machine."""


def _load_everything() -> None:
    """Start the process that the servers are forked from, unless it runs; it must find the same modules."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        forkserver.ensure_running()


def free_port() -> int:
    """Return a port that nobody has.

    It lies below those that systems give to whoever asks for any: while a server that was killed starts
    again, no other program gets it.
    """
    while True:
        port = random.randrange(15_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@dataclass
class ServerProcess:
    """A server in a process of its own; it keeps its port over restarts."""

    database: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    heeds_file_modes: bool = False
    """Whether it respects read-only files even when it runs as root."""
    port: int = field(default_factory=free_port)

    def __post_init__(self) -> None:
        """Start without a process."""
        self._process: multiprocessing.process.BaseProcess | None = None

    @property
    def url(self) -> str:
        """Return its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        _load_everything()
        mine, its = _context.Pipe(duplex=False)
        self._process = self._prepared(its)
        self._process.start()
        its.close()
        self._wait_for(mine)

    def _prepared(self, ready: Connection) -> multiprocessing.process.BaseProcess:
        from server_process import serve

        arguments = (ready, self.database, self.port, dict(self.settings), self.heeds_file_modes)
        return _context.Process(target=serve, args=arguments, daemon=True)

    @staticmethod
    def _wait_for(mine: Connection) -> None:
        try:
            assert mine.poll(START_SECONDS), "the server did not start in time"
            assert mine.recv() == "ready"
        except EOFError:
            raise AssertionError("the server ended while it started") from None
        finally:
            mine.close()

    def kill(self) -> None:
        """End it without any warning, as `kill -9` does."""
        self._end("kill")

    def stop(self) -> int:
        """Ask it to end, wait until it has, and return its exit code."""
        code = self._end("terminate")
        assert code is not None, "the server did not run"
        return code

    def _end(self, how: str) -> int | None:
        if self._process is None:
            return None
        getattr(self._process, how)()
        self._process.join(60)
        code = self._process.exitcode
        assert code is not None, "the server did not end"
        self._process.close()
        self._process = None
        return code

    @property
    def pid(self) -> int:
        """Return the process id."""
        assert self._process is not None and self._process.pid is not None
        return self._process.pid


class ThinkerProcess(ServerProcess):
    """A process that only thinks."""

    def _prepared(self, ready: Connection) -> multiprocessing.process.BaseProcess:
        from server_process import think

        # Not a daemon: those may have no processes, and reviews are made in one.
        return _context.Process(target=think, args=(ready, self.database, dict(self.settings)))


@contextmanager
def thinkers(database: str, count: int, **settings: Any) -> Iterator[list[ThinkerProcess]]:
    """Run processes that only think for a database as long as the block lasts."""
    found = [ThinkerProcess(database, {"bot_threads": 2, **settings}) for _ in range(count)]
    try:
        for thinker in found:
            thinker.start()
        yield found
    finally:
        for thinker in found:
            thinker.kill()


@contextmanager
def processes(
    database: str, count: int = 1, *, heeds_file_modes: bool = False, **settings: Any
) -> Iterator[list[ServerProcess]]:
    """Run servers on a database as long as the block lasts."""
    settings = {"key_file": key_file_of(database), **settings}
    servers = [ServerProcess(database, settings, heeds_file_modes) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()


def count_of(name: str, usual: int) -> int:
    """Return how often a test repeats something: as the environment says, or else the usual number."""
    return int(os.environ.get(name, usual))
