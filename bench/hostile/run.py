"""Attacks a server, and looks at its memory and at how long others wait, before and meanwhile."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnProcess

from bench.figures import Figure
from bench.hostile import elsewhere, inputs
from bench.hostile.attacks import ATTACKS, SECONDS, SILENT_SECONDS, bots, resets, silent, unread
from bench.hostile.served import Served, Visitor, served

OTHER = "127.0.0.7"
"""Where the others are."""
QUIET_SECONDS = 2.0
MOST_MEGABYTES = 50
"""What an attack may take."""


def run() -> list[Figure]:
    """Measure each attack, and what the dearest requests cost."""
    figures = [figure for attack in ATTACKS for figure in _attacked(attack)]
    return [*figures, *_starved_bots(), *_unread_answers(), *elsewhere.run(), *inputs.run()]


def _attacked(attack: Callable[[int], None]) -> list[Figure]:
    with served() as server:
        quiet = _worst_wait(server, lambda: False)
        before, open_before = server.megabytes, server.sockets
        with _attacking(attack, server) as attackers:
            end = time.monotonic() + SILENT_SECONDS
            worst = _worst_wait(server, lambda: attackers.is_alive() and time.monotonic() < end)
            left = max(0, server.sockets - open_before)
        name = attack.__name__.replace("_", " ")
        figures = [
            Figure(f"{name}: memory before", before, "MB"),
            Figure(
                f"{name}: most memory", server.most_megabytes, "MB", before + MOST_MEGABYTES, at_most=True
            ),
            Figure(f"{name}: longest wait of others before", quiet * 1000, "ms"),
            Figure(f"{name}: longest wait of others meanwhile", worst * 1000, "ms", 1000, at_most=True),
        ]
        if attack is silent:
            figures.append(Figure(f"{name}: connections left of 500", left, "", 0, at_most=True))
        if attack is resets:
            written = sum("Traceback" in line for line in server.lines)
            figures.append(Figure(f"{name}: tracebacks in the log", written, "", 0, at_most=True))
        return figures


@contextmanager
def _attacking(attack: Callable[[int], None], server: Served) -> Iterator[SpawnProcess]:
    """Attack in a process of its own, so that whoever measures is not held up by it."""
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(server.port,), daemon=True)
    process.start()
    try:
        yield process
    finally:
        process.terminate()
        process.join()


def _worst_wait(server: Served, goes_on: Callable[[], bool]) -> float:
    """Ask every 50 ms, for two seconds and as long as something goes on; return the longest wait."""
    other, worst, end = Visitor(server.port, OTHER), 0.0, time.monotonic() + QUIET_SECONDS
    while goes_on() or time.monotonic() < end:
        began = time.monotonic()
        other.ask("GET", "/api/bots")
        worst = max(worst, time.monotonic() - began)
        time.sleep(0.05)
    other.close()
    return worst


def _starved_bots() -> list[Figure]:
    with served() as server:
        other = Visitor(server.port, OTHER).introduce("Ann")
        quiet = _bot_turn(other)
        with _attacking(bots, server):
            time.sleep(SECONDS / 2)
            worst = max(_bot_turn(other) for _ in range(3))
        return [
            Figure("bots: turn of another's bot before", quiet, "s"),
            Figure("bots: turn of another's bot meanwhile", worst, "s", 3, at_most=True),
        ]


def _bot_turn(who: Visitor) -> float:
    """Open a table, end a turn, and return how many seconds a bot takes for its own."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}]
    wanted = {"seats": seats, "rules": {"start": "introductory"}, "start": True, "bot_seconds": 0}
    table = who.ask("POST", "/api/tables", wanted)[1]["id"]
    began = time.monotonic()
    who.ask("POST", f"/api/games/{table}/moves", {"revision": 0, "moves": ["end"]})
    while who.ask("GET", f"/api/tables/{table}")[1]["revision"] < 2:
        time.sleep(0.02)
    return time.monotonic() - began


def _unread_answers() -> list[Figure]:
    with served() as server, _attacking(unread, server):
        time.sleep(SECONDS / 2)
        return [Figure("unread answers: seconds to stop", server.stop(), "s", 5, at_most=True)]
