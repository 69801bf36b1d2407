"""Processes that serve: one at a time is measured, all on one core, the client on another."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path

START_SECONDS = 240
"""The rules may have to be compiled first."""
STOP_SECONDS = 20


def cores() -> tuple[int, int]:
    """Return the server's core and the client's; the same one where there is only one."""
    available = sorted(os.sched_getaffinity(0))
    return available[0], available[-1]


def cpu_seconds_of(process: int) -> float:
    """Return the time that a process has computed: its clock is found by its number, as in clock(3)."""
    return time.clock_gettime((~process << 3) | 2)


def loop_seconds_of(process: int) -> float:
    """Return the time that the thread of its event loop has computed, for which others had to wait."""
    return int(Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()[0]) / 1e9


@dataclass
class Process:
    """A process that serves."""

    name: str
    port: int
    _process: "subprocess.Popen[str]"

    @property
    def megabytes(self) -> float:
        """Return the memory of the whole process."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def cpu_seconds(self) -> float:
        """Return the time that the process has computed."""
        return cpu_seconds_of(self._process.pid)

    def stop(self) -> None:
        """Stop the process."""
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def start(kind: str, database: Path) -> Process:
    """Start a process on the server's core: `server`, or one of the ways of the peer."""
    command = [sys.executable, "-m", "bench.load.serve", kind, f"sqlite:///{database}", str(cores()[0])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    started = Process(kind, 0, process)
    try:
        started.port = int(process.stdout.readline())
        _wait_until_it_answers(started)
    except BaseException:
        started.stop()
        raise
    return started


def _wait_until_it_answers(process: Process) -> None:
    address = f"http://127.0.0.1:{process.port}/api/health"
    try:
        with urllib.request.urlopen(address, timeout=START_SECONDS):
            pass
    except urllib.error.HTTPError:
        pass  # the peer has no such page, but answers
