"""Where a game turned: the turns that lost most, and the one with which the winner came to stay ahead."""

from collections.abc import Sequence
from typing import Protocol

from franchise.review.judgement import TO_LEARN_FROM, Judgement

MOST = 5
"""More are not pointed out."""


class Turn(Protocol):
    """What is asked of a turn."""

    @property
    def after(self) -> Sequence[float]:
        """Return the chances after it, by seat."""

    @property
    def loss(self) -> float:
        """Return what it lost."""

    @property
    def judgement(self) -> Judgement:
        """Return what it is called."""


def turning_points(turns: Sequence[Turn]) -> tuple[int, ...]:
    """Return the numbers of the mistakes and blunders that lost most, in the order of the game."""
    costly = [number for number, turn in enumerate(turns) if turn.judgement in TO_LEARN_FROM]
    return tuple(sorted(sorted(costly, key=lambda number: -turns[number].loss)[:MOST]))


def ahead_for_good(turns: Sequence[Turn]) -> int | None:
    """Return the turn after which whoever is ahead at the end was ahead all the time; None without one."""
    if not turns or turns[-1].after.count(max(turns[-1].after)) > 1:
        return None
    leader = turns[-1].after.index(max(turns[-1].after))
    number = len(turns) - 1
    while number > 0 and turns[number - 1].after[leader] == max(turns[number - 1].after):
        number -= 1
    return number
