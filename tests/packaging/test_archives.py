"""Archives are unpacked into their directory and nowhere else, with filters in `tarfile` and without."""

import io
import os
import tarfile
from pathlib import Path

import pytest

from tools.archives import Unsafe, unpack

# Pythons that have filters warn of what those without them do.
pytestmark = pytest.mark.filterwarnings("ignore:Python 3.14 will:DeprecationWarning")

WAYS = ["no filters", *(["filters"] if hasattr(tarfile, "data_filter") else [])]


@pytest.fixture(params=WAYS, autouse=True)
def python(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unpack with what `tarfile` has had since 3.11.4, and without it."""
    if request.param == "no filters":
        monkeypatch.delattr(tarfile, "data_filter", raising=False)


def archive(directory: Path, *members: tuple[str, int, str], mode: int = 0o644) -> Path:
    """Write an archive of members: name, type, and a file's content or a link's target."""
    path = directory / "archive.tar"
    with tarfile.open(path, "w") as written:
        for name, kind, content in members:
            member = tarfile.TarInfo(name)
            member.type, member.mode, member.uid = bytes([kind]), mode, 4711
            if kind == tarfile.REGTYPE[0]:
                member.size = len(content)
                written.addfile(member, io.BytesIO(content.encode()))
            else:
                member.linkname = content
                written.addfile(member)
    return path


FILE, LINK, DIRECTORY, PIPE = (kind[0] for kind in (tarfile.REGTYPE, tarfile.SYMTYPE, tarfile.DIRTYPE, b"6"))


def test_files_and_links_are_unpacked_for_whoever_unpacks(tmp_path: Path) -> None:
    members = ("lib", DIRECTORY, ""), ("lib/a.so.1", FILE, "code"), ("lib/a.so", LINK, "a.so.1")
    unpack(archive(tmp_path, *members, mode=0o4777), tmp_path)
    assert (tmp_path / "lib" / "a.so").read_text() == "code"
    found = (tmp_path / "lib" / "a.so.1").stat()
    assert found.st_uid == os.geteuid()
    assert found.st_mode & 0o777 == 0o755, "others must not write, and nobody takes another's rights"
    assert not found.st_mode & 0o4000


@pytest.mark.parametrize(
    "members",
    [
        [("../outside", FILE, "x")],
        [("inside/../../outside", FILE, "x")],
        [("link", LINK, ".."), ("link/outside", FILE, "x")],
        [("link", LINK, "/etc"), ("link/passwd", FILE, "x")],
        [("pipe", PIPE, "")],
    ],
)
def test_what_would_be_outside_is_refused(tmp_path: Path, members: list[tuple[str, int, str]]) -> None:
    directory = tmp_path / "directory"
    directory.mkdir()
    with pytest.raises(Unsafe):
        unpack(archive(tmp_path, *members), directory)
    assert not (tmp_path / "outside").exists()
