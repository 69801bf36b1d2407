"""The board as integers and masks. Places, regions and tiles are their index in the board's order."""

import numpy as np

from franchise.board import BOARD

from .records import Array

MAX_PLAYERS = max(BOARD.player_counts)
PLACES = len(BOARD.places)
REGIONS = len(BOARD.regions)
MAX_SPACES = max(BOARD.city_tiles)
FRANCHISES = BOARD.franchises_per_player

PLACE_INDEX = {place.id: index for index, place in enumerate(BOARD.places)}
REGION_INDEX = {region.id: index for index, region in enumerate(BOARD.regions)}
TILE_INDEX = {tile.id: index for index, tile in enumerate(BOARD.region_tiles)}

ALL_PLACES = (1 << PLACES) - 1
TOWNS = sum(1 << index for index, place in enumerate(BOARD.places) if place.is_town)
CITIES = ALL_PLACES & ~TOWNS
REGION: Array = np.array([REGION_INDEX[place.region] for place in BOARD.places], np.int64)
REGION_PLACES: Array = np.array(
    [sum(1 << p for p in range(PLACES) if REGION[p] == region) for region in range(REGIONS)], np.int64
)

PRICES: Array = np.array(_PRICES := sorted({link.price for link in BOARD.links}), np.int64)
"""The prices of links; a link's *level* is its index here."""
LEVELS = len(PRICES)
DEAREST = LEVELS - 1
"""The level of the $8 links."""
LINKS = np.zeros((PLACES, LEVELS), np.int64)
"""By place and level: the mask of linked places."""
for _link in BOARD.links:
    _level = _PRICES.index(_link.price)
    _first, _second = (PLACE_INDEX[place] for place in _link.places)
    LINKS[_first, _level] |= 1 << _second
    LINKS[_second, _level] |= 1 << _first
NEIGHBOURS: Array = np.bitwise_or.reduce(LINKS, axis=1)


def _by_players(rows: dict[int, list[int]], width: int) -> Array:
    """Lay rows by player count into an array whose first index is that count."""
    table = np.zeros((MAX_PLAYERS + 1, width), np.int64)
    for players, row in rows.items():
        table[players, : len(row)] = row
    return table


def _income(steps: tuple[tuple[int, int], ...]) -> list[int]:
    return [max(dollars for least, dollars in steps if least <= spaces) for spaces in range(MOST_SPACES + 1)]


# Every space of every city could be empty, and the boom city counts twice.
MOST_SPACES = sum(value * count for value, count in BOARD.city_tiles.items()) + MAX_SPACES
INCOME: Array = _by_players({n: _income(steps) for n, steps in BOARD.income.items()}, MOST_SPACES + 1)
STARTING_MONEY: Array = _by_players({n: list(row) for n, row in BOARD.starting_money.items()}, MAX_PLAYERS)
INTRODUCTORY_TOWNS: Array = _by_players(
    {
        n: [sum(1 << PLACE_INDEX[town] for town in towns) for towns in seats]
        for n, seats in BOARD.introductory_towns.items()
    },
    MAX_PLAYERS,
)
BONUS_TILES: Array = np.array([BOARD.bonus_tiles.get(n, 0) for n in range(MAX_PLAYERS + 1)], np.int64)
OPEN_PLACES: Array = np.array(
    [
        sum(1 << PLACE_INDEX[place.id] for place in BOARD.open_places(n)) if n in BOARD.player_counts else 0
        for n in range(MAX_PLAYERS + 1)
    ],
    np.int64,
)
"""By player count: the mask of places in play."""

TRACK: Array = np.array(BOARD.region_track, np.int64)
RED_ZONE_FROM = BOARD.red_zone_from

TILE_VALUES: Array = np.array(
    [(tile.first, tile.second, tile.third) for tile in BOARD.region_tiles], np.int64
)
INFLUENCE_TILE, DOLLARS_TILE, NUMBER_TILE, BONUS_TILE, EXPANSION_TILE, LINK_TILE = range(6)
_KINDS = ("influence", "dollars", "number", "bonus", "expansion", "link")
TILE_KIND: Array = np.array([_KINDS.index(tile.kind) for tile in BOARD.region_tiles], np.int64)
TILES = len(TILE_KIND)

LEAST_VALUE, BIG_CITY_VALUE = min(BOARD.city_tiles), 6
PRINTED_VALUE: Array = np.array([0 if place.is_town else place.spaces for place in BOARD.places], np.int64)
CITIES_OF_CLASS: Array = np.array(
    [
        sum(1 << p for p in range(PLACES) if PRINTED_VALUE[p] and PRINTED_VALUE[p] in BOARD.tile_class(value))
        if value in BOARD.city_tiles
        else 0
        for value in range(MAX_SPACES + 1)
    ],
    np.int64,
)
"""By value of a city tile: the mask of cities where the expert variant may lay it."""
CITY_TILES: Array = np.array([BOARD.city_tiles.get(value, 0) for value in range(MAX_SPACES + 1)], np.int64)
