"""Phase 5: score regions (rules `region-complete` to `region-track`, `tile-kinds` and `tile-extras`)."""

from .bits import lowest
from .events import (
    BONUS_TILE_RETURNED,
    EXPANSION_TILE_TAKEN,
    LINK_TILE_TAKEN,
    REGION_GAINED,
    REGION_SCORED,
    Events,
    emit,
)
from .jit import jit, jit_apart
from .lookup import (
    BONUS_TILE,
    DOLLARS_TILE,
    EXPANSION_TILE,
    LINK_TILE,
    NUMBER_TILE,
    REGION_PLACES,
    TILE_KIND,
    TILE_VALUES,
    TRACK,
)
from .milestones import award_milestones
from .state import NOBODY, State, seat_after

FIRST, SECOND, THIRD = range(3)


@jit
def missing_places(s: State, region: int) -> int:
    """Return what a region waits for: towns without a piece and unscored cities (rule `region-complete`)."""
    return REGION_PLACES[region] & (s.empty_towns | s.unscored)


@jit
def score_regions(s: State, events: Events) -> None:
    """Score complete regions, in the board's order (rules `region-complete` and `region-track`)."""
    regions = s.unscored_regions
    while regions:
        region = lowest(regions)
        if not missing_places(s, region):
            score_region(s, region, events)
            if s.milestones_in_play:
                award_milestones(s, s.actor, events)
        regions &= regions - 1


@jit
def next_in_rank(s: State, region: int, ranked: int) -> int:
    """Return who comes next in a region: most pieces, among equals the first by seat.

    Seats count clockwise from the owner of the tie-breaker (rules `region-ranks` and `region-ties`). `ranked`
    is the mask of players who have their rank; nobody comes next when no other has a piece there.
    """
    first = max(s.tie_breaker[region], 0)  # before there is a tie-breaker, for previews: the first player
    best = NOBODY
    for clockwise in range(s.players):
        seat = seat_after(s, first, clockwise)
        pieces = s.region_pieces[region, seat]
        if pieces and not ranked >> seat & 1 and (best == NOBODY or pieces > s.region_pieces[region, best]):
            best = seat
    return best


@jit
def value_of_rank(s: State, tile: int, rank: int) -> int:
    """Look up what a rank (from 0) is worth on a region tile (rules `region-ranks` and `tile-kinds`)."""
    if rank > THIRD or (rank == SECOND and s.players == 2):
        rank = THIRD
    value = TILE_VALUES[tile, rank]
    if TILE_KIND[tile] == NUMBER_TILE:
        return max(0, s.tiles_on_track + value)
    return value


@jit_apart
def score_region(s: State, region: int, events: Events) -> None:
    """Pay the ranks of a region and move its tile to the track (rules `region-ranks` and `region-track`)."""
    tile = s.region_tile[region]
    emit(events, REGION_SCORED, region, tile, s.tiles_on_track, s.actor, TRACK[s.tiles_on_track])
    ranked = 0
    for rank in range(s.players):
        seat = next_in_rank(s, region, ranked)
        if seat == NOBODY:
            break
        ranked |= 1 << seat
        amount = value_of_rank(s, tile, rank)
        if TILE_KIND[tile] == DOLLARS_TILE:
            s.money[seat] += amount
        else:
            s.influence[seat] += amount
        emit(events, REGION_GAINED, region, seat, rank, s.region_pieces[region, seat], amount)
        if rank == FIRST:
            take_extra(s, TILE_KIND[tile], seat, events)
    s.influence[s.actor] += TRACK[s.tiles_on_track]
    s.track[s.tiles_on_track] = region
    s.tiles_on_track += 1
    s.unscored_regions &= ~(1 << region)
    s.triggered_region[s.actor] = 1


@jit_apart
def take_extra(s: State, tile_kind: int, seat: int, events: Events) -> None:
    """Hand the first of a region what else its tile offers (rule `tile-extras`)."""
    if tile_kind == BONUS_TILE and s.used_bonus_tiles[seat] > 0:
        s.used_bonus_tiles[seat] -= 1
        s.bonus_tiles[seat] += 1
        emit(events, BONUS_TILE_RETURNED, seat, 0, 0, 0, 0)
    elif tile_kind == EXPANSION_TILE:
        s.expansion_tile = seat
        emit(events, EXPANSION_TILE_TAKEN, seat, 0, 0, 0, 0)
    elif tile_kind == LINK_TILE:
        s.link_tile = seat
        emit(events, LINK_TILE_TAKEN, seat, 0, 0, 0, 0)
