"""Opens a database for a command, or says in one sentence what stands in the way and what to do."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError

from franchise.server.storage.engine import Unavailable, database_url, make_engine, meaning
from franchise.server.storage.key_file import KeyTrouble
from franchise.server.storage.sole_use import InUse
from franchise.server.storage.upgrade import Dangling, FromTheFuture

CHECKED_AT_START = 256 * 1024 * 1024
"""Checking a larger SQLite file at every start would take too long."""


class CannotUse(Exception):
    """A database cannot be used; the message is for the person who named it."""


def url_of(text: str) -> URL:
    """Read how people name a database: an address, or a file for SQLite; `Malformed` if it is neither."""
    return database_url(text if "://" in text else f"sqlite:///{Path(text).expanduser().absolute()}")


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def shown(url: URL) -> str:
    """Name a database without anything secret."""
    file = file_of(url)
    if file is not None:
        return f"SQLite {file}"
    user = f"{url.username}@" if url.username else ""
    port = f":{url.port}" if url.port else ""
    return f"PostgreSQL {user}{url.host or 'this machine'}{port}/{url.database or ''}"


@contextmanager
def explaining(url: URL) -> Iterator[None]:
    """Turn everything that can be wrong with a database into `CannotUse`."""
    try:
        yield
    except KeyTrouble as error:
        raise CannotUse(f"--key-file: {error}") from None
    except (FromTheFuture, Dangling, InUse, Unavailable, DatabaseError, InterfaceError, OSError) as error:
        raise CannotUse(explain(error, url)) from None


@contextmanager
def using(url: URL) -> Iterator[Engine]:
    """Use a database as long as the block lasts; `CannotUse` for everything that can be wrong with it."""
    with explaining(url):
        engine = make_engine(url)
        try:
            yield engine
        finally:
            engine.dispose()


def explain(error: Exception, url: URL) -> str:
    """Say what is wrong with a database, and what to do."""
    name = shown(url)
    if isinstance(error, FromTheFuture):
        return f"{name}: {error}; install the version of the program that wrote it, or a later one"
    if isinstance(error, Unavailable | Dangling):
        return f"{name}: {error}"
    if isinstance(error, InUse):
        return f"{error}; stop that one first, or name another database with --database"
    if isinstance(error, OSError):
        return f"{name} cannot be used: {error.strerror or error}; name another file with --database"
    assert isinstance(error, DBAPIError)
    text = " ".join(str(error.orig).split())
    if file_of(url) is not None:
        return _explain_sqlite(text, name) or _about_storage(error, name) or f"{name}: {text[:300]}"
    return f"{name}: {_explain_postgresql(text, error)} ({text[:300]})"


def _explain_sqlite(text: str, name: str) -> str | None:
    lower = text.lower()
    if "not a database" in lower or "malformed" in lower or "corrupt" in lower:
        return (
            f"{name} is damaged, or no SQLite database ({text}): set it aside and restore a backup "
            "(franchise restore)"
        )
    if "unable to open" in lower:
        return f"{name} cannot be opened: give this user the right to read and write it and its directory"
    if "readonly" in lower:
        return f"{name} can only be read: give this user the right to write it and its directory"
    if "locked" in lower or "busy" in lower:
        return f"{name} is locked by another program: close that one"
    return None


def _about_storage(error: DBAPIError, name: str) -> str | None:
    trouble = meaning(error)
    return None if trouble is None else f"{name}: {trouble}"


def _explain_postgresql(text: str, error: DBAPIError) -> str:
    lower = text.lower()
    if "password authentication failed" in lower or "no password supplied" in lower:
        return "the user or the password is wrong"
    if "no pg_hba.conf entry" in lower or "peer authentication failed" in lower:
        return "PostgreSQL does not let this user in from here: see its pg_hba.conf"
    if "does not exist" in lower:
        return "there is no such database or user: create it with createdb or createuser"
    if "permission denied" in lower:
        return "this user lacks a right: let the user own the database"
    if "read-only" in lower:
        return "the database can only be read: name the primary server"
    if isinstance(error, OperationalError | InterfaceError):
        return "PostgreSQL does not answer: is it running, and is the address right?"
    return "PostgreSQL refused"


def must_be_whole(connection: Connection, file: Path | None) -> None:
    """Refuse a damaged SQLite file, if checking it does not take long."""
    if file is None or file.stat().st_size > CHECKED_AT_START:
        return
    faults = faults_of_sqlite(connection, 1)
    if faults:
        raise CannotUse(
            f"SQLite {file} is damaged ({faults[0]}): set it aside and restore a backup (franchise restore)"
        )


def faults_of_sqlite(connection: Connection, most: int) -> list[str]:
    """Check a SQLite file for damage."""
    rows = connection.exec_driver_sql(f"PRAGMA quick_check({most})").scalars()
    return [" ".join(str(row).split()) for row in rows if row != "ok"]
