"""What a learned evaluation looks at: figures of a position, for each player, compiled.

They say what a player has, what is about to be scored and by whom, and how long the game still lasts. All are
near 1 or less, which suits the learning. A position is looked at between two turns.
"""

from typing import Annotated

from franchise.kernel.bits import lowest, popcount
from franchise.kernel.cities import leader, majority_of
from franchise.kernel.ending import influence_for_bonus_tiles, influence_for_money, pieces_in_towns
from franchise.kernel.expand import expansion_targets
from franchise.kernel.income import empty_spaces, spaces_for_boom, spaces_for_income
from franchise.kernel.jit import jit
from franchise.kernel.lookup import (
    BONUS_TILE,
    DOLLARS_TILE,
    EXPANSION_TILE,
    INCOME,
    LEVELS,
    LINK_TILE,
    MAX_PLAYERS,
    PRICES,
    RED_ZONE_FROM,
    REGION,
    REGIONS,
    TILE_KIND,
    TOWNS,
    TRACK,
)
from franchise.kernel.records import Array, Floats, record_type
from franchise.kernel.regions import FIRST, SECOND, THIRD, missing_places, value_of_rank
from franchise.kernel.state import NOBODY, NOWHERE, State, seat_after

NAMES: list[str] = []
"""The features in their order."""


def _features(*names: str) -> int:
    """Append features; return the index of the first."""
    NAMES.extend(names)
    return len(NAMES) - len(names)


# What a player has.
AT_HAND = _features("at hand", "ahead of the best other")
MONEY = _features("money", "first dollars", "no money")
INCOME_NEXT = _features("income", "empty spaces", "boom spaces")
BONUS_TILES = _features("bonus tiles", "any bonus tile", "bonus tiles in reserve")
PIECES = _features("towns", "unscored cities", "supply", "scarce supply", "pieces in scored cities")
SPECIAL_TILES = _features("Link tile", "Expansion tile")

# Unscored cities where the player has a piece, by how many more an absolute majority needs: 1 or 2, sure when
# nobody can come in between, or more, ahead of the others or not. Where nobody can have one: who leads.
CITY_NEEDS_1 = _features("city needs 1, sure", "city needs 1, open")
CITY_NEEDS_2 = _features("city needs 2, sure", "city needs 2, open")
CITY_NEEDS_MORE = _features("city needs more, ahead", "city needs more, behind")
CITY_SPLIT = _features("split city, leads", "split city, follows")

# Unscored regions, by how many places they miss (1, 2, 3 or 4, more).
_BY_MISSING = ("misses 1", "misses 2", "misses 3 or 4", "misses more")
REGION_GAIN = _features(*(f"region's gain, {step}" for step in _BY_MISSING))
REGION_GAIN_NOW = _features(*(f"region's gain by pieces now, {step}" for step in _BY_MISSING))
REGION_LEAD = _features(*(f"region's lead, {step}" for step in _BY_MISSING))
TIE_BREAKER = _features("tie-breakers")
LAST_PLACE = _features("regions it can finish")

# What a player could gain in one turn: cities that need one piece (one may need two, with a bonus tile) as
# far as the money goes, the regions that this completes, and whether it ends the game.
BURST_CITIES = _features("cities to score at once", "count of such cities", "money beyond these")
BURST_REGIONS = _features("regions to complete at once", "count of such regions")
BURST_LEAD = _features("ahead after scoring at once", "can end the game", "can end it ahead")

# Where a player can go, by price of the link.
_BY_PRICE = ("$0", "$1", "$3", "$5", "$8")
TOWNS_IN_REACH = _features("towns for $0", "towns for $1")
CITIES_IN_REACH = _features(*(f"cities for {price}" for price in _BY_PRICE[1:]))
SPACES_IN_REACH = _features("spaces of cities in reach")

# The game.
PLAYERS = _features("2 players", "3 players", "4 players", "5 players")
MOVES_IN = _features("moves now", "moves next", "moves third", "moves fourth", "moves fifth")
TO_GO = _features("regions to the end", "places to the end", "nobody expanded")
STUCK = _features("cannot expand", "can end the game ahead")
SETUP = _features("before the first turn", "with Milestones", "with Boom")
CONSTANT = _features("constant")

FEATURES = len(NAMES)

IMPOSSIBLE = 99
"""Stands for a majority that is out of reach."""


class Look:
    """The features of a position, and room to work them out."""

    x: Annotated[Floats, (MAX_PLAYERS, FEATURES)]
    given_back: Annotated[Array, (REGIONS, MAX_PLAYERS)]
    """The pieces that a player would take back from a region's cities if leaders scored them."""
    need: Annotated[Array, (MAX_PLAYERS,)]
    majority_in_reach: Annotated[Array, (MAX_PLAYERS,)]
    """By seat: the cities that one more piece scores."""
    ripe: Annotated[Array, (MAX_PLAYERS,)]
    """By seat: the cities where one more piece is an absolute majority."""
    to_double: Annotated[Array, (MAX_PLAYERS,)]
    """By seat: the highest value of a city where two more pieces are."""
    to_spend: Annotated[Array, (MAX_PLAYERS,)]
    """By seat: the money of the player's next turn."""


LOOK = record_type(Look)


@jit
def look_at(s: State, look: Look) -> None:
    """Work out the features of all players."""
    for seat in range(s.players):
        for feature in range(FEATURES):
            look.x[seat, feature] = 0
        look_at_player(s, seat, look)
    look_ahead_of_others(s, look)
    look_at_cities(s, look)
    for region in range(REGIONS):
        if s.unscored_regions >> region & 1 and s.region_tile[region] != NOWHERE:
            look_at_region(s, region, look)
    look_at_one_turn(s, look)
    look_at_game(s, look)


@jit
def look_at_player(s: State, seat: int, look: Look) -> None:
    """Note what a player has and where the player can go."""
    x = look.x
    towns = pieces_in_towns(s, seat)
    tiles = s.bonus_tiles[seat]
    money = s.money[seat]
    at_hand = s.influence[seat] + towns + influence_for_bonus_tiles(s, seat) + influence_for_money(s, seat)
    spaces = spaces_for_income(s, seat)
    boom = spaces_for_boom(s, seat)
    x[seat, AT_HAND] = at_hand / 50
    x[seat, MONEY] = money / 20
    x[seat, MONEY + 1] = min(money, 6) / 6
    x[seat, MONEY + 2] = money == 0
    x[seat, INCOME_NEXT] = INCOME[s.players, spaces + boom] / 7
    x[seat, INCOME_NEXT + 1] = spaces / 30
    x[seat, INCOME_NEXT + 2] = boom / 8
    x[seat, BONUS_TILES] = tiles / 4
    x[seat, BONUS_TILES + 1] = tiles > 0
    x[seat, BONUS_TILES + 2] = s.reserve[seat] / 4
    x[seat, PIECES] = towns / 6
    x[seat, PIECES + 1] = popcount(s.occupied[seat] & s.unscored) / 8
    x[seat, PIECES + 2] = s.supply[seat] / 40
    x[seat, PIECES + 3] = max(0, 6 - s.supply[seat]) / 6
    x[seat, PIECES + 4] = s.pieces_in_scored_cities[seat] / 10
    x[seat, SPECIAL_TILES] = s.link_tile == seat
    x[seat, SPECIAL_TILES + 1] = s.expansion_tile == seat
    to_spend = money if seat == s.actor else money + INCOME[s.players, spaces + boom]
    look.to_spend[seat] = to_spend
    targets = expansion_targets(s, seat)
    seen = 0
    x[seat, STUCK] = 1
    for level in range(LEVELS):
        there = s.reach[seat, level] & targets & ~seen
        if there and PRICES[level] <= to_spend:
            x[seat, STUCK] = 0
        seen |= there
        if level < 2:
            x[seat, TOWNS_IN_REACH + level] = popcount(there & TOWNS) / 4
        if level > 0:
            x[seat, CITIES_IN_REACH + level - 1] = popcount(there & ~TOWNS) / 4
    cities = seen & ~TOWNS
    spaces = 0
    while cities:
        spaces += empty_spaces(s, lowest(cities))
        cities &= cities - 1
    x[seat, SPACES_IN_REACH] = spaces / 30
    x[seat, CONSTANT] = 1


@jit
def look_ahead_of_others(s: State, look: Look) -> None:
    """Note how far each player is ahead of the best of the others."""
    x = look.x
    for seat in range(s.players):
        best = -1.0
        for other in range(s.players):
            if other != seat:
                best = max(best, x[other, AT_HAND])
        x[seat, AT_HAND + 1] = 2 * (x[seat, AT_HAND] - best)


@jit
def look_at_cities(s: State, look: Look) -> None:
    """Note how near each player is to scoring each city, and which pieces will leave the board again."""
    x = look.x
    for seat in range(s.players):
        look.majority_in_reach[seat] = 0
        look.ripe[seat] = 0
        look.to_double[seat] = 0
        for region in range(REGIONS):
            look.given_back[region, seat] = 0
    cities = s.unscored
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        if s.filled[city] == 0:
            continue
        value = s.value[city] / 8
        empty = empty_spaces(s, city)
        majority = majority_of(s, city)
        least, least_seat, second = IMPOSSIBLE, NOBODY, IMPOSSIBLE
        for seat in range(s.players):
            need = majority - s.pieces[city, seat]
            if s.pieces[city, seat] == 0 or need > empty:
                need = IMPOSSIBLE
            look.need[seat] = need
            if need < least:
                second = least
                least, least_seat = need, seat
            elif need < second:
                second = need
        first = leader(s, city)
        look.given_back[REGION[city], first] += s.pieces[city, first] - 1
        for seat in range(s.players):
            if s.pieces[city, seat] == 0:
                continue
            need = look.need[seat]
            if need == 1 or empty == 1:
                look.majority_in_reach[seat] |= 1 << city
            if least == IMPOSSIBLE:
                x[seat, CITY_SPLIT + (0 if seat == first else 1)] += value / 2
            elif need < IMPOSSIBLE:
                ahead = need < (second if seat == least_seat else least)
                turns = need - 1 if seat == s.actor else need  # of the others until it is done
                sure = (ahead or (need == 1 and turns == 0)) and empty - turns * comers(s, seat, city) >= need
                if need == 1:
                    look.ripe[seat] |= 1 << city
                    x[seat, CITY_NEEDS_1 + (0 if sure else 1)] += value
                elif need == 2:
                    look.to_double[seat] = max(look.to_double[seat], s.value[city])
                    x[seat, CITY_NEEDS_2 + (0 if sure else 1)] += value
                else:
                    x[seat, CITY_NEEDS_MORE + (0 if ahead else 1)] += value


@jit
def comers(s: State, seat: int, city: int) -> int:
    """Count the others who have a piece in a city or a link to it."""
    count = 0
    for other in range(s.players):
        if other != seat:
            there = s.occupied[other]
            for level in range(LEVELS):
                there |= s.reach[other, level]
            count += there >> city & 1
    return count


@jit
def look_at_region(s: State, region: int, look: Look) -> None:
    """Note what a region promises each player, by pieces now and by those that will stay."""
    x = look.x
    tile = s.region_tile[region]
    missing = missing_places(s, region)
    misses = popcount(missing)
    step = max(misses - 1, 0) if misses < 3 else 2 if misses < 5 else 3
    scale = 1 / 8 if TILE_KIND[tile] != DOLLARS_TILE else 1 / 24
    extra = 0.3 if TILE_KIND[tile] in (BONUS_TILE, EXPANSION_TILE, LINK_TILE) else 0.0
    values = (
        value_of_rank(s, tile, FIRST) * scale + extra,
        value_of_rank(s, tile, SECOND) * scale,
        value_of_rank(s, tile, THIRD) * scale,
    )
    first = max(s.tie_breaker[region], 0)
    for clockwise in range(s.players):
        seat = seat_after(s, first, clockwise)
        pieces = s.region_pieces[region, seat]
        if pieces == 0:
            continue
        stay = pieces - look.given_back[region, seat]
        rank, rank_now, best = 0, 0, 0
        for others_clockwise in range(s.players):
            other = seat_after(s, first, others_clockwise)
            others = s.region_pieces[region, other]
            if other == seat or others == 0:
                continue
            others_stay = others - look.given_back[region, other]
            best = max(best, others_stay)
            earlier = others_clockwise < clockwise
            rank += others_stay > stay or (others_stay == stay and earlier)
            rank_now += others > pieces or (others == pieces and earlier)
        x[seat, REGION_GAIN + step] += values[min(rank, THIRD)]
        x[seat, REGION_GAIN_NOW + step] += values[min(rank_now, THIRD)]
        if not missing & ~look.ripe[seat] & ~TOWNS and popcount(missing & TOWNS) < 2:
            towns = missing & TOWNS
            if towns == 0 or towns & (s.reach[seat, 0] | (s.reach[seat, 1] if look.to_spend[seat] else 0)):
                x[seat, BURST_REGIONS] += values[min(rank, THIRD)] + TRACK[s.tiles_on_track] / 8
                x[seat, BURST_REGIONS + 1] += 0.25
        x[seat, REGION_LEAD + step] += (values[FIRST] - values[THIRD]) * min(max(stay - best, -2), 2) / 2
    if s.tie_breaker[region] != NOBODY:
        x[s.tie_breaker[region], TIE_BREAKER] += values[FIRST]
    if misses == 1:
        for seat in range(s.players):
            reach = look.majority_in_reach[seat]
            for level in range(LEVELS):
                reach |= s.reach[seat, level] & TOWNS
            if reach & missing:
                x[seat, LAST_PLACE] += (1 + TRACK[s.tiles_on_track]) / 4


@jit
def look_at_one_turn(s: State, look: Look) -> None:
    """Note what each player could gain in one turn, and whether that would end the game."""
    x = look.x
    for seat in range(s.players):
        ripe = popcount(look.ripe[seat])
        value = 0
        cities = look.ripe[seat]
        while cities:
            value += s.value[lowest(cities)]
            cities &= cities - 1
        money = look.to_spend[seat]
        with_tile = s.bonus_tiles[seat] > 0
        gain = float(value)
        if money > ripe and with_tile:
            gain += look.to_double[seat]
        elif money < ripe and with_tile:
            money += 10
        if money < ripe:
            gain *= money / ripe
        x[seat, BURST_CITIES] = gain / 20
        x[seat, BURST_CITIES + 1] = ripe / 4
        x[seat, BURST_CITIES + 2] = max(0, money - ripe) / 10
        lead = x[seat, AT_HAND + 1] / 2 + (gain + 8 * x[seat, BURST_REGIONS]) / 50
        x[seat, BURST_LEAD] = 2 * lead
        if s.tiles_on_track + 4 * x[seat, BURST_REGIONS + 1] >= RED_ZONE_FROM:
            x[seat, BURST_LEAD + 1] = 1
            x[seat, BURST_LEAD + 2] = lead > 0


@jit
def look_at_game(s: State, look: Look) -> None:
    """Note how long the game may last, and whose turn it is."""
    x = look.x
    to_go = max(0, RED_ZONE_FROM - s.tiles_on_track)
    places = places_to_the_end(s, to_go)
    actor = max(s.actor, 0)
    for seat in range(s.players):
        x[seat, PLAYERS + s.players - 2] = 1
        x[seat, MOVES_IN + (seat - actor if seat >= actor else seat - actor + s.players)] = 1
        x[seat, TO_GO] = to_go / 8
        x[seat, TO_GO + 1] = places / 20
        x[seat, TO_GO + 2] = s.turns_without_expansion / s.players
        if seat == s.actor and s.turns_without_expansion == s.players - 1 and x[seat, AT_HAND + 1] > 0:
            x[seat, STUCK + 1] = 1
        x[seat, SETUP] = s.turn == 0
        x[seat, SETUP + 1] = s.milestones_in_play != 0
        x[seat, SETUP + 2] = s.with_boom


@jit
def places_to_the_end(s: State, to_go: int) -> int:
    """Count the places that the regions nearest to scoring miss, as many regions as end the game."""
    places = 0
    counted = 0
    for _ in range(to_go):
        nearest, least = NOWHERE, 99
        for region in range(REGIONS):
            if s.unscored_regions >> region & 1 and not counted >> region & 1:
                misses = popcount(missing_places(s, region))
                if misses < least:
                    nearest, least = region, misses
        if nearest == NOWHERE:
            break
        counted |= 1 << nearest
        places += least
    return places
