"""Studies: what is kept, what is looked at, what is asked of bots."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from franchise.game.view import View
from franchise.server.models.games import MOST_MOVES, MoveText
from franchise.server.models.request import WHOLE, Request, Revision
from franchise.server.models.tables import Level

Json = dict[str, Any]

MOST_MOVES_OF_LINE = 2_000
"""More than a game has."""


class StudyRequest(Request):
    """A study to keep, as its file has it."""

    study: Json


class ChangedStudyRequest(StudyRequest):
    """A study that was changed, and which version it was made from."""

    version: Annotated[int, Field(ge=0, le=2**31 - 1), WHOLE]


class ShareRequest(Request):
    """Whether everybody with its address may look at a study."""

    shared: bool


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
class StudyLine:
    """A study in a list."""

    id: str
    title: str
    players: list[str]
    variations: int
    shared: bool
    version: int
    created_at: int
    changed_at: int


@dataclass(frozen=True)
class StudiesAnswer:
    """Your studies, the last changed first."""

    studies: list[StudyLine]
    most: int
    """How many you may keep."""


@dataclass(frozen=True)
class StudyAnswer:
    """A study."""

    id: str
    own: bool
    """Whether it is yours, so that you may change it; otherwise you may keep a copy."""
    shared: bool
    version: int
    changed_at: int
    study: Json
    """As its file has it."""


@dataclass(frozen=True)
class OwnStudy:
    """A study that you keep."""

    id: str
    shared: bool
    created_at: int
    changed_at: int
    study: Json


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
