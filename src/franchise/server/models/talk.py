"""What people say and do at a table, and note for themselves."""

from dataclasses import dataclass

from franchise.server.models.request import Request
from franchise.server.storage.news import ToldNews
from franchise.server.storage.talk import Message
from franchise.server.texts import Note, Said


class ChatRequest(Request):
    """What somebody says."""

    text: Said


class NoteRequest(Request):
    """A private note; an empty one is removed."""

    text: Note


@dataclass(frozen=True)
class ChatAnswer:
    """What was said, the oldest first."""

    messages: list[Message]


@dataclass(frozen=True)
class NewsAnswer:
    """What happened at a table beside the game, the oldest first."""

    news: list[ToldNews]


@dataclass(frozen=True)
class NoteAnswer:
    """A private note."""

    text: str
