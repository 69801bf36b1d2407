"""The connection to the database: how it is opened, and what its errors mean."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from franchise.game.errors import Malformed

BUSY_MILLISECONDS = 10_000
WATCHFUL: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""Notice within half a minute that PostgreSQL's machine is gone."""


class Unavailable(Exception):
    """The database cannot be used; `code` is that of the refusal."""

    def __init__(self, code: str, message: str) -> None:
        """Keep what is wrong."""
        super().__init__(message)
        self.code = code


def database_url(text: str) -> URL:
    """Read the address of a database; `Malformed` says what was expected."""
    try:
        url = make_url(text)
    except ArgumentError:
        url = None
    if url is None or url.get_backend_name() not in ("sqlite", "postgresql"):
        raise Malformed(
            f"expected sqlite:///FILE or postgresql://USER@HOST/NAME, got {_without_password(text)}"
        )
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise Malformed("expected a file, as in sqlite:///games.db")
        return url.set(drivername="sqlite")
    return url.set(drivername="postgresql+psycopg")


def _without_password(text: str) -> str:
    scheme, separator, rest = text.partition("://")
    return repr(f"{scheme}{separator}{rest.rpartition('@')[2]}"[:100])


def make_engine(url: URL) -> Engine:
    """Prepare connections; none is opened yet. Errors do not repeat what was to be written."""
    if url.get_backend_name() == "postgresql":
        return create_engine(url, hide_parameters=True, pool_size=8, max_overflow=8, connect_args=WATCHFUL)
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": BUSY_MILLISECONDS / 1000, "check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Write ahead, and to the disk with every commit: an acknowledged move survives a power cut."""
    connection.isolation_level = None  # transactions are begun below; the driver would guess
    cursor = connection.cursor()
    with suppress(Exception):  # a database that can only be read has no write-ahead log to switch to
        cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the write lock at once where something will be written: a reader cannot become a writer later."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Open a transaction that writes."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Open a transaction that reads one state of the database."""
    with engine.connect() as connection:
        yield connection


def meaning(error: DBAPIError) -> Unavailable | None:
    """Return what an error of the database means for people; None for a fault of the program."""
    text, state = str(error.orig).lower(), getattr(error.orig, "sqlstate", None)
    if (
        state == DISK_FULL
        or "disk is full" in text
        or "no space left" in text
        or "could not extend file" in text
    ):
        return Unavailable("storage_full", "the disk of the database is full")
    if state == READ_ONLY or "readonly" in text or "read-only" in text:
        return Unavailable("storage_read_only", "the database can only be read")
    if lost_connection(error) or "locked" in text or "unable to open" in text or "disk i/o" in text:
        return Unavailable("storage_unavailable", f"the database does not answer: {error.orig}")
    return None


DISK_FULL = "53100"
READ_ONLY = "25006"
"""PostgreSQL's codes; the second one also for a standby, which takes no changes."""


def lost_connection(error: DBAPIError) -> bool:
    """Return whether the database went away and may come back, or let another process go first."""
    if error.connection_invalidated:
        return True
    if not type(error.orig).__module__.startswith("psycopg") or not isinstance(error, OperationalError):
        return False
    state: str | None = getattr(error.orig, "sqlstate", None)
    return state is None or state in PASSING


PASSING = {
    "08000": "trouble with the connection",
    "08001": "the connection cannot be made",
    "08003": "there is no connection",
    "08004": "the connection is refused",
    "08006": "the connection broke",
    "40001": "undone for the sake of another transaction",
    "40P01": "undone to end a circle of transactions that waited for each other",
    "53300": "too many connections",
    "57P01": "stopping",
    "57P02": "crashed",
    "57P03": "starting",
}
"""PostgreSQL's codes for trouble that passes."""
