"""`franchise backup` and `franchise restore`: all tables and games in one file."""

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from franchise.cli import server_options as o
from franchise.cli.errors import Refused
from franchise.cli.private import keep_private, private_files


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The file to write: games.backup.", show_default=False)
    ],
    database: o.Database = None,
    backup_key: o.BackupKey = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if there is one.")] = False,
) -> None:
    """Back up all tables and games, also while the server runs.

    The file holds one state of the database and can be restored into SQLite and PostgreSQL alike. With a key
    it is encrypted, and worthless without that key.
    """
    from franchise.server.storage.backup import write_backup
    from franchise.server.storage.opening import file_of, using

    url, key = o.chosen_database(database), o.chosen_key(backup_key)
    if file.exists() and not force:
        raise Refused(f"{file}: is there already; name another file, or overwrite it with --force")
    if file.is_dir():
        raise Refused(f"{file}: is a directory")
    source = file_of(url)
    if source is not None and not source.exists():
        raise Refused(f"--database: there is no database {source}")
    with _refusing(file), using(url) as engine:
        counts = write_backup(engine, file, Counter("backed up"), key=key)
    how = "encrypted, " if key else ""
    typer.echo(f"Backed up {_summary(counts)} into {file} ({how}{file.stat().st_size:,} bytes)")


def restore(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file that `backup` wrote.", show_default=False)
    ],
    database: o.Database = None,
    backup_key: o.BackupKey = None,
) -> None:
    """Restore a backup into an empty database, which may be of the other kind.

    The file is checked completely before anything is written; then all of it is restored, or nothing.
    """
    from franchise.server.storage.opening import file_of, shown, using
    from franchise.server.storage.restore import checked, restore_backup
    from franchise.server.storage.sole_use import sole_use

    url, key = o.chosen_database(database), o.chosen_key(backup_key)
    target = file_of(url)
    with _refusing(file), private_files(), ExitStack() as stack:
        source = checked(file, key)
        engine = stack.enter_context(using(url))
        if target is not None:
            stack.enter_context(sole_use(target))
            keep_private(target)
        restore_backup(engine, source, Counter("restored"))
    typer.echo(f"Restored {_summary(source.counts)} into {shown(url)}")


@contextmanager
def _refusing(file: Path) -> Iterator[None]:
    from franchise.server.storage.backup import BadBackup
    from franchise.server.storage.opening import CannotUse
    from franchise.server.storage.restore import NotEmpty

    try:
        yield
    except BadBackup as error:
        raise Refused(f"{file}: {error}") from None
    except NotEmpty as error:
        raise Refused(f"--database: {error}; restore into an empty database") from None
    except CannotUse as error:
        raise Refused(str(error)) from None


def _summary(counts: dict[str, int]) -> str:
    tables, moves, people = (counts.get(name, 0) for name in ("tables", "log", "identities"))
    return f"{tables:,} tables, {moves:,} entries of games, {people:,} people"


class Counter:
    """Shows in a terminal how far a work is."""

    def __init__(self, what: str) -> None:
        """Name the work."""
        self._what = what
        self._shown = 0.0

    def __call__(self, done: int, total: int) -> None:
        """Show a number, not more often than anybody can read."""
        last = done >= total
        if sys.stderr.isatty() and (last or time.monotonic() - self._shown > 0.2):
            self._shown = time.monotonic()
            end = "\n" if last else ""
            print(f"\r{done:,} of {total:,} rows {self._what}\x1b[K", end=end, file=sys.stderr, flush=True)
