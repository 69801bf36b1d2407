"""Chance: the same seed deals the same on every machine and with every version.

Python's own `random` does not promise that for shuffling, so the numbers come from SHA-256. Each thing that
is dealt has its own stream, so switching on one option does not change what another deals.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")

SEEDS = 1 << 53
"""Seeds are below this, so that every JSON reader keeps them exactly."""


def draw_seed() -> int:
    """Draw a seed that a person can type."""
    return secrets.randbelow(1 << 32)


def shuffled(seed: int, what: str, items: Sequence[Item]) -> list[Item]:
    """Shuffle items (Fisher and Yates) with the stream of one seed for one purpose."""
    numbers = _numbers(f"franchise/{seed}/{what}")
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        # 64 bits for at most 45 items: the bias is far below what could ever be observed.
        other = next(numbers) % (last + 1)
        result[last], result[other] = result[other], result[last]
    return result


def draw_seats(seed: int, players: Sequence[Item]) -> list[Item]:
    """Draw who sits where, the first player first (rule `seats`)."""
    return shuffled(seed, "seats", players)


def _numbers(stream: str) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(f"{stream}/{counter}".encode()).digest()
        for start in range(0, len(block), 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1
