"""Solves puzzles anew, by other seeds than those that proved them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from franchise.puzzles.finding import SIMULATIONS
from franchise.puzzles.judging import likely_turns
from franchise.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class Checked:
    """A puzzle solved anew."""

    puzzle: Puzzle
    found: tuple[str, ...]
    """The best turn that was found."""

    @property
    def agrees(self) -> bool:
        """Return whether that is an answer."""
        return self.puzzle.accepts(self.found)


def check(
    puzzles: Sequence[Puzzle], count: int, seed: int, simulations: int = SIMULATIONS
) -> Iterator[Checked]:
    """Solve some of the puzzles, drawn by the seed."""
    chance = np.random.default_rng(seed)
    for index in chance.permutation(len(puzzles))[:count]:
        puzzle = puzzles[index]
        [best, *_] = likely_turns(puzzle.game().position, int(chance.integers(2**31)), simulations)
        yield Checked(puzzle, tuple(map(str, best.proposal.moves)))
