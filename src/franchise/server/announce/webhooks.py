"""Webhooks: the address that somebody names, and how it is kept."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from urllib.parse import urlsplit

from franchise.server.announce.announcements import Announcement, WebhookKind, message
from franchise.server.announce.outgoing import Target, Undelivered, Unsuitable, target_of
from franchise.server.storage.sealing import WEBHOOK
from franchise.server.storage.seals import Seals, is_plain

Sending = Callable[[Target, Mapping[str, str], bytes], None]

MOST_FAILURES = 5
"""After so many announcements in a row that did not arrive, no more are sent."""


@dataclass(frozen=True)
class Webhook:
    """Where and how somebody is told. Its address is a secret: whoever has it can post there."""

    url: str
    kind: WebhookKind
    language: str
    failures: int = 0
    """How many announcements in a row did not arrive."""

    @property
    def active(self) -> bool:
        """Return whether announcements are sent."""
        return self.failures < MOST_FAILURES

    @property
    def host(self) -> str:
        """Return the only part of the address that is shown."""
        return urlsplit(self.url).hostname or ""

    def __repr__(self) -> str:
        """Name nothing but the kind."""
        return f"Webhook({self.kind})"


def webhook_of(text: str | None, seals: Seals) -> Webhook | None:
    """Read a webhook as it is stored; a process of an earlier version may have stored it as it is."""
    if text is None:
        return None
    return Webhook(**json.loads(text if is_plain(text) else seals.unseal(WEBHOOK, text)))


def stored(webhook: Webhook, seals: Seals) -> str:
    """Write a webhook to be stored."""
    return seals.seal(WEBHOOK, json.dumps(asdict(webhook)))


def deliver(post: Sending, webhook: Webhook, announcement: Announcement) -> None:
    """Post an announcement; `Undelivered` says why it did not arrive."""
    try:
        target = target_of(webhook.url)
    except Unsuitable as error:
        raise Undelivered(str(error), again=False) from None
    post(target, *message(announcement, webhook.kind, webhook.language))
