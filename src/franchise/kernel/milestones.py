"""The mini-expansion Milestones (rules 40 to 42; the setup of rule 39 is in `setup`)."""

from .bits import popcount
from .events import MILESTONE_REACHED, Events, emit
from .jit import jit, jit_apart
from .state import (
    BIG_CITY,
    FIVE_IN_SCORED_CITIES,
    FOUR_REGIONS,
    FOUR_TOWNS,
    REGION_SCORED,
    TWO_8_LINKS,
    TWO_THREE_FOUR,
    State,
    seat_after,
)
from .tables import TOWNS


@jit
def milestones_met(s: State, seat: int) -> int:
    """Give the mask of milestones whose condition a player meets (rule 41)."""
    present = s.occupied[seat] & s.unscored
    two_three_four = (
        (present & s.cities_of_value[2] != 0)
        & (present & s.cities_of_value[3] != 0)
        & (present & s.cities_of_value[4] != 0)
    )
    return (
        (popcount(s.occupied[seat] & TOWNS) >= 4) << FOUR_TOWNS
        | (popcount(s.regions_entered[seat]) >= 4) << FOUR_REGIONS
        | (s.pieces_in_scored_cities[seat] >= 5) << FIVE_IN_SCORED_CITIES
        | two_three_four << TWO_THREE_FOUR
        | s.triggered_big_city[seat] << BIG_CITY
        | s.triggered_region[seat] << REGION_SCORED
        | (s.dearest_links_used[seat] >= 2) << TWO_8_LINKS
    )


@jit
def award_milestones(s: State, seat: int, events: Events) -> None:
    """Give a player what they have reached (rules 40 and 42).

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
    """Give the players whose turn it is not what they have reached in it (rule 40)."""
    for clockwise in range(1, s.players):
        award_milestones(s, seat_after(s, s.actor, clockwise), events)


@jit_apart
def _award(s: State, seat: int, milestone: int, events: Events) -> None:
    """Take a bonus tile from the reserve; a piece goes beside the milestone if one is left (rule 2)."""
    s.milestones_taken[seat] |= 1 << milestone
    s.reserve[seat] -= 1
    s.bonus_tiles[seat] += 1
    piece = 1 if s.supply[seat] > 0 else 0
    s.supply[seat] -= piece
    s.milestone_pieces[seat] |= piece << milestone
    emit(events, MILESTONE_REACHED, seat, milestone, piece, 0, 0)
