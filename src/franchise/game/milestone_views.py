"""The open milestones as everyone sees them: who has reached them, and how near the others are."""

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
    """How much of what it counts is needed."""
    progress: tuple[int, ...]
    """How much of that each seat has, at most what is needed."""


def milestones_of(facts: SimpleNamespace, figures: SimpleNamespace) -> tuple[MilestoneView, ...]:
    """Describe the open milestones of a position."""
    from franchise.game.codes import MILESTONE_ID
    from franchise.kernel.milestones import NEEDED

    seats = range(facts.players)
    return tuple(
        MilestoneView(
            MILESTONE_ID[index],
            tuple(seat for seat in seats if facts.milestones_taken[seat] >> index & 1),
            tuple(seat for seat in seats if facts.milestone_pieces[seat] >> index & 1),
            int(NEEDED[index]),
            tuple(figures.milestone_progress[seat][index] for seat in seats),
        )
        for index in facts.open_milestones
        if index >= 0
    )
