"""Chat and private notes in the database."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from franchise.server.clock import now
from franchise.server.storage import schema
from franchise.server.storage.tables import hold


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody said at a table."""

    number: int
    """From 1."""
    identity: str | None
    name: str
    text: str
    at: int


def say(connection: Connection, table: str, identity: str, name: str, text: str) -> Message:
    """Add a message to the chat of a table: one at a time, so that each gets a number of its own."""
    hold(connection, table)
    newest = select(func.max(schema.chat.c.number)).where(schema.chat.c.table == table)
    number = (connection.execute(newest).scalar_one() or 0) + 1
    message = Message(number, identity, name, text, now())
    connection.execute(
        insert(schema.chat),
        {
            "table": table,
            "number": number,
            "identity": identity,
            "name": name,
            "text": text,
            "at": message.at,
        },
    )
    return message


def messages_after(connection: Connection, table: str, number: int, limit: int) -> list[Message]:
    """Read the last messages after a number, the oldest first."""
    query = (
        select(schema.chat)
        .where(and_(schema.chat.c.table == table, schema.chat.c.number > number))
        .order_by(schema.chat.c.number.desc())
        .limit(limit)
    )
    return [_message(row) for row in reversed(connection.execute(query).all())]


def messages_since(connection: Connection, table: str, at: int) -> list[Message]:
    """Read the messages since a time, the oldest first."""
    query = (
        select(schema.chat)
        .where(and_(schema.chat.c.table == table, schema.chat.c.at >= at))
        .order_by(schema.chat.c.number)
    )
    return [_message(row) for row in connection.execute(query)]


def unsay(connection: Connection, table: str, number: int, text: str) -> Message | None:
    """Put something else where a message stood, and return it; None if there is none with that number."""
    own = and_(schema.chat.c.table == table, schema.chat.c.number == number)
    connection.execute(update(schema.chat).where(own).values(text=text))
    return message(connection, table, number)


def message(connection: Connection, table: str, number: int) -> Message | None:
    """Read one message."""
    own = and_(schema.chat.c.table == table, schema.chat.c.number == number)
    row = connection.execute(select(schema.chat).where(own)).one_or_none()
    return None if row is None else _message(row)


def _message(row: Row[Any]) -> Message:
    return Message(row.number, row.identity, row.name, row.text, row.at)


def note_of(connection: Connection, table: str, identity: str) -> str:
    """Read somebody's private note."""
    condition = and_(schema.notes.c.table == table, schema.notes.c.identity == identity)
    return connection.execute(select(schema.notes.c.text).where(condition)).scalar_one_or_none() or ""


def write_note(connection: Connection, table: str, identity: str, text: str) -> None:
    """Replace somebody's private note."""
    hold(connection, table)
    condition = and_(schema.notes.c.table == table, schema.notes.c.identity == identity)
    connection.execute(delete(schema.notes).where(condition))
    if text:
        connection.execute(insert(schema.notes), {"table": table, "identity": identity, "text": text})
