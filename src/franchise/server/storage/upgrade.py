"""Brings the schema of a database up to date."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, column, create_engine, inspect, select, table, text

STEPS = Path(__file__).parent / "migrations"

UPGRADE_LOCK = 0x6672616E
"""The number of the lock that one upgrading process holds in PostgreSQL."""


OWN_TABLE = "alembic_version"
"""Where Alembic keeps the schema of a database."""


class FromTheFuture(Exception):
    """The database was written by a later version of the program."""


class Dangling(Exception):
    """Rows would point to others that do not exist."""


def known_schemas() -> frozenset[str]:
    """List the schemas that this program can read: the names of the steps begin with them."""
    return frozenset(step.name.partition("_")[0] for step in (STEPS / "versions").glob("[0-9]*.py"))


def newest_schema() -> str:
    """Return the schema that this program writes."""
    return max(known_schemas())


def schema_of(connection: Connection) -> str | None:
    """Return the schema of a database; None for an empty one."""
    if not inspect(connection).has_table(OWN_TABLE):
        return None
    return connection.scalar(select(column("version_num")).select_from(table(OWN_TABLE)))


def must_be_known(schema: str | None) -> None:
    """Refuse the schema of a later version."""
    if schema is not None and schema not in known_schemas():
        raise FromTheFuture(f"the database has schema {schema}, which this version does not know")


def tables_at(schema: str) -> frozenset[str]:
    """Name the tables that a schema has."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            upgrade_to(connection, schema)
            return frozenset(inspect(connection).get_table_names()) - {OWN_TABLE}
    finally:
        engine.dispose()


def upgrade(engine: Engine) -> None:
    """Create or upgrade the schema, all of it or nothing."""
    with engine.connect() as connection:
        if schema_of(connection) == newest_schema():
            return
    with migrating(engine) as connection:
        must_be_known(schema_of(connection))
        upgrade_to(connection, "head")


def upgrade_to(connection: Connection, schema: str) -> None:
    """Take the steps to a schema, within a transaction of `migrating`."""
    # Seldom needed, and a tenth of a second to load: a server whose database is up to date starts without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


@contextmanager
def migrating(engine: Engine) -> Iterator[Connection]:
    """Open a transaction that may change the schema; one process at a time."""
    with engine.connect().execution_options(writes=True) as connection:
        on_sqlite = connection.dialect.name == "sqlite"
        if on_sqlite:
            # SQLite changes a table by copying it and dropping the original, and all rows that point to it
            # would go with that. The switch has no effect within a transaction.
            _foreign_keys(connection, "OFF")
        try:
            with connection.begin():
                if connection.dialect.name == "postgresql":
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
                before = _dangling(connection)
                yield connection
                if _dangling(connection) > before:
                    raise Dangling("rows would point to others that do not exist")
        finally:
            if on_sqlite:
                _foreign_keys(connection, "ON")


def _dangling(connection: Connection) -> int:
    """Count the rows of SQLite that point nowhere; PostgreSQL never has any."""
    if connection.dialect.name != "sqlite":
        return 0
    return len(connection.exec_driver_sql("PRAGMA foreign_key_check").all())


def _foreign_keys(connection: Connection, state: str) -> None:
    """Switch a SQLite connection's checks of foreign keys, outside any transaction."""
    raw = connection.connection.dbapi_connection
    assert raw is not None
    raw.cursor().execute(f"PRAGMA foreign_keys={state}")
