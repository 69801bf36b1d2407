"""News of a table: what people do there beside the game is told to everybody, live and afterwards."""

from typing import Any

import httpx
import pytest

from inside import come_round, own_clock
from servers import Running, game_of, identity_of, ok, on_both_databases, open_table, play, running, table_of
from streams import Stream

pytestmark = on_both_databases


def news_of(client: httpx.Client, table: dict[str, Any]) -> list[dict[str, Any]]:
    """List what happened at a table."""
    found: list[dict[str, Any]] = ok(client.get(f"/api/tables/{table['id']}/news"))["news"]
    return found


def kinds(client: httpx.Client, table: dict[str, Any]) -> list[tuple[str, str]]:
    """List what happened since the people sat down, and to whom."""
    return [(one["kind"], one["name"]) for one in news_of(client, table) if one["kind"] != "sat_down"]


def test_whoever_resigns_is_named_to_everybody_at_once_and_later(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    play(ann, table, "end")
    with Stream(ann, table["id"]) as stream:
        ok(bob.post(f"/api/tables/{table['id']}/seats/1/resign"))
        told = stream.next("news").data
    assert (told["kind"], told["name"], told["identity"]) == ("resigned", "Bob", identity_of(bob))
    assert (told["table"], told["number"], told["moves"]) == (table["id"], 2, 1)
    assert told == {"table": table["id"], **news_of(server.stranger(), table)[-1]}


def test_a_host_who_resigns_is_followed_by_another_who_is_named(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    ok(ann.post(f"/api/tables/{table['id']}/seats/0/resign"))
    assert kinds(bob, table) == [("resigned", "Ann"), ("host_changed", "Bob")]


def test_bots_that_stand_in_are_said_to_come_and_to_go(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    path = f"/api/tables/{table['id']}/seats/1/stand-in"
    ok(bob.put(path, json={"how": "until_return"}))
    ok(bob.delete(path))
    ok(bob.put(path, json={"how": "turn"}))
    with Stream(ann, table["id"]) as stream:
        play(ann, table, "end")
        left = stream.next("news").data
    assert (left["kind"], left["name"], left["identity"], left["moves"]) == (
        *("bot_left", "Bob", None),
        game_of(ann, table)["moves"],
    )
    assert kinds(ann, table) == [
        *(("bot_stands_in", "Bob"), ("returned", "Bob"), ("bot_stands_in", "Bob"), ("bot_left", "Bob"))
    ]
    assert [one["how"] for one in news_of(ann, table) if one["how"]] == ["until_return", "turn"]


def test_going_back_by_consent_is_told_step_by_step(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    play(ann, table, "end")
    undo = {"revision": 1, "to": 0}
    for agree in (False, True):
        ok(ann.post(f"/api/games/{table['id']}/undo", json=undo))
        ok(bob.post(f"/api/games/{table['id']}/undo/answer", json={"agree": agree}))
    assert kinds(ann, table) == [
        *(("undo_asked", "Ann"), ("undo_refused", "Bob")),
        *(("undo_asked", "Ann"), ("undo_agreed", "Bob"), ("moves_taken_back", "Ann")),
    ]


def test_whoever_takes_a_wish_back_has_not_refused_it(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    play(ann, table, "end")
    ok(ann.post(f"/api/games/{table['id']}/undo", json={"revision": 1, "to": 0}))
    ok(ann.post(f"/api/games/{table['id']}/undo/answer", json={"agree": False}))
    assert kinds(bob, table) == [("undo_asked", "Ann"), ("undo_withdrawn", "Ann")]


def test_who_sits_down_gets_up_and_is_sent_away_is_told(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False, public=True)
    path = f"/api/tables/{table['id']}/seats/1"
    ok(bob.post(f"{path}/take"))
    ok(bob.post(f"{path}/leave"))
    ok(bob.post(f"{path}/take"))
    ok(ann.put(path, json={"kind": "open"}))
    told = [(one["kind"], one["name"], one["by"]) for one in news_of(ann, table)]
    assert told == [
        *(("sat_down", "Bob", None), ("got_up", "Bob", None)),
        *(("sat_down", "Bob", None), ("sent_away", "Bob", "Ann")),
    ]


def test_what_a_host_changes_for_the_others_is_told(server: Running) -> None:
    ann, bob, cid = server.person("Ann"), server.person("Bob"), server.person("Cid")
    table = table_of(ann, bob)
    path = f"/api/tables/{table['id']}"
    ok(ann.patch(path, json={"turn_minutes": 5}))
    ok(ann.patch(path, json={"turn_minutes": 5, "title": "Friday"}))
    ok(ann.post(f"{path}/seats/1/reopen"))
    code = ok(ann.post(f"{path}/invitation"))["code"]
    ok(cid.post(f"/api/join/{code}", json={}))
    ok(ann.post(f"{path}/host", json={"seat": 1}))
    code = ok(cid.post(f"{path}/seats/1/handover"))["code"]
    ok(bob.post("/api/handover", json={"code": code}))
    assert kinds(ann, table) == [
        *(("turn_time_changed", "Ann"), ("seat_opened", "Bob"), ("seat_taken", "Bob")),
        *(("host_changed", "Bob"), ("device_changed", "Bob")),
    ]
    assert [one["minutes"] for one in news_of(ann, table) if one["kind"] == "turn_time_changed"] == [5]


def test_a_table_is_told_once_that_the_time_of_a_turn_is_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = own_clock(monkeypatch)
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=5)
    clock.pass_minutes(4)
    come_round(server)
    assert kinds(bob, table) == []
    clock.pass_minutes(2)
    come_round(server)
    come_round(server)
    assert kinds(bob, table) == [("time_up", "Ann")]
    play(ann, table, "end")
    clock.pass_minutes(6)
    come_round(server)
    assert kinds(bob, table) == [("time_up", "Ann"), ("time_up", "Bob")]


def test_news_are_read_from_a_number_on(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    ok(bob.post(f"/api/tables/{table['id']}/seats/1/resign"))
    later = ok(ann.get(f"/api/tables/{table['id']}/news", params={"after": 1}))["news"]
    assert later == news_of(ann, table)[1:]
    assert [one["kind"] for one in later] == ["resigned"]


def test_news_outlive_the_server(database: str) -> None:
    with running(database) as before:
        ann, bob = before.person("Ann"), before.person("Bob")
        table = table_of(ann, bob)
        ok(bob.post(f"/api/tables/{table['id']}/seats/1/resign"))
        known = news_of(ann, table)
    with running(database) as after:
        assert news_of(after.stranger(), table) == known
