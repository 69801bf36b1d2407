"""A plain evaluation of a position: what a player has, and what is about to come, in influence."""

from franchise.kernel.bits import lowest, popcount
from franchise.kernel.cities import majority_of
from franchise.kernel.ending import influence_for_bonus_tiles, pieces_in_towns
from franchise.kernel.income import empty_spaces, income
from franchise.kernel.jit import jit
from franchise.kernel.lookup import RED_ZONE_FROM, REGION_PLACES, REGIONS
from franchise.kernel.regions import missing_places, next_in_rank, value_of_rank
from franchise.kernel.state import NOBODY, NOWHERE, OVER, State

DOLLAR = 0.4
"""A dollar is worth a third of an influence at the end, and moves until then."""
INCOME = 2.0
"""A dollar of income, at the start of the game; it fades with the regions still to be scored."""
CITY = 0.6
"""The share of a city's value that an absolute majority within reach is worth."""
REGION = 0.6
"""The share of a rank's gain that is worth having before the region is scored."""


@jit
def evaluate(s: State, seat: int) -> float:
    """Return a player's lead over the best of the others."""
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, prospects(s, other))
    return prospects(s, seat) - best


@jit
def prospects(s: State, seat: int) -> float:
    """Add up what a player has and what is about to come."""
    if s.phase == OVER:
        return float(s.influence[seat])
    at_hand = s.influence[seat] + pieces_in_towns(s, seat) + influence_for_bonus_tiles(s, seat)
    to_go = 1 - s.tiles_on_track / RED_ZONE_FROM
    return (
        at_hand
        + DOLLAR * s.money[seat]
        + INCOME * to_go * income(s, seat)
        + CITY * city_prospects(s, seat)
        + REGION * region_prospects(s, seat)
    )


@jit
def city_prospects(s: State, seat: int) -> float:
    """Add up the values of unscored cities by how near an absolute majority is; nothing where it is lost."""
    total = 0.0
    cities = s.occupied[seat] & s.unscored
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        majority = majority_of(s, city)
        if majority - s.pieces[city, seat] <= empty_spaces(s, city):
            total += s.value[city] * s.pieces[city, seat] / majority
    return total


@jit
def region_prospects(s: State, seat: int) -> float:
    """Add up what the player's ranks would gain, by how much of each region is done."""
    total = 0.0
    for region in range(REGIONS):
        if not s.unscored_regions >> region & 1 or s.region_tile[region] == NOWHERE:
            continue
        places = popcount(REGION_PLACES[region])
        done = places - popcount(missing_places(s, region))
        ranked = 0
        for rank in range(s.players):
            next_seat = next_in_rank(s, region, ranked)
            if next_seat == NOBODY:
                break
            if next_seat == seat:
                total += value_of_rank(s, s.region_tile[region], rank) * (1 + done) / (1 + places)
                break
            ranked |= 1 << next_seat
    return total
