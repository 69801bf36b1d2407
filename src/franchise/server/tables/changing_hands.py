"""Seats that change hands during a game: resigning, another device, a bot that stands in."""

from dataclasses import replace

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.secrets import hashed
from franchise.server.tables import seats as s
from franchise.server.tables.seating import without_host
from franchise.server.tables.seats import StandIn
from franchise.server.tables.table import Table


def resign(table: Table, identity: str, number: int) -> Table:
    """Leave the game for good: a bot takes over."""
    seat = table.must_own(identity, number)
    table.must_be_running()
    seats = s.changed(
        table.seats, number, kind="bot", identity=None, bot=table.substitute, stand_in=None, handover=None
    )
    after = replace(table, seats=seats, undo=None).telling("resigned", identity, seat.name)
    return without_host(after, identity)


def offer_handover(table: Table, identity: str, number: int, code: str) -> Table:
    """Prepare a seat to be taken over by another device, once and soon."""
    table.must_own(identity, number)
    until = now() + s.HANDOVER_MINUTES * 60_000
    return replace(table, seats=s.changed(table.seats, number, handover=hashed(code), handover_until=until))


def hand_over(table: Table, identity: str, code: str) -> Table:
    """Take a seat over with its code; hosting moves too if the other device has no seat left.

    Whoever was muted stays so.
    """
    for number, seat in enumerate(table.seats):
        if seat.handover == hashed(code) and (seat.handover_until or 0) >= now():
            before = seat.identity
            seats = s.changed(table.seats, number, identity=identity, handover=None, handover_until=None)
            muted = (*table.muted, identity) if before in table.muted else table.muted
            after = replace(table, seats=seats, undo=None, muted=tuple(dict.fromkeys(muted)))
            after = after.telling("device_changed", identity, seat.name)
            if before is not None and table.host == before and not after.seats_of(before):
                after = replace(after, host=identity)
            return after
    raise Refusal("code_ended")


def stand_in(table: Table, identity: str, number: int, how: StandIn, *, late: bool) -> Table:
    """Let a bot play for somebody whose time has run out, or who lost their seat."""
    table.must_be_running()
    seat = s.seat_of(table.seats, number)
    if seat.identity is None or seat.identity != identity:
        if table.host is None:
            table.must_be_at_table(identity)
        else:
            table.must_be_host(identity)
        if seat.kind == "person" and not late:
            raise Refusal("time_left")
    if seat.kind == "bot":
        raise Refusal("no_person")
    after = replace(table, seats=s.changed(table.seats, number, bot=table.substitute, stand_in=how))
    by = None if seat.identity == identity else table.name_of(identity)
    return after.telling("bot_stands_in", identity, seat.name, by=by, how=how)


def come_back(table: Table, identity: str, number: int) -> Table:
    """Take your seat back from the bot that stood in."""
    seat = table.must_own(identity, number)
    if seat.stand_in is None:
        raise Refusal("no_stand_in")
    after = replace(table, seats=s.changed(table.seats, number, bot=None, stand_in=None))
    return after.telling("returned", identity, seat.name)


def after_turn(table: Table, number: int) -> Table:
    """Send a bot away that stood in for one turn."""
    seat = table.seats[number]
    if seat.stand_in == "turn":
        after = replace(table, seats=s.changed(table.seats, number, bot=None, stand_in=None))
        return after.telling("bot_left", None, seat.name)
    return table
