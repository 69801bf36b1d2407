"""The logs of games in the database: append-only."""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Row, and_, func, select
from sqlalchemy.dialects import postgresql, sqlite

from franchise.server.storage import schema
from franchise.server.tables.log import Entry, kept

_APPEND = {
    "sqlite": sqlite.insert(schema.log).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.log).on_conflict_do_nothing(),
}
_FIELDS = tuple(field.name for field in fields(Entry))


def append(connection: Connection, table: str, entry: Entry) -> bool:
    """Append an entry; False if its revision is taken."""
    values = {name: getattr(entry, name) for name in _FIELDS}
    values["moves"] = json.dumps(entry.moves)
    done = connection.execute(
        _APPEND[connection.dialect.name],
        {"table": table, **values},
        execution_options={"preserve_rowcount": True},
    )
    return done.rowcount == 1


def entries_after(connection: Connection, table: str, revision: int) -> list[Entry]:
    """Read what was appended after a revision."""
    condition = and_(schema.log.c.table == table, schema.log.c.revision > revision)
    query = select(schema.log).where(condition).order_by(schema.log.c.revision)
    return [_entry(row) for row in connection.execute(query)]


def last_entries(connection: Connection, tables: Sequence[str]) -> dict[str, Entry]:
    """Read the last entry of each of these tables."""
    newest = (
        select(schema.log.c.table, func.max(schema.log.c.revision).label("revision"))
        .where(schema.log.c.table.in_(tables))
        .group_by(schema.log.c.table)
        .subquery()
    )
    query = select(schema.log).join(
        newest, and_(schema.log.c.table == newest.c.table, schema.log.c.revision == newest.c.revision)
    )
    return {row.table: _entry(row) for row in connection.execute(query)} if tables else {}


def _entry(row: Row[Any]) -> Entry:
    values = {name: row._mapping[name] for name in _FIELDS}
    return Entry(**{**values, "moves": kept(json.loads(values["moves"]))})
