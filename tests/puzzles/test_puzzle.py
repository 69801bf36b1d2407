"""What a puzzle is, which turns solve it, and the file that holds some."""

import json
from pathlib import Path
from typing import Any

import pytest

from franchise import Game, Malformed
from franchise.puzzles import THEMES, Puzzle, read_puzzles, shipped_puzzles, write_puzzles
from franchise.puzzles.puzzle import MOST_ANSWERS, id_of, turn_as_set
from franchise.words import Words, languages

RECORD = Game.new(["Ann", "Bob"], start="introductory").record()
ANSWER = ("cash", "expand el_paso $0", "again phoenix $1", "end")


def puzzle(**changed: Any) -> dict[str, Any]:
    """Write a puzzle as JSON has it, but for some fields."""
    return {
        "id": "0a",
        "theme": "income",
        "difficulty": 2,
        "solved": [0.5, 1, 1, 1],
        "record": RECORD,
        "answers": [list(ANSWER)],
        "other": ["end"],
        "loss": 0.2,
        **changed,
    }


def test_a_turn_solves_a_puzzle_in_whatever_order_its_moves_come() -> None:
    made = Puzzle.from_json(puzzle())
    assert made.accepts(ANSWER)
    assert made.accepts(["expand phoenix $1", "cash", "again el_paso $0"])
    assert not made.accepts(["expand phoenix $1", "cash"])
    assert not made.accepts([*ANSWER[:-1], "grow phoenix"])


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    written = [Puzzle.from_json(puzzle()), Puzzle.from_json(puzzle(id="0b", theme="region"))]
    write_puzzles(written, tmp_path / "puzzles.jsonl")
    assert read_puzzles((tmp_path / "puzzles.jsonl").read_text("utf-8")) == written
    assert [file.name for file in tmp_path.iterdir()] == ["puzzles.jsonl"]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"id": ""}, "id: expected a text"),
        ({"theme": "luck"}, "theme: expected one of majority"),
        ({"difficulty": 6}, "difficulty: expected 1 to 5, got 6"),
        ({"difficulty": True}, "difficulty: expected 1 to 5"),
        ({"solved": [1, 1, 1]}, "solved: expected 4 numbers"),
        ({"solved": [1, 1, 1, 2]}, "solved: expected 4 numbers from 0 to 1"),
        ({"loss": "much"}, "loss: expected 1 numbers"),
        ({"record": []}, "record: expected the record of a game"),
        ({"answers": []}, f"answers: expected a list of 1 to {MOST_ANSWERS} turns"),
        ({"answers": ["end"]}, "answers: a turn is a list of moves, not a text"),
        ({"answers": [["fly"]]}, "'fly': a move begins with one of"),
        ({"other": []}, "other: a turn is a list of moves"),
        ({"more": 1}, "there is no field 'more'"),
    ],
)
def test_what_is_no_puzzle_is_refused_with_its_line(changed: dict[str, Any], expected: str) -> None:
    text = json.dumps(puzzle(id="first")) + "\n" + json.dumps(puzzle(**changed)) + "\n"
    with pytest.raises(Malformed) as refused:
        read_puzzles(text)
    assert str(refused.value).startswith("line 2: ")
    assert expected in str(refused.value)


@pytest.mark.parametrize("line", ["{", "[" * 100_000, "null"])
def test_what_is_no_json_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(Malformed, match="line 1: "):
        read_puzzles(line)


def test_a_puzzle_that_comes_twice_is_refused() -> None:
    with pytest.raises(Malformed, match="line 2: there is a puzzle 0a already"):
        read_puzzles(f"{json.dumps(puzzle())}\n{json.dumps(puzzle())}")


@pytest.mark.parametrize("language", languages())
def test_every_theme_has_a_name(language: str) -> None:
    assert len({Words(language).puzzle_theme(theme) for theme in THEMES}) == len(THEMES)


@pytest.mark.parametrize("shipped", shipped_puzzles(), ids=lambda puzzle: puzzle.id)
def test_every_shipped_puzzle_can_be_played(shipped: Puzzle) -> None:
    assert shipped.id == id_of(shipped.record)
    assert "seed" not in shipped.record["setup"]
    game = shipped.game()
    sets = set(map(turn_as_set, shipped.answers))
    assert len(sets) == len(shipped.answers)
    assert turn_as_set(shipped.other) not in sets
    for turn in (*shipped.answers, shipped.other):
        after = game.copy()
        after.play_all(turn)
        assert after.over or after.turn == game.turn + 1
