"""The study of forecasts."""

import sys
from pathlib import Path

import numpy as np
import pytest

from study import calibration
from study.reliability import Forecasts


def test_forecasts_that_come_true_are_off_by_luck_alone() -> None:
    chance = np.random.default_rng(1)
    chances = chance.dirichlet(np.ones(3), 5_000)
    outcomes = np.eye(3)[np.minimum((chance.random((5_000, 1)) > np.cumsum(chances, axis=1)).sum(axis=1), 2)]
    forecasts = Forecasts(chances, outcomes)
    assert abs(forecasts.error - forecasts.error_by_chance) < 0.005
    assert forecasts.skill > 0.2


def test_forecasts_that_are_too_sure_are_off() -> None:
    outcomes = np.eye(2)[np.arange(1_000) % 2]
    forecasts = Forecasts(np.tile([0.9, 0.1], (1_000, 1)), outcomes)
    assert forecasts.error == pytest.approx(0.4)
    assert forecasts.error - forecasts.error_by_chance == pytest.approx(0.4, abs=0.02)
    assert [(round(mean, 3), often, count) for mean, often, count in forecasts.bins()] == [
        (0.1, 0.5, 1000),
        (0.9, 0.5, 1000),
    ]


@pytest.mark.compiled
@pytest.mark.slow
def test_the_study_learns_measures_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(calibration, "OFTEN", dict.fromkeys(calibration.OFTEN, 0.0) | {"newcomer": 1.0})
    out, plot, results = tmp_path / "forecasts.json", tmp_path / "chances.svg", tmp_path / "results"
    arguments = ["calibration", "--fit", "--players", "2", "3", "--games", "4", "--simulations", "20"]
    arguments += ["--out", str(out), "--plot", str(plot), "--results", str(results)]
    outputs = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", arguments)
        calibration.main()
        outputs.append((capsys.readouterr().out, out.read_bytes()))
        kept = {path.name: path.read_bytes() for path in results.iterdir()}
    assert outputs[0] == outputs[1]
    assert {path.name: path.read_bytes() for path in results.iterdir()} == kept
    assert "| 3 | 3 | one look |" in outputs[0][0]
    assert plot.read_text().startswith("<?xml")
