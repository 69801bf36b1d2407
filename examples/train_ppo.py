"""Trains a player for two from nothing, by games against itself (PPO), with NumPy alone.

    python examples/train_ppo.py build/ppo
    franchise arena examples/train_ppo.py:Trained:policy=build/ppo/policy.npz greedy --games 400

The first line plays and learns, and leaves the best policy and a curve of what it has learned in a directory.
The second lets the policy play in the arena: `Trained`, further down in this file, is a bot.
"""

import argparse
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more only wait for each other: the matrices are small

import numpy as np
from matplotlib.figure import Figure  # pip install "franchise[plots]"
from numpy.typing import NDArray
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from franchise.bots import Bot, Budget, GreedyBot, whole_turn
from franchise.envs import ACTIONS, FIGURES, Batch, named
from franchise.envs.single import legal_actions, move_of_action, observation_of
from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.move import Move

Floats = NDArray[Any]
"""Of 32 bits each: half the memory, twice the speed."""

GAMES = 128  # are played at once
LENGTH = 32  # steps of each game are played before the policy learns from them
EPOCHS = 3  # times it looks at each step
MINIBATCH = 512  # steps are behind one change of the weights
HIDDEN = 128  # neurons are in each of two layers
RATE = 1e-3, 1e-4  # how far a change goes, at first and at last
CURIOSITY = 0.02, 0.002  # what undecidedness is worth (the entropy bonus), at first and at last
CLIP = 0.2  # how far the likelihood of an action may move before PPO no longer follows
LAMBDA = 0.95  # how far advantages rely on what came later, not on how the next position was judged
MEASURED = 100_000  # steps pass before it is measured again how well the policy plays
TRIALS = 100  # games are played against each opponent to measure it
INFLUENCE = 1 / 20  # what a point of influence is worth; a victory is worth 1


class Policy:
    """A network that says how likely each action should be, and what the player to move can expect.

    It looks only at figures, and chooses only among actions, that come up in games for two: a third of the
    figures of an observation, a fifth of the actions.
    """

    def __init__(self, figures: NDArray[Any], largest: Floats, actions: NDArray[Any], weights: list[Floats]):
        """Take what it looks at and divides that by, what it chooses from, and the weights."""
        self.figures, self.largest, self.actions, self.weights = figures, largest, actions, weights
        holders = np.zeros(FIGURES, np.uint8)
        named(holders)["spaces"] = 1
        self._holders = np.flatnonzero(holders[figures])

    @staticmethod
    def untrained(chance: np.random.Generator) -> "Policy":
        """Watch random games to see which figures and actions there are; begin with random weights."""
        batch = Batch(GAMES)
        steps = batch.reset()
        largest, legal = np.zeros(FIGURES, np.uint8), np.zeros(ACTIONS, np.int8)
        for _ in range(1_000):
            np.maximum(largest, steps.observations.max(axis=0), out=largest)
            np.maximum(legal, steps.masks.max(axis=0), out=legal)
            lots = 1 - chance.random(steps.masks.shape, np.float32)  # more than 0
            steps = batch.step((lots * steps.masks).argmax(axis=1))
        figures, actions = np.flatnonzero(largest), np.flatnonzero(legal)
        sizes = [len(figures), HIDDEN, HIDDEN, len(actions) + 1]
        weights: list[Floats] = []
        for inputs, outputs in pairwise(sizes):
            spread = (2 / inputs) ** 0.5 * (1 if outputs == HIDDEN else 0.1)
            weights += [
                chance.normal(0, spread, (inputs, outputs)).astype(np.float32),
                np.zeros(outputs, np.float32),
            ]
        return Policy(figures, largest[figures].astype(np.float32), actions, weights)

    def look(self, observations: NDArray[np.uint8]) -> Floats:
        """Turn observations into what the network takes in: figures from −1 to 1."""
        seen = observations[:, self.figures]
        inputs = seen / self.largest
        holders = seen[:, self._holders]  # 1 for who is to move, 2 for the opponent
        inputs[:, self._holders] = np.where(holders == 2, np.float32(-1), holders)
        return inputs

    def think(self, inputs: Floats, legal: NDArray[Any]) -> tuple[Floats, Floats, list[Floats]]:
        """Return the logarithms of the likelihoods, what can be expected, and what each layer takes in."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        out = second @ w3 + b3
        logs = np.where(legal, out[:, :-1], np.float32(-1e9))
        logs -= logs.max(axis=1, keepdims=True)
        logs -= np.log(np.exp(logs).sum(axis=1, keepdims=True))
        return logs, out[:, -1], [inputs, first, second]

    def gradient(self, layers: list[Floats], out: Floats) -> list[Floats]:
        """Carry the gradient of the outputs back to the weights."""
        inputs, first, second = layers
        middle = (out @ self.weights[4].T) * (second > 0)
        lowest = (middle @ self.weights[2].T) * (first > 0)
        below = (inputs, lowest), (first, middle), (second, out)
        return [part for layer, above in below for part in (layer.T @ above, above.sum(axis=0))]

    def save(self, file: Path) -> None:
        """Write it down."""
        weights: dict[str, Any] = {f"weights_{number}": part for number, part in enumerate(self.weights)}
        np.savez_compressed(file, figures=self.figures, largest=self.largest, actions=self.actions, **weights)

    @staticmethod
    def load(file: Path) -> "Policy":
        """Read what `save` wrote."""
        if not file.is_file():
            raise Malformed(f"{file}: there is no such file; `python examples/train_ppo.py DIR` makes one")
        with np.load(file) as stored:
            weights = [stored[f"weights_{number}"] for number in range(6)]
            return Policy(stored["figures"], stored["largest"], stored["actions"], weights)


def draw(logs: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """Draw an action for each row, by the logarithms of the likelihoods (the Gumbel trick)."""
    noise = -np.log(-np.log(np.maximum(chance.random(logs.shape, np.float32), 1e-12)))
    drawn: NDArray[np.int64] = (logs + noise).argmax(axis=1)
    return drawn


class Experience(NamedTuple):
    """Steps that were played, to learn from: by time and game, or in a row."""

    inputs: Floats
    legal: NDArray[Any]
    chosen: NDArray[Any]
    logs: Floats
    """How likely the policy thought what it chose."""
    advantages: Floats
    """How much better than expected it went on."""
    returns: Floats
    """What should have been expected."""


class SelfPlay:
    """Games of a policy against itself, all at once, played on a stretch at a time."""

    def __init__(self, chance: np.random.Generator):
        """Begin the games."""
        self._chance = chance
        self._batch = Batch(GAMES, reward="influence")
        self._steps = self._batch.reset()
        self._leads = np.zeros(GAMES, np.float32)
        """By game: how much influence seat 0 is ahead."""

    def play(self, policy: Policy) -> Experience:
        """Play a stretch of every game."""
        figures, actions = len(policy.figures), len(policy.actions)
        shape = LENGTH, GAMES
        inputs, legal = np.zeros((*shape, figures), np.float32), np.zeros((*shape, actions), np.bool_)
        chosen, logs = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
        values, rewards = np.zeros((LENGTH + 1, GAMES), np.float32), np.zeros(shape, np.float32)
        over, same = np.zeros(shape, np.bool_), np.zeros(shape, np.float32)
        games = np.arange(GAMES)
        for t in range(LENGTH):
            inputs[t] = policy.look(self._steps.observations)
            legal[t] = self._steps.masks[:, policy.actions]
            likely, values[t], _ = policy.think(inputs[t], legal[t])
            chosen[t] = draw(likely, self._chance)
            logs[t] = likely[games, chosen[t]]
            actors = self._steps.actors.copy()
            self._steps = self._batch.step(policy.actions[chosen[t]])
            over[t] = self._steps.over
            rewards[t] = self._rewards(actors)
            same[t] = np.where(self._steps.actors == actors, 1, -1)
        _, values[LENGTH], _ = policy.think(
            policy.look(self._steps.observations), self._steps.masks[:, policy.actions]
        )
        advantages = advantages_of(values, rewards, over, same)
        return Experience(inputs, legal, chosen, logs, advantages, advantages + values[:-1])

    def _rewards(self, actors: NDArray[np.int64]) -> Floats:
        """Return what the step brought who moved: influence, and in the end the victory."""
        gains = self._steps.rewards[:, 0]
        self._leads += gains
        rewards = INFLUENCE * gains + np.where(self._steps.over, np.sign(self._leads), 0)
        self._leads[self._steps.over] = 0
        signed: Floats = np.where(actors == 0, rewards, -rewards)
        return signed


def advantages_of(values: Floats, rewards: Floats, over: NDArray[np.bool_], same: Floats) -> Floats:
    """Work out how much better than expected each step was (generalised advantage estimation).

    What is good for one player is as bad for the other: `same` is 1 where the same player moves again and −1
    where the turn passes, and turns what comes after into what it means for who moves here.
    """
    advantages = np.zeros_like(rewards)
    ahead = np.zeros_like(rewards[0])
    for t in reversed(range(len(rewards))):
        goes_on = np.where(over[t], 0, same[t])
        ahead = rewards[t] + goes_on * values[t + 1] - values[t] + LAMBDA * goes_on * ahead
        advantages[t] = ahead
    return advantages


class Learner:
    """Changes the weights of a policy by what was played (PPO, Adam)."""

    def __init__(self, policy: Policy, chance: np.random.Generator):
        """Begin with no momentum."""
        self._policy, self._chance, self._changes = policy, chance, 0
        self._means = [np.zeros_like(part) for part in policy.weights]
        self._squares = [np.zeros_like(part) for part in policy.weights]

    def learn(self, played: Experience, rate: float, curiosity: float) -> None:
        """Look at each step some times, in random order."""
        rows = Experience(*(part.reshape(-1, *part.shape[2:]) for part in played))
        spread = rows.advantages.std() + 1e-8
        rows = rows._replace(advantages=(rows.advantages - rows.advantages.mean()) / spread)
        for _ in range(EPOCHS):
            order = self._chance.permutation(len(rows.chosen))
            for begin in range(0, len(order), MINIBATCH):
                some = order[begin : begin + MINIBATCH]
                self._change(Experience(*(part[some] for part in rows)), rate, curiosity)

    def _change(self, rows: Experience, rate: float, curiosity: float) -> None:
        logs, values, layers = self._policy.think(rows.inputs, rows.legal)
        count = np.arange(len(rows.chosen))
        ratio = np.exp(logs[count, rows.chosen] - rows.logs)
        clipped = np.where(rows.advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(clipped, 0, rows.advantages * ratio)[:, None]
        likely = np.exp(logs)
        undecided = -(likely * np.where(rows.legal, logs, 0)).sum(axis=1, keepdims=True)
        out = np.empty((len(count), logs.shape[1] + 1), np.float32)
        out[:, :-1] = likely * (pull + curiosity * (np.where(rows.legal, logs, 0) + undecided))
        out[count, rows.chosen] -= pull[:, 0]
        out[:, -1] = values - rows.returns
        self._adam(self._policy.gradient(layers, out / np.float32(len(count))), rate)

    def _adam(self, gradient: list[Floats], rate: float) -> None:
        self._changes += 1
        size = np.sqrt(sum(float((part * part).sum()) for part in gradient))
        for part, mean, square, weights in zip(
            gradient, self._means, self._squares, self._policy.weights, strict=True
        ):
            part *= min(1.0, 1 / (size + 1e-8))
            mean += 0.1 * (part - mean)
            square += 0.001 * (part * part - square)
            step = rate * (1 - 0.999**self._changes) ** 0.5 / (1 - 0.9**self._changes)
            weights -= step * mean / (np.sqrt(square) + 1e-8)


class Trained(Bot):
    """Plays what a trained policy thinks likely."""

    def __init__(self, seed: int = 0, *, policy: str = "policy.npz", temperature: float = 0.3) -> None:
        """Prepare for a game; the lower the temperature, the more surely the likeliest action is played."""
        super().__init__(seed)
        self._policy = Policy.load(Path(policy))
        self._temperature, self._chance = max(temperature, 1e-3), np.random.default_rng(seed)

    def choose(self, game: Game, budget: Budget) -> Move:
        """Draw an action from the policy."""
        if len(game.players) != 2 or game.actor is None:
            raise Malformed(f"the policy plays games for two, not for {len(game.players)}")
        legal = np.isin(self._policy.actions, legal_actions(game.position))
        if not legal.any():
            raise Malformed("the policy was trained without the options of this game")
        inputs = self._policy.look(observation_of(game.position, game.actor)[None])
        logs, _, _ = self._policy.think(inputs, legal[None])
        action = self._policy.actions[draw(logs / self._temperature, self._chance)[0]]
        return move_of_action(game.position, int(action))


def won_against_random(policy: Policy, chance: np.random.Generator) -> float:
    """Play games against random moves, all at once, and return the share that was won."""
    batch = Batch(TRIALS, opponent="random", seed=int(chance.integers(2**31)))
    steps = batch.reset()
    won = np.full(TRIALS, np.nan)
    while np.isnan(won).any():
        seats = batch.seats
        logs, _, _ = policy.think(policy.look(steps.observations), steps.masks[:, policy.actions])
        steps = batch.step(policy.actions[draw(logs, chance)])
        ended = steps.over & np.isnan(won)
        won[ended] = (steps.rewards[np.arange(TRIALS), seats][ended] + 1) / 2
    return float(won.mean())


def won_against_greedy(file: Path, seed: int) -> float:
    """Play games against a bot, and return the share that was won; each begins half of them."""
    won = 0.0
    for number in range(TRIALS):
        seat = number % 2
        trained, greedy = Trained(seed + number, policy=str(file)), GreedyBot()
        game = Game.new(["Ann", "Bob"])
        while game.actor is not None:
            for move in whole_turn(trained if game.actor == seat else greedy, game, Budget()):
                game.play(move)
        assert game.result is not None
        won += (seat in game.result.winners) / len(game.result.winners)
    return won / TRIALS


class Measured(NamedTuple):
    """How well the policy plays after so many steps."""

    steps: int
    minutes: float
    """Of the processor."""
    random: float
    greedy: float


def draw_curve(measured: list[Measured], file: Path) -> None:
    """Draw how the policy got better."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    steps = [point.steps / 1e6 for point in measured]
    axes.plot(steps, [100 * point.random for point in measured], label="against random")
    axes.plot(steps, [100 * point.greedy for point in measured], label="against greedy")
    axes.set(xlabel="million steps", ylabel="games won, %", ylim=(0, 101))
    axes.set_title(f"Trained from nothing in {measured[-1].minutes:.1f} minutes of the processor")
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(file, dpi=110)


def train(directory: Path, steps: int, seed: int) -> list[Measured]:
    """Train a policy, and leave the best that was measured and its curve in a directory."""
    directory.mkdir(parents=True, exist_ok=True)
    latest, best = directory / "latest.npz", 0.0
    chance = np.random.default_rng(seed)
    rounds = max(1, round(steps / (GAMES * LENGTH)))
    between = max(1, min(rounds, MEASURED // (GAMES * LENGTH)))
    measured: list[Measured] = []
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %")
    with Progress(*columns, TimeRemainingColumn()) as bar:
        task = bar.add_task("Watching random games", total=None)
        policy = Policy.untrained(chance)
        play, learner = SelfPlay(chance), Learner(policy, chance)
        bar.update(task, description="Training", total=rounds)
        for number in range(rounds + 1):
            if number % between == 0 or number == rounds:
                policy.save(latest)
                won = won_against_random(policy, chance), won_against_greedy(latest, seed)
                if sum(won) >= best:  # what only knows itself forgets at times how others are beaten
                    best = sum(won)
                    latest.replace(directory / "policy.npz")
                point = Measured(number * GAMES * LENGTH, time.process_time() / 60, *won)
                measured.append(point)
                draw_curve(measured, directory / "curve.png")
                bar.console.print(
                    f"{point.steps / 1e6:5.2f} million steps, {point.minutes:4.1f} minutes: "
                    f"wins {point.random:4.0%} against random, {point.greedy:4.0%} against greedy"
                )
            if number < rounds:
                done = number / rounds
                rate, curiosity = (first + done * (last - first) for first, last in (RATE, CURIOSITY))
                learner.learn(play.play(policy), rate, curiosity)
            bar.update(task, completed=number)
    latest.unlink(missing_ok=True)
    return measured


def main() -> None:
    """Train by what the command line says."""
    parser = argparse.ArgumentParser(description="Train a policy for two players by self-play.")
    parser.add_argument("directory", type=Path, help="where the policy and its curve are left")
    parser.add_argument("--steps", type=int, default=1_500_000, help="how many actions are played")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    arguments = parser.parse_args()
    if arguments.steps < 1:
        parser.error(f"--steps: expected at least 1, got {arguments.steps}")
    train(arguments.directory, arguments.steps, arguments.seed)
    print(f"The policy and its curve are in {arguments.directory}")


if __name__ == "__main__":
    main()
