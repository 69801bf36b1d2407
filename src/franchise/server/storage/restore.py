"""Restores a backup into an empty database: all of it, or nothing."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, inspect, select, text

from franchise.server.storage.backup import (
    ROWS_AT_ONCE,
    BadBackup,
    Progress,
    TableRows,
    checked_backup,
    reading_backup,
    tables_of,
)
from franchise.server.storage.upgrade import (
    OWN_TABLE,
    known_schemas,
    migrating,
    must_be_known,
    schema_of,
    upgrade_to,
)


@dataclass(frozen=True)
class Checked:
    """A backup that was read completely and can be restored."""

    path: Path
    schema: str
    counts: dict[str, int]
    """The rows of each table."""
    key: bytes | None = field(default=None, repr=False)


class NotEmpty(Exception):
    """There is something in the database."""


def checked(path: Path, key: bytes | None = None) -> Checked:
    """Read a backup completely; `BadBackup` if it is damaged, of a later version, or the key is wrong."""
    header, counts = checked_backup(path, key)
    if header.schema not in known_schemas():
        raise BadBackup(
            f"has schema {header.schema}, which this version does not know: it was made by version "
            f"{header.program}; restore it with that one, or a later one"
        )
    return Checked(path, header.schema, counts, key)


def restore_backup(engine: Engine, source: Checked, progress: Progress) -> None:
    """Fill an empty database with a backup, whose schema may be older."""
    with migrating(engine) as connection:
        before = schema_of(connection)
        must_be_known(before)
        must_be_empty(connection, before)
        if before != source.schema:
            if before is not None:
                _remove_all(connection, before)
            upgrade_to(connection, source.schema)
        _fill(connection, source, progress)
        upgrade_to(connection, "head")


def must_be_empty(connection: Connection, schema: str | None) -> None:
    """Refuse a database with rows, or with tables of other programs."""
    if schema is None:
        foreign = inspect(connection).get_table_names()
        if foreign:
            raise NotEmpty(f"it has tables of another program ({', '.join(sorted(foreign)[:3])})")
        return
    for table in tables_of(connection, schema):
        if connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty(f"there is something in it already ({table.name})")


def _remove_all(connection: Connection, schema: str) -> None:
    """Make room for another schema; all tables are empty."""
    for table in reversed(tables_of(connection, schema)):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE {OWN_TABLE}"))


def _fill(connection: Connection, backup: Checked, progress: Progress) -> None:
    tables = {table.name: table for table in tables_of(connection, backup.schema)}
    total, done = sum(backup.counts.values()), 0
    with reading_backup(backup.path, backup.key) as reader:
        for source in reader.tables():
            target = tables.get(source.name)
            if target is None or set(source.columns) != set(target.columns.keys()):
                raise BadBackup(f"does not fit its schema: the table {source.name!r} is another")
            for rows in _batches(source):
                connection.execute(target.insert(), rows)
                done += len(rows)
                progress(done, total)


def _batches(source: TableRows) -> Iterator[list[dict[str, Any]]]:
    while rows := [dict(zip(source.columns, row, strict=True)) for row in islice(source.rows, ROWS_AT_ONCE)]:
        yield rows
