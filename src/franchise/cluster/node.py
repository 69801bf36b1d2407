"""What a node of a cluster does: say what it has, compile once, play chunks of tasks."""

import os
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from franchise.arena.match import Failure
from franchise.arena.workers import Task
from franchise.cluster.versions import differences, hashes_of, versions
from franchise.compiling import Compiling, Failed, is_compiled

Report = tuple[list[Any], float]
"""The outcomes of some tasks, in order, and how many seconds they took."""


def look_over(here: Mapping[str, str], files: Mapping[str, str]) -> tuple[list[str], bool]:
    """Return what this node has otherwise than the one who asks, and whether it has yet to compile."""
    otherwise = differences(here, versions())
    otherwise += differences(files, hashes_of(files))
    return otherwise, not otherwise and not is_compiled()


def load() -> None:
    """Do nothing: importing this module has loaded what games need."""


def compile_once() -> None:
    """Compile rules and bots, so that not every process of this node does it."""
    with suppress(Failed):  # where nothing can be kept, each process compiles what it needs
        Compiling().run()


def play_chunk(tasks: Sequence[Task[Any]], directory: str, pause: float) -> Iterator[Report]:
    """Play tasks one after the other, and report what came out, with some seconds between reports."""
    with suppress(OSError):
        os.chdir(directory)  # where the files lie that are named relatively
    outcomes: list[Any] = []
    began = time.perf_counter()
    for task in tasks:
        outcomes.append(_played(task))
        seconds = time.perf_counter() - began
        if seconds >= pause:
            yield outcomes, seconds
            outcomes, began = [], time.perf_counter()
    if outcomes:
        yield outcomes, time.perf_counter() - began


def _played(task: Task[Any]) -> Any:
    try:
        return task.play()
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{os.path.basename(where.filename)}, line {where.lineno}"
        return Failure(task.number, f"raised {type(error).__name__}: {error} ({place})")
