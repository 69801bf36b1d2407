"""The setup (rules `printed-tiles` to `introductory`). What chance drew is handed in."""

from .bits import lowest, popcount
from .cities import put_piece
from .draft import put_city_tile
from .events import FROM_SUPPLY, MONEY_DEALT, Events, emit
from .jit import jit_apart
from .lookup import (
    BONUS_TILES,
    CITIES,
    CITY_TILES,
    FRANCHISES,
    INTRODUCTORY_TOWNS,
    MAX_SPACES,
    OPEN_PLACES,
    PLACES,
    REGION_PLACES,
    REGIONS,
    STARTING_MONEY,
    TOWNS,
)
from .records import Array
from .state import MILESTONES, NOBODY, NOWHERE, State


@jit_apart
def lay_out(
    s: State,
    players: int,
    with_boom: int,
    city_values: Array,
    region_tiles: Array,
    region_pool: int,
    milestones: Array,
) -> None:
    """Prepare a blank state up to the first decision's phase.

    `city_values` by place, all 0 for a draft; `region_tiles` by region, all NOWHERE for a draft from
    `region_pool`; `milestones` the open ones in their order, then NOBODY.
    """
    s.players = players
    s.with_boom = with_boom
    s.boom = NOWHERE
    close_regions(s)
    lay_tiles(s, city_values, region_tiles, region_pool)
    for seat in range(players):
        s.supply[seat] = FRANCHISES
    deal_bonus_tiles(s, milestones)
    s.link_tile = NOBODY
    s.expansion_tile = NOBODY


@jit_apart
def close_regions(s: State) -> None:
    """Close three regions with 2 or 3 players; their tiles lie on the track (rule `closed-regions`)."""
    s.open_places = OPEN_PLACES[s.players]
    s.empty_towns = s.open_places & TOWNS
    s.unscored = s.open_places & CITIES
    for region in range(REGIONS):
        s.tie_breaker[region] = NOBODY
        s.track[region] = NOWHERE
        if s.open_places & REGION_PLACES[region]:
            s.unscored_regions |= 1 << region
    s.tiles_on_track = REGIONS - popcount(s.unscored_regions)


@jit_apart
def lay_tiles(s: State, city_values: Array, region_tiles: Array, region_pool: int) -> None:
    """Lay the tiles, or have them ready for a draft (rules `printed-tiles` and `expert-laying`)."""
    for value in range(MAX_SPACES + 1):
        s.city_pool[value] = CITY_TILES[value]
    for place in range(PLACES):
        if city_values[place]:
            put_city_tile(s, place, city_values[place])
            s.city_pool[city_values[place]] -= 1
    for region in range(REGIONS):
        s.region_tile[region] = region_tiles[region]
    s.region_pool = region_pool


@jit_apart
def deal_bonus_tiles(s: State, milestones: Array) -> None:
    """Deal bonus tiles, with Milestones in reserve (rules `bonus-tiles-dealt` and `milestone-tiles`)."""
    for i in range(MILESTONES):
        s.open_milestones[i] = milestones[i]
        if milestones[i] != NOBODY:
            s.milestones_in_play |= 1 << milestones[i]
    for seat in range(s.players):
        if s.milestones_in_play:
            s.reserve[seat] = BONUS_TILES[s.players]
        else:
            s.bonus_tiles[seat] = BONUS_TILES[s.players]


@jit_apart
def deal_money(s: State, events: Events) -> None:
    """Deal each player the starting money of their seat (rule `starting-money`)."""
    for seat in range(s.players):
        s.money[seat] = STARTING_MONEY[s.players, seat]
        emit(events, MONEY_DEALT, seat, s.money[seat], 0, 0, 0)


@jit_apart
def open_starting_town(s: State, seat: int, town: int, events: Events) -> None:
    """Open a player's first franchise (rule `starting-towns`)."""
    s.supply[seat] -= 1
    put_piece(s, seat, town, FROM_SUPPLY, events)


@jit_apart
def open_introductory_towns(s: State, events: Events) -> None:
    """Open the two fixed towns of each seat (rule `introductory`)."""
    for seat in range(s.players):
        towns = INTRODUCTORY_TOWNS[s.players, seat]
        while towns:
            open_starting_town(s, seat, lowest(towns), events)
            towns &= towns - 1
