"""What a host does: invite, change the table, pass hosting on, mute; and how tables are put away."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Literal

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.secrets import hashed
from franchise.server.tables import seats as s
from franchise.server.tables.table import Status, Table

Away = Literal["present", "short", "long"]
"""How long somebody has been away from a table."""


def invite(table: Table, identity: str, code: str) -> Table:
    """Renew the invitation: the link that was sent before stops working."""
    table.must_be_host(identity)
    if not table.open_seats:
        raise Refusal("invitation_ended")
    return replace(table, invitation=hashed(code), invitation_number=table.invitation_number + 1)


def reopen(table: Table, identity: str, number: int, away: Callable[[str], Away]) -> Table:
    """Open the seat of somebody who lost it during the game; a bot may be asked to play until it is taken.

    Whoever is present, or was a moment ago, has not lost their seat.
    """
    table.must_be_host(identity)
    seat = s.seat_of(table.seats, number)
    if seat.identity == identity:
        raise Refusal("already_seated")
    table.must_be_running()
    how = "long" if seat.identity is None else away(seat.identity)
    if how == "present":
        raise Refusal("owner_present", name=seat.name)
    if how == "short":
        raise Refusal("owner_was_here", name=seat.name)
    seats = s.changed(table.seats, number, kind="open", identity=None, bot=None, stand_in=None, handover=None)
    after = replace(table, seats=seats, undo=None)
    return after.telling("seat_opened", identity, seat.name, by=table.name_of(identity))


def pass_hosting(table: Table, identity: str, number: int) -> Table:
    """Let the owner of another seat be the host."""
    table.must_be_host(identity)
    seat = s.seat_of(table.seats, number)
    if seat.identity is None:
        raise Refusal("no_person")
    if seat.identity == table.host:
        return table
    by = table.name_of(identity)
    return replace(table, host=seat.identity).telling("host_changed", identity, seat.name, by=by)


def mute(table: Table, identity: str, who: str, muted: bool) -> Table:
    """Silence somebody in the chat, or let them speak again."""
    table.must_be_host(identity)
    if muted and who not in table.people:
        raise Refusal("no_person")
    rest = tuple(other for other in table.muted if other != who)
    return replace(table, muted=(*rest, who) if muted else rest)


def name_in_chat(table: Table, identity: str, name: str) -> str:
    """Return the name under which somebody speaks: that of their seat, so that nobody speaks as another."""
    return table.name_of(identity) or s.free_name(table.seats, name)


def change(table: Table, identity: str, changes: Mapping[str, Any]) -> Table:
    """Change the title, who may watch, or how long turns may take."""
    table.must_be_host(identity)
    after = replace(table, **changes)
    if after.turn_minutes == table.turn_minutes:
        return after
    host = table.name_of(identity) or ""
    after = replace(after, timed_since=now())
    return after.telling("turn_time_changed", identity, host, minutes=after.turn_minutes)


def must_be_deletable(table: Table, identity: str) -> None:
    """Refuse to delete a game that others are playing."""
    table.must_be_host(identity)
    if table.status == "playing" and any(other != identity for other in table.people):
        raise Refusal("others_play")


def archived(table: Table) -> Table:
    """Archive a table that nobody has touched for long; whoever changes or plays something brings it back."""
    return replace(table, status="archived", invitation=None, undo=None)


def brought_back(table: Table) -> Table:
    """Take a table out of the archive, as it was."""
    if table.status != "archived":
        return table
    running: Status = "over" if table.result is not None else "playing"
    return replace(table, status="open" if table.setup is None else running, timed_since=now())
