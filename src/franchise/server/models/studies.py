"""Studies: what is kept, and shown to others."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from franchise.server.models.request import WHOLE, Request

Json = dict[str, Any]


class StudyRequest(Request):
    """A study to keep, as its file has it."""

    study: Json


class ChangedStudyRequest(StudyRequest):
    """A study that was changed, and which version it was made from."""

    version: Annotated[int, Field(ge=0, le=2**31 - 1), WHOLE]


class ShareRequest(Request):
    """Whether everybody with its address may look at a study."""

    shared: bool


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
