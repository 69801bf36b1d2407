"""Plans and hints over HTTP: for whom, of which position."""

import json
from pathlib import Path

from servers import Running, error_of, game_of, ok, open_table, play


def test_a_plan_changes_nothing(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    before = game_of(ann, table)
    plan = ok(ann.post(f"/api/games/{table['id']}/plan", json={"moves": [before["legal_moves"][0]]}))
    assert plan["moves"][0] == before["legal_moves"][0]
    assert plan["view"]["places"] != before["view"]["places"]
    assert game_of(ann, table) == before


def test_a_plan_tells_every_income_and_leaves_the_position_out_if_asked(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    moves = [game_of(ann, table)["legal_moves"][0]]
    path = f"/api/games/{table['id']}/plan"
    whole, short = (ok(ann.post(path, json={"moves": moves, "view": view})) for view in (True, False))
    assert whole["income"] == [player["income"] for player in whole["view"]["players"]]
    assert short == whole | {"view": None}


def test_a_plan_is_of_the_revision_it_names(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    play(ann, table, "end")
    path = f"/api/games/{table['id']}/plan"
    refused = ann.post(path, json={"moves": [], "revision": 0})
    assert (error_of(refused), refused.json()["revision"]) == ("stale", 1)
    assert ok(ann.post(path, json={"moves": [], "revision": 1}))["revision"] == 1


def test_a_past_turn_can_be_planned_otherwise(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    first = game_of(ann, table)["legal_moves"][0]
    play(ann, table, "end")
    plan = ok(ann.post(f"/api/games/{table['id']}/plan", json={"moves": [first], "at": 0}))
    assert plan["moves"][0] == first
    beyond = ann.post(f"/api/games/{table['id']}/plan", json={"moves": [], "at": 2})
    assert error_of(beyond) == "no_such_position"


def test_a_plan_that_cannot_be_played_says_why(server: Running) -> None:
    stranger, ann = server.stranger(), server.person("Ann")
    table = open_table(ann, "me", "person")
    path = f"/api/games/{table['id']}/plan"
    refused = stranger.post(path, json={"moves": ["grow chicago"]}, headers={"accept-language": "de"})
    assert (error_of(refused), refused.json()["reason"]["id"]) == ("illegal", "not_present")
    assert refused.json()["message"].startswith("Nicht möglich: ")
    assert error_of(stranger.post(path, json={"moves": ["dance all night"]})) == "unplayable"


def test_the_next_turn_of_a_seat_is_planned_as_if_the_others_did_nothing(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person", "person")
    path = f"/api/games/{table['id']}/plan"
    before = game_of(ann, table)
    ahead = ok(ann.post(path, json={"moves": ["end"], "seat": 2}))
    play(ann, table, "end")
    play(ann, table, "end")
    now = ok(ann.post(path, json={"moves": ["end"]}))
    assert ahead == now | {"revision": 0, "view": now["view"] | {"moves": ahead["view"]["moves"]}}
    assert ahead["money"] == before["view"]["players"][2]["money"] + before["view"]["players"][2]["income"]
    assert error_of(ann.post(path, json={"moves": [], "seat": 3})) == "no_such_seat"


def test_nobody_plans_ahead_before_the_first_turn(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person", rules={"start": "choose"})
    path = f"/api/games/{table['id']}/plan"
    assert [error_of(ann.post(path, json={"moves": [], "seat": seat})) for seat in (0, 1)] == [
        *("no_turn_ahead", "no_turn_ahead")
    ]


def test_a_plan_drops_what_cannot_be_played_and_says_why(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    first = game_of(ann, table)["legal_moves"][0]
    body = {"moves": ["grow chicago", first, "end"], "drop": True}
    plan = ok(ann.post(f"/api/games/{table['id']}/plan", json=body))
    assert plan["moves"] == [first, "end"]
    assert [(one["move"], one["reason"]["id"]) for one in plan["dropped"]] == [
        ("grow chicago", "not_present")
    ]


def test_a_hint_names_turns_that_can_be_played(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person", hints=True)
    hint = ok(ann.post(f"/api/games/{table['id']}/hint", json={"seconds": 0.1, "turns": 2}))
    assert 1 <= len(hint["turns"]) <= 2
    play(ann, table, *hint["turns"][0]["moves"])


def test_there_is_no_hint_for_a_game_that_is_over(server: Running) -> None:
    ann = server.person("Ann")
    record = json.loads((Path(__file__).parents[1] / "fixtures" / "games" / "two_players.json").read_text())
    table = ok(ann.post("/api/tables/import", json={"record": record}))
    path = f"/api/games/{table['id']}/hint"
    assert ok(ann.post(path, json={"seconds": 0.01}))["turns"] == []
    assert ok(ann.post(path, json={"seconds": 0.01, "at": 30}))["turns"]


def test_a_plan_that_ends_the_game_tells_the_final_count_and_who_wins(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    path = f"/api/games/{table['id']}/plan"
    first = ok(ann.post(path, json={"moves": ["end"]}))
    assert (first["turns_without_expansion"], first["winners"]) == (1, [])
    play(ann, table, "end")
    last = ok(ann.post(path, json={"moves": ["end"]}))
    assert "game_ended" in [event["type"] for event in last["events"]]
    assert last["final"] == [player["final"] for player in last["view"]["players"]]
    assert last["winners"] == last["view"]["winners"] != []


def test_the_outlook_is_of_the_present_position(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    path = f"/api/games/{table['id']}/outlook"
    first = ok(ann.get(path))
    assert first == {
        "revision": 0,
        "tiles_to_red_zone": 5,
        "turns_left": 2,
        "last_seat": 1,
        "red_zone": ["no", "no"],
    }
    play(ann, table, "end")
    assert ok(ann.get(path)) == first | {"revision": 1, "turns_left": 1}
