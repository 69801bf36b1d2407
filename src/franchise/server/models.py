"""What requests contain, strictly, and what answers contain."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from franchise.board import BOARD
from franchise.bots.advice import Advice
from franchise.game.dealing import SEEDS
from franchise.game.events import Milestone
from franchise.game.view import View
from franchise.server.encode import Event, LayoutProblem, Reason
from franchise.server.log import Happening
from franchise.server.storage.identities import TokenKind
from franchise.server.storage.talk import Message
from franchise.server.texts import Label, Name, Note, Said, Title

MOST_MOVES = 64
"""No turn has so many."""
MOST_SEED = SEEDS - 1
LONGEST_TURN_MINUTES = 14 * 24 * 60


Colour = Literal["blue", "red", "orange", "black", "beige"]
Level = Literal["newcomer", "regular", "rival", "expert", "tycoon", "random", "greedy"]
Code = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[0-9a-z]+$")]
MoveText = Annotated[str, StringConstraints(min_length=3, max_length=60)]


def _whole(value: Any) -> Any:
    """Take 4.0 for 4, as JSON does."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
Revision = Annotated[int, Field(ge=0, le=2**31 - 1), WHOLE]
SeatNumber = Annotated[int, Field(ge=0, le=4), WHOLE]
assert set(BOARD.player_colours) == {"blue", "red", "orange", "black", "beige"}


class Request(BaseModel):
    """The base of all requests: no unknown fields, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)


# --- oneself ---


class MeRequest(Request):
    """How somebody wants to be called and seen."""

    name: Name
    colour: Colour | None = None


class TokenRequest(Request):
    """What a token for a program is called."""

    label: Label


class WebhookRequest(Request):
    """Where turns are announced, and in which form."""

    url: Annotated[str, StringConstraints(min_length=10, max_length=500)]
    kind: Literal["discord", "slack", "ntfy", "json"]
    language: Literal["en", "de", "fr"] = "en"


@dataclass(frozen=True)
class WebhookView:
    """Where turns are announced, without the secret part of the address."""

    host: str
    kind: Literal["discord", "slack", "ntfy", "json"]
    language: Literal["en", "de", "fr"]
    active: bool
    """False after several announcements in a row did not arrive; a trial that arrives makes it true again."""
    failures: int


@dataclass(frozen=True)
class WebhookTrial:
    """Whether an announcement arrived."""

    delivered: bool
    problem: Literal["unreachable", "refused"] | None
    """Whether nobody answered at a public address with a valid certificate, or refused it."""
    status: int | None
    """What a service answered that refused it."""


@dataclass(frozen=True)
class Me:
    """Somebody, as they see themselves."""

    id: str
    name: str
    colour: Colour
    webhook: WebhookView | None


@dataclass(frozen=True)
class MeAnswer:
    """Who asks; nobody before a name was given."""

    me: Me | None


@dataclass(frozen=True)
class TokenAnswer:
    """A secret of an identity, without the secret."""

    id: str
    kind: TokenKind
    label: str
    created_at: int


@dataclass(frozen=True)
class TokensAnswer:
    """All secrets of an identity."""

    tokens: list[TokenAnswer]


@dataclass(frozen=True)
class TokenCreated:
    """A token for a program, shown this once."""

    id: str
    token: str


# --- tables ---


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
    hints: bool = True
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
    """0 is as long as one likes."""
    bot_seconds: Annotated[float, Field(ge=0, le=10)] | None = None
    substitute: Level | None = None


class ImportRequest(Request):
    """A record, and who goes on with it; without seats it is everybody at the own screen."""

    record: dict[str, Any]
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=5)] | None = None
    title: Title = ""


class JoinRequest(Request):
    """Which free seat one takes; the first if none is named."""

    seat: SeatNumber | None = None


class HandoverRequest(Request):
    """The code with which a seat is taken over."""

    code: Code


class StandInRequest(Request):
    """How long a bot plays for somebody."""

    how: Literal["turn", "until_return"]


class HostRequest(Request):
    """The seat whose owner is to be the host."""

    seat: SeatNumber


class MuteRequest(Request):
    """Who is silenced in the chat, or may speak again."""

    identity: Code
    muted: bool


class ChatRequest(Request):
    """What somebody says."""

    text: Said


class NoteRequest(Request):
    """A private note; an empty one is removed."""

    text: Note


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


@dataclass(frozen=True)
class InvitationAnswer:
    """The code of the invitation, and the address to send; None when this device cannot know it."""

    code: str | None
    address: str | None


@dataclass(frozen=True)
class HandoverAnswer:
    """A code for another device, shown this once."""

    code: str
    until: int


@dataclass(frozen=True)
class ChatAnswer:
    """What was said, the oldest first."""

    messages: list[Message]


@dataclass(frozen=True)
class NoteAnswer:
    """A private note."""

    text: str


# --- games ---


class MovesRequest(Request):
    """Moves for the one whose turn it is: all of them are played, or none."""

    revision: Revision
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]


class PlanRequest(Request):
    """The moves of a turn in any order, to look at; `at` is for a past position."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
    revision: Revision | None = None
    """Refuse as stale if the game has moved on."""
    at: Revision | None = None
    view: bool = True
    """Whether the answer brings the whole position after the turn, which is most of its size."""


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
    """False for a game of older rules that the present ones do not follow to its end: positions are shown as
    far as they do, and `moves` counts those; the table keeps the result, the record all moves."""
    view: View
    legal_moves: list[str]
    turn_starts: list[int]
    """After how many moves each turn began, from turn 1 on."""


@dataclass(frozen=True)
class PlanAnswer:
    """A planned turn."""

    revision: int
    moves: list[str]
    cost: int
    events: list[Event]
    income: list[int]
    """What each seat's next income would be after the turn."""
    view: View | None
    """The position after the turn, if it was asked for."""
    additions: list[str]
    reasons: dict[str, Reason]
    no_bonus: Reason | None


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
    """For the one who is to move: the turn in which nothing is planned yet."""


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


@dataclass(frozen=True)
class HintAnswer:
    """The best turns, the best first."""

    at: int
    simulations: int
    turns: list[HintTurn]


# --- the board ---


class PreviewRequest(Request):
    """A setup that is only looked at."""

    players: Annotated[int, Field(ge=2, le=5), WHOLE]
    rules: RulesRequest = RulesRequest()


@dataclass(frozen=True)
class PreviewAnswer:
    """The board that a setup gives."""

    seed: int | None
    setup: dict[str, Any]
    view: View


@dataclass(frozen=True)
class CheckAnswer:
    """Whether a setup can be played; if not, what is wrong with it."""

    valid: bool
    problem: str | None
    """The first that was found, in the record's terms."""
    layout_problems: list[LayoutProblem]
    """All that is wrong with where tiles lie."""


@dataclass(frozen=True)
class BotAnswer:
    """An opponent."""

    code: str
    name: str
    description: str
    level: int | None
    """From 1, the weakest; None for bots that are no level for people."""


@dataclass(frozen=True)
class BotsAnswer:
    """All opponents that a seat can have."""

    bots: list[BotAnswer]


# --- the server ---


@dataclass(frozen=True)
class Health:
    """That the server can do its work; it refuses as any request where it cannot reach its storage."""

    status: Literal["ok"]
    version: str
    rules: int


@dataclass(frozen=True)
class Problem:
    """A refusal. Nothing has changed."""

    error: str
    """The code, which does not change."""
    message: str
    """A sentence in the language that the request asks for."""
    arguments: dict[str, Any]
    details: list[str] | None = None
    """What was expected, where the request could not be read."""
    reason: Reason | None = None
    """Which rule stands in the way of an illegal move."""
    index: int | None = None
    """Which of the moves was illegal."""
    revision: int | None = None
    """The game's revision, where the request knew an older one."""
    since: list[Happening] | None = None
    """What happened since."""
