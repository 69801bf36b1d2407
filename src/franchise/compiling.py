"""Compiles rules, bots and the batch in processes of their own, which nobody else has to wait for.

`python -m franchise.compiling PART ...` is such a process. It writes a line for each step that is done, and
ends with whoever started it.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from importlib import import_module

from franchise.kernel.jit import INTERPRETED, cache_directory, is_complete, tell_steps


@dataclass(frozen=True)
class Part:
    """Something that is compiled as a whole."""

    name: str
    """What the kernel calls it."""
    function: str
    """Compiles it."""
    steps: int


PARTS = {
    part.name: part
    for part in (
        Part("moves", "franchise.kernel.entries:compile_moves", 1),
        Part("rules", "franchise.kernel.entries:compile_rules", 4),
        Part("best turn", "franchise.bots.best_turn:compile_best_turn", 2),
        Part("endings", "franchise.bots.endings:compile_endings", 2),
        Part("random play", "franchise.bots.playout:compile_playouts", 1),
        Part("network", "franchise.bots.network:compile_network", 1),
        Part("search", "franchise.bots.search:compile_search", 1),
    )
}
"""What games need, with what a first move needs at the beginning."""

FOR_A_MOVE = ("moves", "rules")
"""What somebody's move needs; the rest is for bots."""

FOR_RESEARCH = {
    part.name: part
    for part in (
        Part("batch", "franchise.envs.compiled.stepping:compile_batch", 3),
        Part("all turns", "franchise.bots.all_turns:compile_all_turns", 1),
    )
}
"""What no game and no server waits for."""

ALL_PARTS = PARTS | FOR_RESEARCH

SHARES = (
    ("moves", "best turn", "endings", "random play", "network", "batch"),
    ("rules", "search", "all turns"),
)
"""What is compiled at the same time where there are two cores: about as much work each, a move's first."""

NICENESS = 2
"""How far these processes stand back behind those who answer people."""


class Failed(Exception):
    """A process that compiles has failed; it has said why."""


def missing(parts: Collection[str] = tuple(PARTS)) -> list[str]:
    """List the parts that are not compiled yet; those for research only if they are named."""
    return [] if INTERPRETED else [part for part in parts if not is_complete(part)]


def is_compiled(parts: Collection[str] = tuple(PARTS)) -> bool:
    """Return whether there is nothing left to compile."""
    return not missing(parts)


@dataclass(frozen=True)
class Progress:
    """How far compiling is: so many steps of so many."""

    done: int
    total: int


class Compiling:
    """Compiles what is missing, in processes beside this one."""

    def __init__(
        self,
        tell: Callable[[Progress], None] = lambda progress: None,
        parts: Collection[str] = tuple(PARTS),
    ) -> None:
        """Say who is told of each step that is done; that happens in another thread."""
        self._tell = tell
        self._wanted = missing(parts)
        self._done = 0
        self._processes: list[subprocess.Popen[str]] = []
        self._lock = threading.Lock()
        self._stopped = False

    @property
    def progress(self) -> Progress:
        """Return how far it is."""
        return Progress(self._done, sum(ALL_PARTS[name].steps for name in self._wanted))

    def run(self) -> None:
        """Compile everything; what fails, as for want of memory, is tried once more in a single process."""
        if cache_directory() is None:
            raise Failed("there is no place for machine code")
        at_once = SHARES if (os.cpu_count() or 1) > 1 else (tuple(ALL_PARTS),)
        shares = [[name for name in share if name in self._wanted] for share in at_once]
        if not self._all([share for share in shares if share]) and not self._stopped:
            left = missing(self._wanted)
            self._done = sum(ALL_PARTS[name].steps for name in self._wanted if name not in left)
            if not self._all([left]) and not self._stopped:
                raise Failed(f"not compiled: {', '.join(missing(self._wanted))}")

    def stop(self) -> None:
        """End at once, and leave nothing running."""
        with self._lock:
            self._stopped = True
            for process in self._processes:
                process.kill()

    def _all(self, shares: Sequence[Sequence[str]]) -> bool:
        threads = [threading.Thread(target=self._one, args=(share,), daemon=True) for share in shares]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return not missing(self._wanted)

    def _one(self, parts: Sequence[str]) -> None:
        with self._lock:
            if self._stopped:
                return
            process = subprocess.Popen(
                [sys.executable, "-m", "franchise.compiling", *parts],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            self._processes.append(process)
        with process:
            assert process.stdout is not None
            for _ in process.stdout:
                with self._lock:
                    self._done += 1
                    progress = self.progress
                self._tell(progress)


def compile_part(name: str) -> None:
    """Compile a part in this process, unless that is done."""
    module, function = ALL_PARTS[name].function.split(":")
    getattr(import_module(module), function)()


def compile_parts(parts: Sequence[str]) -> None:
    """Compile parts in this process, and write a line for each step that is done."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    threading.Thread(target=_end_with_starter, daemon=True).start()
    for part in parts:
        told = 0

        def tell(what: str, name: str, number: int, count: int, part: str = part) -> None:
            nonlocal told
            if what == part and number > told + 1:
                told += 1
                print(part, told, flush=True)

        tell_steps(tell)
        compile_part(part)
        for step in range(told, ALL_PARTS[part].steps):
            print(part, step + 1, flush=True)


def _end_with_starter() -> None:
    os.read(0, 1)  # comes to an end with the one who holds the other end
    os._exit(1)


if __name__ == "__main__":
    compile_parts(sys.argv[1:])
