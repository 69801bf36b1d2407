"""What the bots that search the tree of the game have in common."""

import time

from franchise.bots.bot import Bot, Budget
from franchise.bots.endings import EndFinder
from franchise.bots.foresight import EVERYTHING
from franchise.bots.search import Method, Tree
from franchise.game.game import Game
from franchise.game.move import Move

AT_ONCE = 500
"""How many simulations run between two looks at the time and for a cancellation: some milliseconds."""


class Thinking:
    """Spends the budget of one turn on a tree, some milliseconds at a time."""

    def __init__(self, simulations: int) -> None:
        """Begin with nothing spent; `simulations` is the limit when the budget sets none."""
        self._most = simulations
        self.simulations = 0
        """How many were run."""
        self._seconds = 0.0

    def search(self, tree: Tree, budget: Budget) -> None:
        """Search with what is left of the budget, at least once."""
        start = time.perf_counter()
        most = budget.simulations or self._most
        while True:
            simulations = max(1, min(AT_ONCE, most - self.simulations))
            tree.search(simulations)
            self.simulations += simulations
            spent = self._seconds + time.perf_counter() - start
            out_of_time = budget.seconds is not None and spent >= budget.seconds
            if budget.cancelled or out_of_time or self.simulations >= most:
                self._seconds = spent
                return


class SearchingBot(Bot):
    """Searches the tree of the game; the budget is for a whole turn, and so is the tree."""

    def __init__(self, seed: int, simulations: int, method: Method) -> None:
        """Prepare for a game; `simulations` is the limit of a turn when the budget sets none."""
        super().__init__(seed)
        if simulations < 1:
            raise ValueError(f"simulations: expected at least 1, got {simulations}")
        self.simulations, self._method = simulations, method
        self._ends = EndFinder() if method.sight == EVERYTHING else None
        self._tree: Tree | None = None
        self._turn = (-1, -1)
        self.thinking = Thinking(simulations)

    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose the move that was tried most often; a turn that wins at once needs no search."""
        moves = game.position.codes()
        if len(moves) == 1:
            return game.position.move(moves[0])
        if self._ends is not None:
            end = self._ends.find(game.position.states, budget)
            if end.settles_the_turn:
                return game.position.move(end.moves[0])
        turn = game.turn, 0 if game.turn else len(game.moves)  # a decision of the setup is a turn of its own
        if self._turn != turn:
            self._turn, self.thinking = turn, Thinking(self.simulations)
        tree = self._tree = self._tree or Tree(self.seed, self._method)
        if not tree.is_at(game.position.states):
            tree.plant(game.position.states)
        self.thinking.search(tree, budget)
        if not len(tree.tried()[0]):  # the tree was full before it came here
            tree.plant(game.position.states)
            tree.search(AT_ONCE)
        while tree.is_undecided():
            tree.search(1)
        code = tree.best_move()
        tree.follow(code)
        return game.position.move(code)
