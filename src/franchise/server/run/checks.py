"""What can be wrong with a server's setup: one finding for each thing that was checked."""

import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy.engine import URL

from franchise.game.errors import FranchiseError
from franchise.game.record import RULES
from franchise.server.clock import now
from franchise.server.house.hosted import starting_game
from franchise.server.secrets import draw_id
from franchise.server.storage import log, schema, tables
from franchise.server.storage.engine import reading
from franchise.server.storage.opening import (
    CannotUse,
    explaining,
    faults_of_sqlite,
    file_of,
    shown,
    using,
)
from franchise.server.storage.sole_use import holder_of
from franchise.server.storage.upgrade import known_schemas, newest_schema, schema_of
from franchise.server.tables.log import legal_part, moves_at

Level = Literal["ok", "warning", "problem"]

LEAST_FREE = 1 << 30
HARDLY_ANY_FREE = 100 << 20
OLDEST_PYTHON = (3, 11)
OLDEST_POSTGRESQL = 130000
MOST_SECONDS_APART = 5.0
EARLIEST = 1_735_689_600_000
"""2025: a correct clock is later."""
MOST_NAMED = 10
LONGEST_WAIT = 10.0
"""After how many seconds the turn of a bot that nobody thinks about is worth a warning."""


@dataclass(frozen=True)
class Finding:
    """What was found about one thing."""

    level: Level
    subject: str
    text: str
    """What is the case, and what to do about it where something is wrong."""


# --- the machine ---


def python_version() -> Finding:
    """Check Python."""
    found, name = tuple(sys.version_info[:2]), ".".join(map(str, sys.version_info[:3]))
    if found < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        return Finding("problem", "Python", f"{name} is too old: install {oldest} or later")
    return Finding("ok", "Python", name)


def directory(path: Path, subject: str = "data directory", option: str = "--database") -> Finding:
    """Check whether a directory can be written, or made; the option names another."""
    existing = next(parent for parent in (path, *path.parents) if parent.exists())
    probe = existing / f".franchise-probe-{draw_id()}"
    try:
        probe.touch()
        probe.unlink()
    except OSError as error:
        why = error.strerror or str(error)
        advice = f"give this user the right to write, or use {option}"
        return Finding("problem", subject, f"{path}: {why}; {advice}")
    return Finding("ok", subject, f"{path} can be written")


def free_space(path: Path, subject: str = "disk space") -> Finding:
    """Check how much space is left."""
    existing = next(parent for parent in (path, *path.parents) if parent.exists())
    free = shutil.disk_usage(existing).free
    level: Level = "ok" if free >= LEAST_FREE else "warning" if free >= HARDLY_ANY_FREE else "problem"
    advice = "" if level == "ok" else "; make room, or moves will be refused when it is full"
    return Finding(level, subject, f"{free / (1 << 30):.1f} GB free{advice}")


def port_is_free(bind: Callable[[], socket.socket], name: str, *, served: bool) -> Finding:
    """Check whether the port is free; `served` says that a server of this database uses it."""
    try:
        bind().close()
    except OSError as error:
        if served:
            return Finding("ok", "port", f"{name} is in use by the server that runs")
        why = error.strerror or str(error)
        return Finding("problem", "port", f"{name}: {why}; stop the other program, or choose another --port")
    return Finding("ok", "port", f"{name} is free")


def public_address(address: str | None, host: str, *, on_loopback: bool) -> Finding:
    """Check the client."""
    if address is None and on_loopback:
        return Finding("ok", "public address", "none: for this machine only")
    if address is None:
        advice = "others can read what is sent; put a proxy with HTTPS before it and name --public-address"
        return Finding("warning", "public address", f"none, but {host} answers others: {advice}")
    if address.startswith("https://"):
        return Finding("ok", "public address", address)
    return Finding("warning", "public address", f"{address}: others can read what is sent; use HTTPS")


# --- the database ---


def database(url: URL) -> Iterator[Finding]:
    """Check a database; nothing is created or changed."""
    file = file_of(url)
    if file is not None and not file.exists():
        yield Finding("ok", "database", f"{shown(url)}: not there yet, the first start makes it")
        return
    try:
        with using(url) as engine:
            with reading(engine) as connection:
                connection.execute(text("SELECT 1"))
            yield Finding("ok", "database", f"{shown(url)} answers")
            yield from _contents(engine, url)
    except CannotUse as error:
        yield Finding("problem", "database", str(error))


def _contents(engine: Engine, url: URL) -> Iterator[Finding]:
    file = file_of(url)
    with explaining(url), reading(engine) as connection:
        if file is None:
            yield _postgresql_version(connection)
        else:
            yield _other_server(file)
            yield _integrity(connection)
        found = schema_of(connection)
        yield _schema(found)
        if found != newest_schema():
            return
        yield _clock(connection)
        if file is None:
            yield _thinking(connection)
    with explaining(url):
        yield _writing(engine)
    with explaining(url), reading(engine) as connection:
        yield _games(connection)


def _postgresql_version(connection: Connection) -> Finding:
    number = int(connection.execute(text("SHOW server_version_num")).scalar_one())
    name = connection.execute(text("SHOW server_version")).scalar_one()
    if number < OLDEST_POSTGRESQL:
        return Finding("warning", "PostgreSQL", f"{name} is older than what is tested: use 13 or later")
    return Finding("ok", "PostgreSQL", str(name))


def _thinking(connection: Connection) -> Finding:
    """Look at who only thinks, and how long what bots have to play waits."""
    from franchise.server.storage import thoughts

    found, waiting = thoughts.thinkers(connection), thoughts.waiting(connection)
    names = ", ".join(f"{one.name} with {one.threads} threads" for one in found[:MOST_NAMED])
    who = f"{len(found)} processes only think: {names}" if found else "no process only thinks"
    what = f"; {waiting.count} turns or hints wait, one for {waiting.seconds:.0f} s" if waiting.count else ""
    if waiting.seconds > LONGEST_WAIT:
        return Finding("warning", "thinking", f"{who}{what}: start `franchise think`, or more of it")
    return Finding("ok", "thinking", who + what)


def _other_server(file: Path) -> Finding:
    holder = holder_of(file)
    if holder is None:
        return Finding("ok", "server", "none runs on this database")
    where = f" at {holder.address}" if holder.address else ""
    return Finding("ok", "server", f"process {holder.process} serves this database{where}; no other can")


def _integrity(connection: Connection) -> Finding:
    faults = faults_of_sqlite(connection, 3)
    faults += [
        f"a row of {row[0]} points to {row[2]} that does not exist"
        for row in connection.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(3)
    ]
    if faults:
        what = "; ".join(faults[:3])
        return Finding("problem", "integrity", f"{what}: stop the server and restore a backup")
    return Finding("ok", "integrity", "the file is whole, and so are its links")


def _schema(found: str | None) -> Finding:
    newest = newest_schema()
    if found is None:
        return Finding("ok", "schema", "none yet, the first start makes it")
    if found == newest:
        return Finding("ok", "schema", f"{found}, up to date")
    if found in known_schemas():
        text_ = f"{found}: the next start upgrades it to {newest}; make a backup before"
        return Finding("warning", "schema", text_)
    advice = "install the version of the program that wrote it, or a later one"
    return Finding("problem", "schema", f"{found} is of a later version: {advice}")


def _clock(connection: Connection) -> Finding:
    """Compare the clock with the database's own, and with the latest move."""
    here = now()
    latest = connection.execute(select(func.max(schema.log.c.at))).scalar_one() or 0
    if here < EARLIEST or here < latest - MOST_SECONDS_APART * 1000:
        return Finding("problem", "clock", "shows a time that has passed already: set it, best by NTP")
    if connection.dialect.name == "postgresql":
        seconds = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
        apart = abs(float(seconds) - now() / 1000)
        if apart > MOST_SECONDS_APART:
            advice = "set both by NTP: times of turns will be wrong"
            return Finding("warning", "clock", f"{apart:.0f} s apart from the database's: {advice}")
    return Finding("ok", "clock", "agrees with the database")


def _writing(engine: Engine) -> Finding:
    """Write something that is taken back."""
    row = {"id": draw_id(), "name": "doctor", "colour": "", "created_at": now()}
    with engine.connect().execution_options(writes=True) as connection:
        transaction = connection.begin()
        try:
            connection.execute(insert(schema.identities), row)
        finally:
            transaction.rollback()
    return Finding("ok", "writing", "works")


def _games(connection: Connection) -> Finding:
    """Replay all games under the present rules."""
    broken: list[str] = []
    cut: list[str] = []
    columns = schema.tables.c
    started = select(columns.id, columns.rules, columns.result).where(columns.setup.is_not(None))
    rows = connection.execute(started.order_by(columns.id)).all()
    for row in rows:
        if _can_be_replayed(connection, row.id):
            continue
        if row.rules == RULES:
            broken.append(row.id)
        elif row.result is None:
            cut.append(row.id)
    if broken:
        advice = "their log is damaged; restore a backup"
        return Finding("problem", "games", f"cannot be replayed: {_named(broken)}: {advice}")
    if cut:
        advice = "the next start takes them back to their last legal move and tells the players"
        return Finding("warning", "games", f"break the present rules: {_named(cut)}: {advice}")
    return Finding("ok", "games", f"all {len(rows)} can be replayed under rules version {RULES}")


def _can_be_replayed(connection: Connection, identifier: str) -> bool:
    try:
        table = tables.load(connection, identifier)
        entries = log.entries_after(connection, identifier, -1)
        if table is None or not entries:
            return False
        moves = moves_at(entries, entries[-1].revision)
        return len(legal_part(starting_game(table), moves)[0].moves) == len(moves)
    except (FranchiseError, ValueError, KeyError, TypeError):  # whatever is there in place of a game
        return False


def _named(ids: list[str]) -> str:
    more = f" and {len(ids) - MOST_NAMED} more" if len(ids) > MOST_NAMED else ""
    return ", ".join(ids[:MOST_NAMED]) + more
