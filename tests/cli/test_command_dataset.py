"""`franchise dataset`."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled


def test_games_positions_and_a_datasheet_are_written_and_added_to(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="what writes Parquet is not installed")
    arguments = "dataset", tmp_path, "--bot", "random", "--players", 4, "--milestones"
    assert f"2 games are in {tmp_path}" in run(*arguments, "--games", 2).stdout
    assert f"3 games are in {tmp_path}" in run(*arguments, "--games", 3).stdout
    names = {"README.md", "dataset.json", "games.jsonl", "positions"}
    assert {file.name for file in tmp_path.iterdir()} == names
    assert "3 games for 4 players" in (tmp_path / "README.md").read_text()


def test_other_options_need_another_directory(run: Run, tmp_path: Path) -> None:
    run("dataset", tmp_path, "--bot", "random", "--games", 1, "--no-positions")
    result = run("dataset", tmp_path, "--bot", "greedy", "--games", 1, "--no-positions")
    assert result.exit_code == 2
    assert f'{tmp_path}: was begun with bot "random", not "greedy"; choose another directory' in result.stderr


def test_without_what_writes_parquet_games_alone_can_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    arguments = "dataset", tmp_path / "data", "--bot", "random", "--games", 1
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert '--positions: positions need the extra "data": pip install "franchise[data]"' in refused.stderr
    assert not (tmp_path / "data").exists()
    assert run(*arguments, "--no-positions").exit_code == 0


def test_a_bot_that_there_is_not_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("dataset", tmp_path, "--bot", "nobody", "--no-positions")
    assert result.exit_code == 2
    assert "--bot: expected one of newcomer" in result.stderr
