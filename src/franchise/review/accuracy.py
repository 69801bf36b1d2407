"""How well somebody played: what their turns lost, compared with what was at stake in them.

At stake in a turn is p(1 - p), where p is the chance that the best turn found leads to: most where a game is
open, nothing where it is decided, so turns in which nothing can be lost make nobody accurate. What was lost
is divided by what was at stake, and compared with what the level `newcomer` loses with as many players:
100 is a game without a loss, 50 is as good as a newcomer, and each newcomer's share more halves it again.
"""

from collections.abc import Iterable

from franchise.review.fitted import fitted


def accuracy_of(turns: Iterable[tuple[float, float]], players: int) -> float | None:
    """Return the accuracy of a player's turns, given as the best chance and the loss of each.

    None where nothing was at stake.

    >>> accuracy_of([(0.5, 0.0), (0.6, 0.0)], players=2)
    100.0
    """
    rate = lost_of_stake(turns)
    return None if rate is None else round(100 * 0.5 ** (rate / fitted().newcomer[players]), 1)


def lost_of_stake(turns: Iterable[tuple[float, float]]) -> float | None:
    """Return which part of what was at stake was lost."""
    pairs = list(turns)
    stake = sum(best * (1 - best) for best, _ in pairs)
    return sum(loss for _, loss in pairs) / stake if stake > 0 else None
