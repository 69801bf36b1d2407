"""What can be seen of each city and each region, for each player: figures for forecasts, in NumPy.

They are worked out for many positions at once, or for one, and only when somebody asks: no search needs them.
All are near 1 or less. Positions are looked at between two turns.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.kernel.lookup import (
    DOLLARS_TILE,
    LEVELS,
    MAX_PLAYERS,
    MAX_SPACES,
    PLACES,
    RED_ZONE_FROM,
    REGION,
    REGION_PLACES,
    REGIONS,
    TILE_KIND,
    TILE_VALUES,
    TILES,
    TOWNS,
)
from franchise.kernel.records import Record

Floats = NDArray[np.float32]
Masks = NDArray[np.bool_]

CITIES: NDArray[np.int64] = np.array([place for place in range(PLACES) if not TOWNS >> place & 1])
"""The places that are cities, in the board's order: cities are counted along this."""
SEATS = np.arange(MAX_PLAYERS)
LEVELS_NEAR = 2
"""The links for $0 and $1."""
OUT_OF_REACH = 9
_REGION_OF_CITY: Any = np.array([REGION[place] for place in CITIES])
_PLACES_OF_REGION: Any = REGION_PLACES
_IN_REGION: Any = np.array([region == _REGION_OF_CITY for region in range(REGIONS)], np.int64)
_FIRST_OF_TILE: Any = np.array([TILE_VALUES[tile, 0] for tile in range(TILES)])
_IS_DOLLARS: Any = np.array([TILE_KIND[tile] == DOLLARS_TILE for tile in range(TILES)])


@dataclass(frozen=True)
class Places:
    """Figures of positions. The first index is the position, then the city or region, then the seat."""

    seated: Masks
    progress: Floats
    """How much of the board is done: the share of the places that wait for nothing more."""
    cities: Masks
    """Those that are on the board and not scored."""
    of_cities: Floats
    """By seat."""
    of_whole_cities: Floats
    regions: Masks
    """Those that have a tile and are not scored."""
    of_regions: Floats
    """By seat."""
    of_whole_regions: Floats


def progress_of(states: Record) -> Floats:
    """Return how much of the board is done in each position, from 0 to 1."""
    open_places = states["open_places"]
    waiting = open_places & (states["empty_towns"] | states["unscored"])
    done: Floats = 1 - np.bitwise_count(waiting) / np.maximum(1, np.bitwise_count(open_places))
    return done.astype(np.float32)


def seated_at(states: Record) -> Masks:
    """Return which seats are taken."""
    return states["players"][:, None] > SEATS


def look_at_places(states: Record, results: NDArray[Any]) -> Places:
    """Work out all figures; `results` is what the network expects for each player."""
    seated, progress = seated_at(states), progress_of(states)
    players = states["players"]
    of_game = [
        np.ones(len(states)),
        progress,
        progress**2,
        np.maximum(0, RED_ZONE_FROM - states["tiles_on_track"]) / 8,
        *((players == count) * 1.0 for count in range(2, MAX_PLAYERS + 1)),
    ]
    turns_until = (SEATS - np.maximum(states["actor"], 0)[:, None]) % players[:, None]
    of_seats = [
        states["money"] / 20,
        np.minimum(states["money"], 6) / 6,
        turns_until == 0,
        turns_until / players[:, None],
        states["bonus_tiles"] > 0,
        np.maximum(0, 6 - states["supply"]) / 6,
        results * players[:, None] - 1,
    ]
    common = (of_game, of_seats, seated)
    seen = _Cities(states, seated)
    return Places(
        seated,
        progress,
        seen.unscored,
        *_figures_of_cities(states, seen, *common),
        (states["unscored_regions"][:, None] >> np.arange(REGIONS) & 1 == 1) & (states["region_tile"] >= 0),
        *_figures_of_regions(states, seen, *common),
    )


class _Cities:
    """What the figures of cities and of regions have in common."""

    def __init__(self, states: Record, seated: Masks) -> None:
        self.value = states["value"][:, CITIES]
        self.unscored = (states["unscored"][:, None] >> CITIES & 1 == 1) & (self.value > 0)
        self.pieces = states["pieces"][:, CITIES]
        self.empty = self.value - states["filled"][:, CITIES]
        self.present = self.pieces > 0
        # Whose first piece came earliest leads among equals (rule `full-city`).
        spaces, first = states["spaces"][:, CITIES], np.full(self.pieces.shape, MAX_SPACES)
        for space in reversed(range(MAX_SPACES)):
            holds = (spaces[..., None] >> 4 * space & 15) == SEATS + 1
            first[holds] = space
        standing = np.where(self.present, self.pieces * 16 - first, -1)
        self.leads = self.present & (standing == standing.max(axis=2, keepdims=True))
        self.need = self.value[..., None] // 2 + 1 - self.pieces
        self.possible = (self.need <= self.empty[..., None]) & seated[:, None]
        reach = states["reach"]
        self.level = np.full(self.pieces.shape, OUT_OF_REACH)
        for level in reversed(range(LEVELS)):
            linked = reach[:, None, :, level] >> CITIES[:, None] & 1 == 1
            self.level[linked] = level
        self.level[self.present] = 0
        self.missing = _PLACES_OF_REGION & (states["empty_towns"] | states["unscored"])[:, None]
        """By region: the mask of the places that it waits for."""


def _figures_of_cities(
    states: Record, seen: _Cities, of_game: list[Any], of_seats: list[Any], seated: Masks
) -> tuple[Floats, Floats]:
    value, empty = seen.value[..., None], seen.empty[..., None]
    in_reach = (seen.level < OUT_OF_REACH) & seated[:, None]
    close = seen.possible & seen.present & (seen.need <= 1)
    missing = np.bitwise_count(seen.missing)[:, _REGION_OF_CITY, None]
    by_seat = [
        seen.pieces / 4,
        seen.present,
        np.minimum(seen.need, 8) / 4,
        seen.need == 1,
        seen.need == 2,
        seen.possible,
        np.clip(seen.pieces - _best_other(seen.pieces), -4, 4) / 4,
        seen.leads,
        _best_other(seen.pieces) / 4,
        _any_other(close),
        empty / 8,
        empty == 1,
        value / 8,
        seen.level < LEVELS_NEAR,
        seen.level == LEVELS_NEAR,
        (seen.level > LEVELS_NEAR) & in_reach,
        _count_others(seen.present) / 4,
        _count_others(in_reach & ~seen.present) / 4,
        missing / 6,
        missing == 1,
        *(figure[:, None] for figure in of_seats),
        *(figure[:, None, None] for figure in of_game),
    ]
    need = np.where(seen.possible & seen.present, seen.need, 9).min(axis=2)
    whole = [
        seen.value / 8,
        seen.empty / 8,
        seen.empty / np.maximum(1, seen.value),
        need / 9,
        need == 1,
        need == 2,
        seen.present.sum(axis=2) / 4,
        in_reach.sum(axis=2) / 4,
        missing[..., 0] / 6,
        missing[..., 0] == 1,
        states["money"].max(axis=1)[:, None] / 20,
        seen.value / 8 * of_game[1][:, None],
        *(figure[:, None] for figure in of_game),
    ]
    return _stacked(by_seat, seen.pieces.shape), _stacked(whole, seen.value.shape)


def _figures_of_regions(
    states: Record, seen: _Cities, of_game: list[Any], of_seats: list[Any], seated: Masks
) -> tuple[Floats, Floats]:
    pieces = states["region_pieces"]
    # Scoring a city takes franchises back: what stays counts in the end.
    given_back = np.where(seen.leads & seen.unscored[..., None], seen.pieces - 1, 0)
    stay = pieces - np.einsum("rc,ncs->nrs", _IN_REGION, given_back)
    tie_breaker = states["tie_breaker"][..., None]
    after = np.where(tie_breaker >= 0, (SEATS - tie_breaker) % states["players"][:, None, None], 0)
    missing = np.bitwise_count(seen.missing)[..., None]
    open_to = (seen.level < OUT_OF_REACH) & seen.unscored[..., None] & seated[:, None]
    room = np.einsum("rc,ncs->nrs", _IN_REGION, np.where(open_to, seen.empty[..., None], 0))
    cities_in_reach = np.einsum("rc,ncs->nrs", _IN_REGION, open_to.astype(np.int64))
    anywhere = np.bitwise_or.reduce(states["reach"], axis=2)
    towns = np.bitwise_count(seen.missing[..., None] & TOWNS & anywhere[:, None])
    tile = np.maximum(states["region_tile"], 0)
    by_seat = [
        pieces / 6,
        stay / 6,
        pieces > 0,
        np.clip(pieces - _best_other(pieces), -4, 4) / 4,
        np.clip(stay - _best_other(stay), -4, 4) / 4,
        stay > _best_other(stay),
        stay == _best_other(stay),
        _count_ahead(pieces, seated) / 4,
        _count_ahead(stay, seated) / 4,
        tie_breaker == SEATS,
        tie_breaker < 0,
        after / 4,
        missing / 8,
        missing == 1,
        room / 12,
        cities_in_reach / 4,
        towns / 2,
        _FIRST_OF_TILE[tile][..., None] / 8,
        _IS_DOLLARS[tile][..., None],
        *(figure[:, None] for figure in of_seats),
        *(figure[:, None, None] for figure in of_game),
    ]
    need = np.where(seen.possible & seen.present, seen.need, np.minimum(seen.need, 5)).min(axis=2)
    steps = np.einsum("rc,nc->nr", _IN_REGION, np.where(seen.unscored, need, 0))
    empty_towns = np.bitwise_count(seen.missing & TOWNS)
    misses = missing[..., 0]
    unscored = states["unscored_regions"][:, None] >> np.arange(REGIONS) & 1 == 1
    nearer = ((misses[:, None] < misses[..., None]) & unscored[:, None]).sum(axis=2)
    to_go = np.maximum(0, RED_ZONE_FROM - states["tiles_on_track"])[:, None]
    whole = [
        misses / 8,
        misses == 1,
        misses == 2,
        misses == 3,
        (steps + empty_towns) / 12,
        empty_towns / 3,
        nearer / 8,
        (nearer < to_go) * 1.0,
        np.minimum(nearer - to_go, 4) / 4,
        (pieces > 0).sum(axis=2) / 5,
        ((pieces > 0).sum(axis=2) / states["players"][:, None]),
        (cities_in_reach > 0).sum(axis=2) / 5,
        *(figure[:, None] for figure in of_game),
    ]
    return _stacked(by_seat, pieces.shape), _stacked(whole, misses.shape)


def _stacked(figures: list[Any], shape: tuple[int, ...]) -> Floats:
    stacked = np.empty((*shape, len(figures)), np.float32)
    for index, figure in enumerate(figures):
        stacked[..., index] = figure
    return stacked


def _best_other(values: NDArray[Any]) -> NDArray[Any]:
    """Return for each seat the highest value of another."""
    ordered = np.sort(values, axis=-1)
    best, second = ordered[..., -1:], ordered[..., -2:-1]
    return np.where(values == best, second, best)


def _count_others(flags: Masks) -> NDArray[Any]:
    return np.asarray(flags.sum(axis=-1, keepdims=True) - flags)


def _any_other(flags: Masks) -> Masks:
    return _count_others(flags) > 0


def _count_ahead(values: NDArray[Any], seated: Masks) -> NDArray[Any]:
    """Count the others with more."""
    more = (values[..., None, :] > values[..., :, None]) & seated[:, None, None]
    return np.asarray(more.sum(axis=-1))
