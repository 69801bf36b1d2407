"""The pages of `docs/` as a site: every public name is there, and every page leads somewhere."""

import inspect
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REFERENCE = (ROOT / "docs" / "reference.md").read_text()
MODULES = re.findall(r"automodule:: (\S+)", REFERENCE)
NOTEBOOK = ROOT / "docs" / "first-steps.ipynb"

PUBLIC = [(module, name) for module in MODULES for name in import_module(module).__all__]


def own_members(found: type) -> list[str]:
    """List what a class itself offers."""
    return [
        name
        for name, member in vars(found).items()
        if not name.startswith("_")
        and (isinstance(member, property | staticmethod | classmethod) or inspect.isfunction(member))
    ]


def test_the_reference_has_every_module_that_names_what_is_public() -> None:
    packages = {
        f"franchise.{path.parent.name}"
        for path in (ROOT / "src" / "franchise").glob("*/__init__.py")
        if re.search(r"^__all__ = \[", path.read_text(), re.MULTILINE)
    }
    assert set(MODULES) >= packages | {"franchise"}


@pytest.mark.parametrize(("module", "name"), PUBLIC, ids=[f"{module}.{name}" for module, name in PUBLIC])
def test_a_public_name_is_documented(module: str, name: str) -> None:
    found = getattr(import_module(module), name)
    if not (inspect.isclass(found) or inspect.isroutine(found)):
        return  # a table, a number or a type: the reference says what it is
    assert inspect.getdoc(found), name
    if inspect.isclass(found):
        silent = [
            member
            for member in own_members(found)
            if not inspect.getdoc(inspect.getattr_static(found, member))
        ]
        assert not silent


def test_the_notebook_is_kept_without_what_it_printed() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text())["cells"] if cell["cell_type"] == "code"]
    assert cells and not any(cell["outputs"] or cell["execution_count"] for cell in cells)


@pytest.mark.slow
@pytest.mark.compiled
def test_the_site_is_built_without_a_warning_and_its_notebook_runs(tmp_path: Path) -> None:
    build = [
        sys.executable,
        "-m",
        "sphinx",
        "--quiet",
        "--fail-on-warning",
        "--keep-going",
        "-c",
        "tools/site",
    ]
    done = subprocess.run(
        [*build, "-d", str(tmp_path / "read"), "docs", str(tmp_path / "site")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    reference = (tmp_path / "site" / "reference.html").read_text()
    assert [name for name in PUBLIC if f'id="{".".join(name)}"' not in reference] == []
    assert "games finished" in (tmp_path / "site" / "first-steps.html").read_text()
    assert "franchise serve" in (tmp_path / "site" / "commands.html").read_text()
