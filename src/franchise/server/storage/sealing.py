"""Brings the key file and what is encrypted in a database together: at the start, and for another key."""

import os
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Column, Connection, Engine, Table, delete, insert, select, text, update

from franchise.server.storage import schema
from franchise.server.storage.engine import writing
from franchise.server.storage.key_file import KEY, KeyTrouble, replace_keys
from franchise.server.storage.seals import Seals, is_plain
from franchise.server.storage.upgrade import UPGRADE_LOCK

WEBHOOK, PUSH = "webhook", "push"
"""What a seal is for."""
MARK = "key"
"""Under this name the database keeps which key is in use, so that another one is noticed at the start."""


class _Row(NamedTuple):
    table: Table
    key: Column[str]
    column: Column[str]
    found: str
    sealed: str
    purpose: str


def settle(engine: Engine, seals: Seals) -> None:
    """Make the key with the first start, check it with every other, and seal what is not sealed with it.

    `KeyTrouble` says what is wrong and how to go on.
    """
    plain = False
    with writing(engine) as connection:
        _lock(connection)
        mark = _mark(connection)
        if mark is None or _can_do_without(connection, seals, mark):
            seals.create()
        elif not seals.load():
            raise KeyTrouble(f"the key file {seals.path} is missing; {_ADVICE}")
        elif not seals.knows(mark):
            raise KeyTrouble(f"the key file {seals.path} is not the one of this database; {_ADVICE}")
        for row in _others(connection, seals.current):
            if row.purpose == WEBHOOK and is_plain(row.sealed):
                if not plain:
                    _overwrite(connection)
                plain = True
                _store(connection, row, seals.seal(row.purpose, row.sealed))
            else:
                _store(connection, row, seals.seal(row.purpose, _read(seals, row)))
        if mark != seals.current:
            _set_mark(connection, seals.current)
    if plain:
        _empty_log(engine)


def _can_do_without(connection: Connection, seals: Seals, mark: str) -> bool:
    """Forget a key that is not there if nothing needs it, as in a restored file in which nobody is told.

    Where several processes may serve a database, one of them could be using it.
    """
    if connection.dialect.name != "sqlite" or (seals.load() and seals.knows(mark)):
        return False
    webhooks = select(schema.identities.c.id).where(
        schema.identities.c.webhook.is_not(None), schema.identities.c.webhook.not_like("{%")
    )
    if connection.execute(webhooks).first() or connection.execute(select(schema.push_subscriptions)).first():
        return False
    connection.execute(delete(schema.sealed))
    return True


_ADVICE = (
    "put the right one there, or name it with --key-file; if it is lost, `franchise rekey --lost` forgets "
    "the addresses that nobody can read, and their owners have to name them again"
)


def _read(seals: Seals, row: _Row) -> str:
    try:
        return seals.unseal(row.purpose, row.sealed)
    except KeyTrouble as error:
        raise KeyTrouble(f"{error}; {_ADVICE}") from None


def rekey(engine: Engine, seals: Seals) -> int:
    """Encrypt everything with a key made now; the one before stays in the file, for those who still run."""
    settle(engine, seals)
    before = seals.keys
    replace_keys(seals.path, [os.urandom(KEY), *before])
    seals.load()
    with writing(engine) as connection:
        _lock(connection)
        rows = list(_others(connection, seals.current))
        for row in rows:
            _store(connection, row, seals.seal(row.purpose, _read(seals, row)))
        _set_mark(connection, seals.current)
    replace_keys(seals.path, seals.keys[:2])
    seals.load()
    return len(rows)


def begin_anew(engine: Engine, seals: Seals) -> int:
    """Forget what no key can read, and go on with a key that is there, or another; return how much it was."""
    seals.create()
    forgotten = 0
    with writing(engine) as connection:
        _lock(connection)
        for row in list(_others(connection, seals.current)):
            if row.purpose == WEBHOOK and is_plain(row.sealed):
                continue
            try:
                seals.unseal(row.purpose, row.sealed)
            except KeyTrouble:
                forgotten += row.purpose in (WEBHOOK, PUSH)
                _forget(connection, row)
        vapid = connection.execute(select(schema.sealed.c.name).where(schema.sealed.c.name != MARK)).first()
        if vapid is None:  # subscriptions are bound to the key with which the server signs
            forgotten += connection.execute(delete(schema.push_subscriptions)).rowcount
        _set_mark(connection, seals.current)
    settle(engine, seals)
    return forgotten


def _lock(connection: Connection) -> None:
    """Let one process at a time look at the key."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})


def _mark(connection: Connection) -> str | None:
    query = select(schema.sealed.c.value).where(schema.sealed.c.name == MARK)
    return connection.execute(query).scalar_one_or_none()


def _set_mark(connection: Connection, name: str) -> None:
    connection.execute(delete(schema.sealed).where(schema.sealed.c.name == MARK))
    connection.execute(insert(schema.sealed), {"name": MARK, "value": name})


def _others(connection: Connection, current: str) -> Iterator[_Row]:
    """Find what is not sealed with a key."""
    people, pushes, kept = schema.identities.c, schema.push_subscriptions.c, schema.sealed.c
    for table, key, column in (
        (schema.identities, people.id, people.webhook),
        (schema.push_subscriptions, pushes.token, pushes.address),
        (schema.sealed, kept.name, kept.value),
    ):
        query = select(key, column).where(column.is_not(None), column.not_like(f"{current}.%"))
        for found, sealed in connection.execute(query).all():
            if table is schema.sealed and found == MARK:
                continue
            purpose = {schema.identities: WEBHOOK, schema.push_subscriptions: PUSH}.get(table, found)
            yield _Row(table, key, column, found, sealed, purpose)


def _store(connection: Connection, row: _Row, sealed: str) -> None:
    connection.execute(update(row.table).where(row.key == row.found).values({row.column: sealed}))


def _forget(connection: Connection, row: _Row) -> None:
    if row.table is schema.identities:
        connection.execute(update(row.table).where(row.key == row.found).values({row.column: None}))
    else:
        connection.execute(delete(row.table).where(row.key == row.found))


def _overwrite(connection: Connection) -> None:
    """Let SQLite overwrite what it replaces, so that addresses do not stay in the file."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")


def _empty_log(engine: Engine) -> None:
    """Empty SQLite's write-ahead log, which may hold what was replaced."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
