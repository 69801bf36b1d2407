"""The draft of the expert variant (rules `expert-cities` to `expert-laying`)."""

from .events import CITY_TILE_LAID, REGION_TILE_LAID, Events, emit
from .jit import jit_apart
from .lookup import (
    CITIES,
    CITIES_OF_CLASS,
    LEAST_VALUE,
    MAX_SPACES,
    REGION_PLACES,
    REGIONS,
    TILES,
)
from .menu import Menu, offer
from .moves import LAY_CITY, LAY_REGION
from .state import LAY_CITIES, NOWHERE, State


@jit_apart
def cities_without_tile(s: State) -> int:
    """Return the open city spaces on which no tile lies yet."""
    laid = 0
    for value in range(LEAST_VALUE, MAX_SPACES + 1):
        laid |= s.cities_of_value[value]
    return s.open_places & CITIES & ~laid


@jit_apart
def regions_without_tile(s: State) -> int:
    """Return the mask of open regions on which no tile lies yet."""
    regions = 0
    for region in range(REGIONS):
        if s.open_places & REGION_PLACES[region] and s.region_tile[region] == NOWHERE:
            regions |= 1 << region
    return regions


@jit_apart
def list_tiles_to_lay(s: State, menu: Menu) -> int:
    """List what may be laid (rules `expert-cities` and `expert-regions`)."""
    rows = 0
    if s.phase == LAY_CITIES:
        cities = cities_without_tile(s)
        for value in range(LEAST_VALUE, MAX_SPACES + 1):
            if s.city_pool[value] > 0:
                rows = offer(menu, rows, LAY_CITY + value - LEAST_VALUE, cities & CITIES_OF_CLASS[value])
    else:
        regions = regions_without_tile(s)
        for tile in range(TILES):
            if s.region_pool >> tile & 1:
                rows = offer(menu, rows, LAY_REGION + tile, regions)
    return rows


@jit_apart
def put_city_tile(s: State, city: int, value: int) -> None:
    """Lay a city tile; its number counts everywhere from now on (rule `expert-cities`)."""
    s.value[city] = value
    s.cities_of_value[value] |= 1 << city
    s.roomy |= 1 << city


@jit_apart
def lay_city_tile(s: State, city: int, value: int, events: Events) -> None:
    """Lay a city tile from the pool."""
    put_city_tile(s, city, value)
    s.city_pool[value] -= 1
    s.tiles_laid += 1
    emit(events, CITY_TILE_LAID, s.actor, city, value, 0, 0)


@jit_apart
def lay_region_tile(s: State, region: int, tile: int, events: Events) -> None:
    """Lay a region tile from the pool."""
    s.region_tile[region] = tile
    s.region_pool &= ~(1 << tile)
    s.tiles_laid += 1
    emit(events, REGION_TILE_LAID, s.actor, region, tile, 0, 0)
