"""`franchise review`."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from franchise import Game
from franchise.review import QUICK, Depth
from franchise.review import depth as depths

Run = Callable[..., Result]
SHALLOW = Depth("quick", simulations=50, games=1)

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for a moment only: what is found is tested where that is the subject."""
    assert depths.DEPTHS["quick"] is QUICK
    monkeypatch.setitem(depths.DEPTHS, "quick", SHALLOW)


def refused(run: Run, *arguments: object) -> str:
    """Run a command that must refuse in one line, and return the line."""
    result = run("review", *arguments)
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith("franchise: ") and result.stderr.count("\n") == 1
    return result.stderr


def test_a_game_is_shown_as_a_table(run: Run, finished: Path) -> None:
    result = run("review", finished)
    assert result.exit_code == 0 and result.stderr == ""
    assert "How the game went" in result.stdout and "Accuracy" in result.stdout
    assert "blunder" in result.stdout or "mistake" in result.stdout
    assert "Better: " in result.stdout


def test_json_on_standard_output_is_one_object_and_nothing_else(run: Run, finished: Path) -> None:
    result = run("review", finished, "--json", "-")
    found, game = json.loads(result.stdout), Game.load(finished)
    assert set(found) == {"players", "turns", "simulations"}
    assert [set(player) for player in found["players"]] == [{"seat", "name", "accuracy"}] * 3
    assert [player["name"] for player in found["players"]] == list(game.players)
    names = {"turn", "seat", "moves", "before", "after", "best", "loss", "judgement"}
    assert all(set(turn) == names for turn in found["turns"])
    assert all(len(turn["before"]) == len(turn["after"]) == 3 for turn in found["turns"])
    assert [move for turn in found["turns"] for move in turn["moves"]] == [str(move) for move in game.moves]
    assert found["simulations"] > len(found["turns"])


def test_the_page_holds_all_it_shows(run: Run, finished: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    assert run("review", finished, "--html", page, "--language", "de").exit_code == 0
    text = page.read_text("utf-8")
    assert "So lief die Partie" in text and "Gespielt" in text and "Wo sie gewonnen wurde" in text
    addresses = set(re.findall(r"https?://[^\"' ]+", text))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "<script" not in text


def test_a_name_is_text_on_the_page(run: Run, finished: Path, tmp_path: Path) -> None:
    record = json.loads(finished.read_text("utf-8"))
    record["players"][0] = "<b>&"
    finished.write_text(json.dumps(record), "utf-8")
    page = tmp_path / "review.html"
    run("review", finished, "--html", page)
    assert "&lt;b&gt;&amp;" in page.read_text("utf-8") and "<b>&" not in page.read_text("utf-8")


def test_chances_are_drawn(run: Run, finished: Path, tmp_path: Path) -> None:
    plot = tmp_path / "chances.svg"
    assert run("review", finished, "--plot", plot).exit_code == 0
    assert plot.read_text("utf-8").startswith("<svg")


def test_what_cannot_be_read_or_written_is_refused_before_anything_is_thought(
    run: Run, finished: Path, tmp_path: Path
) -> None:
    assert "No such file" in refused(run, tmp_path / "none.json")
    assert "expected a file that ends in .svg or .png" in refused(run, finished, "--plot", "chances.gif")
    assert "there is no directory" in refused(run, finished, "--html", tmp_path / "no" / "page.html")
    assert "expected one of de, en, fr" in refused(run, finished, "--language", "xx")
    finished.write_text("{}", "utf-8")
    assert "missing" in refused(run, finished)
