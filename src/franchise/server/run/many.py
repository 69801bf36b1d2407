"""Several processes behind one port: started, watched, started anew when they die, restarted on request.

This process takes the port and answers nobody. The port stays open as long as it lives, so that whoever
connects while a process starts waits for one that answers.
"""

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Any

from franchise.server.run.orders import COMPILED, COMPILING, FAILED, LEAVE, READY, Orders
from franchise.server.storage.opening import CannotUse

logger = logging.getLogger("franchise.server")

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""After how many seconds a process that has died is started anew: twice as long after each further death."""
SOUND_SECONDS = 60.0
"""Whoever lived so long before it died starts with the first pause again."""
READY_SECONDS = 300.0
"""A process that takes longer to answer is given up."""
END_SECONDS = 60.0
"""A process that takes longer to stop is killed: longer than it waits for its own requests."""

_context = multiprocessing.get_context("spawn")
"""A forked process would share the threads and locks of compiled code; a spawned one only the port."""


def _serve(*arguments: Any) -> None:
    """Be one of the processes. What answers is loaded there alone: this process stays small."""
    import_module("franchise.server.run.member").serve(*arguments)


@dataclass(eq=False)
class Process:
    """One of the processes, as it is seen from outside."""

    number: int
    process: SpawnProcess
    pipe: connection.Connection
    began: float
    ready: bool = False
    ends_by: float | None = None
    """When it is killed, once it was told to stop."""
    trouble: str = ""
    """Why it ended, in its own words."""

    @property
    def pid(self) -> int:
        """Return its process id."""
        assert self.process.pid is not None
        return self.process.pid

    def stop(self, *, leave: bool) -> None:
        """Tell it to stop; one that leaves its port to others takes care that nobody notices."""
        self.ends_by = time.monotonic() + END_SECONDS
        if leave:
            with suppress(OSError):  # it has just ended
                self.pipe.send(LEAVE)
        else:
            self.process.terminate()

    def ended(self) -> str:
        """Say how it ended."""
        code = self.process.exitcode
        assert code is not None
        how = f"by signal {-code}" if code < 0 else f"with code {code}"
        return f"process {self.number} ({self.pid}) has ended {how}{self.trouble and ': '}{self.trouble}"


@dataclass(eq=False)
class Place:
    """The place of one process: who fills it, who will, and who is about to leave it."""

    number: int
    present: Process | None = None
    following: Process | None = None
    leaving: Process | None = None
    pause: float = FIRST_PAUSE
    starts_at: float = 0.0

    @property
    def all(self) -> list[Process]:
        """List its processes."""
        return [one for one in (self.present, self.following, self.leaving) if one is not None]


class Many:
    """Keeps processes running that answer at one port."""

    def __init__(
        self,
        orders: Orders,
        count: int,
        listening: socket.socket,
        *,
        ready: Callable[[], None],
        compiling: Callable[[int, int], None] = lambda done, total: None,
        compiled: Callable[[], None] = lambda: None,
    ) -> None:
        """Prepare; `ready` is called when the processes answer for the first time.

        If something has to be compiled, one process does it, and the others are started afterwards.
        """
        self._orders, self._listening = orders, listening
        self._places = [Place(number) for number in range(1, count + 1)]
        self._compiling = orders.settings.compile_beside
        self._tell_ready, self._tell_compiling, self._tell_compiled = ready, compiling, compiled
        self._was_ready = self._stopping = self._killed = False
        self._to_replace: deque[Place] = deque()
        self._signals: list[int] = []
        self._in_terminal = _has_terminal()
        self._woken, self._waker = socket.socketpair()
        for end in (self._woken, self._waker):
            end.setblocking(False)
        self._trouble: CannotUse | None = None

    def run(self) -> int:
        """Run until told to stop, and return the exit code; `CannotUse` if the processes cannot start."""
        try:
            with self._heeding_signals():
                while not self._stopping or self._processes:
                    self._heed_signals()
                    if not self._stopping:
                        self._start_missing()
                        self._replace_next()
                    self._wait()
                    self._end_overdue()
        finally:
            for one in self._processes:
                one.process.kill()
            self._woken.close()
            self._waker.close()
        if self._trouble is not None:
            raise self._trouble
        return 128 + signal.SIGINT if self._killed else 0

    @property
    def _processes(self) -> list[Process]:
        return [one for place in self._places for one in place.all]

    # --- signals ---

    @contextmanager
    def _heeding_signals(self) -> Iterator[None]:
        """Note signals, and wake up from waiting for them."""
        numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        before = {
            number: signal.signal(number, lambda got, _: self._signals.append(got)) for number in numbers
        }
        woken_before = signal.set_wakeup_fd(self._waker.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(woken_before)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _heed_signals(self) -> None:
        while self._signals:
            number = self._signals.pop(0)
            if number == signal.SIGHUP and self._in_terminal == _has_terminal():
                self._replace_all()
            elif not self._stopping:  # also when the terminal has been closed
                self._stop()
            elif number == signal.SIGINT:  # a second Ctrl-C: what was acknowledged is safe
                self._killed = True
                for one in self._processes:
                    one.process.kill()

    def _stop(self) -> None:
        if self._trouble is None:
            logger.info("stopping")
        self._stopping = True
        for one in self._processes:
            one.stop(leave=False)

    # --- starting ---

    def _start_missing(self) -> None:
        for place in self._places:
            missing = place.present is None and place.starts_at <= time.monotonic()
            if missing and (place.number == 1 or not self._compiling):
                place.present = self._started(place.number)

    def _started(self, number: int) -> Process:
        mine, its = _context.Pipe()
        orders = self._orders
        if not self._compiling:
            orders = replace(orders, settings=replace(orders.settings, compile_beside=False))
        process = _context.Process(target=_serve, args=(orders, number, self._listening, its))
        process.start()
        its.close()
        return Process(number, process, mine, time.monotonic())

    # --- waiting ---

    def _wait(self) -> None:
        """Wait until something happens, but not for longer than until something is to be done."""
        found = self._processes
        waited_for: list[Any] = [self._woken, *(one.pipe for one in found if not one.pipe.closed)]
        waited_for += [one.process.sentinel for one in found]
        connection.wait(waited_for, timeout=self._seconds())
        with suppress(BlockingIOError):
            self._woken.recv(4096)
        for place in self._places:
            for one in place.all:
                self._hear(place, one)
                if one.process.exitcode is not None:
                    self._bury(place, one)

    def _seconds(self) -> float:
        times = [one.ends_by for one in self._processes if one.ends_by is not None]
        times += [place.starts_at for place in self._places if place.present is None and not self._compiling]
        times += [one.began + READY_SECONDS for one in self._processes if not one.ready]
        return max(0.0, min(times, default=time.monotonic() + END_SECONDS) - time.monotonic())

    def _end_overdue(self) -> None:
        for one in self._processes:
            late = one.ends_by is not None and one.ends_by <= time.monotonic()
            if late or (not one.ready and one.began + READY_SECONDS <= time.monotonic()):
                logger.warning("process %d (%d) takes too long and is killed", one.number, one.pid)
                one.process.kill()
                one.process.join()

    def _hear(self, place: Place, one: Process) -> None:
        with suppress(EOFError, OSError):
            while not one.pipe.closed and one.pipe.poll():
                what, more = one.pipe.recv()
                if what == READY:
                    self._is_ready(place, one)
                elif what == COMPILING:
                    self._tell_compiling(*more)
                elif what == COMPILED:
                    self._compiling = False
                    self._tell_compiled()
                elif what == FAILED:
                    one.trouble = more
            return
        one.pipe.close()  # it says no more; how it ended is seen when it has

    def _is_ready(self, place: Place, one: Process) -> None:
        one.ready = True
        if one is place.following and place.present is not None:
            place.leaving, place.present, place.following = place.present, one, None
            place.leaving.stop(leave=True)
        logger.info("process %d (%d) answers", one.number, one.pid)
        present = [place.present for place in self._places if place.present is not None]
        waited_for = present[:1] if self._compiling else present
        if not self._was_ready and not self._stopping and all(one.ready for one in waited_for):
            self._was_ready = True
            self._tell_ready()

    # --- when processes end ---

    def _bury(self, place: Place, one: Process) -> None:
        one.process.join()
        self._hear(place, one)
        one.pipe.close()
        if one is place.leaving:
            place.leaving = None
        elif one is place.following:
            place.following = None
            self._to_replace.clear()
            if not self._stopping:
                logger.error("%s; the others are not restarted", one.ended())
        else:
            place.present = place.following
            place.following = None
            if not self._stopping:
                self._mourn(place, one)

    def _mourn(self, place: Place, one: Process) -> None:
        """Start another in place of a process that has died, or give up if not even the first one starts."""
        if not self._was_ready and not one.ready:
            self._trouble = self._trouble or CannotUse(one.trouble or f"{one.ended()} while it started")
            self._stop()
            return
        if place.present is not None:
            logger.error("%s; another one is starting", one.ended())
            return
        if time.monotonic() - one.began > SOUND_SECONDS:
            place.pause = FIRST_PAUSE
        place.starts_at = time.monotonic() + place.pause
        logger.error("%s; another one starts in %.1f s", one.ended(), place.pause)
        place.pause = min(place.pause * 2, LONGEST_PAUSE)

    # --- restarting ---

    def _replace_all(self) -> None:
        """Put another process in the place of each, one after the other."""
        if not self._stopping:
            logger.info("restarting one after the other")
            self._to_replace = deque(self._places)

    def _replace_next(self) -> None:
        if not self._to_replace or any(place.following or place.leaving for place in self._places):
            return
        place = self._to_replace.popleft()
        if place.present is not None and place.present.ready:  # otherwise it has just been started anyway
            place.following = self._started(place.number)
            place.starts_at = time.monotonic()


def _has_terminal() -> bool:
    """Return whether this process belongs to a terminal."""
    try:
        os.close(os.open(os.ctermid(), os.O_RDWR | os.O_NOCTTY))
    except OSError:
        return False
    return True
