"""The machine code on disk: found again, never stale, and not needed where nothing can be written."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import franchise

SOURCE = Path(franchise.__file__).parent
PLAY = """
from franchise import Game
game = Game.new(["Ann", "Bob"], start="introductory")
game.play(game.legal_moves()[0])
print(game.position.actor, len(game.moves), franchise_cache())
"""


def run(program: str, *path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program with the package of another place."""
    environment |= {"PYTHONPATH": os.pathsep.join(map(str, path))}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )


def fingerprint(*path: Path, **environment: str) -> str:
    """Compute the fingerprint of a copy of the package."""
    program = "from franchise.kernel.jit import fingerprint; print(fingerprint())"
    return run(program, *path, **environment).stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Copy the package."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCE, tmp_path / "copy" / "franchise", ignore=ignored)
    return tmp_path / "copy" / "franchise"


def test_the_cache_has_another_name_when_a_source_or_data_file_changes(package: Path) -> None:
    before = fingerprint(package.parent)
    assert len(before) == 16
    assert before == fingerprint(package.parent)
    found = {before}
    for name in ("kernel/turn.py", "board/region_tiles.toml", "bots/playout.py"):
        with (package / name).open("a") as file:
            file.write("# changed\n")
        found.add(fingerprint(package.parent))
    (package / "kernel" / "more.py").write_text("")
    found.add(fingerprint(package.parent))
    found.add(fingerprint(package.parent, NUMBA_BOUNDSCHECK="1"))
    assert len(found) == 6


def test_the_cache_keeps_its_name_when_something_else_changes(package: Path) -> None:
    before = fingerprint(package.parent)
    (package / "kernel" / "notes.txt").write_text("nothing")
    with (package / "game" / "game.py").open("a") as file:
        file.write("# changed\n")
    assert fingerprint(package.parent) == before


def test_a_second_copy_of_the_package_has_a_cache_of_its_own(package: Path) -> None:
    second = package.parent.parent / "second" / "franchise"
    shutil.copytree(package, second)
    assert fingerprint(second.parent) != fingerprint(package.parent)


def test_importing_the_package_brings_neither_numba_nor_numpy() -> None:
    program = "import sys, franchise; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    assert run(program).stdout.strip() == "[]"


@pytest.mark.compiled
@pytest.mark.slow
def test_a_game_starts_where_no_cache_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    program = "from franchise.kernel.jit import cache_directory as franchise_cache\n" + PLAY
    finished = run(program, NUMBA_CACHE_DIR=str(tmp_path / "file" / "below"))
    assert finished.stdout == "0 1 None\n"
    assert "Compiling the rules for this machine" in finished.stderr
    assert finished.stderr.endswith("Compiled the rules for this machine.\n")


@pytest.mark.compiled
@pytest.mark.slow
def test_a_game_starts_from_an_archive(tmp_path: Path) -> None:
    archive = tmp_path / "franchise.pyz"
    with zipfile.ZipFile(archive, "w") as file:
        for path in SOURCE.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                file.write(path, path.relative_to(SOURCE.parent))
    program = "from franchise.game.game import __file__ as source\n"
    program += "def franchise_cache(): return source\n" + PLAY
    finished = run(program, archive, NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    assert finished.stdout == f"0 1 {archive / 'franchise' / 'game' / 'game.py'}\n"
    assert "Compiling the rules" in finished.stderr
