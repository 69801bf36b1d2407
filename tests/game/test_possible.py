"""Positions that cannot be are refused by the name of what is wrong with them."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from franchise import Game, Impossible, Malformed
from franchise.board import BOARD
from franchise.game.errors import Broken, NoRecord
from franchise.game.possible import INVARIANTS, broken_invariants
from franchise.game.possible.pieces import possible_scorers
from franchise.game.written_position import WrittenCity, WrittenPosition
from franchise.kernel.jit import INTERPRETED
from strategies import NAMES

Json = dict[str, Any]
Edit = Callable[[Json], None]
LOOKED_AT = 7 if INTERPRETED else 1
"""Every so many positions of a game are looked at."""


def first_turn(**options: Any) -> Json:
    """Write down the first turn of three players, in their introductory towns unless options differ."""
    chosen: Json = {"start": "introductory", **options}
    return Game.new(NAMES[:3], **chosen).written_position()


def broken(written: Json) -> tuple[Broken, ...]:
    """List what is wrong with a position."""
    return broken_invariants(WrittenPosition.from_json(written))


def put(*path: str | int, value: Any) -> Edit:
    """Write a value somewhere into a position."""

    def edit(written: Json) -> None:
        at: Any = written
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return edit


def all_of(*edits: Edit) -> Edit:
    """Do one thing after the other."""

    def edit(written: Json) -> None:
        for one in edits:
            one(written)

    return edit


def fill_track(written: Json) -> None:
    written["track"] = list(written["regions"])


def lay_every_city_tile(written: Json) -> None:
    for city in written["cities"].values():
        city["value"] = 4


def lay_every_region_tile(written: Json) -> None:
    for region, tile in zip(written["regions"].values(), written["region_tiles_to_lay"], strict=False):
        region["tile"] = tile


def complete_texas(written: Json) -> None:
    for place in BOARD.places:
        if place.region == "texas" and place.id in written["cities"]:
            written["cities"][place.id] = {"value": written["cities"][place.id]["value"], "scored": [1, 0, 0]}
        elif place.region == "texas":
            written["towns"][place.id] = 0


def take_four_towns(written: Json) -> None:
    cities, regions = written["cities"], written["regions"]
    towns = [place.id for place in BOARD.places if place.id not in cities and place.region in regions]
    written["towns"] |= dict.fromkeys([town for town in towns if town not in written["towns"]][:4], 0)


def reach_region_milestone(written: Json) -> None:
    seat = written["seats"][0]
    seat["milestones"] = {written["milestones"][0]: False}
    seat["reserve"] -= 1
    seat["bonus_tiles"] += 1


def go_far(written: Json) -> None:
    written["towns"]["el_paso"] = 0
    written["seats"][0]["supply"] -= 1
    written["turn"] = 4


PLAIN: Json = {}
WITH_MILESTONES: Json = {"milestones": ["region", "four_towns", "four_regions", "big_city", "two_8_links",
                                        "two_three_four"]}  # fmt: skip
DRAFT: Json = {"region_tiles": "draft"}
CITY_DRAFT: Json = {"city_tiles": "draft", "region_tiles": "draft"}
BOOM: Json = {"boom": True}
CHOOSE: Json = {"start": "choose"}

CASES: list[tuple[str, Json, Edit, str]] = [
    ("actor", PLAIN, put("actor", value=1), "the move of seat 0"),
    ("turn", PLAIN, put("turn", value=0), "at least 1"),
    ("turn", PLAIN, put("this_turn", value=None), "this_turn belongs to"),
    ("passing", PLAIN, put("turns_without_expansion", value=2), "at most 0 turns"),
    ("end", PLAIN, put("end", value="red_zone"), "not over"),
    ("city_tiles", PLAIN, put("cities", "chicago", "value", value=2), "another back"),
    ("city_tiles", PLAIN, put("cities", "chicago", "value", value=None), "chicago has no tile"),
    ("region_tiles", PLAIN, put("regions", "texas", "tile", value="southwest"), "exists once"),
    ("draft", PLAIN, put("tiles_laid", value=5), "expected 0, 7, 19, 26"),
    ("spaces", PLAIN, put("cities", "omaha", "spaces", value=[0, 1, 2, 0, 1]), "it is full"),
    ("majorities", PLAIN, put("cities", "chicago", "spaces", value=[0] * 5), "are a majority"),
    ("scored_cities", PLAIN, put("cities", "chicago", value={"value": 8, "scored": [2, 0, 0]}), "nobody can"),
    ("supply", PLAIN, put("seats", 2, "supply", value=30), "not 40"),
    ("supply", PLAIN, put("seats", 2, "supply", value=-1), "less than none"),
    ("starting_towns", PLAIN, put("towns", value={}), "at least the town"),
    ("links", PLAIN, go_far, "el_paso cannot have been reached"),
    ("expansions", PLAIN, put("cities", "chicago", "spaces", value=[0]), "at most 2 places, not 3"),
    ("regions_scored", PLAIN, put("track", value=["texas"]), "texas is not complete"),
    ("track", DRAFT, put("track", value=["texas"]), "has no tile that could lie on the track"),
    ("tie_breakers", PLAIN, put("regions", "texas", "tie_breaker", value=0), "no city of texas is scored"),
    ("money", PLAIN, put("seats", 0, "money", value=-1), "never negative"),
    ("money_paid", PLAIN, put("seats", 1, "money", value=500), "at most, not $500"),
    ("influence", PLAIN, put("seats", 1, "influence", value=1), "from 0 to 0 influence, not 1"),
    ("bonus_tiles", PLAIN, put("seats", 1, "bonus_tiles", value=5), "not 4 bonus tiles"),
    ("link_and_expansion_tile", PLAIN, put("link_tile", value=0), "the Link tile"),
    ("milestones", PLAIN, put("seats", 0, "milestones", value={"region": True}), "is not open"),
    ("milestones_reached", WITH_MILESTONES, reach_region_milestone, "the goal of region is not met"),
    ("triggers", PLAIN, put("seats", 0, "big_city", value=True), "cannot have triggered"),
    ("dearest_links", PLAIN, put("seats", 0, "dearest_links", value=9), "from 0 to 1 $8 links"),
    ("boom", PLAIN, put("boom", value="chicago"), "without Boom"),
    ("before_the_first_turn", DRAFT, put("seats", 0, "money", value=9), "before the first turn this seat"),
    ("this_turn", PLAIN, put("this_turn", "expansions", value=["chicago"]), "has no link"),
    ("this_turn", PLAIN, put("this_turn", "bonus_use", value="cash"), "in none the first"),
    ("turn", DRAFT, put("turn", value=1), "there has been no turn yet"),
    ("end", PLAIN, fill_track, "in the red zone ends the game"),
    ("end", PLAIN, put("phase", value="over"), "it is not over"),
    ("end", PLAIN, all_of(fill_track, put("phase", value="over"), put("end", value="no_expansion")),
     "has ended by red_zone, not by no_expansion"),
    ("city_tiles", CITY_DRAFT, lay_every_city_tile, "none is left to lay"),
    ("city_tiles", CITY_DRAFT, put("cities", "chicago", "spaces", value=[0]), "nothing can stand in chicago"),
    ("region_tiles", PLAIN, put("regions", "texas", "tile", value=None), "texas has no tile"),
    ("region_tiles", CITY_DRAFT, put("regions", "texas", "tile", value="southwest"), "after the last city"),
    ("region_tiles", DRAFT, lay_every_region_tile, "every region has its tile"),
    ("region_tiles", DRAFT, put("region_tiles_to_lay", value=[]), "wait for a tile"),
    ("scored_cities", PLAIN, put("cities", "chicago", value={"value": 8, "scored": [1, 5, 2]}), "nobody can"),
    ("starting_towns", CHOOSE, put("towns", "pueblo", value=0), "0 starting towns at this point"),
    ("starting_towns", BOOM, put("towns", "el_paso", value=0), "only the introductory towns"),
    ("starting_towns", BOOM, put("phase", value="open_towns"), "nobody chooses a starting town"),
    ("regions_scored", PLAIN, complete_texas, "texas is complete"),
    ("tie_breakers", PLAIN, put("regions", "texas", "piece", value=True), "is its tie-breaker"),
    ("bonus_tiles", PLAIN, put("seats", 0, "bonus_tiles", value=-1), "never fewer than 0"),
    ("bonus_tiles", PLAIN, put("seats", 0, "reserve", value=1), "without Milestones"),
    ("bonus_tiles", PLAIN, put("seats", 0, "used_bonus_tiles", value=1), "cannot have been used in 1 turns"),
    ("milestones", WITH_MILESTONES, put("milestones", value=["region"]), "milestones are open, not 1"),
    ("milestones", WITH_MILESTONES, put("seats", 0, "reserve", value=0), "0 milestones are reached"),
    ("milestones_reached", WITH_MILESTONES, take_four_towns, "the goal of four_towns is met"),
    ("boom", PLAIN, put("phase", value="move_boom"), "no phase move_boom"),
    ("boom", BOOM, put("boom", value="chicago"), "before the first turn and not earlier"),
    ("boom", BOOM, put("phase", value="expand"), "the marker lies beside a city"),
    ("before_the_first_turn", DRAFT, put("seats", 0, "influence", value=5), "has gained or used anything"),
    ("before_the_first_turn", DRAFT, put("cities", "chicago", "spaces", value=[0]), "nobody is in chicago"),
    ("this_turn", PLAIN, all_of(put("phase", value="move_boom"), put("this_turn", "expansions",
                                                                     value=["phoenix"])),
     "the boom marker comes before"),
    ("this_turn", PLAIN, put("phase", value="increase"), "once a market share has grown"),
    ("this_turn", PLAIN, put("this_turn", "grown", value=["chicago"]), "no market share can have grown"),
    ("this_turn", PLAIN, put("this_turn", "doubled", value="chicago"), "no share can have been doubled"),
    ("this_turn", PLAIN, put("this_turn", "expansions", value=["phoenix", "denver", "chicago"]),
     "two expansions in a turn"),
    ("this_turn", PLAIN, put("this_turn", "expansions", value=["flagstaff"]), "nobody can expand to"),
    ("this_turn", PLAIN, put("this_turn", "bonus_use", value="again"), "and neither alone"),
    ("this_turn", PLAIN, all_of(put("phase", value="move_boom"), put("this_turn", "bonus_use", value="cash")),
     "before the boom marker has moved"),
    ("this_turn", PLAIN, put("this_turn", "bonus_ready", value=True), "no bonus tile can be used"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "options", "edit", "part"), CASES)
def test_what_cannot_be_is_refused_by_its_name(name: str, options: Json, edit: Edit, part: str) -> None:
    written = first_turn(**options)
    assert broken(written) == ()
    edit(written)
    assert part in "; ".join(found.message for found in broken(written) if found.invariant == name)
    with pytest.raises(Impossible, match=f"(?m)^{name}: "):
        Game.from_position(written)


def test_every_invariant_is_broken_by_some_case() -> None:
    assert {check.__name__ for check in INVARIANTS} == {name for name, *_ in CASES}


def test_the_page_about_positions_lists_every_invariant() -> None:
    page = (Path(__file__).parents[2] / "docs" / "study.md").read_text()
    listed = re.findall(r"^\| `(\w+)` \|", page.partition("| invariant |")[2], re.MULTILINE)
    assert listed[: len(INVARIANTS)] == [check.__name__ for check in INVARIANTS]


def test_all_that_is_broken_is_named_not_only_the_first() -> None:
    written = first_turn()
    for edit in (
        put("actor", value=2),
        put("seats", 0, "money", value=-4),
        put("seats", 1, "supply", value=3),
        put("seats", 2, "influence", value=7),
        put("regions", "texas", "tie_breaker", value=1),
    ):
        edit(written)
    with pytest.raises(Impossible) as caught:
        Game.from_position(written)
    names = [found.invariant for found in caught.value.broken]
    assert {"actor", "money", "supply", "influence", "tie_breakers"} <= set(names)
    assert [found.seat for found in caught.value.broken if found.invariant == "money"] == [0]
    assert all(name in str(caught.value) for name in names)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (put("format", value="franchise/1"), "format: expected 'franchise-position/1'"),
        (put("rules", value=2), "rules: this program knows version 1"),
        (put("players", value=["Ann"]), "players: expected"),
        (put("phase", value="lunch"), "phase: expected one of"),
        (put("seats", value=[]), "seats: expected one for each of 3 players"),
        (put("seats", 0, "money", value=True), "seats: 0: money: expected a whole number"),
        (put("seats", 0, "money", value=10**9), "seats: 0: money: expected a whole number up to"),
        (put("cities", "seattle", value={"value": 5, "spaces": []}), "cities: there is no field 'seattle'"),
        (put("cities", "chicago", value={"value": 8}), "cities: chicago: expected either spaces or scored"),
        (put("cities", "chicago", "spaces", value=[3]), "cities: chicago: spaces: expected one of 0, 1, 2"),
        (put("cities", "chicago", "spaces", value=[0] * 9), "no city has 9 spaces"),
        (put("cities", "chicago", "spaces", value="all"), "cities: chicago: spaces: expected a list"),
        (put("cities", "chicago", value={"value": 8, "scored": [1]}), "the pieces of each of 3 players"),
        (put("towns", "pueblo", value="Ann"), "towns: pueblo: expected one of 0, 1, 2"),
        (put("track", value=["texas", "texas"]), "track: something stands there twice"),
        (put("this_turn", "grown", value=[["chicago"]]), "this_turn: grown: expected one of"),
        (put("with_boom", value=1), "with_boom: expected true or false"),
        (put("more", value=1), "the position: there is no field 'more'"),
    ],
)
def test_what_cannot_be_read_is_said(edit: Edit, message: str) -> None:
    written = first_turn()
    edit(written)
    with pytest.raises(Malformed) as caught:
        Game.from_position(written)
    assert message in str(caught.value)


def test_what_is_counted_is_never_less_than_nothing() -> None:
    with pytest.raises(Malformed, match=r"^turn: expected a whole number from 0 to \d+, got -1$"):
        Game.from_position({**first_turn(), "turn": -1})


def test_a_game_from_a_position_is_played_like_any_other_but_has_no_record(tmp_path: Any) -> None:
    game = Game.from_position(first_turn())
    game.play_all(["expand phoenix $1", "end"])
    assert (game.actor, game.turn, len(game.moves)) == (1, 2, 2)
    assert [played.seat for played in game.history()] == [0, 0]
    game.undo()
    assert (
        game.actor == 0
        and game.at(0).legal_moves() == Game.new(NAMES[:3], start="introductory").legal_moves()
    )
    assert not game.has_record and game.setup_events == []
    for ask in (game.record, lambda: game.setup, lambda: game.save(tmp_path / "game.json")):
        with pytest.raises(NoRecord, match="a record begins with a setup"):
            ask()
    assert not list(tmp_path.iterdir())


def test_a_recorded_game_is_possible_from_its_first_move_to_the_final_count() -> None:
    path = Path(__file__).parents[1] / "fixtures" / "games" / "everything.json"
    whole = Game.from_record(json.loads(path.read_text()))
    game = Game(whole.players, whole.setup)
    for number, move in enumerate(whole.moves):
        game.play(move)
        if number % LOOKED_AT == 0 or game.over:
            assert broken(game.written_position()) == ()
    assert game.over


@pytest.mark.parametrize(
    ("pieces", "scorers"),
    [((1, 1, 0), [(0, 4), (1, 4)]), ((1, 2, 0), [(0, 2)]), ((1, 3, 0), []), ((2, 0, 0), [])],
)
def test_a_city_shows_who_can_have_scored_it(pieces: tuple[int, ...], scorers: list[tuple[int, int]]) -> None:
    assert possible_scorers(WrittenCity(4, scored=pieces)) == scorers
