"""What becomes of a table when somebody is erased, or turns out to be somebody else."""

import re
from collections.abc import Iterable
from dataclasses import replace

from franchise.server.errors import Refusal
from franchise.server.tables import seats as s
from franchise.server.tables.table import Table, Undo

NOBODY = "N. N."
"""Stands where the name of somebody stood who was erased; understood in many languages."""


def erased(table: Table, identity: str, name: str, played: Iterable[int]) -> Table:
    """Take somebody out of a table for good; `played` are the seats from which they acted."""
    numbers = _seats_of(table, identity, name, played)
    after = replace(
        table,
        title=_without_name(table.title, name),
        muted=_without(table.muted, identity),
        hinted=_without(table.hinted, identity),
        sent_away={other: until for other, until in table.sent_away.items() if other != identity},
        undo=None if _is_concerned(table.undo, identity) else table.undo,
    )
    for number in sorted(numbers):
        after = _seat_erased(after, identity, number)
    if after.host == identity:
        after = replace(after, host=next(iter(after.people), None))
    return after


def renamed(table: Table, identity: str, before: str, name: str, played: Iterable[int]) -> Table:
    """Give somebody another name wherever theirs stands at a table, also where a bot has taken the seat."""
    seats = table.seats
    for number in sorted(_seats_of(table, identity, before, played)):
        if table.setup is not None or seats[number].identity == identity:
            others = (*seats[:number], *seats[number + 1 :])
            seats = s.changed(seats, number, name=s.free_name(others, name))
    return replace(
        table,
        title=_without_name(table.title, before),
        seats=seats,
        players=None if table.players is None else tuple(seat.name for seat in seats),
    )


def _without_name(title: str, name: str) -> str:
    return "" if name.casefold() in title.casefold() else title


def names_of(table: Table, identity: str, name: str, played: Iterable[int]) -> set[str]:
    """Return the names that somebody has or had at a table."""
    return {table.seats[number].name for number in _seats_of(table, identity, name, played)}


def _seats_of(table: Table, identity: str, name: str, played: Iterable[int]) -> set[int]:
    return {*played, *table.seats_of(identity)} | _seats_named(table, name)


def _seat_erased(table: Table, identity: str, number: int) -> Table:
    seat = table.seats[number]
    owned = seat.identity == identity
    if table.setup is None:
        return replace(table, seats=s.emptied(table.seats, number)) if owned else table
    others = (*table.seats[:number], *table.seats[number + 1 :])
    seats = s.changed(table.seats, number, name=s.free_name(others, NOBODY))
    if owned:
        seats = s.changed(seats, number, identity=None, handover=None, handover_until=None)
    if owned and table.result is None:
        seats = s.changed(seats, number, kind="bot", bot=table.substitute, stand_in=None)
        table = table.telling("resigned", None, seats[number].name)
    return replace(table, seats=seats, players=tuple(seat.name for seat in seats))


def _seats_named(table: Table, name: str) -> set[int]:
    """Find seats that somebody left to a bot and that still bear their name."""
    own = re.compile(rf"{re.escape(name)}( \d)?")
    return {
        number
        for number, seat in enumerate(table.seats)
        if seat.identity is None
        and seat.kind == "bot"
        and table.setup is not None
        and own.fullmatch(seat.name)
    }


def _without(identities: tuple[str, ...], identity: str) -> tuple[str, ...]:
    return tuple(other for other in identities if other != identity)


def _is_concerned(undo: Undo | None, identity: str) -> bool:
    return undo is not None and identity in (undo.by, *undo.needed)


def joined(table: Table, identity: str, into: str) -> Table:
    """Give everything that somebody has at a table to the identity that they are as well."""
    must_not_both_play(table, identity, into)

    def now_is(other: str) -> str:
        return into if other == identity else other

    def all_now_are(others: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(map(now_is, others)))

    return replace(
        table,
        seats=tuple(
            replace(seat, identity=into) if seat.identity == identity else seat for seat in table.seats
        ),
        host=into if table.host == identity else table.host,
        muted=all_now_are(table.muted),
        hinted=all_now_are(table.hinted),
        sent_away={now_is(other): until for other, until in table.sent_away.items()},
        undo=None if _is_concerned(table.undo, identity) else table.undo,
    )


def must_not_both_play(table: Table, identity: str, into: str) -> None:
    """Refuse to make one of two who sit at a table that is not finished."""
    if table.result is None and table.seats_of(identity) and table.seats_of(into):
        raise Refusal("both_at_table")
