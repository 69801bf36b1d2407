"""Lays tiles in a draft, by what layouts promise that could still come of it.

A tree of moves sees nothing in a draft: dozens of tiles come after each, in any order. So the rest is dealt
at random again and again, and a short search of the starting towns tells what each layout promises whoever
lays a tile now. What a tile adds to that in a place, whatever lies elsewhere, is fitted to all of them: each
layout tells something of every place.
"""

import time
from collections.abc import Sequence

import numpy as np

from franchise.bots.bot import Budget
from franchise.bots.search import Method, Tree
from franchise.game.position import Position
from franchise.kernel.lookup import LEAST_VALUE
from franchise.kernel.moves import LAY_CITY, LAY_REGION, TARGETS
from franchise.kernel.state import LAY_CITIES, LAY_REGIONS

DRAFT = (LAY_CITIES, LAY_REGIONS)
A_LAYOUT = 200
"""How many simulations tell what a layout promises."""
RIDGE = 5.0
"""How much is spoken against what a tile adds: a layout's other tiles add more."""
NODES = 40_000
"""More than the tree of a layout has."""


class Drafter:
    """Chooses what to lay where."""

    def __init__(self, seed: int, method: Method) -> None:
        """Prepare for a game."""
        self._seed, self._tree = seed, Tree(seed, method, NODES)

    def choose(self, position: Position, simulations: int, budget: Budget) -> int:
        """Choose what promises the actor most, as the number of a move; at least one layout is tried."""
        start, seat = time.perf_counter(), position.actor
        chance = np.random.default_rng((self._seed, int(position.states["tiles_laid"][0])))
        layouts, promises = list[list[int]](), list[float]()
        for _ in range(max(1, simulations // A_LAYOUT)):
            after = position.copy()
            layouts.append(deal_rest(after, chance))
            self._tree.plant(after.states)
            self._tree.search(min(A_LAYOUT, simulations))
            promises.append(float(self._tree.expected()[seat]))
            out_of_time = budget.seconds is not None and time.perf_counter() - start >= budget.seconds
            if budget.cancelled or out_of_time:
                break
        worth = worth_of(layouts, promises)
        return max(position.codes(), key=lambda code: worth.get(code, 0.0))


def deal_rest(position: Position, chance: np.random.Generator) -> list[int]:
    """Lay the rest of a draft at random; return what was laid where, as numbers of moves."""
    laid = list[int]()
    while position.phase in DRAFT:
        codes = _dealt(position, chance)
        position.play_all(codes)
        laid += codes
    return laid


def _dealt(position: Position, chance: np.random.Generator) -> list[int]:
    """Deal a tile to each place where one can be laid: among places that take the same tiles."""
    kinds, targets = np.divmod(position.codes(), TARGETS)
    places_of = dict[tuple[int, ...], list[int]]()
    for place in np.unique(targets).tolist():
        places_of.setdefault(tuple(kinds[targets == place].tolist()), []).append(place)
    left, codes = position.states["city_pool"][0], list[int]()
    for tiles, places in places_of.items():
        counts = [int(left[tile - LAY_CITY + LEAST_VALUE]) if tile < LAY_REGION else 1 for tile in tiles]
        drawn = chance.permutation(np.repeat(tiles, counts))[: len(places)]
        codes += (drawn * TARGETS + places).tolist()
    return codes


def worth_of(layouts: Sequence[Sequence[int]], promises: Sequence[float]) -> dict[int, float]:
    """Fit what each tile in each place adds to the promise of a layout (ridge regression)."""
    numbers = {code: number for number, code in enumerate(sorted(set().union(*layouts)))}
    lies = np.zeros((len(layouts), len(numbers)))
    for row, laid in enumerate(layouts):
        lies[row, [numbers[code] for code in laid]] = 1
    lies -= lies.mean(axis=0)
    promised = np.array(promises) - np.mean(promises)
    adds = np.linalg.solve(lies.T @ lies + RIDGE * np.eye(len(numbers)), lies.T @ promised)
    return dict(zip(numbers, adds.tolist(), strict=True))
