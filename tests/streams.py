"""Follows the live stream in tests."""

import json
import queue
import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Any, NamedTuple

import httpx
import jsonschema_rs

from described import description


class Told(NamedTuple):
    """One server-sent event."""

    event: str
    data: Any
    id: str | None


class Stream:
    """An open stream: its events are collected by a thread and asked for one after the other."""

    def __init__(self, client: httpx.Client, *tables: str, last_id: str | None = None) -> None:
        """Prepare to follow tables, each named alone or with its last known revision."""
        self._context = client.stream(
            "GET",
            "/api/stream",
            params={"tables": ",".join(tables)} if tables else {},
            headers={"last-event-id": last_id} if last_id is not None else {},
        )
        self._events: queue.Queue[Told | None] = queue.Queue()

    def __enter__(self) -> "Stream":
        """Open the stream; it answers at once."""
        self._answer = self._context.__enter__()
        assert self._answer.status_code == 200, self._answer.read()
        self._thread = threading.Thread(target=self._collect, daemon=True)
        self._thread.start()
        assert self.next("hello")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave: the connection ends at once, also for the thread that reads from it."""
        connection: socket.socket = self._answer.extensions["network_stream"].get_extra_info("socket")
        with suppress(OSError):  # the server may have ended it
            connection.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._context.__exit__(kind, error, trace)

    def _collect(self) -> None:
        event: dict[str, str] = {}
        try:
            for line in self._answer.iter_lines():
                if not line and "event" in event:
                    told = Told(event["event"], json.loads(event["data"]), event.get("id"))
                    _check(told)
                    self._events.put(told)
                    event = {}
                elif line and not line.startswith(":"):
                    name, _, value = line.partition(": ")
                    event[name] = value
        except httpx.HTTPError:
            pass  # the test closed the stream
        finally:
            self._events.put(None)

    def next(self, event: str) -> Told:
        """Wait for the next event of a kind and skip others."""
        while True:
            told = self._events.get(timeout=20)
            assert told is not None, f"the stream ended before {event}"
            if told.event == event:
                return told

    def ended(self) -> bool:
        """Wait for the end of the stream."""
        while self._events.get(timeout=20) is not None:
            pass
        return True

    def rest(self) -> list[Told]:
        """Wait for the end of the stream; return what it told before."""
        found = []
        while (told := self._events.get(timeout=20)) is not None:
            found.append(told)
        return found

    def before(self, event: str) -> list[str]:
        """Wait for an event and return the kinds of those before it."""
        kinds: list[str] = []
        while True:
            told = self._events.get(timeout=20)
            assert told is not None, f"the stream ended before {event}"
            if told.event == event:
                return kinds
            kinds.append(told.event)


def _check(told: Told) -> None:
    """Check an event against its description."""
    content = description()["paths"]["/api/stream"]["get"]["responses"]["200"]["content"]
    kinds = {
        kind["properties"]["event"]["const"]: kind["properties"]["data"]["contentSchema"]
        for kind in content["text/event-stream"]["schema"]["oneOf"]
    }
    schema = {**kinds[told.event], "components": description()["components"]}
    jsonschema_rs.validator_for(schema).validate(told.data)
