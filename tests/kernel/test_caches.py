"""Directories of machine code: kept while somebody uses them, removed when nobody has for long."""

import errno
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from franchise.kernel import caches

HOLD = """
import sys
from pathlib import Path
from franchise.kernel import caches
caches.use(Path(sys.argv[1]), sys.argv[2])
print("used", flush=True)
sys.stdin.read()
"""
LOCK = """
import sys
from pathlib import Path
from franchise.kernel import caches
with caches.alone(Path(sys.argv[1]), lambda: None):
    print("alone", flush=True)
    sys.stdin.read()
"""
has_locks = pytest.mark.skipif(sys.platform == "win32", reason="there are no shared locks there")


@contextmanager
def other_process(program: str, *arguments: object) -> Iterator["subprocess.Popen[str]"]:
    """Run a program until the block ends; it has done its work when the block begins."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        yield process
        process.communicate()


def cached(parent: Path, name: str, sources: Path | str, days: float = 0.0, marked: bool = True) -> Path:
    """Leave machine code behind that was last used some days ago, as a process that has ended does."""
    directory = parent / f"kernel-{name}"
    (directory / "inside").mkdir(parents=True)
    (directory / "inside" / "code.nbc").write_bytes(b"code")
    if marked:
        caches.mark_of(directory).write_text(str(sources))
    then = time.time() - days * 24 * 3600
    for path in (
        caches.mark_of(directory),
        directory / "inside" / "code.nbc",
        directory / "inside",
        directory,
    ):
        if path.exists():
            os.utime(path, (then, then))
    return directory


def test_machine_code_that_nobody_has_used_for_long_is_removed(tmp_path: Path) -> None:
    old, recent = cached(tmp_path, "old", tmp_path, days=31), cached(tmp_path, "recent", tmp_path, days=29)
    assert caches.remove_unused(tmp_path) == [old]
    assert sorted(tmp_path.iterdir()) == [recent, caches.mark_of(recent)]


def test_machine_code_whose_sources_are_gone_is_removed(tmp_path: Path) -> None:
    gone = cached(tmp_path, "gone", tmp_path / "moved away")
    cached(tmp_path, "kept", tmp_path)
    assert caches.remove_unused(tmp_path) == [gone]


def test_sources_may_lie_in_an_archive(tmp_path: Path) -> None:
    (tmp_path / "franchise.pyz").touch()
    cached(tmp_path, "archive", tmp_path / "franchise.pyz" / "franchise")
    assert caches.remove_unused(tmp_path) == []


def test_machine_code_without_a_mark_is_removed_by_its_age_alone(tmp_path: Path) -> None:
    old = cached(tmp_path, "old", "", days=31, marked=False)
    cached(tmp_path, "recent", "", days=29, marked=False)
    assert caches.remove_unused(tmp_path) == [old]


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "kernel-notes.txt").touch()
    os.utime(tmp_path / "notes", (0, 0))
    assert caches.remove_unused(tmp_path) == []
    assert len(list(tmp_path.iterdir())) == 2


@has_locks
def test_machine_code_in_use_is_never_removed(tmp_path: Path) -> None:
    directory = tmp_path / "kernel-used"
    with other_process(HOLD, directory, tmp_path / "moved away"):
        os.utime(caches.mark_of(directory), (0, 0))
        assert caches.remove_unused(tmp_path) == []
        assert directory.is_dir()
    assert caches.remove_unused(tmp_path) == [directory]


@has_locks
def test_the_use_ends_with_the_process_however_it_ends(tmp_path: Path) -> None:
    directory = tmp_path / "kernel-used"
    with other_process(HOLD, directory, tmp_path / "moved away") as process:
        process.kill()
        process.wait()
        assert caches.remove_unused(tmp_path) == [directory]


def test_this_process_keeps_what_it_uses_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "_held", held := dict[Path, int]())
    directory = tmp_path / "kernel-mine"
    caches.use(directory, str(tmp_path / "moved away"))
    assert caches.remove_unused(tmp_path) == []
    os.close(held.pop(directory))
    assert caches.remove_unused(tmp_path) == [directory]


def test_using_machine_code_again_keeps_it_for_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caches, "_held", held := dict[Path, int]())
    directory = cached(tmp_path, "old", "", days=31)
    caches.use(directory, str(tmp_path))
    os.close(held.pop(directory))
    assert caches.remove_unused(tmp_path) == []
    assert caches.mark_of(directory).read_text() == str(tmp_path)


def test_machine_code_is_marked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "_held", held := dict[Path, int]())
    directory = tmp_path / "kernel-mine"
    caches.use(directory, "here")
    mark = held[directory]
    caches.use(directory, "there")
    assert held == {directory: mark}
    assert caches.mark_of(directory).read_text() == "here"
    os.close(mark)


def test_a_mark_that_was_removed_before_it_was_locked_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caches, "_held", held := dict[Path, int]())
    directory = tmp_path / "kernel-mine"
    opened: list[int] = []

    def lock(file: int, *, exclusively: bool, wait: bool = True) -> None:
        if not opened:
            caches.mark_of(directory).unlink()
        opened.append(os.fstat(file).st_ino)

    monkeypatch.setattr(caches, "_lock", lock)
    caches.use(directory, "here")
    assert len(opened) == 2
    assert caches.mark_of(directory).read_text() == "here"
    os.close(held.pop(directory))


def test_who_is_interrupted_while_marking_leaves_no_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caches, "_held", held := dict[Path, int]())
    opened: list[int] = []

    def interrupted(file: int, *, exclusively: bool, wait: bool = True) -> None:
        opened.append(file)
        raise KeyboardInterrupt

    monkeypatch.setattr(caches, "_lock", interrupted)
    with pytest.raises(KeyboardInterrupt):
        caches.use(tmp_path / "kernel-mine", "here")
    assert held == {}
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(opened[0])


@has_locks
def test_a_drive_without_locks_does_not_stand_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(file: int, kind: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", flock)
    old = cached(tmp_path, "old", tmp_path, days=31)
    assert caches.remove_unused(tmp_path) == [old]


@has_locks
def test_only_one_process_at_a_time_does_the_same_thing(tmp_path: Path) -> None:
    waited: list[str] = []
    with other_process(LOCK, tmp_path / "lock") as process:

        def waiting() -> None:
            waited.append("waited")
            process.kill()

        with caches.alone(tmp_path / "lock", waiting):
            assert process.wait() != 0
    with caches.alone(tmp_path / "lock", waiting):
        pass
    assert waited == ["waited"]
