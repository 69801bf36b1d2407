"""`franchise serve`, as a process of its own where it serves."""

import logging
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from typer.testing import Result

from franchise.server.storage.upgrade import newest_schema
from served import Process, served
from servers import ok, open_table, wait_until

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def lines_of_the_log() -> Iterator[None]:
    """Keep what a command does to the lines of the log from the other tests."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Name a database that does not exist yet."""
    return tmp_path / "data" / "games.db"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_says_how_it_is_answers_and_stops_cleanly(database: Path, number: signal.Signals) -> None:
    with served(database) as server:
        assert ok(httpx.get(f"{server.url}/api/health"))["status"] == "ok"
        server.send(number)
        assert server.end() == 0
    assert f"Database: SQLite {database}, schema {newest_schema()} (created)" in server.stdout
    assert "Tables: 0, 0 open, 0 playing; bots are to move at 0" in server.stdout
    assert server.stdout.endswith("Stopped.\n")
    assert [line.split()[2:] for line in server.stderr.splitlines()] == [["INFO", "stopping"]]


def test_a_server_that_is_stopped_before_it_answers_ends_without_an_error(database: Path) -> None:
    process = Process("serve", "--port", 0, "--database", database)
    process.wait_for("Database: ")
    process.send(signal.SIGTERM)
    assert process.end() == 0
    assert process.stderr == ""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing ends like that there")
def test_a_server_that_was_killed_holds_nothing_and_lost_nothing(database: Path) -> None:
    with served(database) as server, httpx.Client(base_url=server.url) as ann:
        ok(ann.put("/api/me", json={"name": "Ann"}))
        table = open_table(ann, "me", "person")
        ok(ann.post(f"/api/games/{table['id']}/moves", json={"revision": 0, "moves": ["end"]}))
        server.send(signal.SIGKILL)
        server.end()
    with served(database) as server:
        assert ok(httpx.get(f"{server.url}/api/games/{table['id']}"))["moves"] == 1
    assert "Tables: 1, 0 open, 1 playing" in server.stdout
    assert "created" not in server.stdout


def test_stopping_finishes_running_requests_and_ends_streams(database: Path) -> None:
    answers: dict[str, httpx.Response] = {}
    with served(database) as server, httpx.Client(base_url=server.url, timeout=60) as ann:
        ok(ann.put("/api/me", json={"name": "Ann"}))
        table = open_table(ann, "me", "person", hints=True)["id"]

        def ask_for_a_hint() -> None:
            answers["hint"] = ann.post(f"/api/games/{table}/hint", json={"seconds": 2})

        def follow() -> None:
            with ann.stream("GET", "/api/stream", params={"tables": table}) as stream:
                for _ in stream.iter_lines():
                    answers.setdefault("stream", stream)
            answers["end"] = stream

        threads = [threading.Thread(target=work) for work in (ask_for_a_hint, follow)]
        for thread in threads:
            thread.start()
        wait_until(lambda: "stream" in answers)
        wait_until(lambda: "franchise_streams 1.0" in httpx.get(f"{server.url}/metrics").text)
        server.send(signal.SIGTERM)
        for thread in threads:
            thread.join(60)
        assert server.end() == 0
    assert ok(answers["hint"])["turns"]
    assert "end" in answers


def test_whoever_presses_control_c_twice_leaves_at_once(database: Path) -> None:
    with served(database) as server, socket.create_connection(_address(server.url)) as slow:
        slow.sendall(b"PUT /api/me HTTP/1.1\r\nHost: %b\r\nContent-Length: 5\r\n\r\n{" % _host(server.url))
        wait_until(lambda: httpx.get(f"{server.url}/api/health").is_success)
        server.send(signal.SIGINT)
        server.wait_for("stopping")
        server.send(signal.SIGINT)
        assert server.end() == 128 + signal.SIGINT


def _address(url: str) -> tuple[str, int]:
    found = httpx.URL(url)
    assert found.port is not None
    return found.host, found.port


def _host(url: str) -> bytes:
    return httpx.URL(url).netloc


def test_a_server_makes_encrypted_backups_that_can_be_restored(
    run: Run, database: Path, tmp_path: Path
) -> None:
    directory, key = tmp_path / "backups", tmp_path / "key"
    key.write_text("correct horse battery staple")
    options = ("--backup-directory", directory, "--backups-kept", 3)
    with served(database, *options, FRANCHISE_BACKUP_KEY=str(key)) as server:
        server.wait_for("INFO backup games-")
        server.send(signal.SIGTERM)
        assert server.end() == 0
    assert f"Backups: {directory}, every 24 hours, 3 kept, encrypted" in server.stdout
    (made,) = directory.iterdir()
    assert run("restore", made, "--database", tmp_path / "x.db", "--backup-key", key).exit_code == 0


# --- what stands in the way ---


def test_a_second_server_on_one_sqlite_database_is_refused(run: Run, database: Path) -> None:
    with served(database) as server:
        result = run("serve", "--port", 0, "--database", database)
        assert result.exit_code == 2
        assert f"is in use by process {server.process_id}, which serves it at {server.url}" in result.stderr
        assert result.stderr.count("\n") == 1
        assert httpx.get(f"{server.url}/api/health").is_success


def test_a_port_in_use_is_refused_before_anything_is_created(run: Run, database: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = run("serve", "--port", port, "--database", database)
    assert result.exit_code == 2
    assert f"port {port} of 127.0.0.1 is in use" in result.stderr
    assert not database.parent.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--database", "mysql://ann:pass1234@here/games"), "expected sqlite:///FILE or postgresql://"),
        (("--database", "postgresql://ann:pass1234@127.0.0.1:1/games"), "PostgreSQL does not answer"),
        (("--database", "/dev/null/games.db"), "cannot be used"),
        (("--database", "sqlite://"), "expected a file"),
        (("--host", "203.0.113.1"), "this machine has no address 203.0.113.1"),
        (("--host", "no such host"), "this machine has no address"),
        (("--port", "70000"), "--port"),
        (("--public-address", "games.example"), "--public-address: expected an address"),
        (("--public-address", "https://games.example/play"), "without a path"),
        (("--trusted-proxy", "*"), "--trusted-proxy: expected an address"),
        (
            ("--backup-directory", "/dev/null/backups"),
            "--backup-directory: /dev/null/backups: Not a directory",
        ),
        (("--backup-key", "/dev/null"), "--backup-key: /dev/null: expected a pass phrase"),
        (("--backup-hours", "0"), "--backup-hours"),
        (("--processes", "2"), "--processes: 2 processes need PostgreSQL"),
        (("--bot-threads", "0"), "--bot-threads: 0 leaves thinking to other processes"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    run: Run, database: Path, arguments: tuple[str, ...], words: str
) -> None:
    result = run("serve", "--port", 0, "--database", database, *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.startswith("franchise: ") and result.stderr.count("\n") == 1
    assert "pass1234" not in result.stdout + result.stderr


def test_thinking_is_shared_on_postgresql_only(run: Run, database: Path) -> None:
    result = run("think", "--database", database)
    assert result.exit_code == 2
    assert "only servers on PostgreSQL share their thinking" in result.stderr
    assert not database.exists()
    result = run("think", "--database", "postgresql://ann:pass1234@127.0.0.1:1/games")
    assert result.exit_code == 2
    assert "PostgreSQL does not answer" in result.stderr and "pass1234" not in result.stderr


def test_a_server_on_sqlite_loads_nothing_that_only_several_processes_need(database: Path) -> None:
    code = (
        "import sys; from franchise.server.run.app import create_app; from franchise.server.settings import "
        f"Settings; create_app(Settings({f'sqlite:///{database}'!r})); print(*sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    room = "franchise.server."
    assert f"{room}thinking.own_line" in said.split()
    for module in ("thinking.shared_line", "storage.thoughts", "storage.errands", "run.many", "run.thinker"):
        assert room + module not in said.split()
    assert "psycopg" not in said.split()


def _spoil(database: Path) -> None:
    database.write_bytes(b"This is no database. " * 1000)


def _spoil_the_middle(database: Path) -> None:
    data = bytearray(database.read_bytes())
    half = len(data) // 2
    data[half : half + 8192] = b"\xa5" * 8192
    database.write_bytes(bytes(data))


def _age(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_spoil, "is damaged, or no SQLite database"),
        (_spoil_the_middle, "is damaged"),
        (_age, "has schema 9999, which this version does not know"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line_and_left_as_it_is(
    run: Run, database: Path, spoil: Callable[[Path], None], words: str
) -> None:
    from franchise.server.storage.engine import database_url, make_engine
    from franchise.server.storage.upgrade import upgrade

    engine = make_engine(database_url(f"sqlite:///{database}"))
    upgrade(engine)
    engine.dispose()
    spoil(database)
    before = database.read_bytes()
    result = run("serve", "--port", 0, "--database", database)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert database.read_bytes() == before


# --- what is written down ---


def test_requests_are_written_down_on_request_without_secrets(database: Path) -> None:
    with served(database, FRANCHISE_LOG_REQUESTS="1") as server:
        for address in ("/join/abcdefghjkmn", "/api/join/abcdefghjkmn?token=abcdefghjkmn"):
            httpx.get(server.url + address, cookies={"franchise": "cookie1234"})
        httpx.get(f"{server.url}/api/me", headers={"authorization": "Bearer token1234"})
        server.send(signal.SIGTERM)
        server.end()
    assert '"GET /join/*** HTTP/1.1" 200' in server.stderr
    assert '"GET /api/join/*** HTTP/1.1" 400' in server.stderr
    assert '"GET /api/me HTTP/1.1" 401' in server.stderr
    assert not any(secret in server.stderr for secret in ("abcdefghjkmn", "cookie1234", "token1234"))


@pytest.mark.parametrize(
    ("arguments", "client"),
    [
        (("--public-address", "https://games.example"), "198.51.100.7"),
        ((), "127.0.0.1"),
    ],
)
def test_a_proxy_on_this_machine_is_believed_where_one_was_named(
    database: Path, arguments: tuple[str, ...], client: str
) -> None:
    with served(database, "--log-requests", *arguments) as server:
        host = "games.example" if arguments else "127.0.0.1"
        headers = {"x-forwarded-for": "198.51.100.7", "host": host}
        answer = httpx.get(f"{server.url}/api/me", headers=headers)
        server.send(signal.SIGTERM)
        server.end()
    assert f"{client}:" in next(line for line in server.stderr.splitlines() if "/api/me" in line)
    assert answer.is_success == bool(arguments), "a name that the server does not have is refused"
