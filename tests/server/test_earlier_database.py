"""A database of an earlier version keeps every game, identity and secret when a later server starts on it."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from inside import take_turn
from servers import Running, ok, running

EARLIER = Path(__file__).parents[1] / "fixtures" / "databases"
KNOWN: dict[str, Any] = json.loads((EARLIER / "schema-0003.json").read_text())
"""What the server that wrote the database said of it last, and the secrets that it gave out."""

ENTRY = ("revision", "kind", "moves", "back_to", "seat", "at")
SEAT = ("kind", "identity", "name", "colour", "bot")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """Start on the earlier database."""
    database = tmp_path / "games.db"
    database.write_bytes(gzip.decompress((EARLIER / "schema-0003.db.gz").read_bytes()))
    with running(database) as found:
        yield found


def browser_of(server: Running, name: str) -> httpx.Client:
    """Return the browser that somebody used before."""
    client = server.stranger()
    client.cookies.set("franchise", KNOWN["people"][name]["cookie"])
    return client


@pytest.mark.parametrize("name", ["ann", "bob"])
def test_people_are_known_by_their_cookies_and_tokens(server: Running, name: str) -> None:
    person, browser, program = KNOWN["people"][name], browser_of(server, name), server.stranger()
    program.headers["authorization"] = f"Bearer {person['token']}"
    for client in (browser, program):
        me = ok(client.get("/api/me"))["me"]
        assert (me["id"], me["name"]) == (person["id"], person["name"])
        assert sorted(table["id"] for table in ok(client.get("/api/tables"))["tables"]) == person["tables"]
    labels = [(token["kind"], token["label"]) for token in ok(browser.get("/api/me/tokens"))["tokens"]]
    assert labels == [("browser", ""), ("program", f"robot of {name}")]


def test_every_game_is_there_with_its_log_and_goes_on(server: Running) -> None:
    everybody = server.stranger()
    for table, known in KNOWN["games"].items():
        log = ok(everybody.get(f"/api/games/{table}/log"))["entries"]
        assert [[entry[field] for field in ENTRY] for entry in log] == known["log"]
        assert ok(everybody.get(f"/api/games/{table}/record")) == known["record"]
        seats = ok(everybody.get(f"/api/tables/{table}"))["seats"]
        assert [[seat[field] for field in SEAT] for seat in seats] == known["seats"]
    (running_game,) = KNOWN["chat"]
    take_turn(browser_of(server, "bob"), {"id": running_game})


def test_words_notes_webhooks_and_invitations_are_there(server: Running) -> None:
    ann, bob = browser_of(server, "ann"), browser_of(server, "bob")
    ((table, messages),) = KNOWN["chat"].items()
    assert ok(bob.get(f"/api/tables/{table}/chat"))["messages"] == messages
    assert ok(bob.get(f"/api/tables/{table}/notes"))["text"] == KNOWN["notes"][table]["bob"]
    assert ok(ann.get("/api/me"))["me"]["webhook"]["host"] == "hooks.example"
    ((waiting, code),) = KNOWN["invitation"].items()
    assert ok(bob.post(f"/api/join/{code}", json={}))["id"] == waiting
