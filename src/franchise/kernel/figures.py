"""Figures that follow from a state and that people want to see: incomes, ranks, what a region would pay."""

from typing import Annotated

from .cities import gain_when_full, holder, majority_of, next_in_city
from .ending import (
    influence_for_bonus_tiles,
    influence_for_money,
    pieces_in_towns,
    winners,
)
from .income import income, spaces_for_boom, spaces_for_income
from .jit import jit_apart
from .lookup import MAX_PLAYERS, MAX_SPACES, PLACES, REGIONS, TOWNS
from .milestones import NEEDED, milestone_progress
from .records import Array, record_type
from .regions import missing_places, next_in_rank, value_of_rank
from .state import MILESTONES, NOBODY, ByPlace, ByRegion, BySeat, State


class Figures:
    """All that follows from one state."""

    income_spaces: BySeat
    """The sum of empty spaces that the next income will look up, as things stand."""
    income_spaces_boom: BySeat
    """How many of them the boom marker adds."""
    income: BySeat
    towns: BySeat
    """What each would gain at the end for towns, for money and for bonus tiles."""
    for_money: BySeat
    for_bonus_tiles: BySeat
    milestone_progress: Annotated[Array, (MAX_PLAYERS, MILESTONES)]
    """How much each has of what a milestone needs, and no more than that."""
    winners: int
    """A mask of seats."""
    holders: Annotated[Array, (PLACES, MAX_SPACES)]
    """Whose piece stands on each space of a town or an unscored city, NOBODY for an empty one."""
    empty_spaces: ByPlace
    """Of an open town or an unscored city; otherwise 0."""
    majority: ByPlace
    """How many pieces are an absolute majority in a city."""
    gain_when_full: ByPlace
    """What a city brings that fills up without an absolute majority."""
    ranked_in_city: Annotated[Array, (PLACES, MAX_PLAYERS)]
    """The seats with pieces in an unscored city from the first rank on, then NOBODY."""
    missing: ByRegion
    """The mask of places that a region waits for."""
    ranked: Annotated[Array, (REGIONS, MAX_PLAYERS)]
    """The seats with pieces in a region from the first rank on, then NOBODY."""
    gains: Annotated[Array, (REGIONS, MAX_PLAYERS)]
    """What each rank would gain if the region were scored now."""


FIGURES = record_type(Figures)


@jit_apart
def fill_figures(s: State, f: Figures) -> None:
    """Work out all figures."""
    for seat in range(s.players):
        _fill_player(s, seat, f)
    f.winners = winners(s)
    for place in range(PLACES):
        _fill_place(s, place, f)
    for region in range(REGIONS):
        _fill_region(s, region, f)


@jit_apart
def _fill_player(s: State, seat: int, f: Figures) -> None:
    f.income_spaces_boom[seat] = spaces_for_boom(s, seat)
    f.income_spaces[seat] = spaces_for_income(s, seat) + f.income_spaces_boom[seat]
    f.income[seat] = income(s, seat)
    f.towns[seat] = pieces_in_towns(s, seat)
    f.for_money[seat] = influence_for_money(s, seat)
    f.for_bonus_tiles[seat] = influence_for_bonus_tiles(s, seat)
    for milestone in range(MILESTONES):
        reached = milestone_progress(s, seat, milestone)
        f.milestone_progress[seat, milestone] = min(reached, NEEDED[milestone])


@jit_apart
def _fill_place(s: State, place: int, f: Figures) -> None:
    is_town = TOWNS >> place & 1
    has_spaces = s.open_places >> place & 1 and (is_town or s.unscored >> place & 1)
    for space in range(MAX_SPACES):
        f.holders[place, space] = holder(s, place, space) if has_spaces else NOBODY
    if has_spaces:
        f.empty_spaces[place] = (1 if is_town else s.value[place]) - s.filled[place]
    f.majority[place] = majority_of(s, place)
    f.gain_when_full[place] = gain_when_full(s, place)
    ranked = 0
    for rank in range(MAX_PLAYERS):
        seat = next_in_city(s, place, ranked) if s.unscored >> place & 1 else NOBODY
        f.ranked_in_city[place, rank] = seat
        if seat != NOBODY:
            ranked |= 1 << seat


@jit_apart
def _fill_region(s: State, region: int, f: Figures) -> None:
    f.missing[region] = missing_places(s, region)
    ranked = 0
    for rank in range(MAX_PLAYERS):
        seat = next_in_rank(s, region, ranked)
        f.ranked[region, rank] = seat
        if seat != NOBODY:
            ranked |= 1 << seat
            if s.unscored_regions >> region & 1:
                f.gains[region, rank] = value_of_rank(s, s.region_tile[region], rank)
