"""Fits the network to positions and how their games ended: gradient descent (Adam), in NumPy alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.bots.features import FEATURES
from franchise.bots.likely_moves import MOVE_FIGURES
from franchise.bots.network import (
    FIRST_LAYER,
    INFLUENCE_SCALE,
    MOVE_LAYER,
    PARTS,
    SECOND_LAYER,
    blank_network,
)
from franchise.kernel.records import Record
from franchise.training.data import Choices, Positions

Arrays = dict[str, NDArray[Any]]

JUDGING = ("first", "second", "score", "parts")
CHOOSING = ("moves", "likely")
"""The layers that judge positions, and those that tell likely moves."""

BATCH = 1024
CHOICES_AT_ONCE = 256
RATE = 2e-3
RATE_OF_CHOICES = 3e-3
DECAY = 1e-5
"""How much each step shrinks the weights."""
PARTS_SHARE = 0.5
"""How much the error in the parts of influence counts beside the error in results."""


@dataclass(frozen=True)
class Errors:
    """How far off a network is."""

    result: float
    """The cross-entropy above the least possible."""
    influence: float
    """The root of the mean square."""


def random_network(seed: int) -> Record:
    """Make a network to start from."""
    chance = np.random.default_rng(seed)
    network = blank_network()
    network["first"] = chance.normal(0, (1 / 20) ** 0.5, (1, FEATURES, 2 * FIRST_LAYER))
    network["second"][0, :FIRST_LAYER] = chance.normal(
        0, (2 / FIRST_LAYER) ** 0.5, (FIRST_LAYER, SECOND_LAYER)
    )
    network["score"] = chance.normal(0, 0.1, SECOND_LAYER)
    network["moves"] = chance.normal(0, (1 / 10) ** 0.5, (1, MOVE_FIGURES, MOVE_LAYER))
    network["likely"] = chance.normal(0, 0.3, MOVE_LAYER)
    network["parts"] = chance.normal(0, 0.1, (1, SECOND_LAYER + 1, len(PARTS)))
    return network


def fit(
    network: Record,
    positions: Positions,
    held_out: Positions,
    *,
    epochs: int,
    seed: int,
    rate: float = RATE,
    show: Callable[[int], None] = lambda _epoch: None,
) -> tuple[Record, Errors]:
    """Train a network further; return the one that does best on the held-out positions, and its errors."""
    weights: Arrays = {name: network[name][0].copy() for name in JUDGING}
    descent = Descent(weights)
    chance = np.random.default_rng(seed)
    rows = len(positions)
    best, best_errors = _copy(weights), _errors(weights, held_out)
    steps = epochs * -(-rows // BATCH)
    for epoch in range(epochs):
        order = chance.permutation(rows)
        for start in range(0, rows, BATCH):
            gradients, _, _ = _gradients(weights, _batch(positions, order[start : start + BATCH]))
            descent.step(gradients, rate * 0.5 * (1 + np.cos(np.pi * descent.steps / steps)) + 1e-5)
        errors = _errors(weights, held_out)
        show(epoch + 1)
        if errors.result < best_errors.result:
            best, best_errors = _copy(weights), errors
    fitted = network.copy()
    for name in JUDGING:
        fitted[name][0] = best[name]
    return fitted, best_errors


class Descent:
    """Gradient descent (Adam) on some weights."""

    def __init__(self, weights: Arrays) -> None:
        """Begin with no steps taken."""
        self.weights, self.steps = weights, 0
        self._first = {name: np.zeros_like(array) for name, array in weights.items()}
        self._second = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, gradients: Arrays, rate: float) -> None:
        """Change the weights."""
        self.steps += 1
        for name, gradient in gradients.items():
            self._first[name] += 0.1 * (gradient - self._first[name])
            self._second[name] += 0.001 * (gradient**2 - self._second[name])
            mean = self._first[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self._second[name] / (1 - 0.999**self.steps)) + 1e-8
            weights = self.weights[name]
            weights -= (rate * (mean / spread) + rate * DECAY * weights).astype(weights.dtype)


def _copy(weights: Arrays) -> Arrays:
    return {name: array.copy() for name, array in weights.items()}


@dataclass(frozen=True)
class _Batch:
    features: NDArray[np.float32]
    seated: NDArray[np.bool_]
    targets: NDArray[np.float32]
    parts: NDArray[np.float32]


def _batch(positions: Positions, rows: NDArray[np.int64] | slice) -> _Batch:
    results = positions.results[rows]
    seated = np.arange(results.shape[1]) < positions.players[rows][:, None]
    return _Batch(
        positions.features[rows].astype(np.float32),
        seated,
        results,
        positions.parts[rows].astype(np.float32) / INFLUENCE_SCALE,
    )


def _gradients(weights: Arrays, batch: _Batch) -> tuple[Arrays, float, Errors]:
    """Run a batch forwards and backwards; return the gradients, the loss and the errors."""
    x = batch.features[batch.seated]  # one row a player
    row = np.nonzero(batch.seated)[0]
    begins = np.flatnonzero(np.diff(row, prepend=-1))
    fewer = 1 / (batch.seated.sum(axis=1)[row, None] - 1).astype(x.dtype)
    others = (np.add.reduceat(x, begins)[row] - x) * fewer  # the mean of the others
    own, theirs = weights["first"][:, :FIRST_LAYER], weights["first"][:, FIRST_LAYER:]
    a = x @ own + others @ theirs
    h = np.maximum(a, 0)
    b = h @ weights["second"][:-1] + weights["second"][-1]
    g = np.maximum(b, 0)
    scores = np.full(batch.seated.shape, -np.inf, a.dtype)
    scores[batch.seated] = g @ weights["score"]
    parts = g @ weights["parts"][:-1] + weights["parts"][-1]

    scores -= scores.max(axis=1, keepdims=True)
    shares = np.exp(scores)
    shares /= shares.sum(axis=1, keepdims=True)
    rows = len(shares)
    off = parts - batch.parts[batch.seated]

    d_score = ((shares - batch.targets) / rows)[batch.seated]
    d_parts = PARTS_SHARE * 2 * off / rows
    d_g = d_score[:, None] * weights["score"] + d_parts @ weights["parts"][:-1].T
    d_b = d_g * (b > 0)
    d_a = (d_b @ weights["second"][:-1].T) * (a > 0)
    gradients = {
        "first": np.hstack([x.T @ d_a, others.T @ d_a]),
        "second": np.vstack([h.T @ d_b, d_b.sum(axis=0)]),
        "score": g.T @ d_score,
        "parts": np.vstack([g.T @ d_parts, d_parts.sum(axis=0)]),
    }
    seated, targets = batch.seated, np.maximum(batch.targets, 1e-9)
    divergence = (batch.targets * (np.log(targets) - np.log(np.maximum(shares, 1e-9))))[seated].sum() / rows
    loss = float(divergence + PARTS_SHARE * (off**2).sum() / rows)
    influence = float(np.sqrt(np.mean(off.sum(axis=1) ** 2)) * INFLUENCE_SCALE)
    return gradients, loss, Errors(float(divergence), influence)


def position_gradients(weights: Arrays, positions: Positions) -> tuple[Arrays, float]:
    """Return the gradients and the loss over some positions."""
    gradients, loss, _ = _gradients(weights, _batch(positions, slice(None)))
    return gradients, loss


def _errors(weights: Arrays, positions: Positions) -> Errors:
    if not len(positions):
        return Errors(np.inf, np.inf)
    return _gradients(weights, _batch(positions, slice(None)))[2]


# --- likely moves ---


def fit_choices(
    network: Record,
    choices: Choices,
    held_out: Choices,
    *,
    epochs: int,
    seed: int,
    rate: float = RATE_OF_CHOICES,
) -> tuple[Record, float]:
    """Train the layers for moves further; return the network and its cross-entropy on held-out decisions.

    Where a search was too short to learn from, nothing changes.
    """
    if not len(choices) or not len(held_out):
        return network.copy(), 0.0
    weights: Arrays = {name: network[name][0].copy() for name in CHOOSING}
    descent, chance = Descent(weights), np.random.default_rng(seed)
    begins = np.cumsum(choices.counts) - choices.counts
    steps = epochs * -(-len(choices) // CHOICES_AT_ONCE)
    for _ in range(epochs):
        order = chance.permutation(len(choices))
        for start in range(0, len(order), CHOICES_AT_ONCE):
            drawn = order[start : start + CHOICES_AT_ONCE]
            counts = choices.counts[drawn]
            offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
            rows = np.repeat(begins[drawn], counts) + offsets
            gradients, _ = choice_gradients(
                weights, choices.figures[rows].astype(np.float32), choices.shares[rows], counts
            )
            descent.step(gradients, rate * 0.5 * (1 + np.cos(np.pi * descent.steps / steps)) + 1e-5)
    fitted = network.copy()
    for name in CHOOSING:
        fitted[name][0] = weights[name]
    _, error = choice_gradients(
        weights, held_out.figures.astype(np.float32), held_out.shares, held_out.counts
    )
    return fitted, error


def choice_gradients(
    weights: Arrays, figures: NDArray[Any], shares: NDArray[Any], counts: NDArray[Any]
) -> tuple[Arrays, float]:
    """Return the gradients and the cross-entropy above the least over some decisions."""
    begins = np.cumsum(counts) - counts
    a = figures @ weights["moves"]
    h = np.maximum(a, 0)
    outputs = h @ weights["likely"]
    outputs -= np.repeat(np.maximum.reduceat(outputs, begins), counts)
    likely = np.exp(outputs)
    likely /= np.repeat(np.add.reduceat(likely, begins), counts)
    d_output = (likely - shares) / len(counts)
    d_a = (d_output[:, None] * weights["likely"]) * (a > 0)
    divergence = shares * (np.log(np.maximum(shares, 1e-9)) - np.log(np.maximum(likely, 1e-9)))
    gradients = {"moves": figures.T @ d_a, "likely": h.T @ d_output}
    return gradients, float(divergence.sum() / len(counts))
