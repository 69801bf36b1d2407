"""Moves beside reviews: a server at a fixed rate of moves, first alone, then while it reviews ten games.

The process of reviews shares the server's one core, so what it takes away it takes from the moves. Each run
has a server of its own, because a review that has begun is not stopped; the median of the runs counts.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench.figures import Figure
from bench.load.client import Trouble, connect
from bench.load.games import ALL_EXPANSIONS, Prepared, random_game
from bench.load.players import Player, quantile, seated
from bench.load.process import Process, cores, start
from franchise import Game

RUNS = 5
RATE = 100
"""Turns a second, in all games together."""
SECONDS = 6.0
PLAYERS = 20
GAMES_EACH = 2
"""Enough turns for both measurements: a random game of four has some forty at least."""
REVIEWS = 10
AT_MOST = 1.5
"""How many times as long a move may take while games are reviewed."""


def run() -> list[Figure]:
    """Measure moves without and with reviews."""
    games = [random_game(4, seed) for seed in range(PLAYERS)]
    before = os.sched_getaffinity(0)
    alone, beside = [], []
    try:
        for number in range(RUNS):
            with tempfile.TemporaryDirectory(prefix="franchise-bench-") as directory:
                os.sched_setaffinity(0, before)
                server = start("server", Path(directory) / f"{number}.db")
                os.sched_setaffinity(0, {cores()[1]})
                try:
                    first, second = uvloop.run(_measure(server, games))
                finally:
                    server.stop()
            alone.append(first)
            beside.append(second)
    finally:
        os.sched_setaffinity(0, before)
    return [
        Figure("turns a second", RATE, "requests/s"),
        Figure("a turn, p50", median(quantile(one, 0.5) for one in alone) * 1e3, "ms"),
        Figure("a turn, p99", median(quantile(one, 0.99) for one in alone) * 1e3, "ms"),
        Figure(f"beside {REVIEWS} reviews, p50", median(quantile(one, 0.5) for one in beside) * 1e3, "ms"),
        Figure(f"beside {REVIEWS} reviews, p99", median(quantile(one, 0.99) for one in beside) * 1e3, "ms"),
        Figure(
            "p99 beside reviews to p99 without",
            median(
                quantile(with_reviews, 0.99) / quantile(without, 0.99)
                for with_reviews, without in zip(beside, alone, strict=True)
            ),
            "times",
            AT_MOST,
            at_most=True,
        ),
    ]


async def _measure(server: Process, games: Sequence[Prepared]) -> tuple[list[float], list[float]]:
    """Return how long each turn took, without reviews and with them."""
    players = [await seated(server, [game] * GAMES_EACH) for game in games]
    alone = await _at_rate(players)
    reviews = [await _review(server, games[number]) for number in range(REVIEWS)]
    await _until_one_has_begun(server, reviews)
    beside = await _at_rate(players)
    for connection, table in reviews:
        shown = await connection.ask("GET", server.port, f"/api/games/{table}/review?depth=deep")
        if shown["complete"]:
            raise Trouble("a review was ready before the moves were measured")
        connection.close()
    for player in players:
        player.connection.close()
    return alone, beside


async def _at_rate(players: Sequence[Player]) -> list[float]:
    """Send turns at fixed times, whether the ones before are answered or not; return how long each took."""
    begin = time.perf_counter() + 0.1

    async def play(number: int) -> list[float]:
        player, latencies = players[number], []
        for turn in range(number, int(RATE * SECONDS), len(players)):
            due = begin + turn / RATE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await player.play(1):
                raise Trouble("the prepared games are too short")
            latencies.append(time.perf_counter() - due)
        return latencies

    return [one for found in await asyncio.gather(*map(play, range(len(players)))) for one in found]


async def _review(server: Process, game: Prepared) -> tuple[Any, str]:
    """Let somebody of their own have a finished game reviewed, deeply, so that it lasts."""
    connection = await connect(server.port)
    await connection.ask("PUT", server.port, "/api/me", {"name": "Eve", "colour": "red"})
    played = Game.new([f"P{seat}" for seat in range(game.players)], seed=game.seed, **ALL_EXPANSIONS)
    played.play_all(move for turn in game.turns for move in turn)
    table = await connection.ask("POST", server.port, "/api/tables/import", {"record": played.record()})
    await connection.ask("POST", server.port, f"/api/games/{table['id']}/review", {"depth": "deep"})
    return connection, table["id"]


async def _until_one_has_begun(server: Process, reviews: Sequence[tuple[Any, str]]) -> None:
    """Wait until the process of reviews has started and found something out."""
    connection, table = reviews[0]
    while not (await connection.ask("GET", server.port, f"/api/games/{table}/review?depth=deep"))["done"]:
        await asyncio.sleep(0.2)
