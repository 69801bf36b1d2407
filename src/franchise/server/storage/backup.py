"""Backups: one file for both databases.

A backup is a gzip of lines of JSON, each an object or an array: a header; then for each table a line with its
name and columns, and a line for each row; a trailer with the counts and the SHA-256 of all lines before.
With a key, all of that is encrypted (`storage/encryption.py`).
"""

import errno
import gzip
import hashlib
import io
import json
import os
import stat
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, TypeGuard

from sqlalchemy import Connection, Engine, MetaData, Table, func, select

from franchise.game.record import RULES
from franchise.server.clock import now
from franchise.server.storage.encryption import (
    CHUNK,
    CannotDecrypt,
    Decrypting,
    Encrypting,
    is_encrypted,
)
from franchise.server.storage.sole_use import lock
from franchise.server.storage.upgrade import must_be_known, schema_of, tables_at

FORMAT = "franchise-backup/1"
ROWS_AT_ONCE = 1000
LONGEST_LINE = 64 * 1024 * 1024
MOST = 1 << 63
"""Whole numbers of databases are smaller."""

Progress = Callable[[int, int], None]
"""Is told how many rows are done, and of how many."""


class BadBackup(Exception):
    """A file is no backup, or a damaged one."""


@dataclass(frozen=True)
class Header:
    """What a backup says of itself."""

    schema: str
    program: str
    rules: int
    created_at: int


@dataclass(frozen=True)
class TableRows:
    """One table of a backup; the rows must be read before the next table."""

    name: str
    columns: tuple[str, ...]
    rows: Iterator[list[Any]]


# --- writing ---


@contextmanager
def one_state(engine: Engine) -> Iterator[Connection]:
    """Open a transaction that sees one state of the database, however long it takes."""
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection = connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


def write_backup(
    engine: Engine,
    path: Path,
    progress: Progress = lambda done, total: None,
    *,
    key: bytes | None = None,
    partial: Path | None = None,
) -> dict[str, int]:
    """Back a database up into a file, which appears once all of it is safe; return each table's row count.

    Until then it is called `partial`, or like the file with `.partial` after it. With a key it is encrypted.
    """
    partial = partial or path.with_name(path.name + ".partial")
    try:
        with _opened(partial) as raw:
            try:
                counts = _write_content(engine, raw, progress, key)
            except BaseException:
                partial.unlink()
                raise
            if os.name == "posix":  # before another process can open the file
                partial.replace(path)
        if os.name != "posix":
            partial.replace(path)
        _sync_directory(path.parent)
    except BlockingIOError:
        raise BadBackup("is being written by another process") from None
    except OSError as error:
        raise BadBackup(f"cannot be written: {error.strerror or error}") from None
    return counts


@contextmanager
def _opened(partial: Path) -> Iterator[IO[bytes]]:
    """Open the unfinished file for this process alone, and empty it."""
    try:
        opened = os.open(partial, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise BadBackup(_in_the_way(partial)) from None
        raise
    with os.fdopen(opened, "wb") as raw:
        if not _is_own(raw.fileno()):
            raise BadBackup(_in_the_way(partial))
        lock(raw.fileno())
        if not partial.exists() or not os.path.samestat(os.fstat(raw.fileno()), partial.stat()):
            raise BlockingIOError  # another process has just finished it
        raw.truncate(0)
        yield raw


def _is_own(opened: int) -> bool:
    """Return whether an earlier backup may have left this file: nobody else can read it or knows it."""
    found = os.fstat(opened)
    if os.name != "posix":
        return stat.S_ISREG(found.st_mode)
    private = stat.S_ISREG(found.st_mode) and stat.S_IMODE(found.st_mode) & 0o077 == 0
    return private and found.st_nlink == 1 and found.st_uid == os.geteuid()


def _in_the_way(partial: Path) -> str:
    return f"cannot be written: {partial.name} is in the way, which no backup left there; remove it"


def _write_content(engine: Engine, raw: IO[bytes], progress: Progress, key: bytes | None) -> dict[str, int]:
    """Write all of a backup, to the disk."""
    if key is None:
        counts = _pack(engine, raw, progress)
    else:
        with Encrypting(raw, key) as encrypting:
            counts = _pack(engine, encrypting, progress)
            encrypting.finish()
    raw.flush()
    os.fsync(raw.fileno())
    return counts


def _pack(engine: Engine, file: IO[bytes] | Encrypting, progress: Progress) -> dict[str, int]:
    with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed, one_state(engine) as connection:
        return _write_lines(connection, packed, progress)


def _sync_directory(directory: Path) -> None:
    """Write a directory to the disk, with the names of its files; Windows does so by itself."""
    if os.name == "posix":
        opened = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _write_lines(connection: Connection, packed: gzip.GzipFile, progress: Progress) -> dict[str, int]:
    digest = hashlib.sha256()
    buffer = io.BytesIO()

    def write(value: Any) -> None:
        line = json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        buffer.write(line)
        if buffer.tell() > 1 << 16:
            flush()

    def flush() -> None:
        digest.update(buffer.getbuffer())
        packed.write(buffer.getbuffer())
        buffer.seek(0)
        buffer.truncate()

    schema = schema_of(connection)
    must_be_known(schema)
    if schema is None:
        raise BadBackup("there is nothing to back up: the database is empty")
    header = {"format": FORMAT, "schema": schema, "program": version("franchise"), "rules": RULES}
    write({**header, "created_at": now()})
    tables = tables_of(connection, schema)
    total = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    counts: dict[str, int] = {}
    done = 0
    for table in tables:
        write({"table": table.name, "columns": list(table.columns.keys())})
        counts[table.name] = 0
        query = select(table).order_by(*table.primary_key.columns)
        streaming = {"stream_results": True, "yield_per": ROWS_AT_ONCE}
        for rows in connection.execute(query, execution_options=streaming).partitions():
            for row in rows:
                write(list(row))
            counts[table.name] += len(rows)
            done += len(rows)
            progress(done, total)
    flush()
    write({"counts": counts, "sha256": digest.hexdigest()})
    packed.write(buffer.getbuffer())
    return counts


def tables_of(connection: Connection, schema: str) -> list[Table]:
    """Look up the tables that a schema has in a database, each after those it points to."""
    metadata = MetaData()
    metadata.reflect(connection, only=sorted(tables_at(schema)))
    return metadata.sorted_tables


# --- reading ---


class Reader:
    """Reads a backup line by line."""

    def __init__(self, file: IO[bytes]) -> None:
        """Read the header."""
        self._file = file
        self._digest = hashlib.sha256()
        self._line = self._next()
        first = self._line
        if not isinstance(first, dict) or first.get("format") != FORMAT:
            raise BadBackup(f"is no backup of this program: expected the format {FORMAT}")
        names = {"schema": str, "program": str, "rules": int, "created_at": int}
        if not all(isinstance(first.get(name), kind) for name, kind in names.items()):
            raise BadBackup("is damaged: its header is not complete")
        self.header = Header(**{name: first[name] for name in names})
        self.counts: dict[str, int] = {}
        """The rows of the tables read so far."""

    def _next(self) -> Any:
        try:
            line = self._file.readline(LONGEST_LINE)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise BadBackup(f"is damaged, cut off, or no backup ({error})") from None
        if not line.endswith(b"\n"):
            raise BadBackup("is cut off")
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            raise BadBackup("is damaged: a line is no JSON that a backup has") from None
        if not (isinstance(value, dict) and "sha256" in value):
            self._digest.update(line)
        return value

    def tables(self) -> Iterator[TableRows]:
        """Read table by table, and check the trailer at the end."""
        self._line = self._next()
        while isinstance(self._line, dict) and "table" in self._line:
            name, columns = self._line["table"], self._line.get("columns")
            if not isinstance(name, str) or not _are_names(columns) or name in self.counts:
                raise BadBackup("is damaged: a table is not as expected")
            rows = self._rows(name, len(columns))
            yield TableRows(name, tuple(columns), rows)
            for _ in rows:
                pass
        self._check_trailer()

    def _rows(self, table: str, columns: int) -> Iterator[list[Any]]:
        self.counts[table] = 0
        while True:
            self._line = self._next()
            if not isinstance(self._line, list):
                return
            if len(self._line) != columns:
                raise BadBackup(f"is damaged: a row of {table} has {len(self._line)} of {columns} fields")
            if not all(map(_is_storable, self._line)):
                raise BadBackup(f"is damaged: a row of {table} holds what no database does")
            self.counts[table] += 1
            yield self._line

    def _check_trailer(self) -> None:
        trailer = self._line
        if not isinstance(trailer, dict) or "sha256" not in trailer:
            raise BadBackup("is damaged: a line is neither a table, a row nor the end")
        if trailer["sha256"] != self._digest.hexdigest() or trailer.get("counts") != self.counts:
            raise BadBackup("is damaged: its sum is wrong")
        try:
            if self._file.read(1):
                raise BadBackup("is damaged: something follows its end")
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise BadBackup(f"is damaged or cut off ({error})") from None


def _are_names(columns: Any) -> TypeGuard[list[str]]:
    return isinstance(columns, list) and all(isinstance(column, str) for column in columns)


def _is_storable(value: Any) -> bool:
    """Return whether both databases can hold a value."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= character <= "\udfff" for character in value)
    if isinstance(value, int):
        return -MOST <= value < MOST
    return value is None or isinstance(value, float)


@contextmanager
def reading_backup(path: Path, key: bytes | None = None) -> Iterator[Reader]:
    """Open a backup; one that is encrypted needs its key."""
    try:
        with path.open("rb") as raw, gzip.open(_decrypted(raw, key), "rb") as file:
            yield Reader(file)  # type: ignore[arg-type]
    except OSError as error:
        raise BadBackup(f"cannot be read: {error.strerror or error}") from None
    except CannotDecrypt as error:
        raise BadBackup(str(error)) from None


def _decrypted(raw: io.BufferedReader, key: bytes | None) -> io.BufferedReader:
    if not is_encrypted(raw.peek()):
        return raw
    if key is None:
        raise CannotDecrypt("is encrypted: name the file of its key with --backup-key")
    return io.BufferedReader(Decrypting(raw, key), CHUNK)


def checked_backup(path: Path, key: bytes | None = None) -> tuple[Header, dict[str, int]]:
    """Read all of a backup; `BadBackup` says what is wrong. Return its header and each table's row count."""
    with reading_backup(path, key) as reader:
        for _ in reader.tables():
            pass
        return reader.header, reader.counts
