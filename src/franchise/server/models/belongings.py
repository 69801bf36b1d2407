"""An identity that lasts: the code for another device, everything about somebody, and erasing it."""

from dataclasses import dataclass
from typing import Any, Literal

from franchise.server.models.me import TokenAnswer
from franchise.server.models.passkeys import PasskeyView
from franchise.server.models.puzzles import OwnPuzzles
from franchise.server.models.request import Code, Colour, Request
from franchise.server.models.studies import OwnStudy
from franchise.server.storage.belongings import OwnMessage, OwnNews, OwnNote, OwnReport
from franchise.server.tables.results import PersonalResult
from franchise.server.texts import Name


class RecoveryRequest(Request):
    """The code with which somebody is known again."""

    code: Code


class EraseRequest(Request):
    """Your name, as a sign that you mean it."""

    name: Name


@dataclass(frozen=True)
class RecoveryCreated:
    """A code for another device, shown only once; it works once."""

    code: str


@dataclass(frozen=True)
class OwnPush:
    """Where one of your devices is told of your turns."""

    device: str
    endpoint: str
    language: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None


@dataclass(frozen=True)
class OwnStep:
    """What you played or took back."""

    revision: int
    seat: int | None
    moves: list[str]
    back_to: int | None
    at: int


@dataclass(frozen=True)
class OwnTable:
    """A table where you sit, that you host, or where you played or spoke."""

    id: str
    title: str
    status: Literal["open", "playing", "over", "archived"]
    host: bool
    seats: list[str]
    """The names that you have there."""
    created_at: int
    steps: list[OwnStep]


@dataclass(frozen=True)
class Everything:
    """All that the server keeps about you, without the hashes of your secrets."""

    id: str
    name: str
    colour: Colour
    created_at: int
    recovery_at: int | None
    devices: list[TokenAnswer]
    passkeys: list[PasskeyView]
    webhook: dict[str, Any] | None
    push: list[OwnPush]
    tables: list[OwnTable]
    messages: list[OwnMessage]
    notes: list[OwnNote]
    news: list[OwnNews]
    reports: list[OwnReport]
    results: list[PersonalResult]
    studies: list[OwnStudy]
    puzzles: OwnPuzzles
    exported_at: int
