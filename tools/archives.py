"""Unpacks archives, also with a Python whose `tarfile` has no filters (before 3.11.4, as in Debian 12)."""

import os
import tarfile
from pathlib import Path


class Unsafe(Exception):
    """A member of an archive would be written outside of the directory, or is neither file nor link."""


def unpack(archive: Path, directory: Path) -> None:
    """Unpack a tar archive into a directory; nothing is written anywhere else."""
    with tarfile.open(archive) as members:
        if hasattr(tarfile, "data_filter"):
            try:
                members.extractall(directory, filter="data")
            except tarfile.FilterError as error:
                raise Unsafe(str(error)) from error
            return
        for member in members:
            _unpack_one(members, member, directory.resolve())


def _unpack_one(members: tarfile.TarFile, member: tarfile.TarInfo, directory: Path) -> None:
    target = directory / member.name
    if member.issym():
        _must_be_inside(target.parent / member.linkname, directory, member)
    elif not member.isfile() and not member.isdir():
        raise Unsafe(f"{member.name} is neither a file, a directory nor a symbolic link")
    _must_be_inside(target, directory, member)
    # Each checks the links that were written before it, and belongs to whoever unpacks.
    member.uid, member.gid = os.geteuid(), os.getegid()
    member.uname = member.gname = ""
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    members.extract(member, directory)


def _must_be_inside(path: Path, directory: Path, member: tarfile.TarInfo) -> None:
    if not Path(os.path.realpath(path)).is_relative_to(directory):
        raise Unsafe(f"{member.name} would be outside of {directory}")
