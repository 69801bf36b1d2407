"""How strong somebody is at puzzles, and how hard a puzzle is for people: a try is a game between the two."""

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
MIDDLE, STEP = 1500, 40
"""How the model's strengths are shown: its middle, 25, and one of its units."""
_PER_DIFFICULTY = 4.0
_DIFFICULTY_SIGMA = 5.0
"""Before anybody has tried a puzzle: how much a level of difficulty counts, and how sure that is."""


@dataclass(frozen=True)
class Rating:
    """A strength as far as it is known."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def value(self) -> int:
        """Return the strength as it is shown.

        >>> Rating().value
        1500
        """
        return round(MIDDLE + STEP * (self.mu - _MODEL.mu))

    @property
    def deviation(self) -> int:
        """Return how far off it may well be."""
        return round(STEP * self.sigma)


def first_rating(difficulty: int) -> Rating:
    """Return a puzzle's rating before anybody has tried it.

    >>> [first_rating(difficulty).value for difficulty in (1, 3, 5)]
    [1180, 1500, 1820]
    """
    return Rating(_MODEL.mu + _PER_DIFFICULTY * (difficulty - 3), _DIFFICULTY_SIGMA)


def rated(player: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Return both ratings after a try, which the player wins by solving the puzzle."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in (player, puzzle)]
    [[player_after], [puzzle_after]] = _MODEL.rate(teams, ranks=[0, 1] if solved else [1, 0])
    return Rating(player_after.mu, player_after.sigma), Rating(puzzle_after.mu, puzzle_after.sigma)


def rating_after(tries: Iterable[tuple[Rating, bool]]) -> Rating:
    """Return somebody's rating after tries: each against a puzzle as it was rated then, solved or not."""
    player = Rating()
    for puzzle, solved in tries:
        player, _ = rated(player, puzzle, solved)
    return player
