"""Messages to devices: what they say, and with which headers a push service takes them."""

import base64
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from franchise.server.announce.announcements import Announcement
from franchise.server.announce.outgoing import Undelivered, Unsuitable, target_of
from franchise.server.announce.webhooks import Sending
from franchise.server.storage.sealing import PUSH
from franchise.server.storage.seals import Seals

if TYPE_CHECKING:
    from franchise.server.announce.web_push import Signer

LONGEST_TTL = 28 * 24 * 60 * 60
"""For how many seconds a message is kept for a device that is switched off; services keep none longer."""
TRIAL_TTL = 60
GONE = (404, 410)
"""With these a push service says that there is no such subscription any more."""


@dataclass(frozen=True)
class Device:
    """The address of a device at its push service, with its keys: secrets."""

    endpoint: str
    p256dh: str
    auth: str

    def __repr__(self) -> str:
        """Name nothing."""
        return "Device()"

    @property
    def hash(self) -> str:
        """Return by what the address is known again."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


def device_of(text: str, seals: Seals) -> Device:
    """Read a device's address as it is stored."""
    return Device(**json.loads(seals.unseal(PUSH, text)))


def stored(device: Device, seals: Seals) -> str:
    """Write a device's address to be stored."""
    return seals.seal(PUSH, json.dumps(asdict(device)))


def shown(announcement: Announcement, language: str) -> dict[str, Any]:
    """Return what a device shows."""
    return {
        "tag": announcement.table or "trial",
        "title": announcement.text(language, game=False),
        "body": announcement.title if announcement.table else "",
        "to": f"/g/{announcement.table}" if announcement.table else "/",
        "again": announcement.type == "reminder",
    }


def taken_back(table: str) -> dict[str, Any]:
    """Return what makes a device take an announcement back."""
    return {"tag": table, "close": True}


def deliver(
    post: Sending,
    signer: "Signer",
    device: Device,
    content: Mapping[str, Any],
    seconds: float,
    *,
    urgent: bool,
) -> None:
    """Send a message; `Undelivered` says why the service did not take it."""
    from franchise.server.announce.web_push import decode, encrypted  # late: it loads cryptography

    try:
        target = target_of(device.endpoint)
    except Unsuitable as error:
        raise Undelivered(str(error), again=False) from None
    message = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(int(min(max(seconds, 0), LONGEST_TTL))),
        "Urgency": "high" if urgent else "normal",
        # Of what waits for a device that is switched off, the latest about each table is kept.
        "Topic": _topic(str(content["tag"])),
        "Authorization": signer.authorization(f"https://{target.host}"),
    }
    post(target, headers, encrypted(message, decode(device.p256dh), decode(device.auth)))


def _topic(tag: str) -> str:
    """Make a name that a service may know: of letters, and not the address of a table."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"franchise/{tag}".encode()).digest()[:18]).decode()
