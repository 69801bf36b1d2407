"""Backups that a server makes by itself: files in a directory, of which so many are kept."""

import os
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import URL

TIME = "%Y%m%d-%H%M%S"


@dataclass(frozen=True)
class Kept:
    """A backup of a series."""

    path: Path
    made_at: float
    """In seconds, as its name says: a file that is copied keeps it."""


class Series:
    """The backups of one database in a directory; files of other names are nobody's business here."""

    def __init__(self, directory: Path, database: URL) -> None:
        """Name the files after the database: several of them may share a directory."""
        name = Path(database.database or "").stem if database.get_backend_name() == "sqlite" else ""
        self._directory = directory
        self._name = re.sub(r"[^A-Za-z0-9_]+", "_", name or database.database or "") or "franchise"
        self._pattern = re.compile(rf"{self._name}-([0-9]{{8}}-[0-9]{{6}})\.backup")
        self.unfinished = directory / f"{self._name}.backup.partial"
        """What a backup is called until it is whole; what one left that was cut off is written over."""

    def at(self, seconds: float) -> Path:
        """Name a backup that is made at a time."""
        return self._directory / f"{self._name}-{datetime.fromtimestamp(seconds, UTC):{TIME}}.backup"

    def backups(self) -> list[Kept]:
        """List the backups, the oldest first; links and directories are none."""
        if not self._directory.exists():
            return []
        with os.scandir(self._directory) as entries:
            files = [Path(entry.path) for entry in entries if entry.is_file(follow_symlinks=False)]
        found = [kept for kept in map(self._kept, files) if kept is not None]
        return sorted(found, key=lambda kept: kept.made_at)

    def _kept(self, path: Path) -> Kept | None:
        match = self._pattern.fullmatch(path.name)
        try:
            return match and Kept(path, datetime.strptime(f"{match[1]}+0000", f"{TIME}%z").timestamp())
        except ValueError:  # the 31st of February
            return None

    def last(self, seconds: float) -> Kept | None:
        """Return the last backup until a time: a clock that went wrong once must not end the series."""
        return next((kept for kept in reversed(self.backups()) if kept.made_at <= seconds), None)

    def remove_oldest(self, count: int, newest: Path) -> list[Path]:
        """Keep so many, the newest among them, and return what was removed."""
        older = [kept.path for kept in self.backups() if kept.path != newest]
        surplus = older[: max(0, len(older) + 1 - count)]
        for path in surplus:
            path.unlink(missing_ok=True)
        return surplus
