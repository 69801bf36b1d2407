"""`franchise rekey`: another key, and what to do when the key is lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from franchise.server.storage import identities
from franchise.server.storage.engine import database_url, make_engine, reading, writing
from franchise.server.storage.identities import Identity, Token
from franchise.server.storage.key_file import read_keys
from franchise.server.storage.upgrade import upgrade

Run = Callable[..., Result]
SOMEBODY = "i" * 14


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Make a database of an earlier version, with an address as it is."""
    file = tmp_path / "games.db"
    engine = make_engine(database_url(f"sqlite:///{file}"))
    upgrade(engine)
    plain = json.dumps({"url": "https://hooks.example/x", "kind": "json", "language": "en", "failures": 0})
    token = Token("t" * 14, SOMEBODY, "browser", "", 0)
    with writing(engine) as connection:
        identities.create(connection, Identity(SOMEBODY, "Ann", "blue"), "0" * 64, token)
        identities.save_webhook(connection, SOMEBODY, plain)
    engine.dispose()
    return file


def address(database: Path) -> str | None:
    """Read the address as the database has it."""
    engine = make_engine(database_url(f"sqlite:///{database}"))
    try:
        with reading(engine) as connection:
            return identities.webhook_of(connection, SOMEBODY)
    finally:
        engine.dispose()


def test_addresses_are_encrypted_with_another_key_each_time(database: Path, run: Run) -> None:
    key = database.with_name("games.db.key")
    first = run("rekey", "--database", database)
    assert first.exit_code == 0, first.output
    assert "Addresses encrypted with another key: 1" in first.output
    before = address(database)
    run("rekey", "--database", database)
    after = address(database)
    assert before is not None and after is not None and before.split(".")[0] != after.split(".")[0]
    assert "hooks" not in after
    assert len(read_keys(key) or ()) == 2


def test_a_lost_key_is_said_and_gone_on_without(
    database: Path, run: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    run("rekey", "--database", database)
    database.with_name("games.db.key").unlink()
    refused = run("rekey", "--database", database)
    assert refused.exit_code == 2
    assert "the key file" in refused.output + capfd.readouterr().err
    gone_on = run("rekey", "--database", database, "--lost")
    assert gone_on.exit_code == 0, gone_on.output
    assert "forgotten, which nobody can read: 1" in gone_on.output
    assert address(database) is None
