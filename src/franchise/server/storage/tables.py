"""Tables and their seats in the database: loaded and saved whole."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, delete, func, insert, or_, select, true, update

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.storage import schema
from franchise.server.storage.races import LostRace
from franchise.server.tables.log import Entry
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table, Undo

_APART = ("seats", "news")
_JSON = ("options", "muted", "sent_away", "hinted", "undo", "setup", "players", "result")
_other_entry = schema.log.alias()
_SEAT_FIELDS = tuple(field.name for field in fields(Seat))


# --- one table ---


def create(connection: Connection, table: Table) -> None:
    """Store a table for the first time."""
    connection.execute(insert(schema.tables), _row(table))
    _save_seats(connection, table)


def save(connection: Connection, table: Table) -> Table:
    """Store a changed table without its news; `LostRace` if it is not the version that was loaded."""
    saved = replace(table, version=table.version + 1, changed_at=now(), news=())
    condition = and_(schema.tables.c.id == table.id, schema.tables.c.version == table.version)
    if connection.execute(update(schema.tables).where(condition).values(_row(saved))).rowcount != 1:
        raise LostRace
    connection.execute(delete(schema.seats).where(schema.seats.c.table == table.id))
    _save_seats(connection, saved)
    return saved


def remove(connection: Connection, table: Table) -> None:
    """Delete a table with all that belongs to it; `LostRace` if it is not the version that was loaded."""
    condition = and_(schema.tables.c.id == table.id, schema.tables.c.version == table.version)
    if connection.execute(delete(schema.tables).where(condition)).rowcount != 1:
        raise LostRace


def hold(connection: Connection, table: str) -> None:
    """Keep other processes from writing to the same table until the transaction ends."""
    query = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(key_share=True)
    if connection.execute(query).one_or_none() is None:
        raise Refusal("no_such_table")


def load(connection: Connection, table: str) -> Table | None:
    """Load a table."""
    found = _tables(connection, select(schema.tables).where(schema.tables.c.id == table))
    return found[0] if found else None


def by_invitation(connection: Connection, invitation: str) -> str | None:
    """Find the table of an invitation."""
    query = select(schema.tables.c.id).where(schema.tables.c.invitation == invitation)
    return connection.execute(query).scalar_one_or_none()


def by_handover(connection: Connection, handover: str) -> str | None:
    """Find the table of a seat that may be taken over."""
    query = select(schema.seats.c.table).where(schema.seats.c.handover == handover)
    return connection.execute(query).scalar_one_or_none()


def _row(table: Table) -> dict[str, Any]:
    row = {field.name: getattr(table, field.name) for field in fields(table) if field.name not in _APART}
    row["undo"] = None if table.undo is None else asdict(table.undo)
    for name in _JSON:
        row[name] = None if row[name] is None else json.dumps(row[name], separators=(",", ":"))
    return row


def _save_seats(connection: Connection, table: Table) -> None:
    connection.execute(
        insert(schema.seats),
        [
            {"table": table.id, "seat": number, **{name: getattr(seat, name) for name in _SEAT_FIELDS}}
            for number, seat in enumerate(table.seats)
        ],
    )


# --- several tables ---


def _tables(connection: Connection, query: Select[Any]) -> list[Table]:
    rows = connection.execute(query).all()
    found: dict[str, list[Seat]] = {row.id: [] for row in rows}
    seats = (
        select(schema.seats)
        .where(schema.seats.c.table.in_(found))
        .order_by(schema.seats.c.table, schema.seats.c.seat)
    )
    for row in connection.execute(seats) if found else ():
        found[row.table].append(Seat(**{name: row._mapping[name] for name in _SEAT_FIELDS}))
    return [_table(row, found[row.id]) for row in rows]


def _table(row: Row[Any], seats: Sequence[Seat]) -> Table:
    values = dict(row._mapping)
    for name in _JSON:
        values[name] = None if values[name] is None else json.loads(values[name])
    if values["undo"] is not None:
        values["undo"] = Undo(**{**values["undo"], "needed": tuple(values["undo"]["needed"])})
    values["players"] = None if values["players"] is None else tuple(values["players"])
    values["muted"] = tuple(values["muted"])
    values["hinted"] = tuple(values["hinted"])
    return Table(seats=tuple(seats), **values)


@dataclass(frozen=True)
class Summary:
    """A table as lists show it: with the last entry of its log."""

    table: Table
    last: Entry | None


def of_identity(connection: Connection, identity: str, limit: int) -> list[Summary]:
    """List the tables where somebody sits or that they host, the latest first."""
    sits = select(schema.seats.c.table).where(schema.seats.c.identity == identity)
    query = (
        select(schema.tables)
        .where(or_(schema.tables.c.id.in_(sits), schema.tables.c.host == identity))
        .order_by(schema.tables.c.changed_at.desc())
        .limit(limit)
    )
    return _summaries(connection, _tables(connection, query))


def open_to_all(connection: Connection, limit: int) -> list[Summary]:
    """List the public tables with a free seat that have not started and all may see, the latest first."""
    free = select(schema.seats.c.table).where(schema.seats.c.kind == "open")
    query = (
        select(schema.tables)
        .where(schema.tables.c.public, schema.tables.c.spectators, schema.tables.c.status == "open")
        .where(schema.tables.c.id.in_(free))
        .order_by(schema.tables.c.changed_at.desc())
        .limit(limit)
    )
    return _summaries(connection, _tables(connection, query))


def _summaries(connection: Connection, tables: list[Table]) -> list[Summary]:
    from franchise.server.storage.log import last_entries

    last = last_entries(connection, [table.id for table in tables])
    return [Summary(table, last.get(table.id)) for table in tables]


def must_have_room(connection: Connection, host: str | None, most: int, by: str | None = None) -> None:
    """Refuse a table that was just stored if its host has too many; of two at a time, one waits."""
    own = schema.identities.c.id == host
    connection.execute(select(schema.identities.c.id).where(own).with_for_update(key_share=True))
    if _unfinished(connection, (host,)) > most:
        raise Refusal("too_many_tables", count=most) if by == host else Refusal("host_has_too_many")


def must_have_room_together(connection: Connection, hosts: Sequence[str], most: int) -> None:
    """Refuse to make one host of several who have too many tables together."""
    if _unfinished(connection, hosts) > most:
        raise Refusal("too_many_tables", count=most)


def _unfinished(connection: Connection, hosts: Sequence[str | None]) -> int:
    condition = and_(schema.tables.c.host.in_(hosts), schema.tables.c.status.in_(("open", "playing")))
    return connection.execute(select(func.count()).select_from(schema.tables).where(condition)).scalar_one()


def counts(connection: Connection) -> dict[str, int]:
    """Count the tables by status."""
    query = select(schema.tables.c.status, func.count().label("tables")).group_by(schema.tables.c.status)
    return {row.status: row.tables for row in connection.execute(query)}


def running_under_other_rules(connection: Connection, rules: int) -> list[str]:
    """List the running games that were last played under another version of the rules."""
    condition = and_(schema.tables.c.status.in_(("playing", "archived")), schema.tables.c.result.is_(None))
    query = select(schema.tables.c.id).where(condition, schema.tables.c.rules != rules)
    return list(connection.execute(query).scalars())


def waiting_for_bots(connection: Connection, since: int | None = None) -> list[str]:
    """List the running games in which a bot is to move, or has been since before a time."""
    long_enough = true() if since is None else schema.log.c.at < since
    newest = select(func.max(_other_entry.c.revision)).where(_other_entry.c.table == schema.tables.c.id)
    query = (
        select(schema.tables.c.id)
        .join(schema.log, schema.log.c.table == schema.tables.c.id)
        .join(
            schema.seats,
            and_(schema.seats.c.table == schema.tables.c.id, schema.seats.c.seat == schema.log.c.actor),
        )
        .where(
            schema.tables.c.status == "playing",
            schema.log.c.revision == newest.correlate(schema.tables).scalar_subquery(),
            long_enough,
        )
        .where(or_(schema.seats.c.kind == "bot", schema.seats.c.stand_in.is_not(None)))
    )
    return list(connection.execute(query).scalars())


def with_turn_time(connection: Connection) -> list[Summary]:
    """List the running tables with a time limit for turns."""
    query = select(schema.tables).where(
        schema.tables.c.status == "playing", schema.tables.c.turn_minutes.is_not(None)
    )
    return _summaries(connection, _tables(connection, query))


def idle_since(connection: Connection, at: int, limit: int) -> list[str]:
    """List tables where nobody has changed, played or said anything since then."""
    played = (
        select(schema.log.c.at)
        .where(schema.log.c.table == schema.tables.c.id)
        .order_by(schema.log.c.revision.desc())
        .limit(1)
    )
    said = (
        select(schema.chat.c.at)
        .where(schema.chat.c.table == schema.tables.c.id)
        .order_by(schema.chat.c.number.desc())
        .limit(1)
    )
    query = (
        select(schema.tables.c.id)
        .where(schema.tables.c.status.in_(("open", "playing", "over")), schema.tables.c.changed_at < at)
        .where(func.coalesce(played.correlate(schema.tables).scalar_subquery(), 0) < at)
        .where(func.coalesce(said.correlate(schema.tables).scalar_subquery(), 0) < at)
        .order_by(schema.tables.c.changed_at)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())
