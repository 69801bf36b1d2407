"""OpenSpiel's own tests pass, and playthroughs stay as they were."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import franchise.envs.openspiel
from env_cases import CASES
from franchise import Malformed
from franchise.envs.single import lead, victory

pytestmark = pytest.mark.compiled

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("parameters", CASES)
def test_random_simulations_pass(parameters: dict[str, Any], capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game("franchise", parameters)
    short = parameters["players"] == 2  # a state is written as its history, and read at every step
    pyspiel.random_sim_test(game, num_sims=1, serialize=short, verbose=False)


@pytest.mark.slow
def test_the_tests_of_the_wheel_pass() -> None:
    program = "import franchise.envs.openspiel; from open_spiel.integration_tests import api_test"
    run = "from absl.testing import absltest; absltest.main(module=api_test)"
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}; {run}", "--test_only_games=^franchise$"],
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Ran 5 tests" in ran.stderr and "OK" in ran.stderr


@pytest.mark.parametrize("kept", sorted(PLAYTHROUGHS.iterdir()), ids=lambda path: path.stem)
def test_a_playthrough_stays_as_it_was(kept: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # which its main program would do
    expected, actual = generate_playthrough.replay(str(kept))
    assert actual.splitlines() == expected.splitlines()


def play_first_actions(parameters: dict[str, Any]) -> Any:
    """Play a game in which everybody takes the last of the legal actions: to end the turn, if they may."""
    state = pyspiel.load_game("franchise", parameters).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    return state


def test_a_game_returns_what_its_result_is_worth() -> None:
    state = play_first_actions({"players": 3})
    assert state.returns() == victory(state.position).tolist()
    state = play_first_actions({"players": 3, "reward": "influence"})
    assert state.returns() == lead(state.position.states["influence"][0, :3]).tolist()
    assert sum(state.returns()) == pytest.approx(0)


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("franchise", {"start": "introductory"}).new_initial_state()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(state.legal_actions()) != len(clone.legal_actions())
    assert not state.position.same_as(clone.position)


def test_an_observation_has_its_figures_by_name() -> None:
    game = pyspiel.load_game("franchise", {"players": 3, "start": "introductory"})
    observer = franchise.envs.openspiel.Observer(None)
    observer.set_from(game.new_initial_state(), 1)
    assert observer.dict["money"].tolist()[:3] == [3, 5, 3]
    assert sum(figures.size for figures in observer.dict.values()) == observer.tensor.size


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(Malformed, match="players: expected 2, 3, 4, 5, got 7"):
        franchise.envs.openspiel.FranchiseGame({"players": 7})
    with pytest.raises(Malformed, match="reward: expected one of victory, influence, got money"):
        franchise.envs.openspiel.FranchiseGame({"reward": "money"})
