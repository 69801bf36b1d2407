"""A disk that is full and a database that can only be read: clear errors, nothing broken, and it goes on."""

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import psycopg
import pytest

from players import Entry, Match, People, open_match
from processes import ServerProcess, count_of, processes
from tools.postgres import Cluster
from wire import Reply

pytestmark = [pytest.mark.slow, pytest.mark.alone]

FAULTS = count_of("FRANCHISE_FAULTS", 5)
MOST_REQUESTS = 3_000


# --- small disks ---


class SmallDisk:
    """A file system of a few megabytes that can be filled."""

    def __init__(self, directory: Path) -> None:
        """Take over a directory on such a file system."""
        self.directory = directory
        self._filler = directory / "filler"

    def fill(self) -> None:
        """Leave no room."""
        with self._filler.open("wb", buffering=0) as filler:
            for size in (1 << 16, 1 << 12):
                try:
                    while filler.write(b"x" * size) == size:
                        pass
                except OSError:
                    continue

    def make_room(self) -> None:
        """Free the room again."""
        self._filler.unlink()


@contextmanager
def small_disk(directory: Path, megabytes: int) -> Iterator[SmallDisk | None]:
    """Mount a small file system; None where that is not allowed."""
    directory.mkdir(parents=True, exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=777", "tmpfs", str(directory)]
    mounted = (
        shutil.which("mount") is not None and subprocess.run(command, capture_output=True).returncode == 0
    )
    try:
        yield SmallDisk(directory) if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(directory)], check=True)


# --- playing ---


async def play_until_refused(match: Match) -> tuple[Reply, str, dict[str, object], str]:
    """Play until a move is refused; return the answer and the request."""
    assert match.seats[0] is not None
    for _ in range(MOST_REQUESTS):
        position = await match.caught_up(match.host, "")
        match.revision = position["revision"]
        actor = position["view"]["actor"]
        assert actor is not None, "the game ended before the disk was full"
        person = match.seats[actor]
        if person is None:
            await asyncio.sleep(0.02)
            continue
        # Take a move back and play it again: games are too short to fill anything.
        moves = position["legal_moves"][0]
        path, body = f"/api/games/{match.id}/moves", {"revision": match.revision, "moves": [moves]}
        if match.acknowledged and match.acknowledged[-1].kind == "moves":
            path = f"/api/games/{match.id}/undo"
            body = {"revision": match.revision, "to": position["moves"] - 1}
        key = match.people.key()
        answer = await match.people.once(person, "POST", path, body, key)
        if not answer.is_success:
            return answer, path, body, key
        acknowledge(match, answer, path, body)
    raise AssertionError("nothing was refused")


def acknowledge(match: Match, answer: Reply, path: str, body: dict[str, object]) -> None:
    """Remember what was acknowledged."""
    revision = answer.json()["revision"]
    if path.endswith("undo"):
        to = body["to"]
        assert isinstance(to, int)
        match.acknowledged.append(Entry(revision, "back", (), to))
    else:
        moves = body["moves"]
        assert isinstance(moves, list)
        match.acknowledged.append(Entry(revision, "moves", tuple(moves), None))


async def trouble(
    server: ServerProcess,
    begin: Callable[[], None],
    end: Callable[[], None],
    expected: tuple[int, str],
) -> None:
    """Play into trouble and out of it again, several times."""
    people = People([server.url], seed=4)
    try:
        match = await open_match(people, "pp")
        for _ in range(FAULTS):
            bots = await open_match(people, "bbb", bot_seconds=0.1)
            begin()
            try:
                answer, path, body, key = await play_until_refused(match)
                assert (answer.status_code, answer.json()["error"]) == expected, answer.text
                assert "retry-after" in answer.headers
                assert answer.json()["message"]
                await match.check()  # what was acknowledged can be read while nothing can be written
            finally:
                end()
            actor = (await match.caught_up(match.host, ""))["view"]["actor"]
            again = await until_answered(partial(people.once, match.seats[actor], "POST", path, body, key))
            acknowledge(match, again, path, body)
            await until(partial(is_longer, bots, len(await bots.check())))
        await match.check_all()
    finally:
        await people.close()


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + 60
    while not await condition():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.1)


async def until_answered(ask: Callable[[], Awaitable[Reply]]) -> Reply:
    """Ask until it succeeds: connections to a database may have to be opened again."""
    end = time.monotonic() + 60
    while not (answer := await ask()).is_success:
        assert answer.status_code in (503, 507), answer.text
        assert time.monotonic() < end, answer.text
        await asyncio.sleep(0.1)
    return answer


async def is_longer(match: Match, known: int) -> bool:
    """Return whether somebody has moved."""
    log = await match.check()
    return len(log) > known or log[-1]["actor"] is None


def must_be_whole(file: Path) -> None:
    """Check a SQLite database."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


# --- the disk is full ---


def test_a_full_disk_under_sqlite_is_said_to_be_full(tmp_path: Path) -> None:
    # Room for the write-ahead log, which takes 4 megabytes before it is written back, and for bots' games.
    with small_disk(tmp_path / "disk", 8 + FAULTS // 4) as disk:
        if disk is None:
            limited_file(tmp_path / "franchise.db")
            return
        file = disk.directory / "franchise.db"
        with processes(f"sqlite:///{file}") as [server]:
            asyncio.run(trouble(server, disk.fill, disk.make_room, (507, "storage_full")))
        must_be_whole(file)


def limited_file(file: Path) -> None:
    """Limit the size of files instead, where no file system can be mounted: SQLite calls that a failure."""
    print("no file system can be mounted here: the size of files is limited instead")
    with processes(f"sqlite:///{file}") as [server]:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

        def limit(size: int) -> None:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))

        def begin() -> None:
            limit(max(path.stat().st_size for path in file.parent.iterdir() if path.is_file()) + 8192)

        asyncio.run(trouble(server, begin, lambda: limit(most), (503, "storage_unavailable")))
    must_be_whole(file)


def test_a_full_disk_under_postgresql_is_said_to_be_full(postgres: Cluster) -> None:
    with small_disk(postgres.directory / "disk", 24) as disk:
        if disk is None:
            pytest.skip("no small file system can be mounted here")
        data = disk.directory / "tables"
        data.mkdir()
        owner = postgres.directory.stat()
        os.chown(data, owner.st_uid, owner.st_gid)
        with psycopg.connect(postgres.url(), autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{data}'")
            connection.execute("CREATE DATABASE small TABLESPACE small")
        try:
            with processes(postgres.url("small")) as [server]:
                asyncio.run(trouble(server, disk.fill, disk.make_room, (507, "storage_full")))
        finally:
            with psycopg.connect(postgres.url(), autocommit=True) as connection:
                connection.execute("DROP DATABASE small WITH (FORCE)")
                connection.execute("DROP TABLESPACE small")


# --- the database can only be read ---


def test_a_postgresql_that_takes_no_changes_is_said_to_be_read_only(postgres: Cluster) -> None:
    url = postgres.create_database("read_only")

    def switch(state: str) -> None:
        with psycopg.connect(postgres.url(), autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE read_only SET default_transaction_read_only = {state}")
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'read_only'"
            )

    with processes(url) as [server]:
        asyncio.run(trouble(server, lambda: switch("on"), lambda: switch("off"), (503, "storage_read_only")))


def test_a_sqlite_file_that_must_not_be_written_is_shown_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "franchise.db"

    async def play(server: ServerProcess) -> Match:
        people = People([server.url], seed=5)
        match = await open_match(people, "pp")
        stop = asyncio.Event()
        task = asyncio.create_task(match.play(stop))
        await until(lambda: is_longer(match, 5))
        stop.set()
        await task
        await people.close()
        return match

    async def look(server: ServerProcess, match: Match) -> None:
        match.people = People([server.url], seed=6)
        match.move_to(server.url)
        await match.check_all()
        answer, *_ = await play_until_refused(match)
        assert (answer.status_code, answer.json()["error"]) == (503, "storage_read_only"), answer.text
        await match.check_all()
        await match.people.close()

    with processes(f"sqlite:///{file}") as [server]:
        match = asyncio.run(play(server))
        server.stop()
    before = file.read_bytes()
    file.chmod(0o444)
    with processes(f"sqlite:///{file}", heeds_file_modes=True) as [server]:
        asyncio.run(look(server, match))
    assert file.read_bytes() == before
    must_be_whole(file)
