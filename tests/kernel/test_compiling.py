"""Compiling in processes of their own."""

import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from franchise import compiling
from franchise.compiling import ALL_PARTS, PARTS, SHARES, Compiling, Failed, Progress


def test_every_part_is_compiled_by_one_process() -> None:
    assert sorted(part for share in SHARES for part in share) == sorted(ALL_PARTS)


def test_research_is_compiled_only_where_it_is_asked_for(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch, COMPILES)
    Compiling().run()
    assert compiling.is_compiled() and not compiling.is_compiled(ALL_PARTS)
    Compiling(parts=ALL_PARTS).run()
    assert compiling.is_compiled(ALL_PARTS)


@pytest.mark.parametrize("name", ALL_PARTS)
def test_the_steps_of_a_part_are_those_that_it_has(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, int] = {}
    module, function = ALL_PARTS[name].function.split(":")
    monkeypatch.setattr(
        import_module(module), "compile_ahead", lambda what, steps: found.update({what: len(steps)})
    )
    compile_part: Any = getattr(import_module(module), function)
    getattr(compile_part, "__wrapped__", compile_part)()
    assert found == {name: ALL_PARTS[name].steps}


@pytest.fixture
def uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let nothing be compiled, and processes only note what they are asked for."""
    directory = tmp_path / "cache"
    directory.mkdir()
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    monkeypatch.setattr(compiling, "cache_directory", lambda: directory)
    monkeypatch.setattr(compiling, "is_complete", lambda part: (directory / part).exists())
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setenv("CACHE", str(directory))
    return directory


def stand_in(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Let another program stand in for the one that compiles."""
    started = subprocess.Popen

    def start(command: list[str], **options: Any) -> "subprocess.Popen[str]":
        return started([sys.executable, "-c", program, *command[3:]], **options)

    monkeypatch.setattr(subprocess, "Popen", start)


COMPILES = """
import os, sys
for part in sys.argv[1:]:
    open(os.path.join(os.environ["CACHE"], part), "x").close()
    print(part, flush=True)
"""
FAILS_BESIDE_ANOTHER = (
    """
import os, sys
if "search" in sys.argv and "moves" not in sys.argv:
    first = os.path.join(os.environ["CACHE"], "tried")
    if not os.path.exists(first):
        open(first, "x").close()
        sys.exit(1)
"""
    + COMPILES
)
WAITS = "import sys; print('begun', flush=True); sys.stdin.read()"


def test_each_step_that_is_done_is_told(uncompiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, COMPILES)
    told: list[Progress] = []
    work = Compiling(told.append)
    assert work.progress == Progress(0, sum(part.steps for part in PARTS.values()))
    work.run()
    assert sorted(progress.done for progress in told) == list(range(1, len(PARTS) + 1))
    assert compiling.is_compiled()
    assert Compiling().progress == Progress(0, 0)


def test_what_fails_is_tried_again_in_a_single_process(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch, FAILS_BESIDE_ANOTHER)
    Compiling().run()
    assert (uncompiled / "tried").exists() and compiling.is_compiled()


def test_what_fails_again_is_said(uncompiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, "raise SystemExit(1)")
    with pytest.raises(Failed, match=", ".join(PARTS)):
        Compiling().run()


def test_without_a_place_for_machine_code_nothing_is_begun(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "cache_directory", lambda: None)
    with pytest.raises(Failed):
        Compiling().run()


def test_stopping_leaves_nothing_running(uncompiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, WAITS)
    work = Compiling(lambda progress: work.stop())
    work.run()
    assert [process.poll() is not None for process in work._processes] == [True, True]
    assert not compiling.is_compiled()


@pytest.mark.compiled
def test_a_process_that_compiles_ends_with_the_one_that_started_it(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "franchise.compiling", "rules"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)},
    )
    with process:
        while not list(tmp_path.rglob("rules.lock")):
            time.sleep(0.05)
        assert process.poll() is None and process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 1
    assert not list(tmp_path.rglob("*.complete"))
