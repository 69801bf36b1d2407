"""A bot that looks ahead by playing random games to their end."""

import time

from franchise.bots.bot import Bot, Budget
from franchise.bots.search import Tree
from franchise.game.game import Game
from franchise.game.move import Move

SIMULATIONS = 10_000
"""How many a turn gets where the budget names none; seconds only shorten that."""
AT_ONCE = 500
"""How many simulations pass before time and cancellation are looked at: some milliseconds."""
EXPLORATION = 0.7


class PlayoutsBot(Bot):
    """Searches the tree of the game; the budget is for a whole turn, and so is the tree.

    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> bot, same = PlayoutsBot(seed=1), PlayoutsBot(seed=1)
    >>> budget = Budget(simulations=10)
    >>> bot.choose(game, budget) == same.choose(game, budget)
    True
    """

    code = "playouts"
    name = "Playouts"
    description = "Looks ahead by playing thousands of random games to their end."

    def __init__(self, seed: int = 0) -> None:
        """Prepare for a game."""
        super().__init__(seed)
        self._tree: Tree | None = None
        self._turn = (-1, -1)
        self._simulations = 0
        self._seconds = 0.0

    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose the move that was tried most often."""
        moves = game.position.codes()
        if len(moves) == 1:
            return game.position.move(moves[0])
        if self._turn != (game.turn, game.actor):
            self._turn, self._simulations, self._seconds = (game.turn, game.actor or 0), 0, 0.0
        tree = self._tree = self._tree or Tree(self.seed)
        if not tree.is_at(game.position.states):
            tree.plant(game.position.states)
        self._think(tree, budget)
        code = tree.most_visited()
        tree.follow(code)
        return game.position.move(code)

    def _think(self, tree: Tree, budget: Budget) -> None:
        """Search with what is left of the turn's budget, at least once."""
        start = time.perf_counter()
        most = budget.simulations or SIMULATIONS
        while True:
            simulations = max(1, min(AT_ONCE, most - self._simulations))
            tree.search(simulations, EXPLORATION)
            self._simulations += simulations
            spent = self._seconds + time.perf_counter() - start
            out_of_time = budget.seconds is not None and spent >= budget.seconds
            if budget.cancelled or out_of_time or self._simulations >= most:
                self._seconds = spent
                return
