"""The live stream: what is told, to whom, and what a client that comes back has missed."""

import asyncio
import socket
from urllib.parse import urlsplit

import pytest

from franchise.server.live import subscription as subscriptions
from inside import do
from servers import Running, error_of, game_of, identity_of, ok, open_table, play, table_of, wait_until
from streams import Stream


def test_a_stream_begins_with_the_table_as_it_is(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person", title="Friday")
    with Stream(server.stranger(), table["id"]) as stream:
        told = stream.next("table")
    assert (told.data["id"], told.data["title"], told.id) == (table["id"], "Friday", f"{table['id']}@0")


def test_everybody_who_follows_a_table_sees_a_move(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    with Stream(bob, table["id"]) as player, Stream(server.stranger(), table["id"]) as stranger:
        played = play(ann, table, "end")
        for stream in (player, stranger):
            told = stream.next("moves")
            assert (told.data["revision"], told.data["moves"], told.data["seat"]) == (1, ["end"], 0)
            assert told.data["events"] == played["events"]
            assert told.id == f"{table['id']}@1"


def test_going_back_is_told(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    play(ann, table, "end")
    with Stream(ann, table["id"]) as stream:
        ok(ann.post(f"/api/games/{table['id']}/undo", json={"revision": 1, "to": 0}))
        told = stream.next("moves").data
    assert (told["kind"], told["back_to"], told["revision"]) == ("back", 0, 2)


def test_changes_of_the_table_are_told(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False, public=True)
    with Stream(server.stranger(), table["id"]) as stream:
        ok(bob.post(f"/api/tables/{table['id']}/seats/1/take"))
        while stream.next("table").data["seats"][1]["name"] != "Bob":
            pass


def test_what_is_said_is_told(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    with Stream(server.stranger(), table["id"]) as stream:
        ok(ann.post(f"/api/tables/{table['id']}/chat", json={"text": "Hello"}))
        told = stream.next("chat").data
    assert (told["table"], told["number"], told["name"], told["text"]) == (table["id"], 1, "Ann", "Hello")


def test_somebody_is_told_whose_turn_it_is_at_tables_they_do_not_follow(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    with Stream(bob) as stream:
        play(ann, table, "end")
        told = stream.next("mine").data
    assert told == {"table": table["id"], "status": "playing", "turn_of": identity_of(bob), "revision": 1}


def test_a_stranger_is_told_nothing_of_tables_they_do_not_follow(server: Running) -> None:
    ann = server.person("Ann")
    followed, other = open_table(ann, "me", "person"), open_table(ann, "me", "person")
    with Stream(server.stranger(), followed["id"]) as stream:
        play(ann, other, "end")
        play(ann, followed, "end")
        assert set(stream.before("moves")) <= {"table"}


def test_presence_shows_who_has_the_table_open(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)

    def present() -> list[bool]:
        shown = ok(ann.get(f"/api/tables/{table['id']}"))
        return [seat["present"] for seat in shown["seats"]]

    with Stream(ann, table["id"]) as stream:
        with Stream(bob, table["id"]), Stream(server.stranger(), table["id"]):
            while (shown := stream.next("table").data)["watching"] != 1:
                pass
            assert [seat["present"] for seat in shown["seats"]] == [True, True]
        wait_until(lambda: present() == [True, False])


def test_a_browser_that_comes_back_is_told_what_it_missed(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    with Stream(ann, table["id"]) as stream:
        play(ann, table, "end")
        last = stream.next("moves").id
    play(ann, table, game_of(ann, table)["legal_moves"][0], "end")
    play(ann, table, game_of(ann, table)["legal_moves"][0], "end")
    with Stream(ann, table["id"], last_id=last) as stream:
        assert [stream.next("moves").data["revision"] for _ in range(2)] == [2, 3]


def test_a_client_may_name_the_revision_it_knows(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    play(ann, table, "end")
    with Stream(ann, f"{table['id']}@0") as stream:
        told = stream.next("moves")
    assert (told.data["revision"], told.data["events"][0]["seat"]) == (1, 0)


def test_one_who_knows_everything_is_told_nothing_twice(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    play(ann, table, "end")
    with Stream(ann, f"{table['id']}@1") as stream:
        play(ann, table, game_of(ann, table)["legal_moves"][0], "end")
        assert stream.next("moves").data["revision"] == 2


def test_one_stream_follows_several_tables(server: Running) -> None:
    ann = server.person("Ann")
    one, two = open_table(ann, "me", "person"), open_table(ann, "me", "person")
    play(ann, two, "end")
    with Stream(ann, one["id"], f"{two['id']}@0") as stream:
        assert stream.next("moves").id == f"{one['id']}@0,{two['id']}@1"
        play(ann, one, "end")
        told = stream.next("moves")
    assert (told.data["table"], told.id) == (one["id"], f"{one['id']}@1,{two['id']}@1")


def test_a_table_that_is_closed_to_spectators_sends_them_away(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    with Stream(server.stranger(), table["id"]) as stranger, Stream(bob, table["id"]) as player:
        ok(ann.patch(f"/api/tables/{table['id']}", json={"spectators": False}))
        assert stranger.next("closed").data == {"table": table["id"]}
        play(ann, table, "end")
        ok(ann.post(f"/api/tables/{table['id']}/chat", json={"text": "Among us"}))
        assert player.next("chat").data["text"] == "Among us"
        ok(ann.patch(f"/api/tables/{table['id']}", json={"spectators": True}))
        # Nothing came in between: the next thing that the stranger sees is another table.
        assert stranger._events.empty()
    refused = server.stranger()
    ok(ann.patch(f"/api/tables/{table['id']}", json={"spectators": False}))
    assert error_of(refused.get("/api/stream", params={"tables": table["id"]})) == "closed_to_spectators"


def test_the_end_of_a_table_is_told(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    with Stream(server.stranger(), table["id"]) as stream:
        ok(ann.delete(f"/api/tables/{table['id']}"))
        assert stream.next("deleted").data == {"table": table["id"]}


def test_a_table_that_does_not_exist_cannot_be_followed(server: Running) -> None:
    stranger = server.stranger()
    assert error_of(stranger.get("/api/stream", params={"tables": "nosuchtable12"})) == "no_such_table"
    assert error_of(stranger.get("/api/stream", params={"tables": "?"})) == "malformed"


def test_a_device_that_is_forgotten_is_told_no_more(server: Running) -> None:
    ann = server.person("Ann")
    created = ok(ann.post("/api/me/tokens", json={"label": "robot"}))
    program = server.stranger()
    program.headers["authorization"] = f"Bearer {created['token']}"
    with Stream(program) as stream:
        ok(ann.delete(f"/api/me/tokens/{created['id']}"))
        assert stream.ended()
    assert error_of(program.get("/api/stream")) == "bad_token"


def test_a_slow_reader_is_sent_away_and_told_later(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "MOST_WAITING", 5)
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    address = urlsplit(server.url)
    with socket.socket() as slow:
        slow.connect((address.hostname, address.port))
        host = f"{address.hostname}:{address.port}"
        slow.sendall(f"GET /api/stream?tables={table['id']} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        wait_until(lambda: server.server.hub.followed(table["id"]))
        (subscription,) = server.server.hub._by_table[table["id"]]
        do(server, flood(subscription))
        play(ann, table, "end")
        assert subscription.closed
    wait_until(lambda: not server.server.hub.followed(table["id"]))
    with Stream(server.stranger(), f"{table['id']}@0") as stream:
        assert stream.next("moves").data["revision"] == 1


async def flood(subscription: subscriptions.Subscription) -> None:
    """Send more than the connection holds, until the stream is given up."""
    for _ in range(10_000):
        subscription.send(b": " + b"x" * 100_000 + b"\n\n")
        if subscription.closed:
            return
        await asyncio.sleep(0)
    raise AssertionError("the stream was never given up")
