"""A lean HTTP client: prepared requests go out as bytes over a connection that is kept."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from typing import Any, cast

SECONDS = 30.0
"""No answer may take longer, however slow the machine is."""
_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
_COOKIE = re.compile(rb"\r\nset-cookie: ([^;]+);", re.IGNORECASE)
_MOVES = re.compile(rb'event: moves\nid: [^\n]*\ndata: \{"table":"\w+","revision":(\d+),')


class Trouble(Exception):
    """The server did not answer as it must."""


def request_bytes(method: str, port: int, path: str, body: Any = None, **headers: str) -> bytes:
    """Write a request as a browser sends it, leaving out what no server looks at."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    data = b""
    if body is not None:
        data = json.dumps(body).encode()
        lines += [f"Origin: http://127.0.0.1:{port}", "Content-Type: application/json"]
        lines.append(f"Content-Length: {len(data)}")
    return "\r\n".join([*lines, "", ""]).encode() + data


class End(asyncio.Protocol):
    """This end of a connection."""

    _transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast("asyncio.Transport", transport)

    @property
    def local(self) -> int:
        """Return the port of this end."""
        assert self._transport is not None
        port: int = self._transport.get_extra_info("sockname")[1]
        return port

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class Connection(End):
    """One connection that is kept; one request at a time."""

    def __init__(self) -> None:
        """Begin unconnected."""
        self._buffer = b""
        self._answer: asyncio.Future[tuple[bytes, bytes]] | None = None
        self.cookie = ""

    def data_received(self, data: bytes) -> None:
        """Collect an answer; hand it over when it is complete."""
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._answer is None:
            return
        head = self._buffer[: end + 2]
        length = _LENGTH.search(head)
        whole = end + 4 + (int(length[1]) if length else 0)
        if len(self._buffer) >= whole:
            body, self._buffer = self._buffer[end + 4 : whole], self._buffer[whole:]
            self._answer.set_result((head, body))
            self._answer = None

    def connection_lost(self, error: Exception | None) -> None:
        """End the wait of whoever is waiting."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Trouble(f"the connection was lost: {error}"))

    async def send(self, request: bytes) -> bytes:
        """Send a prepared request that must succeed; return the body of the answer."""
        assert self._transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        head, body = await self._answer
        if head[9:10] != b"2":
            raise Trouble(f"{head[:40]!r} {body[:500]!r}")
        cookie = _COOKIE.search(head)
        if cookie:
            self.cookie = cookie[1].decode()
        return body

    async def ask(self, method: str, port: int, path: str, body: Any = None) -> Any:
        """Send a request that is not measured; return the answer."""
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.send(request_bytes(method, port, path, body, **cookie))
        return json.loads(answer)


class Listener(End):
    """A live stream: notes when it was told of each revision."""

    def __init__(self, told: Callable[[int, float], None]) -> None:
        """Call `told` with each revision and the time."""
        self._told = told
        self._rest = b""
        self.open = asyncio.get_running_loop().create_future()
        """Is done when the stream has begun."""

    def data_received(self, data: bytes) -> None:
        """Note what is told."""
        at = time.perf_counter()
        self._rest += data
        if not self.open.done() and b"event: table" in self._rest:
            self.open.set_result(None)
        end = 0
        for match in _MOVES.finditer(self._rest):
            self._told(int(match[1]), at)
            end = match.end()
        # An event may come in pieces, so the beginning of an unfinished one is kept.
        self._rest = self._rest[max(end, len(self._rest) - 4000) :]

    def connection_lost(self, error: Exception | None) -> None:
        """End the wait of whoever is waiting."""
        if not self.open.done():
            self.open.set_exception(Trouble(f"a stream was not opened: {self._rest[:300]!r}"))


async def connect(port: int) -> Connection:
    """Open a connection."""
    _, connection = await asyncio.get_running_loop().create_connection(Connection, "127.0.0.1", port)
    return connection


async def listen(port: int, table: str, told: Callable[[int, float], None], cookie: str = "") -> Listener:
    """Open a live stream of one table, and wait until it has begun."""
    loop = asyncio.get_running_loop()
    transport, listener = await loop.create_connection(lambda: Listener(told), "127.0.0.1", port)
    headers = {"Accept": "text/event-stream"} | ({"Cookie": cookie} if cookie else {})
    transport.write(request_bytes("GET", port, f"/api/stream?tables={table}", **headers))
    await asyncio.wait_for(listener.open, SECONDS)
    return listener
