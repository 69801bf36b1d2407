"""What is sent: read strictly, refused without harm, never repeated in full."""

import json
import unicodedata
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from franchise.server.http.security import MOST_BYTES
from franchise.server.texts import HIDDEN, SPACES
from servers import Running, error_of, game_of, ok, open_table

JSON = {"content-type": "application/json"}
DEEP = 7_000


def refused(answer: httpx.Response, code: str = "malformed") -> None:
    """Check that the refusal is short."""
    assert error_of(answer) == code, answer.text
    assert len(answer.content) < 4_000


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b'"name"',
        b"{",
        b'{"name": "A"} x',
        b'{"name": 1}',
        b'{"name": null}',
        b'{"name": ["A"]}',
        b'{"name": NaN}',
        b'{"name": "A", "colour": "mauve"}',
        b'{"name": "A", "admin": true}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"\\ud800": "A"}',
        b"\xff\xfe",
        b'{"name": ' + b"9" * 5_000 + b"}",
        b"[" * DEEP,
        b'{"name":' * (DEEP // 5),
        b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
        json.dumps({"x" * DEEP: 1}).encode(),
        json.dumps({"name": "A" * DEEP}).encode(),
    ],
    ids=lambda body: repr(body[:24]),
)
def test_what_cannot_be_read_is_refused(server: Running, body: bytes) -> None:
    refused(server.stranger().put("/api/me", content=body, headers=JSON))


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", " A", "A ", "A  B", "A\tB", "A\nB", "A\x00", "A\x1b[31m", "A\u00a0B", "x" * 41),
        *("\u200b", "A\u202eB", "\u2066A", "\ufeffA", "\u3164", "\u2800", "\u115f", "\ufe0f", "\U000e0041"),
        *("A\u2065nn", "A\ufe0fnn", "❤\ufe0f\ufe0f", "安\U000e0100", "A\ufe0e", "A\ufff0"),
    ],
)
def test_a_name_shows_as_itself(server: Running, name: str) -> None:
    refused(server.stranger().put("/api/me", json={"name": name}))


def test_no_hidden_character_of_any_language_gets_into_a_name() -> None:
    listed = {number for first, last in (*HIDDEN, *SPACES) for number in range(first, last + 1)}
    kinds = ("Cc", "Cf", "Zs", "Zl", "Zp")
    assert set(range(0x2060, 0x2070)) | set(range(0xFFF0, 0xFFF9)) <= listed  # kept for further ones
    assert {number for number in range(0x110000) if unicodedata.category(chr(number)) in kinds} <= listed


@pytest.mark.parametrize("name", ["A", "Zoë", "Ann-Marie O’Neil", "安", "Мария", "Ω 3", "❤️", "👩", "x" * 40])
def test_a_name_may_be_anything_that_shows(server: Running, name: str) -> None:
    assert ok(server.stranger().put("/api/me", json={"name": name}))["me"]["name"] == name


def test_names_that_look_alike_are_alike(server: Running) -> None:
    assert ok(server.stranger().put("/api/me", json={"name": "Zoe\u0308"}))["me"]["name"] == "Zoë"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"kind": "me"}] * 6},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "tycoon:simulations=1000000"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "playouts"}]},
        {"seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"seats": [{"kind": "me", "identity": "x"}, {"kind": "open"}]},
        {"title": "a\u202eb"},
        {"title": "x" * 61},
        {"host": "somebody"},
        {"id": "aaaaaaaaaaaaaa"},
        {"public": 1},
        {"public": "true"},
        {"turn_minutes": 0},
        {"turn_minutes": 20_161},
        {"turn_minutes": 1.5},
        {"turn_minutes": "60"},
        {"turn_minutes": 10**30},
        {"bot_seconds": -1},
        {"bot_seconds": 11},
        {"bot_seconds": float("nan")},
        {"bot_seconds": float("inf")},
        {"rules": {"seed": 2**53}},
        {"rules": {"seed": -1}},
        {"rules": {"seed": True}},
        {"rules": {"boom": 1}},
        {"rules": {"region_pool": ["texas"] * 31}},
        {"rules": {"region_pool": "all"}},
        {"rules": {"milestones": ["none"]}},
        {"rules": {"city_tiles": {"chicago": 1.5}}},
        {"rules": {"settings": {}}},
    ],
    ids=str,
)
def test_a_table_is_opened_only_as_it_is_described(server: Running, change: dict[str, Any]) -> None:
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]} | change
    ann = server.person("Ann")
    refused(ann.post("/api/tables", content=json.dumps(body), headers=JSON))
    assert ok(ann.get("/api/tables"))["tables"] == []


@pytest.mark.parametrize(
    "body",
    [
        {"moves": ["end"]},
        {"revision": 0},
        {"revision": 0, "moves": []},
        {"revision": 0, "moves": ["end"] * 65},
        {"revision": 0, "moves": "end"},
        {"revision": 0, "moves": [["end"]]},
        {"revision": 0, "moves": ["e" * 61]},
        {"revision": "0", "moves": ["end"]},
        {"revision": -1, "moves": ["end"]},
        {"revision": 2**31, "moves": ["end"]},
        {"revision": 0.5, "moves": ["end"]},
        {"revision": 0, "moves": ["end"], "seat": 1},
    ],
    ids=str,
)
def test_moves_are_sent_as_they_are_described(server: Running, body: dict[str, Any]) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    refused(ann.post(f"/api/games/{table['id']}/moves", json=body))
    assert game_of(ann, table)["revision"] == 0


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/{table}?at=x",
        "/api/games/{table}?at=-1",
        "/api/games/{table}?at=99999999999999999999",
        "/api/games/{table}?att=1",
        "/api/games/{table}/log?since=1.5",
        "/api/games/A",
        "/api/games/{table}x' OR '1'='1",
        "/api/tables?show=all",
        "/api/tables/{table}/chat?after=x",
        "/api/stream?tables={table},",
        "/api/stream?tables={table}@x",
        "/api/join/CODE!",
    ],
)
def test_addresses_are_read_strictly(server: Running, path: str) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    refused(ann.get(path.replace("{table}", table["id"])))


@pytest.mark.parametrize(
    "path", ["/api/", "/api/me/", "/api/tables//", "/api/nothing", "/.env", "/api/../etc/passwd"]
)
def test_there_is_nothing_elsewhere(server: Running, path: str) -> None:
    refused(server.stranger().get(path), "no_such_page")


def test_a_body_that_is_no_json_is_not_taken_for_one(server: Running) -> None:
    stranger = server.stranger()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        refused(stranger.put("/api/me", content=b'{"name": "A"}', headers={"content-type": kind}))


def test_more_than_any_request_needs_is_not_read(server: Running) -> None:
    stranger = server.stranger()
    large = json.dumps({"name": "A" * MOST_BYTES}).encode()
    refused(stranger.put("/api/me", content=large, headers=JSON), "too_large")

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 10_000):
            yield large[start : start + 10_000]

    refused(server.stranger().put("/api/me", content=pieces(), headers=JSON), "too_large")


def test_what_fits_is_read_in_pieces_too(server: Running) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"name": '
        yield b'"Ann"}'

    assert ok(server.stranger().put("/api/me", content=pieces(), headers=JSON))["me"]["name"] == "Ann"


@pytest.mark.parametrize("key", ["", "x" * 61, "a b", "ä"])
def test_a_key_is_short_and_plain(server: Running, key: str) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    request = {"revision": 0, "moves": ["end"]}
    headers = [(b"Idempotency-Key", key.encode())]
    refused(ann.post(f"/api/games/{table['id']}/moves", json=request, headers=headers))


def test_a_key_belongs_to_one_request_of_one_person(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False, public=True)
    ok(bob.post(f"/api/tables/{table['id']}/seats/1/take"))
    ok(ann.post(f"/api/tables/{table['id']}/start"))
    path, headers = f"/api/games/{table['id']}", {"Idempotency-Key": "1"}
    ok(ann.post(f"{path}/moves", json={"revision": 0, "moves": ["end"]}, headers=headers))
    other = game_of(ann, table)["legal_moves"][0]
    refused(ann.post(f"{path}/moves", json={"revision": 1, "moves": [other]}, headers=headers), "key_reused")
    refused(ann.post(f"{path}/undo", json={"revision": 1, "to": 0}, headers=headers), "key_reused")
    ok(bob.post(f"{path}/moves", json={"revision": 1, "moves": ["end"]}, headers=headers))
    assert game_of(ann, table)["moves"] == 2
