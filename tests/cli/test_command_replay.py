"""`franchise replay`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from franchise import Game

Run = Callable[..., Result]


def refused(run: Run, *arguments: object) -> str:
    """Run a command that must refuse in one line, and return the line."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("franchise: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def changed(path: Path, **fields: Any) -> None:
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | fields), "utf-8")


def test_a_finished_game_is_told_to_its_result(run: Run, finished: Path) -> None:
    result = run("replay", finished)
    game = Game.load(finished)
    assert result.exit_code == 0 and result.stderr == ""
    assert f"Turn {game.turn}: " in result.stdout
    assert game.result is not None
    assert all(str(influence) in result.stdout.split("Final count")[1] for influence in game.result.influence)
    assert all(f"{index:>5} {move}\n" in result.stdout for index, move in enumerate(game.moves))


def test_a_game_is_told_up_to_a_move(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--to", 5, "--board")
    moves = Game.load(finished).moves
    assert f"    4 {moves[4]}\n" in result.stdout
    assert f"    5 {moves[5]}\n" not in result.stdout
    assert "Region track" in result.stdout
    assert "Final count" not in result.stdout
    assert f"5 of {len(moves)} moves" in run("replay", finished, "--to", 5).stdout


def test_a_record_without_so_many_moves_is_refused(run: Run, finished: Path) -> None:
    assert "moves, not 9999" in refused(run, "replay", finished, "--to", 9999)


def test_a_missing_file_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    assert "No such file" in refused(run, "replay", tmp_path / "none.json")


def test_a_directory_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    refused(run, "replay", tmp_path)


def test_an_impossible_path_is_refused_in_one_line(run: Run) -> None:
    refused(run, "replay", "a\0b")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[" * 200_000, "nested too deeply"),
        (b" " * (1 << 21), "larger than"),
        (b"[]", "expected an object"),
        (b'{"format": "franchise/9"}', "is missing"),
        (b'{"a\x1b[31m\\u001b\\n": 1}', "franchise:"),
    ],
    ids=["empty", "cut", "not-utf8", "deep", "huge", "list", "fields", "escapes"],
)
def test_what_is_no_record_is_refused_in_one_line(run: Run, tmp_path: Path, data: bytes, words: str) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(data)
    line = refused(run, "replay", path)
    assert words in line
    assert "\x1b" not in line


def test_an_illegal_move_is_refused_with_its_index(run: Run, finished: Path) -> None:
    moves = [str(move) for move in Game.load(finished).moves]
    changed(finished, moves=[moves[0], "grow chicago"])
    assert "move 1: " in refused(run, "replay", finished)


def test_a_result_that_does_not_come_out_is_refused(run: Run, finished: Path) -> None:
    changed(finished, moves=[])
    assert "result: " in refused(run, "replay", finished)


def test_names_that_look_like_markup_are_told_as_they_are(run: Run, finished: Path) -> None:
    changed(finished, players=["[red]x[/red]", ":smile:", "a\x1b[2Jb\nc"])
    result = run("replay", finished, "--board")
    assert "[red]x[/red]" in result.stdout
    assert ":smile:" in result.stdout
    assert "\x1b" not in result.stdout
    assert "b\nc" not in result.stdout
