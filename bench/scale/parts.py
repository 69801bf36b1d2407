"""What else a game costs: what browsers ask beside moves, what is stored, and how long bots think."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import psycopg

from bench.figures import Figure
from bench.load.client import listen
from bench.load.games import random_game
from bench.load.players import quantile
from bench.scale.fleet import Fleet, cpu_seconds_of_database, fleet
from bench.scale.people import SEATS, gathered
from bench.scale.settings import TURNS
from franchise import Game
from franchise.bots import LEVELS, BotChoice, Budget, whole_turn
from tools.postgres import Cluster

ASKED = 200
STORED_GAMES = 40
GAMES = 20
QUANTILES = (0.1, 0.5, 0.9, 0.99)


async def asked(cluster: Cluster) -> list[Figure]:
    """Measure what a server computes for what people ask, in the middle of a game, and what games take up."""
    with fleet(cluster, 1, "parts") as servers:
        return [*await _requests(servers), *await _storage(servers)]


async def _requests(servers: Fleet) -> list[Figure]:
    port = servers.ports[0]
    group = await gathered([port] * SEATS, [random_game(SEATS, seed) for seed in range(ASKED // 50)])
    await group.follow()
    await group.play(len(group.requests) // (2 * len(group.tables)))
    table, player = group.tables[0], group.connections[0]

    def asks(method: str, path: str, body: object = None) -> Callable[[], Awaitable[object]]:
        return lambda: player.ask(method, port, path, body)

    async def follows() -> None:
        (await listen(port, table, lambda revision, at: None, player.cookie)).close()

    figures = []
    for name, ask in (
        ("a plan", asks("POST", f"/api/games/{table}/plan", {"moves": []})),
        ("a position", asks("GET", f"/api/games/{table}")),
        ("the list of one's tables", asks("GET", "/api/tables")),
        ("who one is", asks("GET", "/api/me")),
        ("a stream", follows),
        ("a turn", lambda: group.play(1)),
    ):
        figures += await _cost(servers, name, ask)
    group.close()
    return figures


async def _cost(servers: Fleet, name: str, ask: Callable[[], Awaitable[object]]) -> list[Figure]:
    """Ask one after the other; return what the server computes for each, and the database on average."""
    server, seconds = servers.servers[0], []
    await ask()
    database = cpu_seconds_of_database(servers.cluster)
    for _ in range(ASKED):
        before = server.cpu_seconds
        await ask()
        await asyncio.sleep(0.001)  # for what is still done after the answer
        seconds.append(server.cpu_seconds - before)
    database = cpu_seconds_of_database(servers.cluster) - database
    return [*_spread(f"{name}: server", seconds), Figure(f"{name}: database", database / ASKED * 1e3, "ms")]


def _spread(name: str, seconds: Sequence[float]) -> list[Figure]:
    """Return the mean and some quantiles."""
    return [
        Figure(f"{name}, mean", sum(seconds) / len(seconds) * 1e3, "ms"),
        *(Figure(f"{name}, p{part * 100:.0f}", quantile(seconds, part) * 1e3, "ms") for part in QUANTILES),
    ]


async def _storage(servers: Fleet) -> list[Figure]:
    """Play whole games; return what they add to the database and to its log."""
    port = servers.ports[0]
    before, log_before = _size(servers.database)
    turns = 0
    for seed in range(STORED_GAMES):
        group = await gathered([port] * SEATS, [random_game(SEATS, seed)])
        turns += await group.play(len(group.requests))
        group.close()
    after, log_after = _size(servers.database)
    return [
        Figure("turns of a game of four", turns / STORED_GAMES, "turns"),
        Figure("stored for a game of four", (after - before) / STORED_GAMES / 1e3, "kB"),
        Figure("write-ahead log of a turn", (log_after - log_before) / turns / 1e3, "kB"),
    ]


def _size(database: str) -> tuple[int, int]:
    """Return the bytes of all rows with their indexes, and of the write-ahead log so far."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        connection.execute("CHECKPOINT")
        row = connection.execute(
            "SELECT pg_database_size(current_database()), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
        ).fetchone()
    assert row is not None
    return int(row[0]), int(row[1])


def thinking() -> list[Figure]:
    """Measure what bots compute for whole turns in games of four of their own level."""
    figures = []
    for level in LEVELS:
        figures += _spread(f"turn of {level.code}", _turns_of(level.code))
    return [*figures, Figure("turns of a game of four regulars", _turns_of_a_game(), "turns")]


def _turns_of(level: str) -> list[float]:
    """Return the computing time of whole turns, one after the other."""
    game, bot = Game.new(list("ABCD"), seed=1), BotChoice.parse(level).make(1)
    bot.choose(game, Budget())  # loads the machine code
    seconds: list[float] = []
    while len(seconds) < TURNS:
        if game.over:
            game = Game.new(list("ABCD"), seed=len(seconds))
        before = time.thread_time()
        for move in whole_turn(bot, game, Budget()):
            game.play(move)
        seconds.append(time.thread_time() - before)
    return seconds


def _turns_of_a_game() -> float:
    """Return how many turns some games of reasonable players have."""
    turns = 0
    for seed in range(GAMES):
        game, bot = Game.new(list("ABCD"), seed=seed), BotChoice.parse("regular").make(seed)
        while not game.over:
            for move in whole_turn(bot, game, Budget()):
                game.play(move)
            turns += 1
    return turns / GAMES
