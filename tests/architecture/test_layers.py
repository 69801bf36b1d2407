"""Imports point one way: between the packages of `franchise`, and between the rooms of its server.

The graph is built from the sources. Every import statement counts, inside functions and for type checkers as
well; `import_module` does not, with which `franchise.compiling` loads what it compiles in other processes.
"""

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import franchise

SOURCES = Path(franchise.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"

PACKAGES = (
    "board",
    "kernel",
    "game",
    "bots",
    "variations",
    "compiling",
    "words",
    "drawing",
    "envs",
    "arena",
    "cluster",
    "training",
    "datasets",
    "review",
    "puzzles",
    "server",
    "cli",
)
"""From the lowest: each may import those before it. `franchise/__init__.py` lies above them all."""
ROOMS = (
    "base",
    "tables",
    "storage",
    "house",
    "models",
    "live",
    "thinking",
    "announce",
    "http",
    "run",
)
"""The rooms of `franchise.server`, from the lowest; the base is made of the files beside the rooms."""
KERNEL_USERS = ("kernel", "game", "bots", "envs", "training")
"""What speaks of a game in the kernel's integers: the game, and what has compiled code of its own."""
COMPILING = ("franchise.kernel.jit", "franchise.kernel.caches")
"""How the kernel is compiled, of which everybody may know."""


@dataclass(frozen=True)
class Import:
    """One import of a module of the package by another."""

    importer: str
    imported: str
    place: str

    def __str__(self) -> str:
        """Name it as editors do."""
        return f"{self.place} imports {self.imported}"


def modules() -> dict[str, Path]:
    """List the modules of the package with their files."""
    found = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = ("franchise", *path.relative_to(SOURCES).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports_of(name: str, source: str, known: Collection[str], file: str) -> Iterator[Import]:
    """List what a module imports of the package, wherever in its source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = [*name.split(".")[: -node.level], node.module] if node.level else [node.module]
            module = ".".join(filter(None, base))
            whole = [f"{module}.{alias.name}" for alias in node.names]
            targets = [target if target in known else module for target in whole]
        else:
            continue
        for target in dict.fromkeys(targets):
            if target.split(".")[0] == "franchise":
                yield Import(name, target, f"{file}:{node.lineno}")


def all_imports() -> list[Import]:
    """List all imports within the package."""
    known = modules()
    return [
        found
        for name, path in known.items()
        for found in imports_of(name, path.read_text(), known, str(path.relative_to(SOURCES.parent)))
    ]


@pytest.fixture(scope="module")
def imports() -> list[Import]:
    """Return all imports within the package."""
    return all_imports()


def package_of(module: str) -> str | None:
    """Name the package of a module; None for the files beside the packages."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in PACKAGES else None


def room_of(module: str) -> str | None:
    """Name the server's room of a module; None for what is not of the server."""
    parts = module.split(".")
    if parts[:2] != ["franchise", "server"]:
        return None
    return parts[2] if len(parts) > 2 and (SOURCES / "server" / parts[2]).is_dir() else "base"


def upward(imports: Sequence[Import], order: Sequence[str], layers: Mapping[str, str | None]) -> list[str]:
    """Name the imports of what lies above the importer; what is in no layer lies above all."""
    heights = {layer: height for height, layer in enumerate(order)}
    top = len(order)
    return [
        f"{found}, which lies above"
        for found in imports
        if heights.get(layers[found.imported] or "", top) > heights.get(layers[found.importer] or "", top)
    ]


def test_every_directory_is_a_layer() -> None:
    packages = {path.parent.name for path in SOURCES.glob("*/__init__.py")}
    packages |= {path.stem for path in SOURCES.glob("*.py")} - {"__init__", "__main__"}
    rooms = {path.parent.name for path in (SOURCES / "server").glob("*/__init__.py")}
    assert packages == set(PACKAGES)
    assert rooms == set(ROOMS) - {"base"}


def test_packages_import_only_those_below_them(imports: list[Import]) -> None:
    layers = {name: package_of(name) for name in modules()}
    assert upward(imports, PACKAGES, layers) == []


def test_only_what_is_compiled_too_speaks_of_games_as_the_kernel_does(imports: list[Import]) -> None:
    found = [
        f"{found}, which is for {', '.join(KERNEL_USERS)}"
        for found in imports
        if package_of(found.imported) == "kernel"
        and package_of(found.importer) not in KERNEL_USERS
        and found.imported not in COMPILING
    ]
    assert found == []


def test_rooms_of_the_server_import_only_those_below_them(imports: list[Import]) -> None:
    within = [found for found in imports if room_of(found.importer) and room_of(found.imported)]
    layers = {name: room_of(name) for name in modules()}
    assert upward(within, ROOMS, layers) == []


@pytest.mark.parametrize(("order", "layer_of"), [(PACKAGES, package_of), (ROOMS, room_of)])
def test_the_tables_of_the_docs_are_as_the_sources_are(
    order: Sequence[str], layer_of: Callable[[str], str | None], imports: list[Import]
) -> None:
    rows = re.findall(
        r"^\| `?(?:franchise\.)?(\w+)`? \| [^|]+ \|([^|]*)\|$", ARCHITECTURE.read_text(), re.MULTILINE
    )
    shown = [(layer, tuple(re.findall(r"\w+", below))) for layer, below in rows if layer in order]
    pairs = {(layer_of(found.importer), layer_of(found.imported)) for found in imports}
    assert shown == [
        (layer, tuple(other for other in order if other != layer and (layer, other) in pairs))
        for layer in order
    ]


def test_no_module_imports_itself_by_way_of_others(imports: list[Import]) -> None:
    graph: dict[str, set[str]] = {}
    for found in imports:
        if not found.importer.startswith(
            f"{found.imported}."
        ):  # a package's own file is loaded before its modules
            graph.setdefault(found.importer, set()).add(found.imported)
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_an_upward_import_is_named() -> None:
    source = "from franchise.cli import main\n"
    found = list(imports_of("franchise.board.board", source, modules(), "franchise/board/board.py"))
    layers = {"franchise.board.board": "board", "franchise.cli.main": "cli"}
    expected = "franchise/board/board.py:1 imports franchise.cli.main, which lies above"
    assert upward(found, PACKAGES, layers) == [expected]


def test_every_import_counts_wherever_it_stands() -> None:
    source = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from franchise.cli import main
def late():
    import franchise.server.errors
    from . import bits
"""
    found = [item.imported for item in imports_of("franchise.kernel.late", source, modules(), "late.py")]
    assert found == ["franchise.cli.main", "franchise.server.errors", "franchise.kernel.bits"]
