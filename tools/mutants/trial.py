"""Tries mutants: each in a process forked from one that has collected all tests, or in a process apart.

A changed function gets the changed code in its place, which reaches every module that has imported it. What a
module does when it is imported can only be changed before: these mutants are tried by a new pytest.
"""

import ast
import gc
import importlib
import json
import os
import pickle
import resource
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NoReturn

import coverage
import numpy as np
import pytest
from _pytest.runner import runtestprotocol

from .changes import Mutant, mutants_of
from .results import TIME_LIMIT

QUIET = ("-q", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:randomly")
MARKS = ("-m", "not slow and not compiled")
LONGEST_TEST = 0.3
"""Tests of more seconds than this are left out: mutants that only they notice count as not noticed."""
MORE_MEMORY = 2 << 30
SECONDS_APART = 300


@dataclass
class Baseline:
    """What the tests do without any change."""

    seconds: dict[str, float] = field(default_factory=dict)
    """By test."""
    tests: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    """By module and line: the tests that come there."""
    failed: list[str] = field(default_factory=list)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """List the tests that come to the changed statement, the shortest first."""
        found = {test for line in mutant.lines for test in self.tests.get((mutant.module, line), ())}
        return sorted(found, key=lambda test: (self.seconds[test], test))

    def without(self, files: set[str]) -> "Baseline":
        """Forget the tests of some files."""
        seconds = {name: seconds for name, seconds in self.seconds.items() if _file(name) not in files}
        tests = {
            line: [name for name in names if _file(name) not in files] for line, names in self.tests.items()
        }
        return Baseline(seconds, tests)

    def with_(self, other: "Baseline") -> "Baseline":
        """Add what other tests do."""
        lines = self.tests | other.tests
        tests = {line: self.tests.get(line, []) + other.tests.get(line, []) for line in lines}
        return Baseline(self.seconds | other.seconds, tests, self.failed + other.failed)


def _file(test: str) -> str:
    return test.partition("::")[0]


@dataclass(frozen=True)
class Sources:
    """The package that is changed, and the tests that are to notice."""

    package: str
    directory: Path
    """Where the package is: it must be found before it is imported."""
    tests: tuple[str, ...]

    def file(self, module: str) -> Path:
        """Give the file of a module."""
        return self.directory / f"{module}.py"

    def modules(self) -> list[str]:
        """List the modules of the package."""
        return sorted(file.stem for file in self.directory.glob("*.py") if file.stem != "__init__")

    def text(self) -> str:
        """Give the text of the whole package, on whose lines the measured tests depend."""
        return "".join(self.file(module).read_text("utf-8") for module in self.modules())

    def mutants(self, module: str) -> list[Mutant]:
        """List the mutants of a module."""
        return mutants_of(module, self.file(module).read_text("utf-8"))


class Collected:
    """A plugin of pytest that hands the collected tests over instead of running them."""

    def __init__(self, work: Callable[[dict[str, pytest.Item]], None]) -> None:
        """Say what to do with the tests by their name."""
        self._work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do the work."""
        self._work({item.nodeid: item for item in session.items})
        return True


def with_tests(sources: Sources, work: Callable[[dict[str, pytest.Item]], None]) -> int:
    """Collect the tests and do something with them."""
    _make_records_fast()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take most of the time of a start
    return int(pytest.main([*QUIET, *MARKS, *sources.tests], plugins=[Collected(work)]))


def _make_records_fast() -> None:
    """Have NumPy find the fields of records by itself: its own way in Python takes a third of all time."""
    record: Any = np.record
    if "__getattribute__" in vars(record):
        del record.__getattribute__
    record.__getattr__ = np.void.__getitem__
    record.__setattr__ = np.void.__setitem__


# --- in a forked process ---


class Child:
    """A forked process that hands a result over."""

    def __init__(self, work: Callable[[], Any]) -> None:
        """Start it."""
        sys.stdout.flush()
        sys.stderr.flush()
        self._reader, writer = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            self._run(work, writer)
        os.close(writer)

    def _run(self, work: Callable[[], Any], writer: int) -> NoReturn:
        errors = os.dup(2)
        try:
            gc.disable()  # it would copy the memory that the processes share
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            result = pickle.dumps(work())
            with os.fdopen(writer, "wb") as file:
                file.write(result)
            os._exit(0)
        except BaseException:
            os.write(errors, traceback.format_exc().encode())
        finally:
            os._exit(1)

    def result(self) -> Any:
        """Read what it hands over; None if it ends without that."""
        with os.fdopen(self._reader, "rb") as file:
            result = file.read()
        return pickle.loads(result) if result else None


def measure(sources: Sources, items: dict[str, pytest.Item]) -> Baseline:
    """Run all tests once and see how long they take and which lines they come to."""
    child = Child(lambda: _measure(sources, items))
    baseline = child.result()
    os.waitpid(child.pid, 0)
    assert isinstance(baseline, Baseline), "the unchanged tests do not come to an end"
    return baseline


def _measure(sources: Sources, items: dict[str, pytest.Item]) -> Baseline:
    baseline = Baseline()
    measured = coverage.Coverage(data_file=None, source=[str(sources.directory)], config_file=False)
    signal.signal(signal.SIGPROF, _stop)
    measured.start()
    for name, item in items.items():
        measured.switch_context(name)
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, 2 * LONGEST_TEST)
        with suppress(TimeoutError):  # which may come between two steps of the test too
            passes = False
            passes = _passes(item)
        signal.setitimer(signal.ITIMER_PROF, 0)
        baseline.seconds[name] = time.process_time() - begun
        if not passes and baseline.seconds[name] <= LONGEST_TEST:
            baseline.failed.append(name)
    measured.stop()
    data = measured.get_data()
    for file in data.measured_files():
        for line, names in data.contexts_by_lineno(file).items():
            baseline.tests[Path(file).stem, line] = [
                name for name in names if name and baseline.seconds[name] <= LONGEST_TEST
            ]
    return baseline


def _stop(_signal: int, _frame: object) -> NoReturn:
    raise TimeoutError("a test that is left out")


def _passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def try_in_place(
    sources: Sources, mutant: Mutant, items: dict[str, pytest.Item], baseline: Baseline, order: Sequence[str]
) -> str | None:
    """Put the changed function in place and run tests until one fails; give its name."""
    function = getattr(importlib.import_module(f"{sources.package}.{mutant.module}"), mutant.function)
    function.__code__ = code_of(mutant, function)
    _limit_memory()
    for name in order:
        signal.setitimer(signal.ITIMER_PROF, 0.5 + 10 * baseline.seconds[name])  # of the processor's time
        if not _passes(items[name]):
            return name
    return None


def code_of(mutant: Mutant, function: object) -> CodeType:
    """Compile a changed function."""
    if not isinstance(function, FunctionType):
        raise TypeError(f"{mutant.module}.{mutant.function} is compiled: set FRANCHISE_INTERPRETED=1")
    tree = mutant.tree
    assert isinstance(tree, ast.FunctionDef)
    tree.decorator_list = []
    module = compile(ast.Module([tree], []), function.__code__.co_filename, "exec")
    return next(constant for constant in module.co_consts if isinstance(constant, CodeType))


def _limit_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if Path("/proc/self/statm").exists() else 0
    limit = pages * resource.getpagesize() + MORE_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, resource.getrlimit(resource.RLIMIT_AS)[1]))


# --- in a process apart ---


def try_apart(sources: Sources, mutant: Mutant, left_out: Sequence[str]) -> str | None:
    """Run the tests in a new process that imports the changed module; name the first that fails."""
    if not sources.tests:
        return None
    with tempfile.NamedTemporaryFile("w+", suffix=".json") as file:
        package = [sources.package, str(sources.directory), sources.tests]
        json.dump([*package, mutant.module, mutant.name, list(left_out)], file)
        file.flush()
        try:
            done = subprocess.run(
                [sys.executable, "-m", "tools.mutants.trial", file.name],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                check=False,
                timeout=SECONDS_APART,
            )
        except subprocess.TimeoutExpired:
            return TIME_LIMIT
    last = done.stdout.strip().rpartition("\n")[2]
    if TRYING not in done.stdout:
        raise ChildProcessError(f"the trial itself failed: {mutant.name}")
    if last == NOT_NOTICED:
        return None
    return last.removeprefix(NOTICED) if last.startswith(NOTICED) else "importing it"


TRYING, NOTICED, NOT_NOTICED = "trying it", "noticed by ", "not noticed"


def changed_module(mutant: Mutant, text: str) -> ast.Module:
    """Write a module with the change in it."""
    changed = mutant.tree
    if isinstance(changed, ast.Module):
        return changed
    tree = ast.parse(text)
    tree.body = [
        changed if isinstance(node, ast.FunctionDef) and node.name == mutant.function else node
        for node in tree.body
    ]
    return tree


class _Changed(MetaPathFinder, Loader):
    """Imports one module with its change."""

    def __init__(self, name: str, file: Path, tree: ast.Module) -> None:
        self._name = name
        self._file = file
        self._tree = tree

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self._file, loader=self) if name == self._name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._tree, str(self._file), "exec"), module.__dict__)


def _run_apart(
    package: str, directory: str, tests: list[str], module: str, name: str, left_out: list[str]
) -> None:
    sources = Sources(package, Path(directory), tuple(tests))
    file = sources.file(module)
    mutant = next(mutant for mutant in sources.mutants(module) if mutant.name == name)
    tree = changed_module(mutant, file.read_text("utf-8"))
    sys.meta_path.insert(0, _Changed(f"{package}.{module}", file, tree))
    _limit_memory()
    print(TRYING, flush=True)
    noticed: list[str] = []

    def run(items: dict[str, pytest.Item]) -> None:
        for test, item in items.items():
            if test not in left_out and not _passes(item):
                noticed.append(test)
                return

    status = with_tests(sources, run)
    if not noticed and status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        noticed.append("collecting the tests")
    print(f"\n{NOTICED}{noticed[0]}" if noticed else f"\n{NOT_NOTICED}")


if __name__ == "__main__":
    _run_apart(*json.loads(Path(sys.argv[1]).read_text("utf-8")))
