"""Bonus tiles (rules `bonus-use` and `bonus-cash`; what else they do is in `expand` and `market_share`)."""

from .events import BONUS_TILE_USED, CASH_TAKEN, Events, emit
from .jit import jit
from .state import USED_CASH, State

CASH_DOLLARS = 10


@jit
def bonus_tile_ready(s: State) -> int:
    """Return, at the start of a turn, whether a bonus tile may be used in it.

    It must be held by now, and it is not the player's first turn (rule `bonus-use`).
    """
    return 1 if s.bonus_tiles[s.actor] > 0 and s.turn > s.players else 0


@jit
def use_bonus_tile(s: State, use: int, events: Events) -> None:
    """Take a bonus tile out of the game; there is no second one in this turn (rule `bonus-use`)."""
    s.bonus_tiles[s.actor] -= 1
    s.used_bonus_tiles[s.actor] += 1
    s.bonus_ready = 0
    s.bonus_use = use
    emit(events, BONUS_TILE_USED, s.actor, use, 0, 0, 0)


@jit
def take_cash(s: State, events: Events) -> None:
    """Use a bonus tile for $10 (rule `bonus-cash`)."""
    use_bonus_tile(s, USED_CASH, events)
    s.money[s.actor] += CASH_DOLLARS
    emit(events, CASH_TAKEN, s.actor, CASH_DOLLARS, 0, 0, 0)
