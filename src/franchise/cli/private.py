"""Files that are no other user's business: what people write, and the hashes of their secrets."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def private_files() -> Iterator[None]:
    """Create files for this user alone, as long as the block lasts."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def keep_private(database: Path) -> None:
    """Close an empty SQLite file to others before it is filled; its write-ahead log is made like it."""
    if os.name == "posix" and database.exists():
        database.chmod(0o600)
