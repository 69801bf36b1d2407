"""Fits the network to positions and how their games ended: gradient descent (Adam), in NumPy alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.bots.features import FEATURES
from franchise.bots.network import FIRST_LAYER, INFLUENCE_SCALE, LAYERS, SECOND_LAYER, blank_network
from franchise.kernel.records import Record
from franchise.training.self_play import Positions

Arrays = dict[str, NDArray[Any]]

BATCH = 1024
RATE = 2e-3
DECAY = 1e-5
"""How much each step shrinks the weights."""
INFLUENCE_SHARE = 0.5
"""How much the error in influence counts beside the error in results."""


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
    network["first"] = chance.normal(0, (2 / 20) ** 0.5, (1, FEATURES, FIRST_LAYER))
    network["second"][0, :FIRST_LAYER] = chance.normal(
        0, (2 / FIRST_LAYER) ** 0.5, (FIRST_LAYER, SECOND_LAYER)
    )
    network["score"] = chance.normal(0, 0.1, SECOND_LAYER)
    network["influence"] = chance.normal(0, 0.1, SECOND_LAYER + 1)
    return network


def fit(
    network: Record,
    positions: Positions,
    held_out: Positions,
    *,
    epochs: int,
    seed: int,
    show: Callable[[int], None] = lambda _epoch: None,
) -> tuple[Record, Errors]:
    """Train a network further; return the one that does best on the held-out positions, and its errors."""
    weights: Arrays = {name: network[name][0].copy() for name in LAYERS}
    first = {name: np.zeros_like(array) for name, array in weights.items()}
    second = {name: np.zeros_like(array) for name, array in weights.items()}
    chance = np.random.default_rng(seed)
    rows = len(positions)
    best, best_errors = _copy(weights), _errors(weights, held_out)
    step, steps = 0, epochs * -(-rows // BATCH)
    for epoch in range(epochs):
        order = chance.permutation(rows)
        for start in range(0, rows, BATCH):
            gradients, _, _ = _gradients(weights, _batch(positions, order[start : start + BATCH]))
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            for name, gradient in gradients.items():
                first[name] += 0.1 * (gradient - first[name])
                second[name] += 0.001 * (gradient**2 - second[name])
                mean = first[name] / (1 - 0.9**step)
                spread = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                weights[name] -= (rate * (mean / spread) + rate * DECAY * weights[name]).astype(np.float32)
        errors = _errors(weights, held_out)
        show(epoch + 1)
        if errors.result < best_errors.result:
            best, best_errors = _copy(weights), errors
    fitted = blank_network()
    for name in LAYERS:
        fitted[name][0] = best[name]
    return fitted, best_errors


def _copy(weights: Arrays) -> Arrays:
    return {name: array.copy() for name, array in weights.items()}


@dataclass(frozen=True)
class _Batch:
    features: NDArray[np.float32]
    seated: NDArray[np.bool_]
    targets: NDArray[np.float32]
    influence: NDArray[np.float32]


def _batch(positions: Positions, rows: NDArray[np.int64] | slice) -> _Batch:
    results = positions.results[rows]
    seated = np.arange(results.shape[1]) < positions.players[rows][:, None]
    return _Batch(
        positions.features[rows].astype(np.float32),
        seated,
        results,
        positions.influence[rows].astype(np.float32) / INFLUENCE_SCALE,
    )


def _gradients(weights: Arrays, batch: _Batch) -> tuple[Arrays, float, Errors]:
    """Run a batch forwards and backwards; return the gradients, the loss and the errors."""
    x = batch.features[batch.seated]  # one row a player
    a = x @ weights["first"]
    h = np.maximum(a, 0)
    b = h @ weights["second"][:-1] + weights["second"][-1]
    g = np.maximum(b, 0)
    scores = np.full(batch.seated.shape, -np.inf, a.dtype)
    scores[batch.seated] = g @ weights["score"]
    influence = g @ weights["influence"][:-1] + weights["influence"][-1]

    scores -= scores.max(axis=1, keepdims=True)
    shares = np.exp(scores)
    shares /= shares.sum(axis=1, keepdims=True)
    rows = len(shares)
    off = influence - batch.influence[batch.seated]

    d_score = ((shares - batch.targets) / rows)[batch.seated]
    d_influence = INFLUENCE_SHARE * 2 * off / rows
    d_g = d_score[:, None] * weights["score"] + d_influence[:, None] * weights["influence"][:-1]
    d_b = d_g * (b > 0)
    d_a = (d_b @ weights["second"][:-1].T) * (a > 0)
    gradients = {
        "first": x.T @ d_a,
        "second": np.vstack([h.T @ d_b, d_b.sum(axis=0)]),
        "score": g.T @ d_score,
        "influence": np.append(g.T @ d_influence, d_influence.sum()),
    }
    seated, targets = batch.seated, np.maximum(batch.targets, 1e-9)
    divergence = (batch.targets * (np.log(targets) - np.log(np.maximum(shares, 1e-9))))[seated].sum() / rows
    loss = float(divergence + INFLUENCE_SHARE * (off**2).sum() / rows)
    return gradients, loss, Errors(float(divergence), float(np.sqrt(np.mean(off**2)) * INFLUENCE_SCALE))


def gradients_of(weights: Arrays, positions: Positions) -> tuple[Arrays, float]:
    """Return the gradients and the loss over some positions."""
    gradients, loss, _ = _gradients(weights, _batch(positions, slice(None)))
    return gradients, loss


def _errors(weights: Arrays, positions: Positions) -> Errors:
    if not len(positions):
        return Errors(np.inf, np.inf)
    return _gradients(weights, _batch(positions, slice(None)))[2]
