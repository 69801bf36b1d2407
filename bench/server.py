"""The server under load: one process on one core, the client on another, loopback, SQLite as it is delivered.

The peer is a bare endpoint of the same framework that checks a body and stores it with one insert and one
commit. Server and peer are measured in turns; the best round of each counts: noise only slows things down.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop

from bench.figures import Figure
from bench.load.client import SECONDS, Listener, connect, listen, request_bytes
from bench.load.games import Prepared, move_by_move, random_game
from bench.load.peer import WAYS
from bench.load.players import Player, Round, at_peer, play_round, quantile, seated
from bench.load.process import Process, cores, start
from franchise.server.run.serving import allow_many_connections

CONCURRENT = {1: 60, 50: 5, 500: 1}
"""How many games are played at once, and how many each player plays one after the other."""
ROUNDS = 4
ROUND_SECONDS = 1.0
SEEDS = 40
LONG_GAMES = 12
EDGE = 20
"""How many requests are compared at the beginning and at the end of a long game."""
FOLLOWED = 50
LIVE_SECONDS = 4.0
IDLE = 1_000


def run() -> list[Figure]:
    """Measure a server and its peer."""
    allow_many_connections()
    before = os.sched_getaffinity(0)
    with tempfile.TemporaryDirectory(prefix="franchise-bench-") as directory, ExitStack() as stack:
        processes = {}
        for name in ("server", *WAYS):
            processes[name] = start(name, Path(directory) / f"{name}.db")
            stack.callback(processes[name].stop)
        os.sched_setaffinity(0, {cores()[1]})
        stack.callback(os.sched_setaffinity, 0, before)
        return uvloop.run(_measure(processes))


async def _measure(processes: dict[str, Process]) -> list[Figure]:
    server = processes["server"]
    games = [random_game(4, seed) for seed in range(SEEDS)]
    figures = [
        Figure("memory after the start", server.megabytes, "MB"),
        Figure("moves of a request", sum(g.moves for g in games) / sum(len(g.turns) for g in games), "moves"),
    ]
    for count, each in CONCURRENT.items():
        figures += await _throughput(processes, count, [games[i % SEEDS] for i in range(count * each)])
    figures += await _looking(server, games[0])
    figures += await _long_games(server)
    figures += await _live(server, games)
    figures += await _idle(server, games)
    return figures


async def _throughput(processes: dict[str, Process], count: int, games: Sequence[Prepared]) -> list[Figure]:
    """Measure moves per second and latency with so many games at once."""
    players: dict[str, list[Player]] = {}
    for name, process in processes.items():
        enter = seated if name == "server" else at_peer
        players[name] = [await enter(process, games[number::count]) for number in range(count)]
    best: dict[str, Round] = {}
    for _ in range(ROUNDS):
        for name in processes:
            played = await play_round(players[name], ROUND_SECONDS)
            if name not in best or played.rate > best[name].rate:
                best[name] = played
    for player in (player for group in players.values() for player in group):
        player.connection.close()
    fastest = max(WAYS, key=lambda way: best[way].rate)
    label = f"{count} game{'s' if count > 1 else ''}"
    return [
        *_rate_and_latency(f"moves, {label}", best["server"]),
        *_rate_and_latency(f"peer ({fastest}), {label}", best[fastest]),
        Figure(f"moves to peer, {label}", best["server"].rate / best[fastest].rate, "times", 0.4),
    ]


def _rate_and_latency(name: str, played: Round) -> list[Figure]:
    return [
        Figure(name, played.rate, "requests/s"),
        Figure(f"{name}, p50", played.quantile(0.5), "ms"),
        Figure(f"{name}, p99", played.quantile(0.99), "ms"),
    ]


async def _looking(server: Process, game: Prepared) -> list[Figure]:
    """Measure what people ask for between moves, in the middle of a game."""
    player = await seated(server, [game])
    await player.play(len(game.turns) // 2)
    table, cookie = player.tables[0], player.connection.cookie
    look = request_bytes("GET", server.port, f"/api/games/{table}", Cookie=cookie)
    plan = request_bytes("POST", server.port, f"/api/games/{table}/plan", {"moves": []}, Cookie=cookie)
    figures = []
    for name, request in (("a position with its legal moves", look), ("a plan", plan)):
        others = [Player(await connect(server.port), [request], [], endless=True) for _ in range(8)]
        best = max([await play_round(others, ROUND_SECONDS / 2) for _ in range(ROUNDS)], key=lambda r: r.rate)
        figures.append(Figure(name, best.rate, "requests/s"))
        for other in others:
            other.connection.close()
    player.connection.close()
    return figures


async def _long_games(server: Process) -> list[Figure]:
    """Compare what moves cost the server at the beginning and at the end of long games, a move a request."""
    games = [move_by_move(random_game(5, seed)) for seed in range(LONG_GAMES)]
    players = [await seated(server, [game]) for game in games]

    async def cost(count: int) -> float:
        """Return the server's computing time of so many moves of each game, one after the other."""
        before, done = server.cpu_seconds, 0
        for player in players:
            done += await player.play(count)
        return (server.cpu_seconds - before) / done * 1e6

    first = await cost(EDGE)
    await asyncio.gather(*(player.play(len(player.requests) - 2 * EDGE) for player in players))
    last = await cost(EDGE)
    for player in players:
        player.connection.close()
    return [
        Figure("length of the long games", sum(game.moves for game in games) / len(games), "moves"),
        Figure(f"first {EDGE} moves, computing time of each", first, "µs"),
        Figure(f"last {EDGE} moves, computing time of each", last, "µs"),
        Figure(f"last {EDGE} to first {EDGE}", last / first, "times", 1.5, at_most=True),
    ]


async def _live(server: Process, games: Sequence[Prepared]) -> list[Figure]:
    """Measure when those who follow a game see a move, while 50 games are played without a pause."""
    players = [await seated(server, [games[number % len(games)]]) for number in range(FOLLOWED)]
    seen: list[tuple[Player, int, float]] = []

    def told(player: Player) -> Callable[[int, float], None]:
        return lambda revision, at: seen.append((player, revision, at))

    listeners = [
        await listen(server.port, player.tables[0], told(player))
        for number, player in enumerate(players)
        for _ in range(2 + number % 3)
    ]
    played = await play_round(players, LIVE_SECONDS)
    expected = sum(player.next * (2 + number % 3) for number, player in enumerate(players))
    await _until(lambda: len(seen) >= expected)
    after_answer = [max(0.0, at - player.answered[revision - 1]) * 1000 for player, revision, at in seen]
    after_sending = [(at - player.sent[revision - 1]) * 1000 for player, revision, at in seen]
    _close(listeners, players)
    return [
        Figure(f"moves, {FOLLOWED} games with {len(listeners)} followers", played.rate, "requests/s"),
        Figure("seen after the acknowledgement, p50", quantile(after_answer, 0.5), "ms"),
        Figure("seen after the acknowledgement, p99", quantile(after_answer, 0.99), "ms", 100, at_most=True),
        Figure("seen after the move was sent, p50", quantile(after_sending, 0.5), "ms"),
        Figure("seen after the move was sent, p99", quantile(after_sending, 0.99), "ms"),
    ]


async def _idle(server: Process, games: Sequence[Prepared]) -> list[Figure]:
    """Measure the memory of the server with live connections on which nothing happens."""
    players = [await seated(server, [games[number % len(games)]]) for number in range(IDLE // 4)]
    before = server.megabytes
    listeners = [
        await listen(server.port, player.tables[0], lambda revision, at: None, player.connection.cookie)
        for player in players
        for _ in range(4)
    ]
    await asyncio.sleep(1)
    after = server.megabytes
    _close(listeners, players)
    return [
        Figure("memory after all of the above", before, "MB"),
        Figure(f"memory with {IDLE} idle live connections", after, "MB", 300, at_most=True),
        Figure("memory of a live connection", (after - before) / IDLE * 1000, "kB"),
    ]


async def _until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(0.01)


def _close(listeners: Sequence[Listener], players: Sequence[Player]) -> None:
    closable: list[Any] = [*listeners, *(player.connection for player in players)]
    for connection in closable:
        connection.close()
