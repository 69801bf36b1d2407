"""The file with which `franchise admin` finds a running server, and the key that lets it in.

A server writes it when it answers and removes it when it stops; nobody but its owner can read it.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from franchise.cli.errors import Refused

if TYPE_CHECKING:
    from sqlalchemy.engine import URL


@dataclass(frozen=True)
class Entrance:
    """Where a server lets in whoever runs it."""

    process: int
    address: str
    key: str


def usual_file(url: "URL", port: int) -> Path:
    """Return a server's file: beside a SQLite database, otherwise in this user's data directory."""
    from franchise.server.settings import data_directory
    from franchise.server.storage.opening import file_of

    file = file_of(url)
    if file is not None:
        path = file.resolve()
        return path.with_name(path.name + ".admin")
    return data_directory() / f"{_name(url)}-{port}.admin"


def files_of(url: "URL", named: Path | None) -> list[Path]:
    """List the files of the servers on a database, of which PostgreSQL may have several on this machine."""
    usual = usual_file(url, 0)
    if named is not None:
        found = [named]
    elif url.get_backend_name() == "sqlite":
        found = [usual]
    else:
        found = sorted(usual.parent.glob(f"{_name(url)}-*.admin"))
    return [path for path in found if path.exists()]


def _name(url: "URL") -> str:
    return re.sub(r"[^0-9A-Za-z_-]", "_", f"{url.host or 'here'}-{url.database or ''}")


@contextmanager
def offered(path: Path, entrance: Entrance) -> Iterator[None]:
    """Let whoever runs the server in, as long as the block lasts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, entrance)
    try:
        yield
    finally:
        with suppress(OSError, Refused):
            if read(path) == entrance:  # not that of a server which was started meanwhile
                path.unlink()


def _write(path: Path, entrance: Entrance) -> None:
    """Write a file of one's own and move it there: whatever lies there is neither followed nor filled."""
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(FileNotFoundError):
        partial.unlink()
    opened = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "w") as file:
        json.dump(asdict(entrance), file)
    partial.replace(path)


def read(path: Path) -> Entrance:
    """Read a server's file."""
    try:
        found = json.loads(path.read_bytes()[:10_000])
        return Entrance(int(found["process"]), str(found["address"]), str(found["key"]))
    except OSError as error:
        raise Refused(f"{path}: {error.strerror or error}; only who runs the server can read it") from None
    except (ValueError, KeyError, TypeError):
        raise Refused(f"{path}: no running server wrote this") from None
