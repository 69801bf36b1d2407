"""Before the start: who sits down, gets up, or is seated by the host, and how a game begins."""

from dataclasses import replace
from typing import Literal

from franchise.game.record import RULES
from franchise.game.setup import deal_to
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.tables import seats as s
from franchise.server.tables.bot_names import bot_name
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table


def take_seat(table: Table, number: int | None, identity: str, name: str, colour: str) -> Table:
    """Sit down in a free seat: the given one, or the first."""
    if table.seats_of(identity):
        raise Refusal("already_seated")
    if number is None and not table.open_seats:
        raise Refusal("invitation_ended")
    chosen = table.open_seats[0] if number is None else number
    if s.seat_of(table.seats, chosen).kind != "open":
        raise Refusal("seat_taken")
    if table.players is None:
        seats = s.seated(table.seats, chosen, identity=identity, name=name, colour=colour)
    else:  # a seat of a running game keeps its name and its colour
        seats = s.changed(
            table.seats, chosen, kind="person", identity=identity, bot=None, stand_in=None, handover=None
        )
        table = replace(table, timed_since=now())
    return with_seats(replace(table, undo=None), seats)


def with_seats(table: Table, seats: tuple[Seat, ...]) -> Table:
    """Return the table with other seats; an invitation ends with the last free one."""
    full = all(seat.kind != "open" for seat in seats)
    return replace(table, seats=seats, invitation=None if full else table.invitation)


def take_public_seat(table: Table, number: int, identity: str, name: str, colour: str) -> Table:
    """Sit down at a table that is open to everybody; a lost seat of a running game needs its link."""
    if not table.public and not table.is_host(identity):
        raise Refusal("invitation_private")
    table.must_not_have_started()
    return take_seat(table, number, identity, name, colour)


def leave(table: Table, identity: str, number: int) -> Table:
    """Get up before the start. A host who leaves passes hosting on if anybody is left."""
    table.must_own(identity, number)
    table.must_not_have_started()
    return without_host(replace(table, seats=s.emptied(table.seats, number)), identity)


def without_host(table: Table, identity: str) -> Table:
    """Pass hosting on when the host has no seat any more."""
    if table.host == identity and not table.seats_of(identity):
        return replace(table, host=next(iter(table.people), identity))
    return table


def arrange(
    table: Table,
    identity: str,
    number: int,
    kind: Literal["open", "bot", "person"],
    *,
    bot: str | None = None,
    name: str | None = None,
    colour: str | None = None,
) -> Table:
    """Open a seat for the host and send away whoever sat there, or seat a bot or somebody at one screen."""
    table.must_be_host(identity)
    table.must_not_have_started()
    s.seat_of(table.seats, number)
    if kind == "open":
        return replace(table, seats=s.emptied(table.seats, number))
    if kind == "bot":
        bot = bot or table.substitute
        others = (*table.seats[:number], *table.seats[number + 1 :])
        return with_seats(table, s.with_bot(table.seats, number, bot, name or bot_name(table.id, others)))
    seats = s.seated(table.seats, number, identity=identity, name=name or "?", colour=colour)
    return with_seats(table, seats)


def start(table: Table, identity: str) -> Table:
    """Start the game: draw seats if that is wanted, and deal."""
    table.must_be_host(identity)
    table.must_not_have_started()
    return started(table)


def started(table: Table) -> Table:
    """Deal the game of a table whose seats are all taken."""
    if table.open_seats:
        raise Refusal("seats_open", count=len(table.open_seats))
    seats, setup = deal_to(table.seats, **table.options)
    return replace(
        table,
        status="playing",
        seats=seats,
        setup=setup.to_json(),
        players=tuple(seat.name for seat in seats),
        rules=RULES,
        invitation=None,
    )
