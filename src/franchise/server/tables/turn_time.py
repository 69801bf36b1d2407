"""The time that a turn may take: from when it counts, when it ends, whom to remind."""

from franchise.server.clock import now
from franchise.server.tables.log import Entry
from franchise.server.tables.table import Table

REMIND_AT = 0.75
"""The part of the time after which somebody is reminded."""


def counts_from(table: Table, last: Entry) -> int:
    """Give from when the time of the one to move counts."""
    return max(last.actor_since, table.timed_since)


def deadline(table: Table, last: Entry | None) -> int | None:
    """Give until when the one to move has time."""
    if table.turn_minutes is None or last is None or last.actor is None or table.status != "playing":
        return None
    return counts_from(table, last) + table.turn_minutes * 60_000


def is_late(table: Table, last: Entry | None, seat: int) -> bool:
    """Tell whether the time of the one who sits there and is to move has run out."""
    until = deadline(table, last)
    return until is not None and last is not None and last.actor == seat and now() > until


def to_remind(table: Table, last: Entry | None) -> int | None:
    """Tell whose time has nearly run out and who was not reminded of it; None for nobody."""
    until = deadline(table, last)
    if until is None or last is None or last.actor is None:
        return None
    seat, began = table.seats[last.actor], counts_from(table, last)
    if seat.identity is None or seat.played_by_bot or table.reminded == began:
        return None
    return last.actor if began + (until - began) * REMIND_AT <= now() < until else None
