"""Each entry of a log says who acted, also in games that were stored before entries said so."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, select

from franchise.server.storage import restore, schema
from franchise.server.storage.engine import database_url, make_engine, reading
from franchise.server.storage.upgrade import migrating, upgrade_to
from inside import take_turn
from servers import game_of, ok, on_both_databases, open_table, running, table_of, wait_until

EARLIER = Path(__file__).parents[1] / "fixtures" / "backups" / "schema-0003.backup"
"""Written by a server of schema 0003: games of people and bots, taken back, imported, of older rules."""

WHO_ACTED = {
    "imported": ["start person", *["moves record"] * 5],
    "stood in": ["start person", "moves bot", "moves person"],
    "taken back": [
        "start person",
        "moves person",
        "moves person",
        "back person",
        "moves person",
        "back person",
    ],
    "under older rules": ["start person", "moves person", "rules server"],
    "with a bot": ["start person", *["moves person", "moves bot"] * 3],
}
"""What each entry of those games is, by the title of the table."""


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database for one test: SQLite or PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'franchise.db'}"
    address: str = request.getfixturevalue("postgres").create_database(f"test_{os.urandom(6).hex()}")
    return address


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """Connect to the database."""
    found = make_engine(database_url(database))
    yield found
    found.dispose()


def who_acted(engine: Engine) -> dict[str, list[str]]:
    """List what each entry is and who acted, by the title of the table."""
    query = (
        select(schema.tables.c.title, schema.log.c.kind, schema.log.c.by)
        .join(schema.log, schema.log.c.table == schema.tables.c.id)
        .order_by(schema.tables.c.title, schema.log.c.revision)
    )
    found: dict[str, list[str]] = {}
    with reading(engine) as connection:
        for row in connection.execute(query):
            found.setdefault(row.title, []).append(f"{row.kind} {row.by}")
    return found


@on_both_databases
def test_games_from_before_say_who_acted_once_a_server_has_started(database: str, engine: Engine) -> None:
    with migrating(engine) as connection:
        upgrade_to(connection, "0003")
        restore._fill(connection, restore.checked(EARLIER), lambda *_: None)
    with running(database) as server:
        assert who_acted(engine) == WHO_ACTED
        everybody = server.stranger()
        with reading(engine) as connection:
            ids = {row.title: row.id for row in connection.execute(select(schema.tables))}
        for title, entries in WHO_ACTED.items():
            log = ok(everybody.get(f"/api/games/{ids[title]}/log"))["entries"]
            assert [entry["kind"] for entry in log] == [entry.split()[0] for entry in entries]
            assert ok(everybody.get(f"/api/games/{ids[title]}"))["complete"]


@on_both_databases
def test_a_backup_from_before_is_restored_with_who_acted(engine: Engine) -> None:
    restore.restore_backup(engine, restore.checked(EARLIER), lambda *_: None)
    assert who_acted(engine) == WHO_ACTED


@on_both_databases
def test_people_bots_stand_ins_and_records_are_told_apart(database: str, engine: Engine) -> None:
    with running(database) as server:
        ann, bob = server.person("Ann"), server.person("Bob", "red")
        alone = open_table(ann, "me", "newcomer", title="with a bot")
        take_turn(ann, alone)
        wait_until(lambda: game_of(ann, alone)["view"]["actor"] == 0)
        two = table_of(ann, bob, title="taken back")
        take_turn(ann, two)
        take_turn(bob, two)
        ok(ann.post(f"/api/games/{two['id']}/undo", json={"revision": 2, "to": 0}))
        ok(bob.post(f"/api/games/{two['id']}/undo/answer", json={"agree": True}))
        away = table_of(bob, ann, title="stood in")
        ok(bob.put(f"/api/tables/{away['id']}/seats/0/stand-in", json={"how": "turn"}))
        wait_until(lambda: game_of(ann, away)["view"]["actor"] == 1)
        record = ok(ann.get(f"/api/games/{alone['id']}/record"))
        ok(ann.post("/api/tables/import", json={"record": record, "title": "imported"}))
        found = who_acted(engine)
    assert found == {
        "imported": ["start person", "moves record", "moves record"],
        "stood in": ["start person", "moves bot"],
        "taken back": ["start person", "moves person", "moves person", "back person"],
        "with a bot": ["start person", "moves person", "moves bot"],
    }
