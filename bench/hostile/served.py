"""A server as it is delivered, in a process of its own, and requests to it from addresses of loopback."""

import http.client
import json
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bench.load.process import cpu_seconds_of, loop_seconds_of

START_SECONDS = 300
"""The rules may have to be compiled first."""
STOP_SECONDS = 60
CODE = "from franchise.cli.main import main; main()"


class Served:
    """A server that answers."""

    def __init__(self, directory: Path, *options: str) -> None:
        """Start `franchise serve` with a database of its own."""
        command = [sys.executable, "-c", CODE, "serve", "--port", "0", "--database", f"{directory}/games.db"]
        self._process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.lines: list[str] = []
        """What it wrote."""
        self._opened = threading.Event()
        self.port = 0
        threading.Thread(target=self._collect, daemon=True).start()
        if not self._opened.wait(START_SECONDS):
            raise TimeoutError("".join(self.lines))
        self._wait_for_rules()

    def _collect(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line)
            found = re.search(r"Open http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                self._opened.set()

    def _wait_for_rules(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while Visitor(self.port).ask("GET", "/api/health")[1].get("compiling") is not None:
            if time.monotonic() > deadline:
                raise TimeoutError("the rules were not compiled")
            time.sleep(0.5)

    @property
    def megabytes(self) -> float:
        """Return the memory of the process."""
        return self._status("VmRSS")

    @property
    def most_megabytes(self) -> float:
        """Return the most memory that the process ever had."""
        return self._status("VmHWM")

    def _status(self, name: str) -> float:
        text = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(rf"{name}:\s+(\d+) kB", text)
        assert found is not None
        return int(found[1]) * 1024 / 1e6

    @property
    def cpu_seconds(self) -> float:
        """Return the time that the process has computed."""
        return cpu_seconds_of(self._process.pid)

    @property
    def loop_seconds(self) -> float:
        """Return the time that the thread of the event loop has computed."""
        return loop_seconds_of(self._process.pid)

    @property
    def processes(self) -> list[int]:
        """Return the processes that answer: this one, or those that it has started."""
        found = (re.search(r"process \d+ \((\d+)\) answers", line) for line in self.lines)
        return [int(match[1]) for match in found if match] or [self._process.pid]

    @property
    def sockets(self) -> int:
        """Count the sockets that the process holds open."""
        count = 0
        for place in Path(f"/proc/{self._process.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                count += "socket:" in str(place.readlink())
        return count

    def stop(self) -> float:
        """Ask it to stop; return how many seconds that took."""
        began = time.monotonic()
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        return time.monotonic() - began


@contextmanager
def served(*options: str) -> Iterator[Served]:
    """Run a server as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="franchise-hostile-") as directory:
        server = Served(Path(directory), *options)
        try:
            yield server
        finally:
            server.stop()


class Visitor:
    """Somebody with a connection and perhaps a cookie, at an address of loopback."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        """Come to a server."""
        self._http = http.client.HTTPConnection("127.0.0.1", port, timeout=120, source_address=(address, 0))
        self._headers: dict[str, str] = {}

    def introduce(self, name: str) -> "Visitor":
        """Take a name, and keep the cookie."""
        self.ask("PUT", "/api/me", {"name": name, "colour": "blue"})
        return self

    def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any]:
        """Send a request; return the status and the answer. A body of bytes is sent as it is."""
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        kind = {} if content is None else {"Content-Type": "application/json"}
        self._http.request(method, path, content, {**self._headers, **kind, **(headers or {})})
        answer = self._http.getresponse()
        cookie = answer.getheader("set-cookie")
        if cookie:
            self._headers["Cookie"] = cookie.partition(";")[0]
        data = answer.read()
        is_json = "json" in (answer.getheader("content-type") or "")
        return answer.status, json.loads(data) if data and is_json else data

    def close(self) -> None:
        """Hang up."""
        self._http.close()
