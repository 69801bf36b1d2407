"""Talking at a table: the chat, who is silenced, and notes that nobody else reads."""

from typing import Any

import httpx

from servers import Running, error_of, identity_of, ok, open_table, table_of


def say(client: httpx.Client, table: dict[str, Any], text: str) -> httpx.Response:
    """Say something."""
    return client.post(f"/api/tables/{table['id']}/chat", json={"text": text})


def test_what_is_said_stays_and_can_be_read_from_a_number_on(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    for client, text in ((ann, "Hello"), (bob, "Your turn\nI think"), (ann, "👩‍👩‍👧 soon")):
        ok(say(client, table, text))
    path = f"/api/tables/{table['id']}/chat"
    messages = ok(server.stranger().get(path))["messages"]
    assert [(message["number"], message["name"], message["text"]) for message in messages] == [
        (1, "Ann", "Hello"),
        (2, "Bob", "Your turn\nI think"),
        (3, "Ann", "👩‍👩‍👧 soon"),
    ]
    assert ok(ann.get(path, params={"after": 2}))["messages"] == messages[2:]


def test_nobody_speaks_under_the_name_of_another(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    ok(bob.put("/api/me", json={"name": "Ann"}))
    assert ok(say(bob, table, "It is me"))["name"] == "Bob"
    host = server.person("Bob")
    hosted = open_table(host, "open", "open", start=False, public=True)
    ok(bob.put("/api/me", json={"name": "Bob"}))
    ok(bob.post(f"/api/tables/{hosted['id']}/seats/0/take"))
    assert ok(say(host, hosted, "Welcome"))["name"] == "Bob 2"


def test_the_host_silences_somebody_and_lets_them_speak_again(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    path = f"/api/tables/{table['id']}/mute"
    muted = ok(ann.post(path, json={"identity": identity_of(bob), "muted": True}))["muted"]
    assert muted == [identity_of(bob)]
    assert error_of(say(bob, table, "But")) == "muted"
    ok(ann.post(path, json={"identity": identity_of(bob), "muted": False}))
    ok(say(bob, table, "Thanks"))
    assert error_of(ann.post(path, json={"identity": "nobody", "muted": True})) == "no_person"


def test_whoever_is_muted_stays_so_on_another_device(server: Running) -> None:
    ann, bob, phone = server.person("Ann"), server.person("Bob"), server.person("Bob’s phone")
    table = table_of(ann, bob)
    path = f"/api/tables/{table['id']}"
    ok(ann.post(f"{path}/mute", json={"identity": identity_of(bob), "muted": True}))
    code = ok(bob.post(f"{path}/seats/1/handover"))["code"]
    after = ok(phone.post("/api/handover", json={"code": code}))
    assert set(after["muted"]) == {identity_of(bob), identity_of(phone)}
    assert error_of(say(phone, table, "But")) == "muted"


def test_a_text_that_would_not_show_as_itself_is_not_said(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    for text in ("", "a\u202eb", "a\u2065b", "\u2800", "a\x00", "a\x1b[31m", "x" * 1001):
        assert error_of(say(ann, table, text)) == "malformed", text


def test_notes_are_read_by_nobody_else(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    path = f"/api/tables/{table['id']}/notes"
    ok(bob.put(path, json={"text": "Chicago next\nthen Omaha"}))
    assert ok(bob.get(path)) == {"text": "Chicago next\nthen Omaha"}
    assert ok(ann.get(path)) == {"text": ""}
    ok(ann.put(path, json={"text": "Mine"}))
    assert ok(bob.get(path)) == {"text": "Chicago next\nthen Omaha"}
    ok(bob.put(path, json={"text": ""}))
    assert ok(bob.get(path)) == {"text": ""}
