"""What happens in a move, written down as it happens.

The kernel writes rows of integers, `[kind, a, b, c, d, e]`, into a record that the caller hands in. A search
hands in one that wants none, and nothing is written.
"""

from typing import Annotated

from .jit import jit_apart
from .records import Array, Record, new_records, record_type

(
    CITY_TILE_LAID,  # seat, place, value
    REGION_TILE_LAID,  # seat, region, tile
    MONEY_DEALT,  # seat, dollars
    TURN_BEGAN,  # seat, turn
    BOOM_PLACED,  # seat, place, from
    BOOM_STAYED,  # seat, place
    INCOME_TAKEN,  # seat, empty spaces, of these doubled by the boom, dollars
    EXPANDED,  # seat, place, paid, number of the expansion (1, 2)
    WAY_TAKEN,  # from, to, level, free: once for each link used, before EXPANDED
    BONUS_TILE_USED,  # seat, use
    LINK_TILE_USED,  # seat
    EXPANSION_TILE_USED,  # seat
    CASH_TAKEN,  # seat, dollars
    SHARE_INCREASED,  # seat, place, paid
    FRANCHISE_OPENED,  # seat, place, space (from 0), where the piece comes from
    PIECE_WITHDRAWN,  # seat, place: a centre piece for which the city closed too early
    CITY_SCORED,  # place, scorer, influence, with an absolute majority, pieces taken back
    TIE_BREAKER_PLACED,  # seat, region, with a piece
    REGION_SCORED,  # region, tile, space on the track (from 0), seat, influence
    REGION_GAINED,  # region, seat, rank (from 0), pieces, amount: REGION_SCORED's tile says of what
    BONUS_TILE_RETURNED,  # seat
    LINK_TILE_TAKEN,  # seat
    EXPANSION_TILE_TAKEN,  # seat
    MILESTONE_REACHED,  # seat, milestone, with a piece
    TURN_ENDED,  # seat, turn, expansions
    GAME_ENDED,  # reason
    FINAL_COUNTED,  # seat, for towns, for money, for bonus tiles
) = range(27)

# Where an opened franchise comes from.
FROM_SUPPLY, FROM_EXPANSION, FROM_CENTRE = range(3)

MOST_EVENTS = 1024
"""More than one move can bring: the end of a turn is bounded by the 45 places and the 10 regions."""


class Events:
    """The events of a move."""

    wanted: int
    count: int
    rows: Annotated[Array, (MOST_EVENTS, 6)]


EVENTS = record_type(Events)


def new_events(wanted: bool) -> Record:
    """Make room for the events of any move, or a record that tells the kernel to write none."""
    events = new_records(EVENTS, 1)
    events["wanted"] = wanted
    return events


@jit_apart
def emit(events: Events, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write down one event, if events are wanted."""
    if events.wanted:
        row = events.count
        events.count += 1
        events.rows[row, 0] = kind
        events.rows[row, 1] = a
        events.rows[row, 2] = b
        events.rows[row, 3] = c
        events.rows[row, 4] = d
        events.rows[row, 5] = e
