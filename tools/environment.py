"""Makes a virtual environment with the game in it, and builds the browser client at the same time.

`python -m tools.environment DIRECTORY run|dev` installs what `requirements/` names for one of the two. It
uses nothing but the standard library: nothing is installed yet.
"""

import os
import shutil
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from tools import client, node
from tools.jobs import JobFailed, Jobs, ending_at_once

ROOT = Path(__file__).parent.parent
KINDS = ("run", "dev")
NODE = "node"


class Environment:
    """A virtual environment of a checkout."""

    def __init__(self, directory: Path, root: Path = ROOT) -> None:
        """Name its directory."""
        self.directory, self.root = directory, root
        self.programs = directory / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / "python"
        self._made = threading.Event()
        """Whether the environment is there, or cannot be made."""

    def stamp(self, kind: str) -> Path:
        """Return the file that says when everything of a kind was installed."""
        return self.directory / f".{kind}"

    def _requirements(self, kind: str) -> Path:
        return self.root / "requirements" / f"{kind}.txt"

    def is_current(self, kind: str) -> bool:
        """Return whether everything of a kind is installed."""
        stamp = self.stamp(kind)
        sources = (self._requirements(kind), self.root / "pyproject.toml")
        return stamp.is_file() and all(stamp.stat().st_mtime >= source.stat().st_mtime for source in sources)

    def _is_whole(self) -> bool:
        """Return whether there is a pip; its record is written last, when nothing can be missing any more."""
        return self.python.exists() and any(self.directory.rglob("site-packages/pip-*.dist-info/RECORD"))

    def install(self, kind: str, jobs: Jobs) -> None:
        """Install the packages and the game, unless that is done."""
        try:
            if self.is_current(kind):
                return
            if not self._is_whole():
                shutil.rmtree(self.directory, ignore_errors=True)
                jobs.run("Python environment", [sys.executable, "-m", "venv", str(self.directory)])
        finally:
            self._made.set()
        self._pip(jobs, "Python packages", kind)
        # The client is built beside; pip need not wait for it.
        jobs.run(
            "The game",
            [*self._pip_command, "install", "--no-deps", "--no-build-isolation", "--editable", "."],
            {client.WITHOUT: "1"},
        )
        for done in KINDS[: KINDS.index(kind) + 1]:
            self.stamp(done).touch()

    def build_client(self, kind: str, jobs: Jobs) -> None:
        """Build the client with the machine's Node, or with one from PyPI, which its checks need as well."""
        built = client.Client(self.root)
        if client.is_unwanted() or (built.is_current() and kind == "run"):
            return
        python = sys.executable
        if node.of_machine() is None:
            self._made.wait()
            if not self._is_whole():
                raise JobFailed("there is no environment")
            python = str(self.python)
            self._pip(jobs, "Node", NODE)
        if built.is_current():
            return
        if not built.modules_are_current():
            jobs.run("Client's packages", [python, "-m", "tools.client", "modules"])
        jobs.run("Client", [python, "-m", "tools.client", "build"])

    @property
    def _pip_command(self) -> list[str]:
        return [str(self.python), "-m", "pip", "--disable-pip-version-check", "--quiet"]

    def _pip(self, jobs: Jobs, name: str, kind: str) -> None:
        """Install exactly what a list names; Python compiles what is used when it is used."""
        exactly = ["--no-deps", "--no-compile", "--require-hashes", "--requirement"]
        jobs.run(name, [*self._pip_command, "install", *exactly, str(self._requirements(kind))])


def prepare(environment: Environment, kind: str) -> tuple[JobFailed | None, JobFailed | None]:
    """Install what is missing and build the client, both at once; return what went wrong with either."""
    jobs = Jobs(environment.root)
    installed, built = jobs.together(
        lambda: environment.install(kind, jobs), lambda: environment.build_client(kind, jobs)
    )
    return installed, built


def main(arguments: Sequence[str]) -> int:
    """Make an environment; without the client it is none, unless nobody wants one."""
    if len(arguments) != 2 or arguments[1] not in KINDS:
        print(__doc__, file=sys.stderr)
        return 2
    ending_at_once()
    try:
        failures = prepare(Environment(Path(arguments[0])), arguments[1])
    except KeyboardInterrupt:
        return 130
    for failure in filter(None, failures):
        print(failure.output.rstrip() or failure, file=sys.stderr)
    return int(any(failures))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
