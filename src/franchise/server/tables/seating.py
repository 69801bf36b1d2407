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

SENT_AWAY_MINUTES = 15
"""For how long somebody whom the host sent away cannot sit down again."""


def take_seat(table: Table, number: int | None, identity: str, name: str, colour: str) -> Table:
    """Sit down in a free seat: the given one, or the first."""
    if table.seats_of(identity):
        raise Refusal("already_seated")
    if table.sent_away.get(identity, 0) > now():
        raise Refusal("sent_away")
    if number is None and not table.open_seats:
        raise Refusal("invitation_ended")
    chosen = table.open_seats[0] if number is None else number
    if s.seat_of(table.seats, chosen).kind != "open":
        raise Refusal("seat_taken")
    if table.players is None:
        seats = s.seated(table.seats, chosen, identity=identity, name=name, colour=colour)
        return with_seats(table, seats).telling("sat_down", identity, seats[chosen].name)
    # A seat of a running game keeps its name and its colour.
    seats = s.changed(
        table.seats, chosen, kind="person", identity=identity, bot=None, stand_in=None, handover=None
    )
    after = with_seats(replace(table, undo=None, timed_since=now()), seats)
    return after.telling("seat_taken", identity, seats[chosen].name)


def with_seats(table: Table, seats: tuple[Seat, ...]) -> Table:
    """Return the table with other seats; an invitation ends with the last free one."""
    full = all(seat.kind != "open" for seat in seats)
    return replace(table, seats=seats, invitation=None if full else table.invitation)


def agree(table: Table, identity: str) -> Table:
    """Agree to play where you are asked to; the last who agrees starts the game."""
    if not any(seat.asked and seat.identity == identity for seat in table.seats):
        return table
    seats = tuple(replace(seat, asked=seat.asked and seat.identity != identity) for seat in table.seats)
    after = replace(table, seats=seats).telling("sat_down", identity, table.name_of(identity) or "")
    return started_if_complete(after)


def take_public_seat(table: Table, number: int, identity: str, name: str, colour: str) -> Table:
    """Sit down at a table that is open to everybody, or where you are asked to play.

    A lost seat of a running game needs its link.
    """
    if s.seat_of(table.seats, number).asked and number in table.seats_of(identity):
        return agree(table, identity)
    if not table.public and not table.is_host(identity):
        raise Refusal("invitation_private")
    table.must_not_have_started()
    return take_seat(table, number, identity, name, colour)


def choose_colour(table: Table, identity: str, number: int, colour: str) -> Table:
    """Give an own seat another colour before the start."""
    table.must_own(identity, number)
    table.must_not_have_started()
    return replace(table, seats=s.recoloured(table.seats, number, colour))


def leave(table: Table, identity: str, number: int) -> Table:
    """Get up before the start, or decline to play. A host who leaves passes hosting on if anybody is left."""
    seat = table.must_own(identity, number)
    table.must_not_have_started()
    after = replace(table, seats=s.emptied(table.seats, number))
    after = after.telling("rematch_declined" if seat.asked else "got_up", identity, seat.name)
    return without_host(after, identity)


def without_host(table: Table, identity: str) -> Table:
    """Pass hosting on when the host has no seat any more, to somebody who surely wants to play."""
    sure = [seat.identity for seat in table.seats if seat.identity is not None and not seat.asked]
    heir = next(iter((*sure, *table.people)), None)
    if table.host != identity or table.seats_of(identity) or heir is None:
        return table
    return replace(table, host=heir).telling("host_changed", identity, table.name_of(heir) or "")


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
    before = s.seat_of(table.seats, number)
    if before.identity not in (None, identity):
        table = table.telling("sent_away", identity, before.name, by=table.name_of(identity))
    table = _without(table, before.identity)
    if kind == "open":
        return replace(table, seats=s.emptied(table.seats, number))
    if kind == "bot":
        bot = bot or table.substitute
        others = (*table.seats[:number], *table.seats[number + 1 :])
        return with_seats(table, s.with_bot(table.seats, number, bot, name or bot_name(table.id, others)))
    seats = s.seated(table.seats, number, identity=identity, name=name or "?", colour=colour)
    return with_seats(table, seats)


def _without(table: Table, identity: str | None) -> Table:
    """Remember who is sent away; a host who gets up may sit down again."""
    if identity is None or table.is_host(identity):
        return table
    until = now() + SENT_AWAY_MINUTES * 60_000
    still = {other: then for other, then in table.sent_away.items() if then > now()}
    return replace(table, sent_away={**still, identity: until})


def start(table: Table, identity: str) -> Table:
    """Start the game: draw seats if that is wanted, and deal."""
    table.must_be_host(identity)
    table.must_not_have_started()
    return started(table)


def started(table: Table) -> Table:
    """Deal the game of a table whose seats are all taken."""
    if table.open_seats:
        raise Refusal("seats_open", count=len(table.open_seats))
    if table.asked:
        raise Refusal("answers_missing", names=", ".join(table.asked))
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


def started_if_complete(table: Table) -> Table:
    """Deal the game as soon as nobody is missing."""
    return table if table.open_seats or table.asked else started(table)
