"""Everybody's chance of winning from a position, and the turn that the search would play there."""

from collections.abc import Sequence
from dataclasses import dataclass

from franchise.bots import Budget, analyse
from franchise.game.game import Game
from franchise.review.fitted import fitted

DIGITS = 4
"""How many decimals of a chance are kept."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a search says of a position."""

    chances: tuple[float, ...]
    """By seat, together 1: a shared victory counts in parts."""
    best: tuple[str, ...]
    """The turn that it would play; none once the game is over."""
    simulations: int


def judge(game: Game, simulations: int, seed: int = 0) -> Judged:
    """Search a position at the start of a turn; the same seed and simulations say the same.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> judged = judge(game, simulations=10)
    >>> judged.best[-1], round(sum(judged.chances), 3)
    ('end', 1.0)
    """
    if game.over:
        return Judged(chances_at_end(game), (), 0)
    analysis = analyse(game, Budget(simulations=simulations), turns=1, seed=seed)
    best = analysis.turns[0]
    after = game.copy()
    after.play_all(best.moves)
    chances = chances_at_end(after) if after.over else chances_of(best.expected, game.actor)
    return Judged(chances, tuple(map(str, best.moves)), analysis.simulations)


def chances_at_end(game: Game) -> tuple[float, ...]:
    """Return what a finished game has made of the chances."""
    winners = game.view().winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players)))


def chances_of(expected: Sequence[float], mover: int | None) -> tuple[float, ...]:
    """Turn expected shares of the victory into chances, where somebody is to move.

    A share counts a clear victory for more than a narrow one; a chance does not. And a search that is short
    sees more of what the one to move can do than of what others will answer.
    """
    figures = fitted()
    weights = [
        max(share, 1e-6) ** figures.sharpness * (figures.to_move if seat == mover else 1)
        for seat, share in enumerate(expected)
    ]
    return tuple(round(weight / sum(weights), DIGITS) for weight in weights)
