"""The open milestones as everyone sees them: who has them, and how near the others are (rules 40 and 41)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace

from franchise.game.events import Milestone


@dataclass(frozen=True, slots=True)
class MilestoneView:
    """An open milestone."""

    id: Milestone
    taken_by: tuple[int, ...]
    pieces_of: tuple[int, ...]
    """Of those who have it, who has a piece there."""
    needed: int
    """How much of what it asks for reaches it."""
    progress: tuple[int, ...]
    """How much of it each seat has by now."""


def milestones_of(facts: SimpleNamespace) -> tuple[MilestoneView, ...]:
    """Describe the open milestones of a position."""
    from franchise.game.codes import MILESTONE_ID

    seats = range(facts.players)
    result = []
    for index in facts.open_milestones:
        if index < 0:
            continue
        milestone = MILESTONE_ID[index]
        needed, counted = _COUNTED[milestone]
        result.append(
            MilestoneView(
                milestone,
                tuple(seat for seat in seats if facts.milestones_taken[seat] >> index & 1),
                tuple(seat for seat in seats if facts.milestone_pieces[seat] >> index & 1),
                needed,
                tuple(min(needed, counted(facts, seat)) for seat in seats),
            )
        )
    return tuple(result)


def _towns(facts: SimpleNamespace, seat: int) -> int:
    from franchise.kernel.tables import TOWNS

    return int((facts.occupied[seat] & TOWNS).bit_count())


def _values_at_once(facts: SimpleNamespace, seat: int) -> int:
    present = facts.occupied[seat] & facts.unscored
    return sum(present & facts.cities_of_value[value] != 0 for value in (2, 3, 4))


_COUNTED: Mapping[Milestone, tuple[int, Callable[[SimpleNamespace, int], int]]] = {
    "four_towns": (4, _towns),
    "four_regions": (4, lambda facts, seat: facts.regions_entered[seat].bit_count()),
    "five_in_scored_cities": (5, lambda facts, seat: facts.pieces_in_scored_cities[seat]),
    "two_three_four": (3, _values_at_once),
    "big_city": (1, lambda facts, seat: int(facts.triggered_big_city[seat])),
    "region": (1, lambda facts, seat: int(facts.triggered_region[seat])),
    "two_8_links": (2, lambda facts, seat: facts.dearest_links_used[seat]),
}
