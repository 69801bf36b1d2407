"""Somebody: name, tokens, where turns are announced."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import StringConstraints

from franchise.server.models.request import Code, Colour, Request
from franchise.server.storage.identities import TokenKind
from franchise.server.texts import Label, Name


class MeRequest(Request):
    """Somebody's name and colour."""

    name: Name
    colour: Colour | None = None
    invitation: Code | None = None
    """Lets somebody in who is not known yet, where the server is by invitation only."""


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
    """Whether nobody answered at a public address with a valid certificate, or the service refused it."""
    status: int | None
    """The status with which a service refused it."""


@dataclass(frozen=True)
class Me:
    """Somebody, as they see themselves."""

    id: str
    name: str
    colour: Colour
    webhook: WebhookView | None
    recovery_at: int | None
    """When the code was made with which you are known again on another device; none without one."""


@dataclass(frozen=True)
class MeAnswer:
    """Who you are; nobody before you have given a name."""

    me: Me | None


@dataclass(frozen=True)
class TokenAnswer:
    """What is known of a secret, without the secret itself."""

    id: str
    kind: TokenKind
    label: str
    created_at: int
    current: bool
    """Whether it is the secret with which you ask."""


@dataclass(frozen=True)
class TokensAnswer:
    """All secrets of an identity."""

    tokens: list[TokenAnswer]


@dataclass(frozen=True)
class TokenCreated:
    """A token for a program, shown only once."""

    id: str
    token: str
