"""The study of balance."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from franchise.arena import GameResult, Tournament
from study import balance
from study.figures import EqualChances, Mean, chi_square_tail, rates_by_town

GAMES = list(Tournament.of("random", "random", "random", start="introductory").play(2))


def game(seats_won: tuple[int, ...], towns: tuple[str, ...] = ("pueblo", "memphis", "reno")) -> GameResult:
    return replace(GAMES[0], winners=seats_won, starting_towns=tuple((town,) for town in towns))


@pytest.mark.parametrize(
    ("x", "degrees", "p"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (9.488, 4, 0.05), (6.635, 1, 0.01), (0, 3, 1)],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(x: float, degrees: int, p: float) -> None:
    assert chi_square_tail(x, degrees) == pytest.approx(p, abs=1e-4)


def test_equal_wins_are_equal_chances() -> None:
    even = EqualChances.test([game((0,)), game((1,)), game((2,)), game((0, 1, 2))])
    assert even.p == pytest.approx(1)
    assert EqualChances.test([game((1,))] * 12).p < 0.001


def test_a_town_has_the_wins_of_those_who_began_there() -> None:
    rates = rates_by_town([game((0,)), game((0, 1), ("reno", "pueblo", "boise"))])
    assert (rates["pueblo"].wins, rates["pueblo"].games) == (1.5, 2)
    assert (rates["reno"].wins, rates["reno"].games) == (0.5, 2)
    assert rates["boise"].value == 0


def test_a_mean_differs_from_another_beyond_both_intervals() -> None:
    low, high = Mean.of([1, 2, 3, 2] * 20), Mean.of([3, 4, 5, 4] * 20)
    assert high.minus(low).differs_from_zero
    assert not low.minus(low).differs_from_zero


@pytest.mark.compiled
def test_the_study_writes_a_page_and_plots_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, results = tmp_path / "balance", tmp_path / "results"
    arguments = ["balance", "--bot", "random", "--out", str(out), "--results", str(results), "--games"]
    for games in ("2", "4", "4"):
        monkeypatch.setattr(sys, "argv", [*arguments, games, "--option-games", games])
        balance.main()
    page = out.with_suffix(".md").read_text("utf-8")
    assert page.startswith("# How balanced is the game?\n\n72 games between equal players: `random`")
    linked = {name.split(")")[0] for name in page.split("](balance/")[1:]}
    assert linked == {path.name for path in out.iterdir()}
    assert "will take about 0 seconds" in capsys.readouterr().err.split("72 games of random")[-1]
