"""`franchise doctor`."""

import json
import os
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import Result

from franchise.server.run import checks
from franchise.server.settings import BackupPlan
from franchise.server.storage import opening
from franchise.server.storage.engine import database_url, make_engine
from franchise.server.storage.sole_use import sole_use
from franchise.server.storage.upgrade import newest_schema, upgrade
from inside import do
from servers import open_table, play, running

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Make a database without any game."""
    path = tmp_path / "games.db"
    engine = make_engine(database_url(f"sqlite:///{path}"))
    upgrade(engine)
    engine.dispose()
    return path


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str]:
    """Make a database with a game."""
    path = tmp_path / "games.db"
    with running(path) as server:
        ann = server.person("Ann")
        table = open_table(ann, "me", "person")
        play(ann, table, "end")
    return path, table["id"]


def change(database: Path, statement: str, *values: object) -> None:
    """Change a database behind the program's back."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, values)


def line(result: Result, subject: str) -> str:
    """Find what was said about something."""
    return next(text for text in result.stdout.splitlines() if f" {subject}: " in text)


def test_a_good_set_up_has_a_line_for_everything_and_no_problem(run: Run, database: Path) -> None:
    before = database.read_bytes()
    result = run("doctor", "--port", 0, "--database", database)
    assert result.exit_code == 0, result.stdout
    lines = result.stdout.splitlines()
    assert [text.split(":")[0].split(maxsplit=1)[1] for text in lines] == [
        "Python",
        "rules",
        "data directory",
        "disk space",
        "database",
        "server",
        "integrity",
        "schema",
        "clock",
        "writing",
        "games",
        "backups",
        "port",
        "public address",
        "browser client",
        "bots",
    ]
    assert "problem" not in result.stdout
    assert database.read_bytes() == before


def test_a_database_that_is_not_there_yet_is_not_made(run: Run, tmp_path: Path) -> None:
    result = run("doctor", "--port", 0, "--database", tmp_path / "data" / "games.db")
    assert result.exit_code == 0
    assert "the first start makes it" in line(result, "database")
    assert not list(tmp_path.iterdir())


def test_games_that_cannot_be_replayed_are_named(run: Run, played: tuple[Path, str]) -> None:
    database, table = played
    assert "all 1 can be replayed" in line(run("doctor", "--port", 0, "--database", database), "games")
    change(database, "UPDATE log SET moves = ? WHERE revision = 1", json.dumps(["grow chicago"]))
    result = run("doctor", "--port", 0, "--database", database)
    assert line(result, "games").startswith("problem") and table in line(result, "games")
    assert result.exit_code == 1
    change(database, "UPDATE tables SET rules = 0")
    result = run("doctor", "--port", 0, "--database", database)
    assert line(result, "games").startswith("warning") and table in line(result, "games")
    assert result.exit_code == 0
    change(database, "UPDATE tables SET setup = 'x', rules = 1")
    assert run("doctor", "--port", 0, "--database", database).exit_code == 1


def test_a_row_that_points_nowhere_is_a_problem(run: Run, database: Path) -> None:
    change(database, "INSERT INTO notes VALUES ('no table', 'nobody', 'text')")
    result = run("doctor", "--port", 0, "--database", database)
    assert result.exit_code == 1
    assert "points to" in line(result, "integrity")


def test_a_file_that_is_no_database_is_a_problem(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_bytes(b"Dear Ann, " * 500)
    result = run("doctor", "--port", 0, "--database", path)
    assert result.exit_code == 1
    assert "is damaged, or no SQLite database" in line(result, "database")


def test_a_postgresql_that_does_not_answer_is_a_problem(run: Run) -> None:
    result = run("doctor", "--port", 0, "--database", "postgresql://ann:pass1234@127.0.0.1:1/games")
    assert result.exit_code == 1
    assert "PostgreSQL does not answer" in line(result, "database")
    assert "pass1234" not in result.output


@pytest.mark.parametrize(
    ("schema", "level", "exit_code"), [("9999", "problem", 1), (newest_schema(), "ok", 0), ("", "problem", 1)]
)
def test_the_schema_is_looked_at(run: Run, database: Path, schema: str, level: str, exit_code: int) -> None:
    change(database, "UPDATE alembic_version SET version_num = ?", schema)
    result = run("doctor", "--port", 0, "--database", database)
    assert line(result, "schema").startswith(level)
    assert result.exit_code == exit_code


def test_a_clock_that_went_back_is_a_problem(
    run: Run, played: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "now", lambda: checks.EARLIEST)
    result = run("doctor", "--port", 0, "--database", played[0])
    assert result.exit_code == 1
    assert "a time that has passed already" in line(result, "clock")


def test_a_port_in_use_is_a_problem_unless_the_server_itself_has_it(run: Run, database: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = run("doctor", "--port", port, "--database", database)
        assert result.exit_code == 1
        assert line(result, "port").startswith("problem")
        with sole_use(database) as use:
            use.announce(f"http://127.0.0.1:{port}")
            result = run("doctor", "--port", port, "--database", database)
    assert result.exit_code == 0
    assert "in use by the server that runs" in line(result, "port")
    assert f"serves this database at http://127.0.0.1:{port}" in line(result, "server")


@pytest.mark.parametrize(
    ("arguments", "level"),
    [
        (("--public-address", "https://games.example"), "ok"),
        (("--public-address", "http://games.example"), "warning"),
        (("--host", "0.0.0.0"), "warning"),
        ((), "ok"),
    ],
)
def test_an_address_without_https_is_warned_of(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], level: str
) -> None:
    result = run("doctor", "--port", 0, "--database", tmp_path / "games.db", *arguments)
    assert line(result, "public address").startswith(level)


def test_a_disk_that_is_almost_full_is_a_problem(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "HARDLY_ANY_FREE", 1 << 80)
    monkeypatch.setattr(checks, "LEAST_FREE", 1 << 81)
    result = run("doctor", "--port", 0, "--database", tmp_path / "games.db")
    assert result.exit_code == 1
    assert "make room" in line(result, "disk space")


def test_a_directory_that_cannot_be_written_is_a_problem(run: Run) -> None:
    result = run("doctor", "--port", 0, "--database", "/dev/null/data/games.db")
    assert result.exit_code == 1
    assert "give this user the right to write" in line(result, "data directory")


def test_backups_of_the_server_are_looked_at(run: Run, database: Path, tmp_path: Path) -> None:
    directory, key = tmp_path / "backups", tmp_path / "key"
    key.write_text("correct horse battery staple")
    key.chmod(0o600)
    options = ("--port", 0, "--database", database, "--backup-directory", directory, "--backup-key", key)
    result = run("doctor", *options)
    assert result.exit_code == 0
    assert "none yet" in line(result, "backups") and line(result, "backup key").startswith("ok")
    plan = BackupPlan(directory, key=key)
    with running(database, backups=plan) as server:
        assert server.server.backups is not None
        do(server, server.server.backups.look())
    result = run("doctor", *options)
    assert result.exit_code == 0
    assert "is whole" in line(result, "last backup") and line(result, "backups").startswith("ok")
    (made,) = directory.iterdir()
    made.rename(directory / "games-20200101-000000.backup")
    result = run("doctor", *options)
    assert result.exit_code == 1
    assert "the server's log says what failed" in line(result, "backups")
    key.write_text("another pass phrase")
    assert "was encrypted with another key" in line(run("doctor", *options), "last backup")
    key.write_text("short")
    assert line(run("doctor", *options), "backup key").startswith("problem")


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has modes")
def test_a_key_that_others_can_read_is_warned_of(run: Run, database: Path, tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text("correct horse battery staple")
    key.chmod(0o644)
    options = ("--backup-directory", tmp_path / "backups", "--backup-key", key)
    result = run("doctor", "--port", 0, "--database", database, *options)
    assert line(result, "backup key").startswith("warning")


def test_a_place_for_backups_that_cannot_be_written_is_a_problem(run: Run, database: Path) -> None:
    result = run("doctor", "--port", 0, "--database", database, "--backup-directory", "/dev/null/backups")
    assert result.exit_code == 1
    assert "--backup-directory" in line(result, "backup directory")


def test_an_address_is_shown_without_its_password() -> None:
    url = opening.url_of("postgresql://ann:pass1234@db.example:5433/games?sslpassword=pass1234")
    assert opening.shown(url) == "PostgreSQL ann@db.example:5433/games"
