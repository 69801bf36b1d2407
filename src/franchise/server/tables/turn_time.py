"""The time that a turn may take: when it starts, when it ends, whom to remind."""

from franchise.server.clock import now
from franchise.server.tables.log import Entry
from franchise.server.tables.table import Table

REMIND_AT = 0.75
"""The fraction of the time after which somebody is reminded."""


def counts_from(table: Table, last: Entry) -> int:
    """Return when the time of the player to move began to count."""
    return max(last.actor_since, table.timed_since)


def deadline(table: Table, last: Entry | None) -> int | None:
    """Return when the time of the player to move runs out; None if it does not."""
    if table.turn_minutes is None or last is None or last.actor is None or table.status != "playing":
        return None
    return counts_from(table, last) + table.turn_minutes * 60_000


def is_late(table: Table, last: Entry | None, seat: int) -> bool:
    """Return whether it is this seat's turn and its time has run out."""
    until = deadline(table, last)
    return until is not None and last is not None and last.actor == seat and now() > until


def overdue(table: Table, last: Entry | None) -> int | None:
    """Return the seat whose time has run out without anybody having been told; None if there is none."""
    if last is None or last.actor is None or not is_late(table, last, last.actor):
        return None
    told = table.overdue == counts_from(table, last) or table.seats[last.actor].played_by_bot
    return None if told else last.actor


def to_remind(table: Table, last: Entry | None) -> int | None:
    """Return the seat whose time has nearly run out without a reminder; None if there is none."""
    until = deadline(table, last)
    if until is None or last is None or last.actor is None:
        return None
    seat, began = table.seats[last.actor], counts_from(table, last)
    if seat.identity is None or seat.played_by_bot or table.reminded == began:
        return None
    return last.actor if began + (until - began) * REMIND_AT <= now() < until else None
