"""`franchise admin`, with a server that runs as a process of its own."""

import getpass
import json
import os
import signal
import socket
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import Result

from franchise.cli import admin
from franchise.cli.admin_file import Entrance, files_of, offered, read, usual_file
from franchise.server.storage.opening import url_of
from served import Served, served
from servers import error_of, ok

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Served]]:
    """Run a server on a database."""
    database = tmp_path_factory.mktemp("admin") / "games.db"
    with served(database) as server:
        yield database, server


@pytest.fixture
def command(run: Run, house: tuple[Path, Served]) -> Run:
    """Run a command for the server."""
    return lambda *arguments, **more: run("admin", *arguments, "--database", house[0], **more)


@pytest.fixture
def ask(command: Run) -> Callable[..., Any]:
    """Run a command that must succeed, and return its JSON."""

    def ask(*arguments: object) -> Any:
        result = command(*arguments, "--json")
        assert result.exit_code == 0, result.stderr
        return json.loads(result.stdout)

    return ask


@pytest.fixture
def ann(house: tuple[Path, Served]) -> Iterator[httpx.Client]:
    """Return somebody who hosts a table with a message."""
    with httpx.Client(base_url=house[1].url, timeout=20) as client:
        client.headers["x-test"] = ok(client.put("/api/me", json={"name": "Ann"}))["me"]["id"]
        seats = [{"kind": "me"}, {"kind": "person"}]
        table = ok(client.post("/api/tables", json={"seats": seats, "title": "Friday"}))["id"]
        client.headers["x-table"] = table
        ok(client.post(f"/api/tables/{table}/chat", json={"text": "Hello\nall"}))
        yield client


def test_the_key_can_be_read_by_its_owner_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    file = tmp_path / "games.db.admin"
    with served(database) as server:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert read(file).process == server.process_id
        server.send(signal.SIGTERM)
        assert server.end() == 0
    assert not file.exists()
    assert "Warning" not in server.stdout


def test_people_tables_and_messages_are_listed_for_people_and_for_programs(
    command: Run, ask: Callable[..., Any], ann: httpx.Client
) -> None:
    me, table = ann.headers["x-test"], ann.headers["x-table"]
    listed = command("people", me).stdout.splitlines()
    assert listed[0].split()[:3] == ["id", "name", "since"]
    assert listed[1].split()[:2] == [me, "Ann"]
    assert ask("tables", "friday")["tables"][0]["id"] == table
    assert "Hello all" in command("messages", table).stdout
    assert ask("messages", table)["messages"][0]["text"] == "Hello\nall"
    assert command("people", "nobody like this").stdout == "None.\n"


def test_a_ban_is_confirmed_carried_out_listed_noted_and_ended(
    command: Run, ask: Callable[..., Any], ann: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = ann.headers["x-test"]
    refused = command("ban", me, "--reason", "Was rude.")
    assert (refused.exit_code, "add --yes" in refused.stderr) == (2, True)
    monkeypatch.setattr(admin, "can_be_asked", lambda: True)
    assert command("ban", me, "--reason", "Was rude.", typed="n\n").exit_code == 2
    ok(ann.get("/api/tables"))
    done = command("ban", me, "--reason", "Was rude.", typed="y\n")
    assert f"{me} (Ann) is shut out." in done.stdout
    assert error_of(ann.get("/api/tables")) == "banned"
    assert [ban["reason"] for ban in ask("bans")["bans"]] == ["Was rude."]
    assert command("unban", me).stdout == f"{me} may come in again.\n"
    ok(ann.get("/api/tables"))
    noted = ask("log", me)["log"]
    assert [(one["did"], one["subject"]) for one in noted] == [("unban", me), ("ban", me)]
    assert {one["by"] for one in noted} == {getpass.getuser()}


def test_names_messages_tables_and_reports_are_dealt_with(
    command: Run, ask: Callable[..., Any], ann: httpx.Client
) -> None:
    me, table = ann.headers["x-test"], ann.headers["x-table"]
    ok(ann.post(f"/api/tables/{table}/report", json={"message": 1, "reason": "Rude"}))
    report = ask("reports", table)["reports"][0]["id"]
    assert command("rename", me, "Anna", "--yes").exit_code == 0
    assert ok(ann.get("/api/me"))["me"]["name"] == "Anna"
    assert command("delete-message", table, 1, "--yes").exit_code == 0
    assert ok(ann.get(f"/api/tables/{table}/chat"))["messages"][0]["text"] == "…"
    assert "of Anna" in command("close", table).stderr
    assert command("close", table, "--yes").stdout == f"Table {table} is closed.\n"
    assert error_of(ann.get(f"/api/tables/{table}")) == "no_such_table"
    assert command("settle", report, "closed it").exit_code == 0
    assert ask("reports", table) == {"reports": []}
    assert ask("reports", table, "--settled")["reports"][0]["verdict"] == "closed it"
    again = command("settle", report)
    assert (again.exit_code, "no such report" in again.stderr) == (2, True)


def test_only_invited_people_become_known_where_that_is_wanted(
    command: Run, ask: Callable[..., Any], house: tuple[Path, Served]
) -> None:
    assert command("invitation-only", "on").stdout.startswith("invitation-only is on:")
    assert ask("status")["door"] == "invited"
    made = ask("invite", "--uses", 2, "--note", "club")
    with httpx.Client(base_url=house[1].url) as guest:
        assert error_of(guest.put("/api/me", json={"name": "Eve"})) == "invitation_needed"
        ok(guest.put("/api/me", json={"name": "Eve", "invitation": made["code"]}))
    assert [(one["uses"], one["note"]) for one in ask("invitations")["invitations"]] == [(1, "club")]
    assert command("uninvite", made["subject"]).exit_code == 0
    assert command("invitations").stdout == "None.\n"
    assert command("invitation-only", "off").exit_code == 0


def test_quotas_are_set_and_set_back(command: Run, ask: Callable[..., Any]) -> None:
    assert command("quota", "tables", 20).exit_code == 0
    assert ask("status")["quotas"][0] == {"name": "tables", "value": 20, "usual": 100}
    assert command("quota", "tables", "usual").exit_code == 0
    assert "tables" in command("status").stdout
    wrong = command("quota", "tables", "many")
    assert (wrong.exit_code, "expected a number" in wrong.stderr) == (2, True)


# --- what stands in the way ---


def test_without_a_server_it_is_said_so(run: Run, tmp_path: Path) -> None:
    result = run("admin", "people", "--database", tmp_path / "games.db")
    assert result.exit_code == 2
    assert result.stderr.startswith("franchise: no server runs on SQLite")


def test_a_server_that_was_killed_is_said_to_have_ended(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with served(database) as server:
        server.kill()
        result = run("admin", "people", "--database", database)
        assert result.exit_code == 2
        assert f"the one at {server.url} has ended" in result.stderr


def test_the_key_of_another_server_is_not_taken(run: Run, house: tuple[Path, Served], tmp_path: Path) -> None:
    file = tmp_path / "other.admin"
    with offered(file, Entrance(1, house[1].url, "another key")):
        result = run("admin", "people", "--database", house[0], "--admin-file", file)
    assert result.exit_code == 2
    assert f"does not take the key in {file}" in result.stderr


def test_another_program_at_the_address_is_told_apart(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            connection, _ = other.accept()
            with connection:
                connection.recv(10_000)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi")

        threading.Thread(target=answer, daemon=True).start()
        file = tmp_path / "games.admin"
        address = f"http://127.0.0.1:{other.getsockname()[1]}"
        with offered(file, Entrance(1, address, "key")):
            result = run("admin", "people", "--database", tmp_path / "games.db", "--admin-file", file)
    assert result.exit_code == 2
    assert f"what answers at {address} is no server of this game" in result.stderr


@pytest.mark.parametrize("text", ["", "[]", '{"process": "x"}'])
def test_a_file_that_no_server_wrote_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "games.db.admin").write_text(text)
    result = run("admin", "people", "--database", tmp_path / "games.db")
    assert (result.exit_code, "no running server wrote this" in result.stderr) == (2, True)


def test_an_unknown_id_is_named_as_such(command: Run) -> None:
    result = command("ban", "0123456789abcd", "--reason", "Was rude.", "--yes")
    assert (result.exit_code, result.stderr) == (2, "franchise: There’s nobody with this id.\n")


# --- the file ---


def test_what_lies_in_the_way_of_the_file_is_neither_followed_nor_filled(tmp_path: Path) -> None:
    secret, file = tmp_path / "secret", tmp_path / "games.db.admin"
    secret.write_text("mine")
    file.symlink_to(secret)
    with offered(file, Entrance(os.getpid(), "http://127.0.0.1:1", "key")):
        assert not file.is_symlink()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert secret.read_text() == "mine"


def test_a_server_that_stops_leaves_the_file_of_the_next_one_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.db.admin"
    old, new = Entrance(1, "http://127.0.0.1:1", "old"), Entrance(2, "http://127.0.0.1:2", "new")
    with offered(file, old), offered(tmp_path / "next", new):
        (tmp_path / "next").replace(file)
    assert read(file).key == "new"


def test_servers_on_postgresql_have_a_file_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("franchise.server.settings.data_directory", lambda: tmp_path)
    url = url_of("postgresql://me:secret@db.example/games")
    first, second = usual_file(url, 8001), usual_file(url, 8002)
    assert first != second and "secret" not in first.name
    for file in (first, second):
        file.write_text("{}")
    assert files_of(url, None) == [first, second]
    assert files_of(url_of("postgresql://db.example/others"), None) == []
    assert files_of(url, tmp_path / "named") == []
