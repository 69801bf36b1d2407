"""How well forecasts and outcomes agree: the expected calibration error, and its diagram."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.arena.plots import COLOURS, INK, drawings

BINS = 10
DRAWS = 200
"""How often outcomes are drawn from the forecasts themselves."""
LEAST_IN_A_BIN = 20
"""Fewer say nothing in a diagram."""
THIRDS = ("first third", "second third", "last third")


@dataclass(frozen=True)
class Forecasts:
    """Forecasts of which one of several things happens, and what happened: a row for each."""

    chances: NDArray[np.float64]
    """A row adds up to 1, or to less where nothing of it may happen."""
    outcomes: NDArray[np.float64]

    @property
    def error(self) -> float:
        """Return the expected calibration error: how far chances and frequencies in ten bins lie apart."""
        return _error(self.chances, self.outcomes)

    @property
    def error_by_chance(self) -> float:
        """Return the error of outcomes that are drawn from the forecasts themselves: that of luck alone."""
        chance = np.random.default_rng(1)
        ends = np.cumsum(self.chances, axis=1)
        errors = []
        for _ in range(DRAWS):
            drawn = chance.random((len(ends), 1))
            happens = (drawn < ends) & (drawn >= ends - self.chances)
            errors.append(_error(self.chances, happens))
        return float(np.mean(errors))

    @property
    def skill(self) -> float:
        """Return how much of the squared error of equal chances for all the forecasts take away (Brier)."""
        plain = ((self.outcomes - self.outcomes.mean()) ** 2).sum()
        return 1 - float(((self.outcomes - self.chances) ** 2).sum() / plain)

    def bins(self) -> list[tuple[float, float, int]]:
        """Return the mean chance, the frequency and the number of forecasts of each bin that has any."""
        chances, outcomes = self.chances.reshape(-1), self.outcomes.reshape(-1)
        number = _bin(chances)
        return [
            (
                float(chances[number == k].mean()),
                float(outcomes[number == k].mean()),
                int((number == k).sum()),
            )
            for k in range(BINS)
            if (number == k).any()
        ]


def _bin(chances: NDArray[Any]) -> NDArray[np.int64]:
    return np.asarray(np.minimum((chances * BINS).astype(int), BINS - 1))


def _error(chances: NDArray[Any], outcomes: NDArray[Any]) -> float:
    number = _bin(chances.reshape(-1))
    apart = np.bincount(number, (chances - outcomes).reshape(-1), BINS)
    return float(np.abs(apart).sum() / chances.size)


def draw_reliability(path: Path, thirds: Mapping[int, Sequence[Forecasts]]) -> None:
    """Draw for each number of players how often those won who were given such a chance."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with drawings(path, 3.2 * len(thirds), 3.6, len(thirds)) as plots:
        for axes, (players, forecasts) in zip(plots, thirds.items(), strict=True):
            axes.plot([0, 100], [0, 100], "--", color=INK, lw=1)
            for index, (name, some) in enumerate(zip(THIRDS, forecasts, strict=True)):
                bins = [bin_ for bin_ in some.bins() if bin_[2] >= LEAST_IN_A_BIN]
                axes.plot(
                    [100 * chance for chance, _, _ in bins],
                    [100 * frequency for _, frequency, _ in bins],
                    "o-",
                    color=COLOURS[index],
                    markersize=4,
                    label=name,
                )
            axes.set_xlabel("Chance of winning, %")
            axes.set_title(f"{players} players", loc="left", fontweight="bold")
            axes.set_aspect("equal")
        plots[0].set_ylabel("Won, %")
        plots[0].legend(frameon=False, fontsize=9)
