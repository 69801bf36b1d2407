"""Who sits where: invitations, joining, another device, a bot that stands in."""

from dataclasses import dataclass
from typing import Literal

from franchise.server.models.request import Code, Colour, Request, SeatNumber


class JoinRequest(Request):
    """Which free seat to take; the first if none is named."""

    seat: SeatNumber | None = None


class ColourRequest(Request):
    """The colour that somebody wants for their seat."""

    colour: Colour


class HandoverRequest(Request):
    """The code with which a seat is taken over."""

    code: Code


class StandInRequest(Request):
    """How long a bot plays for somebody."""

    how: Literal["turn", "until_return"]


@dataclass(frozen=True)
class InvitationAnswer:
    """The code of the invitation, and the address to send; None when this device cannot know it."""

    code: str | None
    address: str | None


@dataclass(frozen=True)
class HandoverAnswer:
    """A code for another device, shown only once."""

    code: str
    until: int
