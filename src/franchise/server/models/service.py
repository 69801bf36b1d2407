"""The server itself: its health, and how it refuses."""

from dataclasses import dataclass
from typing import Any, Literal

from franchise.server.encode import Reason
from franchise.server.preparation import Preparing
from franchise.server.tables.log import Happening


@dataclass(frozen=True)
class Health:
    """The server can do its work. Where it cannot reach its storage, it refuses as for any request."""

    status: Literal["ok"]
    version: str
    rules: int
    compiling: Preparing | None = None
    """How far the rules and bots are, while they are compiled for this machine; then games wait."""
    backups: Literal["ok", "failing"] | None = None
    """Whether the backups that the server makes by itself succeed; None where it makes none."""
    thinkers: int | None = None
    """How many processes only think; None with SQLite, where the server thinks."""
    waiting_seconds: float | None = None
    """How long what nobody thinks about yet has waited, a bot's turn or a hint; None with SQLite."""


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
    """What happened since, or the first of it."""
    more: bool | None = None
    """Whether `since` leaves something out, which the game's log has."""
    compiling: Preparing | None = None
    """How far the rules and bots are, while they are compiled for this machine."""
    until: int | None = None
    """When a ban ends; none for one that does not."""
