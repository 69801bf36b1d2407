"""Five levels for people: the same search with a learned evaluation, from a glance to a long look.

A level is a number of simulations for a whole turn. The fewer there are, the less a bot sees of what others
will do and of what comes later; it never plays a bad move on purpose. The two lowest do not look for the end
of the game before it comes, except that they do not bring it about by passing.
"""

from typing import ClassVar

from franchise.bots.bot import Budget
from franchise.bots.drafting import DRAFT, Drafter
from franchise.bots.foresight import EVERYTHING, PASSING
from franchise.bots.network import trained_network
from franchise.bots.search import Method
from franchise.bots.searching import SearchingBot
from franchise.game.game import Game
from franchise.game.move import Move

EXPLORATION = 0.2
CAUTION = 0.0


def learned(sight: int = EVERYTHING) -> Method:
    """Return how the levels search: with the network that comes with the package."""
    return Method(trained_network(), EXPLORATION, CAUTION, sight)


class Level(SearchingBot):
    """Searches with the network that comes with the package."""

    sight: ClassVar[int] = EVERYTHING

    def __init__(self, seed: int, simulations: int) -> None:
        """Prepare for a game."""
        super().__init__(seed, simulations, learned(self.sight))
        self._drafter: Drafter | None = None

    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose by a search; in a draft, by what layouts promise."""
        position = game.position
        if position.phase not in DRAFT:
            return super().choose(game, budget)
        self._drafter = self._drafter or Drafter(self.seed, self._method)
        simulations = budget.simulations or self.simulations
        return position.move(self._drafter.choose(position, simulations, budget))


class Newcomer(Level):
    """The first opponent."""

    code = "newcomer"
    name = "Newcomer"
    description = "Sees what a turn brings, but hardly what comes next."
    sight = PASSING

    def __init__(self, seed: int = 0, *, simulations: int = 15) -> None:
        """Prepare for a game."""
        super().__init__(seed, simulations)


class Regular(Level):
    """An opponent for those who know the rules."""

    code = "regular"
    name = "Regular"
    description = "Knows how to make money and looks a turn ahead."
    sight = PASSING

    def __init__(self, seed: int = 0, *, simulations: int = 80) -> None:
        """Prepare for a game."""
        super().__init__(seed, simulations)


class Rival(Level):
    """An opponent for those who have won some games."""

    code = "rival"
    name = "Rival"
    description = "Counts majorities and watches what you’re after."

    def __init__(self, seed: int = 0, *, simulations: int = 600) -> None:
        """Prepare for a game."""
        super().__init__(seed, simulations)


class Expert(Level):
    """An opponent for those who win most games."""

    code = "expert"
    name = "Expert"
    description = "Plans regions and the end of the game."

    def __init__(self, seed: int = 0, *, simulations: int = 8_000) -> None:
        """Prepare for a game."""
        super().__init__(seed, simulations)


class Tycoon(Level):
    """The strongest."""

    code = "tycoon"
    name = "Tycoon"
    description = "Sees everything. Don’t expect to win."

    def __init__(self, seed: int = 0, *, simulations: int = 100_000) -> None:
        """Prepare for a game."""
        super().__init__(seed, simulations)
