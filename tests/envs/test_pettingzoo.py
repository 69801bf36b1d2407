"""PettingZoo's own tests pass, and its agents play the game that `Game` plays."""

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

import pettingzoo
from pettingzoo.utils import parallel_to_aec

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # the tests import a game in an outdated way
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

from env_cases import CASES
from franchise import Malformed
from franchise.envs import franchise_v0, single

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def dict_observations() -> Iterator[None]:
    """Let PettingZoo warn that observations are dicts: with an action mask they are."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("arguments", CASES)
def test_the_game_in_turn_passes(arguments: dict[str, Any]) -> None:
    api_test(franchise_v0.env(**arguments), num_cycles=60)
    seed_test(partial(franchise_v0.env, **arguments), num_cycles=20)


@pytest.mark.parametrize("arguments", CASES)
def test_the_game_all_at_once_passes(arguments: dict[str, Any]) -> None:
    parallel_api_test(franchise_v0.parallel_env(**arguments), num_cycles=60)
    parallel_seed_test(partial(franchise_v0.parallel_env, **arguments), num_cycles=20)
    api_test(parallel_to_aec(franchise_v0.parallel_env(**arguments)), num_cycles=60)
    seed_test(lambda: parallel_to_aec(franchise_v0.parallel_env(**arguments)), num_cycles=20)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(franchise_v0.parallel_env, **arguments),
            env=lambda max_cycles: parallel_to_aec(
                franchise_v0.parallel_env(max_cycles=max_cycles, **arguments)
            ),
        )
    )


def test_pictures_pass(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(franchise_v0.env)
    render_test(lambda render_mode: parallel_to_aec(franchise_v0.parallel_env(render_mode=render_mode)))
    assert "player_0" in capsys.readouterr().out


def test_both_are_registered_by_name() -> None:
    turn_based = pettingzoo.make("aec", "franchise/franchise_v0", players=3)
    assert turn_based.possible_agents == ["player_0", "player_1", "player_2"]
    at_once = pettingzoo.make("parallel", "franchise/franchise_v0", players=4)
    assert len(at_once.possible_agents) == 4


@pytest.mark.parametrize("reward", ["victory", "influence"])
def test_a_whole_game_gives_what_the_result_is_worth(reward: Any) -> None:
    env = franchise_v0.env(players=3, reward=reward, milestones=True)
    env.reset(seed=3)
    totals, chance = dict.fromkeys(env.possible_agents, 0.0), np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, gained, over, _, _ = env.last()
        totals[agent] += gained
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(chance.choice(legal)))
    game = env.unwrapped.table.game
    assert game.result is not None
    if reward == "victory":
        expected = single.victory(game.position)
    else:
        expected = single.lead(np.array(game.result.influence))
    assert list(totals.values()) == pytest.approx(expected)


def test_whoever_is_not_to_move_only_waits() -> None:
    env = franchise_v0.parallel_env(players=2, start="introductory")
    seen, _ = env.reset()
    assert np.flatnonzero(seen["player_1"]["action_mask"]).tolist() == [franchise_v0.WAIT]
    before = env.table.game.moves
    env.step({"player_0": franchise_v0.WAIT, "player_1": 0})
    assert env.table.game.moves == before
    action = int(np.flatnonzero(seen["player_0"]["action_mask"])[0])
    env.step({"player_0": action, "player_1": franchise_v0.WAIT})
    assert len(env.table.game.moves) == 1


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(Malformed, match="players: expected 2, 3, 4, 5, got 1"):
        franchise_v0.env(players=1)
    with pytest.raises(Malformed, match="render_mode: expected None or one of"):
        franchise_v0.env(render_mode="film")
    with pytest.raises(Malformed, match="reward: expected one of victory, influence, got money"):
        franchise_v0.env(reward="money")
