"""The moves a search looks at: of moves that commute, only one order.

A turn is a set of decisions. Played in any order they lead to the same position, so a search that tried all
orders would look at the same turn again and again. Here cash comes first, market shares grow in the board's
order, and a double share follows its city at once. Every turn that is legal can still be played.
"""

from franchise.kernel.jit import jit
from franchise.kernel.legal import legal
from franchise.kernel.menu import Menu, offer
from franchise.kernel.moves import CASH, DOUBLE, GROW
from franchise.kernel.state import EXPANDING, State


@jit
def canonical_menu(s: State, menu: Menu) -> int:
    """Write the legal moves without those that only change the order within a turn; give the rows."""
    rows = legal(s, menu)
    if s.phase < EXPANDING:
        return rows
    kept = 0
    for row in range(rows):
        kind = menu.kind[row]
        targets = menu.targets[row]
        if kind in (GROW, DOUBLE):
            targets &= in_order(s, kind)
        elif kind == CASH and (s.expansions or s.grown):
            targets = 0
        kept = offer(menu, kept, kind, targets)
    return kept


@jit
def in_order(s: State, kind: int) -> int:
    """Give the cities that may come next: beyond those grown; for a double share the one grown last."""
    last = s.grown
    while last & last - 1:
        last &= last - 1
    if kind == DOUBLE:
        return last
    return ~(last | last - 1) if last else -1
