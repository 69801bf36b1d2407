"""Ways over several links, for the Expansion tile (rule `tile-extras`)."""

import numpy as np

from .bits import lowest
from .jit import jit_apart
from .lookup import DEAREST, LEVELS, LINKS, PLACES, PRICES
from .records import Array
from .state import NOWHERE, State


@jit_apart
def _linked(places: int, level: int) -> int:
    """Return the places to which links of a level lead."""
    linked = 0
    while places:
        linked |= LINKS[lowest(places), level]
        places &= places - 1
    return linked


@jit_apart
def _with_free_links(s: State, places: int) -> int:
    """Add what $0 links lead to, however many."""
    while True:
        further = _linked(places, 0) & s.open_places & ~places
        if not further:
            return places
        places |= further


@jit_apart
def far_targets(s: State, seat: int) -> tuple[int, int]:
    """Return what ways of several links reach for the player's money: all links paid, and one of them free.

    The first are the places that no single link of the player's reaches as cheaply. The second are those
    to which no single link leads and where the free link saves something.
    """
    money = s.money[seat]
    # By dollars: the places found for just so many, and the same with one link free. No link looks further
    # ahead than $8, so 16 rows serve in turn.
    paid = np.zeros(16, np.int64)
    freed = np.zeros(16, np.int64)
    paid[0] = s.occupied[seat]
    seen = 0
    seen_freed = 0
    linked = 0  # by a single link for no more dollars than we have come to
    far = 0
    far_free = 0
    for dollars in range(money + 1):
        row = dollars & 15
        here = _with_free_links(s, paid[row] & s.open_places & ~seen) & ~seen
        seen |= here
        for level in range(LEVELS):
            freed[row] |= _linked(here, level)
        here_freed = _with_free_links(s, freed[row] & s.open_places & ~seen_freed) & ~seen_freed
        seen_freed |= here_freed
        for level in range(1, LEVELS):
            paid[dollars + PRICES[level] & 15] |= _linked(here, level)
            freed[dollars + PRICES[level] & 15] |= _linked(here_freed, level)
        for level in range(LEVELS):
            if PRICES[level] == dollars:
                linked |= s.reach[seat, level]
        far |= here & ~linked
        far_free |= here_freed & ~seen
        paid[row] = 0
        freed[row] = 0
        if seen & seen_freed == s.open_places:
            break
    for level in range(LEVELS):
        far_free &= ~s.reach[seat, level]
    return far, far_free


@jit_apart
def _better(weight: Array, ways: Array, first: int, second: int) -> bool:
    """Compare two labels: by weight, then by the way, place by place in the board's order."""
    if weight[first] != weight[second]:
        return bool(weight[first] < weight[second])
    for i in range(PLACES):
        if ways[first, i] != ways[second, i]:
            return bool(ways[first, i] < ways[second, i])
    return False


@jit_apart
def _copy_way(ways: Array, source: int, target: int) -> None:
    for i in range(PLACES):
        ways[target, i] = ways[source, i]


@jit_apart
def cheapest_way(s: State, seat: int, target: int, with_free_link: int, way: Array) -> tuple[int, int, int]:
    """Find the way to a target: the cheapest, among those the one with the fewest $8 links.

    Among equal ones it is the first in the board's order. Writes its places into `way` and returns their
    number, the dollars to pay, and after which place of the way the free link comes.
    """
    # Dijkstra's search. A node is a place, or PLACES + place once the free link is used. A label is the way
    # so far and its weight: dollars and $8 links as one number. The last row holds the label on trial.
    nodes = PLACES * (1 + with_free_link)
    trial = nodes
    unreached = 1 << 40
    weight = np.full(nodes + 1, unreached, np.int64)
    length = np.zeros(nodes + 1, np.int64)
    ways = np.full((nodes + 1, PLACES), NOWHERE, np.int64)
    free_after = np.full(nodes + 1, NOWHERE, np.int64)
    settled = np.zeros(nodes, np.int64)
    for place in range(PLACES):
        if s.occupied[seat] >> place & 1:
            weight[place] = 0
            length[place] = 1
            ways[place, 0] = place
    goal = target + PLACES * with_free_link
    while not settled[goal]:
        best = NOWHERE
        for node in range(nodes):
            if settled[node] or weight[node] == unreached:
                continue
            if best == NOWHERE or _better(weight, ways, node, best):
                best = node
        if best == NOWHERE:  # the target is closed
            return 0, 0, NOWHERE
        settled[best] = 1
        freed = best // PLACES
        for level in range(LEVELS):
            linked = LINKS[best % PLACES, level] & s.open_places
            while linked:
                place = lowest(linked)
                linked &= linked - 1
                for free in range(1 + (with_free_link and not freed)):
                    node = place + PLACES * (freed + free)
                    weight[trial] = weight[best] + (level == DEAREST)
                    if not free:
                        weight[trial] += 64 * PRICES[level]
                    if settled[node] or weight[trial] > weight[node]:
                        continue
                    _copy_way(ways, best, trial)
                    ways[trial, length[best]] = place
                    if _better(weight, ways, trial, node):
                        weight[node] = weight[trial]
                        _copy_way(ways, trial, node)
                        length[node] = length[best] + 1
                        free_after[node] = length[best] - 1 if free else free_after[best]
    for i in range(length[goal]):
        way[i] = ways[goal, i]
    return length[goal], weight[goal] // 64, free_after[goal]
