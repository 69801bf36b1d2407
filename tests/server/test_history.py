"""Looking back: past positions, what happened since, figures of every turn."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from servers import Running, error_of, game_of, identity_of, ok, open_table, play, table_of

RECORD = Path(__file__).parents[1] / "fixtures" / "games" / "playthrough.json"


@pytest.fixture(scope="module")
def ann(server: Running) -> httpx.Client:
    """Return somebody."""
    return server.person("Ann")


@pytest.fixture(scope="module")
def imported(ann: httpx.Client) -> dict[str, Any]:
    """Return a table with a whole game."""
    table: dict[str, Any] = ok(
        ann.post("/api/tables/import", json={"record": json.loads(RECORD.read_text())})
    )
    return table


@pytest.fixture(scope="module")
def recorded() -> Game:
    """Return that game."""
    return Game.load(RECORD)


def test_any_past_position_can_be_seen(ann: httpx.Client, imported: dict[str, Any], recorded: Game) -> None:
    last = len(recorded.moves)
    for at in (0, 1, 17, last - 1, last):
        shown, past = game_of(ann, imported, at), recorded.at(at)
        assert (shown["at"], shown["moves"]) == (at, last)
        assert shown["view"]["turn"] == past.view().turn
        assert [player["money"] for player in shown["view"]["players"]] == [
            player.money for player in past.view().players
        ]
        assert shown["legal_moves"] == ([] if past.over else [str(move) for move in past.legal_moves()])


def test_there_is_no_position_after_the_last_move(ann: httpx.Client, imported: dict[str, Any]) -> None:
    path = f"/api/games/{imported['id']}"
    assert error_of(ann.get(path, params={"at": imported["moves"] + 1})) == "no_such_position"
    assert error_of(ann.get(path, params={"at": -1})) == "malformed"


def test_turns_begin_where_they_began(ann: httpx.Client, imported: dict[str, Any], recorded: Game) -> None:
    starts = game_of(ann, imported)["turn_starts"]
    assert [recorded.at(start).turn for start in starts] == list(range(1, len(starts) + 1))
    assert all(recorded.at(start - 1).turn == turn for turn, start in enumerate(starts) if start)


def test_the_chart_ends_with_the_result(ann: httpx.Client, imported: dict[str, Any], recorded: Game) -> None:
    turns = ok(ann.get(f"/api/games/{imported['id']}/chart"))["turns"]
    assert [figures["turn"] for figures in turns] == sorted({figures["turn"] for figures in turns})
    assert turns[-1]["total"] == recorded.record()["result"]["influence"]
    assert turns[-1]["moves"] == len(recorded.moves)
    assert turns[0]["influence"] == [0] * len(recorded.players)


def test_events_are_told_move_by_move(ann: httpx.Client, imported: dict[str, Any], recorded: Game) -> None:
    told = ok(ann.get(f"/api/games/{imported['id']}/events"))["moves"]
    assert [move["move"] for move in told] == [None, *map(str, recorded.moves)]
    later = ok(ann.get(f"/api/games/{imported['id']}/events", params={"after": 40}))["moves"]
    assert later == told[41:]
    beyond = ann.get(f"/api/games/{imported['id']}/events", params={"after": len(recorded.moves) + 1})
    assert error_of(beyond) == "no_such_position"


def test_a_scene_has_all_that_a_screen_shows(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    address = f"/api/games/{table['id']}"
    scene = ok(ann.get(f"{address}/scene"))
    assert scene["me"]["id"] == identity_of(ann)
    assert scene["table"]["id"] == table["id"]
    assert scene["game"] == game_of(ann, table)
    assert scene["played"] == ok(ann.get(f"{address}/events"))["moves"]
    assert scene["plan"] == ok(ann.post(f"{address}/plan", json={"moves": ["end"], "view": False}))
    assert ok(bob.get(f"{address}/scene"))["plan"] is None  # it is Ann's turn
    stranger = ok(server.stranger().get(f"{address}/scene"))
    assert (stranger["me"], stranger["plan"]) == (None, None)


def test_the_answer_to_moves_brings_the_scene_to_those_who_ask(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    address = f"/api/games/{table['id']}"
    assert play(ann, table, "end")["scene"] is None
    request = {"revision": 1, "moves": ["end"]}
    scene = ok(ann.post(f"{address}/moves", params={"after": 1}, json=request))["scene"]
    assert scene == ok(ann.get(f"{address}/scene", params={"after": 1}))
    assert [move["number"] for move in scene["played"]] == [2]
    # Moves may have been taken back: whoever knows too many is told all.
    assert [move["number"] for move in ok(ann.get(f"{address}/scene", params={"after": 9}))["played"]] == [
        0,
        1,
        2,
    ]


def test_a_scene_before_the_start_is_the_table(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "open", start=False)
    scene = ok(ann.get(f"/api/games/{table['id']}/scene"))
    assert (scene["table"]["status"], scene["game"], scene["played"], scene["plan"]) == (
        "open",
        None,
        [],
        None,
    )


def test_everybody_can_be_told_what_happened_since_their_last_turn(server: Running) -> None:
    ann, bob, cy = (server.person(name) for name in ("Ann", "Bob", "Cy"))
    table = table_of(ann, bob, cy)
    play(ann, table, "end")
    play(bob, table, game_of(bob, table)["legal_moves"][0], "end")

    def news(seat: int) -> list[tuple[int, str]]:
        found = ok(ann.get(f"/api/games/{table['id']}/events", params={"seat": seat}))["moves"]
        return [(move["seat"], move["move"].split()[0]) for move in found if move["move"] is not None]

    assert news(0) == [(1, "expand"), (1, "end")]
    assert news(1) == []
    assert news(2) == [(0, "end"), (1, "expand"), (1, "end")]
    assert error_of(ann.get(f"/api/games/{table['id']}/events", params={"seat": 3})) == "no_such_seat"


def test_the_log_tells_what_came_after_a_revision(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    play(ann, table, "end")
    play(bob, table, "end")
    ok(bob.post(f"/api/games/{table['id']}/undo", json={"revision": 2, "to": 1}))
    ok(ann.post(f"/api/games/{table['id']}/undo/answer", json={"agree": True}))

    def log(since: int) -> list[tuple[int, str, list[str], int | None, int | None]]:
        found = ok(ann.get(f"/api/games/{table['id']}/log", params={"since": since}))["entries"]
        names = ("revision", "kind", "moves", "back_to", "seat")
        return [tuple(entry[name] for name in names) for entry in found]

    assert log(-1)[0][:2] == (0, "start")
    assert log(0) == [
        (1, "moves", ["end"], None, 0),
        (2, "moves", ["end"], None, 1),
        (3, "back", [], 1, 1),
    ]
    assert log(2) == log(0)[2:]
    assert log(3) == []


def test_who_sits_where_can_be_seen_by_everybody(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob", "red")
    table = table_of(ann, bob)
    seen = ok(server.stranger().get(f"/api/tables/{table['id']}"))
    assert [(seat["name"], seat["identity"]) for seat in seen["seats"]] == [
        ("Ann", identity_of(ann)),
        ("Bob", identity_of(bob)),
    ]


def test_before_the_start_there_is_nothing_to_look_back_at(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "open", start=False)
    for part in ("", "/log", "/events", "/chart", "/record"):
        assert error_of(ann.get(f"/api/games/{table['id']}{part}")) == "not_started"
