"""Phase 4: open franchises, score cities (rules `opening` to `tie-breaker`)."""

from .bits import lowest
from .events import (
    CITY_SCORED,
    FRANCHISE_OPENED,
    FROM_CENTRE,
    FROM_EXPANSION,
    PIECE_WITHDRAWN,
    TIE_BREAKER_PLACED,
    Events,
    emit,
)
from .jit import jit, jit_apart
from .lookup import BIG_CITY_VALUE, LEVELS, LINKS, REGION, TOWNS
from .milestones import award_milestones, award_milestones_to_others
from .state import NOBODY, State


@jit
def put_piece(s: State, seat: int, place: int, origin: int, events: Events) -> None:
    """Put a piece on a town's only space or a city's next free space (rules `city-tiles` and `opening`)."""
    space = s.filled[place]
    emit(events, FRANCHISE_OPENED, seat, place, space, origin, 0)
    s.spaces[place] |= (seat + 1) << 4 * space
    s.filled[place] = space + 1
    s.pieces[place, seat] += 1
    s.region_pieces[REGION[place], seat] += 1
    s.empty_towns &= ~(1 << place)
    if s.value[place] - s.filled[place] < 2:
        s.roomy &= ~(1 << place)
    if not s.occupied[seat] >> place & 1:
        s.occupied[seat] |= 1 << place
        s.regions_entered[seat] |= 1 << REGION[place]
        for level in range(LEVELS):
            s.reach[seat, level] |= LINKS[place, level]


@jit
def open_expansions(s: State, events: Events) -> None:
    """Turn the expansions into pieces, in the order they were made (rule `opening`)."""
    for i in range(s.expansions):
        place = s.expansion[i]
        open_piece(s, place, FROM_EXPANSION, events)


@jit
def open_centre_pieces(s: State, events: Events) -> None:
    """Move the centre pieces to the next free spaces, in the board's order (rule `centre-pieces`)."""
    cities = s.grown
    while cities:
        city = lowest(cities)
        open_piece(s, city, FROM_CENTRE, events)
        if s.doubled & cities & -cities:
            if s.unscored >> city & 1:
                open_piece(s, city, FROM_CENTRE, events)
            else:  # the first piece scored the city: the second goes back with the rest (rule `bonus-double`)
                s.supply[s.actor] += 1
                emit(events, PIECE_WITHDRAWN, s.actor, city, 0, 0, 0)
        cities &= cities - 1


@jit
def open_piece(s: State, place: int, origin: int, events: Events) -> None:
    """Open a franchise, score its city if that is due, look at the milestones (rule `milestone-moment`)."""
    unscored = s.unscored
    put_piece(s, s.actor, place, origin, events)
    score_city_if_due(s, place, events)
    if s.milestones_in_play:
        award_milestones(s, s.actor, events)
        if s.unscored != unscored:  # only a closed city changes what the others have
            award_milestones_to_others(s, events)


@jit
def majority_of(s: State, city: int) -> int:
    """Return how many pieces an absolute majority takes: more than half a city's spaces (rule `majority`)."""
    return s.value[city] // 2 + 1


@jit
def has_absolute_majority(s: State, seat: int, city: int) -> bool:
    """Return whether a player has an absolute majority in a city."""
    return bool(s.pieces[city, seat] >= majority_of(s, city))


@jit
def is_full(s: State, city: int) -> bool:
    """Return whether no space of a city is empty (rule `city-scored`)."""
    return bool(s.filled[city] == s.value[city])


@jit
def holder(s: State, place: int, space: int) -> int:
    """Return whose piece stands on a space, NOBODY for an empty one; of a scored city it means nothing."""
    return (s.spaces[place] >> 4 * space & 15) - 1


@jit
def next_in_city(s: State, city: int, ranked: int) -> int:
    """Return who comes next in an unscored city: most pieces, among equals whose first one came earliest.

    `ranked` is the mask of players who have their rank; nobody comes next when no other has a piece there.
    """
    best = NOBODY
    for space in range(s.filled[city]):
        seat = holder(s, city, space)
        if not ranked >> seat & 1 and (best == NOBODY or s.pieces[city, seat] > s.pieces[city, best]):
            best = seat
    return best


@jit_apart
def leader(s: State, city: int) -> int:
    """Return who gains a city that is full without an absolute majority (rule `full-city`)."""
    return next_in_city(s, city, 0)


@jit
def gain_when_full(s: State, city: int) -> int:
    """Return what such a city brings: half its value, rounded down (rule `full-city`)."""
    return s.value[city] // 2


@jit
def score_city_if_due(s: State, place: int, events: Events) -> None:
    """Score a city if it is full or the active player has a majority there (rule `city-scored`)."""
    if TOWNS >> place & 1:
        return
    if has_absolute_majority(s, s.actor, place):
        score_city(s, place, s.actor, s.value[place], 1, events)  # rule `majority`
    elif is_full(s, place):
        score_city(s, place, leader(s, place), gain_when_full(s, place), 0, events)  # rule `full-city`


@jit_apart
def score_city(s: State, city: int, scorer: int, gain: int, majority: int, events: Events) -> None:
    """Close a city: its scorer gains influence and takes back all pieces but one (rule `after-scoring`)."""
    taken_back = s.pieces[city, scorer] - 1
    emit(events, CITY_SCORED, city, scorer, gain, majority, taken_back)
    s.influence[scorer] += gain
    s.pieces[city, scorer] = 1
    s.region_pieces[REGION[city], scorer] -= taken_back
    s.supply[scorer] += taken_back
    for seat in range(s.players):
        s.pieces_in_scored_cities[seat] += s.pieces[city, seat]
    s.unscored &= ~(1 << city)
    if s.value[city] >= BIG_CITY_VALUE:
        s.triggered_big_city[s.actor] = 1
    if s.tie_breaker[REGION[city]] == NOBODY:
        place_tie_breaker(s, REGION[city], events)


@jit
def place_tie_breaker(s: State, region: int, events: Events) -> None:
    """Put the active player's piece beside a region's tile, at its first scored city (rule `tie-breaker`).

    Without a piece in the supply the tie-breaker is only recorded, for good (rule `franchises`).
    """
    s.tie_breaker[region] = s.actor
    if s.supply[s.actor] > 0:
        s.supply[s.actor] -= 1
        s.tie_breaker_piece[region] = 1
    emit(events, TIE_BREAKER_PLACED, s.actor, region, s.tie_breaker_piece[region], 0, 0)
