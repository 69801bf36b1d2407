"""A study: variations of a game, played, named, kept and read again."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from franchise import Game, Illegal, Malformed
from franchise.bots import BOTS, Budget
from franchise.variations import Study, chances
from franchise.variations.study_file import (
    DEEPEST,
    LONGEST_COMMENT,
    LONGEST_NAME,
    MOST_BYTES,
    MOST_VARIATIONS,
)
from strategies import NAMES, choose, examples, games, play_out, seeds


def begun() -> Game:
    """Return a game of three after its first turn."""
    game = Game.new(NAMES[:3], start="introductory")
    game.play_all(["expand phoenix $1", "end"])
    return game


def branched() -> Study:
    """Return a study with two variations from the start, one of which goes on."""
    study = Study(begun(), title="A start", comment="What else?")
    first = study.play((0,), ["expand salt_lake_city $0", "end"], name="Salt Lake", comment="Cheaper later?")
    study.play(first, ["end"])
    study.play((0,), ["end"])
    return study


def test_variations_leave_the_game_anywhere_and_the_game_stays_as_it_is() -> None:
    study = branched()
    assert [path for path, _ in study] == [(0, 0), (0, 0, 0), (0, 1)]
    assert study.game((2,)).record() == begun().record()
    assert [str(move) for move in study.game((0, 0, 0)).moves] == ["expand salt_lake_city $0", "end", "end"]
    assert study.game((0, 0, 0)).actor == 2
    assert study.at == 2 and study.count() == 3


def test_the_same_turn_again_is_the_same_variation_and_keeps_its_name() -> None:
    study = branched()
    assert study.play((0,), ["expand salt_lake_city $0", "end"]) == (0, 0)
    assert study[0, 0].name == "Salt Lake"
    assert study.play((0,), ["expand salt_lake_city $0", "end"], name="Go west") == (0, 0)
    assert (study[0, 0].name, study[0, 0].comment, study.count()) == ("Go west", "Cheaper later?", 3)


def test_one_goes_back_and_forth_through_the_variation_and_the_game() -> None:
    study = branched()
    assert study.forward((0,)) == (0, 0) and study.forward((0, 0)) == (0, 0, 0)
    assert study.forward((0, 0, 0)) is None
    assert study.back((0, 0, 0)) == (0, 0) and study.back((0, 0)) == (0,) and study.back((0,)) is None
    assert study.forward((1,)) == (2,) and study.back((2,)) == (1,) and study.forward((2,)) is None


def test_a_variation_is_renamed_annotated_promoted_and_deleted_with_what_follows() -> None:
    study = branched()
    study.rename((0, 1), "Wait")
    study.annotate((0, 1), "Saves a dollar.")
    assert study.promote((0, 1)) == (0, 0)
    assert [(variation.name, variation.comment) for variation in study.following((0,))] == [
        ("Wait", "Saves a dollar."),
        ("Salt Lake", "Cheaper later?"),
    ]
    study.delete((0, 1))
    assert study.count() == 1
    study.delete((0, 0))
    assert study.count() == 0 and study.to_json()["branches"] == []


def test_what_cannot_be_played_changes_nothing() -> None:
    study = branched()
    before = study.to_json()
    with pytest.raises(Illegal):
        study.play((0, 0), ["expand seattle $0"])
    with pytest.raises(Malformed, match="a variation is one turn: 'end' comes after it"):
        study.play((0, 0), ["end", "end"])
    with pytest.raises(Malformed, match="at least one move"):
        study.play((0, 0), [])
    with pytest.raises(Malformed, match="there is no variation 0/7"):
        study.play((0, 7), ["end"])
    with pytest.raises(Malformed, match="from 0 to 2, got 3"):
        study.game((3,))
    with pytest.raises(Malformed, match="expected the path of a variation, got 0"):
        study.delete((0,))
    with pytest.raises(Malformed, match=f"name: expected at most {LONGEST_NAME}"):
        study.rename((0, 0), "x" * (LONGEST_NAME + 1))
    with pytest.raises(Malformed, match=f"comment: expected at most {LONGEST_COMMENT}"):
        study.annotate((0, 0), "x" * (LONGEST_COMMENT + 1))
    with pytest.raises(Malformed, match="half a character"):
        study.rename((0, 0), "\ud800")
    assert study.to_json() == before


def test_a_decision_of_the_setup_is_a_variation_of_its_own() -> None:
    study = Study(Game.new(NAMES[:2]))
    assert study.play((0,), ["open pueblo"]) == (0, 0)
    with pytest.raises(Malformed, match="one turn"):
        study.play((0,), ["open memphis", "open pueblo"])


def test_a_game_from_a_position_is_studied_from_where_it_stands() -> None:
    game = Game.from_position(begun().written_position())
    game.play("end")
    study = Study(game)
    study.play((0,), ["end"])
    read = Study.from_json(json.loads(json.dumps(study.to_json())))
    assert "record" not in study.to_json() and read.to_json() == study.to_json()
    assert read.game((0, 0)).actor == 0


@pytest.mark.parametrize("code", ["random", "greedy", "newcomer"])
def test_a_bot_plays_on_for_whoever_is_to_move(code: str) -> None:
    study = branched()
    path = study.let_play((0, 0), BOTS[code](1), Budget(simulations=5))
    assert study.game(path).turn == 3 and study[path].moves[-1].kind == "end"


def test_the_chances_of_a_position_add_up_and_a_finished_game_has_been_won() -> None:
    found = chances(begun(), Budget(simulations=20))
    assert len(found.expected) == 3 and sum(found.expected) == pytest.approx(1, abs=0.05)
    assert str(found.best[-1]) == "end"
    over = play_out(Game.new(NAMES[:2], start="introductory"), 3, "keen")
    assert over.result is not None
    assert chances(over, Budget(simulations=5)).expected == tuple(
        1 / len(over.result.winners) if seat in over.result.winners else 0 for seat in range(2)
    )


@examples(30)
@given(games(), st.lists(seeds, max_size=12))
def test_a_study_is_read_as_it_was_written(game: Game, where: list[int]) -> None:
    study = Study(game, title="Straße", comment="…")
    paths: list[tuple[int, ...]] = [(len(game.moves),), (len(game.moves) // 2,)]
    for seed in where:
        path = paths[seed % len(paths)]
        there = study.game(path)
        if not there.over:
            paths.append(study.play(path, [choose(there, Random(seed), "keen")], name=str(seed)))
    written = study.to_json()
    read = Study.from_json(json.loads(json.dumps(written)))
    assert read.to_json() == written
    assert all(read.game(path).position.same_as(study.game(path).position) for path in paths)


def test_a_study_is_saved_and_loaded_whole(tmp_path: Path) -> None:
    study = branched()
    study.save(tmp_path / "study.json")
    assert Study.load(tmp_path / "study.json").to_json() == study.to_json()
    assert [path.name for path in tmp_path.iterdir()] == ["study.json"]


def changed(**fields: Any) -> dict[str, Any]:
    return {**branched().to_json(), **fields}


def with_branches(*branches: Any) -> dict[str, Any]:
    return changed(branches=list(branches))


def node(*moves: Any, then: Any = (), **fields: Any) -> dict[str, Any]:
    return {"moves": list(moves), "name": "", "comment": "", "then": list(then), **fields}


def nested(depth: int) -> dict[str, Any]:
    found = node("end")
    for _ in range(depth - 1):
        found = node("end", then=[found])
    return found


REFUSED = {
    "a list": ([], "the study: expected an object, got a list"),
    "no title": ({key: value for key, value in changed().items() if key != "title"}, "'title' is missing"),
    "another format": (changed(format="franchise/1"), "format: expected 'franchise-study/1'"),
    "an unknown field": (changed(more=1), "there is no field 'more'"),
    "record and position": (changed(position={}), "expected either a record or a position"),
    "a broken record": (
        changed(record={"format": "franchise/1"}),
        "the record: the field 'rules' is missing",
    ),
    "a title of another type": (changed(title=7), "title: expected a text, got a number"),
    "at beyond the game": (changed(at=3), "at: expected a number of moves from 0 to 2, got 3"),
    "at a text": (changed(at="0"), "at: expected a number of moves, got '0'"),
    "branches an object": (changed(branches={}), "branches: expected a list, got an object"),
    "after beyond the game": (
        with_branches({"after": 3, "variations": []}),
        "expected rising numbers of moves up to 2, got 3",
    ),
    "after twice": (
        with_branches({"after": 1, "variations": []}, {"after": 1, "variations": []}),
        "expected rising numbers of moves up to 2, got 1",
    ),
    "an illegal move": (
        with_branches({"after": 0, "variations": [node("end", then=[node("grow chicago")])]}),
        "branches: after 0: 0: then: 0: you have no franchise in Chicago",
    ),
    "a move that is none": (
        with_branches({"after": 0, "variations": [node("fly chicago")]}),
        "branches: after 0: 0: ",
    ),
    "moves of another type": (
        with_branches({"after": 0, "variations": [node(1)]}),
        "branches: after 0: 0: moves: expected a list of texts",
    ),
    "two turns in one": (
        with_branches({"after": 0, "variations": [node("end", "end")]}),
        "a variation is one turn",
    ),
    "the same twice": (
        with_branches({"after": 0, "variations": [node("end"), node("end")]}),
        "branches: after 0: 1: these moves stand there twice",
    ),
    "a long comment": (
        with_branches({"after": 0, "variations": [node("end", comment="x" * (LONGEST_COMMENT + 1))]}),
        f"comment: expected at most {LONGEST_COMMENT} characters",
    ),
    "too deep": (with_branches({"after": 0, "variations": [nested(DEEPEST + 1)]}), "turns at most"),
    "too many": (
        with_branches({"after": 0, "variations": [node("end")] * (MOST_VARIATIONS + 1)}),
        f"a study has {MOST_VARIATIONS} variations at most",
    ),
}


@pytest.mark.parametrize(("value", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_study_is_refused_in_words(value: Any, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        Study.from_json(value)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b" " * (MOST_BYTES + 1), f"the study is larger than {MOST_BYTES} bytes"),
        (b"\xff", "the study is not UTF-8"),
        (b"{", "the study is not JSON"),
        (b"[" * 100_000, "the study is nested too deeply"),
    ],
)
def test_a_file_that_is_no_json_is_refused_in_words(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "study.json"
    path.write_bytes(data)
    with pytest.raises(Malformed, match=message):
        Study.load(path)


def test_a_study_that_is_too_large_is_not_written(tmp_path: Path) -> None:
    study = branched()
    path: tuple[int, ...] = (0,)
    for _ in range(DEEPEST):
        if study.game(path).over:
            path = (0,)
        moves = [move for move in study.game(path).legal_moves() if move.kind == "expand"]
        path = study.play(path, [moves[0], "end"] if moves else ["end"], comment="ü" * LONGEST_COMMENT)
    with pytest.raises(Malformed, match="larger than"):
        study.save(tmp_path / "study.json")
    assert not list(tmp_path.iterdir())
