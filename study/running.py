"""Plays the games of a study in processes, and keeps what came out: stopped, a study goes on where it was."""

import json
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from franchise.arena.match import Failure
from franchise.arena.workers import Workers, play_tasks
from franchise.cluster import ClusterFailed, workers_for

SECONDS_BETWEEN_LINES = 10.0

Row = dict[str, Any]


def add_workers(parser: ArgumentParser, jobs: int = 1) -> None:
    """Declare who plays: processes of this machine, or a cluster."""
    parser.add_argument(
        "--jobs",
        type=_at_least_one,
        metavar="N",
        help=f"how many play at the same time ({jobs}; on a cluster one for each core)",
    )
    parser.add_argument(
        "--cluster",
        metavar="auto|HOST:PORT",
        help="play on the Ray cluster of this machine, or of an address",
    )
    parser.set_defaults(usual_jobs=jobs)


def chosen_workers(arguments: Namespace) -> int | Workers:
    """Return who plays; leave where there is no such cluster."""
    jobs = arguments.jobs or (None if arguments.cluster else arguments.usual_jobs)
    try:
        return workers_for(jobs, arguments.cluster, lambda line: print(line, file=sys.stderr, flush=True))
    except ClusterFailed as error:
        sys.exit(str(error))


def cores_of(workers: int | Workers) -> int:
    """Return how many tasks are played at the same time."""
    return workers if isinstance(workers, int) else workers.cores


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ArgumentTypeError(f"expected at least 1 job, got {number}")
    return number


class Task(Protocol):
    """A game to be played."""

    @property
    def number(self) -> int:
        """Return its number, which its chance depends on."""

    def play(self) -> Row:
        """Play it, and say what is to be kept."""


class Run:
    """Plays tasks in processes and keeps what came out."""

    def __init__(self, results: Path, jobs: int | Workers) -> None:
        """Keep results in a directory."""
        self._results, self._jobs, self._said = results, jobs, 0.0
        self.notes: list[str] = []
        results.mkdir(parents=True, exist_ok=True)

    def rows(self, name: str, tasks: Iterable[Task]) -> Iterator[Row]:
        """Yield the row of each task by number; play those that the file does not have."""
        path, tasks = self._results / name, list(tasks)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        kept = {row["number"]: row for row in map(json.loads, lines)}
        with closing(play_tasks([task for task in tasks if task.number not in kept], self._jobs)) as played:
            for row in played:
                if isinstance(row, Failure):
                    sys.exit(f"game {row.number}: {row.message}")
                kept[row["number"]] = row
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row, separators=(",", ":")) + "\n")
        yield from (kept[task.number] for task in tasks)

    def say(self, line: str) -> None:
        """Tell how far it is, not too often."""
        if time.monotonic() - self._said > SECONDS_BETWEEN_LINES:
            self._said = time.monotonic()
            print(line, file=sys.stderr, flush=True)
