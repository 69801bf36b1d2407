"""The figures of a tournament: who won how often, and how certain that is."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from math import sqrt
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from franchise.arena.results import GameResult
from franchise.arena.tournament import Tournament

Z = 1.959963984540054
"""95 % of a normal distribution lies within this many standard deviations of the mean."""


@dataclass(frozen=True)
class EntrantFigures:
    """How one entrant did. Lists are by seat."""

    bot: str
    games: int
    wins: float
    """A victory shared by two counts one half, and so on."""
    win_rate: float
    interval: tuple[float, float]
    """Where the true win rate lies, with a confidence of 95 %."""
    rating: float
    rating_sigma: float
    mean_rank: float
    mean_influence: float
    mean_lead: float
    """Over the best of the others; negative if behind."""
    seconds_per_move: float
    seconds_per_turn: float
    games_by_seat: tuple[int, ...]
    wins_by_seat: tuple[float, ...]


@dataclass(frozen=True)
class Turns:
    """How many turns each player had in a game."""

    mean: float
    least: float
    most: float


@dataclass(frozen=True)
class Standings:
    """The figures of a tournament. Lists are by seat, entrants in the order they were named."""

    entrants: tuple[EntrantFigures, ...]
    games: int
    different_games: int
    """How many of them differ in a move or in the setup."""
    turns_per_player: Turns
    end_reasons: dict[str, int]
    wins_by_seat: tuple[float, ...]
    mean_influence_by_seat: tuple[float, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the figures, ready for JSON."""
        return asdict(self)


def standings(tournament: Tournament, results: Iterable[GameResult]) -> Standings:
    """Work out the figures of at least one game; the order of the results does not matter."""
    games = sorted(results, key=lambda result: result.number)
    players = len(tournament.entrants)
    ratings = rate(players, games)
    turns = [game.turns / players for game in games]
    return Standings(
        entrants=tuple(
            _entrant(str(bot), entrant, games, ratings[entrant])
            for entrant, bot in enumerate(tournament.entrants)
        ),
        games=len(games),
        different_games=len({(game.moves_hash, game.setup_seed) for game in games}),
        turns_per_player=Turns(fmean(turns), min(turns), max(turns)),
        end_reasons={"red_zone": 0, "no_expansion": 0} | Counter(game.end for game in games),
        wins_by_seat=tuple(float(sum(_won(game, seat) for game in games)) for seat in range(players)),
        mean_influence_by_seat=tuple(
            fmean(game.influence[seat] for game in games) for seat in range(players)
        ),
    )


def _entrant(bot: str, entrant: int, games: Sequence[GameResult], rating: "Rating") -> EntrantFigures:
    players = len(games[0].seats)
    seats = [game.seats.index(entrant) for game in games]
    sat = list(zip(games, seats, strict=True))
    wins = [Fraction(0)] * players
    for game, seat in sat:
        wins[seat] += _won(game, seat)
    seconds = sum(game.seconds[seat] for game, seat in sat)
    return EntrantFigures(
        bot=bot,
        games=len(games),
        wins=float(sum(wins)),
        win_rate=float(sum(wins) / len(games)),
        interval=wilson(float(sum(wins)), len(games)),
        rating=rating.mu,
        rating_sigma=rating.sigma,
        mean_rank=fmean(game.ranks[seat] for game, seat in sat),
        mean_influence=fmean(game.influence[seat] for game, seat in sat),
        mean_lead=fmean(_lead(game, seat) for game, seat in sat),
        seconds_per_move=seconds / sum(game.decisions[seat] for game, seat in sat),
        seconds_per_turn=seconds / sum(_turns_of(game, seat) for game, seat in sat),
        games_by_seat=tuple(seats.count(seat) for seat in range(players)),
        wins_by_seat=tuple(map(float, wins)),
    )


def _won(game: GameResult, seat: int) -> Fraction:
    return Fraction(int(seat in game.winners), len(game.winners))


def _lead(game: GameResult, seat: int) -> int:
    return game.influence[seat] - max(game.influence[:seat] + game.influence[seat + 1 :])


def _turns_of(game: GameResult, seat: int) -> int:
    """Count the turns of a seat: they go round from the first."""
    players = len(game.seats)
    return (game.turns - seat - 1) // players + 1


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a win rate.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    rate = wins / games
    width = Z * Z / games
    centre = (rate + width / 2) / (1 + width)
    reach = sqrt(width * (rate * (1 - rate) + width / 4)) / (1 + width)
    return max(0.0, centre - reach), min(1.0, centre + reach)


@dataclass(frozen=True)
class Rating:
    """How strong a player is, and how uncertain that is."""

    mu: float
    sigma: float


def rate(players: int, games: Sequence[GameResult]) -> list[Rating]:
    """Rate the entrants by the ranks of all games, in their order (Plackett–Luce)."""
    model = PlackettLuce(tau=0)  # bots do not get better or worse with time
    ratings = [model.rating() for _ in range(players)]
    for game in games:
        teams = [[ratings[entrant]] for entrant in game.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for entrant, [rating] in zip(game.seats, rated, strict=True):
            ratings[entrant] = rating
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
