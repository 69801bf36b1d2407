"""What players report, in the database: with a copy, because what was said may go."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, insert, or_, select, update

from franchise.server.clock import now
from franchise.server.secrets import draw_id
from franchise.server.storage import schema

THE_TABLE = 0
"""Stands for the number of a message where the table itself is reported."""


@dataclass(frozen=True)
class Report:
    """Something that a player reported."""

    id: str
    table: str
    message: int | None
    """None for the table itself."""
    reporter: str | None
    reason: str
    author: str | None
    """Who said it, or hosted the table."""
    author_name: str
    text: str
    """What was said, or the title of the table."""
    at: int
    settled_at: int | None
    settled_by: str | None
    verdict: str | None


@dataclass(frozen=True)
class Reported:
    """What is reported, as it is now."""

    table: str
    message: int | None
    author: str | None
    author_name: str
    text: str


def report(connection: Connection, reporter: str, what: Reported, reason: str) -> None:
    """Keep a report; whoever reports the same thing again has done so already."""
    kept, number = schema.reports.c, what.message or THE_TABLE
    same = and_(kept.table == what.table, kept.message == number, kept.reporter == reporter)
    if connection.execute(select(kept.id).where(same)).first() is None:
        row = {"author": what.author, "author_name": what.author_name, "text": what.text, "at": now()}
        row |= {"id": draw_id(), "table": what.table, "message": number}
        connection.execute(insert(schema.reports), {**row, "reporter": reporter, "reason": reason})


def reports(connection: Connection, text: str, limit: int, *, settled: bool) -> list[Report]:
    """List what waits to be settled, or what was, the latest first; with a text, where it stands."""
    kept = schema.reports.c
    state = kept.settled_at.is_not(None) if settled else kept.settled_at.is_(None)
    query = select(schema.reports).where(state).order_by(kept.at.desc(), kept.id).limit(limit)
    if text:
        columns = (kept.id, kept.table, kept.reporter, kept.reason, kept.author, kept.author_name, kept.text)
        query = query.where(or_(*(column.icontains(text, autoescape=True) for column in columns)))
    found = (dict(row._mapping) for row in connection.execute(query))
    return [Report(**{**row, "message": row["message"] or None}) for row in found]


def settle(connection: Connection, which: str, by: str, verdict: str) -> bool:
    """Note that a report was dealt with, and how; False if none with that id waits."""
    waits = and_(schema.reports.c.id == which, schema.reports.c.settled_at.is_(None))
    done = update(schema.reports).where(waits).values(settled_at=now(), settled_by=by, verdict=verdict)
    return connection.execute(done).rowcount == 1
