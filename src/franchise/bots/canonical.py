"""The moves a search looks at: of moves that commute only one order, of links to a place only the cheapest.

A turn is a set of decisions. Played in any order they lead to the same position, so a search that tried all
orders would look at the same turn again and again. Here cash comes first, a second expansion lies behind the
first in the board's order, market shares grow in that order too, and a double share follows its city at once.
Moves made before the search began bind nothing, whatever their order: a double share there comes first.
A dearer link to the same place is left out, unless $8 links still count for the milestone. A double share in
a city that its first piece scores is left out, too: it only costs the bonus tile.
"""

from franchise.kernel.bits import lowest
from franchise.kernel.cities import majority_of
from franchise.kernel.jit import jit
from franchise.kernel.legal import legal
from franchise.kernel.lookup import DEAREST
from franchise.kernel.menu import Menu, offer
from franchise.kernel.moves import (
    AGAIN,
    AGAIN_OFFSET,
    CASH,
    DOUBLE,
    EXPAND,
    EXPAND_FAR,
    EXPAND_FREE,
    GROW,
)
from franchise.kernel.state import EXPANDING, TWO_8_LINKS, State


@jit
def canonical_menu(s: State, menu: Menu) -> int:
    """Write the legal moves that a search needs; return the number of rows."""
    return canonical_rest(s, menu, 0, 0)


@jit
def canonical_rest(s: State, menu: Menu, grown: int, expansions: int) -> int:
    """Do the same in a turn in which cities were grown and expansions made before the search began."""
    rows = legal(s, menu)
    if s.phase < EXPANDING:
        return rows
    kept = 0
    cheaper = 0
    behind = -1 << s.expansion[0] if s.expansions > expansions else -1
    for row in range(rows):
        kind = menu.kind[row]
        targets = menu.targets[row]
        if kind == GROW:
            targets &= in_order(s, kind, grown)
        elif kind == DOUBLE:
            targets = worth_doubling(s, targets & in_order(s, kind, grown))
        elif kind == CASH:
            if s.expansions > expansions or s.grown != grown:
                targets = 0
        elif kind < GROW:
            kind_of_first = kind - AGAIN_OFFSET if kind >= AGAIN else kind
            if kind_of_first == EXPAND_FREE + 1:
                cheaper = 0
            dearest = kind_of_first == EXPAND + DEAREST or kind_of_first == EXPAND_FREE + DEAREST
            targets &= behind
            if not (dearest and dearest_links_count(s)) and kind_of_first < EXPAND_FAR:
                targets &= ~cheaper
            cheaper |= targets
        kept = offer(menu, kept, kind, targets)
    return kept


@jit
def dearest_links_count(s: State) -> bool:
    """Return whether the active player can still earn a bonus tile with $8 links (rule `milestone-goals`)."""
    open_to_player = s.milestones_in_play & ~s.milestones_taken[s.actor]
    return bool(open_to_player >> TWO_8_LINKS & 1 and s.reserve[s.actor] > 0)


@jit
def in_order(s: State, kind: int, grown: int) -> int:
    """Return the cities that may come next: beyond those grown; for a double share the one grown last.

    Those that were grown before the search may come next as long as no other is.
    """
    last = s.grown & ~grown
    while last & last - 1:
        last &= last - 1
    if kind == DOUBLE and not last:
        return grown
    if kind == DOUBLE:
        return last
    return ~(last | last - 1) if last else -1


@jit
def worth_doubling(s: State, cities: int) -> int:
    """Leave out the cities that one piece scores; a double share needs room, so only by a majority."""
    worth = cities
    while cities:
        city = lowest(cities)
        if s.pieces[city, s.actor] + 1 >= majority_of(s, city):
            worth &= ~(1 << city)
        cities &= cities - 1
    return worth
