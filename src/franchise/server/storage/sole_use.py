"""One server process for each SQLite database: a lock file beside it.

The operating system holds the lock, so it ends with the process, however that ends.
"""

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

NOT_SUPPORTED = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
"""The errors of file systems without locks."""

LOCKED_BYTE = 1 << 30
"""Far beyond the text of the file, which others must be able to read while the lock is held."""


@dataclass(frozen=True)
class Holder:
    """Who holds a lock."""

    process: int | None = None
    address: str | None = None
    """Where it answers, if it is a server that is ready."""


class InUse(Exception):
    """Another process holds the lock."""

    def __init__(self, path: Path, holder: Holder) -> None:
        """Name who holds it."""
        who = "another process" if holder.process is None else f"process {holder.process}"
        where = f", which serves it at {holder.address}" if holder.address else ""
        super().__init__(f"{path} is in use by {who}{where}")
        self.holder = holder


class SoleUse:
    """The right to be the one process that uses a SQLite database."""

    def __init__(self, file: int, path: Path, supported: bool) -> None:
        """Hold an open lock file."""
        self._file, self._path = file, path
        self.supported = supported
        """False where the file system knows no locks: then nobody is kept out."""

    def announce(self, address: str) -> None:
        """Let others find the server."""
        self._write(Holder(os.getpid(), address))

    def _write(self, holder: Holder | None) -> None:
        with suppress(OSError):  # the lock holds all the same; others only cannot be told who has it
            os.ftruncate(self._file, 0)
            text = "" if holder is None else json.dumps(vars(holder))
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text.encode())

    def end(self) -> None:
        """Let others use the database. The file stays: whoever removed it could let two in at once."""
        self._write(None)
        os.close(self._file)


def lock_path(database: str | Path) -> Path:
    """Return the lock file of a database: the same one, whatever path leads to the database."""
    path = Path(database).resolve()
    return path.with_name(path.name + ".lock")


def take(database: str | Path) -> SoleUse:
    """Become the one process that uses a database; `InUse` if there is another."""
    path = lock_path(database)
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        supported = lock(file)
    except BlockingIOError:
        os.close(file)
        raise InUse(Path(database), _holder(path)) from None
    except BaseException:
        os.close(file)
        raise
    use = SoleUse(file, path, supported)
    use._write(Holder(os.getpid()))
    return use


@contextmanager
def sole_use(database: str | Path) -> Iterator[SoleUse]:
    """Be the one process that uses a database, as long as the block lasts."""
    use = take(database)
    try:
        yield use
    finally:
        use.end()


def lock(file: int) -> bool:
    """Lock an open file; `BlockingIOError` if another process has it, False where there are no locks."""
    try:
        if sys.platform == "win32":
            os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in NOT_SUPPORTED:
            return False
        if isinstance(error, BlockingIOError) or error.errno in (errno.EACCES, errno.EDEADLK):
            raise BlockingIOError from None
        raise
    return True


def holder_of(database: str | Path) -> Holder | None:
    """Return who uses a database now; None for nobody. Nothing is created."""
    path = lock_path(database)
    if not path.exists():
        return None
    try:
        with sole_use(database):
            return None
    except InUse as error:
        return error.holder


def _holder(path: Path) -> Holder:
    try:
        text = path.read_bytes()[:1000].decode()
        found = json.loads(text)
        return Holder(found["process"], found["address"])
    except (OSError, ValueError, KeyError, TypeError):
        return Holder()
