"""Who is told what of a change at a table."""

from typing import Any

from franchise.server.announce.announcements import AnnouncementKind
from franchise.server.tables.log import Entry
from franchise.server.tables.table import Table
from franchise.server.tables.turn_time import deadline

Told = list[tuple[str, AnnouncementKind, dict[str, Any]]]
"""Who is told, what, and more about it."""


def news_of_game(table: Table, last: Entry) -> Told:
    """List who is told what of an entry of the game: everybody but the one who did it."""
    by = table.seats[last.seat].identity if last.seat is not None and last.by == "person" else None
    others = [person for person in table.people if person != by]
    if last.kind == "rules" and last.back_to is not None:
        return [(person, "cut_by_rules", {"moves": last.move_count}) for person in table.people]
    if last.actor is None:
        winners = tuple(table.seats[seat].name for seat in (table.result or {}).get("winners", ()))
        return [(person, "over", {"winners": winners}) for person in others]
    to_move = to_move_at(table, last)
    turn = {"seat": last.actor, "deadline": deadline(table, last)}
    if last.kind == "start":
        return [(person, "started", {**turn, "yours": person == to_move}) for person in others]
    if to_move is not None and to_move != by and last.actor_since == last.at:
        return [(to_move, "turn", {**turn, "yours": True})]
    return []


def to_move_at(table: Table, last: Entry | None) -> str | None:
    """Return the identity whose turn it is, unless a bot plays for it."""
    if last is None or last.actor is None or table.status != "playing":
        return None
    seat = table.seats[last.actor]
    return None if seat.played_by_bot else seat.identity


def news_of_table(before: Table | None, after: Table) -> Told:
    """List who is told what of a change of a table: hosts of who took an invitation, others of a rematch."""
    if before is None:
        return []
    if before.id != after.id:
        asked = {seat.identity for seat in after.seats if seat.asked and seat.identity is not None}
        return [(identity, "rematch", {}) for identity in sorted(asked)]
    if after.host is None or before.host != after.host:
        return []
    sat = {*after.people} - {*before.people, after.host}
    if before.status != "open" or not sat:
        return []
    return [(after.host, "joined", {"name": after.name_of(identity) or ""}) for identity in sorted(sat)]
