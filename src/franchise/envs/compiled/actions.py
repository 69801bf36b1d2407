"""The table of actions: every move that some position of some game allows, numbered without gaps.

It is the kernel's table of moves (`franchise.kernel.moves`) in its order, without the numbers that no rule
can ever make legal: links that are not on the board, market shares of towns. It is the same for all options
and numbers of players, and fixed for a version of the rules.
"""

import numpy as np

from franchise.kernel.lookup import (
    ALL_PLACES,
    CITIES,
    CITIES_OF_CLASS,
    LEAST_VALUE,
    LEVELS,
    LINKS,
    MAX_SPACES,
    PLACES,
    REGIONS,
    TILES,
    TOWNS,
)
from franchise.kernel.moves import (
    AGAIN_OFFSET,
    BOOM,
    CASH,
    DOUBLE,
    END,
    EXPAND,
    EXPAND_FAR,
    EXPAND_FAR_FREE,
    EXPAND_FREE,
    GROW,
    KINDS,
    LAY_CITY,
    LAY_REGION,
    MOVES,
    OPEN,
    STAY,
    TARGETS,
)

NO_ACTION = -1


def _targets() -> list[int]:
    """List by kind the mask of targets that can ever be legal."""
    linked = [sum(1 << place for place in range(PLACES) if LINKS[place, level]) for level in range(LEVELS)]
    targets = [0] * KINDS
    for value in range(LEAST_VALUE, MAX_SPACES + 1):
        targets[LAY_CITY + value - LEAST_VALUE] = int(CITIES_OF_CLASS[value])
    for tile in range(TILES):
        targets[LAY_REGION + tile] = (1 << REGIONS) - 1
    targets[OPEN] = TOWNS
    for first in (EXPAND, EXPAND + AGAIN_OFFSET):
        for level in range(LEVELS):
            targets[first + level] = linked[level]
            if level > 0:  # what costs nothing needs no Link tile
                targets[first + EXPAND_FREE - EXPAND + level] = linked[level]
        targets[first + EXPAND_FAR - EXPAND] = targets[first + EXPAND_FAR_FREE - EXPAND] = ALL_PLACES
    targets[BOOM] = targets[GROW] = targets[DOUBLE] = CITIES
    targets[STAY] = targets[CASH] = targets[END] = 1
    return targets


MOVE_OF = np.array(
    [
        TARGETS * kind + target
        for kind, targets in enumerate(_targets())
        for target in range(TARGETS)
        if targets >> target & 1
    ],
    np.int16,  # small tables leave more of the processor's cache to the games
)
"""By action: the number of its move in the kernel's table."""
ACTIONS = len(MOVE_OF)
"""The size of the table."""
ACTION_OF = np.full(MOVES, NO_ACTION, np.int16)
"""By number of a move: its action."""
ACTION_OF[MOVE_OF] = np.arange(ACTIONS)
