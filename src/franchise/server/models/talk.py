"""What people say and do at a table, and note for themselves."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from franchise.server.models.request import WHOLE, Request
from franchise.server.storage.news import ToldNews
from franchise.server.storage.talk import Message
from franchise.server.texts import Note, Reason, Said

MessageNumber = Annotated[int, Field(ge=1, le=2**31 - 1), WHOLE]


class ChatRequest(Request):
    """What somebody says."""

    text: Said


class ReportRequest(Request):
    """What somebody reports, and why; without a message, the table."""

    message: MessageNumber | None = None
    reason: Reason = ""


class NoteRequest(Request):
    """A private note; an empty one is removed."""

    text: Note


@dataclass(frozen=True)
class ChatAnswer:
    """What was said, the oldest first."""

    messages: list[Message]


@dataclass(frozen=True)
class ReportAnswer:
    """Whoever runs the server will see it."""

    reported: bool


@dataclass(frozen=True)
class NewsAnswer:
    """What happened at a table beside the game, the oldest first."""

    news: list[ToldNews]


@dataclass(frozen=True)
class NoteAnswer:
    """A private note."""

    text: str
