"""`franchise puzzles`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from franchise import Game
from franchise.puzzles import shipped_puzzles

Run = Callable[..., Result]

RECORD = Game.new(["Ann", "Bob", "Cy"], start="introductory").record()


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Write a puzzle of one's own."""
    file = tmp_path / "own.jsonl"
    puzzle = {
        "id": "mine",
        "theme": "income",
        "difficulty": 2,
        "solved": [0, 1, 1, 1],
        "record": RECORD,
        "answers": [["expand phoenix $1", "end"]],
        "other": ["end"],
        "loss": 0.2,
    }
    file.write_text(json.dumps(puzzle) + "\n")
    return file


def test_the_list_has_every_puzzle_with_its_record_and_answers(run: Run) -> None:
    listed = json.loads(run("puzzles", "list", "--json", "-").stdout)
    assert [puzzle["id"] for puzzle in listed] == [puzzle.id for puzzle in shipped_puzzles()]
    for puzzle in listed:
        assert list(puzzle) == ["id", "theme", "players", "difficulty", "record", "answers"]
        assert len(puzzle["record"]["players"]) == puzzle["players"]


def test_a_list_can_be_of_one_theme_and_number_of_players(run: Run, own: Path) -> None:
    arguments = "puzzles", "list", "--file", own, "--json", "-"
    assert len(json.loads(run(*arguments, "--theme", "income", "--players", 3).stdout)) == 1
    assert json.loads(run(*arguments, "--theme", "region").stdout) == []
    assert json.loads(run(*arguments, "--players", 2).stdout) == []


def test_a_list_for_people_names_the_themes(run: Run, own: Path) -> None:
    assert "income or influence" in run("puzzles", "list", "--file", own).stdout


def test_a_theme_that_does_not_exist_is_refused(run: Run) -> None:
    result = run("puzzles", "list", "--theme", "luck")
    assert result.exit_code == 2
    assert "--theme: expected one of majority" in result.stderr


def test_a_puzzle_is_failed_then_solved_and_explained(run: Run, own: Path) -> None:
    result = run("puzzles", "try", "mine", "--file", own, typed="end\nexpand phoenix\nend\n")
    assert result.exit_code == 0
    failed, solved = result.stdout.index("There is a better turn than: end"), result.stdout.index("Solved: ")
    assert failed < solved
    assert "raises income" in result.stdout[solved:]


def test_whoever_gives_up_is_told_the_solution(run: Run, own: Path) -> None:
    result = run("puzzles", "try", "mine", "--file", own, typed="expand nowhere\nundo\nsolution\n")
    assert "Not possible: " in result.stdout
    assert "The best turn: expand phoenix $1, end" in result.stdout


def test_a_puzzle_can_be_left(run: Run, own: Path) -> None:
    assert run("puzzles", "try", "mine", "--file", own, typed="").exit_code == 0


def test_a_puzzle_that_does_not_exist_is_refused(run: Run, own: Path) -> None:
    result = run("puzzles", "try", "yours", "--file", own)
    assert result.exit_code == 2
    assert "there is no puzzle yours" in result.stderr


@pytest.mark.compiled
def test_making_tells_where_positions_were_dropped(run: Run, tmp_path: Path, finished: Path) -> None:
    result = run("puzzles", "make", tmp_path / "made", "--records", finished, "--simulations", 200)
    assert result.exit_code == 0
    assert " positions, " in result.stdout
    assert str(tmp_path / "made" / "puzzles.jsonl") in result.stdout


@pytest.mark.compiled
def test_only_ends_are_looked_at_where_that_is_asked_for(run: Run, tmp_path: Path, finished: Path) -> None:
    options = "--records", finished, "--simulations", 200, "--ends", "--theme", "region"
    result = run("puzzles", "make", tmp_path / "made", *options)
    assert result.exit_code == 0
    assert " dropped: no end (" in result.stdout
    assert " dropped: screen (" not in result.stdout


def test_making_puzzles_of_a_theme_that_does_not_exist_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("puzzles", "make", tmp_path / "made", "--theme", "luck")
    assert result.exit_code == 2
    assert "--theme: expected one of majority" in result.stderr


@pytest.mark.compiled
def test_solving_anew_names_the_puzzles_that_were_solved_otherwise(run: Run, own: Path) -> None:
    result = run("puzzles", "check", "--file", own, "--simulations", 500)
    assert "mine income: " in result.stdout
    assert result.exit_code == (0 if "agrees" in result.stdout else 2)
