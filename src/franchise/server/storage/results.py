"""Results of people in the database: kept with the person, whatever becomes of the table."""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, not_, select
from sqlalchemy.dialects import postgresql, sqlite

from franchise.server.storage import schema
from franchise.server.tables.log import Entry
from franchise.server.tables.results import PersonalResult, results_of, results_of_those_who_resigned
from franchise.server.tables.table import Table

_FIELDS = tuple(field.name for field in fields(PersonalResult))
_ADD = {
    "sqlite": sqlite.insert(schema.results).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.results).on_conflict_do_nothing(),
}


def settle(connection: Connection, before: Table | None, after: Table, entries: Sequence[Entry]) -> None:
    """Keep the results of a game that a change has ended, and drop those of a game that goes on after all."""
    if before is not None:
        _add(connection, results_of_those_who_resigned(before, after, entries))
    if (None if before is None else before.result) == after.result:
        return
    # Whoever resigned has lost, whatever is taken back afterwards.
    finished = and_(schema.results.c.table == after.id, not_(schema.results.c.resigned))
    connection.execute(delete(schema.results).where(finished))
    if after.result is not None:
        _add(connection, results_of(after, entries))


def of_identity(connection: Connection, identity: str) -> list[PersonalResult]:
    """Read somebody's results, the earliest first."""
    query = (
        select(schema.results)
        .where(schema.results.c.identity == identity)
        .order_by(schema.results.c.at, schema.results.c.table)
    )
    return [_result(row) for row in connection.execute(query)]


def _add(connection: Connection, results: Sequence[PersonalResult]) -> None:
    for result in results:
        row = {name: getattr(result, name) for name in _FIELDS} | {"levels": json.dumps(result.levels)}
        connection.execute(_ADD[connection.dialect.name], row)


def _result(row: Row[Any]) -> PersonalResult:
    values = {name: row._mapping[name] for name in _FIELDS}
    return PersonalResult(**{**values, "levels": tuple(json.loads(values["levels"]))})
