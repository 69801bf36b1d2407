"""`franchise train`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

TINY = ("--games", 100, "--simulations", 2, "--epochs", 1)


@pytest.mark.compiled
def test_a_training_tells_what_it_learned_and_where_the_weights_are(run: Run, tmp_path: Path) -> None:
    result = run("train", tmp_path, *TINY, "--generations", 1)
    assert result.exit_code == 0
    assert "Generation 0: 100 games, learned from" in result.stdout
    assert (tmp_path / "generation-0" / "weights.json").exists()
    assert "generation-0" in result.stdout.splitlines()[-1]


def test_another_plan_in_the_same_directory_is_refused_in_a_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"seed": 5}')
    result = run("train", tmp_path, *TINY)
    assert result.exit_code == 2
    assert "was begun with seed=5, not 1" in result.stderr
