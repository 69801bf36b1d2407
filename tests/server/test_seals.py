"""Addresses are encrypted with a key outside of the database."""

import json
import stat
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, select, update

from franchise.server.announce.webhooks import Webhook, stored, webhook_of
from franchise.server.settings import Settings
from franchise.server.storage import identities, schema
from franchise.server.storage.engine import database_url, make_engine, reading, writing
from franchise.server.storage.identities import Identity, Token
from franchise.server.storage.key_file import KeyTrouble, create_key, read_keys
from franchise.server.storage.sealing import begin_anew, rekey, settle
from franchise.server.storage.seals import Seals
from franchise.server.storage.upgrade import upgrade
from keys import key_file_of
from push_services import Phone, subscribe
from servers import Running, ok, on_both_databases, running

SECRET = "s3cret-t0ken-of-a-webhook"
URL = f"https://hooks.example/{SECRET}"
PLAIN = json.dumps({"url": URL, "kind": "json", "language": "en", "failures": 2})


def somebody(engine: Engine, webhook: str | None) -> None:
    """Store somebody as an earlier version did."""
    token = Token("t" * 14, "i" * 14, "browser", "", 0)
    with writing(engine) as connection:
        identities.create(connection, Identity("i" * 14, "Ann", "blue"), "0" * 64, token)
        identities.save_webhook(connection, "i" * 14, webhook)


def address_in(engine: Engine) -> str | None:
    """Read the address as the database has it."""
    with reading(engine) as connection:
        return identities.webhook_of(connection, "i" * 14)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """Make an empty database."""
    made = make_engine(database_url(f"sqlite:///{tmp_path / 'games.db'}"))
    upgrade(made)
    yield made
    made.dispose()


@pytest.fixture
def seals(tmp_path: Path) -> Seals:
    """Name a key file."""
    return Seals(tmp_path / "games.db.key")


def test_an_address_from_before_is_encrypted_at_the_start_and_stays_nowhere(
    engine: Engine, seals: Seals, tmp_path: Path
) -> None:
    somebody(engine, PLAIN)
    settle(engine, seals)
    kept = address_in(engine)
    assert kept is not None and SECRET not in kept
    assert webhook_of(kept, seals) == Webhook(URL, "json", "en", 2)
    engine.dispose()
    files = [file for file in tmp_path.iterdir() if file.name.startswith("games.db")]
    assert not any(SECRET.encode() in file.read_bytes() for file in files)
    settle(engine, seals)
    assert address_in(engine) == kept


def test_the_key_is_its_owners_alone_and_made_once(tmp_path: Path) -> None:
    path = tmp_path / "new" / "franchise.key"
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda _: create_key(path), range(8)))
    assert all(keys == made[0] for keys in made)
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("loss", ["missing", "another"])
def test_without_its_key_a_database_is_not_served_and_the_message_says_how_to_go_on(
    engine: Engine, seals: Seals, loss: str
) -> None:
    settle(engine, seals)
    somebody(engine, stored(Webhook(URL, "json", "en"), seals))
    seals.path.unlink()
    if loss == "another":
        create_key(seals.path)
    again = Seals(seals.path)
    with pytest.raises(KeyTrouble, match=r"--key-file.*franchise rekey --lost"):
        settle(engine, again)
    assert begin_anew(engine, again) == 1
    assert address_in(engine) is None
    settle(engine, Seals(seals.path))


def test_a_file_in_which_nobody_is_told_needs_no_key_of_before(engine: Engine, seals: Seals) -> None:
    settle(engine, seals)
    somebody(engine, None)
    with writing(engine) as connection:
        connection.execute(insert(schema.sealed), {"name": "vapid", "value": seals.seal("vapid", "x")})
    first = seals.current
    seals.path.unlink()
    again = Seals(seals.path)
    settle(engine, again)
    assert again.current != first
    with reading(engine) as connection:
        assert connection.execute(select(schema.sealed)).all() == [("key", again.current)]


def test_what_is_no_key_file_is_said_and_left_alone(engine: Engine, seals: Seals) -> None:
    seals.path.write_text("some notes\n")
    with pytest.raises(KeyTrouble, match="is no key file: expected lines of 32 bytes in base64"):
        settle(engine, seals)
    assert seals.path.read_text() == "some notes\n"


def test_another_key_encrypts_everything_and_those_who_run_follow(engine: Engine, seals: Seals) -> None:
    settle(engine, seals)
    hook = Webhook(URL, "json", "en")
    somebody(engine, stored(hook, seals))
    running_on, first = Seals(seals.path), address_in(engine)
    assert running_on.load() and first is not None
    assert rekey(engine, Seals(seals.path)) == 1
    second = address_in(engine)
    assert second is not None and second.split(".")[0] != first.split(".")[0]
    assert webhook_of(second, running_on) == hook
    assert stored(hook, running_on).startswith(running_on.current)
    assert running_on.current == second.split(".")[0]
    assert webhook_of(first, running_on) == hook  # the key before is kept until the next time
    rekey(engine, Seals(seals.path))
    keys = read_keys(seals.path)
    assert keys is not None and len(keys) == 2
    with pytest.raises(KeyTrouble):
        webhook_of(first, Seals(seals.path))


def test_an_address_that_was_changed_is_not_taken(engine: Engine, seals: Seals) -> None:
    seals.create()
    sealed = seals.seal("webhook", "text")
    for wrong in (sealed[:-6] + "AAAA" + sealed[-2:], sealed[:40], "0" * 16 + sealed[16:]):
        with pytest.raises(KeyTrouble):
            seals.unseal("webhook", wrong)
    with pytest.raises(KeyTrouble):
        seals.unseal("push", sealed)


@on_both_databases
def test_no_address_stands_in_the_database_as_it_is(server: Running) -> None:
    ann, phone = server.person("Ann"), Phone("s3cret-device")
    ok(ann.put("/api/me/webhook", json={"url": URL, "kind": "json"}))
    subscribe(ann, phone)
    with reading(server.server.engine) as connection:
        for table in schema.metadata.sorted_tables:
            rows = str(connection.execute(select(table)).all())
            assert SECRET not in rows and "s3cret-device" not in rows
            assert "hooks.example" not in rows


@on_both_databases
def test_processes_share_the_key_and_one_with_another_does_not_start(database: str, tmp_path: Path) -> None:
    with running(database) as first:
        ann = first.person("Ann")
        ok(ann.put("/api/me/webhook", json={"url": URL, "kind": "json"}))
        key = key_file_of(database) or Settings(database).key_path
        with running(database, key_file=key) as second:
            client = second.stranger()
            client.cookies.update(ann.cookies)
            assert ok(client.get("/api/me"))["me"]["webhook"]["host"] == "hooks.example"
        with pytest.raises(KeyTrouble, match="is missing"):
            settle(first.server.engine, Seals(tmp_path / "elsewhere.key"))


def test_rows_are_found_whatever_holds_them(engine: Engine, seals: Seals) -> None:
    settle(engine, seals)
    with writing(engine) as connection:
        connection.execute(insert(schema.sealed), {"name": "vapid", "value": seals.seal("vapid", "x")})
    rekey(engine, Seals(seals.path))
    with writing(engine) as connection:
        connection.execute(
            update(schema.sealed).where(schema.sealed.c.name == "vapid").values(value="0" * 16 + ".AAAA")
        )
    with pytest.raises(KeyTrouble, match="does not hold"):
        settle(engine, Seals(seals.path))
