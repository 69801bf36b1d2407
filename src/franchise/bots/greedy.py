"""A bot that takes what it can get in this turn."""

from franchise.bots.best_turn import TurnFinder
from franchise.bots.bot import Bot, Budget
from franchise.game.game import Game
from franchise.game.move import Move


class GreedyBot(Bot):
    """Plays the turn that leads to the best position by a plain evaluation, whatever others may answer."""

    code = "greedy"
    name = "Greedy"
    description = "Takes what it can get this turn and thinks no further."

    def __init__(self, seed: int = 0) -> None:
        """Prepare for a game; nothing is left to chance."""
        super().__init__(seed)
        self._finder: TurnFinder | None = None

    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose the first move of the best turn."""
        self._finder = self._finder or TurnFinder()
        return game.position.move(self._finder.find(game.position.states, budget)[0])
