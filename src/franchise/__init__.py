"""The board game Franchise: rules, records, opponents.

>>> from franchise import Game
>>> game = Game.new(["Ann", "Bob"])
>>> game.play("open pueblo")
[FranchiseOpened(seat=1, place='pueblo', space=0, origin='supply', type='franchise_opened')]
"""

from franchise.game.errors import FranchiseError, Illegal, Impossible, Malformed, NoRecord, Stale, say_reasons
from franchise.game.events import Event
from franchise.game.game import Game, Played
from franchise.game.move import Move
from franchise.game.plan import Plan
from franchise.game.reasons import Reason
from franchise.game.record import RULES, Result
from franchise.game.setup import Setup
from franchise.game.view import View, show_views


def _in_english(reason: Reason) -> str:
    from franchise.words import Words

    return Words("en").reason(reason)


def _as_svg(view: View) -> str:
    from franchise.drawing import draw

    return draw(view).svg


say_reasons(_in_english)
show_views(_as_svg)

__all__ = [
    "RULES",
    "Event",
    "FranchiseError",
    "Game",
    "Illegal",
    "Impossible",
    "Malformed",
    "Move",
    "NoRecord",
    "Plan",
    "Played",
    "Reason",
    "Result",
    "Setup",
    "Stale",
    "View",
]
