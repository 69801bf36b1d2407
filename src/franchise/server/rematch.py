"""A rematch: the same people again, everybody one seat further."""

from dataclasses import replace

from franchise.server.errors import Refusal
from franchise.server.seats import Seat
from franchise.server.tables import Table, started


def rematch_of(table: Table, identity: str, table_id: str) -> Table:
    """Seat the same people again, everybody one seat further, and start."""
    table.must_be_at_table(identity)
    if table.status not in ("over", "archived") or table.result is None:
        raise Refusal("not_over")
    seats = (*table.seats[1:], table.seats[0])
    options = {name: value for name, value in table.options.items() if name != "seed"}
    again = Table(
        id=table_id,
        host=table.host if table.host is not None else identity,
        title=table.title,
        options=options,
        seats=tuple(_seated_again(seat) for seat in seats),
        public=table.public,
        spectators=table.spectators,
        hints=table.hints,
        turn_minutes=table.turn_minutes,
        bot_seconds=table.bot_seconds,
        substitute=table.substitute,
        muted=table.muted,
    )
    return again if again.open_seats else started(again)


def _seated_again(seat: Seat) -> Seat:
    if seat.kind == "open":
        return Seat("open")
    bot = seat.bot if seat.kind == "bot" else None
    return replace(seat, bot=bot, stand_in=None, handover=None, handover_until=None)
