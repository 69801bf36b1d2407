"""Before a table exists: its board, whether a layout can be played, the opponents."""

from typing import Any

import pytest

from franchise.bots import LEVELS
from servers import Running, error_of, game_of, ok, open_table

RANDOM = {"city_tiles": "random", "region_tiles": "random", "region_pool": "mixed", "milestones": True}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [0, 7, 2**53 - 1])
def test_the_board_is_that_of_a_table_with_the_same_seed(server: Running, players: int, seed: int) -> None:
    rules = {**RANDOM, "seed": seed, "start": "introductory"} if players == 2 else {**RANDOM, "seed": seed}
    stranger = server.stranger()
    seen = ok(stranger.post("/api/preview", json={"players": players, "rules": rules}))
    ann = server.person("Ann")
    table = open_table(ann, "me", *["person"] * (players - 1), rules=rules)
    assert ok(ann.get(f"/api/games/{table['id']}/record"))["setup"] == seen["setup"]
    assert game_of(ann, table)["view"]["places"] == seen["view"]["places"]
    assert seen["seed"] == seed


def test_without_a_seed_one_is_drawn_and_told(server: Running) -> None:
    stranger = server.stranger()
    seen = ok(stranger.post("/api/preview", json={"players": 3, "rules": RANDOM}))
    again = {"players": 3, "rules": {**RANDOM, "seed": seen["seed"]}}
    assert ok(stranger.post("/api/preview", json=again))["setup"] == seen["setup"]
    assert ok(stranger.post("/api/preview", json={"players": 3}))["seed"] is None


def test_a_layout_that_can_be_played_is_valid(server: Running) -> None:
    stranger = server.stranger()
    dealt = ok(stranger.post("/api/preview", json={"players": 4, "rules": {**RANDOM, "seed": 1}}))["setup"]
    rules = {"city_tiles": dealt["city_tiles"], "region_tiles": dealt["region_tiles"]}
    checked = stranger.post("/api/preview/check", json={"players": 4, "rules": rules})
    assert ok(checked) == {"valid": True, "problem": None, "layout_problems": []}


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        ({"city_tiles": {"chicago": 8}}, "is missing"),
        ({"city_tiles": {}}, "is missing"),
        ({"region_tiles": {"texas": "n99"}}, "is missing"),
        ({"region_pool": "new"}, "region_pool: a pool other than printed needs region_tiles random or draft"),
        ({"region_tiles": "draft", "region_pool": ["texas"] * 30}, "exists once, not 30 times"),
        ({"milestones": ["region"]}, "are open, not 1"),
        ({"milestones": ["region"] * 7}, "twice"),
    ],
)
def test_a_layout_that_cannot_be_played_is_refused_with_the_reason(
    server: Running, rules: dict[str, Any], problem: str
) -> None:
    stranger, body = server.stranger(), {"players": 3, "rules": rules}
    checked = ok(stranger.post("/api/preview/check", json=body))
    assert not checked["valid"]
    assert problem in checked["problem"]
    assert error_of(stranger.post("/api/preview", json=body)) == "unplayable"
    seats = [{"kind": "person"} for _ in range(3)]
    refused = server.person("Ann").post("/api/tables", json={"seats": seats, "rules": rules})
    assert error_of(refused) == "unplayable"


def test_all_that_is_wrong_with_a_layout_is_told_with_its_place(server: Running) -> None:
    stranger = server.stranger()
    dealt = ok(stranger.post("/api/preview", json={"players": 3, "rules": {**RANDOM, "seed": 1}}))["setup"]
    cities, regions = dealt["city_tiles"], dealt["region_tiles"]
    del cities["omaha"]
    cities["chicago"] = 2
    cities["seattle"] = 4
    regions["texas"] = regions["heartland"]
    body = {"players": 3, "rules": {"city_tiles": cities, "region_tiles": regions}}
    found = ok(stranger.post("/api/preview/check", json=body))["layout_problems"]
    assert {"place": "omaha", "id": "city_without_tile"} in found
    assert {"name": "seattle", "id": "no_open_city"} in found
    assert {"place": "chicago", "value": 2, "printed": 7, "id": "other_back"} in found
    repeated = next(problem for problem in found if problem["id"] == "region_tile_repeated")
    assert set(repeated["regions"]) == {"texas", "heartland"}


@pytest.mark.parametrize(
    ("language", "weakest"), [("en", "Newcomer"), ("de-CH,en;q=0.5", "Neuling"), ("fr", "Débutant")]
)
def test_opponents_are_listed_in_the_language_of_the_request(
    server: Running, language: str, weakest: str
) -> None:
    bots = ok(server.stranger().get("/api/bots", headers={"accept-language": language}))["bots"]
    levels = sorted((bot["level"], bot["code"]) for bot in bots if bot["level"] is not None)
    assert levels == [(number, bot.code) for number, bot in enumerate(LEVELS, 1)]
    assert weakest in {bot["name"] for bot in bots}


def test_every_opponent_can_be_given_a_seat(server: Running) -> None:
    ann = server.person("Ann")
    for bot in ok(ann.get("/api/bots"))["bots"]:
        table = open_table(ann, "me", bot["code"])
        assert table["seats"][1]["bot"] == bot["code"]
