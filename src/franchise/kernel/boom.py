"""The mini-expansion Boom (rules `boom-placing` and `boom-moving`; its effect on income is in `income`)."""

from .bits import lowest
from .events import BOOM_PLACED, BOOM_STAYED, Events, emit
from .jit import jit, jit_apart
from .lookup import CITIES, NEIGHBOURS, TOWNS
from .state import State


@jit
def boom_places(s: State) -> int:
    """Return the cities where the first player may put the marker: any open one (rule `boom-placing`)."""
    return s.open_places & CITIES


@jit_apart
def boom_destinations(s: State) -> int:
    """Return the cities to which the marker may move (rule `boom-moving`).

    Its way passes only through towns, occupied or not, and scored cities; a scored city may be its end.
    """
    passable = s.open_places & (TOWNS | CITIES & ~s.unscored)
    reached = 1 << s.boom | NEIGHBOURS[s.boom] & s.open_places
    passed = 1 << s.boom
    while reached & passable & ~passed:
        place = lowest(reached & passable & ~passed)
        passed |= 1 << place
        reached |= NEIGHBOURS[place] & s.open_places
    return reached & CITIES & ~(1 << s.boom)


@jit
def move_boom(s: State, city: int, events: Events) -> None:
    """Put the boom marker beside a city."""
    emit(events, BOOM_PLACED, s.actor, city, s.boom, 0, 0)
    s.boom = city


@jit
def leave_boom(s: State, events: Events) -> None:
    """Leave the boom marker where it is."""
    emit(events, BOOM_STAYED, s.actor, s.boom, 0, 0, 0)
