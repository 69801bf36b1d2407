"""Games: positions, plans, moves, what happened, hints."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from franchise.bots.advice import Advice
from franchise.game.view import FinalCount, PlaceView, RegionView, View
from franchise.server.encode import Event, Reason
from franchise.server.models.me import Me
from franchise.server.models.request import WHOLE, Request, Revision, SeatNumber
from franchise.server.models.tables import TableView
from franchise.server.tables.log import Happening

MOST_MOVES = 64
"""No turn has so many."""

MoveText = Annotated[str, StringConstraints(min_length=3, max_length=60)]


class MovesRequest(Request):
    """Moves of the player whose turn it is: all of them are played, or none."""

    revision: Revision
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]


class PlanRequest(Request):
    """The moves of a turn in any order, to preview; `at` is for a past position."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
    revision: Revision | None = None
    """Refuse as stale if the game has moved on."""
    at: Revision | None = None
    view: bool = True
    """Whether the answer brings the whole position after the turn, which is most of its size."""
    seat: SeatNumber | None = None
    """Plan the next turn of this seat, as if everybody before it did nothing more."""
    drop: bool = False
    """Leave out what cannot be played, and say so, instead of refusing the plan."""


class UndoRequest(Request):
    """How many moves remain."""

    revision: Revision
    to: Revision


class AnswerRequest(Request):
    """Whether somebody agrees to going back."""

    agree: bool


class HintRequest(Request):
    """The position to look at, the present one if none is named, and how long to think about it."""

    at: Revision | None = None
    seconds: Annotated[float, Field(gt=0, le=5)] = 1.5
    turns: Annotated[int, Field(ge=1, le=5), WHOLE] = 3


@dataclass(frozen=True)
class GameAnswer:
    """A position of a game."""

    id: str
    revision: int
    """Of the game as it is now."""
    moves: int
    """How many moves the game has now."""
    at: int
    """After how many moves this position is."""
    rules_version: int
    """Under which version of the rules the game is or was played."""
    complete: bool
    """False for a game of older rules that the present ones do not allow to its end: positions are shown as
    far as they do, and `moves` counts those; the table keeps the result, the record all moves."""
    view: View
    legal_moves: list[str]
    turn_starts: list[int]
    """After how many moves each turn began, from turn 1 on."""


@dataclass(frozen=True)
class DroppedMove:
    """A move that was left out of a plan, and why."""

    move: str
    reason: Reason


@dataclass(frozen=True)
class PlanAnswer:
    """A planned turn."""

    revision: int
    moves: list[str]
    money: int
    """What the planner has before the plan."""
    dropped: list[DroppedMove]
    """What was left out, if that was asked for."""
    cost: int
    events: list[Event]
    income: list[int]
    """What each seat's next income would be after the turn."""
    view: View | None
    """The position after the turn, if it was asked for."""
    additions: list[str]
    reasons: dict[str, Reason]
    no_bonus: Reason | None
    """Why no bonus tile can be used, where that is so."""
    scoring: list[str]
    """The cities that one more market share, of the additions, would score for the planner."""
    places: list[PlaceView]
    """Those that the turn changes, as they are after it."""
    regions: list[RegionView]
    """Those that the turn changes, as they are after it. Of a scored one `gain` is what a rank has got."""
    final: list[FinalCount]
    """By seat: what each has at the end if the turn ends the game, or would have if it ended then."""
    winners: list[int]
    """Who has won, if the turn ends the game."""
    turns_without_expansion: int
    """How many there are in a row after the turn."""


@dataclass(frozen=True)
class OutlookAnswer:
    """How near the end of the game is, and who could bring it about."""

    revision: int
    tiles_to_red_zone: int
    """How many more region tiles on the track end the game."""
    turns_left: int
    """How many more turns in a row without an expansion end it, the present one included."""
    last_seat: int | None
    """Whose turn the last of them would be; null before the first turn and after the last."""
    red_zone: list[Literal["yes", "no", "unknown"]]
    """By seat: whether its next turn, or the present one, could bring a tile into the red zone, if all before
    it change nothing. Unknown where finding out would take too long."""


@dataclass(frozen=True)
class UndoAnswer:
    """Whether moves were taken back, or who is asked."""

    done: bool
    revision: int
    moves: int
    needed: list[str]


@dataclass(frozen=True)
class HappeningsAnswer:
    """What happened, entry by entry."""

    revision: int
    entries: list[Happening]
    more: bool
    """Whether more happened after the last of them: ask again, `since` its revision."""


@dataclass(frozen=True)
class PlayedMove:
    """One move of the game with its events."""

    number: int
    """From 1; 0 is the setup."""
    turn: int
    seat: int | None
    move: str | None
    events: list[Event]


@dataclass(frozen=True)
class EventsAnswer:
    """The moves of a stretch of the game with their events."""

    revision: int
    moves: list[PlayedMove]


@dataclass(frozen=True)
class SceneAnswer:
    """All that a screen of a table shows, at once."""

    me: Me | None
    table: TableView
    game: GameAnswer | None
    """None before the start."""
    played: list[PlayedMove]
    """The moves that were not known yet, with their events."""
    plan: PlanAnswer | None
    """For the player to move: the turn in which nothing is planned yet."""


@dataclass(frozen=True)
class PlayedAnswer:
    """What moves led to."""

    revision: int
    moves: int
    actor: int | None
    events: list[Event]
    scene: SceneAnswer | None
    """If it was asked for."""


@dataclass(frozen=True)
class TurnFigures:
    """How everybody stood after a turn, by seat."""

    turn: int
    moves: int
    seat: int | None
    influence: list[int]
    money: list[int]
    total: list[int]
    """What each would have if the game ended there."""


@dataclass(frozen=True)
class ChartAnswer:
    """The figures of all turns."""

    turns: list[TurnFigures]


@dataclass(frozen=True)
class HintTurn:
    """A turn that the bot looked at."""

    moves: list[str]
    expected: list[float]
    influence: list[float]
    share: float
    reasons: list[Advice]
    chances: list[float]
    """By seat: the chance of winning."""


@dataclass(frozen=True)
class HintAnswer:
    """The best turns, the best first."""

    at: int
    simulations: int
    turns: list[HintTurn]
