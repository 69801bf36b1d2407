"""A rematch: the same people again, everybody one seat further."""

from dataclasses import replace

from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House, opened
from franchise.server.tables.seating import started
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table


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


async def rematch(house: House, table: str, identity: str, table_id: str) -> Hosted:
    """Open the rematch of a table once, however many ask for it; again if it was deleted."""
    before = (await house.get(table)).table
    deleted = before.rematch is not None and await _find(house, before.rematch) is None

    def point_to_rematch(found: Table) -> tuple[Table, Hosted | None]:
        again = rematch_of(found, identity, table_id)
        if found.rematch is not None and not (deleted and found.rematch == before.rematch):
            return found, None
        return replace(found, rematch=table_id), opened(again, by=identity)

    first = await house.open_beside(table, point_to_rematch)
    if first is not None:
        return first
    other = (await house.get(table)).table.rematch
    assert other is not None
    return await house.get(other)


async def _find(house: House, table: str) -> Hosted | None:
    try:
        return await house.get(table)
    except Refusal:
        return None
