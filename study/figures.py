"""The figures of the study of balance, worked out from results."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from statistics import fmean, variance

from franchise.arena import GameResult, wilson
from franchise.arena.standings import Z


@dataclass(frozen=True)
class Rate:
    """How often something was won."""

    wins: float
    games: int

    @property
    def value(self) -> float:
        """Return the rate itself."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval."""
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        """Write the rate with its interval, in per cent."""
        low, high = self.interval
        return f"{100 * self.value:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


@dataclass(frozen=True)
class Mean:
    """A mean with half of its 95 % interval."""

    value: float
    reach: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """Take the mean of independent values."""
        spread = variance(values) if len(values) > 1 else 0.0
        return cls(fmean(values), Z * sqrt(spread / len(values)))

    def minus(self, other: "Mean") -> "Mean":
        """Return the difference from an independent mean."""
        return Mean(self.value - other.value, sqrt(self.reach**2 + other.reach**2))

    @property
    def differs_from_zero(self) -> bool:
        """Return whether zero lies outside the interval."""
        return abs(self.value) > self.reach

    def __str__(self) -> str:
        """Write the mean with its reach."""
        return f"{self.value:.1f} ± {self.reach:.1f}"


def share_of(game: GameResult, seat: int) -> float:
    """Return a seat's share of the victory."""
    return (seat in game.winners) / len(game.winners)


def rates_by_seat(games: Sequence[GameResult]) -> list[Rate]:
    """Return the win rate of each seat."""
    seats = range(len(games[0].seats))
    return [Rate(sum(share_of(game, seat) for game in games), len(games)) for seat in seats]


@dataclass(frozen=True)
class EqualChances:
    """Pearson's chi-square test of the wins by seat against equal chances."""

    chi_square: float
    degrees: int

    @classmethod
    def test(cls, games: Sequence[GameResult]) -> "EqualChances":
        """Compare the wins by seat with an equal number for each."""
        rates = rates_by_seat(games)
        expected = len(games) / len(rates)
        return cls(sum((rate.wins - expected) ** 2 / expected for rate in rates), len(rates) - 1)

    @property
    def p(self) -> float:
        """Return how often equal chances would spread the wins at least this far."""
        return chi_square_tail(self.chi_square, self.degrees)


def chi_square_tail(x: float, degrees: int) -> float:
    """Return the probability of at least x, for one to four degrees of freedom.

    >>> [round(chi_square_tail(x, k), 3) for k, x in enumerate((3.841, 5.991, 7.815, 9.488), 1)]
    [0.05, 0.05, 0.05, 0.05]
    """
    if degrees % 2:
        tail = erfc(sqrt(x / 2))
        return tail if degrees == 1 else tail + sqrt(2 * x / pi) * exp(-x / 2)
    return exp(-x / 2) * (1 if degrees == 2 else 1 + x / 2)


def rates_by_town(games: Sequence[GameResult]) -> dict[str, Rate]:
    """Return, for every town, the win rate of the players who started there."""
    wins: dict[str, float] = defaultdict(float)
    chosen: dict[str, int] = defaultdict(int)
    for game in games:
        for seat, towns in enumerate(game.starting_towns):
            for town in towns:
                wins[town] += share_of(game, seat)
                chosen[town] += 1
    return {town: Rate(wins[town], chosen[town]) for town in chosen}


def turns_per_player(game: GameResult) -> float:
    """Count the turns per player; an incomplete last round counts in part."""
    return game.turns / len(game.seats)


def winners_lead(game: GameResult) -> float:
    """Return how far the best is ahead of the second."""
    best, second, *_ = sorted(game.influence, reverse=True)
    return best - second


def mean_influence(game: GameResult) -> float:
    """Return the mean influence of all players."""
    return fmean(game.influence)


MEASURES: dict[str, Callable[[GameResult], float]] = {
    "turns per player": turns_per_player,
    "influence of all players": mean_influence,
    "lead of the best": winners_lead,
}
"""What is compared between options: the mean over games."""


def no_expansion(games: Sequence[GameResult]) -> Rate:
    """Return how many games end because nobody expands."""
    return Rate(sum(game.end == "no_expansion" for game in games), len(games))


def shared(games: Sequence[GameResult]) -> Rate:
    """Return how many victories are shared."""
    return Rate(sum(len(game.winners) > 1 for game in games), len(games))
