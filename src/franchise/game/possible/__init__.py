"""What makes a position possible: a list of invariants, each with a name.

They hold in every position of every game. The other way round is not promised: a position that keeps them all
may still be one to which no moves lead; but the rules can go on from it.
"""

from collections.abc import Callable, Iterator

from franchise.game.errors import Broken, Impossible
from franchise.game.possible.belongings import (
    bonus_tiles,
    influence,
    link_and_expansion_tile,
    money,
    money_paid,
)
from franchise.game.possible.examined import Examined, Finding
from franchise.game.possible.mini_expansions import (
    boom,
    dearest_links,
    milestones,
    milestones_reached,
    triggers,
)
from franchise.game.possible.moments import before_the_first_turn, this_turn
from franchise.game.possible.pieces import (
    expansions,
    links,
    majorities,
    scored_cities,
    spaces,
    starting_towns,
    supply,
)
from franchise.game.possible.regions import regions_scored, tie_breakers, track
from franchise.game.possible.tiles import city_tiles, draft, region_tiles
from franchise.game.possible.whose_turn import actor, end, passing, turn
from franchise.game.written_position import WrittenPosition

Check = Callable[[Examined], Iterator[Finding]]

INVARIANTS: tuple[Check, ...] = (
    actor,
    turn,
    passing,
    end,
    city_tiles,
    region_tiles,
    draft,
    spaces,
    majorities,
    scored_cities,
    supply,
    starting_towns,
    links,
    expansions,
    regions_scored,
    track,
    tie_breakers,
    money,
    money_paid,
    influence,
    bonus_tiles,
    link_and_expansion_tile,
    milestones,
    milestones_reached,
    triggers,
    dearest_links,
    boom,
    before_the_first_turn,
    this_turn,
)
"""All of them; the name of each is its function's."""

FIRST = (city_tiles, region_tiles, spaces, scored_cities, track)
"""Those that hold where the rules can be asked about a position."""

AFTER_THE_OTHERS = (
    links,
    expansions,
    money_paid,
    influence,
    link_and_expansion_tile,
    milestones_reached,
    dearest_links,
)
"""Those that ask the rules what regions paid, or who has reached what."""


def check_possible(written: WrittenPosition) -> None:
    """Raise `Impossible` unless the position keeps every invariant."""
    broken = broken_invariants(written)
    if broken:
        raise Impossible(broken)


def broken_invariants(written: WrittenPosition) -> tuple[Broken, ...]:
    """Find every invariant that a position does not keep, as often as it does not.

    Those that ask the rules what a player has gained wait until the tiles and the spaces are in order.
    """
    examined = Examined(written)
    examined.sound = not any(True for check in FIRST for _ in check(examined))
    return tuple(
        Broken(check.__name__, *finding)
        for check in INVARIANTS
        if examined.sound or check not in AFTER_THE_OTHERS
        for finding in check(examined)
    )
