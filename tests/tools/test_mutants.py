"""The tool behind `make mutants`, on a package of three rules, one of them badly tested."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.changes import Mutant, mutants_of

ROOT = Path(__file__).parents[2]

RULES = '''
"""The rules of a small game."""

PRICE = 3


def affordable(money: int) -> bool:
    """Say whether the price can be paid."""
    return money >= PRICE


def gain(pieces: int) -> int:
    """Count two for each piece."""
    total = 0
    while pieces > 0:
        total += 2
        pieces -= 1
    return total


def wins(first: int, second: int) -> bool:
    """Let the first win if they have more."""
    return first > second
'''

TESTS = """
from small.rules import affordable, gain, wins

def test_the_price_can_be_paid_to_the_last_dollar():
    assert affordable(3) and not affordable(2)

def test_each_piece_counts_two():
    assert gain(3) == 6

def test_more_wins():
    assert wins(2, 1) and not wins(1, 2)
"""

EQUALS_DO_NOT_WIN = """
from small.rules import wins

def test_equals_do_not_win():
    assert not wins(1, 1)
"""

GREATER_OR_EQUAL = "rules.wins: return first > second -> return first >= second"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "small").mkdir()
    (tmp_path / "small" / "__init__.py").touch()
    (tmp_path / "small" / "rules.py").write_text(RULES, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n", "utf-8")
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_rules.py").write_text(TESTS, "utf-8")
    return tmp_path


def mutants(directory: Path) -> tuple[int, str]:
    """Run the tool; give its status and what it says."""
    command = "--package small --directory small --tests checks --depends-on --reasons reasons.toml"
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants", *command.split()],
        cwd=directory,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(directory)])},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def give_reason(directory: Path, *mutants: str) -> None:
    text = f'[[equivalent]]\nreason = "Equals never meet."\nmutants = {json.dumps(mutants)}\n'
    (directory / "reasons.toml").write_text(text, "utf-8")


@pytest.mark.slow
def test_a_survivor_needs_a_test_or_a_reason_and_what_is_known_is_not_tried_again(small: Path) -> None:
    status, said = mutants(small)
    assert status == 1
    assert "rules                24       23         1           0" in said
    assert "survived: rules.wins, line 23\n  - return first > second\n  + return first >= second" in said
    assert "24 tried" in said

    give_reason(small, GREATER_OR_EQUAL)
    status, said = mutants(small)
    assert status == 0, said
    assert "rules                24       23         0           1" in said
    assert "0 tried" in said

    give_reason(
        small, GREATER_OR_EQUAL, "rules.PRICE: PRICE = 3 -> PRICE = 4", "rules.wins: return a -> return b"
    )
    status, said = mutants(small)
    assert status == 1
    price_is_tested = "checks/test_rules.py::test_the_price_can_be_paid_to_the_last_dollar"
    assert f"but {price_is_tested} notices it: rules.PRICE: PRICE = 3 -> PRICE = 4" in said
    assert "but there is no such mutant: rules.wins: return a -> return b" in said

    (small / "reasons.toml").unlink()
    (small / "checks" / "test_equals.py").write_text(EQUALS_DO_NOT_WIN, "utf-8")
    # A comment moves every line and changes no rule.
    (small / "small" / "rules.py").write_text("# A comment.\n" + RULES.replace("Count", "Give"), "utf-8")
    status, said = mutants(small)
    assert status == 0, said
    assert "24 mutants, 23 of them known." in said
    assert "100.0% of the mutants that change the game are noticed." in said


@pytest.mark.slow
def test_a_run_that_was_stopped_goes_on_where_it_was(small: Path) -> None:
    mutants(small)
    results = small / "build" / "mutants" / "results.jsonl"
    known = results.read_text("utf-8").splitlines(keepends=True)[:20]
    results.write_text("".join(known), "utf-8")
    _, said = mutants(small)
    assert "24 mutants, 20 of them known." in said
    assert "rules                24       23         1           0" in said
    assert "4 tried" in said


def changes_of(statement: str) -> list[str]:
    """List what a statement of a function is changed to."""
    text = f"def f(a, b, s):\n    {statement}\n"
    return [mutant.name.partition(" -> ")[2] for mutant in mutants_of("m", text)]


@pytest.mark.parametrize(
    ("statement", "changed"),
    [
        ("return a < b", ["return 0", "return a <= b", "return a >= b"]),
        ("return a & b", ["return 0", "return a | b", "return a", "return b"]),
        ("return a and b", ["return 0", "return a or b", "return b", "return a"]),
        ("return min(a, 5)", ["return 0", "return max(a, 5)", "return min(a, 6)", "return min(a, 4)"]),
        ("s.x = not a", ["pass", "s.x = a"]),
        ("s.x += a", ["pass", "s.x = a", "s.x -= a"]),
        ("emit(a, 0, 1)", ["pass", "emit(a, 0, 2)", "emit(a, 0, 0)"]),
        ("return a if b else s", ["return 0", "return a if True else s", "return a if False else s"]),
    ],
)
def test_each_part_of_a_statement_is_changed_in_turn(statement: str, changed: list[str]) -> None:
    assert changes_of(statement) == changed


def test_loops_are_left_out_cut_short_and_made_longer() -> None:
    loop = "for i in range(a):\n        if i:\n            break"
    assert changes_of(loop) == [
        "for i in ():",
        "for i in range(a - 1):",
        "for i in range(a + 1):",
        "if True:",
        "if False:",
        "continue",
    ]


def test_only_the_changed_place_differs() -> None:
    def written(mutant: Mutant) -> str:
        return ast.unparse(mutant.tree)

    text = "def f(a, b):\n    a += 1\n    a += 1\n    return a < b\n"
    lines = [written(mutant).splitlines()[1:] for mutant in mutants_of("m", text)]
    original = ["    a += 1", "    a += 1", "    return a < b"]
    assert all(sum(old != new for old, new in zip(original, changed, strict=True)) == 1 for changed in lines)
    assert len({tuple(changed) for changed in lines}) == len(lines) == 13
