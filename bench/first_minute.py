"""The first minute: `make play` in a fresh clone until the page answers, and until a first move is played.

`python -m bench first_minute [--against COMMIT] [--rounds N]` measures the last commit, alternating with
another one. Every run has a clone, an environment and a database of its own, and empty caches of machine
code, of npm's packages and of pip's. It takes minutes and the network, so it is no part of `make bench`.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
LIMIT = 1800.0
"""After how many seconds a run has failed."""
PAGE, MOVE = "page answers", "first move accepted"
TARGETS = {PAGE: 0.5, MOVE: 0.7}

BESIDE, COMPILED = r"^Rules and bots: compiling .* meanwhile", r"^Rules and bots: compiled in"
"""The lines of a server that compiles while it answers."""
PARTS: dict[str, Sequence[tuple[str, str]]] = {
    "environment": [
        (r"^Python environment \.\.\.", r"^Python environment: done"),
        (r"^begin", r"^Installing the game"),
    ],
    "packages": [
        (r"^Python packages \.\.\.", r"^The game: done"),
        (r"^Installing the game", r"^Installing the client's packages"),
    ],
    "client": [
        (r"^Client's packages \.\.\.", r"^Client: done"),
        (r"^Installing the client's packages", r"^The client is built"),
    ],
    "compiling": [
        (BESIDE, COMPILED),
        (r"^Rules and bots: compiling", r"^Tables:"),
    ],
}
"""Between which lines a part lies, as the versions of the command write them: parts may overlap."""

HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "MAKEFLAGS", "MAKELEVEL", "FRANCHISE_INTERPRETED")


@dataclass
class Play:
    """`make play`, as it runs in a directory."""

    clone: Path
    elsewhere: Path
    lines: list[tuple[float, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Start it."""
        environment = {name: value for name, value in os.environ.items() if name not in HIDDEN}
        environment |= {
            "NUMBA_CACHE_DIR": str(self.elsewhere / "code"),
            "XDG_CACHE_HOME": str(self.elsewhere / "cache"),
            "PIP_CACHE_DIR": str(self.elsewhere / "pip"),
            "npm_config_cache": str(self.elsewhere / "npm"),
            "FRANCHISE_DATABASE": str(self.elsewhere / "games.db"),
        }
        self._began = time.monotonic()
        self.lines.append((0.0, "begin"))
        self._process = subprocess.Popen(
            ["make", "play"],
            cwd=self.clone,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._read, daemon=True).start()

    @property
    def seconds(self) -> float:
        """Return for how long it has been running."""
        return time.monotonic() - self._began

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append((self.seconds, line.rstrip()))

    def at(self, pattern: str) -> float | None:
        """Return when a line was written."""
        return next((when for when, line in list(self.lines) if re.match(pattern, line)), None)

    def wait(self, ready: Callable[[], object]) -> float:
        """Wait for something and return when it was there."""
        while not ready():
            if self._process.poll() is not None or self.seconds > LIMIT:
                sys.exit("make play failed:\n" + "\n".join(line for _, line in self.lines))
            time.sleep(0.05)
        return self.seconds

    def address(self) -> str:
        """Wait for the address of the page."""
        self.wait(lambda: self.at("Open http"))
        return next(line for _, line in self.lines if line.startswith("Open http")).split()[1]

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._process.wait(60)


def measure(commit: str) -> dict[str, float]:
    """Play a first move with a version that was never on this machine."""
    with tempfile.TemporaryDirectory() as directory:
        clone, elsewhere = Path(directory) / "clone", Path(directory) / "elsewhere"
        elsewhere.mkdir()
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, clone], check=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=clone, check=True)
        play = Play(clone, elsewhere)
        try:
            with httpx.Client(base_url=play.address(), timeout=60) as ann:
                found = {PAGE: play.wait(lambda: ann.get("/").is_success), MOVE: _first_move(play, ann)}
            if play.at(BESIDE) is not None:
                play.wait(lambda: play.at(COMPILED))
            return {name: _between(play, lines) for name, lines in PARTS.items()} | found
        finally:
            play.stop()


def _first_move(play: Play, ann: httpx.Client) -> float:
    """Open a table and play a turn, as soon as that is accepted."""
    ann.put("/api/me", json={"name": "Ann"}).raise_for_status()
    wanted = {
        "seats": [{"kind": "me"}, {"kind": "person"}],
        "start": True,
        "rules": {"start": "introductory"},
    }

    def has_rules() -> bool:
        compiling = ann.get("/api/health").raise_for_status().json().get("compiling")
        return compiling is None or compiling["rules"]

    play.wait(has_rules)
    table = ann.post("/api/tables", json=wanted).raise_for_status().json()["id"]
    ann.post(f"/api/games/{table}/moves", json={"revision": 0, "moves": ["end"]}).raise_for_status()
    return play.seconds


def _between(play: Play, candidates: Sequence[tuple[str, str]]) -> float:
    for begin, end in candidates:
        began, ended = play.at(begin), play.at(end)
        if began is not None and ended is not None:
            return ended - began
    return float("nan")


def main(arguments: Sequence[str]) -> None:
    """Measure, and print the parts with the ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench first_minute", description=__doc__)
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args(arguments)
    commits = [chosen.against, "HEAD"] if chosen.against else ["HEAD"]
    console = Console()
    runs: dict[str, list[dict[str, float]]] = {commit: [] for commit in commits}
    for number in range(chosen.rounds):
        for commit in commits:
            found = measure(commit)
            runs[commit].append(found)
            told = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in found.items())
            console.print(f"Round {number + 1}, {commit}: {told}", highlight=False)
    _show(console, runs)


def _show(console: Console, runs: Mapping[str, list[dict[str, float]]]) -> None:
    commits = list(runs)
    table = Table("part", *commits, *(["ratio", "target"] if len(commits) > 1 else []))
    for name in (*PARTS, PAGE, MOVE):
        middle = [median(run[name] for run in runs[commit]) for commit in commits]
        row = [name, *(f"{seconds:.1f} s" for seconds in middle)]
        if len(commits) > 1:
            ratio, target = middle[1] / middle[0], TARGETS.get(name)
            met = "" if target is None else f"at most {target}: {'met' if ratio <= target else 'NOT met'}"
            row += [f"{ratio:.2f}", met]
        table.add_row(*row)
    console.print(table)
