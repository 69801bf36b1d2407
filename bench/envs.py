"""Steps per second of the batch, with masks and observations, against other projects' environments.

Every step plays one random legal action in each game, writes what the next player sees and which actions
are legal, and begins games anew that are over. Choosing the actions is not counted, on either side. All run
on one core: the process is kept to it before JAX is loaded, which has as many threads as it finds cores. They
are measured alternately by the time that the processor spends on all threads; the best of each counts. Two
threads are compared with one by the clock on the wall, which a busy machine spoils, and by the
processor's time, which it does not.
"""

import os
import random
import time
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from bench.figures import Figure
from franchise.envs import Batch

SIZES = (128, 1_024)
"""Games at once: so few that they stay in a core's own cache, and many."""
ROUNDS = 8
SECONDS = 0.3
EXPANSIONS: dict[str, Any] = {"milestones": True, "boom": True, "region_pool": "mixed"}


class Stepper(ABC):
    """Games that are stepped through at random."""

    name: str
    games = 1

    def __init__(self) -> None:
        """Begin with no result."""
        self.best = 0.0

    @abstractmethod
    def choose(self) -> None:
        """Choose legal actions for the next step."""

    @abstractmethod
    def step(self) -> None:
        """Play them."""

    def measure(self, clock: Callable[[], float] = time.process_time, steps: int = 20) -> None:
        """Step for a while; keep the best rate of a few steps."""
        stop = time.perf_counter() + SECONDS
        while time.perf_counter() < stop:
            spent = 0.0
            for _ in range(steps):
                self.choose()
                began = clock()
                self.step()
                spent += clock() - began
            self.best = max(self.best, steps * self.games / spent)


@numba.njit(nogil=True)
def choose_actions(masks: NDArray[np.int8], draws: NDArray[np.float64], actions: NDArray[np.int64]) -> None:
    """Choose a legal action for each game."""
    for game in range(len(masks)):
        legal = np.flatnonzero(masks[game])
        actions[game] = legal[int(draws[game] * len(legal))]


class Own(Stepper):
    """The batch."""

    def __init__(self, name: str, games: int, given: bool = False, **options: Any) -> None:
        """Play until the games are at different points; write into its own arrays or into `given` ones."""
        super().__init__()
        arrays = ", into given arrays" if given else ""
        self.name, self.games = f"franchise, {name}, {games:,} games{arrays}", games
        self._batch = Batch(games, **options)
        self._into = self._batch.new_steps() if given else None
        self._steps = self._batch.reset(into=self._into)
        self._actions, self._chance = np.zeros(games, np.int64), np.random.default_rng(1)
        for _ in range(200):
            self.choose()
            self.step()

    def choose(self) -> None:
        """Choose legal actions."""
        choose_actions(self._steps.masks, self._chance.random(self.games), self._actions)

    def step(self) -> None:
        """Play them."""
        self._batch.step(self._actions, into=self._into)


class PettingZoo(Stepper):
    """Connect Four of PettingZoo."""

    name = "PettingZoo, Connect Four"

    def __init__(self) -> None:
        """Begin a game."""
        super().__init__()
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic.connect_four.connect_four import env

        self._env = env()
        self._env.reset()
        self._last = self._env.last()
        self._action = 0

    def choose(self) -> None:
        """Choose a legal action."""
        self._action = int(random.choice(np.flatnonzero(self._last[0]["action_mask"])))

    def step(self) -> None:
        """Play it."""
        self._env.step(self._action)
        self._last = self._env.last()
        if self._last[2]:
            self._env.reset()
            self._last = self._env.last()


class OpenSpiel(Stepper):
    """Connect Four of OpenSpiel, in C++, through its Python interface."""

    name = "OpenSpiel, Connect Four, states alone"

    def __init__(self) -> None:
        """Begin a game."""
        super().__init__()
        import pyspiel

        self._game = pyspiel.load_game("connect_four")
        self._state = self._game.new_initial_state()
        self._legal = self._state.legal_actions()
        self._action = 0

    def choose(self) -> None:
        """Choose a legal action."""
        self._action = random.choice(self._legal)

    def step(self) -> None:
        """Play it."""
        self._state.apply_action(self._action)
        if self._state.is_terminal():
            self._state.returns()
            self._state = self._game.new_initial_state()
        self._legal = self._state.legal_actions()
        self._state.legal_actions_mask()
        self._state.observation_tensor(self._state.current_player())


class OpenSpielLearning(Stepper):
    """The same through `rl_environment`, which OpenSpiel's own learners use."""

    name = "OpenSpiel, Connect Four, rl_environment"

    def __init__(self) -> None:
        """Begin a game."""
        super().__init__()
        from open_spiel.python import rl_environment

        self._env = rl_environment.Environment("connect_four", include_full_state=False)
        self._last = self._env.reset()
        self._action = 0

    def choose(self) -> None:
        """Choose a legal action."""
        seen = self._last.observations
        self._action = random.choice(seen["legal_actions"][seen["current_player"]])

    def step(self) -> None:
        """Play it."""
        self._last = self._env.step([self._action])
        if self._last.last():
            self._last = self._env.reset()


class Pgx(Stepper):
    """A game of pgx with its own batch, compiled by JAX for the processor."""

    def __init__(self, game: str, games: int) -> None:
        """Compile it."""
        super().__init__()
        import jax
        import pgx
        from pgx.experimental import auto_reset

        self.name, self.games = f"pgx, {game.replace('_', ' ')}, {games:,} games", games
        env = pgx.make(game)
        self._keys = jax.random.PRNGKey(1)
        self._split = jax.jit(lambda key: jax.random.split(key, 3))
        self._init = jax.jit(jax.vmap(env.init))
        self._step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        self._choose = jax.jit(
            lambda key, state: jax.random.categorical(
                key, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=1
            )
        )
        self._many = jax.jit(lambda key: jax.random.split(key, games))
        self._state = self._init(self._many(self._keys))
        for _ in range(20):
            self.choose()
            self.step()

    def choose(self) -> None:
        """Choose legal actions."""
        self._keys, key, steps = self._split(self._keys)
        self._action = self._choose(key, self._state).block_until_ready()
        self._step_keys = self._many(steps).block_until_ready()

    def step(self) -> None:
        """Play them."""
        self._state = self._step(self._state, self._action, self._step_keys)
        self._state.observation.block_until_ready()
        self._state.legal_action_mask.block_until_ready()


def run() -> list[Figure]:
    """Measure on one core, then with two threads."""
    cores = _keep_to_one_core()
    own = [Own("2 players", games, given, players=2) for given in (False, True) for games in SIZES]
    others = [Own("4 players", games, players=4) for games in SIZES]
    others.append(Own("4 players, mini-expansions", SIZES[0], players=4, **EXPANSIONS))
    connect_four, openspiel = PettingZoo(), OpenSpielLearning()
    othello = [Pgx("othello", games) for games in SIZES]
    peers = [connect_four, openspiel, OpenSpiel(), *othello, *(Pgx("connect_four", games) for games in SIZES)]
    for _ in range(ROUNDS):
        for stepper in (*own, *others, *peers):
            stepper.measure()
    if cores:
        os.sched_setaffinity(0, cores)
    best = max(stepper.best for stepper in own)
    to_othello = {games: own[i].best / othello[i].best for i, games in enumerate(SIZES)}
    return [
        *(Figure(stepper.name, stepper.best, "steps/s", 2_000_000) for stepper in own),
        *(Figure(stepper.name, stepper.best, "steps/s") for stepper in (*others, *peers)),
        Figure("to PettingZoo's Connect Four", best / connect_four.best, "times", 20),
        Figure("to OpenSpiel's Connect Four, rl_environment", best / openspiel.best, "times", 20),
        *(
            Figure(f"to pgx's Othello, {games:,} games", times, "times", 4)
            for games, times in to_othello.items()
        ),
        Figure("two threads to one", _two_threads(time.perf_counter), "times", 1.8),
        Figure("the same by processor time", _two_threads(time.process_time), "times"),
    ]


def _keep_to_one_core() -> set[int]:
    """Keep this process, and threads that it will start, to one core; return those it had."""
    with suppress(AttributeError):  # not every system can do that
        cores = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {min(cores)})
        return cores
    return set()


def _two_threads(clock: Callable[[], float]) -> float:
    """Compare rates; by the processor's time, 1 says that threads do not get in each other's way."""
    one, two = Own("one thread", 4_096, players=2), Own("two threads", 4_096, threads=2, players=2)
    for _ in range(ROUNDS):
        for stepper in (one, two):
            stepper.measure(clock)
    return two.best / one.best
