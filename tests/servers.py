"""Servers for tests: the real application on a real port, in a thread of the test's process."""

import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

import described
from franchise import Game
from franchise.server.run.app import create_app
from franchise.server.run.connection import Connection
from franchise.server.run.server import Server
from franchise.server.run.serving import Serving, bind
from franchise.server.settings import Settings
from keys import key_file_of

on_both_databases = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""Runs tests that use the fixture `server` or `database` on SQLite and on PostgreSQL."""

UNUSED = ssl.create_default_context()
"""Shared, because making one for each client takes long, and no connection of these tests is encrypted."""


class Running:
    """A server that answers."""

    def __init__(self, url: str, server: Server, stop: Callable[[], None]) -> None:
        """Keep its address, its parts, and how it is stopped."""
        self.url = url
        self.server = server
        self.stop = stop
        self._clients: list[httpx.Client] = []

    def stranger(self) -> httpx.Client:
        """Return a client without an identity. Each answer it gets is checked against the description."""
        hooks = {"response": [described.check]}
        self._clients.append(httpx.Client(base_url=self.url, timeout=20, event_hooks=hooks, verify=UNUSED))
        return self._clients[-1]

    @contextmanager
    def visited(self) -> Iterator[None]:
        """Close the clients made in the block when it ends: each holds files open at both ends."""
        before = len(self._clients)
        try:
            yield
        finally:
            while len(self._clients) > before:
                self._clients.pop().close()

    def person(self, name: str, colour: str = "blue") -> httpx.Client:
        """Return a client of somebody who has introduced themselves."""
        client = self.stranger()
        answer = client.put("/api/me", json={"name": name, "colour": colour})
        assert answer.status_code == 200, answer.text
        client.headers["x-test-identity"] = answer.json()["me"]["id"]
        return client


_running: list[Running] = []


@contextmanager
def visits() -> Iterator[None]:
    """Close the clients made in the block for servers that were running before it."""
    with ExitStack() as stack:
        for server in _running:
            stack.enter_context(server.visited())
        yield


def identity_of(client: httpx.Client) -> str:
    """Return the id of a client's identity."""
    return client.headers["x-test-identity"]


async def _ready() -> None:
    """Do nothing: `running` notices by itself that a server answers."""


@contextmanager
def running(database: str | Path, **settings: Any) -> Iterator[Running]:
    """Run a server on a database as long as the block lasts."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    usual = {"rate_limits": False, "bot_seconds": 0.0, "away_seconds": 0.0, "key_file": key_file_of(url)}
    options: dict[str, Any] = {**usual, **settings}
    socket = bind("127.0.0.1", 0)
    port = socket.getsockname()[1]
    app = create_app(Settings(database=url, port=port, **options))
    config = uvicorn.Config(app, http=Connection, port=port, log_level="warning", lifespan="off")
    server = Serving(config, app.state.server, _ready)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [socket]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started, "the server did not start"

    def stop() -> None:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"

    found = Running(f"http://127.0.0.1:{port}", app.state.server, stop)
    _running.append(found)
    try:
        with found.visited():
            yield found
    finally:
        _running.remove(found)
        stop()


def wait_until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until a condition holds, which must be soon."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.005)


def ok(answer: httpx.Response) -> Any:
    """Return the content of an answer that must be a success."""
    assert answer.is_success, f"{answer.status_code}: {answer.text}"
    return answer.json() if answer.content else None


def error_of(answer: httpx.Response) -> str:
    """Return the code of a refusal."""
    assert answer.is_error, f"{answer.status_code}: {answer.text}"
    code: str = answer.json()["error"]
    return code


def open_table(host: httpx.Client, *seats: str, start: bool = True, **options: Any) -> dict[str, Any]:
    """Open a table: `me`, `open`, `person`, or the code of a bot for each seat."""
    wanted = [
        {"kind": seat} if seat in ("me", "open", "person") else {"kind": "bot", "bot": seat} for seat in seats
    ]
    rules = options.pop("rules", {"start": "introductory"})
    body = {"seats": wanted, "start": start, "rules": rules, **options}
    table: dict[str, Any] = ok(host.post("/api/tables", json=body))
    return table


def table_of(*people: httpx.Client, **options: Any) -> dict[str, Any]:
    """Open and start a table of these people, the first of them its host."""
    host, *others = people
    table = open_table(host, "me", *["open"] * len(others), start=False, **options)
    if others:
        code = ok(host.post(f"/api/tables/{table['id']}/invitation"))["code"]
        for person in others:
            ok(person.post(f"/api/join/{code}", json={}))
    started: dict[str, Any] = ok(host.post(f"/api/tables/{table['id']}/start"))
    return started


def game_of(client: httpx.Client, table: dict[str, Any], at: int | None = None) -> Any:
    """Look at the game of a table."""
    return ok(client.get(f"/api/games/{table['id']}", params={} if at is None else {"at": at}))


def play(client: httpx.Client, table: dict[str, Any], *moves: str, revision: int | None = None) -> Any:
    """Play moves at the current revision, or at another one."""
    known = game_of(client, table)["revision"] if revision is None else revision
    return ok(client.post(f"/api/games/{table['id']}/moves", json={"revision": known, "moves": moves}))


def played_for_a_round(ann: httpx.Client, bob: httpx.Client, **options: Any) -> dict[str, Any]:
    """Play a game of two into its second round; return the table."""
    table = table_of(ann, bob, rules={"start": "introductory"}, **options)
    game = Game.new(["Ann", "Bob"], start="introductory")
    for person in (ann, bob, ann):
        moves = [str(game.legal_moves()[0]), "end"]
        play(person, table, *moves)
        game.play_all(moves)
    return table
