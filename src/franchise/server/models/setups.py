"""Setups to preview, and the opponents to choose from."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from franchise.game.view import View
from franchise.server.encode import LayoutProblem
from franchise.server.models.request import WHOLE, Request
from franchise.server.models.tables import RulesRequest


class PreviewRequest(Request):
    """A setup to preview."""

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
    """Everything that is wrong with where tiles lie."""


@dataclass(frozen=True)
class BotAnswer:
    """An opponent."""

    code: str
    name: str
    description: str
    level: int | None
    """From 1, the weakest; None for bots that are not meant for people."""


@dataclass(frozen=True)
class BotsAnswer:
    """All opponents that a seat can have."""

    bots: list[BotAnswer]
