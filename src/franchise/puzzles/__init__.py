"""Puzzles: positions in which one turn is clearly best, and how they are found."""

from franchise.puzzles.puzzle import LEVELS, THEMES, Puzzle, Theme, read_puzzles, write_puzzles
from franchise.puzzles.shipped import shipped_puzzles

__all__ = ["LEVELS", "THEMES", "Puzzle", "Theme", "read_puzzles", "shipped_puzzles", "write_puzzles"]
