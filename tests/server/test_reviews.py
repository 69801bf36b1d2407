"""Reviews on a server: made beside the games, kept with them, and refused where they would be unfair."""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from franchise.review import Depth, review_of
from franchise.review import depth as depths
from franchise.review.reviewing import pieces_of
from franchise.server.thinking import low_priority, reviewers
from servers import Running, error_of, ok, open_table, play, played_for_a_round, running, table_of

pytestmark = pytest.mark.compiled

SHALLOW = Depth("quick", simulations=50, games=1)
RECORD = json.loads((Path(__file__).parents[1] / "fixtures" / "games" / "three_players.json").read_text())
MOST_SECONDS = 120


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for a moment only, and do not wait for everything else that the machine has to do."""
    monkeypatch.setitem(depths.DEPTHS, "quick", SHALLOW)
    monkeypatch.setattr(low_priority, "NICENESS", 1)


def test_the_process_of_reviews_has_a_low_priority() -> None:
    process = low_priority.LowPriority()
    game = Game.new(["Ann", "Bob"], start="introductory")
    game.play("end")
    try:
        found, _ = process.find(pieces_of(game, SHALLOW))
        assert len(found) == 2 and process.pid is not None
        here = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == here + low_priority.NICENESS
    finally:
        process.stop()
    assert process.pid is None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """Run a server."""
    with running(tmp_path / "franchise.db") as found:
        yield found


def imported(person: httpx.Client, record: Any) -> str:
    """Open a record as a table; return its id."""
    return str(ok(person.post("/api/tables/import", json={"record": record}))["id"])


def again(server: Running, cookies: dict[str, str]) -> httpx.Client:
    """Let somebody come back to a server that was started again."""
    person = server.stranger()
    person.cookies.update(cookies)
    return person


def followed(person: httpx.Client, table: str) -> list[dict[str, Any]]:
    """Follow a review until it ends; return what was sent."""
    with person.stream("GET", f"/api/games/{table}/review/stream", timeout=MOST_SECONDS) as answer:
        assert answer.status_code == 200
        lines = [line.removeprefix("data: ") for line in answer.iter_lines() if line.startswith("data: ")]
    return [json.loads(line) for line in lines]


def test_a_review_is_followed_while_it_is_made_and_says_what_the_library_does(server: Running) -> None:
    ann = server.person("Ann")
    table = imported(ann, RECORD)
    first = ok(ann.post(f"/api/games/{table}/review", json={}))
    assert first["of"] > first["done"] and not first["complete"]
    sent = followed(ann, table)
    assert [one["done"] for one in sent] == sorted(one["done"] for one in sent)
    assert len(sent) > 2 and sent[-1]["complete"]
    expected = review_of(Game.from_record(RECORD), SHALLOW)
    assert [turn["loss"] for turn in sent[-1]["turns"]] == [turn.loss for turn in expected.turns]
    assert [one["accuracy"] for one in sent[-1]["players"]] == [one.accuracy for one in expected.players]
    assert sent[-1]["turning_points"] == list(expected.turning_points)
    assert len(sent[-1]["origins"]) == 4


def test_a_turn_is_shown_with_the_reasons_for_it_and_for_the_better_one(server: Running) -> None:
    ann = server.person("Ann")
    table = imported(ann, RECORD)
    ok(ann.post(f"/api/games/{table}/review", json={}))
    point = followed(ann, table)[-1]["turning_points"][0]
    found = ok(ann.get(f"/api/games/{table}/review/turns/{point}"))
    assert found["turn"]["number"] == point and found["turn"]["best"] != found["turn"]["moves"]
    assert found["better_reasons"] and isinstance(found["threats"], list)
    assert error_of(ann.get(f"/api/games/{table}/review/turns/9999")) == "no_such_position"


def test_another_turn_in_place_of_a_mistake_is_judged_like_those_of_the_review(server: Running) -> None:
    ann = server.person("Ann")
    table = imported(ann, RECORD)
    ok(ann.post(f"/api/games/{table}/review", json={}))
    review = followed(ann, table)[-1]
    point = review["turning_points"][-1]
    turn = review["turns"][point]
    address = f"/api/games/{table}/review/turns/{point}/attempt"
    best = ok(ann.post(address, json={"moves": turn["best"]}))
    assert best["right"] and best["loss"] == 0 and best["after"] == turn["after_best"]
    again = ok(ann.post(address, json={"moves": turn["moves"]}))
    assert not again["right"] and again["loss"] == turn["loss"] and again["judgement"] == turn["judgement"]
    nothing = ok(ann.post(address, json={"moves": ["end"]}))
    assert nothing["moves"][-1] == "end" and nothing["right"] == (nothing["loss"] < review["tolerance"])
    assert error_of(ann.post(address, json={"moves": ["expand nowhere $1", "end"]})) == "unplayable"
    assert error_of(ann.post(address, json={"moves": ["expand chicago $0", "end"]})) == "illegal"
    found = ok(ann.get(f"/api/games/{table}/review/turns/{point}"))
    assert found["events"] != found["better_events"] and found["better_events"]


def test_a_review_is_kept_with_the_game_until_the_bots_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "franchise.db"
    with running(database) as server:
        ann = server.person("Ann")
        cookies = dict(ann.cookies)
        table = imported(ann, RECORD)
        ok(ann.post(f"/api/games/{table}/review", json={}))
        made = followed(ann, table)[-1]
    with running(database) as server:
        ann = again(server, cookies)
        assert ok(ann.get(f"/api/games/{table}/review")) == made
    monkeypatch.setattr(reviewers, "version", lambda: "another")
    with running(database) as server:
        ann = again(server, cookies)
        assert error_of(ann.get(f"/api/games/{table}/review")) == "no_review"


def test_a_review_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    database = tmp_path / "franchise.db"
    with running(database) as server:
        ann = server.person("Ann")
        cookies = dict(ann.cookies)
        table = imported(ann, RECORD)
        ok(ann.post(f"/api/games/{table}/review", json={}))
        end = time.monotonic() + MOST_SECONDS
        while not (done := ok(ann.get(f"/api/games/{table}/review"))["done"]) and time.monotonic() < end:
            time.sleep(0.05)
    with running(database) as server:
        ann = again(server, cookies)
        assert ok(ann.get(f"/api/games/{table}/review"))["done"] >= done > 0
        ok(ann.post(f"/api/games/{table}/review", json={}))
        assert followed(ann, table)[-1]["complete"]


def test_nobody_waits_for_more_than_a_few_reviews(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewers, "MOST_OF_ONE", 1)
    ann = server.person("Ann")
    one, other = imported(ann, RECORD), imported(ann, RECORD)
    ok(ann.post(f"/api/games/{one}/review", json={"depth": "deep"}))
    refused = ann.post(f"/api/games/{other}/review", json={"depth": "deep"})
    assert error_of(refused) == "thinking_too_long" and "retry-after" in refused.headers


def test_hints_are_on_against_bots_and_off_where_other_people_play(server: Running) -> None:
    ann = server.person("Ann")
    against_bots = open_table(ann, "me", "newcomer", start=False)
    assert against_bots["hints"] is True
    assert open_table(ann, "me", "open", start=False)["hints"] is False
    assert open_table(ann, "me", "person", "newcomer", start=False)["hints"] is False
    assert open_table(ann, "me", "open", start=False, hints=True)["hints"] is True


def test_a_position_that_others_play_is_recognised_in_a_record_under_any_names(server: Running) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = played_for_a_round(ann, bob)
    record = ok(eve.get(f"/api/games/{table['id']}/record"))
    for person in (ann, bob, eve):
        copied = imported(person, {**record, "players": ["X", "Y"]})
        for what, body in ("hint", {"seconds": 0.01, "turns": 1}), ("review", {}):
            refused = person.post(f"/api/games/{copied}/{what}", json=body)
            assert error_of(refused) == "position_in_play", what
            assert "played at another table" in refused.json()["message"]


def test_a_turn_of_a_game_in_play_is_recognised_within_a_longer_record(server: Running) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = played_for_a_round(ann, bob)
    game = Game.from_record(ok(eve.get(f"/api/games/{table['id']}/record")))
    game.play_all([game.legal_moves()[0], "end"])
    refused = eve.post(f"/api/games/{imported(eve, game.record())}/review", json={})
    assert error_of(refused) == "position_in_play"


def test_where_the_table_allows_hints_its_positions_may_be_analysed(server: Running) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = played_for_a_round(ann, bob, hints=True)
    record = ok(eve.get(f"/api/games/{table['id']}/record"))
    ok(eve.post(f"/api/games/{imported(eve, record)}/review", json={}))
    ok(ann.patch(f"/api/tables/{table['id']}", json={"hints": False}))
    assert error_of(eve.post(f"/api/games/{imported(eve, record)}/review", json={})) == "position_in_play"


def test_in_the_first_round_only_those_at_the_table_are_refused(server: Running) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = table_of(ann, bob, rules={"start": "introductory"})
    play(ann, table, "end")
    record = ok(eve.get(f"/api/games/{table['id']}/record"))
    body = {"seconds": 0.01, "turns": 1}
    assert error_of(bob.post(f"/api/games/{imported(bob, record)}/hint", json=body)) == "position_in_play"
    ok(eve.post(f"/api/games/{imported(eve, record)}/hint", json=body))


def test_once_the_game_is_over_it_may_be_looked_back_at(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = played_for_a_round(ann, bob)
    assert error_of(ann.post(f"/api/games/{table['id']}/review", json={})) == "hints_off"
    while ok(ann.get(f"/api/games/{table['id']}"))["view"]["actor"] is not None:
        actor = ok(ann.get(f"/api/games/{table['id']}"))["view"]["actor"]
        play((ann, bob)[actor], table, "end")
    ok(ann.post(f"/api/games/{table['id']}/review", json={}))
    assert followed(bob, table["id"])[-1]["complete"]
