"""Who has which table open, in this process and in others on the same database."""

import time
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping

from franchise.server.clock import now
from franchise.server.live.subscription import Subscription

REMOTE_SECONDS = 60.0
"""After how many seconds without word another process's people count as gone."""
MOST_SEEN = 20_000
"""How many who left are remembered."""


class Presence:
    """Knows who is present at which table."""

    def __init__(self, streams: Mapping[str, Collection[Subscription]]) -> None:
        """Look at the streams of this process, by table."""
        self._streams = streams
        self._remote: dict[tuple[str, str], tuple[float, frozenset[str], int]] = {}
        """By process and table: the time of the last word, who is present there, and how many streams."""
        self._began = now()
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        """When those who left a table were last there."""

    def here(self, table: str) -> tuple[frozenset[str], int]:
        """Return who follows a table in this process, and how many streams do."""
        subscriptions = self._streams.get(table, ())
        return frozenset(s.identity for s in subscriptions if s.identity is not None), len(subscriptions)

    def present(self, table: str, identity: str) -> bool:
        """Return whether somebody has a table open, in whatever process."""
        return identity in self.here(table)[0] or any(
            identity in identities for (_, other), (_, identities, _) in self._fresh() if other == table
        )

    def last_seen(self, table: str, identity: str) -> int:
        """Return when somebody last had a table open; the start of this process, if that is not known."""
        return self._seen.get((table, identity), self._began)

    def leaves(self, table: str, identities: Iterable[str]) -> None:
        """Note that some who had a table open may have gone."""
        for identity in identities:
            self._seen[table, identity] = now()
            self._seen.move_to_end((table, identity))
        while len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def watching(self, table: str, seated: Iterable[str]) -> int:
        """Count the streams of people without a seat, roughly: each process counts its own."""
        seated = set(seated)
        local = sum(s.identity not in seated for s in self._streams.get(table, ()))
        return local + sum(count for (_, other), (_, _, count) in self._fresh() if other == table)

    def _fresh(self) -> list[tuple[tuple[str, str], tuple[float, frozenset[str], int]]]:
        oldest = time.monotonic() - REMOTE_SECONDS
        return (
            [(key, word) for key, word in self._remote.items() if word[0] >= oldest] if self._remote else []
        )

    def heard(self, process: str, table: str, identities: Iterable[str], watching: int) -> None:
        """Note who is present at a table in another process."""
        _, before, _ = self._remote.get((process, table), (0.0, frozenset[str](), 0))
        self.leaves(table, before)
        self._remote[process, table] = time.monotonic(), frozenset(identities), watching
        if not self._remote[process, table][1] and not watching:
            del self._remote[process, table]
