"""The end of the game (rules `red-zone` to `winner`)."""

from .bits import popcount
from .events import FINAL_COUNTED, GAME_ENDED, Events, emit
from .jit import jit, jit_apart
from .lookup import RED_ZONE_FROM, TOWNS
from .state import NO_EXPANSION, NOBODY, NOT_OVER, OVER, RED_ZONE, State

INFLUENCE_PER_BONUS_TILE = 4
DOLLARS_PER_INFLUENCE = 3


@jit
def red_zone_reached(s: State) -> bool:
    """Return whether a region tile lies in the red zone (rule `red-zone`)."""
    return bool(s.tiles_on_track >= RED_ZONE_FROM)


@jit
def nobody_expands(s: State) -> bool:
    """Return whether a whole round has passed without an expansion (rule `no-expansion`)."""
    return bool(s.turns_without_expansion >= s.players)


@jit
def end_reason(s: State) -> int:
    """Return why a turn ended the game, if it did (rule `red-zone` before rule `no-expansion`)."""
    if red_zone_reached(s):
        return RED_ZONE
    if nobody_expands(s):
        return NO_EXPANSION
    return NOT_OVER


@jit
def pieces_in_towns(s: State, seat: int) -> int:
    """Count a player's pieces in towns."""
    return popcount(s.occupied[seat] & TOWNS)


@jit
def influence_for_money(s: State, seat: int) -> int:
    """Return 1 for each full $3 (rule `final-count`)."""
    return s.money[seat] // DOLLARS_PER_INFLUENCE


@jit
def influence_for_bonus_tiles(s: State, seat: int) -> int:
    """Return 4 for each unused bonus tile, none for those in reserve (rule `final-count`)."""
    return INFLUENCE_PER_BONUS_TILE * s.bonus_tiles[seat]


@jit_apart
def end_game(s: State, reason: int, events: Events) -> None:
    """Count what remains: towns, money, bonus tiles (rule `final-count`)."""
    s.phase = OVER
    s.actor = NOBODY
    s.end_reason = reason
    emit(events, GAME_ENDED, reason, 0, 0, 0, 0)
    for seat in range(s.players):
        towns = pieces_in_towns(s, seat)
        money = influence_for_money(s, seat)
        tiles = influence_for_bonus_tiles(s, seat)
        s.influence[seat] += towns + money + tiles
        emit(events, FINAL_COUNTED, seat, towns, money, tiles, 0)


@jit
def winners(s: State) -> int:
    """Return the mask of winners: most influence, then most pieces in towns, then shared (rule `winner`)."""
    best = 0
    for seat in range(1, s.players):
        if _standing(s, seat) > _standing(s, best):
            best = seat
    mask = 0
    for seat in range(s.players):
        if _standing(s, seat) == _standing(s, best):
            mask |= 1 << seat
    return mask


@jit
def _standing(s: State, seat: int) -> int:
    return s.influence[seat] * 64 + pieces_in_towns(s, seat)
