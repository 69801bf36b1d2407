"""Asks a running server, for `franchise admin`."""

import getpass
import http.client
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from franchise.cli.admin_file import Entrance, files_of, read
from franchise.cli.errors import Refused, printable

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

PATIENCE_SECONDS = 60.0
LONGEST_NAME = 60


class Unanswered(Exception):
    """Nobody answers where a server answered."""


class Link:
    """A way to the server that uses a database."""

    def __init__(self, url: "URL", named: Path | None) -> None:
        """Find the servers of a database by the files that they wrote."""
        from franchise.server.storage.opening import shown

        self._database = shown(url)
        self._files = files_of(url, named)
        if not self._files:
            where = f"; there is no file {named}" if named is not None else ""
            raise Refused(f"no server runs on {self._database}{where}; start it, or name another --database")

    def ask(self, do: str, **arguments: Any) -> Any:
        """Ask the first server that answers, and return what it says."""
        for file in self._files:
            entrance = read(file)
            try:
                status, answer = _post(entrance, {"by": who_asks(), "command": {"do": do, **arguments}})
            except Unanswered:
                continue
            if status < 300:
                return answer
            raise Refused(_explained(answer, entrance, file))
        addresses = ", ".join(read(file).address for file in self._files)
        raise Refused(f"no server runs on {self._database}: the one at {addresses} has ended; start it again")


def _post(entrance: Entrance, body: Any) -> tuple[int, Any]:
    parts = urlsplit(entrance.address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port or 80, timeout=PATIENCE_SECONDS)
    headers = {"authorization": f"Bearer {entrance.key}", "content-type": "application/json"}
    try:
        connection.request("POST", "/api/admin", json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    except OSError as error:
        raise Unanswered from error
    except (http.client.HTTPException, ValueError):
        raise Refused(f"what answers at {entrance.address} is no server of this game") from None
    finally:
        connection.close()


def _explained(answer: Any, entrance: Entrance, file: Path) -> str:
    """Say why a server refused."""
    code = answer.get("error") if isinstance(answer, dict) else None
    if code == "bad_token":
        return f"the server at {entrance.address} does not take the key in {file}: another server wrote it"
    if code in ("no_such_page", "wrong_method"):
        return f"the server at {entrance.address} takes no orders: it is earlier, or behind a proxy"
    return str(answer.get("message", answer)) if isinstance(answer, dict) else f"unexpected: {answer!r}"[:200]


def who_asks() -> str:
    """Name who acts, for the log of orders: this system's user, also behind `sudo`."""
    try:
        user = os.environ.get("SUDO_USER") or getpass.getuser()
    except (OSError, KeyError):
        user = ""
    return " ".join(printable(user).split())[:LONGEST_NAME].strip() or "unknown"
