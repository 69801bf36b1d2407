"""The tutorial replays on the engine and what it says comes true; the pictures are up to date."""

import importlib.util
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from franchise import Event, Game
from franchise.words import Words, languages

WEB = Path(__file__).parents[2] / "web"
RECORD: dict[str, Any] = json.loads((WEB / "src" / "model" / "learn" / "game.json").read_text("utf-8"))
CHAPTERS: list[dict[str, Any]] = json.loads(
    (WEB / "src" / "model" / "learn" / "lessons.json").read_text("utf-8")
)["chapters"]
YOU, ROSA, THEO = 0, 1, 2


@dataclass
class Step:
    """A step of the tutorial, with the position it begins with and what happens in it."""

    id: str
    kind: str
    promises: list[str]
    game: Game
    after: Game
    events: list[Event]


def after(count: int) -> Game:
    """Return the game after so many moves, as a table is opened with it."""
    record = {name: value for name, value in RECORD.items() if name != "result"}
    return Game.from_record({**record, "moves": RECORD["moves"][:count]})


def steps() -> Iterator[Step]:
    """Walk through all chapters."""
    for chapter in CHAPTERS:
        game = after(chapter["start"])
        for step in chapter["steps"]:
            before, to = game.copy(), step.get("to", len(game.moves))
            events = (
                list(game.play_all(RECORD["moves"][len(game.moves) : to])) if to > len(game.moves) else []
            )
            yield Step(step["id"], step["kind"], step.get("promises", []), before, game.copy(), events)


STEPS = {step.id: step for step in steps()}


def scorings(step: Step) -> list[tuple[str, int, int, bool]]:
    """List what cities a step scores."""
    return [
        (event.place, event.seat, event.influence, event.majority)
        for event in step.events
        if event.type == "city_scored"
    ]


def ranks(step: Step, region: str) -> list[tuple[int, int]]:
    """List who gains what in a region, the first first."""
    gains = [event for event in step.events if event.type == "region_gained" and event.region == region]
    return [(event.seat, event.influence) for event in sorted(gains, key=lambda event: event.rank)]


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_a_step_is_played_by_whom_it_says_and_keeps_its_promises(step: Step) -> None:
    assert {"play": step.game.actor == YOU, "watch": step.game.actor != YOU, "tell": True}[step.kind]
    assert {*step.promises} <= {event.type for event in step.events}
    if step.kind == "play":
        assert step.after.over or step.after.actor == ROSA


def test_the_game_is_the_introductory_one_and_you_win_it() -> None:
    game = Game.from_record(RECORD)
    assert (game.setup.start, len(game.players), game.view().winners) == ("introductory", 3, (YOU,))


def test_the_first_chapter_comes_true() -> None:
    assert (
        STEPS["income"].game.view().players[YOU].money,
        STEPS["opened"].game.view().players[YOU].income,
    ) == (3, 2)
    spread = STEPS["spread"].game.view().players[YOU]
    assert (spread.income_spaces, spread.income) == (11, 4)
    phoenix = next(place for place in STEPS["double"].game.view().places if place.id == "phoenix")
    assert (phoenix.pieces[:2], phoenix.standings[0].to_majority) == ((1, 2), 1)
    assert scorings(STEPS["double"]) == [("phoenix", YOU, 5, True)]
    southwest = next(one for one in STEPS["marker"].game.view().regions if one.id == "southwest")
    assert southwest.tie_breaker == YOU


def test_the_second_chapter_comes_true() -> None:
    view = STEPS["later"].game.view()
    assert [player.influence for player in view.players] == [11, 6, 6]
    assert next(one for one in view.regions if one.id == "southeast").missing == ("atlanta",)
    assert (view.players[YOU].money, view.players[YOU].bonus_tiles) == (7, 1)
    chicago = next(place for place in view.places if place.id == "chicago")
    assert chicago.empty_spaces == 5
    incomes = view.players[YOU].income, STEPS["texas"].game.view().players[YOU].income
    assert incomes[0] < incomes[1]
    assert ranks(STEPS["texas"], "texas") == [(ROSA, 5), (YOU, 4)]
    assert ranks(STEPS["southeast"], "southeast") == [(THEO, 10), (YOU, 6)]
    assert scorings(STEPS["chicago"]) == [("chicago", THEO, 7, True)]


def test_the_last_chapter_comes_true() -> None:
    view = STEPS["last"].game.view()
    assert [player.influence for player in view.players] == [26, 28, 40]
    missing = {one.id: {*one.missing} for one in view.regions}
    assert missing["southwest"] == {"denver", "albuquerque"}
    assert missing["heartland"] == {"kansas_city"}
    assert {*scorings(STEPS["fill"])} == {
        ("albuquerque", ROSA, 2, False),
        ("denver", YOU, 2, False),
        ("kansas_city", YOU, 5, True),
    }
    assert ranks(STEPS["fill"], "southwest") == [(YOU, 10), (ROSA, 8)]
    over = STEPS["count"].game.view()
    standings = next(one for one in over.regions if one.id == "southwest").standings
    assert standings[0].pieces == standings[1].pieces
    assert over.end_reason == "red_zone"
    assert [player.final.total for player in over.players] == [57, 42, 54]


@pytest.mark.parametrize("language", languages())
def test_the_tutorial_names_the_figures_of_the_game(language: str) -> None:
    words = Words(language)
    figures = {
        "majority": {5},
        "later": {11, 6},
        "cash": {8, 7, 10},
        "texas": {5, 4, 2},
        "southeast": {10, 6},
        "last": {40, 28, 26},
        "tie": {10, 8},
        "west": {5, 1},
        "chicago": {7},
        "short": {3},
        "count": {57, 54},
    }
    for step, expected in figures.items():
        said = {int(figure) for figure in re.findall(r"\d+", words.message(f"learn-step-{step}"))}
        assert expected <= said, step


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    """Load the tool that makes pictures and tables."""
    spec = importlib.util.spec_from_file_location("make", WEB / "tools" / "learn" / "make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pictures_and_tables_are_what_the_engine_gives(maker: ModuleType) -> None:
    rules = WEB / "src" / "rules"
    assert json.loads((rules / "pictures.json").read_text("utf-8")) == maker.album(RECORD)
    assert json.loads((rules / "tables.json").read_text("utf-8")) == maker.tables()


def test_the_editor_knows_the_tiles_of_the_engine(maker: ModuleType) -> None:
    supply = WEB / "src" / "data" / "supply.json"
    assert json.loads(supply.read_text("utf-8")) == maker.supply()
