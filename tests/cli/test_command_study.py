"""`franchise study`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from franchise import Game
from franchise.variations import Study

Run = Callable[..., Result]


def refusal(run: Run, *arguments: object) -> str:
    """Run a command that must refuse, and return what it says."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    return result.stderr


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Keep a study of a first turn with three variations."""
    game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    game.play_all(["expand phoenix $1", "end"])
    study = Study(game, title="First turns", comment="Before\x1b[31m anything else")
    north = study.play((0,), ["expand salt_lake_city $0", "end"], name="North", comment="It costs nothing.")
    study.play(north, ["end"])
    study.play((2,), ["end"])
    study.save(tmp_path / "study.json")
    return tmp_path / "study.json"


def test_the_variations_of_a_study_are_listed(run: Run, kept: Path) -> None:
    result = run("study", kept)
    assert result.exit_code == 0 and result.stderr == ""
    assert result.stdout.splitlines() == [
        "First turns",
        "Before�[31m anything else",
        "A game of Ann, Bob, Cy, 2 moves; 3 variations",
        "  0/0 North: expand salt_lake_city $0, end",
        "    It costs nothing.",
        "    0/0/0 end",
        "  2/0 end",
    ]


def test_the_board_is_shown_at_a_point(run: Run, kept: Path) -> None:
    shown = run("study", kept, "--at", "0/0", "--simulations", 20).stdout
    assert "Region track" in shown
    assert "Chances: Ann " in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--at", "0/7"), "--at: path: there is no variation 0/7"),
        (("--at", "here"), "--at: path: expected numbers with strokes between"),
        (("--simulations", 5), "--simulations: chances are those of one position"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(
    run: Run, kept: Path, arguments: tuple[object, ...], message: str
) -> None:
    assert message in refusal(run, "study", kept, *arguments)


def test_a_file_that_is_no_study_is_refused_in_one_line(run: Run, kept: Path) -> None:
    kept.write_text(kept.read_text().replace("expand salt_lake_city $0", "expand seattle $0"))
    assert "study.json: branches: after 0: 0: " in refusal(run, "study", kept)
