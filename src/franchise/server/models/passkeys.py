"""Passkeys, as a browser makes and uses them."""

from dataclasses import dataclass
from typing import Any

from franchise.server.models.request import Request


class PasskeyRequest(Request):
    """A passkey that was made or used: the JSON of a `PublicKeyCredential`."""

    credential: dict[str, Any]


@dataclass(frozen=True)
class PasskeyView:
    """A passkey with which you are known again."""

    id: str
    label: str
    created_at: int


@dataclass(frozen=True)
class PasskeysAnswer:
    """All passkeys of an identity."""

    passkeys: list[PasskeyView]
