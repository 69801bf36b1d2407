"""The browser client in a real Chromium: loading, confirmed moves, and hovers and plans late in a game.

`python -m bench client --against COMMIT [--rounds N]` measures hovers and plans alone, in turns with those of
another version, and prints their ratios: a busy machine slows both.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.figures import Figure
from franchise import Game
from tools import browser
from tools.client import Client, must_find

ROOT = Path(__file__).parent.parent
GAME = ROOT / "tests" / "fixtures" / "games" / "everything.json"
FRANCHISE = (sys.executable, "-c", "from franchise.cli.main import main; main()")
"""The command, whichever version is imported."""


def run() -> list[Figure]:
    """Measure on a server started for this."""
    with tempfile.TemporaryDirectory() as directory:
        record = late_record(Path(directory))
        with server(Path(directory) / "games.db") as (address, process):
            return figures(in_browser("bench/client.mjs", address, str(process), record))


def in_browser(script: str, *arguments: str) -> Any:
    """Run a script of `web/` that measures in Chromium; return what it prints."""
    node = must_find()
    Client(ROOT).install_modules(node, print, all_of_them=True)
    done = subprocess.run(
        ["node", script, *arguments],
        cwd=ROOT / "web",
        env=node.environment(CHROMIUM=str(browser.find())),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def main(arguments: Sequence[str]) -> None:
    """Measure hovers and plans in turns with those of another version."""
    parser = argparse.ArgumentParser(prog="python -m bench client", description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", required=True)
    parser.add_argument("--rounds", type=int, default=6)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as directory, ExitStack() as running:
        here = Path(directory)
        record = late_record(here)
        sources = {chosen.against: built(chosen.against, here / "other"), "this version": ROOT}
        addresses = [
            running.enter_context(server(here / f"{number}.db", source))[0]
            for number, source in enumerate(sources.values())
        ]
        measured = in_browser("bench/against.mjs", str(chosen.rounds), record, *addresses)
    show_ratios(dict(zip(sources, measured, strict=True)))


def built(commit: str, clone: Path) -> Path:
    """Check a version out, build its client and compile its rules; return where it is."""
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, clone], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=clone, check=True)
    Client(clone).build(print)
    subprocess.run([*FRANCHISE, "compile"], env=of_version(clone), check=True)
    return clone


def show_ratios(measured: Mapping[str, dict[str, list[float]]]) -> None:
    """Print medians and 95th percentiles of both versions, and how they compare."""
    table = Table("main thread", *measured, "ratio")
    for kind, name in (("hovers", "hover in the late game"), ("plans", "planned move in the late game")):
        found = [one[kind] for one in measured.values()]
        for which, values in (
            ("median", [statistics.median(costs) for costs in found]),
            ("p95", [statistics.quantiles(costs, n=20)[-1] for costs in found]),
        ):
            ratio = values[1] / values[0]
            table.add_row(f"{name}: {which}", *(f"{value:.2f} ms" for value in values), f"{ratio:.2f}")
    Console().print(table)


def late_record(directory: Path) -> str:
    """Write the record of the late game; return its path."""
    path = directory / "late.json"
    path.write_text(json.dumps(late_game().record()))
    return str(path)


def late_game() -> Game:
    """Return a five-player game in its last third, at the turn that offers the most."""
    whole = Game.from_record(json.loads(GAME.read_text()))
    best, most = 0, -1
    game = Game(whole.players, whole.setup)
    for number, move in enumerate(whole.moves):
        offered = len(game.plan(["end"]).additions) if number * 3 > 2 * len(whole.moves) else -1
        if offered > most:
            best, most = number, offered
        game.play(move)
    late = Game(whole.players, whole.setup)
    late.play_all(whole.moves[:best])
    return late


def of_version(source: Path) -> dict[str, str]:
    """Return the environment in which Python imports the game from a checkout."""
    return os.environ | {"PYTHONPATH": str(source / "src")}


@contextmanager
def server(database: Path, source: Path = ROOT) -> Iterator[tuple[str, int]]:
    """Run a server for as long as the block lasts; yield its address and its process id."""
    command = [*FRANCHISE, "serve", "--database", str(database)]
    options = ["--port", "0", "--bot-seconds", "0", "--no-rate-limits"]
    process = subprocess.Popen(
        [*command, *options], env=of_version(source), stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        yield next(line for line in process.stdout if line.startswith("Open ")).split()[1], process.pid
    finally:
        process.terminate()
        process.wait(30)


def figures(measured: dict[str, Any]) -> list[Figure]:
    """Name what was measured; whatever a busy machine slows down has a peer beside it."""
    loads, confirms = measured["loads"], measured["confirms"]
    finished = _median(measured["peerLoads"], "took")
    trip = statistics.median(measured["roundTrips"])
    # The trace gives no time for a task that it holds only in part.
    work = [took for took in (*measured["hovers"]["work"], *measured["plans"]["work"]) if took]
    return [
        Figure("first load, JavaScript as sent", measured["bytes"] / 1000, "KB", 250, at_most=True),
        Figure("hosts that are asked for anything", measured["hosts"], "hosts", 1, at_most=True),
        Figure(
            "navigation to a playable board, cold cache", _median(loads, "took"), "ms", 1000, at_most=True
        ),
        Figure("the same page as finished HTML", finished, "ms"),
        Figure("playable board to finished HTML", _median(loads, "took") / finished, "times"),
        *_work("navigation to a playable board", loads),
        Figure("confirmed move on screen", _median(confirms, "took"), "ms", 150, at_most=True),
        Figure("the same, slowest", max(one["took"] for one in confirms), "ms"),
        Figure("one request and one frame", trip, "ms"),
        Figure("confirmed move to one request and one frame", _median(confirms, "took") / trip, "times"),
        *_work("confirmed move", confirms),
        *_costs("hover in the late game", measured["hovers"], measured["hoverNodes"]),
        *_costs("planned move in the late game", measured["plans"], measured["planNodes"]),
        *(
            Figure(f"{what} on a page of 20 elements: best rounds", _best(measured[peer]), "ms")
            for what, peer in (("hover", "peerHovers"), ("press and a worker's answer", "peerPresses"))
        ),
        Figure(
            "the same work beside hovers and plans, median to best",
            statistics.median(work) / min(work),
            "times",
        ),
        Figure("elements of the page in the late game", measured["nodes"], "nodes"),
    ]


def _median(measured: list[dict[str, float]], what: str) -> float:
    return statistics.median(one[what] for one in measured)


def _work(name: str, measured: list[dict[str, float]]) -> list[Figure]:
    """Name the computing time of both sides; the server's is only known on Linux."""
    main = Figure(f"{name}: main thread", _median(measured, "main"), "ms")
    if any(one["server"] is None for one in measured):
        return [main]
    return [main, Figure(f"{name}: server", _median(measured, "server"), "ms")]


def _costs(name: str, measured: dict[str, Any], nodes: list[float]) -> list[Figure]:
    rounds = [cost for spot in measured["costs"] for cost in spot]
    late = statistics.quantiles(rounds, n=20)[-1]
    return [
        Figure(f"{name}: main thread, median", statistics.median(rounds), "ms", 8, at_most=True),
        Figure(f"{name}: main thread, p95", late, "ms", 16, at_most=True),
        Figure(f"{name}: the same, best rounds", _best(measured), "ms"),
        Figure(f"{name}: nodes touched, median", statistics.median(nodes), "nodes"),
    ]


def _best(measured: dict[str, Any]) -> float:
    """Return the median cost of the spots, each in its best round, which hardly anything disturbs."""
    return float(statistics.median(min(spot) for spot in measured["costs"]))
