"""The puzzles that come with the package."""

from functools import cache
from importlib.resources import files

from franchise.puzzles.puzzle import Puzzle, read_puzzles

FILE = "puzzles.jsonl"


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the package, the easiest first.

    >>> puzzle = shipped_puzzles()[0]
    >>> puzzle.accepts(puzzle.answers[0])
    True
    """
    text = files("franchise.puzzles").joinpath(FILE).read_text("utf-8")
    return tuple(sorted(read_puzzles(text), key=lambda puzzle: (puzzle.difficulty, puzzle.id)))
