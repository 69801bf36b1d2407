"""What is foretold of a position beside its value: chances of winning, who scores what, the final count.

Small networks on the figures of `places.py`, and a calibration of the value. Their weights are data of the
package (`forecasts.json`, made by `python -m study.calibration --fit`). Only NumPy is needed.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.bots.places import CITIES, SEATS, Floats, Places
from franchise.kernel.lookup import DOLLARS_TILE, MAX_PLAYERS, NUMBER_TILE, TILE_KIND, TILE_VALUES, TILES
from franchise.kernel.records import Record

LEAST_VALUE = 0.004
"""No value is taken for less: nothing but the end is certain, and somebody may err."""
DIGITS = 4
_VALUES: Any = np.array([[TILE_VALUES[tile, rank] for rank in range(3)] for tile in range(TILES)])
_KINDS: Any = np.array([TILE_KIND[tile] for tile in range(TILES)])
_RANKS = np.array([[0, 2, 2, 2, 2], [0, 1, 2, 2, 2]])
"""By whether there are more than two players, by rank: which of a tile's three values counts."""


@dataclass(frozen=True)
class Layers:
    """A network with one hidden layer; a figure that is always 1 takes the place of biases."""

    hidden: Floats
    output: Floats

    def __call__(self, figures: NDArray[Any]) -> NDArray[Any]:
        """Run figures through the layers."""
        return np.asarray(np.maximum(figures @ self.hidden, 0) @ self.output)


@dataclass(frozen=True)
class Calibration:
    """How much a value says about winning: the sharper, the further from equal chances.

    By simulations (0 is one look), number of players and how much of the board is done; between these it is
    interpolated.
    """

    simulations: tuple[int, ...]
    progress: tuple[float, ...]
    sharpness: NDArray[np.float64]

    def of(self, players: int, progress: NDArray[Any], simulations: int) -> NDArray[Any]:
        """Return the sharpness at some points of games."""
        rows = [np.interp(progress, self.progress, row) for row in self.sharpness[:, players - 2]]
        searched = self.simulations[1:]
        if simulations == 0 or not searched:
            return np.asarray(rows[0])
        depth = np.interp(np.log(simulations), np.log(searched), np.arange(1, len(rows)))
        lower = int(depth)
        upper = min(lower + 1, len(rows) - 1)
        return np.asarray(rows[lower] + (depth - lower) * (rows[upper] - rows[lower]))


@dataclass(frozen=True)
class Heads:
    """All that is learned for forecasts."""

    cities: Layers
    """By seat: who scores a city."""
    whole_cities: Layers
    """Nobody does."""
    regions: Layers
    """By seat: who is next in rank in a region."""
    whole_regions: Layers
    """Nobody is: the region is not scored; nobody else has a piece there."""
    counts: Floats
    """By number of players: what each part of the final count will still bring, linearly."""
    calibration: Calibration

    # --- chances ---

    def chances(self, values: NDArray[Any], players: int, progress: NDArray[Any], simulations: int) -> Any:
        """Return each player's chance of winning in positions of as many players, from their values."""
        logs = np.log(np.clip(values[:, :players], LEAST_VALUE, None))
        logs = logs * self.calibration.of(players, progress, simulations)[:, None]
        return _softmax(logs)

    def city_chances(self, places: Places) -> NDArray[Any]:
        """Return who scores each unscored city, by seat; the last is nobody. Others have zeros."""
        scores = np.where(places.seated[:, None], self.cities(places.of_cities), -np.inf)
        nobody = self.whole_cities(places.of_whole_cities)
        chances = _softmax(np.concatenate([scores, nobody[..., None]], axis=-1))
        return np.where(places.cities[..., None], chances, 0.0)

    def rank_chances(self, places: Places) -> NDArray[Any]:
        """Return how likely each seat has each rank in each unscored region. Others have zeros."""
        scores = np.where(places.seated[:, None], self.regions(places.of_regions), -np.inf)
        chances = ranked(scores, self.whole_regions(places.of_whole_regions))
        return np.where(places.regions[..., None, None], chances, 0.0)

    def parts(self, states: Record, looks: NDArray[Any], places: Places, values: NDArray[Any]) -> Any:
        """Return what the final count will still bring each seat, by part; `looks` has the features."""
        figures = self.figures_of_parts(states, looks, places, values)
        counts = self.counts[states["players"] - 2]
        parts = np.einsum("nsf,nfp->nsp", figures, counts)
        return np.where(places.seated[..., None], np.maximum(parts, 0), 0.0)

    def figures_of_parts(
        self, states: Record, looks: NDArray[Any], places: Places, values: NDArray[Any]
    ) -> NDArray[Any]:
        """Return what the parts are foretold from: features, and what cities and regions promise."""
        cities, ranks = self.city_chances(places)[..., :-1], self.rank_chances(places)
        worth = states["value"][:, CITIES]
        tiles = np.maximum(states["region_tile"], 0)
        values_of_tiles = (
            _VALUES[tiles]
            + np.where(_KINDS[tiles] == NUMBER_TILE, np.minimum(states["tiles_on_track"] + 1, 6)[:, None], 0)[
                ..., None
            ]
        )
        more_than_two = (states["players"] > 2).astype(int)
        by_rank = np.take_along_axis(values_of_tiles, _RANKS[more_than_two][:, None], axis=2)
        influence = np.where(_KINDS[tiles] == DOLLARS_TILE, 0.0, 1.0)[..., None] * by_rank
        gains = np.einsum("nrsk,nrk->nsr", ranks, influence)
        others = (looks.sum(axis=1, keepdims=True) - looks) / (states["players"] - 1)[:, None, None]
        promised = [
            np.einsum("ncs,nc->ns", cities, worth) / 20,
            cities.sum(axis=1) / 6,
            gains.sum(axis=2) / 20,
            ranks[..., 0].sum(axis=1) / 4,
            np.broadcast_to(ranks[..., 0].sum(axis=(1, 2))[:, None] / 8, gains.shape[:2]),
            values * states["players"][:, None] - 1,
        ]
        return np.concatenate([looks, others, np.stack(promised, axis=-1)], axis=-1)


def ranked(scores: NDArray[Any], nobody: NDArray[Any]) -> NDArray[Any]:
    """Return how likely each has each rank, if ranks are drawn one after the other by what was scored.

    The last index of `nobody` tells the first draw, which may find nobody at all, from the others.
    """
    most = np.maximum(scores.max(axis=-1, keepdims=True), nobody.max(axis=-1, keepdims=True))
    weights, stops = np.exp(scores - most), np.exp(nobody - most)
    chances = np.zeros((*scores.shape, MAX_PLAYERS))
    # By the mask of those who have their rank: how likely these come first, in any order.
    reached = np.zeros((*scores.shape[:-1], 1 << MAX_PLAYERS))
    reached[..., 0] = 1
    for mask in range((1 << MAX_PLAYERS) - 1):
        rank = mask.bit_count()
        free = SEATS[mask >> SEATS & 1 == 0]
        total = weights[..., free].sum(axis=-1) + stops[..., min(rank, 1)]
        share = reached[..., mask] / np.maximum(total, 1e-30)
        for seat in free:
            chance = share * weights[..., seat]
            chances[..., seat, rank] += chance
            reached[..., mask | 1 << int(seat)] += chance
    return chances


def _softmax(scores: NDArray[Any]) -> NDArray[Any]:
    shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=-1, keepdims=True))


# --- the file ---

_NETWORKS = ("cities", "whole_cities", "regions", "whole_regions")


def write_heads(file: Path, heads: Heads, training: dict[str, Any]) -> None:
    """Write what was learned and the figures of its training as JSON, a line for each row."""
    calibration = heads.calibration
    arrays = {name: _rows(getattr(heads, name).hidden) for name in _NETWORKS}
    arrays |= {f"{name}_output": _rows(getattr(heads, name).output) for name in _NETWORKS}
    arrays |= {f"counts_{n}": _rows(counts) for n, counts in enumerate(heads.counts, 2)}
    arrays |= {f"sharpness_{n}": _rows(calibration.sharpness[:, n - 2]) for n in range(2, MAX_PLAYERS + 1)}
    lines = [
        f'  "{name}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in rows) + "\n  ]"
        for name, rows in arrays.items()
    ]
    head = {
        "training": training,
        "simulations": calibration.simulations,
        "progress": calibration.progress,
    }
    opening = json.dumps(head, indent=1).removesuffix("\n}")
    temporary = file.with_suffix(".part")
    temporary.write_text(opening + ',\n "layers": {\n' + ",\n".join(lines) + "\n }\n}\n", "utf-8")
    temporary.replace(file)


def _rows(array: NDArray[Any]) -> list[Any]:
    rows: list[Any] = np.round(array.astype(float), DIGITS).reshape(len(array), -1).tolist()
    return rows


def read_heads(text: str) -> Heads:
    """Read what `write_heads` wrote."""
    content = json.loads(text)
    layers = {name: np.array(rows, np.float32) for name, rows in content["layers"].items()}
    networks = {
        name: Layers(layers[name], _output(layers[f"{name}_output"], flat=name != "whole_regions"))
        for name in _NETWORKS
    }
    numbers = range(2, MAX_PLAYERS + 1)
    sharpness = np.stack([layers[f"sharpness_{n}"] for n in numbers], axis=1).astype(float)
    calibration = Calibration(tuple(content["simulations"]), tuple(content["progress"]), sharpness)
    return Heads(
        **networks, counts=np.stack([layers[f"counts_{n}"] for n in numbers]), calibration=calibration
    )


def _output(array: Floats, *, flat: bool) -> Floats:
    return array[:, 0] if flat else array


@cache
def trained_heads() -> Heads:
    """Read what comes with the package, once."""
    return read_heads(files("franchise.bots").joinpath("forecasts.json").read_text("utf-8"))
