"""A turn that could end the game: what it could close, and whether it must, may or cannot end the game."""

from typing import Annotated

from franchise.bots.best_turn import DEEPEST
from franchise.bots.canonical import in_order
from franchise.kernel.bits import lowest, popcount
from franchise.kernel.bonus_tiles import CASH_DOLLARS
from franchise.kernel.cities import majority_of
from franchise.kernel.ending import (
    DOLLARS_PER_INFLUENCE,
    INFLUENCE_PER_BONUS_TILE,
    influence_for_bonus_tiles,
    influence_for_money,
    pieces_in_towns,
)
from franchise.kernel.expand import list_expansions, may_expand
from franchise.kernel.income import empty_spaces
from franchise.kernel.jit import jit, jit_apart
from franchise.kernel.lookup import (
    BONUS_TILE,
    DOLLARS_TILE,
    LEVELS,
    NUMBER_TILE,
    RED_ZONE_FROM,
    REGION_PLACES,
    TILE_KIND,
    TILE_VALUES,
    TRACK,
)
from franchise.kernel.menu import Menu, count
from franchise.kernel.moves import GROW
from franchise.kernel.records import Array, record_type
from franchise.kernel.regions import missing_places
from franchise.kernel.state import EXPANDING, MOVE_BOOM, State

MOST_TRACK_INFLUENCE = int(max(TRACK[space] for space in range(len(TRACK))))
MOST_INCOME = 40
"""More dollars than an income can bring."""


class LastTurn:
    """A turn that could end the game: what it could close, and how far the search for ends is."""

    needed: int
    """How many regions must be scored for the red zone; more than there are where it is out of reach."""
    passing: int
    """1 where the game ends with this turn if it has no expansion."""
    by_share: int
    """The cities that one more piece scores, as masks of places; then those that two pieces score."""
    by_double: int
    by_expansion: int
    """The empty towns, and the cities with one empty space, where the player is not."""
    targets: int
    """The places to which an expansion can change the result."""
    sure: int
    """Of `by_share`, those that a last turn never leaves out while there is money."""
    boom_move: int
    """Where the boom marker brings the best income: in a last turn nothing else counts."""
    hopeless: int
    """1 where no end can be a victory."""
    grown: int
    """The cities grown and the expansions made before the search began."""
    expansions: int

    depth: int
    """-1 once all is done."""
    positions: int
    outcome: int
    """Of the best end so far."""
    lead: int
    winners: int
    length: int
    rows: Annotated[Array, (DEEPEST,)]
    """By depth: the rows of the menu, the move that comes next, the move that was made."""
    index: Annotated[Array, (DEEPEST,)]
    path: Annotated[Array, (DEEPEST,)]
    best_path: Annotated[Array, (DEEPEST,)]

    allowed: int
    """How many positions a tree may look at, and how many it did; the positions where it gave up."""
    spent: int
    given_up: int


LAST_TURN = record_type(LastTurn)


@jit
def could_end_by_passing(s: State) -> bool:
    """Return whether the game ends with this turn if it has no expansion."""
    return bool(s.turns_without_expansion + 1 >= s.players and s.expansions == 0)


@jit_apart
def survey(s: State, last: LastTurn) -> bool:
    """Note what this turn could close; return whether it could end the game at all."""
    seat = s.actor
    last.needed = RED_ZONE_FROM - s.tiles_on_track
    last.passing = could_end_by_passing(s)
    last.grown = s.grown
    last.expansions = s.expansions
    last.by_share = 0
    last.by_double = 0
    majorities = 0
    gains = 0
    cities = s.unscored & s.occupied[seat]
    while cities:
        city = lowest(cities)
        short = majority_of(s, city) - s.pieces[city, seat]
        space = empty_spaces(s, city)
        if min(short, space) == 1:
            last.by_share |= 1 << city
        elif min(short, space) == 2:
            last.by_double |= 1 << city
        if short <= space:
            majorities |= 1 << city
        if may_lead(s, seat, city, space):
            gains |= 1 << city
        cities &= cities - 1
    last_spaces = 0
    cities = s.unscored & ~s.occupied[seat]
    while cities:
        city = lowest(cities)
        if empty_spaces(s, city) == 1:
            last_spaces |= 1 << city
        cities &= cities - 1
    reach = -1
    if s.expansion_tile != seat:
        reach = 0
        for level in range(LEVELS):
            reach |= s.reach[seat, level]
        for i in range(s.expansions):
            reach |= 1 << s.expansion[i]
    last.by_expansion = (s.empty_towns | last_spaces) & reach
    last.targets = last.by_expansion
    near = near_regions(s, last)
    if popcount(near) < last.needed:
        last.needed = len(REGION_PLACES) + 1
        if not last.passing:
            return False
    last.hopeless = could_gain(s, last, near, majorities) < 0
    last.sure = 0
    if s.milestones_in_play:
        if s.reserve[seat] > 0:
            last.targets = -1
    else:
        places = 0
        while near:
            places |= REGION_PLACES[lowest(near)]
            near &= near - 1
        # Beyond the regions that could be scored now, a city that another would gain is of no use.
        last.by_share &= places | gains
        last.by_double &= places | gains
        last.targets &= places | s.empty_towns
        last.sure = last.by_share & majorities & ~places
    return True


@jit
def may_lead(s: State, seat: int, city: int, pieces: int) -> bool:
    """Return whether nobody would have more pieces in a city than a player with so many more."""
    most = 0
    for other in range(s.players):
        most = max(most, s.pieces[city, other])
    return bool(most <= s.pieces[city, seat] + pieces)


@jit
def expansions_left(s: State) -> int:
    """Return how many expansions this turn may still have."""
    if s.phase > EXPANDING:
        return 0
    left = 1 + s.bonus_ready if s.expansions == 0 else (2 - s.expansions) * s.bonus_ready
    return min(left, s.supply[s.actor])


@jit
def closed_places(s: State, last: LastTurn) -> int:
    """Return the places that the moves of this turn so far close: towns opened, cities scored."""
    closed = s.grown & last.by_share | s.doubled & last.by_double
    for i in range(s.expansions):
        closed |= 1 << s.expansion[i] & last.by_expansion
    return closed


@jit_apart
def near_regions(s: State, last: LastTurn) -> int:
    """Return the regions, as a mask, that could still be complete at the end of this turn, each by itself."""
    closed = closed_places(s, last)
    left = expansions_left(s)
    ahead = in_order(s, GROW, last.grown) & ~s.grown
    money = s.money[s.actor] + CASH_DOLLARS * s.bonus_ready
    if s.phase == MOVE_BOOM:
        money += MOST_INCOME
    shares = last.by_share & ahead
    doubles = last.by_double & (ahead | s.grown) if s.bonus_ready else 0
    near = 0
    regions = s.unscored_regions
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        missing = missing_places(s, region) & ~closed
        expansions = missing & last.by_expansion
        if (
            missing & ~(shares | doubles | expansions) == 0
            and popcount(expansions) <= left
            and popcount(missing & doubles) <= 1
            and popcount(missing & shares) <= money
        ):
            near |= 1 << region
    return near


@jit_apart
def could_gain(s: State, last: LastTurn, near: int, majorities: int) -> int:
    """Return a lead that no end of this turn can surpass: all gains for the player, none for the others."""
    seat = s.actor
    money = s.money[seat] + (MOST_INCOME if s.phase == MOVE_BOOM else 0)
    total = (
        s.influence[seat]
        + pieces_in_towns(s, seat)
        + money // DOLLARS_PER_INFLUENCE
        + influence_for_bonus_tiles(s, seat)
        + expansions_left(s)
        + s.expansions
        + 2 * INFLUENCE_PER_BONUS_TILE  # cash, or the returned tile of a region
    )
    if s.milestones_in_play:
        total += INFLUENCE_PER_BONUS_TILE * s.reserve[seat]
    cities = last.by_share | last.by_double
    while cities:
        city = lowest(cities)
        total += s.value[city] if majorities >> city & 1 else s.value[city] // 2
        cities &= cities - 1
    while near:
        tile = s.region_tile[lowest(near)]
        near &= near - 1
        value = TILE_VALUES[tile, 0]
        if TILE_KIND[tile] == NUMBER_TILE:
            value += len(TRACK)
        elif TILE_KIND[tile] == DOLLARS_TILE:
            value = value // DOLLARS_PER_INFLUENCE + 1
        elif TILE_KIND[tile] == BONUS_TILE:
            value += INFLUENCE_PER_BONUS_TILE
        total += max(value, 0) + MOST_TRACK_INFLUENCE
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(
                most,
                s.influence[other]
                + pieces_in_towns(s, other)
                + influence_for_money(s, other)
                + influence_for_bonus_tiles(s, other),
            )
    return total - most


@jit
def may_end(s: State, last: LastTurn) -> bool:
    """Return whether this turn could still end the game."""
    if last.passing and s.expansions == 0:
        return True
    return bool(popcount(near_regions(s, last)) >= last.needed)


@jit
def scored_regions(s: State, last: LastTurn) -> int:
    """Count the regions that would be scored if the turn ended now."""
    closed = closed_places(s, last)
    scored = 0
    regions = s.unscored_regions
    while regions:
        if missing_places(s, lowest(regions)) & ~closed == 0:
            scored += 1
        regions &= regions - 1
    return scored


@jit
def ends_now(s: State, last: LastTurn) -> bool:
    """Return whether the game would be over if the turn ended now."""
    return bool((last.passing and s.expansions == 0) or scored_regions(s, last) >= last.needed)


@jit_apart
def must_end(s: State, last: LastTurn, menu: Menu) -> bool:
    """Return whether the game is over after this turn, whatever else is done in it."""
    if scored_regions(s, last) >= last.needed:
        return True
    if not last.passing or s.expansions:
        return False
    return not could_expand(s, menu)


@jit_apart
def could_expand(s: State, menu: Menu) -> bool:
    """Return whether an expansion is still possible in this turn, perhaps with the cash of a bonus tile."""
    if s.phase == MOVE_BOOM:
        return True
    if not may_expand(s):
        return False
    if count(menu, list_expansions(s, menu)):
        return True
    if not s.bonus_ready:
        return False
    s.money[s.actor] += CASH_DOLLARS
    rows = list_expansions(s, menu)
    s.money[s.actor] -= CASH_DOLLARS
    return count(menu, rows) > 0
