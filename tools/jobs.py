"""Runs programs at the same time: shows how they go on in one line, and leaves none running."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

LOOK_SECONDS = 0.2
PATIENCE = 3.0
"""How many seconds a program gets to end by itself."""


class JobFailed(Exception):
    """A program has failed; the message is one line, `output` all that it wrote."""

    def __init__(self, message: str, output: str = "") -> None:
        """Say what failed."""
        super().__init__(message)
        self.output = output


class Jobs:
    """Several threads of work, each running one program after the other."""

    def __init__(self, directory: Path) -> None:
        """Run programs in a directory."""
        self._directory = directory
        self._running: dict[subprocess.Popen[str], str] = {}
        self._lock = threading.Lock()
        self._stopped = False
        self._began = time.monotonic()

    def run(self, name: str, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        """Run a program quietly; `JobFailed` if it fails."""
        began = time.monotonic()
        with self._lock:
            if self._stopped:
                raise JobFailed(f"{name}: stopped")
            process = subprocess.Popen(
                command,
                cwd=self._directory,
                # Unbuffered, so that what it writes last, which says why it failed, is the last line.
                env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                start_new_session=True,  # so that what it starts can be ended with it
            )
            self._running[process] = name
        if not sys.stdout.isatty():
            print(f"{name} ...", flush=True)
        try:
            output, _ = process.communicate()
        finally:
            with self._lock:
                del self._running[process]
        if process.returncode != 0:
            lines = [line for line in output.splitlines() if line.strip()]
            raise JobFailed(lines[-1].strip() if lines else f"{name}: failed", output)
        self._say(f"{name}: done in {time.monotonic() - began:.0f} s")

    def together(self, *works: Callable[[], None]) -> list[JobFailed | None]:
        """Do several things at the same time; return what became of each. Ctrl-C ends them all."""
        outcomes: list[JobFailed | None] = [None] * len(works)

        def work(number: int) -> None:
            try:
                works[number]()
            except JobFailed as error:
                outcomes[number] = error

        threads = [threading.Thread(target=work, args=(number,), daemon=True) for number in range(len(works))]
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                while thread.is_alive():
                    thread.join(LOOK_SECONDS)
                    self._show()
        finally:
            self.stop()
        return outcomes

    def stop(self) -> None:
        """End everything that runs."""
        with self._lock:
            self._stopped = True
            left = list(self._running)
        for process in left:
            _signal(process, signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        while any(process.poll() is None for process in left) and time.monotonic() < deadline:
            time.sleep(0.02)
        for process in left:
            _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))
        if sys.stdout.isatty():
            print("\r\x1b[K", end="", flush=True)

    def _show(self) -> None:
        """Show what runs, in a terminal."""
        if sys.stdout.isatty():
            with self._lock:
                names = ", ".join(self._running.values())
            seconds = time.monotonic() - self._began
            print(f"\r{names} ({seconds:.0f} s) ...\x1b[K", end="", flush=True)

    def _say(self, line: str) -> None:
        start = "\r\x1b[K" if sys.stdout.isatty() else ""
        print(f"{start}{line}", flush=True)


def _signal(process: "subprocess.Popen[str]", number: int) -> None:
    """Send a signal to a program and to all that it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, number)
        else:
            process.kill()
    except (ProcessLookupError, PermissionError):
        pass


def ending_at_once() -> None:
    """Let a request to end do the same as Ctrl-C."""

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, end)
