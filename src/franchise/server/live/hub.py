"""Live updates: who follows which tables, and what is sent to them as server-sent events.

A stream follows several tables at once. The id of each event names the tables with the revisions that the
stream has told of, `TABLE@REVISION,TABLE@REVISION`: a browser that comes back sends it as `Last-Event-ID` and
is told what it missed.
"""

import asyncio
import re
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable

from franchise.server.encode import to_json
from franchise.server.house.hosted import Hosted
from franchise.server.live.stream_events import StreamGone, StreamMine, StreamReminder
from franchise.server.models.tables import TableView
from franchise.server.models.views import table_view
from franchise.server.storage.talk import Message
from franchise.server.tables.log import Happening
from franchise.server.tables.table import Table

MOST_WAITING = 500
"""A stream that is so far behind is closed; its browser comes back and is told what it missed."""
MOST_TABLES = 40
REMOTE_SECONDS = 60.0
"""After how long without word another process's people count as gone."""

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
        self, identity: str | None, tables: Iterable[str], *, token: str = "", address: str = ""
    ) -> None:
        """Follow tables for somebody, who came with a token or at least from an address."""
        self.identity = identity
        self.token = token
        self.owner = identity or address
        self.revisions: dict[str, int] = dict.fromkeys(tables, -1)
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    @property
    def cursor(self) -> str:
        """Name the tables with the revisions told of."""
        return ",".join(f"{table}@{revision}" for table, revision in self.revisions.items() if revision >= 0)

    def send(self, data: bytes) -> None:
        """Let something be sent."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
            return
        self._waiting.append(data)
        self._wake.set()

    def tell(self, table: str, told_revision: int, data: bytes) -> None:
        """Let what happened in a game be sent, unless the stream has told of it."""
        if told_revision > self.revisions.get(table, -1):
            self.revisions[table] = told_revision
            self.send(frame("moves", data, self.cursor))

    def close(self) -> None:
        """End the stream after what waits."""
        self.closed = True
        self._wake.set()

    async def next(self, timeout: float) -> bytes | None:
        """Wait for something to send: everything that waits at once; None when time has passed."""
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


class Hub:
    """Knows all streams of this process, and who is present at which table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._by_table: defaultdict[str, set[Subscription]] = defaultdict(set)
        self._by_owner: defaultdict[str, set[Subscription]] = defaultdict(set)
        """By identity, or by address for those who have none."""
        self._remote: dict[tuple[str, str], tuple[float, frozenset[str], int]] = {}
        """By process and table: the time of the last word, who is present there, and how many streams."""
        self._said: defaultdict[str, set[int]] = defaultdict(set)
        """The numbers of what was sent of the chat of tables that somebody follows."""
        self._closed = False
        self.presence_changed: Callable[[str], None] = lambda table: None
        """Is called when somebody comes to a table or goes."""

    # --- streams ---

    @property
    def streams(self) -> int:
        """Count the streams."""
        return sum(map(len, self._by_owner.values()))

    def streams_of(self, owner: str) -> int:
        """Count the streams of an identity, or of those without one at an address."""
        return len(self._by_owner.get(owner, ()))

    def add(self, subscription: Subscription) -> None:
        """Take up a stream; one that comes while the server stops ends at once."""
        if self._closed:
            subscription.close()
        self._by_owner[subscription.owner].add(subscription)
        for table in subscription.revisions:
            self._by_table[table].add(subscription)
            self.presence_changed(table)

    def remove(self, subscription: Subscription) -> None:
        """Forget a stream."""
        _discard(self._by_owner, subscription.owner, subscription)
        for table in subscription.revisions:
            _discard(self._by_table, table, subscription)
            if not self.followed(table):
                self._said.pop(table, None)
            self.presence_changed(table)

    def close(self) -> None:
        """End all streams, and those that are still to come."""
        self._closed = True
        for subscriptions in list(self._by_owner.values()):
            for subscription in list(subscriptions):
                subscription.close()

    def end(self, identity: str, token: str) -> None:
        """End the streams of a device or program that is trusted no more."""
        for subscription in self._by_owner.get(identity, ()):
            if subscription.token == token:
                subscription.close()

    def followed(self, table: str) -> bool:
        """Tell whether somebody follows a table here."""
        return table in self._by_table

    @property
    def followed_tables(self) -> list[str]:
        """List the tables that somebody follows here."""
        return list(self._by_table)

    # --- presence ---

    def here(self, table: str) -> tuple[frozenset[str], int]:
        """Tell who follows a table in this process, and how many streams do."""
        subscriptions = self._by_table.get(table, set())
        return frozenset(s.identity for s in subscriptions if s.identity is not None), len(subscriptions)

    def present(self, table: str, identity: str) -> bool:
        """Tell whether somebody has a table open, in whatever process."""
        return identity in self.here(table)[0] or any(
            identity in identities for (_, other), (_, identities, _) in self._fresh() if other == table
        )

    def watching(self, table: str, seated: Iterable[str]) -> int:
        """Count the streams of people without a seat, roughly: each process counts its own."""
        seated = set(seated)
        local = sum(s.identity not in seated for s in self._by_table.get(table, ()))
        return local + sum(count for (_, other), (_, _, count) in self._fresh() if other == table)

    def _fresh(self) -> list[tuple[tuple[str, str], tuple[float, frozenset[str], int]]]:
        oldest = time.monotonic() - REMOTE_SECONDS
        return (
            [(key, word) for key, word in self._remote.items() if word[0] >= oldest] if self._remote else []
        )

    def heard(self, process: str, table: str, identities: Iterable[str], watching: int) -> None:
        """Take in who is present at a table in another process."""
        self._remote[process, table] = time.monotonic(), frozenset(identities), watching
        if not self._remote[process, table][1] and not watching:
            del self._remote[process, table]

    # --- telling ---

    def view(self, hosted: Hosted) -> TableView:
        """Show a table with who is present."""
        table = hosted.table
        watching = self.watching(table.id, table.people)
        return table_view(table, hosted.last, present=self.present, watching=watching)

    def tell(self, hosted: Hosted, told: Happening | None) -> None:
        """Send what happened in a game, or how the table is now, to all who follow it or sit there."""
        table = hosted.table
        if not table.spectators:
            self._send_away(table)
        followers = self._by_table.get(table.id, ())
        if hosted.deleted:
            self._send(followers, frame("deleted", to_json(StreamGone(table.id))))
        elif told is not None:
            self.tell_moves(followers, table.id, told)
        elif followers:
            self._send(followers, frame("table", to_json(self.view(hosted))))
        self._tell_players(hosted)

    def _send_away(self, table: Table) -> None:
        """Let nobody follow a table who may not see it any more."""
        for subscription in list(self._by_table.get(table.id, ())):
            if not table.is_seen_by(subscription.identity):
                subscription.send(frame("closed", to_json(StreamGone(table.id))))
                del subscription.revisions[table.id]
                _discard(self._by_table, table.id, subscription)

    @staticmethod
    def tell_moves(followers: Iterable[Subscription], table: str, told: Happening) -> None:
        """Send one entry of a game's log."""
        if followers:
            data = b'{"table":"' + table.encode() + b'",' + to_json(told)[1:]
            for subscription in followers:
                subscription.tell(table, told.revision, data)

    def _tell_players(self, hosted: Hosted) -> None:
        """Tell the people of a table, wherever they are, whose turn it is."""
        table, last = hosted.table, hosted.last
        people = {*table.people, table.host}
        streams = [
            stream
            for person in people
            for stream in self._by_owner.get(person or "?", ())
            if person is not None
        ]
        if streams:
            actor = None if hosted.deleted or last is None else last.actor
            mine = StreamMine(
                table.id,
                "deleted" if hosted.deleted else table.status,
                table.seats[actor].identity if actor is not None and table.status == "playing" else None,
                hosted.revision,
            )
            self._send(streams, frame("mine", to_json(mine)))

    def say(self, table: str, message: Message) -> None:
        """Send what somebody said to all who follow the table, once."""
        if not self.followed(table) or message.number in self._said[table]:
            return
        self._said[table].add(message.number)
        data = b'{"table":"' + table.encode() + b'",' + to_json(message)[1:]
        self._send(self._by_table.get(table, ()), frame("chat", data))

    def remind(self, table: str, identity: str, deadline: int) -> None:
        """Tell somebody that their time runs out."""
        data = to_json(StreamReminder(table, deadline))
        self._send(self._by_owner.get(identity, ()), frame("reminder", data))

    @staticmethod
    def _send(subscriptions: Iterable[Subscription], data: bytes) -> None:
        for subscription in subscriptions:
            subscription.send(data)


def _discard(index: defaultdict[str, set[Subscription]], key: str, subscription: Subscription) -> None:
    index[key].discard(subscription)
    if not index[key]:
        del index[key]
