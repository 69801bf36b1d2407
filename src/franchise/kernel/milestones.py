"""The mini-expansion Milestones (rules `milestone-award` to `milestone-moment`)."""

import numpy as np

from .bits import popcount
from .ending import pieces_in_towns
from .events import MILESTONE_REACHED, Events, emit
from .jit import jit, jit_apart
from .records import Array
from .state import (
    BIG_CITY,
    FIVE_IN_SCORED_CITIES,
    FOUR_REGIONS,
    FOUR_TOWNS,
    MILESTONES,
    REGION_TRIGGERED,
    TWO_8_LINKS,
    TWO_THREE_FOUR,
    State,
    seat_after,
)

NEEDED: Array = np.zeros(MILESTONES, np.int64)
"""By milestone: how much of what it counts is needed."""
NEEDED[FOUR_TOWNS] = NEEDED[FOUR_REGIONS] = 4
NEEDED[FIVE_IN_SCORED_CITIES] = 5
NEEDED[TWO_THREE_FOUR] = 3
NEEDED[BIG_CITY] = NEEDED[REGION_TRIGGERED] = 1
NEEDED[TWO_8_LINKS] = 2


@jit
def milestone_progress(s: State, seat: int, milestone: int) -> int:
    """Return how much a player has of what a milestone counts (rule `milestone-goals`)."""
    if milestone == FOUR_TOWNS:
        return pieces_in_towns(s, seat)
    if milestone == FOUR_REGIONS:
        return popcount(s.regions_entered[seat])
    if milestone == FIVE_IN_SCORED_CITIES:
        return s.pieces_in_scored_cities[seat]
    if milestone == TWO_THREE_FOUR:
        return _values_at_once(s, seat)
    if milestone == BIG_CITY:
        return s.triggered_big_city[seat]
    if milestone == REGION_TRIGGERED:
        return s.triggered_region[seat]
    return s.dearest_links_used[seat]


@jit
def _values_at_once(s: State, seat: int) -> int:
    """Count how many of the values 2, 3 and 4 the player has an unscored city of."""
    present = s.occupied[seat] & s.unscored
    values = 0
    for value in range(2, 5):
        values += present & s.cities_of_value[value] != 0
    return values


@jit
def milestones_met(s: State, seat: int) -> int:
    """Return the mask of milestones whose goal a player has reached."""
    met = 0
    for milestone in range(MILESTONES):
        met |= (milestone_progress(s, seat, milestone) >= NEEDED[milestone]) << milestone
    return met


@jit
def award_milestones(s: State, seat: int, events: Events) -> None:
    """Award a player the milestones they have reached (rules `milestone-award` and `milestone-moment`).

    Once for each milestone, in the order of the open ones, while the reserve lasts.
    """
    reached = milestones_met(s, seat) & s.milestones_in_play & ~s.milestones_taken[seat]
    i = 0
    while reached and s.reserve[seat] > 0:
        milestone = s.open_milestones[i]
        i += 1
        if reached >> milestone & 1:
            reached &= ~(1 << milestone)
            _award(s, seat, milestone, events)


@jit_apart
def award_milestones_to_others(s: State, events: Events) -> None:
    """Award the other players the milestones they have reached in this turn (rule `milestone-award`)."""
    for clockwise in range(1, s.players):
        award_milestones(s, seat_after(s, s.actor, clockwise), events)


@jit_apart
def _award(s: State, seat: int, milestone: int, events: Events) -> None:
    """Take a bonus tile from the reserve and mark the milestone, if a piece is left (rule `franchises`)."""
    s.milestones_taken[seat] |= 1 << milestone
    s.reserve[seat] -= 1
    s.bonus_tiles[seat] += 1
    piece = 1 if s.supply[seat] > 0 else 0
    s.supply[seat] -= piece
    s.milestone_pieces[seat] |= piece << milestone
    emit(events, MILESTONE_REACHED, seat, milestone, piece, 0, 0)
