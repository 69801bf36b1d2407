"""Thousands of games at once, in compiled code."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Literal, Self, get_args

import numpy as np
from numpy.typing import NDArray

from franchise.bots.playout import STATE_WORDS
from franchise.envs.compiled import stepping
from franchise.envs.compiled.actions import ACTIONS, MOVE_OF
from franchise.envs.compiled.observation import FIGURES, WRITTEN
from franchise.envs.compiled.stepping import ALL_LEGAL, BEGIN, MASK, SLOT, WORK, compile_batch
from franchise.envs.rewards import REWARDS, Reward, check_reward, expect
from franchise.game.codes import move_of
from franchise.game.errors import Malformed, listed
from franchise.game.options import RuleOptions
from franchise.game.position import Position
from franchise.game.setup import check_players
from franchise.kernel.events import new_events
from franchise.kernel.menu import MENU
from franchise.kernel.records import Record, new_records
from franchise.kernel.state import NOBODY, new_states

Opponent = Literal["random"]

DEALS = 1024
"""How many different deals a batch goes through, where chance deals."""


@dataclass(frozen=True)
class Steps:
    """What a step of a batch writes: a row for each game."""

    observations: NDArray[np.uint8]
    """What the player to move sees. Those of the batch itself are read-only: the next step changes in them
    what is different."""
    masks: NDArray[np.int8]
    """1 for each legal action."""
    actors: NDArray[np.int64]
    """The seat to move."""
    rewards: NDArray[np.float32]
    """By seat: what the step brought."""
    over: NDArray[np.bool_]
    """Whether the step ended a game; then the next one has begun, and is what the other rows show."""
    final_observations: NDArray[np.uint8]
    """Of games that ended: what whoever made the last move saw at the end. Other rows are left alone."""


class Batch:
    """Plays many games of the same options at once.

    >>> batch = Batch(100, players=3)
    >>> steps = batch.reset()
    >>> steps.observations.shape, steps.masks.shape, steps.rewards.shape
    ((100, 918), (100, 1079), (100, 3))
    >>> actions = steps.masks.argmax(axis=1)  # the first legal action of each game
    >>> steps = batch.step(actions)
    >>> steps.actors[:3], bool(steps.over.any())
    (array([1, 1, 1]), False)
    """

    LEAVE = stepping.LEAVE
    """Stands for an action: the game stays as it is."""

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        reward: Reward = "victory",
        opponent: Opponent | None = None,
        seat: int | None = None,
        seed: int = 0,
        deals: int = DEALS,
        threads: int = 1,
        **options: Any,
    ) -> None:
        """Prepare games; `options` are those of `franchise.game.options.RuleOptions`.

        Without an opponent the caller moves for all seats. With one the caller has one seat, drawn for each
        game unless it is given. Where the options leave something to chance, games go through so many
        `deals`, in their order, each beginning with another.
        """
        expect(games >= 1, "games", "at least 1", games)
        expect(threads >= 1, "threads", "at least 1", threads)
        expect(deals >= 1, "deals", "at least 1", deals)
        check_reward(reward)
        expect(
            opponent is None or opponent in get_args(Opponent),
            "opponent",
            f"None or one of {listed(get_args(Opponent))}",
            opponent,
        )
        check_players(players)
        expect(seat is None or 0 <= seat < players, "seat", f"None or 0 to {players - 1}", seat)
        compile_batch()
        self.games, self.players, self.options = games, players, RuleOptions(**options)
        self._seed, self._deals = seed, deals
        self._states, self._slots = new_states(games), new_records(SLOT, games)
        self._words = self._states.view(np.int64).reshape(games, STATE_WORDS)
        self._menus = new_records(MENU, games)
        self._seen = np.zeros((games, FIGURES), np.uint8)
        self._seeds = np.zeros(0, np.int64)
        self._starts = self._words[:0]
        self._begin = np.full(games, BEGIN, np.int64)
        threads = min(threads, games)
        self._chunks = [(games * i // threads, games * (i + 1) // threads) for i in range(threads)]
        self._works = []
        for _ in self._chunks:
            work = new_records(WORK, 1)
            work["opponents"] = stepping.CALLER if opponent is None else stepping.RANDOM
            work["fixed_seat"] = NOBODY if seat is None else seat
            work["reward"] = REWARDS.index(reward)
            self._works.append((work, new_events(wanted=False)))
        self._threads = ThreadPoolExecutor(len(self._chunks) - 1) if len(self._chunks) > 1 else None
        read_only = self._seen.view()
        read_only.flags.writeable = False
        self._own = replace(self.new_steps(), observations=read_only)
        self._written_last: tuple[Steps | None, tuple[Any, ...]] = (None, ())

    def new_steps(self) -> Steps:
        """Make arrays for steps, such as to keep more than the last."""
        return Steps(
            np.zeros((self.games, FIGURES), np.uint8),
            np.zeros((self.games, ACTIONS), np.int8),
            np.zeros(self.games, np.int64),
            np.zeros((self.games, self.players), np.float32),
            np.zeros(self.games, np.bool_),
            np.zeros((self.games, FIGURES), np.uint8),
        )

    def reset(self, seeds: Sequence[int] | None = None, into: Steps | None = None) -> Steps:
        """Begin all games anew, each from the deal of its own seed if seeds are given.

        A game that is over goes on to the seed of the game after it. Opponents draw their moves by the seeds.
        """
        drawn = seeds is None
        if seeds is None:
            seeds = range(self._seed, self._seed + (self._deals if self.options.left_to_chance else 1))
        else:
            expect(len(seeds) == self.games, "seeds", f"one for each of {self.games} games", len(seeds))
        self._seeds = np.array(seeds, np.int64)
        self._starts = self._deal()
        numbers = np.arange(self.games)
        self._slots["start"] = numbers % len(self._seeds)
        self._slots["x"] = _scattered(self._seeds[self._slots["start"]] + (numbers if drawn else 0))
        return self._step(self._begin, into)

    def step(self, actions: NDArray[np.int64], into: Steps | None = None) -> Steps:
        """Play an action in each game; LEAVE leaves a game as it is.

        The arrays of `into` are written, or else those of the batch, which the next step writes again. If an
        action is not legal, `Malformed` names it and nothing is played.
        """
        actions = np.ascontiguousarray(actions, np.int64)
        expect(actions.shape == (self.games,), "actions", f"{self.games} of them", actions.shape)
        if not len(self._seeds):
            raise Malformed("reset the batch first")
        illegal = stepping.find_illegal(self._slots, self._menus, actions)
        if illegal != ALL_LEGAL:
            raise Malformed(f"game {illegal}: {self._why_not(int(actions[illegal]))}")
        return self._step(actions, into)

    def _step(self, actions: NDArray[np.int64], into: Steps | None) -> Steps:
        steps = self._own if into is None else into
        shared: tuple[Any, ...] = actions, self._states, self._words, self._slots, self._menus, self._starts
        written = self._as_written(steps)
        parts: list[tuple[Any, ...]] = [
            (*chunk, *shared, *work, *written) for chunk, work in zip(self._chunks, self._works, strict=True)
        ]
        others = [
            self._threads.submit(stepping.step_games, *part)
            for part in parts[1:]
            if self._threads is not None
        ]
        stepping.step_games(*parts[0])
        for other in others:
            other.result()
        return steps

    def _as_written(self, steps: Steps) -> tuple[Any, ...]:
        """Return arrays as compiled code takes them, checked once as long as they are the same."""
        if steps is not self._written_last[0]:
            own = steps is self._own
            if not own:
                self._check(steps)
            arguments = (
                _records(self._seen, WRITTEN),
                self._seen,
                self._seen if own else steps.observations,
                not own,
                _records(steps.masks, MASK),
                _records(steps.final_observations, WRITTEN),
                steps.actors,
                steps.rewards,
                steps.over,
            )
            self._written_last = steps, arguments
        return self._written_last[1]

    def _check(self, steps: Steps) -> None:
        for name, own in vars(self._own).items():
            given = getattr(steps, name)
            fits = given.shape == own.shape and given.dtype == own.dtype and given.flags.carray
            expected = f"a contiguous, writable array of {own.dtype} with shape {own.shape}"
            got = f"{given.dtype} with shape {given.shape}{'' if given.flags.writeable else ', read-only'}"
            expect(fits, name, expected, got)

    def _why_not(self, action: int) -> str:
        if not 0 <= action < ACTIONS:
            return f"expected an action from 0 to {ACTIONS - 1}, got {action}"
        return f"action {action}, {move_of(int(MOVE_OF[action]))}, is not legal"

    def _deal(self) -> NDArray[np.int64]:
        """Deal the starts of all seeds, as plain numbers."""
        if not self.options.left_to_chance:
            start, _ = Position.start(self.players, self.options.deal(self.players, None))
            return np.repeat(_words(start), len(self._seeds), axis=0)
        setups = (self.options.deal(self.players, int(seed)) for seed in self._seeds)
        return np.concatenate([_words(Position.start(self.players, setup)[0]) for setup in setups])

    @property
    def seeds(self) -> NDArray[np.int64]:
        """Return the seeds that dealt the games that are played now."""
        seeds: NDArray[np.int64] = self._seeds[self._slots["start"]]
        return seeds

    @property
    def seats(self) -> NDArray[np.int64]:
        """Return whom the caller moves for in each game; −1 for all seats, where there is no opponent."""
        seats: NDArray[np.int64] = self._slots["seat"].copy()
        return seats

    def position(self, game: int) -> Position:
        """Return a copy of a game's position."""
        return Position(self._states[game : game + 1]).copy()

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    def __enter__(self) -> Self:
        """Use the batch."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the threads."""
        self.close()


def _words(position: Position) -> NDArray[np.int64]:
    return position.states.view(np.int64).reshape(1, STATE_WORDS)


def _records(rows: NDArray[Any], record: np.dtype[np.void]) -> Record:
    """Return the same memory with a record for each row."""
    return rows.view(record).reshape(len(rows))


def _scattered(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Turn numbers, which may lie close together, into states of random numbers (SplitMix64)."""
    x = numbers.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ x >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ x >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return (x >> np.uint64(32) | np.uint64(1)).astype(np.int64)
