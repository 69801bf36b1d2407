"""What may be done now: the one source of legality.

The legal moves are rows of a menu, a kind and its mask of targets, in the order of the move table. Everything
else that asks what is legal (lists, masks, searches, reasons) asks this.
"""

from .boom import boom_destinations, boom_places
from .draft import list_tiles_to_lay
from .expand import list_expansions, may_expand
from .jit import jit
from .market_share import cities_to_double, cities_to_increase
from .menu import Menu, offer
from .moves import BOOM, CASH, DOUBLE, END, GROW, OPEN, STAY, kind_of, target_of
from .state import EXPANDING, INCREASING, MOVE_BOOM, OPEN_TOWNS, OVER, PLACE_BOOM, State


@jit
def legal(s: State, menu: Menu) -> int:
    """Write the menu of legal moves; return the number of its rows."""
    if s.phase == EXPANDING or s.phase == INCREASING:
        return list_turn_moves(s, menu)
    if s.phase == OVER:
        return 0
    if s.phase == OPEN_TOWNS:
        return offer(menu, 0, OPEN, s.empty_towns)  # any free town (rule `starting-towns`)
    if s.phase == PLACE_BOOM:
        return offer(menu, 0, BOOM, boom_places(s))
    if s.phase == MOVE_BOOM:
        return offer(menu, offer(menu, 0, BOOM, boom_destinations(s)), STAY, 1)
    return list_tiles_to_lay(s, menu)


@jit
def list_turn_moves(s: State, menu: Menu) -> int:
    """List what the active player may do after the income: expand, grow, use a bonus tile, end."""
    rows = list_expansions(s, menu) if may_expand(s) else 0
    rows = offer(menu, rows, GROW, cities_to_increase(s))
    rows = offer(menu, rows, DOUBLE, cities_to_double(s))
    rows = offer(menu, rows, CASH, s.bonus_ready)  # at any moment after the income (rule `bonus-cash`)
    return offer(menu, rows, END, 1)


@jit
def is_legal(s: State, number: int, menu: Menu) -> bool:
    """Return whether a move is on the menu."""
    for row in range(legal(s, menu)):
        if menu.kind[row] == kind_of(number):
            return bool(menu.targets[row] >> target_of(number) & 1)
    return False
