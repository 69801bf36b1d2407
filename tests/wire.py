"""A small HTTP client for tests that send many requests at once: common ones take longer than the server."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit


class NoAnswer(Exception):
    """The connection was refused, or broke: nobody knows what became of the request."""


@dataclass(frozen=True)
class Reply:
    """What a server answered."""

    status_code: int
    headers: Mapping[str, str]
    """With names in lower case."""
    content: bytes

    @property
    def is_success(self) -> bool:
        """Return whether the request was carried out."""
        return 200 <= self.status_code < 300

    @property
    def text(self) -> str:
        """Return the answer as text."""
        return self.content.decode()

    def json(self) -> Any:
        """Return the answer, parsed."""
        return json.loads(self.content)


class Wire:
    """Keeps connections to servers."""

    def __init__(self, seconds: float) -> None:
        """Set how long an answer is waited for."""
        self._seconds = seconds
        self._idle: defaultdict[str, list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
        self._idle = defaultdict(list)

    async def request(self, method: str, url: str, headers: Mapping[str, str], body: Any = None) -> Reply:
        """Send a request once; `NoAnswer` if there is none."""
        place = urlsplit(url)
        content = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {place.path}{'?' * bool(place.query)}{place.query} HTTP/1.1",
            f"host: {place.netloc}",
            f"content-length: {len(content)}",
            "content-type: application/json",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        data = "\r\n".join((*lines, "", "")).encode() + content
        try:
            async with asyncio.timeout(self._seconds):
                return await self._exchange(place.netloc, data)
        except (OSError, EOFError, TimeoutError) as error:
            raise NoAnswer(f"{method} {url}: {error!r}") from None

    async def _exchange(self, place: str, data: bytes) -> Reply:
        host, _, port = place.partition(":")
        idle = self._idle[place]
        while idle and idle[-1][0].at_eof():  # a server closes what has been silent for some seconds
            idle.pop()[1].close()
        reader, writer = idle.pop() if idle else await asyncio.open_connection(host, int(port))
        try:
            writer.write(data)
            await writer.drain()
            status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            reply = Reply(
                int(status.split()[1]),
                headers,
                await reader.readexactly(int(headers.get("content-length", 0))),
            )
        except BaseException:
            writer.transport.abort()
            raise
        if headers.get("connection") == "close":
            writer.close()
        else:
            idle.append((reader, writer))
        return reply

    async def close(self) -> None:
        """Close the connections."""
        for connections in self._idle.values():
            for _, writer in connections:
                writer.transport.abort()
        self._idle.clear()
        await asyncio.sleep(0)  # what was aborted is closed with the next round of the loop
