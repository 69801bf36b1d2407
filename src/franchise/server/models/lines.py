"""Lines: what is tried out from a record or a position, and what is said of positions."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from franchise.game.view import View
from franchise.server.models.games import MOST_MOVES, MoveText
from franchise.server.models.request import Request, Revision
from franchise.server.models.tables import Level

Json = dict[str, Any]

MOST_MOVES_OF_LINE = 600
"""More than a variation has."""


class LineRequest(Request):
    """A position: so many moves of a record, or a position, and what is played from there on."""

    record: Json | None = None
    position: Json | None = None
    after: Revision | None = None
    """How many moves of the record; all if left out."""
    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES_OF_LINE, default_factory=list)]


class LinePlanRequest(LineRequest):
    """A turn to preview from there; its moves may come in any order."""

    plan: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
    drop: bool = False
    """Leave out what cannot be played, and say so, instead of refusing the plan."""


class LineTurnRequest(LineRequest):
    """Which bot is to take the next turn."""

    bot: Level


class LineChancesRequest(LineRequest):
    """How long to think about everybody's chances."""

    seconds: Annotated[float, Field(gt=0, le=5)] = 1.0


class PositionRequest(Request):
    """A position to check."""

    position: Json


@dataclass(frozen=True)
class LineAnswer:
    """A position that a line leads to."""

    view: View
    legal_moves: list[str]
    position: Json
    """As a file of a position has it."""


@dataclass(frozen=True)
class LineTurn:
    """The turn that a bot would take."""

    moves: list[str]


@dataclass(frozen=True)
class LineChances:
    """What each player can expect of a position."""

    expected: list[float]
    """By seat, together about 1: the share of the victory, in which a clear one counts for more."""
    best: list[str]
    """The turn that a search liked best; none once the game is over."""
    simulations: int


@dataclass(frozen=True)
class BrokenInvariant:
    """Something that makes a position impossible."""

    invariant: str
    """Its name, which does not change."""
    says: str
    """What must hold, in the language that the request asks for."""
    message: str
    """What is wrong here, in the terms of the file."""
    seat: int | None
    place: str | None
    region: str | None


@dataclass(frozen=True)
class PositionCheck:
    """Whether a position is possible; if not, everything that is wrong with it."""

    possible: bool
    problem: str | None
    """What cannot be read, where that is so."""
    broken: list[BrokenInvariant]
