"""What the server writes about itself: plain lines on stderr, with no secret in any of them."""

import logging
import re
import sys
import time
from typing import TextIO

SECRETS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(/join/)[^\s/?#\"']+", re.IGNORECASE), r"\1***"),
    (re.compile(r"((?:__Host-)?franchise=)[^\s;,\"']+"), r"\1***"),
    (re.compile(r"(\bbearer\s+)[^\s,\"']+", re.IGNORECASE), r"\1***"),
    (re.compile(r"(://[^\s:/@]*:)[^\s/@]+(?=@)"), r"\1***"),
    (re.compile(r"(\bpassword=)[^\s&\"']+", re.IGNORECASE), r"\1***"),
)
"""Invitations, cookies, tokens and passwords, wherever a text repeats an address or a header."""


def without_secrets(text: str) -> str:
    """Mask what nobody should read in a log.

    >>> without_secrets("GET /api/join/k3x9d2m1p0qa by postgresql://ann:pw@db/games")
    'GET /api/join/*** by postgresql://ann:***@db/games'
    """
    for pattern, masked in SECRETS:
        text = pattern.sub(masked, text)
    return text


class Lines(logging.Formatter):
    """Writes the time, the level and the message; a traceback follows in lines of its own."""

    def __init__(self, process: str = "") -> None:
        """Write local times, with their offset from UTC; of several processes each says which it is."""
        who = f"[{process}] " if process else ""
        super().__init__(f"%(asctime)s %(levelname)s {who}%(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """Return the time of a line."""
        return time.strftime("%Y-%m-%d %H:%M:%S%z", time.localtime(record.created))

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        return without_secrets(super().format(record))


class PathOnly(logging.Filter):
    """Leaves out what follows the path of a request, where a client may put anything."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten the path of an access."""
        if isinstance(record.args, tuple) and len(record.args) == 5:
            client, method, path, *rest = record.args
            record.args = (client, method, str(path).partition("?")[0], *rest)
        return True


def configure_logging(*, requests: bool = False, stream: TextIO | None = None, process: str = "") -> None:
    """Set up logging: warnings of everybody, notes of the server, requests if they are wanted."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(process))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("franchise").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    access = logging.getLogger("uvicorn.access")
    access.setLevel(logging.INFO if requests else logging.WARNING)
    access.filters[:] = [PathOnly()]
