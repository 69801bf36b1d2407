"""Which Pythons of a machine count: those that run."""

import stat
import sys
from pathlib import Path

import pytest

from tools.pythons import find


class Machine:
    """A machine with nothing but what a test puts onto its PATH."""

    def __init__(self, directory: Path) -> None:
        """Begin with nothing."""
        self.bin = directory / "bin"
        self.bin.mkdir()
        self.environment = {"PATH": str(self.bin)}

    def has(self, name: str, *lines: str, directory: Path | None = None) -> Path:
        """Put a program onto it."""
        path = (directory or self.bin) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(("#!/bin/sh", *lines, "")))
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Return a machine without any Python."""
    return Machine(tmp_path)


THIS = f'exec "{sys.executable}" "$@"'
SHIM = 'echo "pyenv: $0: command not found" >&2'


def test_a_shim_that_exits_with_an_error_does_not_count(machine: Machine) -> None:
    machine.has("python3.11", THIS)
    shim = machine.has("python3.12", SHIM, "exit 127")
    pythons, skipped = find(machine.environment)
    assert [python.version for python in pythons] == [sys.version_info[:3]]
    assert list(skipped) == [shim]
    assert "command not found" in skipped[shim]


def test_a_python_that_cannot_make_environments_does_not_count(machine: Machine) -> None:
    lame = machine.has("python3.13", "echo \"ModuleNotFoundError: No module named 'ensurepip'\" >&2; exit 1")
    pythons, skipped = find(machine.environment)
    assert pythons == []
    assert "ensurepip" in skipped[lame]


def test_pyenvs_versions_are_found_behind_their_shims(machine: Machine, tmp_path: Path) -> None:
    machine.has("python3.12", SHIM, "exit 127")
    machine.has("pyenv", f'test "$1" = root && echo "{tmp_path / "pyenv"}"')
    machine.has(
        "python3.12", "echo 3 12 1 /somewhere/python", directory=tmp_path / "pyenv/versions/3.12.1/bin"
    )
    pythons, skipped = find(machine.environment)
    assert [(python.name, python.path) for python in pythons] == [("3.12.1", "/somewhere/python")]
    assert len(skipped) == 1


def test_the_first_of_each_version_counts(machine: Machine) -> None:
    machine.has("python3.13", "echo 3 13 0 /a")
    machine.has("python3.12", "echo 3 12 9 /b")
    machine.has("python3.14", "echo 3 13 5 /c")
    pythons, _ = find(machine.environment)
    assert [python.name for python in pythons] == ["3.12.9", "3.13.0"]


def test_a_machine_without_any_has_none(machine: Machine) -> None:
    assert find(machine.environment) == ([], {})
