"""The batch plays as `Game` does, move by move, however many games and threads there are."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from franchise import Game, Malformed
from franchise.envs import ACTIONS, Batch, Steps
from franchise.envs.single import Rewards, legal_actions, mask_of, move_of_action, observation_of
from franchise.kernel.jit import INTERPRETED
from strategies import NAMES, examples, seeds

CHANCE: dict[str, Any] = {
    "city_tiles": "random",
    "region_pool": "mixed",
    "milestones": True,
    "boom": True,
}


@st.composite
def batch_options(draw: st.DrawFn) -> dict[str, Any]:
    """Draw the options of a batch."""
    return {
        "players": draw(st.integers(2, 5)),
        "start": draw(st.sampled_from(["choose", "introductory"])),
        "city_tiles": draw(st.sampled_from(["printed", "random", "draft"])),
        "region_tiles": draw(st.sampled_from(["random", "draft"])),
        "region_pool": draw(st.sampled_from(["printed", "mixed", "new"])),
        "milestones": draw(st.booleans()),
        "boom": draw(st.booleans()),
    }


def games_of(batch: Batch, options: dict[str, Any]) -> list[Game]:
    """Deal the games that a batch plays."""
    rules = {name: value for name, value in options.items() if name != "players"}
    return [Game.new(NAMES[: batch.players], seed=int(seed), **rules) for seed in batch.seeds]


def chosen(steps: Steps, chance: np.random.Generator) -> NDArray[np.int64]:
    """Draw a legal action for each game."""
    return np.asarray((steps.masks * chance.random(steps.masks.shape)).argmax(axis=1))


@given(batch_options(), seeds, st.sampled_from(["victory", "influence"]))
@examples(25)
def test_a_batch_agrees_with_the_game_move_by_move(options: dict[str, Any], seed: int, reward: Any) -> None:
    batch = Batch(3, reward=reward, **options)
    chance = np.random.default_rng(seed)
    steps = batch.reset(seeds=[seed, seed + 1, seed + 2])
    games = games_of(batch, options)
    rewards = [Rewards(reward, game.position) for game in games]
    for _ in range(40 if INTERPRETED else 400):
        for i, game in enumerate(games):
            assert steps.actors[i] == game.actor
            assert np.array_equal(steps.masks[i], mask_of(game.position))
            assert np.array_equal(steps.observations[i], observation_of(game.position, steps.actors[i]))
        movers, actions = steps.actors.copy(), chosen(steps, chance)
        steps = batch.step(actions)
        for i, game in enumerate(games):
            game.play(move_of_action(game.position, int(actions[i])))
            assert np.allclose(steps.rewards[i], rewards[i].step(game.position))
            assert steps.over[i] == game.over
            if game.over:
                assert np.array_equal(
                    steps.final_observations[i], observation_of(game.position, int(movers[i]))
                )
                games[i] = games_of(batch, options)[i]
                rewards[i] = Rewards(reward, games[i].position)


def play(batch: Batch, count: int) -> list[Steps]:
    """Play a batch at random for so many steps, and keep all of them."""
    chance = np.random.default_rng(1)
    kept = [batch.reset(into=batch.new_steps())]
    for _ in range(count):
        kept.append(batch.step(chosen(kept[-1], chance), into=batch.new_steps()))
    return kept


def same(first: Steps, second: Steps) -> bool:
    """Return whether two steps are equal in everything."""
    return all(np.array_equal(value, getattr(second, name)) for name, value in vars(first).items())


@pytest.mark.compiled
@pytest.mark.parametrize(("opponent", "threads"), [(None, 3), ("random", 3), (None, 9)])
def test_threads_change_nothing(opponent: Any, threads: int) -> None:
    with (
        Batch(7, players=3, opponent=opponent, **CHANCE, deals=5) as one,
        Batch(7, players=3, opponent=opponent, **CHANCE, deals=5, threads=threads) as several,
    ):
        assert all(map(same, play(one, 60), play(several, 60)))


@pytest.mark.compiled
def test_games_that_are_over_begin_anew_from_the_next_deal() -> None:
    batch = Batch(2, milestones=True, start="introductory", deals=3, seed=5)
    kept = play(batch, 0)
    assert batch.seeds.tolist() == [5, 6]
    steps, chance, dealt = kept[0], np.random.default_rng(1), [batch.seeds[0]]
    while len(dealt) < 5:
        steps = batch.step(chosen(steps, chance))
        if steps.over[0]:
            dealt.append(batch.seeds[0])
            assert steps.rewards[0].sum() == 0 and np.abs(steps.rewards[0]).max() in (0, 1)
    assert dealt == [5, 6, 7, 5, 6]


def test_equal_seeds_deal_equal_games_and_others_do_not() -> None:
    batch = Batch(3, **CHANCE)
    steps = batch.reset(seeds=[1, 2, 1], into=batch.new_steps())
    assert np.array_equal(steps.observations[0], steps.observations[2])
    assert not np.array_equal(steps.observations[0], steps.observations[1])
    assert same(steps, batch.reset(seeds=[1, 2, 1]))


@pytest.mark.compiled
def test_an_opponent_moves_for_all_other_seats() -> None:
    batch = Batch(20, players=3, opponent="random")
    kept = play(batch, 100)
    seat = kept[0].actors
    assert set(seat) == {0, 1, 2}
    for steps in kept:
        assert (steps.actors == seat)[~steps.over].all()
        seat = steps.actors
    given = Batch(20, players=3, opponent="random", seat=1)
    assert all((steps.actors == 1).all() for steps in play(given, 60))


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    batch = Batch(3, start="introductory")
    steps = batch.reset()
    legal = steps.masks.argmax(axis=1)
    before = [batch.position(game) for game in range(3)]
    wrong = legal.copy()
    wrong[1] = next(action for action in range(ACTIONS) if not steps.masks[1, action])
    with pytest.raises(Malformed, match=r"^game 1: action \d+, .+, is not legal$"):
        batch.step(wrong)
    wrong[1] = ACTIONS
    with pytest.raises(
        Malformed, match=rf"game 1: expected an action from 0 to {ACTIONS - 1}, got {ACTIONS}"
    ):
        batch.step(wrong)
    assert all(batch.position(game).same_as(before[game]) for game in range(3))


def test_a_game_can_be_left_as_it_is() -> None:
    batch = Batch(2)
    steps = batch.reset(into=batch.new_steps())
    actions = steps.masks.argmax(axis=1)
    actions[0] = Batch.LEAVE
    after = batch.step(actions)
    assert np.array_equal(after.observations[0], steps.observations[0])
    assert not np.array_equal(after.observations[1], steps.observations[1])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "games: expected at least 1, got 0"),
        ({"threads": 0}, "threads: expected at least 1, got 0"),
        ({"deals": 0}, "deals: expected at least 1, got 0"),
        ({"reward": "money"}, "reward: expected one of victory, influence, got money"),
        ({"opponent": "tycoon"}, "opponent: expected None or one of random, got tycoon"),
        ({"seat": 2}, "seat: expected None or 0 to 1, got 2"),
        ({"players": 6}, "players: expected 2, 3, 4, 5, got 6"),
    ],
)
def test_what_cannot_be_is_said_at_once(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        Batch(**{"games": 2} | arguments)


def test_arrays_that_do_not_fit_are_refused() -> None:
    batch = Batch(2)
    steps = batch.new_steps()
    expected = r"masks: expected a contiguous, writable array of int8 with shape \(2, 1079\)"
    with pytest.raises(Malformed, match=expected):
        batch.reset(into=replace(steps, masks=steps.masks[:1]))
    with pytest.raises(Malformed, match="seeds: expected one for each of 2 games, got 3"):
        batch.reset(seeds=[1, 2, 3])
    own = batch.reset()
    with pytest.raises(Malformed, match=r"observations: .+, got uint8 with shape \(2, 918\), read-only"):
        batch.reset(into=replace(own, masks=steps.masks))
    with pytest.raises(Malformed, match=r"actions: expected 2 of them, got \(3,\)"):
        batch.step(np.zeros(3, np.int64))


def test_a_batch_must_be_reset_before_it_is_stepped() -> None:
    with pytest.raises(Malformed, match="reset the batch first"):
        Batch(2).step(np.zeros(2, np.int64))


def test_actions_stand_for_the_legal_moves_of_any_game() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    moves = [move_of_action(game.position, action) for action in legal_actions(game.position)]
    assert moves == game.legal_moves()


def test_import_franchise_brings_in_nothing_of_it() -> None:
    program = """
import sys
import franchise, franchise.bots
found = [name for name in sys.modules
         if name.split(".")[0] in ("gymnasium", "pettingzoo", "pyspiel") or name.startswith("franchise.envs")]
print(*found)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr, ran.returncode) == ("\n", "", 0)
