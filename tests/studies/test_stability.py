"""The study of how much an analysis depends on its seed."""

import sys
from pathlib import Path

import pytest

from study import calibration, stability


@pytest.mark.compiled
def test_positions_are_analysed_with_all_seeds_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(calibration, "OFTEN", dict.fromkeys(calibration.OFTEN, 0.0) | {"newcomer": 1.0})
    outputs = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["stability", *ARGUMENTS, "--results", str(tmp_path)])
        stability.main()
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    assert outputs[0].splitlines()[-1].startswith("| 3 | 2 |")
    assert len((tmp_path / "stability-3-20.jsonl").read_text().splitlines()) == 2


ARGUMENTS = ("--players", "3", "--positions", "2", "--simulations", "20")
