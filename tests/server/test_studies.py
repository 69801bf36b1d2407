"""Studies on a server: kept, shared by their address, copied, played on by bots, and fair."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from franchise.server.storage import studies as stored
from franchise.variations import Study
from servers import Running, error_of, ok, open_table, played_for_a_round, running

RECORD = json.loads((Path(__file__).parents[1] / "fixtures" / "games" / "three_players.json").read_text())
Json = dict[str, Any]


def written(title: str = "What if") -> Json:
    """Write a study of a recorded game, with one variation."""
    study = Study(Game.from_record(RECORD), title=title, at=9)
    game = study.game((9,))
    study.play((9,), game.legal_moves()[:1], name="Another way", comment="Was it better?")
    return study.to_json()


def keep(person: httpx.Client, study: Json | None = None) -> Json:
    """Let somebody keep a study."""
    kept: Json = ok(person.post("/api/studies", json={"study": study or written()}))
    return kept


# --- keeping ---


def test_a_study_is_kept_as_it_was_written_and_listed(server: Running) -> None:
    ann = server.person("Ann")
    kept = keep(ann)
    assert kept["study"] == written() and kept["own"] and not kept["shared"]
    assert ok(ann.get(f"/api/studies/{kept['id']}")) == kept
    [line] = ok(ann.get("/api/studies"))["studies"]
    assert (line["title"], line["variations"], line["version"]) == ("What if", 1, 0)
    assert line["players"] == RECORD["players"]


def test_nobody_overwrites_what_they_have_not_seen(server: Running) -> None:
    ann = server.person("Ann")
    address = f"/api/studies/{keep(ann)['id']}"
    after = ok(ann.put(address, json={"study": written("Later"), "version": 0}))
    assert (after["version"], after["study"]["title"]) == (1, "Later")
    assert error_of(ann.put(address, json={"study": written("Lost"), "version": 0})) == "study_changed"
    assert ok(ann.get(address))["study"]["title"] == "Later"
    ok(ann.delete(address))
    assert error_of(ann.get(address)) == "no_such_study"


def test_a_stranger_opens_a_shared_study_and_keeps_a_copy(server: Running) -> None:
    ann, bob, stranger = server.person("Ann"), server.person("Bob"), server.stranger()
    kept = keep(ann)
    address = f"/api/studies/{kept['id']}"
    assert error_of(stranger.get(address)) == error_of(bob.get(address)) == "no_such_study"
    assert ok(ann.put(f"{address}/shared", json={"shared": True}))["shared"]
    seen = ok(stranger.get(address))
    assert seen["study"] == kept["study"] and not seen["own"]
    copy = keep(bob, seen["study"])
    assert copy["own"] and not copy["shared"] and copy["id"] != kept["id"]
    assert error_of(bob.put(address, json={"study": written("Mine"), "version": 0})) == "no_such_study"
    ok(ann.put(f"{address}/shared", json={"shared": False}))
    assert error_of(stranger.get(address)) == "no_such_study"
    assert ok(bob.get(f"/api/studies/{copy['id']}"))["study"] == kept["study"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "franchise/1"}, "unplayable"),
        ({"branches": [{"after": 0, "variations": [{"moves": ["fly"]}]}]}, "unplayable"),
        ({"comment": "x" * 2001}, "unplayable"),
        ({"more": 1}, "unplayable"),
    ],
)  # fmt: skip
def test_what_is_no_study_is_not_kept(change: Json, code: str, server: Running) -> None:
    ann = server.person("Ann")
    assert error_of(ann.post("/api/studies", json={"study": written() | change})) == code
    assert ok(ann.get("/api/studies"))["studies"] == []


def test_there_is_a_limit_to_what_somebody_keeps(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.person("Ann")
    monkeypatch.setattr(stored, "MOST_STUDIES", 2)
    kept = [keep(ann), keep(ann)]
    answer = ann.post("/api/studies", json={"study": written()})
    assert error_of(answer) == "too_many_studies" and "2" in answer.json()["message"]
    assert len(ok(ann.get("/api/studies"))["studies"]) == 2
    monkeypatch.setattr(stored, "MOST_BYTES", 100)
    larger = {"study": written("Larger"), "version": 0}
    address = f"/api/studies/{kept[0]['id']}"
    assert error_of(ann.put(address, json=larger)) == "studies_too_large"
    assert ok(ann.get(address))["study"] == written()


def test_studies_are_shown_with_everything_and_erased_with_their_owner(server: Running) -> None:
    ann, stranger = server.person("Ann"), server.stranger()
    kept = keep(ann)
    ok(ann.put(f"/api/studies/{kept['id']}/shared", json={"shared": True}))
    [own] = ok(ann.get("/api/me/export"))["studies"]
    assert own["study"] == kept["study"] and own["shared"]
    ok(ann.post("/api/me/erase", json={"name": "Ann"}))
    assert error_of(stranger.get(f"/api/studies/{kept['id']}")) == "no_such_study"


def test_studies_go_with_an_identity_that_becomes_another(server: Running) -> None:
    ann, phone = server.person("Ann"), server.person("Ann")
    kept = keep(phone)
    code = ok(ann.post("/api/me/recovery"))["code"]
    ok(phone.post("/api/me/join", json={"code": code}))
    assert [line["id"] for line in ok(ann.get("/api/studies"))["studies"]] == [kept["id"]]


# --- trying things out ---


def test_a_line_shows_its_position_and_a_plan_its_turn(server: Running) -> None:
    stranger = server.stranger()
    game = Game.from_record(RECORD).at(9)
    shown = ok(stranger.post("/api/line", json={"record": RECORD, "after": 9}))
    assert shown["legal_moves"] == [str(move) for move in game.legal_moves()]
    move = shown["legal_moves"][0]
    line = {"record": RECORD, "after": 9, "moves": [move]}
    game.play(move)
    assert ok(stranger.post("/api/line", json=line))["position"] == game.written_position()
    plan = ok(stranger.post("/api/line/plan", json={**line, "plan": ["end"]}))
    assert plan["moves"] == ["end"] and plan["view"]["turn"] == game.turn + 1
    again = ok(stranger.post("/api/line", json={"position": shown["position"], "moves": [move]}))
    assert again["position"] == game.written_position()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({}, "unplayable"),
        ({"record": RECORD, "position": {}}, "unplayable"),
        ({"record": {}}, "unplayable"),
        ({"position": {}}, "unplayable"),
        ({"record": RECORD, "after": 99_999}, "no_such_position"),
        ({"record": RECORD, "after": 9, "moves": ["grow omaha"]}, "illegal"),
        ({"record": RECORD, "more": 1}, "malformed"),
    ],
)
def test_a_line_that_leads_nowhere_is_refused(line: Json, code: str, server: Running) -> None:
    assert error_of(server.stranger().post("/api/line", json=line)) == code


def test_an_impossible_position_is_refused_and_everything_wrong_is_named(server: Running) -> None:
    ann = server.person("Ann")
    position = Game.new(["Ann", "Bob"], start="introductory").written_position()
    assert ok(ann.post("/api/position/check", json={"position": position}))["possible"]
    position["seats"][1]["money"] = -1
    position["seats"][0]["supply"] = 3
    found = ok(
        ann.post("/api/position/check", json={"position": position}, headers={"accept-language": "de"})
    )
    assert not found["possible"]
    told = {(broken["invariant"], broken["seat"]): broken["says"] for broken in found["broken"]}
    assert told["supply", 0] == "Jede Person hat insgesamt 40 Filialen."
    assert ("money", 1) in told
    answer = ann.post("/api/line", json={"position": position})
    assert error_of(answer) == "impossible_position"
    assert "supply: " in answer.json()["message"] and "money: " in answer.json()["message"]
    unread = ok(ann.post("/api/position/check", json={"position": {}}))
    assert "'format' is missing" in unread["problem"]


@pytest.mark.parametrize("bot", ["random", "newcomer"])
def test_a_bot_plays_on_from_anywhere(bot: str, server: Running) -> None:
    line = {"record": RECORD, "after": 9}
    turn = ok(server.person("Ann").post("/api/line/turn", json={**line, "bot": bot}))["moves"]
    game = Game.from_record(RECORD).at(9)
    before = game.turn
    game.play_all(turn)
    assert game.turn == before + 1 or game.over


def test_the_chances_of_a_line_add_up_and_a_finished_game_has_been_won(server: Running) -> None:
    ann = server.person("Ann")
    found = ok(ann.post("/api/line/chances", json={"record": RECORD, "after": 9, "seconds": 0.05}))
    assert len(found["expected"]) == 3 and sum(found["expected"]) == pytest.approx(1, abs=0.05)
    assert found["best"] and found["simulations"]
    over = ok(ann.post("/api/line/chances", json={"record": RECORD}))
    result = Game.from_record(RECORD).result
    assert result is not None
    assert [seat for seat, share in enumerate(over["expected"]) if share] == list(result.winners)
    assert error_of(ann.post("/api/line/turn", json={"record": RECORD, "bot": "random"})) == "game_over"


# --- fairness ---


def test_a_running_game_with_others_is_analysed_only_where_hints_are_allowed(server: Running) -> None:
    ann, bob, stranger = server.person("Ann"), server.person("Bob"), server.person("Spectator")
    table = played_for_a_round(ann, bob)
    record = ok(ann.get(f"/api/games/{table['id']}/record"))
    position = game_of_line(ann, {"record": record})
    disguised = {**position, "players": ["X", "Y"]}
    ahead = {"record": record, "moves": ["end"]}
    for person in (ann, bob, stranger):
        for line in ({"record": record}, ahead, {"position": position}, {"position": disguised}):
            answer = person.post("/api/line/chances", json={**line, "seconds": 0.01})
            assert error_of(answer) == "position_in_play"
            assert error_of(person.post("/api/line/turn", json={**line, "bot": "random"})) == (
                "position_in_play"
            )
    assert "is being played at another table" in answer.json()["message"]
    assert ok(ann.post("/api/line", json={"record": record}))["view"]
    ok(ann.patch(f"/api/tables/{table['id']}", json={"hints": True}))
    assert ok(bob.post("/api/line/chances", json={"record": record, "seconds": 0.01}))["simulations"]


def test_a_running_game_is_recognised_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "franchise.db") as before:
        ann, bob = before.person("Ann"), before.person("Bob")
        table = played_for_a_round(ann, bob)
        record = ok(ann.get(f"/api/games/{table['id']}/record"))
    with running(tmp_path / "franchise.db") as after:
        asked = after.person("Cy").post("/api/line/chances", json={"record": record, "seconds": 0.01})
        assert error_of(asked) == "position_in_play"


def test_a_running_game_against_bots_alone_can_be_studied(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "random", hints=False)
    record = ok(ann.get(f"/api/games/{table['id']}/record"))
    assert ok(ann.post("/api/line/chances", json={"record": record, "seconds": 0.01}))["simulations"]


def game_of_line(person: httpx.Client, line: Json) -> Json:
    """Return the position that a line leads to."""
    position: Json = ok(person.post("/api/line", json=line))["position"]
    return position
