"""Directories of machine code: marked while somebody uses them, removed when nobody has for long.

Every checkout and every version has a directory of its own below the same parent. Beside each lies a file
that names the sources, says by its time when the directory was last used, and is locked by every process that
uses it. Where there are no such locks (Windows, some network drives), time alone decides.
"""

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform != "win32":  # pragma: no branch
    import fcntl

PREFIX = "kernel-"
UNUSED_SECONDS = 30 * 24 * 3600.0
"""How long machine code is kept that nobody uses."""

_held: dict[Path, int] = {}
"""The open marks of this process, by directory: their locks end with the process, however it ends."""


def mark_of(directory: Path) -> Path:
    """Return the file that marks a directory as used."""
    return directory.with_name(directory.name + ".used")


def use(directory: Path, sources: str) -> None:
    """Make a directory for the machine code of some sources, and keep others from removing it."""
    directory.mkdir(parents=True, exist_ok=True)
    if directory not in _held:
        _held[directory] = _mark(mark_of(directory), sources)
        directory.mkdir(exist_ok=True)  # it may have been removed before it was marked


def _mark(mark: Path, sources: str) -> int:
    while True:
        file = os.open(mark, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file, exclusively=False)
            if _is_same(file, mark):
                os.ftruncate(file, 0)
                os.write(file, sources.encode())
                return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)  # it was removed together with its directory


def _is_same(file: int, path: Path) -> bool:
    try:
        there = path.stat()
    except FileNotFoundError:
        return False
    return os.path.samestat(there, os.fstat(file))


def _lock(file: int, *, exclusively: bool, wait: bool = True) -> None:
    """Lock an open file; `BlockingIOError` if that would have to wait and must not."""
    if sys.platform != "win32":  # pragma: no branch
        kind = fcntl.LOCK_EX if exclusively else fcntl.LOCK_SH
        try:
            fcntl.flock(file, kind if wait else kind | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # this file system has no locks
            pass


@contextmanager
def alone(path: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Keep other processes from doing the same thing at once; `waiting` is called if another one does it."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(file, exclusively=True, wait=False)
        except BlockingIOError:
            waiting()
            _lock(file, exclusively=True)
        yield
    finally:
        os.close(file)


def remove_unused(parent: Path) -> list[Path]:
    """Remove the directories that nobody has used for long or whose sources are gone, and return them."""
    removed = []
    for directory in sorted(parent.glob(PREFIX + "*")):
        with suppress(OSError):  # another process removes it too, or it belongs to somebody else
            if directory.is_dir() and directory not in _held and _removed(directory):
                removed.append(directory)
    return removed


def _removed(directory: Path) -> bool:
    """Remove a directory if it is unused; return whether it was."""
    mark = mark_of(directory)
    if not mark.exists():  # made by a version without marks
        if _is_old(max(file.stat().st_mtime for file in (directory, *directory.rglob("*")))):
            shutil.rmtree(directory)
            return True
        return False
    file = os.open(mark, os.O_RDWR)
    try:
        _lock(file, exclusively=True, wait=False)
        if _is_there(mark.read_text()) and not _is_old(mark.stat().st_mtime):
            return False
        shutil.rmtree(directory)
        with suppress(PermissionError):  # Windows removes no open file
            mark.unlink()
    except BlockingIOError:  # somebody uses it
        return False
    finally:
        os.close(file)
    return True


def _is_old(seconds: float) -> bool:
    return time.time() - seconds > UNUSED_SECONDS


def _is_there(sources: str) -> bool:
    """Return whether sources exist, as a directory or inside an archive; an empty name may be any."""
    path = Path(sources)
    return not sources or path.exists() or any(parent.is_file() for parent in path.parents)
