"""Devices that are told of turns by Web Push, also while no page is open."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from franchise.server.models.request import WHOLE, Request

Minute = Annotated[int, Field(ge=0, le=24 * 60 - 1), WHOLE]
"""A minute of the day, by the clock of a device."""


class PushKeys(Request):
    """What messages to a device are encrypted with, as browsers name it, in base64url."""

    p256dh: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    auth: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class PushRequest(Request):
    """A subscription that a browser has made, and when it is to be left alone."""

    endpoint: Annotated[str, StringConstraints(min_length=10, max_length=1000)]
    keys: PushKeys
    language: Literal["en", "de", "fr"] = "en"
    zone: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{1,60}$")] = "UTC"
    """The time zone of the device, as in Europe/Berlin."""
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None


@dataclass(frozen=True)
class PushDevice:
    """A device that is told, without its address."""

    device: str
    """As in the list of devices and programs."""
    label: str
    service: str
    """The host of its push service."""
    language: Literal["en", "de", "fr"]
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    active: bool
    """False after several announcements in a row did not arrive; subscribing again makes it true."""
    current: bool
    """Whether it is the device with which you ask."""
    created_at: int


@dataclass(frozen=True)
class PushAnswer:
    """The devices that are told, and the public key to which a browser subscribes."""

    key: str
    devices: list[PushDevice]
