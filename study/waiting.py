"""How long things wait for those who do them, by formulas."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from study.measured import Service


@dataclass(frozen=True)
class Load:
    """Work that comes to some servers: its rate, and the first two moments of how long it takes."""

    rate: float
    mean: float
    square: float

    @classmethod
    def of(cls, kinds: Sequence[tuple[float, Service]]) -> "Load":
        """Put several kinds together, each with its rate."""
        rate = sum(each for each, _ in kinds)
        mean = sum(each * service.mean for each, service in kinds) / rate
        return cls(rate, mean, sum(each * service.square for each, service in kinds) / rate)

    def use(self, servers: int) -> float:
        """Return how busy each server is."""
        return self.rate * self.mean / servers

    def waits(self, servers: int) -> float:
        """Return the probability of having to wait (Erlang's formula C)."""
        offered = self.rate * self.mean
        term = total = 1.0
        for number in range(1, servers):
            term *= offered / number
            total += term
        term *= offered / servers / (1 - self.use(servers))
        return term / (total + term)

    def mean_wait(self, servers: int) -> float:
        """Return the mean wait (Allen and Cunneen's formula; with one server Pollaczek and Khinchine's)."""
        variation = self.square / self.mean**2 - 1
        return self.waits(servers) * self.mean / servers / (1 - self.use(servers)) * (1 + variation) / 2

    def wait(self, servers: int, part: float = 0.99) -> float:
        """Return the wait that this part of all does not exceed, if the tail is exponential."""
        waits = self.waits(servers)
        if waits <= 1 - part:
            return 0.0
        return self.mean_wait(servers) / waits * math.log(waits / (1 - part))


def lock_wait(rate: float, writers: int, hold: float) -> float:
    """Return the p99 of the wait until a write is safe where one transaction at a time holds a lock.

    Each writer puts whatever waits into its next transaction. So nobody waits for more than two rounds of all
    writers, however many writes there are: for the transaction that their own writer has begun, and the next.
    """
    two_rounds = 2 * writers * hold
    if rate * hold >= 1:
        return two_rounds
    return min(two_rounds, hold + Load(rate, hold, hold * hold).wait(1))
