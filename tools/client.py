"""Builds the browser client into the package, where it is missing or older than its sources.

`python -m tools.client build` builds it; `python -m tools.client npm ARGUMENTS` runs npm in `web/`;
`python -m tools.client modules` only installs what npm has for it.
"""

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tools import node

SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)
SOURCE_DIRECTORIES = ("public", "src", "tools")
WITHOUT = "FRANCHISE_WITHOUT_CLIENT"
ADVICE = f" With {WITHOUT}=1 the rest is installed without it."
STAMP = "sources.sha256"
"""Names, in the built client, the sources that it was made from."""
WITH_DEVELOPMENT = ".with-development"
"""Is in `node_modules` where the packages for tests and checks are installed too."""


class NotBuilt(Exception):
    """The client could not be built; the message is one line."""


class Client:
    """The browser client of a checkout, or of an unpacked source distribution."""

    def __init__(self, root: Path) -> None:
        """Name the project's directory."""
        self.web = root / "web"
        package = root / "src" / "franchise"
        self.words = package / "words"
        self.layout = package / "board" / "layout.json"
        self.look = package / "board" / "look"
        self.built = package / "server" / "client"

    def _sources(self) -> Iterator[Path]:
        for name in SOURCES:
            yield self.web / name
        yield self.layout
        for directory in (*(self.web / name for name in SOURCE_DIRECTORIES), self.words, self.look):
            yield from sorted(path for path in directory.rglob("*") if path.suffix not in (".py", ".pyc"))

    def digest(self) -> str:
        """Hash the content of the sources: their times change with every checkout."""
        total = hashlib.sha256()
        for path in self._sources():
            if path.is_file():
                content = hashlib.sha256(path.read_bytes()).hexdigest()
                total.update(f"{path.relative_to(self.web.parent).as_posix()} {content}\n".encode())
        return total.hexdigest()

    def is_current(self) -> bool:
        """Return whether the client was built from these sources."""
        if not (self.built / "index.html").is_file():
            return False
        if not self.web.is_dir():
            return True
        stamp = self.built / STAMP
        return stamp.is_file() and stamp.read_text().strip() == self.digest()

    def modules_are_current(self, *, all_of_them: bool = False) -> bool:
        """Return whether `npm ci` has been run for this lock file, for building or for developing."""
        marks = [".package-lock.json", *([WITH_DEVELOPMENT] if all_of_them else [])]
        installed = [self.web / "node_modules" / mark for mark in marks]
        lock = (self.web / "package-lock.json").stat().st_mtime
        return all(mark.is_file() and mark.stat().st_mtime >= lock for mark in installed)

    def install_modules(
        self, found: node.Node, say: Callable[[str], None], *, all_of_them: bool = False
    ) -> None:
        """Install what the lock file names, unless that is done. Building needs a fifth of the packages."""
        if self.modules_are_current(all_of_them=all_of_them):
            return
        say("Installing the client's packages from npm ...")
        some = [] if all_of_them else ["--omit=dev"]
        self._npm(
            found, "ci", "--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--loglevel=error", *some
        )
        modules = self.web / "node_modules"
        (modules / ".package-lock.json").touch()
        if all_of_them:
            (modules / WITH_DEVELOPMENT).touch()

    def build(self, say: Callable[[str], None]) -> None:
        """Build the client, unless it is current."""
        if self.is_current():
            return
        if not self.web.is_dir():
            raise NotBuilt("the client is missing, and so are its sources in web/")
        start = time.monotonic()
        found = must_find()
        digest = self.digest()
        self.install_modules(found, say)
        say("Building the client ...")
        self._npm(found, "run", "build", "--silent")
        (self.built / STAMP).write_text(digest + "\n")
        say(f"The client is built ({time.monotonic() - start:.0f} s).")

    def _npm(self, found: node.Node, *arguments: str) -> None:
        done = found.run_npm(arguments, self.web, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD="1")
        if done.returncode != 0:
            raise NotBuilt(f"npm {arguments[0]} failed: {_reason(done.stdout)}")


def _reason(output: str) -> str:
    """Find the line that says why npm failed."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    told = [line.removeprefix("npm error").strip() for line in lines if line.startswith("npm error")]
    for start in ("network", "request to", "connect"):
        for line in told:
            if line.startswith(start):
                return line
    return next((line for line in told if not line.startswith(("code", "errno", "syscall"))), "") or (
        lines[-1] if lines else "it said nothing"
    )


def must_find() -> node.Node:
    """Find Node, or say how to get it."""
    found = node.find()
    if found is None:
        oldest = ".".join(str(part) for part in node.OLDEST)
        raise NotBuilt(f"it needs Node {oldest} or later with npm, or `pip install '{node.REQUIREMENT}'`")
    return found


def is_unwanted() -> bool:
    """Return whether the client is left out, for those who only need the library."""
    return os.environ.get(WITHOUT, "") not in ("", "0")


def way_on(error: NotBuilt) -> str:
    """Say what went wrong, and what to do, in one line."""
    return f"The browser client cannot be built: {error}.{ADVICE}"


def main(arguments: Sequence[str]) -> int:
    """Build the client, run npm for it, or install its packages."""
    client = Client(Path(__file__).parent.parent)

    def say(line: str) -> None:
        print(line, flush=True)

    try:
        if list(arguments) == ["build"]:
            if not is_unwanted():
                client.build(say)
            return 0
        if list(arguments) == ["modules"]:
            client.install_modules(must_find(), say)
            return 0
        if arguments[:1] == ["npm"]:
            found = must_find()
            client.install_modules(found, say, all_of_them=True)
            done = found.run_npm(arguments[1:], client.web, quiet=False, PYTHON=sys.executable)
            return done.returncode
    except NotBuilt as error:
        print(way_on(error), file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
