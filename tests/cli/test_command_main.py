"""The command line as a whole."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

COMMANDS = (
    "play",
    "serve",
    "doctor",
    "backup",
    "restore",
    "replay",
    "review",
    "simulate",
    "arena",
    "bots",
    "train",
    "puzzles",
    "compile",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"franchise {command}" in result.stdout


def test_the_help_names_each_command(run: Run) -> None:
    assert all(command in run("--help").stdout for command in COMMANDS)
    assert run().stdout.strip() == run("--help").stdout.strip()


def test_the_version_is_one_line(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("franchise ")
    assert result.stdout.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [("fly",), ("replay",), ("replay", "a", "b"), ("simulate", "--games"), ("play", "--start", "late")],
)
def test_a_wrong_use_is_refused_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("franchise: ")
    assert result.stderr.count("\n") == 1


def test_the_help_needs_no_numba() -> None:
    code = "import sys, franchise.cli.main; print([m for m in ('numpy', 'numba') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_compiling_says_where_the_machine_code_lies(run: Run) -> None:
    from franchise.kernel.jit import INTERPRETED, cache_directory

    result = run("compile")
    assert result.exit_code == 0
    assert (
        "FRANCHISE_INTERPRETED" in result.stdout if INTERPRETED else str(cache_directory()) in result.stdout
    )


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe breaks otherwise there")
def test_a_broken_pipe_ends_quietly(finished: Path) -> None:
    code = "from franchise.cli.main import main; main()"
    command = [sys.executable, "-c", code, "replay", str(finished)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_reported_in_one_line(finished: Path) -> None:
    code = "from franchise.cli.main import main; main()"
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-c", code, "replay", str(finished)]
        result = subprocess.run(command, stdout=full, stderr=subprocess.PIPE)
    assert result.returncode == 2
    assert result.stderr.startswith(b"franchise: ") and result.stderr.count(b"\n") == 1
