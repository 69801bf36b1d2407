"""Where the servers of tests keep the key that encrypts addresses: never among this user's own data."""

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit


@cache
def _directory() -> Path:
    made = Path(tempfile.mkdtemp(prefix="franchise-keys-"))
    atexit.register(_remove, made, os.getpid())
    return made


def _remove(directory: Path, process: int) -> None:
    if os.getpid() == process:  # not when a process that was forked from this one ends
        shutil.rmtree(directory, ignore_errors=True)


def key_file_of(database: str) -> Path | None:
    """Return the key file of a PostgreSQL database, one for all servers on it; None for SQLite."""
    if database.startswith("sqlite"):
        return None
    return _directory() / f"{urlsplit(database).path.strip('/')}.key"
