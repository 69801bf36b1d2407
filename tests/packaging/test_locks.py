"""The lock files: what pip of every version installs from them."""

import re
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = Path(__file__).parents[2] / "requirements"


def pinned(lock: str) -> dict[str, Requirement]:
    """Read what a lock file pins, by name."""
    lines = re.findall(r"^[a-z0-9][^\\\n]*", (LOCKS / lock).read_text("utf-8"), re.MULTILINE)
    return {canonicalize_name(pin.name): pin for pin in map(Requirement, lines)}


def demanded_extras(name: str) -> set[tuple[str, str]]:
    """Collect the extras of other packages that an installed one asks for without a condition."""
    needs = [Requirement(need) for need in requires(name) or ()]
    return {
        (canonicalize_name(need.name), extra) for need in needs if not need.marker for extra in need.extras
    }


@pytest.mark.parametrize(("lock", "by"), [("run.txt", "franchise"), ("dev.txt", "pytest-cov")])
def test_extras_are_pinned_with_their_packages(lock: str, by: str) -> None:
    """Older pips look up a package with an extra by itself, find its newest version and refuse its hash."""
    demanded = demanded_extras(by)
    assert demanded, f"{by} asks for an extra"
    pins = pinned(lock)
    missing = [f"{name}[{extra}]" for name, extra in demanded if extra not in pins[name].extras]
    assert not missing, f"{lock} does not pin {missing}"
