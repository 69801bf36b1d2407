"""How often somebody may ask: a bucket for each kind of request, caller and address, filled steadily."""

import ipaddress
import time
from collections import OrderedDict
from typing import NamedTuple

from franchise.server.errors import Refusal

MOST_BUCKETS = 50_000


class Rate(NamedTuple):
    """How many at once, and how many a second in the long run."""

    at_once: float
    per_second: float


RATES: dict[str, Rate] = {
    "read": Rate(200, 40),
    "write": Rate(60, 10),
    "plan": Rate(120, 25),
    "think": Rate(5, 0.4),
    "chat": Rate(6, 0.5),
    "guest": Rate(20, 0.1),
    "code": Rate(30, 0.5),
    "stream": Rate(30, 1),
    "table": Rate(20, 0.2),
}
"""What an identity may ask, or an address without one; an address with identities, ten times as much."""

PER_ADDRESS = 10


class RateLimits:
    """Refuses those who ask too often."""

    def __init__(self, wanted: bool) -> None:
        """Limit, or let everything pass."""
        self._wanted = wanted
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, identity: str | None, address: str) -> None:
        """Count a request; refuse it if there were too many."""
        if not self._wanted:
            return
        rate = RATES[kind]
        if identity is not None:
            self._take(kind, identity, rate)
            rate = Rate(rate.at_once * PER_ADDRESS, rate.per_second * PER_ADDRESS)
        self._take(kind, household(address), rate)

    def _take(self, kind: str, who: str, rate: Rate) -> None:
        key, now = (kind, who), time.monotonic()
        level, since = self._buckets.pop(key, (rate.at_once, now))
        level = min(rate.at_once, level + (now - since) * rate.per_second)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level), now
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Refusal("too_many_requests", retry_after=max(1.0, (1 - level) / rate.per_second))


def household(address: str) -> str:
    """Return what is counted in place of an address: with IPv6, where everybody has billions, the network.

    >>> household("2001:db8::1"), household("192.0.2.7"), household("?")
    ('2001:db8::/64', '192.0.2.7', '?')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
