"""The study of endings."""

import sys
from pathlib import Path

import pytest

from study import endings

pytestmark = pytest.mark.compiled  # a search needs speed


def test_the_study_prints_tables_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(endings, "GAMES_AT_ONCE", 4)
    arguments = ["endings", "--players", "2", "--levels", "newcomer", "rival", "--results", str(tmp_path)]
    outputs = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", [*arguments, "--positions", "3", "--games", "2"])
        endings.main()
        outputs.append(capsys.readouterr().out)
        kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert outputs[0] == outputs[1]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == kept
    assert "| 2 | rival | 3 | 0 | 0 |" in outputs[0]
    assert "| 2 | newcomer | 2 |" in outputs[0]
