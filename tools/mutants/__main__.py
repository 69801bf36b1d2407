"""Tries all mutants of the kernel against the rule tests: `make mutants`.

What is known from an earlier run is not tried again, as long as the function and the test that notices it are
the same. A survivor is tried again whenever a source or a test has changed.
"""

import argparse
import os
import pickle
import signal
import sys
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from .changes import Mutant
from .results import TIME_LIMIT, Memory, Reasons, Report, World
from .trial import (
    LONGEST_TEST,
    Baseline,
    Child,
    Sources,
    measure,
    try_apart,
    try_in_place,
    with_tests,
)

SECONDS_BETWEEN_LINES = 10.0
SIGNALS: dict[int, str] = {signal.SIGPROF: TIME_LIMIT}
"""Who ends a trial by a signal."""


class Run:
    """Tries mutants, several at the same time."""

    def __init__(self, sources: Sources, world: World, memory: Memory, measured: Path, jobs: int) -> None:
        """Say what is tried, and in which file the measured tests are kept."""
        self._sources = sources
        self._world = world
        self._measured = measured
        self._memory = memory
        self._jobs = jobs
        self._running: dict[int, tuple[Mutant, Child]] = {}
        self._noticing: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=8))
        """By function: the tests that noticed its last mutants; they are the first for the next one."""
        self._noticed: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By module: how many mutants each test noticed; the best come next."""

    def __call__(self, mutants: list[Mutant], items: dict[str, pytest.Item]) -> None:
        """Try mutants against collected tests."""
        baseline = self._baseline(items)
        begun = said = time.monotonic()
        for number, mutant in enumerate(mutants):
            while len(self._running) >= self._jobs:
                self._wait()
            child = Child(self._trial(mutant, baseline, items))
            self._running[child.pid] = mutant, child
            if time.monotonic() - said > SECONDS_BETWEEN_LINES:
                said = time.monotonic()
                print(
                    f"{number} of {len(mutants)} mutants in {said - begun:.0f} s: {mutant.name}", flush=True
                )
        while self._running:
            self._wait()

    def _baseline(self, items: dict[str, pytest.Item]) -> Baseline:
        """Measure the tests; of an earlier run's, those in files that have changed."""
        baseline, changed = Baseline(), None
        if self._measured.exists():
            earlier, lines, kept = pickle.loads(self._measured.read_bytes())
            changed = self._world.changed_tests(earlier) if lines == self._sources.text() else None
            baseline = kept if changed is not None else baseline
        wanted = {
            name: item
            for name, item in items.items()
            if changed is None or name.partition("::")[0] in changed
        }
        baseline = baseline.without(changed or set())
        if wanted:  # a run that was stopped goes on with what it has measured
            baseline = baseline.with_(measure(self._sources, wanted))
        if baseline.failed:
            sys.exit("These tests fail without any change: " + ", ".join(baseline.failed))
        self._measured.write_bytes(pickle.dumps((self._world.everything, self._sources.text(), baseline)))
        return baseline

    def _trial(
        self, mutant: Mutant, baseline: Baseline, items: dict[str, pytest.Item]
    ) -> Callable[[], str | None]:
        sources, tests = self._sources, baseline.tests_of(mutant)
        changed = self._memory.changed_tests(mutant)
        if mutant.imported or not (tests or mutant.decorated):
            long = [name for name, seconds in baseline.seconds.items() if seconds > LONGEST_TEST]
            files = sources.tests if changed is None else tuple(sorted(filter(os.path.exists, changed)))
            return lambda: try_apart(replace(sources, tests=files), mutant, long)
        if changed is not None:
            tests = [test for test in tests if test.partition("::")[0] in changed]
        best = [test for test, _ in self._noticed[mutant.module].most_common(40)]
        first = [self._memory.noticed_by(mutant), *self._noticing[mutant.label], *best]
        order = [*dict.fromkeys(test for test in first if test in tests), *tests]
        return lambda: try_in_place(sources, mutant, items, baseline, list(dict.fromkeys(order)))

    def _wait(self) -> None:
        pid, status = os.wait()
        mutant, child = self._running.pop(pid)
        if status and not os.WIFSIGNALED(status):
            raise ChildProcessError(f"the trial itself failed: {mutant.name}")
        result: str | None = child.result()
        noticed_by = SIGNALS.get(os.WTERMSIG(status), "the system") if status else result
        self._memory.add(mutant, noticed_by)
        if noticed_by:
            self._noticing[mutant.label].appendleft(noticed_by)
            self._noticed[mutant.module][noticed_by] += 1


def main() -> None:
    """Try what is not known yet, and report."""
    options = _options()
    sources = Sources(options.package, options.directory, tuple(options.tests))
    reasons = Reasons.read(options.reasons)
    known = [mutant for module in sources.modules() for mutant in sources.mutants(module)]
    mutants = [
        mutant
        for mutant in known
        if mutant.name.startswith(tuple(options.only) or "") and not reasons.leave_out(mutant)
    ]
    files = [options.directory, *map(Path, [*options.tests, *options.depends_on])]
    world = World(files, options.out / "worlds")
    mutants = mutants[:: options.sample]
    memory = Memory(options.out / "results.jsonl", world, options.fresh)
    wanted = [mutant for mutant in mutants if memory.valid(mutant) is None]
    wanted.sort(key=lambda mutant: mutant.imported)  # those that take longest come last
    print(f"{len(mutants)} mutants, {len(mutants) - len(wanted)} of them known.", flush=True)
    begun = time.monotonic()
    if wanted:
        run = Run(sources, world, memory, options.out / "baseline.pickle", options.jobs)
        if with_tests(sources, lambda items: run(wanted, items)) not in (0, 5):
            sys.exit("The tests cannot be collected.")
    results = [(mutant, memory.noticed_by(mutant)) for mutant in mutants]
    report = Report(results, reasons, known)
    text = report.text()
    (options.out / "report.txt").write_text(text + "\n", "utf-8")
    print(
        f"\n{text}\n\n{len(wanted)} tried in {time.monotonic() - begun:.0f} s; {options.out / 'report.txt'}"
    )
    sys.exit(0 if report.good else 1)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("only", nargs="*", help="how the names of the mutants begin: cities.leader")
    parser.add_argument("--package", default="franchise.kernel")
    parser.add_argument("--directory", type=Path, default=Path("src/franchise/kernel"))
    parser.add_argument("--tests", nargs="+", default=["tests/rules", "tests/game"])
    parser.add_argument(
        "--depends-on",
        nargs="*",
        default=["src/franchise/board", "src/franchise/game", "tests/tables.py"],
        help="what else decides what a test does",
    )
    parser.add_argument("--reasons", type=Path, default=Path(__file__).with_name("reasons.toml"))
    parser.add_argument("--out", type=Path, default=Path("build/mutants"))
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="only each Nth mutant")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="forget what is known")
    return parser.parse_args()


if __name__ == "__main__":
    main()
