"""Phase 1: income (rules `income` and `boom-income`)."""

from .bits import lowest
from .events import INCOME_TAKEN, Events, emit
from .jit import jit
from .lookup import INCOME
from .state import State


@jit
def empty_spaces(s: State, city: int) -> int:
    """Count the spaces of a city that hold no piece."""
    return s.value[city] - s.filled[city]


@jit
def spaces_for_income(s: State, seat: int) -> int:
    """Add up the empty spaces of all unscored cities in which the player has a piece (rule `income`)."""
    total = 0
    cities = s.occupied[seat] & s.unscored
    while cities:
        total += empty_spaces(s, lowest(cities))
        cities &= cities - 1
    return total


@jit
def spaces_for_boom(s: State, seat: int) -> int:
    """Count the empty spaces of the boom city once more for a player present there (rule `boom-income`)."""
    if s.boom >= 0 and s.occupied[seat] & s.unscored & 1 << s.boom:
        return empty_spaces(s, s.boom)
    return 0


@jit
def income(s: State, seat: int) -> int:
    """Look up the player's income in the chart (rules `income` and `boom-income`)."""
    return INCOME[s.players, spaces_for_income(s, seat) + spaces_for_boom(s, seat)]


@jit
def take_income(s: State, events: Events) -> None:
    """Pay the active player the income of this turn."""
    dollars = income(s, s.actor)
    s.money[s.actor] += dollars
    if events.wanted:
        emit(
            events,
            INCOME_TAKEN,
            s.actor,
            spaces_for_income(s, s.actor) + spaces_for_boom(s, s.actor),
            spaces_for_boom(s, s.actor),
            dollars,
            0,
        )
