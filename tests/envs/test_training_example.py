"""`examples/train_ppo.py` learns, and what it has learned plays in the arena."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from franchise import Malformed
from franchise.arena import Tournament
from franchise.bots import load_choice

pytest.importorskip("matplotlib", reason="Matplotlib is not installed")
pytestmark = pytest.mark.compiled

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """Import the example."""
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Train for a few seconds, as a person would; return where, and what was printed."""
    directory = tmp_path_factory.mktemp("ppo")
    command = [sys.executable, str(EXAMPLE), str(directory), "--steps", "40000"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return directory, done.stdout


def test_a_small_run_learns_to_beat_random_players(trained: tuple[Path, str]) -> None:
    directory, printed = trained
    first, *_, last = (int(percent) for percent in re.findall(r"wins +(\d+)% against random", printed))
    assert first < 75 < 85 < last
    assert sorted(file.name for file in directory.iterdir()) == ["curve.png", "policy.npz"]
    assert (directory / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_trained_policy_plays_in_the_arena(trained: tuple[Path, str]) -> None:
    policy = f"policy={trained[0] / 'policy.npz'}"
    tournament = Tournament((load_choice(f"{EXAMPLE}:Trained:{policy}"), load_choice("random")), seed=3)
    first, again = (list(tournament.play(4)) for _ in range(2))
    assert [game.moves_hash for game in first] == [game.moves_hash for game in again]
    assert sum(game.seats[game.winners[0]] == 0 for game in first) >= 2


def test_a_policy_that_there_is_not_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        Malformed, match=r"none\.npz: there is no such file; `python examples/train_ppo\.py DIR`"
    ):
        load_choice(f"{EXAMPLE}:Trained:policy={tmp_path / 'none.npz'}")


def test_what_is_good_for_one_player_is_bad_for_the_other(example: ModuleType) -> None:
    # The first moves, the second moves twice and wins 1; nobody expected anything.
    values = np.zeros((4, 1), np.float32)
    rewards, over = np.array([[0.0], [0.0], [1.0]], np.float32), np.array([[False], [False], [True]])
    same = np.array([[-1.0], [1.0], [-1.0]], np.float32)
    advantages = example.advantages_of(values, rewards, over, same)
    decay = example.LAMBDA
    assert advantages[:, 0].tolist() == pytest.approx([-(decay**2), decay, 1])


def test_what_is_expected_counts_as_the_same_as_what_came(example: ModuleType) -> None:
    values = np.array([[0.5], [-0.5], [0.0]], np.float32)  # the turn passes: the expectation turns round
    rewards, over = np.zeros((2, 1), np.float32), np.zeros((2, 1), np.bool_)
    rewards[1] = -0.5
    over[1] = True
    same = np.array([[-1.0], [1.0]], np.float32)
    assert example.advantages_of(values, rewards, over, same).tolist() == [[0.0], [0.0]]


def test_the_gradient_is_that_of_the_network(example: ModuleType) -> None:
    chance = np.random.default_rng(1)
    sizes = (5, 7), (7,), (7, 6), (6,), (6, 4), (4,)
    weights = [chance.normal(size=size) for size in sizes]
    policy = example.Policy(np.arange(5), np.ones(5), np.arange(3), weights)
    inputs, legal, out = chance.normal(size=(8, 5)), np.ones((8, 3), np.bool_), np.zeros((8, 4))
    out[:, -1] = 1  # of the sum of what is expected

    def total() -> float:
        return float(policy.think(inputs, legal)[1].sum())

    gradient = policy.gradient(policy.think(inputs, legal)[2], out)
    for part, slope in zip(weights, gradient, strict=True):
        place = tuple(int(chance.integers(size)) for size in part.shape)
        before, part[place] = total(), part[place] + 1e-6
        assert (total() - before) / 1e-6 == pytest.approx(float(slope[place]), rel=1e-3, abs=1e-4)
