"""What is announced to people who do not have a table open, and in which form."""

import base64
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from franchise.server.clock import now
from franchise.server.tables.table import Table
from franchise.words import Words

AnnouncementKind = Literal["joined", "started", "rematch", "turn", "reminder", "over", "cut_by_rules", "test"]
WebhookKind = Literal["discord", "slack", "ntfy", "json"]

_DISCORD_SIGNS = re.compile(r"([\\*_~`|>\[\]()#<@:-])")
_LONGEST_TITLE = 80


@dataclass(frozen=True)
class Announcement:
    """Something to tell one person about one table; programs get it as it is, with its text."""

    type: AnnouncementKind
    table: str | None
    """None for a trial."""
    title: str
    """The title of the table, or who plays there."""
    address: str
    seat: int | None = None
    """Whose turn it is."""
    yours: bool = False
    """Whether it is the turn of the one who is told."""
    deadline: int | None = None
    """When the time for that turn runs out."""
    winners: tuple[str, ...] = ()
    name: str = ""
    """Who took an invitation."""
    moves: int = 0
    at: int = 0

    def text(
        self,
        language: str,
        title: str | None = None,
        winners: tuple[str, ...] | None = None,
        name: str | None = None,
        *,
        game: bool = True,
    ) -> str:
        """Return its sentence, with the game it is about; names may have been escaped for a service."""
        count, unit = _time_left(self.deadline)
        text = Words(language).message(
            f"announcement-{self.type.replace('_', '-')}",
            yours="yes" if self.yours else "no",
            count=count,
            unit=unit,
            names=", ".join(self.winners if winners is None else winners),
            winners=len(self.winners),
            name=self.name if name is None else name,
            moves=self.moves,
        )
        if self.table is None or not game:
            return text
        line = self.title if title is None else title
        return Words(language).message("announcement-line", game=line, text=text)


def _time_left(deadline: int | None) -> tuple[int, str]:
    """Return the time that is left, in the largest unit of which there are at least two, or in minutes."""
    minutes = max(1, round(((deadline or now()) - now()) / 60_000))
    if minutes >= 2 * 24 * 60:
        return round(minutes / (24 * 60)), "days"
    return (round(minutes / 60), "hours") if minutes >= 120 else (minutes, "minutes")


def about(table: Table, kind: AnnouncementKind, address: str, **more: Any) -> Announcement:
    """Make an announcement about a table; without the server's address, whoever sends it puts that before."""
    title = table.title or ", ".join(seat.name for seat in table.seats)
    if len(title) > _LONGEST_TITLE:
        title = title[: _LONGEST_TITLE - 1] + "…"
    return Announcement(kind, table.id, title, f"{address}/g/{table.id}", at=now(), **more)


def stored(announcement: Announcement) -> str:
    """Write an announcement to be stored."""
    return json.dumps(asdict(announcement))


def announcement_of(text: str, server: str) -> Announcement:
    """Read an announcement as it is stored, for people who open the server at an address."""
    fields = json.loads(text)
    address = fields["address"]
    if address.startswith("/"):
        address = server + address
    return Announcement(**{**fields, "address": address, "winners": tuple(fields["winners"])})


def trial(address: str) -> Announcement:
    """Make the announcement with which somebody checks that announcements arrive."""
    return Announcement("test", None, "Franchise", address, at=now())


def message(announcement: Announcement, kind: WebhookKind, language: str) -> tuple[Mapping[str, str], bytes]:
    """Return the headers and the body of the post that a service understands.

    Names come from other players: nothing in them may notify people, or show as a link.
    """
    if kind == "ntfy":
        headers = {
            "Content-Type": "text/plain; charset=utf-8",
            "Title": _encoded(announcement.title),
            "Click": announcement.address,
        }
        return headers, announcement.text(language).encode()
    content: dict[str, Any]
    if kind == "discord":
        text = _escaped(announcement, language, _for_discord)
        content = {"content": f"{text}\n{announcement.address}", "allowed_mentions": {"parse": []}}
    elif kind == "slack":
        content = {"text": f"{_escaped(announcement, language, _for_slack)}\n{announcement.address}"}
    else:
        content = {**asdict(announcement), "text": announcement.text(language)}
        del content["name"]  # of whoever took an invitation, of which only devices are told
    return {"Content-Type": "application/json"}, json.dumps(content).encode()


def _escaped(made: Announcement, language: str, escape: Callable[[str], str]) -> str:
    """Return an announcement's sentence with everything escaped that others wrote."""
    return made.text(language, escape(made.title), tuple(map(escape, made.winners)), escape(made.name))


def _encoded(text: str) -> str:
    """Write a header as RFC 2047 has it where it is not ASCII; ntfy reads that.

    >>> _encoded("Ann"), _encoded("Zoë")
    ('Ann', '=?utf-8?b?Wm/Dqw==?=')
    """
    if text.isascii() and text.isprintable() and "=?" not in text:
        return text
    return f"=?utf-8?b?{base64.b64encode(text.encode()).decode()}?="


def _for_discord(text: str) -> str:
    r"""Escape signs so that they show as themselves.

    >>> print(_for_discord("[x](y)"))
    \[x\]\(y\)
    """
    return _DISCORD_SIGNS.sub(r"\\\1", text)


def _for_slack(text: str) -> str:
    """Escape signs so that they show as themselves.

    >>> _for_slack("<!channel>")
    '&lt;!channel&gt;'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
