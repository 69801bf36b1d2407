"""Reads observations: as named figures, and back to the position that they show."""

import numpy as np
from numpy.typing import NDArray

from franchise.envs.compiled.observation import (
    CITY,
    FEWEST_PLAYERS,
    LEAST_TILE_VALUE,
    OBSERVATION,
)
from franchise.game.position import Position
from franchise.game.positions import work_out_again
from franchise.kernel.lookup import (
    OPEN_PLACES,
    REGION_PLACES,
    REGIONS,
    TILE_KIND,
    TILE_VALUES,
    TILES,
)
from franchise.kernel.state import MILESTONES, NOBODY, NOWHERE, OVER, new_states

NAMES: tuple[str, ...] = OBSERVATION.names or ()
"""The names of the figures, in their order; many are arrays."""


def named(observations: NDArray[np.uint8]) -> NDArray[np.void]:
    """Return the same memory as a record for each observation, so that figures have names.

    >>> from franchise.envs import Batch
    >>> steps = Batch(2, players=3, start="introductory").reset()
    >>> named(steps.observations)["money"][0].tolist()  # the player to move, the next, ...
    [3, 3, 5, 0, 0]
    """
    records: NDArray[np.void] = observations.view(OBSERVATION)[..., 0]
    return records


def position_of(observation: NDArray[np.uint8]) -> Position:
    """Return the position that an observation shows, with the seats as they are.

    What the rules never look at again is left out: the spaces of scored cities.
    """
    o = named(observation)
    states = new_states(1)
    s = states[0]
    s["players"] = players = int(o["players"].argmax()) + FEWEST_PLAYERS
    first = int(o["first_player"].argmax())
    seat_of = [(k - first) % players for k in range(players)]
    """By how many seats clockwise from whoever looks: the seat."""

    s["phase"] = phase = int(o["phase"].argmax())
    turn_of = seat_of[int(o["turn_of"].argmax())]
    s["actor"] = NOBODY if phase == OVER else turn_of
    s["turn"] = (int(o["round"]) - 1) * players + turn_of + 1 if o["round"] else 0
    s["end_reason"] = int(o["end_reason"].argmax()) + 1 if o["end_reason"].any() else 0
    for name in ("turns_without_expansion", "with_boom", "tiles_on_track", "bonus_ready", "tiles_laid"):
        s[name] = o[name]
    s["bonus_use"] = int(o["bonus_use"].argmax()) + 1 if o["bonus_use"].any() else 0
    for name in ("link_tile", "expansion_tile"):
        s[name] = seat_of[int(o[name].argmax())] if o[name].any() else NOBODY
    for k, seat in enumerate(seat_of):
        _read_player(s, seat, o, k)
    _read_places(s, o, seat_of)
    _read_regions(s, o, seat_of)
    _read_milestones(s, o, seat_of)
    work_out_again(s)
    s["region_pool"] = _mask(np.flatnonzero(o["region_pool"]))
    return Position(states)


def _mask(members: NDArray[np.intp]) -> int:
    return sum(1 << int(member) for member in members)


def _read_player(s: np.void, seat: int, o: NDArray[np.void], k: int) -> None:
    for name in (
        "money",
        "influence",
        "supply",
        "bonus_tiles",
        "used_bonus_tiles",
        "reserve",
        "dearest_links_used",
        "triggered_big_city",
        "triggered_region",
    ):
        s[name][seat] = o[name][k]
    s["pieces"][:, seat] = o["pieces"][:, k]


def _read_places(s: np.void, o: NDArray[np.void], seat_of: list[int]) -> None:
    s["unscored"] = _mask(CITY[np.flatnonzero(o["unscored"])])
    s["value"][CITY] = o["value"]
    s["boom"] = int(CITY[int(o["boom"].argmax())]) if o["boom"].any() else NOWHERE
    s["grown"] = _mask(CITY[np.flatnonzero(o["grown"])])
    s["doubled"] = _mask(CITY[np.flatnonzero(o["grown"] == 2)])
    for city, spaces in zip(CITY, o["spaces"], strict=True):
        for space, seen in enumerate(spaces.tolist()):
            if seen:
                s["spaces"][city] |= (seat_of[seen - 1] + 1) << 4 * space
    for place in np.flatnonzero(o["expansion"]).tolist():
        s["expansion"][int(o["expansion"][place]) - 1] = place
        s["expansions"] += 1


def _read_regions(s: np.void, o: NDArray[np.void], seat_of: list[int]) -> None:
    s["track"] = NOWHERE
    for region in range(REGIONS):
        s["region_tile"][region] = _tile(o["tile_values"][region], o["tile_kind"][region])
        owner = o["tie_breaker"][region]
        s["tie_breaker"][region] = seat_of[int(owner.argmax())] if owner.any() else NOBODY
        if o["track"][region]:
            s["track"][int(o["track"][region]) - 1] = region
        elif REGION_PLACES[region] & OPEN_PLACES[int(s["players"])]:
            s["unscored_regions"] |= 1 << region
    s["tie_breaker_piece"] = o["tie_breaker_piece"]


def _tile(values: NDArray[np.uint8], kinds: NDArray[np.uint8]) -> int:
    """Find a region tile: no two of them are alike."""
    if not values.any():
        return NOWHERE
    kind = int(kinds.argmax()) + 1 if kinds.any() else 0
    shown = [int(value) - LEAST_TILE_VALUE for value in values]
    return next(
        tile
        for tile in range(TILES)
        if TILE_KIND[tile] == kind and [TILE_VALUES[tile, rank] for rank in range(len(shown))] == shown
    )


def _read_milestones(s: np.void, o: NDArray[np.void], seat_of: list[int]) -> None:
    s["open_milestones"] = NOBODY
    for milestone in range(MILESTONES):
        place = int(o["open_milestones"][milestone])
        if place:
            s["open_milestones"][place - 1] = milestone
            s["milestones_in_play"] |= 1 << milestone
        for k, seat in enumerate(seat_of):
            s["milestones_taken"][seat] |= int(o["milestones"][milestone, k] > 0) << milestone
            s["milestone_pieces"][seat] |= int(o["milestones"][milestone, k] > 1) << milestone
