"""The course of a game: the setup's decisions one after another, then turns of five phases.

`play` is the only way a state changes once a game has begun. It trusts its caller: ask `legal` first.
"""

from .bonus_tiles import bonus_tile_ready, take_cash
from .boom import leave_boom, move_boom
from .cities import open_centre_pieces, open_expansions
from .draft import cities_without_tile, lay_city_tile, lay_region_tile, regions_without_tile
from .ending import end_game, end_reason
from .events import TURN_BEGAN, TURN_ENDED, Events, emit
from .expand import expand
from .income import take_income
from .jit import jit, jit_apart
from .lookup import LEAST_VALUE
from .market_share import double_share, increase_share
from .moves import BOOM, CASH, DOUBLE, END, EXPAND, GROW, LAY_REGION, OPEN, kind_of, target_of
from .regions import score_regions
from .setup import deal_money, open_introductory_towns, open_starting_town
from .state import (
    EXPANDING,
    LAY_CITIES,
    LAY_REGIONS,
    MOVE_BOOM,
    NOT_OVER,
    OPEN_TOWNS,
    PLACE_BOOM,
    UNUSED,
    State,
    seat_after,
)

# --- the setup ---


@jit_apart
def begin(s: State, introductory: int, events: Events) -> None:
    """Start a game that is laid out."""
    deal_money(s, events)
    if introductory:
        open_introductory_towns(s, events)
    go_on_with_setup(s)
    if s.phase == EXPANDING:
        begin_turn(s, 0, events)


@jit_apart
def go_on_with_setup(s: State) -> None:
    """Find the next decision before the first turn: a tile to lay, a starting town, the boom marker."""
    if cities_without_tile(s):
        s.phase = LAY_CITIES
        s.actor = s.tiles_laid % s.players  # clockwise from the first player (rule `expert-laying`)
    elif regions_without_tile(s):
        s.phase = LAY_REGIONS
        s.actor = s.tiles_laid % s.players
    elif not s.occupied[0]:
        s.phase = OPEN_TOWNS
        s.actor = s.players - 1
        while s.occupied[s.actor]:  # the last seat first, the first player last (rule `starting-towns`)
            s.actor -= 1
    elif s.with_boom and s.boom < 0:
        s.phase = PLACE_BOOM
        s.actor = 0
    else:
        s.phase = EXPANDING


# --- the turn ---


@jit
def begin_turn(s: State, seat: int, events: Events) -> None:
    """Begin the turn of a seat; with Boom the marker comes before the income (rule `boom-moving`)."""
    s.actor = seat
    s.turn += 1
    s.bonus_ready = bonus_tile_ready(s)
    emit(events, TURN_BEGAN, seat, s.turn, 0, 0, 0)
    if s.with_boom:
        s.phase = MOVE_BOOM
    else:
        begin_phases(s, events)


@jit
def begin_phases(s: State, events: Events) -> None:
    """Take the income (phase 1); expansions (2) and market shares (3) wait for the player."""
    take_income(s, events)
    s.phase = EXPANDING


@jit
def end_turn(s: State, events: Events) -> None:
    """Open franchises and score cities (phase 4), score regions (5), then go on or end the game."""
    waiting = s.empty_towns | s.unscored
    open_expansions(s, events)
    open_centre_pieces(s, events)
    if s.empty_towns | s.unscored != waiting:  # else no region can have got its last place
        score_regions(s, events)
    s.turns_without_expansion = 0 if s.expansions else s.turns_without_expansion + 1
    emit(events, TURN_ENDED, s.actor, s.turn, s.expansions, 0, 0)
    clear_turn(s)
    reason = end_reason(s)
    if reason == NOT_OVER:
        begin_turn(s, seat_after(s, s.actor, 1), events)
    else:
        end_game(s, reason, events)


@jit
def clear_turn(s: State) -> None:
    """Forget what was done in a turn once it is over."""
    s.expansions = 0
    s.grown = 0
    s.doubled = 0
    s.bonus_use = UNUSED
    s.bonus_ready = 0


# --- the moves ---


@jit
def play(s: State, move: int, events: Events) -> None:
    """Play a legal move."""
    kind = kind_of(move)
    target = target_of(move)
    if kind == END:
        end_turn(s, events)
    elif kind == GROW:
        increase_share(s, target, events)
    elif kind == DOUBLE:
        double_share(s, target, events)
    elif kind == CASH:
        take_cash(s, events)
    elif kind >= EXPAND:
        expand(s, kind, target, events)
    elif s.phase == MOVE_BOOM:
        if kind == BOOM:
            move_boom(s, target, events)
        else:
            leave_boom(s, events)
        begin_phases(s, events)
    else:
        decide_setup(s, kind, target, events)


@jit_apart
def decide_setup(s: State, kind: int, target: int, events: Events) -> None:
    """Carry out a decision of the setup and go on to the next one or to the first turn."""
    if kind < LAY_REGION:
        lay_city_tile(s, target, kind + LEAST_VALUE, events)
    elif kind < OPEN:
        lay_region_tile(s, target, kind - LAY_REGION, events)
    elif kind == OPEN:
        open_starting_town(s, s.actor, target, events)
    else:
        move_boom(s, target, events)
    go_on_with_setup(s)
    if s.phase == EXPANDING:
        begin_turn(s, 0, events)
