"""What a bot is."""

import threading
from abc import ABC, abstractmethod
from typing import ClassVar

from franchise.game.game import Game
from franchise.game.move import Move


class Budget:
    """How long a bot may think about a whole turn: in seconds, in simulations, or in both."""

    def __init__(self, *, seconds: float | None = None, simulations: int | None = None) -> None:
        """Limit the thinking; None is no limit."""
        self.seconds = seconds
        self.simulations = simulations
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Ask the bot, from any thread, to answer at once with what it has."""
        self._cancelled.set()

    @property
    def cancelled(self) -> bool:
        """Return whether the bot was asked to answer at once."""
        return self._cancelled.is_set()


class Bot(ABC):
    """An opponent. A bot is made for one game; the same seed gives the same moves.

    The keyword-only parameters of its constructor are its settings.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    description: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """Take a missing code, name or description from the class's name and docstring."""
        super().__init_subclass__()
        first_line = (cls.__doc__ or "").partition("\n")[0]
        for name, value in ("code", cls.__name__), ("name", cls.__name__), ("description", first_line):
            if name not in vars(cls):
                setattr(cls, name, value)

    def __init__(self, seed: int = 0) -> None:
        """Prepare for a game."""
        self.seed = seed

    @abstractmethod
    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose a legal move. The game is only looked at."""
