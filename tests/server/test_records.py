"""Records go in and come out as they are."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from servers import Running, error_of, game_of, identity_of, ok, play, wait_until

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


def record_of(name: str, moves: int | None = None) -> dict[str, Any]:
    """Read a record, or the first moves of one."""
    record: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text())
    if moves is not None:
        record["moves"] = record["moves"][:moves]
        record.pop("result", None)
    return record


def imported(client: httpx.Client, record: dict[str, Any], *kinds: str) -> dict[str, Any]:
    """Open a table with a record."""
    seats = {"seats": [{"kind": kind} for kind in kinds]} if kinds else {}
    table: dict[str, Any] = ok(client.post("/api/tables/import", json={"record": record, **seats}))
    return table


@pytest.fixture
def ann(server: Running) -> httpx.Client:
    """Return somebody."""
    return server.person("Ann")


# --- import and export ---


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.json")))
def test_a_record_comes_out_as_it_went_in(ann: httpx.Client, name: str) -> None:
    record = record_of(name)
    table = imported(ann, record)
    answer = ann.get(f"/api/games/{table['id']}/record")
    assert ok(answer) == record
    assert answer.headers["content-disposition"] == f'attachment; filename="franchise-{table["id"]}.json"'
    assert table["status"] == ("over" if "result" in record else "playing")
    assert table["result"] == record.get("result")


@pytest.mark.parametrize("moves", [0, 1, 7, 8, 50])
def test_an_unfinished_game_goes_on_where_it_was(ann: httpx.Client, moves: int) -> None:
    record = record_of("playthrough", moves)
    table = imported(ann, record)
    assert ok(ann.get(f"/api/games/{table['id']}/record")) == record
    play(ann, table, record_of("playthrough")["moves"][moves])
    assert game_of(ann, table)["moves"] == moves + 1


@pytest.mark.parametrize("kinds", [(), ("open", "bot"), ("open", "me"), ("me", "open")])
def test_seats_of_a_record_have_their_own_colours_whoever_sits_there(
    ann: httpx.Client, kinds: tuple[str, ...]
) -> None:
    ok(ann.put("/api/me", json={"name": "Ann", "colour": "orange"}))
    table = imported(ann, record_of("two_players", 0), *kinds)
    assert [seat["colour"] for seat in table["seats"]] == ["blue", "red"]


def test_a_position_shows_players_in_the_colours_of_their_seats(ann: httpx.Client) -> None:
    seats = [{"kind": "me", "colour": "black"}, {"kind": "person", "name": "Bob", "colour": "blue"}]
    table = ok(ann.post("/api/tables", json={"seats": seats, "start": True}))
    planned = ok(ann.post(f"/api/games/{table['id']}/plan", json={"moves": []}))
    for view in (game_of(ann, table)["view"], planned["view"]):
        assert [player["colour"] for player in view["players"]] == ["black", "blue"]


def test_one_entry_of_the_log_stands_for_each_turn_of_a_record(ann: httpx.Client) -> None:
    table = imported(ann, record_of("introductory"))
    entries = ok(ann.get(f"/api/games/{table['id']}/log"))["entries"]
    assert [entry["moves"][-1] for entry in entries[1:-1]] == ["end"] * (len(entries) - 2)
    assert game_of(ann, table)["revision"] == len(entries) - 1


def test_bots_and_friends_go_on_with_a_recorded_game(server: Running, ann: httpx.Client) -> None:
    record = record_of("three_players", 0)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "newcomer"}]
    table = ok(ann.post("/api/tables/import", json={"record": record, "seats": seats}))
    assert [seat["name"] for seat in table["seats"]] == record["players"]
    assert len({seat["colour"] for seat in table["seats"]}) == 3
    bob = server.person("Bob")
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    taken = ok(bob.post(f"/api/join/{code}", json={}))["seats"][1]
    assert (taken["name"], taken["identity"]) == (record["players"][1], identity_of(bob))
    for _ in range(4):
        actor = game_of(ann, table)["view"]["actor"]
        if actor == 2:
            wait_until(lambda: game_of(ann, table)["view"]["actor"] != 2)
        else:
            play((ann, bob)[actor], table, game_of(ann, table)["legal_moves"][0])


@pytest.mark.parametrize(
    ("change", "code", "said"),
    [
        ({"moves": ["end", "open chicago"]}, "illegal", "Not possible"),
        ({"moves": ["dance"]}, "unplayable", "a move begins with one of"),
        ({"rules": 99}, "unplayable", "rules: this program knows version 1, got 99"),
        ({"format": "chess/1"}, "unplayable", "format: expected"),
        ({"players": ["Ann"]}, "unplayable", "players: expected 2, 3, 4, 5, got 1"),
        ({"players": ["Ann", "B\u202eob"]}, "unplayable", "is no name that can be shown"),
        ({"players": ["Ann", "B\nob"]}, "unplayable", "is no name that can be shown"),
        ({"extra": 1}, "unplayable", "there is no field 'extra'"),
        ({"setup": {"start": "introductory"}}, "unplayable", "the field 'city_tiles' is missing"),
        ({"setup": []}, "unplayable", "setup: expected an object, got a list"),
        ({"moves": [["end"]] * 3}, "unplayable", "moves: expected a list of texts"),
        ({"result": {"influence": [1], "towns": [1], "winners": [0], "end": "red_zone"}}, "unplayable", ""),
    ],
)
def test_a_record_that_cannot_be_played_is_refused_with_the_reason(
    ann: httpx.Client, change: dict[str, Any], code: str, said: str
) -> None:
    record = record_of("two_players", 0) | change
    refused = ann.post("/api/tables/import", json={"record": record})
    assert error_of(refused) == code
    assert said in refused.json()["message"]


def test_a_record_needs_as_many_seats_as_it_has_players(ann: httpx.Client) -> None:
    body = {"record": record_of("three_players"), "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = ann.post("/api/tables/import", json=body)
    assert error_of(refused) == "unplayable"
    assert "seats: expected 3" in refused.json()["message"]


def test_a_record_of_any_length_is_refused_soon(ann: httpx.Client) -> None:
    record = record_of("two_players", 0) | {"moves": ["end"] * 30_000}
    assert error_of(ann.post("/api/tables/import", json={"record": record})) == "illegal"
