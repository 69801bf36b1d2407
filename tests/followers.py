"""A live stream as a browser follows it: after a break it reconnects and says what it saw last."""

import asyncio
import json
from typing import Any

import httpx

from players import Person


class Follower:
    """Somebody who follows tables, and what they were told."""

    def __init__(self, who: Person, *tables: str) -> None:
        """Prepare to follow tables on a person's server."""
        self.who = who
        self.events: list[tuple[str, dict[str, Any]]] = []
        """The kind and the content of each event."""
        self._tables = tables
        self._last: str | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Follower":
        """Start following."""
        connected = asyncio.Event()
        self._task = asyncio.create_task(self._follow(connected))
        async with asyncio.timeout(60):
            await connected.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop following."""
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self, connected: asyncio.Event) -> None:
        address = f"{self.who.url}/api/stream?tables={','.join(self._tables)}"
        async with httpx.AsyncClient(timeout=60) as client:
            while True:
                headers = {"cookie": self.who.cookie}
                if self._last is not None:
                    headers["last-event-id"] = self._last
                try:
                    async with client.stream("GET", address, headers=headers) as answer:
                        if answer.status_code == 200:
                            connected.set()
                            await self._read(answer)
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)

    async def _read(self, answer: httpx.Response) -> None:
        event = ""
        async for line in answer.aiter_lines():
            name, _, value = line.partition(": ")
            if name == "event":
                event = value
            elif name == "id":
                self._last = value
            elif name == "data":
                self.events.append((event, json.loads(value)))

    def told(self, kind: str, table: str) -> list[dict[str, Any]]:
        """List what was told about a table."""
        return [
            content
            for event, content in self.events
            if event == kind and table in (content.get("table"), content.get("id"))
        ]

    def revisions(self, table: str) -> list[int]:
        """List the revisions of a table that were told."""
        return [content["revision"] for content in self.told("moves", table)]

    def present(self, table: str) -> set[str]:
        """Return who sits at a table and is present, according to the last event."""
        views = self.told("table", table)
        return {seat["identity"] for seat in views[-1]["seats"] if seat["present"]} if views else set()
