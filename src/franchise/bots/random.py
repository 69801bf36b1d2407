"""A bot that draws its moves."""

import random

from franchise.bots.bot import Bot, Budget
from franchise.game.game import Game
from franchise.game.move import Move


class RandomBot(Bot):
    """Plays any legal move with the same chance: a measure for others, not an opponent for people.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> RandomBot(seed=1).choose(game, Budget()) in game.legal_moves()
    True
    """

    code = "random"
    name = "Random"
    description = "Picks any legal move, each with the same chance."

    def __init__(self, seed: int = 0) -> None:
        """Prepare for a game."""
        super().__init__(seed)
        self._random = random.Random(seed)

    def choose(self, game: Game, budget: Budget) -> Move:
        """Draw a legal move."""
        return self._random.choice(game.legal_moves())
