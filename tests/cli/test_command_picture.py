"""`franchise picture` and `franchise film`."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from franchise import Game
from franchise.drawing import draw
from franchise.drawing.scene import draw_game

Run = Callable[..., Result]


def refused(run: Run, *arguments: object) -> str:
    """Run a command that must refuse in one line, and return the line."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    return result.stderr


def test_the_board_of_a_record_is_drawn(run: Run, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert run("picture", finished, out).exit_code == 0
    assert out.read_text("utf-8") == draw(Game.load(finished), width=1600).svg


def test_it_is_drawn_as_it_was_after_some_moves(run: Run, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    options = ("--at", 5, "--theme", "dark", "--language", "de", "--width", 500)
    assert run("picture", finished, out, *options).exit_code == 0
    assert (
        out.read_text("utf-8") == draw(Game.load(finished).at(5), theme="dark", language="de", width=500).svg
    )


def test_players_and_scores_can_stand_beside_it(run: Run, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert run("picture", finished, out, "--scores").exit_code == 0
    assert out.read_text("utf-8") == draw_game(Game.load(finished), width=1600).svg


def test_what_cannot_be_drawn_is_refused(run: Run, finished: Path, tmp_path: Path) -> None:
    moves = len(Game.load(finished).moves)
    out = tmp_path / "board.svg"
    assert "expected a file that ends in .svg or .png" in refused(
        run, "picture", finished, tmp_path / "a.jpg"
    )
    assert f"--at: the record has {moves} moves" in refused(run, "picture", finished, out, "--at", moves + 1)
    assert "language: expected one of" in refused(run, "picture", finished, out, "--language", "xx")
    assert "width: expected a number" in refused(run, "picture", finished, out, "--width", 0)
    assert "expected a file that ends in .gif or .mp4" in refused(run, "film", finished, tmp_path / "a.avi")
    assert "there is no directory" in refused(run, "film", finished, tmp_path / "none" / "game.gif")
    assert "No such file" in refused(run, "picture", tmp_path / "none.json", out)
    assert "No such file" in refused(run, "picture", finished, tmp_path / "none" / "board.svg")
    assert not out.exists()


@pytest.mark.parametrize(("command", "name"), [("picture", "board.png"), ("film", "game.gif")])
def test_without_the_extra_it_says_in_one_line_what_to_install(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str
) -> None:
    monkeypatch.setitem(sys.modules, "pyvips", None)
    assert 'pip install "franchise[pictures]"' in refused(run, command, finished, tmp_path / name)


def test_a_film_is_made_of_a_record(run: Run, finished_game: Game, tmp_path: Path) -> None:
    pytest.importorskip("pyvips")
    record, out = tmp_path / "start.json", tmp_path / "game.gif"
    finished_game.at(6).save(record)
    result = run("film", record, out)
    assert result.exit_code == 0 and result.stdout == ""
    assert out.read_bytes().startswith(b"GIF89a")
