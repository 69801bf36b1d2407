"""How long bots may think for the people of one place: an account for each, filled steadily."""

import time
from collections import OrderedDict

from franchise.server.settings import THINKING_AT_ONCE as AT_ONCE
from franchise.server.settings import THINKING_PER_SECOND as PER_SECOND

MOST_PLACES = 10_000


class Allowance:
    """Counts the thinking of each place; whoever has used the least comes first."""

    def __init__(self, *, limited: bool = True) -> None:
        """Begin with full accounts; without limits they only say who comes first."""
        self._limited = limited
        self._accounts: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By place: how much was left, and when."""

    def left(self, place: str) -> float:
        """Return how many seconds a place has left; less than nothing after a long turn."""
        level, since = self._accounts.get(place, (AT_ONCE, 0.0))
        return min(AT_ONCE, level + (time.monotonic() - since) * PER_SECOND)

    def seconds_until_more(self, place: str) -> float:
        """Return for how many seconds a place has to wait; 0 if it may think now."""
        left = self.left(place)
        return 0.0 if left > 0 or not self._limited else -left / PER_SECOND + 0.05

    def spend(self, place: str, seconds: float) -> None:
        """Take from an account, or put back what was taken too much."""
        self._accounts[place] = self.left(place) - seconds, time.monotonic()
        self._accounts.move_to_end(place)
        while len(self._accounts) > MOST_PLACES:
            self._accounts.popitem(last=False)
