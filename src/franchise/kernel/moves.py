"""The table of moves: every move of the game as one integer, fixed for a version of the rules.

A move is `64 * kind + target`. The target is a place, for `LAY_REGION` a region, and 0 for `STAY`, `CASH`
and `END`. Kinds that come in several prices, values or tiles take one number for each:

| kind | numbers | meaning |
| --- | --- | --- |
| `LAY_CITY` + value − 2 | 0 … 6 | draft: lay a city tile of value 2 … 8 |
| `LAY_REGION` + tile | 7 … 36 | draft: lay region tile 0 … 29 |
| `OPEN` | 37 | choose a starting town |
| `BOOM` | 38 | put or move the boom marker |
| `STAY` | 39 | leave the boom marker |
| `EXPAND` + level | 40 … 44 | expand over a link of $0, $1, $3, $5, $8 |
| `EXPAND_FREE` + level | 45 … 49 | the same with the Link tile (level 0 never occurs) |
| `EXPAND_FAR` | 50 | with the Expansion tile |
| `EXPAND_FAR_FREE` | 51 | with both |
| `AGAIN` … `AGAIN_FAR_FREE` | 52 … 63 | the second expansion, in the same order |
| `GROW` | 64 | $1 for a piece in a city's centre |
| `DOUBLE` | 65 | a bonus tile for a second one |
| `CASH` | 66 | a bonus tile for $10 |
| `END` | 67 | end the turn |
"""

from .jit import jit
from .lookup import LEAST_VALUE, LEVELS, MAX_SPACES, TILES

TARGETS = 64
"""How many numbers each kind takes in the table."""

LAY_CITY = 0
LAY_REGION = LAY_CITY + MAX_SPACES - LEAST_VALUE + 1
OPEN = LAY_REGION + TILES
BOOM = OPEN + 1
STAY = BOOM + 1
EXPAND = STAY + 1
EXPAND_FREE = EXPAND + LEVELS
EXPAND_FAR = EXPAND_FREE + LEVELS
EXPAND_FAR_FREE = EXPAND_FAR + 1
AGAIN = EXPAND_FAR_FREE + 1
AGAIN_FREE = AGAIN + LEVELS
AGAIN_FAR = AGAIN_FREE + LEVELS
AGAIN_FAR_FREE = AGAIN_FAR + 1
GROW = AGAIN_FAR_FREE + 1
DOUBLE = GROW + 1
CASH = DOUBLE + 1
END = CASH + 1
KINDS = END + 1
MOVES = KINDS * TARGETS
"""The size of the table."""

AGAIN_OFFSET = AGAIN - EXPAND
"""What lies between a kind of `expand` and the same kind of `again`."""


@jit
def move(kind: int, target: int) -> int:
    """Return the number of a move."""
    return kind << 6 | target


@jit
def kind_of(number: int) -> int:
    """Return the kind of a move."""
    return number >> 6


@jit
def target_of(number: int) -> int:
    """Return the place or region of a move."""
    return number & 63
