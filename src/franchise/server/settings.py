"""How a server is set up."""

import os
import re
import socket
from dataclasses import dataclass
from functools import cached_property
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from franchise.game.errors import Malformed

LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
DAY = 24 * 60 * 60.0
THINKING_AT_ONCE = 120.0
"""How many seconds of thinking by bots the people of a place have in store."""
THINKING_PER_SECOND = 0.5
"""How much of it comes back in each second: half of one thread in the long run."""


def data_directory() -> Path:
    """Return where this user's games are kept."""
    from platformdirs import user_data_path

    return user_data_path("franchise", appauthor=False)


def usual_key_file(database: str) -> Path:
    """Return the key file of a database: beside SQLite's, otherwise in this user's data directory."""
    parts = urlsplit(database)
    if parts.scheme.startswith("sqlite"):
        file = Path(database.partition(":///")[2]).absolute()
        return file.with_name(f"{file.name}.key")
    name = f"{parts.hostname or 'here'}-{parts.path.removeprefix('/')}"
    return data_directory() / f"{re.sub(r'[^0-9A-Za-z_-]', '_', name)}.key"


def usual_bot_threads(processes: int = 1) -> int:
    """Leave one core to the requests; several processes share the others."""
    return max(1, ((os.cpu_count() or 2) - 1) // processes)


def checked_public_address(text: str) -> str:
    """Read the address that people open; `Malformed` says what was expected.

    >>> checked_public_address("https://Games.example/")
    'https://games.example'
    """
    expected = f"expected an address as in https://franchise.example, without a path, got {text[:100]!r}"
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise Malformed(expected) from None
    host = parts.hostname or ""
    if (
        parts.scheme not in ("http", "https")
        or not host
        or not all(character.isalnum() or character in ".-:" for character in host)
        or (parts.username, parts.query, parts.fragment) != (None, "", "")
        or parts.path not in ("", "/")
    ):
        raise Malformed(expected)
    usual = {"http": 80, "https": 443}[parts.scheme]
    name = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{name}{'' if port in (None, usual) else f':{port}'}"


@dataclass(frozen=True)
class BackupPlan:
    """Where a server puts the backups that it makes by itself, and how often."""

    directory: Path
    every: float = DAY
    """After how many seconds the next one is made."""
    kept: int = 14
    key: Path | None = None
    """The file of the key with which they are encrypted."""


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_address: str | None = None
    """Where people reach the server behind a proxy: `https://franchise.example`."""
    bot_threads: int = 1
    bot_seconds: float = 1.0
    """How many seconds after the previous turn a bot plays, unless a table says otherwise."""
    rate_limits: bool = True
    archive_after: float = 90 * DAY
    """After how many seconds without a move or a change a table is archived."""
    most_tables: int = 100
    """How many unfinished tables one host may have."""
    away_seconds: float = 10 * 60.0
    """For how many seconds somebody must be away before the host may open their seat in a running game."""
    storage_patience: float = 15.0
    """For how many seconds a request waits for a database that cannot be reached."""
    compile_beside: bool = False
    """Whether the rules and bots are compiled while the server answers already."""
    backups: BackupPlan | None = None
    key_file: Path | None = None
    """The file with the key that encrypts where people are told; None for the usual one."""
    admin_key: str | None = None
    """With which whoever runs the server is let in; None to draw one. Processes behind one port share it."""

    @property
    def key_path(self) -> Path:
        """Return the file with that key."""
        return self.key_file or usual_key_file(self.database)

    @property
    def on_loopback(self) -> bool:
        """Return whether only this machine can reach the server."""
        return self.host in (*LOOPBACK_NAMES, "::1")

    @property
    def https(self) -> bool:
        """Return whether people reach the server over HTTPS."""
        return (self.public_address or "").startswith("https://")

    @property
    def address(self) -> str:
        """Return the address that people open."""
        return self.public_address.rstrip("/") if self.public_address else self.own_address

    @property
    def own_address(self) -> str:
        """Return the address on this machine, which a proxy uses."""
        if self.host in ("0.0.0.0", "::"):
            return f"http://localhost:{self.port}"
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @cached_property
    def allowed_hosts(self) -> frozenset[str]:
        """Return the names that a request's Host may be.

        The names of loopback itself are always allowed: supervisors use them.
        """
        public = {urlsplit(self.public_address).netloc.lower()} if self.public_address else set()
        ports = ("", f":{self.port}") if self.port == 80 else (f":{self.port}",)
        return frozenset({f"{name}{port}" for name in LOOPBACK_NAMES for port in ports} | public)

    @property
    def for_neighbours(self) -> bool:
        """Return whether others reach the server by whatever address or name this machine has."""
        return not self.on_loopback and not self.public_address

    def answers_to(self, host: str) -> bool:
        """Return whether a request's Host is a name of this server.

        This keeps out pages whose own name was made to point to this machine. An address of numbers is
        nobody's own name, and the name of the machine is given by whoever runs it.
        """
        if host in self.allowed_hosts:
            return True
        name = re.sub(r":\d{1,5}$", "", host)
        own = {self.host.lower(), self.machine, f"{self.machine}.local"}
        return self.for_neighbours and (name in own or _is_number(name))

    @cached_property
    def machine(self) -> str:
        """Return the name of this machine."""
        return socket.gethostname().lower()


def _is_number(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]") if name.startswith("[") else name)
    except ValueError:
        return False
    return ":" not in name or name.startswith("[")
