"""What came of the mutants: kept, so that a run goes on where it was, held against reasons, reported."""

import ast
import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from .changes import Mutant, without_docstrings

LEAST_NOTICED = 0.95
TIME_LIMIT = "the time limit"
"""What is named as having noticed a mutant that never comes to an end."""


@dataclass(frozen=True)
class Result:
    """What came of one mutant."""

    key: str
    """A hash of the function and its change."""
    name: str
    noticed_by: str | None
    """A test, or what else went wrong."""
    world: str
    """A hash of what the result depends on: of a noticed one its test, of others everything."""


def key_of(mutant: Mutant) -> str:
    """Hash a function and its change, whatever stands around it."""
    return hashlib.sha256(f"{mutant.source}\0{mutant.name}".encode()).hexdigest()[:16]


def _hash(path: Path) -> str:
    """Hash a source without its comments and docstrings."""
    text = path.read_text("utf-8")
    meant = ast.unparse(without_docstrings(ast.parse(text))) if path.suffix == ".py" else text
    return hashlib.sha256(meant.encode()).hexdigest()[:16]


def _tests(path: str) -> dict[str, str]:
    """Hash each test of a file together with what the file has besides tests."""
    tree = without_docstrings(ast.parse(Path(path).read_text("utf-8")))
    tests = [
        node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    rest = "".join(ast.unparse(node) for node in tree.body if node not in tests)
    return {
        f"{path}::{test.name}": hashlib.sha256((ast.unparse(test) + rest).encode()).hexdigest()[:16]
        for test in tests
    }


class World:
    """All sources that a result may depend on, by their hashes; those of earlier runs are kept."""

    def __init__(self, sources: Iterable[Path], kept: Path) -> None:
        """Read the sources: files, and all in directories."""
        self._files = {
            str(path): _hash(path)
            for source in sources
            for path in (sorted(source.rglob("*")) if source.is_dir() else [source])
            if path.suffix in (".py", ".toml")
        }
        self._tests = {
            name: test
            for path in self._files
            if Path(path).name.startswith("test_")
            for name, test in _tests(path).items()
        }
        self.everything = hashlib.sha256(json.dumps(self._files).encode()).hexdigest()[:16]
        self._kept = kept
        kept.mkdir(parents=True, exist_ok=True)
        (kept / f"{self.everything}.json").write_text(json.dumps(self._files), "utf-8")

    def of(self, noticed_by: str | None) -> str:
        """Hash what a result depends on; what never ends does so whatever the tests say."""
        if noticed_by == TIME_LIMIT:
            return ""
        return self._tests.get((noticed_by or "").partition("[")[0], self.everything)

    def changed_tests(self, earlier: str) -> set[str] | None:
        """List the files of tests that have changed since an earlier world; None if anything else has."""
        file = self._kept / f"{earlier}.json"
        if not file.exists():
            return None
        before = json.loads(file.read_text("utf-8"))
        changed = {path for path in before | self._files if before.get(path) != self._files.get(path)}
        return changed if all(Path(path).name.startswith("test_") for path in changed) else None


class Memory:
    """The results of this run and of earlier ones, in a file that is only added to."""

    def __init__(self, file: Path, world: World, fresh: bool = False) -> None:
        """Read what is there; with `fresh` begin anew."""
        self._file = file
        self._world = world
        self._results: dict[str, Result] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        if fresh:
            file.unlink(missing_ok=True)
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
                result = Result(**json.loads(line))
                self._results[result.key] = result

    def valid(self, mutant: Mutant) -> Result | None:
        """Find a result that still holds."""
        result = self._results.get(key_of(mutant))
        return result if result and result.world == self._world.of(result.noticed_by) else None

    def changed_tests(self, mutant: Mutant) -> set[str] | None:
        """List the files whose tests have not been tried on a survivor; None if all are to be tried."""
        result = self._results.get(key_of(mutant))
        return self._world.changed_tests(result.world) if result and not result.noticed_by else None

    def noticed_by(self, mutant: Mutant) -> str | None:
        """Name the test that noticed a mutant last time."""
        result = self._results.get(key_of(mutant))
        return result.noticed_by if result else None

    def add(self, mutant: Mutant, noticed_by: str | None) -> None:
        """Keep a result."""
        result = Result(key_of(mutant), mutant.name, noticed_by, self._world.of(noticed_by))
        self._results[result.key] = result
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


# --- those that change nothing ---


@dataclass(frozen=True)
class Reasons:
    """Why some mutants survive: functions that are no rule, and changes that change nothing in the game."""

    left_out: dict[str, str]
    """By function or constant; `*` stands for any."""
    equivalent: dict[str, str]
    """By name of a mutant."""

    @classmethod
    def read(cls, file: Path) -> "Reasons":
        """Read them from a file, if there is one."""
        groups = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
        left_out = _by_name(file, groups.get("left_out", ()), "functions")
        return cls(left_out, _by_name(file, groups.get("equivalent", ()), "mutants"))

    def leave_out(self, mutant: Mutant) -> bool:
        """Return whether what a mutant changes is no rule."""
        return any(fnmatchcase(mutant.label, pattern) for pattern in self.left_out)


def _by_name(file: Path, groups: Sequence[Mapping[str, Any]], names: str) -> dict[str, str]:
    reasons: dict[str, str] = {}
    for group in groups:
        for name in group[names]:
            if name in reasons:
                raise ValueError(f"{file} names something twice: {name}")
            reasons[name] = group["reason"]
    return reasons


@dataclass(frozen=True)
class Report:
    """All results of a run, held against the named ones."""

    results: Sequence[tuple[Mutant, str | None]]
    reasons: Reasons
    known: Sequence[Mutant]
    """All that there are, whether they were tried or not."""

    @property
    def survivors(self) -> list[Mutant]:
        """List those that no test notices and for which there is no reason."""
        names = self.reasons.equivalent
        return [mutant for mutant, by in self.results if by is None and mutant.name not in names]

    @property
    def equivalent(self) -> list[Mutant]:
        """List those that no test can notice."""
        names = self.reasons.equivalent
        return [mutant for mutant, by in self.results if by is None and mutant.name in names]

    @property
    def noticed(self) -> list[Mutant]:
        """List those that a test notices."""
        return [mutant for mutant, by in self.results if by is not None]

    @property
    def complaints(self) -> list[str]:
        """Say which reasons are wrong."""
        noticed = {mutant.name: by for mutant, by in self.results if by is not None}
        names = {mutant.name for mutant in self.known}
        wrong = [
            f"named as equivalent, but {noticed[name]} notices it: {name}"
            for name in self.reasons.equivalent
            if name in noticed
        ]
        gone = [
            f"named as equivalent, but there is no such mutant: {name}"
            for name in self.reasons.equivalent
            if name not in names
        ]
        empty = [
            f"left out, but there is no such function: {pattern}"
            for pattern in self.reasons.left_out
            if not any(fnmatchcase(mutant.label, pattern) for mutant in self.known)
        ]
        return wrong + gone + empty

    @property
    def share(self) -> float:
        """Work out which part of those that change the game is noticed."""
        changing = len(self.noticed) + len(self.survivors)
        return len(self.noticed) / changing if changing else 1.0

    @property
    def good(self) -> bool:
        """Return whether enough is noticed, and the rest explained."""
        return not self.survivors and not self.complaints and self.share >= LEAST_NOTICED

    def text(self) -> str:
        """Write the report."""
        rows = [f"{'file':<14}{'mutants':>9}{'noticed':>9}{'survived':>10}{'equivalent':>12}"]
        modules = sorted({mutant.module for mutant, _ in self.results})
        for module in [*modules, ""]:
            counts = [
                sum(mutant.module == module or not module for mutant in group)
                for group in (self.noticed, self.survivors, self.equivalent)
            ]
            numbers = f"{sum(counts):>9}{counts[0]:>9}{counts[1]:>10}{counts[2]:>12}"
            rows.append(f"{module or 'all':<14}{numbers}")
        rows += ["", f"{self.share:.1%} of the mutants that change the game are noticed."]
        for mutant in self.survivors:
            where, _, change = mutant.name.partition(": ")
            before, _, after = change.partition(" -> ")
            rows += ["", f"survived: {where}, line {mutant.lines.start}", f"  - {before}", f"  + {after}"]
        rows += ["", *self.complaints] if self.complaints else []
        return "\n".join(rows)
