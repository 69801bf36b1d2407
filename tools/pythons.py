"""Tests the engine on the machine's other Pythons: `python -m tools.pythons`, or `make test-pythons`.

It looks for `python3.11` and later on the PATH and among pyenv's versions. Of each version it takes the first
that runs and can make virtual environments; the version that it runs on itself is left out.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
MINORS = range(11, 15)
"""Of Python 3: the versions for which there are packages of everything that is pinned."""
PROBE = "import ensurepip, sys, venv; print(*sys.version_info[:3], sys.executable)"
SECONDS = 60
Version = tuple[int, int, int]


@dataclass(frozen=True)
class Python:
    """A Python that runs."""

    version: Version
    path: str

    @property
    def name(self) -> str:
        """Return the version as people write it."""
        return ".".join(str(part) for part in self.version)


def candidates(environment: Mapping[str, str] = os.environ) -> Iterator[Path]:
    """Name every file that may be a Python of a version that is looked for."""
    for directory in (*environment.get("PATH", "").split(os.pathsep), *_of_pyenv(environment)):
        for minor in MINORS if directory else ():
            path = Path(directory, f"python3.{minor}")
            if os.access(path, os.X_OK):
                yield path


def _of_pyenv(environment: Mapping[str, str]) -> list[str]:
    """List the directories of pyenv's versions; its shims on the PATH run only those that are chosen."""
    pyenv = shutil.which("pyenv", path=environment.get("PATH", ""))
    if pyenv is None:
        return []
    told = subprocess.run([pyenv, "root"], env=dict(environment), capture_output=True, text=True, check=False)
    root = Path(told.stdout.strip() or "/nonexistent")
    return [str(path) for path in sorted(root.glob("versions/3.*/bin"), reverse=True)]


def probe(path: Path) -> Python | str:
    """Run what may be a Python; return it, or why it does not count."""
    try:
        done = subprocess.run(
            [path, "-c", PROBE], capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.SubprocessError) as error:
        return str(error)
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        return (said[-1] if "Error" in (done.stderr or "") else said[0]) if said else "it ends with an error"
    major, minor, patch, executable = done.stdout.strip().split(" ", 3)
    return Python((int(major), int(minor), int(patch)), executable)


def find(environment: Mapping[str, str] = os.environ) -> tuple[list[Python], dict[Path, str]]:
    """Return a Python of each version that is there, and the files that do not count, with the reasons."""
    found: dict[tuple[int, int], Python] = {}
    skipped: dict[Path, str] = {}
    for path in candidates(environment):
        answer = probe(path)
        if isinstance(answer, str):
            skipped[path] = answer
        else:
            found.setdefault(answer.version[:2], answer)
    return sorted(found.values(), key=lambda python: python.version), skipped


def test_engine(pythons: Sequence[Python]) -> bool:
    """Run the engine's tests on all of them at once; return whether all pass."""
    with tempfile.TemporaryDirectory() as name:
        runs = []
        for python in pythons:
            command = ["make", "--no-print-directory", "test-engine", f"PYTHON={python.path}"]
            with Path(name, python.name).open("w") as output:
                runs.append(subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT))
        passed = True
        for python, run in zip(pythons, runs, strict=True):
            ended = run.wait() == 0
            passed = passed and ended
            said = Path(name, python.name).read_text(errors="replace").strip()
            print(said.splitlines()[-1] if ended and said else said)
            print(f"The engine's tests {'pass' if ended else 'FAIL'} on Python {python.name}.", flush=True)
    return passed


def main() -> int:
    """Say which Pythons there are, and test the engine on each but this one."""
    found, skipped = find()
    for path, reason in skipped.items():
        print(f"Skipped {path}: {reason}")
    others = [python for python in found if python.version[:2] != sys.version_info[:2]]
    for python in others:
        print(f"Found Python {python.name}: {python.path}")
    if not others:
        print("There is no other Python on this machine: the engine was tested on this one only.")
        return 0
    sys.stdout.flush()
    return 0 if test_engine(others) else 1


if __name__ == "__main__":
    sys.exit(main())
