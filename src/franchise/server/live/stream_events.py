"""What the live stream tells: the data of each kind of server-sent event."""

from dataclasses import dataclass
from typing import Any, Literal

from franchise.server.models.tables import TableView
from franchise.server.storage.news import ToldNews
from franchise.server.storage.talk import Message
from franchise.server.tables.log import Happening


@dataclass(frozen=True)
class StreamHello:
    """The stream is open; who follows it."""

    identity: str | None


@dataclass(frozen=True)
class StreamMoves(Happening):
    """Something happened in a game."""

    table: str


@dataclass(frozen=True)
class StreamChat(Message):
    """Somebody said something."""

    table: str


@dataclass(frozen=True, kw_only=True)
class StreamNews(ToldNews):
    """Something happened at the table beside the game."""

    table: str


@dataclass(frozen=True)
class StreamGone:
    """The table was deleted, or closed to spectators."""

    table: str


@dataclass(frozen=True)
class StreamMine:
    """Something changed at one of your tables, followed or not."""

    table: str
    status: Literal["open", "playing", "over", "archived", "deleted"]
    turn_of: str | None
    """The identity that is to move."""
    revision: int


@dataclass(frozen=True)
class StreamReminder:
    """The time of your turn is running out."""

    table: str
    deadline: int


EVENTS: dict[str, Any] = {
    "hello": StreamHello,
    "table": TableView,
    "moves": StreamMoves,
    "chat": StreamChat,
    "news": StreamNews,
    "closed": StreamGone,
    "deleted": StreamGone,
    "mine": StreamMine,
    "reminder": StreamReminder,
}
"""The data of each event; clients ignore events that they do not know."""
