"""Backups that a server makes by itself: at their times, so many of them, once for all processes."""

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from franchise.server.settings import DAY, BackupPlan
from franchise.server.storage.backup import checked_backup
from franchise.server.storage.backup_series import Series
from franchise.server.storage.encryption import is_encrypted
from franchise.server.storage.engine import database_url
from inside import Clock, do, own_clock
from servers import Running, ok, on_both_databases, open_table, play, running

HOURLY = 60 * 60.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let the servers of a test have a clock that can be put forward."""
    return own_clock(monkeypatch)


def files(directory: Path) -> list[str]:
    """List what is in a directory, in the order of the names."""
    return sorted(path.name for path in directory.iterdir())


def look(server: Running) -> None:
    """Have the server make a backup if one is due."""
    assert server.server.backups is not None
    do(server, server.server.backups.look())


def health(server: Running) -> Any:
    """Return what the server says of its backups."""
    return ok(server.stranger().get("/api/health"))["backups"]


def test_a_server_without_a_place_for_backups_makes_none(server: Running) -> None:
    assert server.server.backups is None
    assert health(server) is None


@on_both_databases
def test_a_backup_is_made_at_the_start_and_whenever_one_is_due(
    database: str, tmp_path: Path, clock: Clock
) -> None:
    directory = tmp_path / "new" / "backups"
    plan = BackupPlan(directory, every=HOURLY, kept=10)
    with running(database, backups=plan) as server:
        look(server)  # waits for the one that is being made
        ann = server.person("Ann")
        play(ann, open_table(ann, "me", "person"), "end")
        clock.pass_minutes(59)
        look(server)
        assert len(files(directory)) == 1
        clock.pass_minutes(1.1)
        look(server)
        assert health(server) == "ok"
    first, second = files(directory)
    assert checked_backup(directory / first)[1]["log"] == 0
    assert checked_backup(directory / second)[1]["log"] == 2
    if os.name == "posix":
        assert stat.S_IMODE(directory.stat().st_mode) == 0o700
        assert {stat.S_IMODE(path.stat().st_mode) for path in directory.iterdir()} == {0o600}
    with running(database, backups=plan) as server:  # a start is no reason for another
        look(server)
    assert files(directory) == [first, second]


def test_so_many_are_kept_and_other_files_are_left_alone(tmp_path: Path, clock: Clock) -> None:
    directory = tmp_path / "backups"
    directory.mkdir()
    others = {
        "games-20200101-000000.backup.copy",
        "games-20200231-000000.backup",
        "games-20200101.backup",
        "other-20200101-000000.backup",
        "my.backup",
    }
    for name in others:
        (directory / name).write_text("precious")
    with running(tmp_path / "games.db", backups=BackupPlan(directory, every=HOURLY, kept=2)) as server:
        for _ in range(4):
            look(server)
            clock.pass_minutes(61)
    made = Series(directory, database_url("sqlite:///games.db")).backups()
    assert len(made) == 2 and made[1].made_at - made[0].made_at >= HOURLY
    assert set(files(directory)) - {kept.path.name for kept in made} == others
    assert all((directory / name).read_text() == "precious" for name in others)


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has such links")
def test_no_link_is_followed_written_through_or_counted(tmp_path: Path, clock: Clock) -> None:
    directory, other = tmp_path / "backups", tmp_path / "other"
    directory.mkdir()
    other.write_text("precious")
    link = directory / "games-20200101-000000.backup"
    link.symlink_to(other)
    partial = directory / "games.backup.partial"
    partial.symlink_to(other)
    with running(tmp_path / "games.db", backups=BackupPlan(directory, every=HOURLY, kept=1)) as server:
        look(server)
        assert health(server) == "failing"
        partial.unlink()
        look(server)
        assert health(server) == "ok"
    assert link.is_symlink() and other.read_text() == "precious"
    assert len(files(directory)) == 2


def test_the_oldest_stay_while_a_backup_cannot_be_made(
    tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    directory, key = tmp_path / "backups", tmp_path / "key"
    key.write_text("correct horse battery staple")
    plan = BackupPlan(directory, every=HOURLY, kept=1, key=key)
    with running(tmp_path / "games.db", backups=plan) as server:
        look(server)
        before = files(directory)
        key.write_text("short")
        clock.pass_minutes(61)
        look(server)
        assert files(directory) == before
        assert health(server) == "failing"
        assert "at least 16" in caplog.text and "short" not in caplog.text
        assert "franchise_backup_failures_total 1.0" in server.stranger().get("/metrics").text
        key.write_text("correct horse battery staple")
        look(server)
        assert health(server) == "ok"
    after = files(directory)
    assert len(after) == 1 and after != before


def test_with_a_key_they_are_encrypted(tmp_path: Path, clock: Clock) -> None:
    directory, key = tmp_path / "backups", tmp_path / "key"
    key.write_text("correct horse battery staple\n")
    with running(tmp_path / "games.db", backups=BackupPlan(directory, key=key)) as server:
        server.person("Ann")
        look(server)
    (made,) = directory.iterdir()
    assert is_encrypted(made.read_bytes())
    assert "identities" in checked_backup(made, b"correct horse battery staple")[1]


@pytest.mark.parametrize("name", ["games-99991231-000000.backup", "games-20990101-000000.backup"])
def test_a_clock_that_was_ahead_once_does_not_end_the_series(tmp_path: Path, clock: Clock, name: str) -> None:
    directory = tmp_path / "backups"
    directory.mkdir()
    (directory / name).touch()
    with running(tmp_path / "games.db", backups=BackupPlan(directory, every=HOURLY, kept=1)) as server:
        look(server)
    (made,) = files(directory)
    assert made != name


def test_several_processes_make_each_backup_once(postgres: Any, tmp_path: Path, clock: Clock) -> None:
    database = postgres.create_database(f"test_{os.urandom(6).hex()}")
    plan = BackupPlan(tmp_path / "backups", every=DAY)
    with running(database, backups=plan) as one, running(database, backups=plan) as other:
        look(one)
        look(other)
        assert one.server.leases is not other.server.leases
        assert do(one, one.server.leases.take("backups"))
        clock.pass_minutes(25 * 60)
        look(other)
        assert len(files(plan.directory)) == 1, "it was made although the other has begun"
        do(one, one.server.leases.give_back("backups"))
        look(other)
        look(one)
        assert len(files(plan.directory)) == 2


def test_a_server_that_stops_leaves_no_half_of_a_backup(tmp_path: Path, clock: Clock) -> None:
    database, directory = tmp_path / "games.db", tmp_path / "backups"
    with running(database, backups=BackupPlan(directory)):
        pass  # the process that makes the first one has hardly begun
    assert all(name.endswith(".partial") for name in (files(directory) if directory.exists() else []))
    with running(database, backups=BackupPlan(directory)) as server:
        look(server)
    (made,) = files(directory)
    assert checked_backup(directory / made)[1]


def test_databases_of_different_names_share_a_directory(tmp_path: Path) -> None:
    games = Series(tmp_path, database_url("sqlite:////data/games.db"))
    tests = Series(tmp_path, database_url("postgresql://ann@localhost/tests"))
    for series in (games, tests):
        series.at(1_000_000.5).touch()
    assert files(tmp_path) == ["games-19700112-134640.backup", "tests-19700112-134640.backup"]
    assert [kept.made_at for kept in games.backups()] == [1_000_000]
    assert games.remove_oldest(1, games.at(2_000_000)) == [games.at(1_000_000)]
    assert len(tests.backups()) == 1
