"""Phase 2: expand (rules `expansion` to `payment`, `bonus-again` and `tile-extras`)."""

import numpy as np

from .bits import lowest
from .bonus_tiles import use_bonus_tile
from .events import (
    EXPANDED,
    EXPANSION_TILE_USED,
    LINK_TILE_USED,
    WAY_TAKEN,
    Events,
    emit,
)
from .jit import jit, jit_apart
from .lookup import DEAREST, LEVELS, LINKS, PLACES, PRICES
from .menu import Menu, offer
from .milestones import award_milestones
from .moves import AGAIN, AGAIN_OFFSET, EXPAND, EXPAND_FAR, EXPAND_FAR_FREE, EXPAND_FREE
from .state import EXPANDING, NOBODY, USED_AGAIN, State
from .ways import cheapest_way, far_targets


@jit
def may_expand(s: State) -> bool:
    """Return whether an expansion is left (rules `expansion`, `bonus-again` and `franchises`)."""
    another = s.expansions == 0 or (s.expansions == 1 and s.bonus_ready)
    return bool(s.phase == EXPANDING and another and s.supply[s.actor] > 0)


@jit
def expansion_targets(s: State, seat: int) -> int:
    """Return where a player may go: empty towns, unscored cities they are not in yet (rule `expansion`)."""
    targets = (s.empty_towns | s.unscored) & ~s.occupied[seat]
    if s.expansions:
        targets &= ~(1 << s.expansion[0])  # the second expansion leads to another place (rule `bonus-again`)
    return targets


@jit
def link_source(s: State, seat: int, target: int, level: int) -> int:
    """Return the place an expansion comes from: among equal links the player's first place."""
    return lowest(LINKS[target, level] & s.occupied[seat])


@jit
def list_expansions(s: State, menu: Menu) -> int:
    """List the legal expansions, every price of link as its own move (rule `expansion-price`)."""
    seat = s.actor
    targets = expansion_targets(s, seat)
    kind = AGAIN if s.expansions else EXPAND
    rows = 0
    for level in range(LEVELS):
        affordable = targets if PRICES[level] <= s.money[seat] else 0  # when it is due (rule `payment`)
        rows = offer(menu, rows, kind + level, s.reach[seat, level] & affordable)
    if s.link_tile == seat:
        for level in range(1, LEVELS):
            rows = offer(menu, rows, kind + EXPAND_FREE - EXPAND + level, s.reach[seat, level] & targets)
    if s.expansion_tile == seat:
        far, far_free = far_targets(s, seat)
        rows = offer(menu, rows, kind + EXPAND_FAR - EXPAND, far & targets)
        if s.link_tile == seat:
            rows = offer(menu, rows, kind + EXPAND_FAR_FREE - EXPAND, far_free & targets)
    return rows


@jit
def expand(s: State, kind: int, place: int, events: Events) -> None:
    """Promise a piece to a place, pay the links, and note their use."""
    seat = s.actor
    if kind >= AGAIN:
        kind -= AGAIN_OFFSET
        use_bonus_tile(s, USED_AGAIN, events)
    if kind < EXPAND_FREE:
        paid = _use_single_link(s, place, kind - EXPAND, 0, events)
    elif kind < EXPAND_FAR:
        paid = _use_single_link(s, place, kind - EXPAND_FREE, 1, events)
    else:
        paid = _use_far_way(s, place, kind - EXPAND_FAR, events)
    s.money[seat] -= paid
    s.supply[seat] -= 1
    s.expansion[s.expansions] = place
    s.expansions += 1
    emit(events, EXPANDED, seat, place, paid, s.expansions, 0)
    if s.milestones_in_play:
        award_milestones(s, seat, events)


@jit
def _use_single_link(s: State, place: int, level: int, free: int, events: Events) -> int:
    if free:
        _use_link_tile(s, events)
    if events.wanted:
        emit(events, WAY_TAKEN, link_source(s, s.actor, place, level), place, level, free, 0)
    s.dearest_links_used[s.actor] += level == DEAREST
    return 0 if free else PRICES[level]


@jit_apart
def _use_far_way(s: State, place: int, free: int, events: Events) -> int:
    """Use the Expansion tile, with `free` the Link tile too; a free link still counts as used."""
    way = np.zeros(PLACES, np.int64)
    length, paid, free_after = cheapest_way(s, s.actor, place, free, way)
    emit(events, EXPANSION_TILE_USED, s.actor, 0, 0, 0, 0)
    s.expansion_tile = NOBODY
    if free:
        _use_link_tile(s, events)
    for i in range(length - 1):
        level = 0
        while not LINKS[way[i], level] >> way[i + 1] & 1:
            level += 1
        s.dearest_links_used[s.actor] += level == DEAREST
        emit(events, WAY_TAKEN, way[i], way[i + 1], level, i == free_after, 0)
    return paid


@jit_apart
def _use_link_tile(s: State, events: Events) -> None:
    emit(events, LINK_TILE_USED, s.actor, 0, 0, 0, 0)
    s.link_tile = NOBODY
