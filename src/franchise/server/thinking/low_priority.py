"""A process that thinks when nobody else needs the machine."""

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from franchise.review import Finding
from franchise.review.reviewing import Piece

NICENESS = 19


class LowPriority:
    """Finds out pieces of reviews in a process of the lowest priority, which is started when it is needed."""

    def __init__(self) -> None:
        """Begin without a process."""
        self._process: Any = None
        self._connection: Any = None

    def find(self, pieces: Sequence[Piece]) -> tuple[list[Finding], float]:
        """Find pieces out; return the computing time too. `EOFError` or `OSError` if the process ended."""
        if self._process is None:
            # A forked process would share Numba's threads and locks, a spawned one shares nothing.
            context = multiprocessing.get_context("spawn")
            self._connection, there = context.Pipe()
            self._process = context.Process(target=_work, args=(there, NICENESS), daemon=True, name="reviews")
            self._process.start()
            there.close()
        try:
            self._connection.send(list(pieces))
            found: tuple[list[Finding], float] = self._connection.recv()
        except (EOFError, OSError):
            self.stop()
            raise
        return found

    @property
    def pid(self) -> int | None:
        """Return the id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    def stop(self) -> None:
        """End the process, whatever it is doing; the next piece starts another."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if process is not None:
            process.terminate()
            process.join()
            connection.close()


def _work(connection: Connection, niceness: int) -> None:
    """Find out pieces until the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the server ends this process
    os.nice(niceness)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pieces: list[Piece] = connection.recv()
            before = time.process_time()
            found = [piece.play() for piece in pieces]
            connection.send((found, time.process_time() - before))
