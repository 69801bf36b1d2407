"""Where a game in the terminal is kept."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

from franchise.cli.errors import Refused, refusing
from franchise.game.errors import Malformed
from franchise.game.record import Record, read_file

if TYPE_CHECKING:
    from franchise.game.game import Game


def autosave_path() -> Path:
    """Return the file of the game in progress."""
    from platformdirs import user_data_path

    return user_data_path("franchise", appauthor=False) / "terminal.json"


class Keeper:
    """Writes a game to its file after every move."""

    def __init__(self, path: Path, *, chosen: bool) -> None:
        """Take the file; `chosen` says whether a person named it."""
        self.path = path
        self._chosen = chosen
        self.trouble: str | None = None
        """Why the last attempt failed."""

    def make_room(self) -> Path | None:
        """Set aside an unfinished game in the file, and return where it went."""
        if not self.path.exists():
            return None
        with refusing(self.path):
            record = self._record()
            if record is not None and (record.result is not None or not record.moves):
                return None
            aside = self._free_name()
            self.path.replace(aside)
        return aside

    def _record(self) -> Record | None:
        """Read the record in the file; None for a damaged file that only this program can have written."""
        try:
            return read_file(self.path)
        except Malformed:
            if self._chosen:
                raise Refused(f"{self.path}: is not the record of a game; choose another file") from None
            return None

    def _free_name(self) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        names = (
            f"{self.path.stem}-{stamp}{more}{self.path.suffix}" for more in ("", *map(chr, range(97, 123)))
        )
        return next(path for path in map(self.path.with_name, names) if not path.exists())

    def begin(self, game: "Game") -> None:
        """Save a game that begins; a file that a person named must be writable."""
        self.keep(game)
        if self.trouble is not None and self._chosen:
            raise Refused(f"{self.path}: {self.trouble}")

    def keep(self, game: "Game") -> None:
        """Save the game; a failure is remembered, because the game can go on without."""
        try:
            if not self._chosen:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            game.save(self.path)
            self.trouble = None
        except (OSError, ValueError) as error:
            self.trouble = getattr(error, "strerror", None) or str(error)


def save_as(game: "Game", path: Path) -> None:
    """Save a game to a file that is free or holds a record; `Refused` otherwise."""
    with refusing(path):
        if path.exists():
            try:
                read_file(path)
            except Malformed:
                raise Refused(f"{path}: is not the record of a game; choose another file") from None
        game.save(path)
