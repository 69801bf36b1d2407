"""A rematch: the same people again, everybody one seat further, once all of them have agreed."""

from dataclasses import replace

from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House, opened
from franchise.server.tables import seating
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table


def rematch_of(table: Table, identity: str, table_id: str) -> Table:
    """Seat the same people again, everybody one seat further; whoever asks is the host.

    It starts at once if nobody else has to be asked.
    """
    table.must_be_at_table(identity)
    if table.status not in ("over", "archived") or table.result is None:
        raise Refusal("not_over")
    seats = (*table.seats[1:], table.seats[0])
    options = {name: value for name, value in table.options.items() if name != "seed"}
    again = Table(
        id=table_id,
        host=identity,
        title=table.title,
        options=options,
        seats=tuple(_seated_again(seat, identity) for seat in seats),
        public=table.public,
        spectators=table.spectators,
        hints=table.hints,
        turn_minutes=table.turn_minutes,
        bot_seconds=table.bot_seconds,
        substitute=table.substitute,
        muted=tuple(other for other in table.muted if other != identity),
    )
    return seating.started_if_complete(again)


def _seated_again(seat: Seat, asker: str) -> Seat:
    if seat.kind == "open":
        return Seat("open")
    bot = seat.bot if seat.kind == "bot" else None
    asked = seat.identity not in (None, asker)
    return replace(seat, bot=bot, stand_in=None, handover=None, handover_until=None, asked=asked)


def agree(table: Table, identity: str, before: Table) -> Table:
    """Agree to a rematch, or think better of having declined it."""
    if table.setup is not None:
        return table
    if table.seats_of(identity):
        return seating.agree(table, identity)
    if not table.open_seats or not before.seats_of(identity):
        return table
    seat = before.seats[before.seats_of(identity)[0]]
    return seating.started_if_complete(seating.take_seat(table, None, identity, seat.name, seat.colour))


async def rematch(house: House, table: str, identity: str, table_id: str) -> Hosted:
    """Ask for the rematch of a table, or agree to it; return it.

    It is opened once, however many ask for it; again if it was deleted.
    """
    before = (await house.get(table)).table
    deleted = before.rematch is not None and await _find(house, before.rematch) is None

    def point_to_rematch(found: Table) -> tuple[Table, Hosted | None]:
        again = rematch_of(found, identity, table_id)
        if found.rematch is not None and not (deleted and found.rematch == before.rematch):
            return found, None
        after = replace(found, rematch=table_id)
        return after.telling("rematch_asked", identity, found.name_of(identity) or ""), opened(
            again, by=identity
        )

    first = await house.open_beside(table, point_to_rematch, identity)
    if first is not None:
        return first
    found = (await house.get(table)).table
    assert found.rematch is not None
    return await house.change(found.rematch, lambda again: agree(again, identity, found))


async def _find(house: House, table: str) -> Hosted | None:
    try:
        return await house.get(table)
    except Refusal:
        return None
