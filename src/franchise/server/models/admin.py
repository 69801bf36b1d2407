"""What whoever runs the server asks for, and what they are told."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from franchise.server.house.order import Door, QuotaName
from franchise.server.models.request import WHOLE, Code, Request
from franchise.server.storage.audit import Noted
from franchise.server.storage.orders import Ban, Invitation
from franchise.server.storage.reports import Report
from franchise.server.storage.searching import Found, FoundTable
from franchise.server.storage.talk import Message
from franchise.server.texts import Label, Name, Reason, Title

Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{12,20}$")]
Text = Annotated[str, StringConstraints(max_length=60)]
Limit = Annotated[int, Field(ge=1, le=1000), WHOLE]
Number = Annotated[int, Field(ge=1, le=2**31 - 1), WHOLE]
Days = Annotated[float, Field(gt=0, le=36_500)]
Because = Annotated[Reason, StringConstraints(min_length=1, max_length=200)]


# --- looking ---


class People(Request):
    """List people, or those with a text in their names."""

    do: Literal["people"]
    text: Text = ""
    limit: Limit = 50


class Tables(Request):
    """List tables, or those with a text in their titles or in the names of who sits there."""

    do: Literal["tables"]
    text: Text = ""
    limit: Limit = 50


class Messages(Request):
    """List the last messages of a table."""

    do: Literal["messages"]
    table: Id
    limit: Limit = 50


class Reports(Request):
    """List what players reported and nobody has settled, or what was settled."""

    do: Literal["reports"]
    text: Text = ""
    settled: bool = False
    limit: Limit = 50


class Log(Request):
    """List what was ordered."""

    do: Literal["log"]
    text: Text = ""
    limit: Limit = 50


class State(Request):
    """Show who is shut out, who may come in, and how much each may have."""

    do: Literal["state"]


# --- acting ---


class BanOrder(Request):
    """Shut out an identity, an address or a network, for some days or for good."""

    do: Literal["ban"]
    who: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    reason: Because
    days: Days | None = None


class Unban(Request):
    """Let an identity or a network in again."""

    do: Literal["unban"]
    who: Annotated[str, StringConstraints(min_length=1, max_length=60)]


class Rename(Request):
    """Give somebody another name, wherever theirs stands."""

    do: Literal["rename"]
    identity: Id
    name: Name


class DeleteMessage(Request):
    """Take back what somebody said."""

    do: Literal["delete-message"]
    table: Id
    number: Number


class Close(Request):
    """Delete a table, with its game and its chat."""

    do: Literal["close"]
    table: Id


class DoorOrder(Request):
    """Say who may become known here."""

    do: Literal["door"]
    door: Door


class Invite(Request):
    """Make a code with which so many people may become known."""

    do: Literal["invite"]
    uses: Annotated[int, Field(ge=1, le=10_000), WHOLE] = 1
    days: Days | None = None
    note: Title = ""


class Uninvite(Request):
    """End an invitation."""

    do: Literal["uninvite"]
    invitation: Code


class Quota(Request):
    """Say how much each may have; nothing for the usual."""

    do: Literal["quota"]
    name: QuotaName
    value: Annotated[int, Field(ge=1, le=1_000_000), WHOLE] | None = None


class Settle(Request):
    """Note that a report was dealt with, and how."""

    do: Literal["settle"]
    report: Code
    verdict: Reason = ""


Look = People | Tables | Messages | Reports | Log | State
Act = BanOrder | Unban | Rename | DeleteMessage | Close | DoorOrder | Invite | Uninvite | Quota | Settle


class AdminRequest(Request):
    """What is asked for, and by whom."""

    by: Label
    command: Annotated[Look | Act, Field(discriminator="do")]


# --- answers ---


@dataclass(frozen=True)
class Person(Found):
    """Somebody, and what only the process that answers knows."""

    seen_from: str | None
    """Where they were last seen, as far as this process knows; it is not stored."""
    banned: bool


@dataclass(frozen=True)
class PeopleFound:
    """People."""

    people: list[Person]


@dataclass(frozen=True)
class TablesFound:
    """Tables."""

    tables: list[FoundTable]


@dataclass(frozen=True)
class MessagesFound:
    """The last messages of a table, the oldest first."""

    messages: list[Message]


@dataclass(frozen=True)
class ReportsFound:
    """What players reported."""

    reports: list[Report]


@dataclass(frozen=True)
class LogFound:
    """What was ordered."""

    log: list[Noted]


@dataclass(frozen=True)
class QuotaView:
    """How much each may have."""

    name: QuotaName
    value: int
    usual: int


@dataclass(frozen=True)
class StateFound:
    """Who is shut out, who may come in, how much each may have."""

    door: Door
    quotas: list[QuotaView]
    bans: list[Ban]
    invitations: list[Invitation]


@dataclass(frozen=True)
class Done:
    """Something was done."""

    did: str
    subject: str
    """What it was done to."""


@dataclass(frozen=True)
class Invited(Done):
    """An invitation was made; its code is shown only once."""

    code: str
    address: str
