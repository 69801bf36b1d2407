"""A bot's whole turn."""

from collections.abc import Iterator
from typing import Protocol

from franchise.bots.bot import Budget
from franchise.game.game import Game
from franchise.game.move import Move


class Chooser(Protocol):
    """Whoever chooses moves: a bot, or something that watches one."""

    def choose(self, game: Game, budget: Budget) -> Move:
        """Choose a legal move."""


def whole_turn(bot: Chooser, game: Game, budget: Budget) -> Iterator[Move]:
    """Let a bot choose the moves of a turn within one budget; a decision of the setup is a turn of its own.

    The caller plays each move on the game before asking for the next one.

    >>> from franchise.bots import GreedyBot
    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> for move in whole_turn(GreedyBot(), game, Budget()):
    ...     events = game.play(move)
    >>> game.turn
    2
    """
    turn = game.actor, game.turn
    while not game.over and (game.actor, game.turn) == turn:
        yield bot.choose(game, budget)
        if not game.turn:
            return
