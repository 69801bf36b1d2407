"""What a turn is called by what it lost."""

from typing import Literal, get_args

from franchise.review.fitted import fitted

Judgement = Literal["best", "good", "slip", "mistake", "blunder"]
"""`best`: nothing was lost; the others by how much."""
JUDGEMENTS: tuple[Judgement, ...] = get_args(Judgement)
TO_LEARN_FROM: tuple[Judgement, ...] = ("mistake", "blunder")
"""What is worth another try."""


def judgement_of(loss: float) -> Judgement:
    """Name what a turn lost, in chance of winning.

    >>> judgement_of(0.0), judgement_of(1.0)
    ('best', 'blunder')
    """
    found: Judgement = "best"
    if loss > 0:
        found = "good"
        for name in JUDGEMENTS[2:]:
            if loss >= fitted().judgements[name]:
                found = name
    return found


def tolerance() -> float:
    """Return what an answer may lose and still count: less than any slip."""
    return fitted().judgements["slip"]
