"""Puzzles: what is shown of them, what is tried, and how somebody does."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from franchise.bots.advice import Advice
from franchise.puzzles import Theme
from franchise.puzzles.puzzle import Expansion
from franchise.server.models.games import MOST_MOVES, MoveText
from franchise.server.models.request import Request

Json = dict[str, Any]
State = Literal["untried", "failed", "solved"]


class TryRequest(Request):
    """A turn, whose moves may come in any order; its `end` may be left out."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]


class HelpRequest(Request):
    """How much is to be shown of the answer."""

    show: Literal["hint", "solution"]


@dataclass(frozen=True)
class RatingView:
    """A strength; 1500 is the middle."""

    value: int
    deviation: int
    """How far off it may well be: it falls with every first try."""


@dataclass(frozen=True)
class PuzzleLine:
    """A puzzle in a list."""

    id: str
    theme: Theme
    players: int
    difficulty: int
    """From 1 to 5, by how often bots of lower levels fail."""
    expansions: list[Expansion]
    rating: RatingView
    """How hard it is for people."""
    state: State
    """How you did."""


@dataclass(frozen=True)
class PuzzlesAnswer:
    """Puzzles, the easiest first."""

    puzzles: list[PuzzleLine]


@dataclass(frozen=True)
class TodayAnswer:
    """The puzzle of the day."""

    day: str
    """The date in UTC, such as 2026-11-18."""
    puzzle: PuzzleLine
    solved: bool
    """Whether you have solved it today."""
    streak: int
    """How many days in a row you have solved the puzzle of the day, up to today or yesterday."""


@dataclass(frozen=True)
class PuzzleAnswer:
    """A puzzle, without its answers."""

    puzzle: PuzzleLine
    seat: int
    """Who is to play."""
    record: Json
    """The game up to the position."""


@dataclass(frozen=True)
class ToldTurn:
    """A turn, and what it does."""

    moves: list[str]
    reasons: list[Advice]


@dataclass(frozen=True)
class TryAnswer:
    """What became of a try."""

    solved: bool
    counted: bool
    """Whether it was the first, which the ratings know."""
    turn: ToldTurn
    """What was tried, in an order in which it can be played."""
    missed: list[Advice]
    """What the best turn does and this one does not; nothing if it solves the puzzle."""
    loss: float | None
    """How much of the victory it loses, where that is known."""
    best: ToldTurn | None
    """The best turn, once the puzzle is solved."""
    margin: float | None
    """How much of the victory the best different turn loses, once the puzzle is solved."""
    state: State
    rating: RatingView | None
    """Yours; null if you have no identity."""
    change: int
    """By how much this try has changed it."""
    streak: int


@dataclass(frozen=True)
class HelpAnswer:
    """What is shown of the answer."""

    theme: Theme
    places: list[str]
    """Where to look."""
    missed: list[Advice]
    """What the best turn does and the best different one does not."""
    best: ToldTurn | None
    """With the solution: the best turn."""
    other: ToldTurn | None
    """With the solution: the best turn that is a different one."""
    loss: float | None
    """With the solution: how much of the victory that one loses."""
    state: State


@dataclass(frozen=True)
class ThemeProgress:
    """How you do on puzzles of a theme."""

    theme: Theme
    there: int
    tried: int
    solved: int


@dataclass(frozen=True)
class ProgressAnswer:
    """How you do on puzzles."""

    rating: RatingView
    tried: int
    solved: int
    solved_first: int
    streak: int
    themes: list[ThemeProgress]


@dataclass(frozen=True)
class OwnPuzzle:
    """How you did on a puzzle."""

    puzzle: str
    tries: int
    solved_first: bool
    solved: bool
    help: Literal["none", "hint", "solution"]
    first_at: int
    last_at: int


@dataclass(frozen=True)
class OwnPuzzles:
    """How you did on puzzles, and on which days you solved the puzzle of the day."""

    tries: list[OwnPuzzle]
    days: list[str]
