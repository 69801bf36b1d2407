"""The plots of a tournament."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from franchise import Malformed
from franchise.arena import GameResult, Tournament, standings
from franchise.arena.plots import NoPlots, check_plot, influence_by_round, plot_influence, plot_ratings

TOURNAMENT = Tournament.of("random", "random", start="introductory")


@pytest.fixture(scope="module")
def results() -> list[GameResult]:
    return list(TOURNAMENT.play(4))


def draw(results: list[GameResult], directory: Path, ending: str) -> list[Path]:
    paths = [directory / f"ratings{ending}", directory / f"influence{ending}"]
    plot_ratings(standings(TOURNAMENT, results), paths[0])
    plot_influence(TOURNAMENT, results, paths[1])
    return paths


def test_plots_are_written_as_png(results: list[GameResult], tmp_path: Path) -> None:
    for path in draw(results, tmp_path, ".png"):
        assert path.read_bytes().startswith(b"\x89PNG")


def test_plots_are_written_as_svg_and_the_same_figures_make_the_same_file(
    results: list[GameResult], tmp_path: Path
) -> None:
    for path in draw(results, tmp_path, ".svg"):
        assert ElementTree.parse(path).getroot().tag.endswith("svg")
        first = path.read_bytes()
        draw(results, tmp_path, ".svg")
        assert path.read_bytes() == first


def test_one_game_can_be_plotted(results: list[GameResult], tmp_path: Path) -> None:
    assert all(path.stat().st_size for path in draw(results[:1], tmp_path, ".png"))


def test_influence_is_told_round_by_round_until_the_longest_game_ends(results: list[GameResult]) -> None:
    rounds = influence_by_round(results, 1)
    assert rounds[0] == [0, 0, 0, 0]
    assert rounds[-1] == [game.influence[game.seats.index(1)] for game in results]
    assert len(rounds) == 1 + max((game.turns + 1) // 2 for game in results)


@pytest.mark.parametrize("name", ["plot.pdf", "plot", "plot.svg.txt"])
def test_other_formats_are_refused(name: str) -> None:
    with pytest.raises(Malformed, match=r"\.png or \.svg"):
        check_plot(Path(name))


def test_missing_matplotlib_is_said_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(NoPlots, match=r'pip install "franchise\[plots\]"'):
        check_plot(Path("plot.png"))
