"""Identities that last: known again elsewhere, made one, shown whole, erased."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from inside import take_turn
from servers import (
    Running,
    error_of,
    identity_of,
    ok,
    on_both_databases,
    open_table,
    running,
    table_of,
    wait_until,
)
from streams import Stream

RECORD = json.loads((Path(__file__).parents[1] / "fixtures" / "games" / "three_players.json").read_text())
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def code_of(client: httpx.Client) -> str:
    """Make a code for another device."""
    code: str = ok(client.post("/api/me/recovery"))["code"]
    return code


def shown(client: httpx.Client, table: dict[str, Any]) -> Any:
    """Look at a table."""
    return ok(client.get(f"/api/tables/{table['id']}"))


def say(client: httpx.Client, table: dict[str, Any], text: str) -> None:
    """Say something at a table."""
    ok(client.post(f"/api/tables/{table['id']}/chat", json={"text": text}))


def finished(host: httpx.Client, *others: httpx.Client) -> dict[str, Any]:
    """Open a table whose game is over, where everybody has a seat."""
    kinds = [{"kind": "me"}, {"kind": "open"}, {"kind": "open" if len(others) > 1 else "person"}]
    table: dict[str, Any] = ok(host.post("/api/tables/import", json={"record": RECORD, "seats": kinds}))
    code = ok(host.post(f"/api/tables/{table['id']}/invitation"))["code"]
    for other in others:
        ok(other.post(f"/api/join/{code}", json={}))
    return table


# --- another device ---


@on_both_databases
def test_a_code_makes_somebody_known_again_on_another_device_once(server: Running) -> None:
    ann, phone, thief = server.person("Ann"), server.stranger(), server.stranger()
    table = open_table(ann, "me", "person")
    code = code_of(ann)
    assert len(code) == 20 and ok(ann.get("/api/me"))["me"]["recovery_at"] is not None
    found = ok(phone.post("/api/recover", json={"code": code}, headers={"user-agent": FIREFOX}))["me"]
    assert (found["id"], found["name"], found["recovery_at"]) == (identity_of(ann), "Ann", None)
    take_turn(phone, table)
    assert error_of(thief.post("/api/recover", json={"code": code})) == "code_ended"
    devices = ok(ann.get("/api/me/tokens"))["tokens"]
    assert [(one["kind"], one["label"], one["current"]) for one in devices] == [
        ("browser", "", True),
        ("browser", "Firefox, Linux", False),
    ]
    ok(ann.delete(f"/api/me/tokens/{devices[1]['id']}"))
    assert ok(phone.get("/api/me"))["me"] is None


def test_another_code_ends_the_one_before(server: Running) -> None:
    ann, phone = server.person("Ann"), server.stranger()
    before, code = code_of(ann), code_of(ann)
    assert error_of(phone.post("/api/recover", json={"code": before})) == "code_ended"
    ok(phone.post("/api/recover", json={"code": code}))


def test_nobody_is_locked_out_by_devices_that_are_lost(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("franchise.server.http.identity.MOST_TOKENS", 2)
    ann = server.person("Ann")
    for _ in range(3):
        phone = server.stranger()
        ok(phone.post("/api/recover", json={"code": code_of(ann)}))
        ann, lost = phone, ann
    assert len(ok(ann.get("/api/me/tokens"))["tokens"]) == 2
    assert ok(lost.get("/api/me"))["me"]["name"] == "Ann"


def test_who_guesses_codes_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path / "franchise.db", rate_limits=True) as limited:
        answers = [limited.stranger().post("/api/recover", json={"code": "nocode"}) for _ in range(12)]
    assert [error_of(answer) for answer in answers][7:9] == ["code_ended", "too_many_requests"]


# --- two that are one ---


@on_both_databases
def test_two_identities_of_one_person_become_one_with_all_that_is_theirs(server: Running) -> None:
    ann, guest, bob = server.person("Ann"), server.person("Guest"), server.person("Bob")
    playing, over = table_of(guest, bob), finished(guest, bob)
    both = finished(ann, guest)
    say(guest, playing, "Hello")
    ok(guest.put(f"/api/tables/{both['id']}/notes", json={"text": "theirs"}))
    ok(ann.put(f"/api/tables/{both['id']}/notes", json={"text": "mine"}))
    one = ok(guest.post("/api/me/join", json={"code": code_of(ann)}))["me"]
    assert (one["id"], one["name"]) == (identity_of(ann), "Ann")
    assert ok(guest.get("/api/me"))["me"]["id"] == identity_of(ann)
    mine = {table["id"] for table in ok(ann.get("/api/tables"))["tables"]}
    assert mine == {playing["id"], over["id"], both["id"]}
    take_turn(guest, playing)
    table = shown(bob, playing)
    assert (table["host"], table["seats"][0]["identity"]) == (identity_of(ann), identity_of(ann))
    said = ok(bob.get(f"/api/tables/{playing['id']}/chat"))["messages"]
    assert [message["identity"] for message in said] == [identity_of(ann)]
    assert ok(ann.get(f"/api/tables/{both['id']}/notes"))["text"] == "mine\n\ntheirs"
    assert len(ok(ann.get("/api/me/tokens"))["tokens"]) == 2


def test_two_who_play_at_one_table_are_not_made_one(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table, other = table_of(ann, bob), open_table(bob, "me", "person")
    code = code_of(ann)
    assert error_of(bob.post("/api/me/join", json={"code": code})) == "both_at_table"
    assert shown(bob, other)["seats"][0]["identity"] == identity_of(bob)
    ok(bob.post(f"/api/tables/{table['id']}/seats/1/resign"))
    ok(bob.post("/api/me/join", json={"code": code}))


# --- everything ---


def test_everything_about_somebody_is_in_one_file(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, title="Friday")
    take_turn(ann, table)
    say(ann, table, "Hello")
    say(bob, table, "Secret of Bob’s")
    ok(ann.put(f"/api/tables/{table['id']}/notes", json={"text": "Omaha next"}))
    answer = ann.get("/api/me/export")
    found = ok(answer)
    assert answer.headers["content-disposition"] == 'attachment; filename="franchise-me.json"'
    assert (found["id"], found["name"], len(found["devices"])) == (identity_of(ann), "Ann", 1)
    (own,) = found["tables"]
    assert (own["id"], own["title"], own["host"], own["seats"]) == (table["id"], "Friday", True, ["Ann"])
    assert [step["moves"][-1] for step in own["steps"]] == ["end"]
    assert [message["text"] for message in found["messages"]] == ["Hello"]
    assert found["notes"] == [{"table": table["id"], "text": "Omaha next"}]
    assert "Bob" not in answer.text


# --- erasing ---


@on_both_databases
def test_whoever_is_erased_leaves_no_name_anywhere(server: Running) -> None:
    eve, bob = server.person("Evelyn"), server.person("Bob")
    playing, over = table_of(eve, bob, title="Evelyn’s table"), finished(eve, bob)
    left = table_of(bob, eve)
    take_turn(eve, playing)
    ok(eve.post(f"/api/tables/{left['id']}/seats/1/resign"))
    lone = open_table(eve, "me", "open", start=False)
    say(eve, playing, "I am Evelyn")
    ok(eve.put(f"/api/tables/{playing['id']}/notes", json={"text": "private"}))
    assert error_of(eve.post("/api/me/erase", json={"name": "Eve"})) == "not_confirmed"
    with Stream(eve, playing["id"]):
        ok(eve.post("/api/me/erase", json={"name": "Evelyn"}))
    assert ok(eve.get("/api/me"))["me"] is None
    table = shown(bob, playing)
    assert (table["host"], table["title"]) == (identity_of(bob), "")
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("bot", "N. N."), ("person", "Bob")]
    assert ok(bob.get(f"/api/games/{over['id']}/record"))["players"][0] == "N. N."
    assert [seat["name"] for seat in shown(bob, left)["seats"]] == ["Bob", "N. N."]
    assert error_of(bob.get(f"/api/tables/{lone['id']}")) == "no_such_table"
    said = ok(bob.get(f"/api/tables/{playing['id']}/chat"))["messages"]
    assert [(message["name"], message["text"], message["identity"]) for message in said] == [
        ("N. N.", "…", None)
    ]
    take_turn(bob, playing)
    wait_until(lambda: ok(bob.get(f"/api/games/{playing['id']}"))["revision"] >= 3)


def test_whoever_is_erased_is_not_named_at_tables_that_they_left(server: Running) -> None:
    bob, namesake, eve = (server.person(name) for name in ("Bob", "Evelyn", "Evelyn"))
    table = open_table(bob, "me", "open", "open", start=False, public=True)
    ok(namesake.post(f"/api/tables/{table['id']}/seats/1/take"))
    for what in ("take", "leave"):
        ok(eve.post(f"/api/tables/{table['id']}/seats/2/{what}"))
    ok(eve.put("/api/me", json={"name": "Eve"}))
    ok(eve.post("/api/me/erase", json={"name": "Eve"}))
    told = [(one["kind"], one["name"]) for one in ok(bob.get(f"/api/tables/{table['id']}/news"))["news"]]
    assert told == [("sat_down", "Evelyn"), ("sat_down", "N. N."), ("got_up", "N. N.")]


def test_nothing_of_somebody_who_is_erased_stays_in_the_database(tmp_path: Path) -> None:
    with running(tmp_path / "franchise.db") as server:
        eve, bob = server.person("Evelyn"), server.person("Bob")
        table = table_of(eve, bob)
        take_turn(eve, table)
        finished(eve, bob)
        code_of(eve)
        ok(eve.post("/api/me/erase", json={"name": "Evelyn"}))
    with closing(sqlite3.connect(tmp_path / "franchise.db")) as connection:
        dump = "\n".join(connection.iterdump())
    assert "Bob" in dump
    assert "Evelyn" not in dump
    assert identity_of(eve) not in dump
