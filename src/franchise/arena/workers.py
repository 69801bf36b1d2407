"""Who plays: this process, several of this machine, or others such as a cluster."""

import multiprocessing
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from franchise.arena.match import Failure

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


Outcome = TypeVar("Outcome", covariant=True)


class Task(Protocol[Outcome]):
    """Something to be played, by any process on any machine; it is sent pickled.

    What it makes is in its outcome: whoever gathers the outcomes writes the files. Played twice, it has the
    same outcome. If it has `files`, these lie on every machine where it is played.
    """

    @property
    def number(self) -> int:
        """Return its number."""

    def play(self) -> Outcome:
        """Play it."""


class Workers(Protocol):
    """Those who play elsewhere than in processes of this machine."""

    @property
    def cores(self) -> int:
        """Return how many tasks they play at the same time."""

    def play(self, tasks: Sequence[Task[Outcome]]) -> Generator[Outcome | Failure, None, None]:
        """Play tasks; yield the outcomes as they come. Closing the generator stops the work."""


def play_tasks(
    tasks: Sequence[Task[Outcome]], jobs: int | Workers
) -> Generator[Outcome | Failure, None, None]:
    """Play tasks in this process, in several, or let others do it; yield the outcomes as they come."""
    if not isinstance(jobs, int):
        yield from jobs.play(tasks)
    elif jobs > 1 and len(tasks) > 1:
        yield from play_in_processes(tasks, jobs)
    else:
        yield from (task.play() for task in tasks)


def play_in_processes(tasks: Sequence[Task[Outcome]], jobs: int) -> Iterator[Outcome | Failure]:
    """Play tasks in several processes; yield the outcomes as they come.

    Closing the generator ends the processes.
    """
    with _processes(min(jobs, len(tasks))) as idle:
        waiting = iter(tasks)
        busy: dict[Any, Task[Outcome]] = {}
        while True:
            connection: Any
            while idle and (task := next(waiting, None)) is not None:
                connection = idle.pop()
                with suppress(OSError):  # a process that is gone is noticed below
                    connection.send(task)
                busy[connection] = task
            if not busy:
                return
            for connection in wait(list(busy)):
                task = busy.pop(connection)
                try:
                    outcome = connection.recv()
                except (EOFError, OSError):
                    outcome = Failure(task.number, "its process ended without a word")
                else:
                    idle.append(connection)
                yield outcome


@contextmanager
def _processes(count: int) -> Iterator[list["Connection"]]:
    """Start processes and yield the connections to them; end them afterwards, whatever they are doing."""
    # A forked process would share Numba's threads and locks, a spawned one shares nothing.
    context = multiprocessing.get_context("spawn")
    processes, connections = [], []
    try:
        with _deaf_to_interrupts():
            for _ in range(count):
                here, there = context.Pipe()
                process = context.Process(target=_work, args=(there,), daemon=True)
                process.start()
                there.close()
                processes.append(process)
                connections.append(here)
        yield list(connections)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for connection in connections:
            connection.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, which reaches all of them: this process ends them instead."""
    if threading.current_thread() is not threading.main_thread():  # only the main one may do this
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(connection: "Connection") -> None:
    """Play tasks until the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # not every system hands down who is deaf
    with suppress(EOFError, OSError):
        while True:
            connection.send(connection.recv().play())
