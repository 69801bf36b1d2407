"""What a run of the tests says of itself, on a machine that lacks something."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

@pytest.mark.parametrize("number", range(3))
def test_something_that_cannot_be_had(number):
    pytest.skip("there is no moon")

def test_something_else():
    pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a directory with a few tests and the project's `conftest.py`."""
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_it.py").write_text(TESTS)
    return tmp_path


def run(project: Path, *arguments: str, **environment: str) -> str:
    """Run those tests and return the output."""
    before = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    done = subprocess.run(
        command, cwd=project, env=before | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("arguments", [(), ("-n", "2")])
def test_each_test_that_is_skipped_is_written_down_once(project: Path, arguments: tuple[str, ...]) -> None:
    file = project / "build" / "left-out"
    run(project, *arguments, FRANCHISE_LEFT_OUT=str(file))
    assert file.read_text().splitlines() == ["there is no moon"] * 3


def test_a_low_limit_of_open_files_is_raised_and_that_is_said(project: Path) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert "limit of open files" not in run(project)
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
    try:
        said = run(project)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert said.count("The limit of open files was 200; it was raised to 1024 for these tests.") == 1
