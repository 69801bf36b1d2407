"""Phase 3: increase market share (rule `market-share`, and the double share of rule `bonus-double`)."""

from .bonus_tiles import use_bonus_tile
from .events import SHARE_INCREASED, Events, emit
from .jit import jit
from .state import INCREASING, USED_DOUBLE, State

SHARE_PRICE = 1


@jit
def cities_to_increase(s: State) -> int:
    """Return the unscored cities where the player is and has not grown in this turn (rule `market-share`).

    Every unscored city has an empty space, and a city just expanded to holds no piece yet.
    """
    if s.money[s.actor] < SHARE_PRICE or s.supply[s.actor] == 0:
        return 0
    return s.occupied[s.actor] & s.unscored & ~s.grown


@jit
def cities_to_double(s: State) -> int:
    """Return the cities that may get a second, free piece: two spaces were empty (rule `bonus-double`)."""
    if not s.bonus_ready or s.supply[s.actor] == 0:
        return 0
    return s.grown & s.roomy


@jit
def increase_share(s: State, city: int, events: Events) -> None:
    """Pay $1 for a piece in the centre of a city (rule `market-share`)."""
    s.phase = INCREASING
    s.money[s.actor] -= SHARE_PRICE
    s.supply[s.actor] -= 1
    s.grown |= 1 << city
    emit(events, SHARE_INCREASED, s.actor, city, SHARE_PRICE, 0, 0)


@jit
def double_share(s: State, city: int, events: Events) -> None:
    """Use a bonus tile for a second piece in the centre of a city (rule `bonus-double`)."""
    use_bonus_tile(s, USED_DOUBLE, events)
    s.supply[s.actor] -= 1
    s.doubled = 1 << city
    emit(events, SHARE_INCREASED, s.actor, city, 0, 0, 0)
