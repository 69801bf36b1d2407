"""How often somebody may ask: a bucket for each kind of request, caller and address, filled steadily."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from franchise.server.errors import Refusal
from franchise.server.house.order import USUAL_IDENTITIES
from franchise.server.networks import address_in
from franchise.server.settings import DAY

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
    "review": Rate(10, 0.05),
    "picture": Rate(20, 1),
    "film": Rate(3, 0.02),
    "chat": Rate(6, 0.5),
    "guest": Rate(20, 0.1),
    "code": Rate(30, 0.5),
    "recover": Rate(8, 0.05),
    "stream": Rate(30, 1),
    "table": Rate(20, 0.2),
    "report": Rate(10, 0.01),
}
"""What an identity may ask, or an address without one; an address with identities, ten times as much."""

PER_ADDRESS = 10
NETWORKS = ((64, 1), (56, 4), (48, 16))
"""With IPv6: the networks that one customer may have, and how many times as much each may ask."""


class RateLimits:
    """Refuses those who ask too often."""

    def __init__(self, wanted: bool, processes: Callable[[], int] = lambda: 1) -> None:
        """Limit, or let everything pass.

        Of several processes on one database, each allows its part: together they allow what one does.
        """
        self._wanted = wanted
        self._processes = processes
        self.identities = USUAL_IDENTITIES
        """How many identities an address may make in a day."""
        self._places: OrderedDict[str, str] = OrderedDict()
        """By identity: the address where it was last seen."""
        self.seen: Callable[[str, str], None] = lambda identity, address: None
        """Is called with an identity at an address in another network than before, for other processes."""
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, identity: str | None, address: str) -> None:
        """Count a request; refuse it if there were too many."""
        if identity is not None:
            self._see(identity, address)
        if not self._wanted:
            return
        rate, times = RATES[kind], 1
        if identity is not None:
            self._take(kind, identity, rate, 1)
            times = PER_ADDRESS
        for network, wider in networks(address):
            self._take(kind, network, rate, times * wider)

    def _see(self, identity: str, address: str) -> None:
        known = self._places.get(identity)
        if known is None or networks(known)[-1] != networks(address)[-1]:
            self.seen(identity, address)
        self.heard(identity, address)

    def heard(self, identity: str, address: str) -> None:
        """Note where somebody was seen, here or by another process."""
        self._places[identity] = address
        self._places.move_to_end(identity)
        while len(self._places) > MOST_BUCKETS:
            self._places.popitem(last=False)

    def place_of(self, identity: str) -> str:
        """Return where somebody was last seen, as the widest network of one customer; else who they are."""
        address = self._places.get(identity)
        return identity if address is None else networks(address)[-1][0]

    def address_of(self, identity: str) -> str | None:
        """Return where somebody was last seen, as far as this process knows."""
        return self._places.get(identity)

    def admit(self, address: str) -> None:
        """Count somebody who becomes known; refuse them if there were too many from their network today."""
        if self._wanted:
            rate = Rate(self.identities, self.identities / DAY)
            try:
                for network, wider in networks(address):
                    self._take("identity", network, rate, wider)
            except Refusal as refusal:
                raise Refusal("too_many_identities", retry_after=refusal.retry_after) from None

    def part_of(self, count: int) -> int:
        """Return how much of a limit this process may give away."""
        return max(1, count // self._processes())

    def _take(self, kind: str, who: str, usual: Rate, times: int) -> None:
        part = times / self._processes()
        rate = Rate(max(1.0, usual.at_once * part), usual.per_second * part)
        key, now = (kind, who), time.monotonic()
        level, since = self._buckets.pop(key, (rate.at_once, now))
        level = min(rate.at_once, level + (now - since) * rate.per_second)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level), now
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Refusal("too_many_requests", retry_after=max(1.0, (1 - level) / rate.per_second))


@lru_cache(maxsize=10_000)
def networks(address: str) -> tuple[tuple[str, int], ...]:
    """List what is counted in place of an address, and how many times as much it may ask.

    With IPv6 everybody has billions of addresses, and some have very many networks.

    >>> networks("192.0.2.7"), networks("?")
    ((('192.0.2.7', 1),), (('?', 1),))
    >>> networks("2001:db8:1:2ff::1")
    (('2001:db8:1:2ff::/64', 1), ('2001:db8:1:200::/56', 4), ('2001:db8:1::/48', 16))
    """
    found = address_in(address)
    if found is None or found.version == 4:
        return ((str(found or address), 1),)
    return tuple(
        (str(ipaddress.IPv6Network((int(found) >> 128 - bits << 128 - bits, bits))), times)
        for bits, times in NETWORKS
    )


def household(address: str) -> str:
    """Return what is counted as one place.

    >>> household("2001:db8::1"), household("192.0.2.7"), household("?")
    ('2001:db8::/64', '192.0.2.7', '?')
    """
    return networks(address)[0][0]
