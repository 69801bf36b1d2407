"""The board game Franchise: rules, records, opponents.

>>> from franchise import Game
>>> game = Game.new(["Ann", "Bob"])
>>> game.play("open pueblo")
[FranchiseOpened(seat=1, place='pueblo', space=0, origin='supply', type='franchise_opened')]
"""

from franchise.game.errors import FranchiseError, Illegal, Malformed, Stale
from franchise.game.events import Event
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.game.plan import Plan
from franchise.game.reasons import Reason
from franchise.game.record import RULES, Result
from franchise.game.setup import Setup
from franchise.game.view import View

__all__ = [
    "RULES",
    "Event",
    "FranchiseError",
    "Game",
    "Illegal",
    "Malformed",
    "Move",
    "Plan",
    "Reason",
    "Result",
    "Setup",
    "Stale",
    "View",
]
