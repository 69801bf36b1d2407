"""Everybody's chance of winning from a position, and the turn that the search would play there."""

from dataclasses import dataclass

from franchise.bots import Budget, analyse
from franchise.game.game import Game

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
    expected: tuple[float, ...] | None
    """The shares of the victory behind the chances; None where these are what came or comes of the game."""


def judge(game: Game, simulations: int, seed: int = 0) -> Judged:
    """Search a position at the start of a turn; the same seed and simulations say the same.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> judged = judge(game, simulations=10)
    >>> judged.best[-1], round(sum(judged.chances), 3)
    ('end', 1.0)
    """
    if game.over:
        return Judged(chances_at_end(game), (), 0, None)
    analysis = analyse(game, Budget(simulations=simulations), turns=1, seed=seed)
    best = analysis.turns[0]
    after = game.copy()
    after.play_all(best.moves)
    return Judged(
        tuple(round(chance, DIGITS) for chance in best.chances),
        tuple(map(str, best.moves)),
        analysis.simulations,
        None if after.over else best.expected,
    )


def chances_at_end(game: Game) -> tuple[float, ...]:
    """Return what a finished game has made of the chances."""
    winners = game.view().winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players)))
