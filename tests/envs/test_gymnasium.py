"""Gymnasium's own checks pass, for one seat against bots and for many such games at once."""

import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.utils.env_checker import check_env

import franchise.envs
from env_cases import CASES
from franchise import Malformed
from franchise.envs import ACTIONS
from franchise.envs.one_seat import ManyGames, OneSeat

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("arguments", CASES)
def test_one_seat_passes(arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Franchise-v0", opponent="random", **arguments)
    check_env(env.unwrapped)


def test_any_level_can_be_the_opponent() -> None:
    for opponent in ("greedy", "newcomer:simulations=2"):
        env = gymnasium.make("Franchise-v0", players=3, opponent=opponent, start="introductory", seat=1)
        _, info = env.reset(seed=1)
        _, _, _, _, after = env.step(int(info["action_mask"].argmax()))
        assert after["legal"] and after["seat"] == 1
        assert env.unwrapped.table.game.moves[0].kind in ("expand", "end", "grow")


@pytest.mark.parametrize("reward", ["victory", "influence"])
def test_a_game_to_its_end_is_rewarded_as_its_result(reward: Any) -> None:
    env: Any = gymnasium.make("Franchise-v0", opponent="random", reward=reward).unwrapped
    _, info = env.reset(seed=5)
    chance, total, over = np.random.default_rng(1), 0.0, False
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, gained, over, _, info = env.step(action)
        total += gained
    result = env.table.game.result
    mine, theirs = result.influence[env.seat], result.influence[1 - env.seat]
    won = (env.seat in result.winners) - (1 - env.seat in result.winners)
    assert total == pytest.approx(won if reward == "victory" else mine - theirs)
    assert not info["action_mask"].any()


def test_an_illegal_action_changes_nothing() -> None:
    env: Any = OneSeat(opponent="random")
    seen, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    again, reward, over, cut_off, info = env.step(np.int64(illegal))
    assert np.array_equal(seen, again) and (reward, over, cut_off) == (0.0, False, False)
    assert not info["legal"]


def test_equal_seeds_give_equal_games() -> None:
    first, second = (OneSeat(opponent="random", region_pool="mixed", milestones=True) for _ in range(2))
    assert np.array_equal(first.reset(seed=4)[0], second.reset(seed=4)[0])
    assert not np.array_equal(first.reset(seed=4)[0], second.reset(seed=5)[0])


def test_the_board_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = OneSeat(opponent="random", render_mode="ansi")
    shown.reset(seed=1)
    text = shown.render()
    printed = OneSeat(opponent="random", render_mode="human")
    printed.reset(seed=1)
    assert printed.render() is None and text is not None
    assert capsys.readouterr().out == f"{text}\n"


def many(**arguments: Any) -> Any:
    """Make many games at once, by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return gymnasium.make_vec("Franchise-v0", vectorization_mode="vector_entry_point", **arguments)


@pytest.mark.parametrize("players", range(2, 6))
def test_many_games_are_played_by_the_batch(players: int) -> None:
    envs = many(num_envs=6, players=players, milestones=True, boom=True, reward="influence")
    seen, infos = envs.reset(seed=2)
    assert envs.observation_space.contains(seen)
    chance, ended = np.random.default_rng(1), 0
    for _ in range(120):
        mask = infos["action_mask"]
        assert np.array_equal(mask, envs.unwrapped.action_masks())
        actions = (mask * chance.random(mask.shape)).argmax(axis=1)
        seen, _, over, cut_off, infos = envs.step(actions)
        assert envs.observation_space.contains(seen) and infos["legal"].all() and not cut_off.any()
        if over.any():
            ended += int(over.sum())
            assert np.array_equal(infos["_final_obs"], over)
            phase = franchise.envs.named(infos["final_obs"])["phase"]
            assert phase[over, -1].all()
    assert ended > 0
    envs.close()


@pytest.mark.parametrize("illegal", [0, -1, ACTIONS])
def test_many_games_leave_what_is_not_legal(illegal: int) -> None:
    envs = ManyGames(3)
    seen, infos = envs.reset(seed=[1, 2, None])
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = illegal
    after, rewards, over, _, infos = envs.step(actions)
    assert infos["legal"].tolist() == [True, False, True]
    assert np.array_equal(after[1], seen[1]) and not rewards.any() and not over.any()


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(Malformed, match="expected one of newcomer"):
        OneSeat(opponent="nobody")
    with pytest.raises(Malformed, match="seat: expected None or 0 to 1, got 2"):
        OneSeat(seat=2)
    with pytest.raises(Malformed, match="opponent: expected None or one of random, got tycoon"):
        many(num_envs=2, opponent="tycoon")
