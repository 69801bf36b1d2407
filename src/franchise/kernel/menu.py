"""The menu: legal moves as rows of a kind and the mask of its targets."""

from typing import Annotated

from .bits import lowest, member, popcount
from .jit import jit
from .moves import KINDS, move
from .records import Array, Record, new_records, record_type


class Menu:
    """Rows in the order of the move table. A mask may be empty; what follows the last row means nothing."""

    kind: Annotated[Array, (KINDS,)]
    targets: Annotated[Array, (KINDS,)]
    before: Annotated[Array, (KINDS + 1,)]
    """How many moves the rows above have; always 0 for the first."""


MENU = record_type(Menu)


def new_menu() -> Record:
    """Make room for any menu."""
    return new_records(MENU, 1)


@jit
def offer(menu: Menu, rows: int, kind: int, targets: int) -> int:
    """Append a row; return the number of rows."""
    menu.kind[rows] = kind
    menu.targets[rows] = targets
    menu.before[rows + 1] = menu.before[rows] + popcount(targets)
    return rows + 1


@jit
def count(menu: Menu, rows: int) -> int:
    """Count the moves on a menu."""
    return menu.before[rows]


@jit
def pick(menu: Menu, k: int) -> int:
    """Return move number k of a menu, counted from 0."""
    chosen = 0
    while menu.before[chosen + 1] <= k:
        chosen += 1
    return move(menu.kind[chosen], member(menu.targets[chosen], k - menu.before[chosen]))


@jit
def write_moves(menu: Menu, rows: int, moves: Array) -> int:
    """Write out the moves of a menu one by one; return their number."""
    written = 0
    for row in range(rows):
        targets = menu.targets[row]
        while targets:
            moves[written] = move(menu.kind[row], lowest(targets))
            written += 1
            targets &= targets - 1
    return written
