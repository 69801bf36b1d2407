"""Who has which table open, in this process and in others on the same database."""

import time
from collections.abc import Collection, Iterable, Mapping

from franchise.server.live.subscription import Subscription

REMOTE_SECONDS = 60.0
"""After how many seconds without word another process's people count as gone."""


class Presence:
    """Knows who is present at which table."""

    def __init__(self, streams: Mapping[str, Collection[Subscription]]) -> None:
        """Look at the streams of this process, by table."""
        self._streams = streams
        self._remote: dict[tuple[str, str], tuple[float, frozenset[str], int]] = {}
        """By process and table: the time of the last word, who is present there, and how many streams."""

    def here(self, table: str) -> tuple[frozenset[str], int]:
        """Return who follows a table in this process, and how many streams do."""
        subscriptions = self._streams.get(table, ())
        return frozenset(s.identity for s in subscriptions if s.identity is not None), len(subscriptions)

    def present(self, table: str, identity: str) -> bool:
        """Return whether somebody has a table open, in whatever process."""
        return identity in self.here(table)[0] or any(
            identity in identities for (_, other), (_, identities, _) in self._fresh() if other == table
        )

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
        self._remote[process, table] = time.monotonic(), frozenset(identities), watching
        if not self._remote[process, table][1] and not watching:
            del self._remote[process, table]
