"""One stream of server-sent events: the tables it follows, and what waits to be sent.

The id of each event names the tables with the revisions that the stream has told of, `TABLE@REVISION` with
commas between: a browser that comes back sends it as `Last-Event-ID` and is told what it missed.
"""

import asyncio
import re
from collections import deque
from collections.abc import Iterable

MOST_WAITING = 500
"""A stream that is so far behind is closed; its browser comes back and is told what it missed."""
MOST_TABLES = 40

_CURSOR = re.compile(r"([0-9a-z]{1,20})@(-?\d{1,9})")


def frame(event: str, data: bytes, cursor: str | None = None) -> bytes:
    """Write one server-sent event."""
    head = f"event: {event}\n" + (f"id: {cursor}\n" if cursor is not None else "")
    return head.encode() + b"data: " + data + b"\n\n"


def parse_cursor(text: str) -> dict[str, int]:
    """Read tables with revisions; what cannot be read is left out.

    >>> parse_cursor("abc@3,def@0")
    {'abc': 3, 'def': 0}
    """
    matches = (_CURSOR.fullmatch(part.strip()) for part in text.split(","))
    return {match[1]: int(match[2]) for match in matches if match}


class Subscription:
    """One stream: the tables it follows and what waits to be sent."""

    def __init__(
        self,
        identity: str | None,
        tables: Iterable[str],
        *,
        token: str = "",
        address: str = "",
        household: str = "",
    ) -> None:
        """Follow tables for somebody, who came with a token or at least from a household's address."""
        self.identity = identity
        self.token = token
        self.address = address
        self.owner = identity or household
        self.revisions: dict[str, int] = dict.fromkeys(tables, -1)
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    @property
    def cursor(self) -> str:
        """Name the tables with the revisions told of."""
        return ",".join(f"{table}@{revision}" for table, revision in self.revisions.items() if revision >= 0)

    def send(self, data: bytes) -> None:
        """Queue something to be sent."""
        if self.closed:
            return  # or what comes between would be missing
        if len(self._waiting) >= MOST_WAITING:
            self.close()
            return
        self._waiting.append(data)
        self._wake.set()

    def tell(self, table: str, told_revision: int, data: bytes) -> None:
        """Queue what happened in a game, unless the stream has told of it."""
        if told_revision > self.revisions.get(table, -1) and not self.closed:
            self.revisions[table] = told_revision
            self.send(frame("moves", data, self.cursor))

    def close(self) -> None:
        """End the stream after what waits."""
        self.closed = True
        self._wake.set()

    @property
    def over(self) -> bool:
        """Return whether nothing more will be sent."""
        return self.closed and not self._waiting

    async def next(self, timeout: float) -> bytes | None:
        """Wait for something to send; return all of it, or None when the time is over."""
        if not self._waiting and not self.closed:
            try:
                async with asyncio.timeout(timeout):
                    await self._wake.wait()
            except TimeoutError:
                return None
        self._wake.clear()
        data = b"".join(self._waiting)
        self._waiting.clear()
        return data
