"""People and tables as whoever runs the server looks for them."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, or_, select

from franchise.server.storage import schema


@dataclass(frozen=True)
class Found:
    """Somebody."""

    id: str
    name: str
    created_at: int
    hosts: int
    """How many unfinished tables they host."""
    sits: int
    """At how many unfinished tables they sit."""


@dataclass(frozen=True)
class FoundTable:
    """A table."""

    id: str
    title: str
    status: str
    host: str | None
    public: bool
    seats: list[str]
    """The names at the seats; empty for one that is free."""
    messages: int
    changed_at: int


def people(connection: Connection, text: str, limit: int) -> list[Found]:
    """List people, the latest first; with a text, those whose id it is or whose name has it."""
    who, unfinished = schema.identities.c, schema.tables.c.status.in_(("open", "playing"))
    hosts = select(func.count()).select_from(schema.tables).where(schema.tables.c.host == who.id, unfinished)
    sits = (
        select(func.count(schema.seats.c.table.distinct()))
        .join(schema.tables, schema.tables.c.id == schema.seats.c.table)
        .where(schema.seats.c.identity == who.id, unfinished)
    )
    counts = (count.correlate(schema.identities).scalar_subquery() for count in (hosts, sits))
    query = (
        select(who.id, who.name, who.created_at, *counts).order_by(who.created_at.desc(), who.id).limit(limit)
    )
    if text:
        query = query.where(or_(who.id == text, who.name.icontains(text, autoescape=True)))
    return [Found(*row) for row in connection.execute(query)]


def tables(connection: Connection, text: str, limit: int) -> list[FoundTable]:
    """List tables, the latest first; with a text, those of which it is the id, the host, or in a name."""
    table, seat = schema.tables.c, schema.seats.c
    said = select(func.count()).select_from(schema.chat).where(schema.chat.c.table == table.id)
    query = (
        select(
            table.id,
            table.title,
            table.status,
            table.host,
            table.public,
            table.changed_at,
            said.correlate(schema.tables).scalar_subquery().label("messages"),
        )
        .order_by(table.changed_at.desc(), table.id)
        .limit(limit)
    )
    if text:
        named = select(seat.table).where(
            or_(seat.identity == text, seat.name.icontains(text, autoescape=True))
        )
        wanted = (table.id == text, table.host == text, table.title.icontains(text, autoescape=True))
        query = query.where(or_(*wanted, table.id.in_(named)))
    rows = connection.execute(query).all()
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    sitting = select(seat.table, seat.name).where(seat.table.in_(names)).order_by(seat.table, seat.seat)
    for row in connection.execute(sitting) if names else ():
        names[row.table].append(row.name)
    return [
        FoundTable(
            row.id, row.title, row.status, row.host, row.public, names[row.id], row.messages, row.changed_at
        )
        for row in rows
    ]
