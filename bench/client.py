"""The browser client in a real Chromium: loading, confirmed moves, and hovers and plans late in a game."""

import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.figures import Figure
from franchise import Game
from tools import browser
from tools.client import Client, must_find

ROOT = Path(__file__).parent.parent
GAME = ROOT / "tests" / "fixtures" / "games" / "everything.json"


def run() -> list[Figure]:
    """Measure on a server started for this."""
    node = must_find()
    Client(ROOT).install_modules(node, print, all_of_them=True)
    with tempfile.TemporaryDirectory() as directory:
        record = Path(directory) / "late.json"
        record.write_text(json.dumps(late_game().record()))
        with server(Path(directory) / "games.db") as (address, process):
            done = subprocess.run(
                ["node", "bench/client.mjs", address, str(process), str(record)],
                cwd=ROOT / "web",
                env=node.environment(CHROMIUM=str(browser.find())),
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
    return figures(json.loads(done.stdout))


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


@contextmanager
def server(database: Path) -> Iterator[tuple[str, int]]:
    """Run a server for as long as the block lasts; yield its address and its process id."""
    command = [str(Path(sys.executable).parent / "franchise"), "serve", "--database", str(database)]
    options = ["--port", "0", "--bot-seconds", "0", "--no-rate-limits"]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
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
