"""The queue of announcements: bounded, the latest about each table, and not too many at once to anybody."""

import threading
import time
from collections import OrderedDict
from dataclasses import dataclass, replace

from franchise.server.announce.announcements import Announcement

MOST_WAITING = 2_000
GAP_SECONDS = 2.0
"""How long after one announcement a person gets the next, so that a fast game floods nobody."""


@dataclass(frozen=True)
class Letter:
    """An announcement to somebody."""

    identity: str
    announcement: Announcement
    attempt: int = 0
    not_before: float = 0.0

    @property
    def subject(self) -> tuple[str, str | None]:
        """Return whom it is for and what it is about: a later one about the same replaces it."""
        return self.identity, self.announcement.table


class Outbox:
    """Holds letters between the requests and the thread that sends them."""

    def __init__(self, most: int = MOST_WAITING, gap: float = GAP_SECONDS) -> None:
        """Begin empty."""
        self.gap = gap
        self.dropped = 0
        """How many letters were dropped because there were too many."""
        self._most = most
        self._letters: OrderedDict[tuple[str, str | None], Letter] = OrderedDict()
        self._last_sent: OrderedDict[str, float] = OrderedDict()
        self._changed = threading.Condition()
        self._closed = False

    def __len__(self) -> int:
        """Count the letters that wait."""
        return len(self._letters)

    def put(self, letter: Letter) -> None:
        """Queue a letter in place of an older one about the same; of too many, the oldest is dropped."""
        with self._changed:
            self._letters.pop(letter.subject, None)
            self._letters[letter.subject] = letter
            if len(self._letters) > self._most:
                self._letters.popitem(last=False)
                self.dropped += 1
            self._changed.notify()

    def put_back(self, letter: Letter, seconds: float) -> None:
        """Queue a letter that could not be sent for another attempt, unless there is a later one."""
        with self._changed:
            again = replace(letter, attempt=letter.attempt + 1, not_before=time.monotonic() + seconds)
            self._letters.setdefault(letter.subject, again)
            self._changed.notify()

    def get(self) -> Letter | None:
        """Wait for a letter that may be sent now; None when the outbox is closed."""
        with self._changed:
            while not self._closed:
                now = time.monotonic()
                due = [(self._due(letter), letter) for letter in self._letters.values()]
                for at, letter in due:
                    if at <= now:
                        del self._letters[letter.subject]
                        self._note_sent(letter.identity, now)
                        return letter
                self._changed.wait(min((at for at, _ in due), default=now + 60) - now)
            return None

    def _due(self, letter: Letter) -> float:
        return max(letter.not_before, self._last_sent.get(letter.identity, -self.gap) + self.gap)

    def _note_sent(self, identity: str, now: float) -> None:
        self._last_sent[identity] = now
        self._last_sent.move_to_end(identity)
        while self._last_sent and next(iter(self._last_sent.values())) < now - self.gap:
            self._last_sent.popitem(last=False)

    def close(self) -> None:
        """Hand out no more letters."""
        with self._changed:
            self._closed = True
            self._changed.notify()
