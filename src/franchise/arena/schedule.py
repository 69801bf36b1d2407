"""Who sits where in which game, and the seeds."""

import hashlib
from collections.abc import Hashable, Sequence
from itertools import permutations

from franchise.game.dealing import SEEDS

Order = tuple[int, ...]
"""The entrants by seat."""


def seat_orders(bots: Sequence[Hashable]) -> list[list[Order]]:
    """List the orders of bots over the seats, and for each the orders of entrants that produce it.

    Equal bots make equal orders. Rotations come one after another, so that after n games each of
    n different bots has had every seat once.

    >>> seat_orders(["greedy", "random"])
    [[(0, 1)], [(1, 0)]]
    >>> seat_orders(["greedy", "greedy"])
    [[(0, 1), (1, 0)]]
    """
    orders: dict[tuple[Hashable, ...], list[Order]] = {}
    for others in permutations(range(1, len(bots))):
        first = (0, *others)
        for shift in range(len(bots)):
            order = first[shift:] + first[:shift]
            orders.setdefault(tuple(bots[entrant] for entrant in order), []).append(order)
    return list(orders.values())


def seed_for(seed: int, number: int, what: str) -> int:
    """Derive a seed for one purpose in one game or block of games."""
    digest = hashlib.sha256(f"franchise/{seed}/arena/{number}/{what}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
