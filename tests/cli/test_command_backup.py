"""`franchise backup` and `franchise restore`."""

import gzip
import hashlib
import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import BigInteger, Boolean, Float, Integer, String, Text
from typer.testing import Result

from franchise.server.storage import schema, upgrade
from franchise.server.storage.engine import database_url, make_engine
from franchise.server.storage.sole_use import sole_use
from servers import Running, game_of, ok, open_table, play, running

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled

STEP = """
import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{newest}"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("stars", sa.Integer(), server_default="7"))
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with a game, a chat in other letters, a note and a token."""
    with running(tmp_path_factory.mktemp("server") / "games.db") as server:
        ann = server.person("Änn ✨")
        table = open_table(ann, "me", "person", bot_seconds=0.5, title="Ann’s – 日本")
        play(ann, table, "end")
        ok(ann.post(f"/api/tables/{table['id']}/chat", json={"text": 'It\'s "odd" – 日本'}))
        ok(ann.put(f"/api/tables/{table['id']}/notes", json={"text": "private"}))
        yield server


@pytest.fixture
def backup(run: Run, server: Running, tmp_path: Path) -> Path:
    """Back up the running server."""
    path = tmp_path / "games.backup"
    result = run("backup", path, "--database", server.server.settings.database)
    assert result.exit_code == 0, result.stderr
    return path


def rows(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """Read all that a SQLite database holds."""
    with closing(sqlite3.connect(database)) as connection:
        return {
            table.name: sorted(connection.execute(f'SELECT * FROM "{table.name}"'), key=repr)
            for table in schema.metadata.sorted_tables
        }


def file_of(server: Running) -> Path:
    """Return the database of a server."""
    return Path(server.server.settings.database.removeprefix("sqlite:///"))


def test_a_backup_of_a_running_server_restores_everything(
    run: Run, server: Running, backup: Path, tmp_path: Path
) -> None:
    target = tmp_path / "other" / "games.db"
    result = run("restore", backup, "--database", target)
    assert result.exit_code == 0, result.stderr
    found = rows(target)
    counts = tuple(len(found[name]) for name in ("tables", "log", "identities"))
    assert "Restored {} tables, {} entries of games, {} people".format(*counts) in result.stdout
    assert found == rows(file_of(server))
    assert all(found[name] for name in ("tables", "seats", "log", "chat", "notes", "tokens"))


def test_a_restored_server_knows_its_people_and_plays_on(
    run: Run, server: Running, backup: Path, tmp_path: Path
) -> None:
    bob = server.person("Bob")
    table = open_table(bob, "me", "person")
    again = tmp_path / "again.backup"
    assert run("backup", again, "--database", file_of(server)).exit_code == 0
    assert run("restore", again, "--database", tmp_path / "new.db").exit_code == 0
    with running(tmp_path / "new.db") as restored:
        client = restored.stranger()
        client.cookies = httpx.Cookies({cookie.name: cookie.value or "" for cookie in bob.cookies.jar})
        play(client, table, "end")
        assert game_of(client, table)["moves"] == 1


def test_a_backup_is_readable_by_its_owner_alone_and_lines_of_json(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    header, trailer = json.loads(lines[0]), json.loads(lines[-1])
    assert header["format"] == "franchise-backup/1"
    assert header["schema"] == upgrade.newest_schema()
    assert trailer["sha256"] == hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    assert sum(trailer["counts"].values()) == sum(line.startswith(b"[") for line in lines)
    assert not list(backup.parent.glob("*.partial"))


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has modes and such links")
class TestOtherUsers:
    """What other users of the machine left, or may read."""

    @pytest.mark.parametrize("there_before", [False, True])
    def test_a_restored_database_is_readable_by_its_owner_alone(
        self, run: Run, backup: Path, tmp_path: Path, there_before: bool
    ) -> None:
        target = tmp_path / "games.db"
        before = os.umask(0o022)
        try:
            if there_before:
                target.touch()
            assert run("restore", backup, "--database", target).exit_code == 0
            assert os.umask(0o022) == 0o022
            with closing(sqlite3.connect(target)) as connection:
                connection.execute("DELETE FROM notes")
                modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("games.db*")}
        finally:
            os.umask(before)
        assert set(modes) >= {"games.db", "games.db-wal", "games.db-shm"}
        assert set(modes.values()) == {0o600}

    @pytest.mark.parametrize("kind", ["symbolic", "hard", "open to all", "pipe"])
    def test_a_backup_is_not_written_into_a_file_that_somebody_else_put_there(
        self, run: Run, server: Running, tmp_path: Path, kind: str
    ) -> None:
        other, partial = tmp_path / "other", tmp_path / "games.backup.partial"
        other.write_text("precious")
        other.chmod(0o600)
        if kind == "symbolic":
            partial.symlink_to(other)
        elif kind == "hard":
            partial.hardlink_to(other)
        elif kind == "pipe":
            os.mkfifo(partial, 0o600)
        else:
            partial.touch()
            partial.chmod(0o644)  # whatever the umask
        result = run("backup", tmp_path / "games.backup", "--database", file_of(server))
        assert result.exit_code == 2
        assert "games.backup.partial is in the way" in result.stderr and result.stderr.count("\n") == 1
        assert other.read_text() == "precious"
        assert not (tmp_path / "games.backup").exists()


def test_what_a_backup_left_that_was_cut_off_is_written_anew(
    run: Run, server: Running, tmp_path: Path
) -> None:
    left = tmp_path / "games.backup.partial"
    left.touch(0o600)
    left.write_bytes(b"half")
    assert run("backup", tmp_path / "games.backup", "--database", file_of(server)).exit_code == 0
    assert run("restore", tmp_path / "games.backup", "--database", tmp_path / "games.db").exit_code == 0


def test_a_file_is_overwritten_only_by_force(run: Run, server: Running, backup: Path) -> None:
    before = backup.read_bytes()
    refused = run("backup", backup, "--database", file_of(server))
    assert refused.exit_code == 2 and "--force" in refused.stderr
    assert backup.read_bytes() == before
    assert run("backup", backup, "--database", file_of(server), "--force").exit_code == 0


@pytest.mark.parametrize(
    ("path", "words"),
    [("none/games.backup", "cannot be written: No such file"), (".", "is there already")],
)
def test_a_backup_that_cannot_be_written_is_refused(
    run: Run, server: Running, tmp_path: Path, path: str, words: str
) -> None:
    result = run("backup", tmp_path / path, "--database", file_of(server))
    assert result.exit_code == 2
    assert words in result.stderr and result.stderr.count("\n") == 1


def test_two_backups_into_one_file_do_not_mix(run: Run, server: Running, tmp_path: Path) -> None:
    with sole_use(tmp_path / "x") as use:
        held = tmp_path / "x.lock"
        held.rename(tmp_path / "games.backup.partial")
        result = run("backup", tmp_path / "games.backup", "--database", file_of(server))
        assert use.supported
    assert result.exit_code == 2
    assert "is being written by another process" in result.stderr


def test_a_database_that_does_not_exist_is_not_created(run: Run, tmp_path: Path) -> None:
    result = run("backup", tmp_path / "games.backup", "--database", tmp_path / "none.db")
    assert result.exit_code == 2 and "there is no database" in result.stderr
    assert not list(tmp_path.iterdir())


def test_a_database_with_anything_in_it_is_left_alone(
    run: Run, server: Running, backup: Path, tmp_path: Path
) -> None:
    target = tmp_path / "games.db"
    assert run("restore", backup, "--database", target).exit_code == 0
    before = rows(target)
    again = run("restore", backup, "--database", target)
    assert again.exit_code == 2 and "there is something in it already" in again.stderr
    assert rows(target) == before
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "tables of another program (recipes)" in run("restore", backup, "--database", foreign).stderr


def test_a_database_in_use_is_left_alone(run: Run, backup: Path, tmp_path: Path) -> None:
    with sole_use(tmp_path / "games.db"):
        result = run("restore", backup, "--database", tmp_path / "games.db")
    assert result.exit_code == 2 and "is in use by process" in result.stderr


def test_an_empty_database_of_a_server_that_was_started_once_can_be_filled(
    run: Run, server: Running, backup: Path, tmp_path: Path
) -> None:
    target = tmp_path / "games.db"
    engine = make_engine(database_url(f"sqlite:///{target}"))
    upgrade.upgrade(engine)
    engine.dispose()
    assert run("restore", backup, "--database", target).exit_code == 0
    assert rows(target) == rows(file_of(server))


# --- encrypted files ---


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """Write a key file."""
    path = tmp_path / "backup.key"
    path.write_text("correct horse battery staple\n")
    return path


@pytest.fixture
def encrypted(run: Run, server: Running, key: Path, tmp_path: Path) -> Path:
    """Back up the running server with a key."""
    path = tmp_path / "encrypted.backup"
    result = run("backup", path, "--database", file_of(server), "--backup-key", key)
    assert result.exit_code == 0, result.stderr
    assert "encrypted" in result.stdout
    return path


def test_an_encrypted_backup_restores_everything_with_its_key(
    run: Run, server: Running, backup: Path, encrypted: Path, key: Path, tmp_path: Path
) -> None:
    assert b"franchise-backup/1" not in encrypted.read_bytes()
    if os.name == "posix":
        assert stat.S_IMODE(encrypted.stat().st_mode) == 0o600
    for number, source in enumerate((encrypted, backup)):  # one that is not encrypted needs no key
        target = tmp_path / f"{number}.db"
        result = run("restore", source, "--database", target, "--backup-key", key)
        assert result.exit_code == 0, result.stderr
        assert rows(target) == rows(file_of(server))


def _last_byte(data: bytes) -> bytes:
    return data[:-1] + bytes([data[-1] ^ 1])


@pytest.mark.parametrize(
    ("phrase", "spoil", "words"),
    [
        (None, bytes, "is encrypted: name the file of its key with --backup-key"),
        ("correct horse battery stable", bytes, "was encrypted with another key"),
        ("correct horse battery staple", lambda data: data[:-20], "is damaged or cut off"),
        ("correct horse battery staple", lambda data: data[:40], "is cut off"),
        ("correct horse battery staple", _last_byte, "is damaged or cut off"),
        ("short", bytes, "expected a pass phrase or random characters, at least 16"),
    ],
)
def test_an_encrypted_backup_that_cannot_be_read_changes_nothing(
    run: Run,
    encrypted: Path,
    key: Path,
    tmp_path: Path,
    phrase: str | None,
    spoil: Callable[[bytes], bytes],
    words: str,
) -> None:
    encrypted.write_bytes(spoil(encrypted.read_bytes()))
    before = encrypted.read_bytes()
    key.write_text(phrase or "")
    named = ["--backup-key", key] if phrase else []
    result = run("restore", encrypted, "--database", tmp_path / "data" / "games.db", *named)
    assert result.exit_code == 2
    assert words in result.stderr and result.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()
    assert encrypted.read_bytes() == before


def test_a_key_that_cannot_be_used_makes_no_backup(run: Run, server: Running, tmp_path: Path) -> None:
    result = run(
        "backup", tmp_path / "x.backup", "--database", file_of(server), "--backup-key", tmp_path / "no"
    )
    assert result.exit_code == 2 and "--backup-key" in result.stderr and "No such file" in result.stderr
    assert not list(tmp_path.glob("x.backup*"))


# --- damaged files ---


def _cut(data: bytes) -> bytes:
    return data[:-20]


def _flipped(data: bytes) -> bytes:
    changed = bytearray(data)
    changed[len(data) // 2] ^= 0xFF
    return bytes(changed)


def _without_a_row(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    row = next(index for index, line in enumerate(lines) if line.startswith(b"["))
    return gzip.compress(b"".join(lines[:row] + lines[row + 1 :]))


def _without_a_trailer(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1]))


def _with_something_after(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data) + b"[]\n")


def _of_the_future(data: bytes) -> bytes:
    header, *rows, _ = gzip.decompress(data).splitlines(keepends=True)
    later = json.dumps({**json.loads(header), "schema": "9999"}).encode() + b"\n"
    counts = json.loads(gzip.decompress(data).splitlines()[-1])["counts"]
    sha256 = hashlib.sha256(b"".join([later, *rows])).hexdigest()
    trailer = json.dumps({"counts": counts, "sha256": sha256}).encode() + b"\n"
    return gzip.compress(b"".join([later, *rows, trailer]))


def _with_a_row(row: bytes) -> Callable[[bytes], bytes]:
    """Put a row of a table into a backup that is sound otherwise."""

    def spoil(data: bytes) -> bytes:
        header = gzip.decompress(data).splitlines(keepends=True)[0]
        lines = [header, b'{"table":"notes","columns":["table","identity","text"]}\n', row + b"\n"]
        trailer = {"counts": {"notes": 1}, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
        return gzip.compress(b"".join(lines) + json.dumps(trailer).encode() + b"\n")

    return spoil


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_with_a_row(b'["t","i",' + b"[" * 100_000 + b"]" * 100_000 + b"]"), "no JSON that a backup has"),
        (_with_a_row(b'["t","i",[]]'), "a row of notes holds what no database does"),
        (_with_a_row(b'["t","i",9223372036854775808]'), "a row of notes holds what no database does"),
        (_with_a_row(b'["t","i","\\ud800"]'), "a row of notes holds what no database does"),
        (_with_a_row(b'{"table":"seats","columns":[[]]}'), "a table is not as expected"),
        (_cut, "cut off"),
        (_flipped, "is damaged"),
        (_without_a_row, "its sum is wrong"),
        (_without_a_trailer, "is cut off"),
        (_with_something_after, "something follows its end"),
        (_of_the_future, "has schema 9999, which this version does not know"),
        (lambda data: b"no gzip at all", "no backup"),
        (lambda data: gzip.compress(b'{"format":"franchise/1"}\n'), "is no backup of this program"),
        (lambda data: b"", "is cut off"),
    ],
)
def test_a_damaged_backup_is_refused_before_anything_is_written(
    run: Run, backup: Path, tmp_path: Path, spoil: Callable[[bytes], bytes], words: str
) -> None:
    backup.write_bytes(spoil(backup.read_bytes()))
    result = run("restore", backup, "--database", tmp_path / "data" / "games.db")
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_a_restore_that_fails_midway_leaves_the_database_empty(
    run: Run, backup: Path, tmp_path: Path
) -> None:
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)[:-1]
    log = next(index for index, line in enumerate(lines) if line.startswith(b'{"table":"log"'))
    lines.insert(log + 1, lines[log + 1])  # a revision that is there twice
    counts = json.loads(gzip.decompress(backup.read_bytes()).splitlines()[-1])["counts"]
    counts["log"] += 1
    trailer = {"counts": counts, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    backup.write_bytes(gzip.compress(b"".join(lines) + json.dumps(trailer).encode() + b"\n"))
    target = tmp_path / "games.db"
    result = run("restore", backup, "--database", target)
    assert result.exit_code == 2
    assert "UNIQUE constraint failed" in result.stderr and result.stderr.count("\n") == 1
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


# --- other schemas ---


def test_a_backup_of_an_older_schema_is_upgraded(
    run: Run, server: Running, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations = tmp_path / "migrations"
    shutil.copytree(upgrade.STEPS, migrations)
    step = STEP.format(newest=upgrade.newest_schema())
    (migrations / "versions" / "9000_stars.py").write_text(step, "utf-8")

    monkeypatch.setattr(upgrade, "STEPS", migrations)
    target = tmp_path / "games.db"
    engine = make_engine(database_url(f"sqlite:///{target}"))
    upgrade.upgrade(engine)
    engine.dispose()
    result = run("restore", backup, "--database", target)
    assert result.exit_code == 0, result.stderr
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT DISTINCT stars FROM tables").fetchall() == [(7,)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9000",)]
    assert rows(target)["log"] == rows(file_of(server))["log"]


def test_a_backup_can_hold_every_column() -> None:
    kinds = (BigInteger, Boolean, Float, Integer, String, Text)
    columns = [column for table in schema.metadata.tables.values() for column in table.columns]
    assert all(isinstance(column.type, kinds) for column in columns)
