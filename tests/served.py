"""Servers in their own processes, started with the command as people start them."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

SECONDS = 120.0
"""Enough for the first start on a machine, which compiles."""


class Process:
    """A command that runs."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        """Start `franchise` with arguments."""
        code = "from franchise.cli.main import main; main()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", code, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert self._process.stdout is not None and self._process.stderr is not None
        self._lines: queue.Queue[tuple[str, str | None]] = queue.Queue()
        self.stdout, self.stderr = "", ""
        self._readers = [
            threading.Thread(target=self._read, args=(name, stream), daemon=True)
            for name, stream in (("stdout", self._process.stdout), ("stderr", self._process.stderr))
        ]
        for reader in self._readers:
            reader.start()

    def _read(self, name: str, stream: IO[str]) -> None:
        for line in stream:
            self._lines.put((name, line))
        self._lines.put((name, None))

    def wait_for(self, words: str) -> str:
        """Wait for a line with these words and return it; keep everything written until then."""
        open_streams = 2
        while open_streams:
            name, line = self._lines.get(timeout=SECONDS)
            if line is None:
                open_streams -= 1
                continue
            setattr(self, name, getattr(self, name) + line)
            if words in line:
                return line
        raise AssertionError(f"{words!r} never came:\n{self.stdout}{self.stderr}")

    @property
    def process_id(self) -> int:
        """Return the process id."""
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        """Send a signal."""
        self._process.send_signal(number)

    def end(self) -> int:
        """Wait for the end and return the exit code."""
        code = self._process.wait(SECONDS)
        for reader in self._readers:
            reader.join(SECONDS)
        while not self._lines.empty():
            name, line = self._lines.get()
            setattr(self, name, getattr(self, name) + (line or ""))
        assert self._process.stdout is not None and self._process.stderr is not None
        self._process.stdout.close()
        self._process.stderr.close()
        return code

    def kill(self) -> None:
        """Kill the process if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
            self.end()


class Served(Process):
    """A server that answers."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        """Start a server on a free port and wait until it answers."""
        super().__init__(*arguments, **environment)
        self.wait_for("Ctrl-C")
        said = [line for line in self.stdout.splitlines() if line.startswith(("Answers", "Open"))]
        self.url = said[0].split()[-1]


@contextmanager
def served(database: Path, *arguments: object, **environment: str) -> Iterator[Served]:
    """Run a server as long as the block lasts."""
    process = Served("serve", "--port", 0, "--database", database, *arguments, **environment)
    try:
        yield process
    finally:
        process.kill()
