"""Fits what forecasts are made with: who scores what, the final count, and what values mean for winning.

It is learned from finished games, looked at between their turns.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.bots.forecast import gained, look_at_position, shares_of
from franchise.bots.heads import LEAST_VALUE, Calibration, Heads, Layers
from franchise.bots.network import PARTS
from franchise.bots.places import CITIES, Places, look_at_places
from franchise.game.codes import events_of
from franchise.game.events import CityScored, RegionGained
from franchise.game.position import Position
from franchise.kernel.lookup import MAX_PLAYERS, PLACE_INDEX, REGION_INDEX, REGIONS
from franchise.kernel.records import Record
from franchise.training.fit import Arrays, Descent

NOBODY = -1
HIDDEN, HIDDEN_FOR_NOBODY = 24, 12
BATCH = 512
RATE = 3e-3
RIDGE = 30.0
"""How much is spoken against a weight of a linear count."""
TRUST = 3.0
"""How much speaks for the sharpness that was expected, beside the positions."""
PROGRESS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Where a calibration has its points."""

_CITY_NUMBER = {int(place): number for number, place in enumerate(CITIES)}


@dataclass(frozen=True)
class Watched:
    """A finished game: its positions between turns, and what became of everything."""

    states: Record
    """At the beginning of each turn, and before each decision of the setup."""
    turns: NDArray[np.int64]
    """Of each position: the number of the turn, 0 in the setup."""
    moves: NDArray[np.int64]
    """Of each position: how many moves were played before."""
    gained: NDArray[np.int64]
    """Of each position: what everybody had gained, by part of the final count."""
    scorers: NDArray[np.int64]
    """By city: who scored it, or NOBODY."""
    ranks: NDArray[np.int64]
    """By region and rank: who had it, or NOBODY."""
    parts: NDArray[np.int64]
    """What everybody ended with, by part."""
    shares: tuple[float, ...]
    """Everybody's share of the victory."""


def watch(position: Position, codes: Iterable[int]) -> Watched:
    """Play a game from its beginning to its end, on a copy of the position."""
    position = position.copy()
    states, turns, moves, before = list[Record](), list[int](), list[int](), list[NDArray[np.int64]]()
    parts = np.zeros((MAX_PLAYERS, len(PARTS)), np.int64)
    scorers = np.full(len(CITIES), NOBODY)
    ranks = np.full((REGIONS, MAX_PLAYERS), NOBODY)
    for number, code in enumerate(codes):
        if position.turn == 0 or turns[-1:] != [position.turn]:
            states.append(position.copy().states)
            turns.append(position.turn)
            moves.append(number)
            before.append(parts.copy())
        events = events_of(position.play(code) or [])
        parts += gained(events)
        for event in events:
            if isinstance(event, CityScored):
                scorers[_CITY_NUMBER[PLACE_INDEX[event.place]]] = event.seat
            elif isinstance(event, RegionGained):
                ranks[REGION_INDEX[event.region], event.rank] = event.seat
    return Watched(
        np.concatenate(states),
        np.array(turns),
        np.array(moves),
        np.stack(before),
        scorers,
        ranks,
        parts,
        shares_of(position),
    )


def values_of(states: Record) -> tuple[NDArray[np.float64], NDArray[np.float32]]:
    """Look at each position once; return the values and the features of each seat."""
    looks = [look_at_position(Position(states[row : row + 1].copy())) for row in range(len(states))]
    return np.stack([look.values for look in looks]), np.stack([look.features for look in looks])


@dataclass(frozen=True)
class Draws:
    """Draws in which seats come one after the other: who scores a city (one draw), or ranks in a region."""

    figures: NDArray[np.float16]
    """By seat."""
    whole: NDArray[np.float16]
    seated: NDArray[np.bool_]
    drawn: NDArray[np.int8]
    """By draw: the seat, or NOBODY, after which nothing is drawn any more."""

    def __len__(self) -> int:
        """Count them."""
        return len(self.drawn)


def city_draws(places: Places, scorers: NDArray[np.int64]) -> Draws:
    """Return the unscored cities of positions, and who scored each in the end."""
    rows, cities = np.nonzero(places.cities)
    return _draws(places.of_cities, places.of_whole_cities, places, rows, cities, scorers[rows, cities, None])


def region_draws(places: Places, ranks: NDArray[np.int64]) -> Draws:
    """Return the unscored regions of positions, and who had which rank in each in the end."""
    rows, regions = np.nonzero(places.regions)
    return _draws(places.of_regions, places.of_whole_regions, places, rows, regions, ranks[rows, regions])


def _draws(
    figures: NDArray[Any],
    whole: NDArray[Any],
    places: Places,
    rows: NDArray[Any],
    numbers: NDArray[Any],
    drawn: NDArray[Any],
) -> Draws:
    return Draws(
        figures[rows, numbers].astype(np.float16),
        whole[rows, numbers].astype(np.float16),
        places.seated[rows],
        drawn.astype(np.int8),
    )


@dataclass(frozen=True)
class Lessons:
    """What heads learn from."""

    states: Record
    features: NDArray[np.float32]
    values: NDArray[np.float64]
    to_come: NDArray[np.int64]
    """What each seat still gained, by part."""
    cities: Draws
    regions: Draws


def lessons_of(watched: Watched, rows: NDArray[np.int64]) -> Lessons:
    """Learn from some positions of a game."""
    states = watched.states[rows]
    values, features = values_of(states)
    places = look_at_places(states, values)
    return Lessons(
        states,
        features,
        values,
        watched.parts - watched.gained[rows],
        city_draws(places, np.tile(watched.scorers, (len(rows), 1))),
        region_draws(places, np.tile(watched.ranks, (len(rows), 1, 1))),
    )


def joined(lessons: Sequence[Lessons]) -> Lessons:
    """Put lessons together."""
    arrays: dict[str, Any] = {
        name: np.concatenate([getattr(lesson, name) for lesson in lessons])
        for name in ("states", "features", "values", "to_come")
    }
    return Lessons(
        **arrays,
        cities=_joined_draws([lesson.cities for lesson in lessons]),
        regions=_joined_draws([lesson.regions for lesson in lessons]),
    )


def _joined_draws(draws: Sequence[Draws]) -> Draws:
    names = ("figures", "whole", "seated", "drawn")
    return Draws(*(np.concatenate([getattr(some, name) for some in draws]) for name in names))


# --- the fit ---


def fit_heads(
    lessons: Lessons, *, epochs: int, seed: int, show: Callable[[str], None] = lambda _line: None
) -> Heads:
    """Fit all heads; the calibration takes values as they are."""
    cities, whole_cities = fit_draws(lessons.cities, epochs=epochs, seed=seed, show=show)
    regions, whole_regions = fit_draws(lessons.regions, epochs=epochs, seed=seed, show=show)
    heads = Heads(
        cities,
        Layers(whole_cities.hidden, whole_cities.output[:, 0]),
        regions,
        whole_regions,
        np.zeros((MAX_PLAYERS - 1, 0, 0), np.float32),
        Calibration((0,), PROGRESS, np.ones((1, MAX_PLAYERS - 1, len(PROGRESS)))),
    )
    return replace(heads, counts=_fit_counts(heads, lessons))


def fit_draws(
    draws: Draws, *, epochs: int, seed: int, show: Callable[[str], None] = lambda _line: None
) -> tuple[Layers, Layers]:
    """Fit the layers that tell who is drawn, and those that tell that nobody is."""
    chance = np.random.default_rng(seed)
    kinds = min(draws.drawn.shape[1], 2)
    figures, whole = draws.figures.shape[-1], draws.whole.shape[-1]
    weights: Arrays = {
        "hidden": chance.normal(0, (2 / figures) ** 0.5, (figures, HIDDEN)).astype(np.float32),
        "output": chance.normal(0, 0.1, HIDDEN).astype(np.float32),
        "hidden_whole": chance.normal(0, (2 / whole) ** 0.5, (whole, HIDDEN_FOR_NOBODY)).astype(np.float32),
        "output_whole": chance.normal(0, 0.1, (HIDDEN_FOR_NOBODY, kinds)).astype(np.float32),
    }
    descent, steps = Descent(weights), epochs * -(-len(draws) // BATCH)
    for epoch in range(epochs):
        order, losses = chance.permutation(len(draws)), []
        for start in range(0, len(order), BATCH):
            gradients, loss = draw_gradients(weights, draws, order[start : start + BATCH])
            descent.step(gradients, RATE * 0.5 * (1 + np.cos(np.pi * descent.steps / steps)) + 1e-5)
            losses.append(loss)
        show(f"epoch {epoch + 1} of {epochs}: off by {np.mean(losses):.4f}")
    return Layers(weights["hidden"], weights["output"]), Layers(
        weights["hidden_whole"], weights["output_whole"]
    )


def draw_gradients(weights: Arrays, draws: Draws, rows: NDArray[np.int64]) -> tuple[Arrays, float]:
    """Return the gradients and the cross-entropy of some draws."""
    kind = weights["hidden"].dtype
    x, g = draws.figures[rows].astype(kind), draws.whole[rows].astype(kind)
    a, b = x @ weights["hidden"], g @ weights["hidden_whole"]
    h, k = np.maximum(a, 0), np.maximum(b, 0)
    scores = np.where(draws.seated[rows], h @ weights["output"], -np.inf)
    d_scores, d_nobody, loss = _draw(scores, k @ weights["output_whole"], draws.drawn[rows])
    d_a = d_scores[..., None] * weights["output"] * (a > 0)
    d_b = d_nobody @ weights["output_whole"].T * (b > 0)
    flat = x.reshape(-1, x.shape[-1])
    return {
        "hidden": flat.T @ d_a.reshape(len(flat), -1),
        "output": h.reshape(len(flat), -1).T @ d_scores.reshape(-1),
        "hidden_whole": g.T @ d_b,
        "output_whole": k.T @ d_nobody,
    }, loss


def _draw(
    scores: NDArray[Any], nobody: NDArray[Any], drawn: NDArray[np.int8]
) -> tuple[NDArray[Any], NDArray[Any], float]:
    """Return the gradients by score and by what speaks for nobody, and the cross-entropy, of a batch."""
    rows, seats = scores.shape
    each = np.arange(rows)
    free, live = np.isfinite(scores), np.ones(rows, bool)
    d_scores, d_nobody, loss = np.zeros_like(nobody, shape=scores.shape), np.zeros_like(nobody), 0.0
    for number in range(drawn.shape[1]):
        column = min(number, nobody.shape[1] - 1)
        logits = np.concatenate([np.where(free, scores, -np.inf), nobody[:, column : column + 1]], axis=1)
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        seat = drawn[:, number].astype(int)
        target = np.where(seat == NOBODY, seats, seat)
        loss -= float(np.log(np.maximum(shares[each, target], 1e-9))[live].sum()) / rows
        shares[each, target] -= 1
        shares *= live[:, None] / rows
        d_scores += shares[:, :seats]
        d_nobody[:, column] += shares[:, seats]
        somebody = seat != NOBODY
        free[each[somebody], seat[somebody]] = False
        live &= somebody & free.any(axis=1)
    return d_scores, d_nobody, loss


def _fit_counts(heads: Heads, lessons: Lessons) -> NDArray[np.float32]:
    """Fit what each part will still bring, linearly, for each number of players."""
    counts = []
    for players in range(2, MAX_PLAYERS + 1):
        rows = np.flatnonzero(lessons.states["players"] == players)
        squares, products = np.zeros(()), np.zeros(())
        for some in np.array_split(rows, max(1, len(rows) // BATCH)):
            states, values = lessons.states[some], lessons.values[some]
            places = look_at_places(states, values)
            figures = heads.figures_of_parts(states, lessons.features[some], places, values)
            x = figures[:, :players].reshape(-1, figures.shape[-1]).astype(float)
            squares = squares + x.T @ x
            products = products + x.T @ lessons.to_come[some][:, :players].reshape(len(x), len(PARTS))
        counts.append(np.linalg.solve(squares + RIDGE * np.eye(len(squares)), products))
    return np.stack(counts).astype(np.float32)


# --- the calibration ---


def fit_sharpness(
    values: NDArray[Any],
    shares: NDArray[Any],
    progress: NDArray[Any],
    expected: NDArray[np.float64],
    points: Sequence[float] = PROGRESS,
) -> NDArray[np.float64]:
    """Find how sharp values are at some points of a game: what makes the victories most likely (Newton).

    Where there are few positions, it is near what was expected.
    """
    logs = np.log(np.clip(values, LEAST_VALUE, None))
    near = np.stack([np.interp(progress, points, row) for row in np.eye(len(points))], axis=1)
    sharpness = expected.copy()
    for _ in range(30):
        scores = logs * (near @ sharpness)[:, None]
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = (chances * logs).sum(axis=1)
        spread = (chances * logs**2).sum(axis=1) - mean**2
        slope = near.T @ (mean - (shares * logs).sum(axis=1)) + TRUST * (sharpness - expected)
        curve = (near * spread[:, None]).T @ near + TRUST * np.eye(len(points))
        step = np.linalg.solve(curve, slope)
        sharpness = np.clip(sharpness - step, 0.05, 5)
        if np.abs(step).max() < 1e-6:
            break
    return sharpness
