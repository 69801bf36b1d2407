"""The server and the page for developers: started together, reloaded, ended together."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tools import client, dev

pytestmark = pytest.mark.slow

SECONDS = 120
"""More than the server takes to start on a busy machine."""


class Development:
    """`make dev`, listened to."""

    def __init__(self) -> None:
        """Start both."""
        command = [sys.executable, "-m", "tools.dev", "--port", str(dev.free_port())]
        self.process = subprocess.Popen(
            command, cwd=dev.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(re.sub(r"\x1b\[[0-9;]*m", "", line))

    def says(self, pattern: str) -> str:
        """Wait for a line, and return what its group matches."""
        heard = ""
        while True:
            try:
                line = self._lines.get(timeout=SECONDS)
            except queue.Empty:
                raise AssertionError(f"nobody said {pattern}, but: {heard}") from None
            heard += line
            if found := re.search(pattern, line):
                return found[1]

    def end(self) -> None:
        """End both."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(SECONDS) == 0
        assert self.process.stdout is not None


@pytest.fixture
def development() -> Iterator[Development]:
    """Start a server and a page, with the packages that are there."""
    if not client.Client(dev.ROOT).modules_are_current(all_of_them=True):
        pytest.skip("the client's packages are not installed: make web-check does it")
    started = Development()
    try:
        yield started
    finally:
        started.process.terminate()
        started.process.wait(SECONDS)
        assert started.process.stdout is not None
        started.process.stdout.close()


def answers(address: str) -> bool:
    """Return whether somebody answers there."""
    try:
        httpx.get(address, timeout=5)
    except httpx.TransportError:
        return False
    return True


def test_both_are_there_reload_and_end(development: Development) -> None:
    page = development.says(r"Local:\s+(http\S+)/")
    server = development.says(r"^Open (http\S+)$")
    assert 'src="/src/main.ts"' in httpx.get(f"{page}/").text
    bots = httpx.get(f"{page}/api/bots")
    assert bots.status_code == 200 and bots.json() == httpx.get(f"{server}/api/bots").json()
    os.utime(dev.PACKAGE / "__init__.py")
    source = development.says(r"The server starts again: (\S+) has changed")
    assert Path(source) == Path("src/franchise/__init__.py")
    assert development.says(r"^Open (http\S+)$") == server
    assert httpx.get(f"{page}/api/bots").status_code == 200
    development.end()
    assert not answers(page)
    assert not answers(server)


def test_a_new_a_changed_and_a_lost_source_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    source, built = tmp_path / "rules.py", tmp_path / "client" / "page.json"
    before = dev.state_of(tmp_path)
    for path in (source, built):
        path.write_text("1")
    there = dev.state_of(tmp_path)
    assert dev.changed(before, there) == source
    assert dev.changed(there, dev.state_of(tmp_path)) is None
    os.utime(source, ns=(0, time.time_ns() + 1))
    assert dev.changed(there, dev.state_of(tmp_path)) == source
    source.unlink()
    assert dev.changed(there, dev.state_of(tmp_path)) == source
