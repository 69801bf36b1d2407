"""Brings the schema of a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from franchise.server.storage.engine import writing

UPGRADE_LOCK = 0x6672616E
"""The number of the lock that one upgrading process holds in PostgreSQL."""


class FromTheFuture(Exception):
    """The database was written by a later version of the program."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest_schema() -> str:
    """Give the schema that this program writes."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def schema_of(connection: Connection) -> str | None:
    """Give the schema of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine) -> None:
    """Create or upgrade the schema, all of it or nothing."""
    with writing(engine) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
        found = schema_of(connection)
        known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
        if found is not None and found not in known:
            raise FromTheFuture(f"the database has schema {found}, which this version does not know")
        command.upgrade(_config(connection), "head")
