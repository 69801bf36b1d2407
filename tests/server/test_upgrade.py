"""The schema of a database and its upgrades."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Engine, Integer, Table, func, insert, select, text

from franchise.server.storage import identities, restore, schema, tables
from franchise.server.storage.backup import tables_of
from franchise.server.storage.engine import database_url, make_engine, reading, writing
from franchise.server.storage.identities import Identity, Token
from franchise.server.storage.upgrade import (
    STEPS,
    Dangling,
    FromTheFuture,
    known_schemas,
    migrating,
    newest_schema,
    schema_of,
    upgrade,
    upgrade_to,
)

EARLIER = Path(__file__).parents[1] / "fixtures" / "backups" / "schema-0003.backup"
"""Written by a server of schema 0003: people, tables, games."""
TABLE = {
    "id": "t", "version": 0, "status": "open", "title": "", "options": "{}", "public": False,
    "spectators": True, "hints": True, "bot_seconds": 1.0, "substitute": "regular",
    "invitation_number": 0, "muted": "[]", "reminded": -1, "created_at": 0, "changed_at": 0,
}  # fmt: skip


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Engine]:
    """Return connections to a database without any table."""
    engine = make_engine(database_url(f"sqlite:///{tmp_path / 'games.db'}"))
    yield engine
    engine.dispose()


@pytest.fixture
def engine(empty: Engine) -> Engine:
    """Make a database with one table and one entry of its log."""
    upgrade(empty)
    entry = {
        "table": "t", "revision": 0, "kind": "start", "moves": "[]", "key": "k", "at": 0, "move_count": 0,
        "turn": 0, "actor_since": 0,
    }  # fmt: skip
    with writing(empty) as connection:
        connection.execute(insert(schema.tables), TABLE)
        connection.execute(insert(schema.log), entry)
    return empty


def test_the_steps_lead_to_the_schema_that_the_program_uses(engine: Engine) -> None:
    with reading(engine) as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert MigrationContext.configure(connection).get_current_revision() == schema_of(connection)


def test_the_names_of_the_steps_begin_with_the_schemas_they_lead_to() -> None:
    steps = ScriptDirectory(str(STEPS)).walk_revisions()
    assert [step.revision for step in steps] == sorted(known_schemas(), reverse=True)


def test_tables_of_the_first_schema_are_there_in_the_newest(empty: Engine) -> None:
    with migrating(empty) as connection:
        upgrade_to(connection, "0001")
        columns = ", ".join(TABLE)
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES (:{', :'.join(TABLE)})"), TABLE)
    upgrade(empty)
    with reading(empty) as connection:
        found = tables.load(connection, "t")
    assert found is not None
    assert (found.substitute, found.timed_since) == ("regular", 0)


def test_people_of_the_first_schema_are_known_by_their_secrets_in_the_newest(empty: Engine) -> None:
    with migrating(empty) as connection:
        upgrade_to(connection, "0001")
        connection.execute(
            text("INSERT INTO identities (id, name, colour, created_at) VALUES ('ann', 'Ann', 'red', 5)")
        )
        columns = "hash, id, identity, kind, label, created_at"
        connection.execute(text(f"INSERT INTO tokens ({columns}) VALUES ('h', 't', 'ann', 'browser', '', 6)"))
    upgrade(empty)
    with reading(empty) as connection:
        found = identities.by_token(connection, "h")
    assert found == (Identity("ann", "Ann", "red", None, 5, None), Token("t", "ann", "browser", "", 6))


def test_all_that_was_stored_under_an_earlier_schema_is_there_in_the_newest(empty: Engine) -> None:
    with migrating(empty) as connection:
        upgrade_to(connection, "0003")
        restore._fill(connection, restore.checked(EARLIER), lambda *_: None)
        before = rows(connection, tables_of(connection, "0003"))
    upgrade(empty)
    with reading(empty) as connection:
        assert rows(connection, tables_of(connection, "0003"), before) == before
        for table in (schema.bans, schema.orders, schema.invitations, schema.reports, schema.audit):
            assert connection.execute(select(table)).all() == []
    assert {name for name, found in before.items() if found} >= {
        "identities",
        "tokens",
        "tables",
        "seats",
        "log",
    }


def rows(
    connection: Connection, found: Iterable[Table], like: Mapping[str, list[dict[str, Any]]] | None = None
) -> dict[str, list[dict[str, Any]]]:
    """Read all rows of tables, or the columns of them that others had before."""
    read = {}
    for table in found:
        known = (like or {}).get(table.name) or [{}]
        columns = [column for column in table.columns if like is None or column.name in known[0]]
        query = select(*columns).order_by(*table.primary_key.columns) if columns else None
        read[table.name] = (
            [] if query is None else [dict(row) for row in connection.execute(query).mappings()]
        )
    return read


def test_a_step_that_makes_a_table_anew_keeps_the_rows_that_point_to_it(engine: Engine) -> None:
    with migrating(engine) as connection:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("tables", recreate="always") as batch:
            batch.add_column(Column("stars", Integer))
    with reading(engine) as connection:
        assert connection.execute(select(func.count()).select_from(schema.log)).scalar_one() == 1
        assert connection.execute(text("PRAGMA foreign_keys")).scalar_one() == 1


def test_a_step_that_would_leave_rows_pointing_nowhere_is_undone(engine: Engine) -> None:
    with pytest.raises(Dangling), migrating(engine) as connection:
        connection.execute(text("DELETE FROM tables"))
    with reading(engine) as connection:
        assert connection.execute(select(func.count()).select_from(schema.tables)).scalar_one() == 1


def test_a_database_of_a_later_version_is_not_touched(engine: Engine) -> None:
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(FromTheFuture):
        upgrade(engine)
    with reading(engine) as connection:
        assert schema_of(connection) == "9999" != newest_schema()


def test_an_error_of_the_database_does_not_repeat_what_was_to_be_written(engine: Engine) -> None:
    with pytest.raises(Exception) as caught, writing(engine) as connection:  # noqa: PT011
        connection.execute(insert(schema.tokens), {"hash": "secret-hash", "id": "1"})
    assert "secret-hash" not in str(caught.value)
