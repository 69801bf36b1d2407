"""Tables: how they are opened, and how everybody sees them."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from franchise.game.dealing import SEEDS
from franchise.game.events import Milestone
from franchise.server.models.request import WHOLE, Code, Colour, Request, SeatNumber
from franchise.server.texts import Name, Title

MOST_SEED = SEEDS - 1
LONGEST_TURN_MINUTES = 14 * 24 * 60

Level = Literal["newcomer", "regular", "rival", "expert", "tycoon", "random", "greedy"]


class RulesRequest(Request):
    """The options of the rules, as `Game.new` takes them."""

    start: Literal["choose", "introductory"] = "choose"
    city_tiles: Literal["printed", "random", "draft"] | dict[str, Annotated[int, WHOLE]] = "printed"
    region_tiles: Literal["printed", "random", "draft"] | dict[str, str] = "printed"
    region_pool: Literal["printed", "mixed", "new"] | Annotated[list[str], Field(max_length=30)] = "printed"
    milestones: bool | Annotated[list[Milestone], Field(max_length=7)] = False
    boom: bool = False
    seed: Annotated[int, Field(ge=0, le=MOST_SEED), WHOLE] | None = None


class SeatRequest(Request):
    """Who sits in a seat: the host, another person at the host's screen, a bot, or nobody yet."""

    kind: Literal["me", "person", "bot", "open"]
    name: Name | None = None
    colour: Colour | None = None
    bot: Level | None = None


class TableRequest(Request):
    """A table to be opened."""

    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=5)]
    rules: RulesRequest = RulesRequest()
    title: Title = ""
    draw_seats: bool = False
    public: bool = False
    spectators: bool = True
    hints: bool | None = None
    """Left out: on against bots, off where other people play."""
    turn_minutes: Annotated[int, Field(ge=1, le=LONGEST_TURN_MINUTES), WHOLE] | None = None
    bot_seconds: Annotated[float, Field(ge=0, le=10)] | None = None
    substitute: Level = "regular"
    start: bool = False
    """Start at once; no seat may be open then."""


class TableChanges(Request):
    """What a host changes about a table; what is left out stays."""

    title: Title | None = None
    public: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None
    turn_minutes: Annotated[int, Field(ge=0, le=LONGEST_TURN_MINUTES), WHOLE] | None = None
    """0 is no limit."""
    bot_seconds: Annotated[float, Field(ge=0, le=10)] | None = None
    substitute: Level | None = None


class ImportRequest(Request):
    """A record, and who goes on with it; without seats everybody plays at your screen."""

    record: dict[str, Any]
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=5)] | None = None
    title: Title = ""


class HostRequest(Request):
    """The seat whose owner is to be the host."""

    seat: SeatNumber


class MuteRequest(Request):
    """Who is silenced in the chat, or may speak again."""

    identity: Code
    muted: bool


@dataclass(frozen=True)
class SeatView:
    """A seat as everybody sees it."""

    number: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: Colour | None
    identity: str | None
    bot: str | None
    stand_in: Literal["turn", "until_return"] | None
    present: bool
    """Whether its owner has the table open."""
    asked: bool
    """Whether its owner has not said yet whether they want to play here: a seat of a rematch."""


@dataclass(frozen=True)
class UndoView:
    """A wish to go back."""

    to: int
    by: str
    needed: list[str]


@dataclass(frozen=True)
class TableView:
    """A table as everybody sees it."""

    id: str
    version: int
    title: str
    status: Literal["open", "playing", "over", "archived"]
    host: str | None
    seats: list[SeatView]
    rules: dict[str, Any]
    """The options as they were asked for."""
    draw_seats: bool
    public: bool
    spectators: bool
    hints: bool
    turn_minutes: int | None
    bot_seconds: float
    substitute: str
    invitation_open: bool
    muted: list[str]
    undo: UndoView | None
    rematch: str | None
    rules_version: int | None
    result: dict[str, Any] | None
    notice: Literal["rules_changed", "cut_by_rules"] | None
    revision: int
    moves: int
    turn: int
    actor: int | None
    actor_since: int | None
    deadline: int | None
    created_at: int
    changed_at: int
    watching: int
    """How many follow the table without a seat."""


@dataclass(frozen=True)
class TablesAnswer:
    """Tables, the latest first."""

    tables: list[TableView]
