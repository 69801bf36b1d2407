"""A bot that looks ahead by playing random games to their end."""

from franchise.bots.search import RANDOM_GAMES, Method
from franchise.bots.searching import SearchingBot


class PlayoutsBot(SearchingBot):
    """Knows the rules and nothing else: what random games make of a position is what it is worth.

    >>> from franchise import Game
    >>> from franchise.bots import Budget
    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> bot, same = PlayoutsBot(seed=1), PlayoutsBot(seed=1)
    >>> budget = Budget(simulations=10)
    >>> bot.choose(game, budget) == same.choose(game, budget)
    True
    """

    code = "playouts"
    name = "Playouts"
    description = "Looks ahead by playing out thousands of random games."

    def __init__(
        self, seed: int = 0, *, simulations: int = 10_000, exploration: float = RANDOM_GAMES.exploration
    ) -> None:
        """Prepare for a game."""
        if exploration < 0:
            raise ValueError(f"exploration: expected at least 0, got {exploration}")
        super().__init__(seed, simulations, Method(None, exploration, RANDOM_GAMES.caution))
