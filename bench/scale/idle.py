"""Thousands of live connections on which nothing happens: what they cost, and when one of them sees a move.

All of them are at the first of two processes. They are held by processes of their own, as many as the limit
of open files demands.
"""

import asyncio
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from bench.figures import Figure
from bench.load.client import connect
from bench.load.games import Prepared, random_game
from bench.load.players import quantile
from bench.scale.fleet import Fleet, fleet
from bench.scale.people import SEATS, People, gathered, play_at_rate
from bench.scale.settings import CONNECTIONS, IDLE_SECONDS
from tools.postgres import Cluster

WATCHED = 8
"""How many tables are played at meanwhile."""
RATE = 20
SECONDS = 6
SPARE = 200
"""How many files a process needs beside its connections."""


async def measured(cluster: Cluster) -> list[Figure]:
    """Measure the connections."""
    games = [random_game(SEATS, seed) for seed in range(WATCHED)]
    with fleet(cluster, 2, "idle") as servers, ExitStack() as stack:
        full = servers.servers[0]
        watched = [await gathered([full.port] * SEATS, [game]) for game in games]
        for group in watched:
            await group.follow()
        alone = await _seen(watched, servers)
        tables, cookies = await _tables(full.port, CONNECTIONS // SEATS, games[0])
        before = full.megabytes
        streams = [
            (table, cookie) for table, cookie in zip(tables, cookies, strict=True) for _ in range(SEATS)
        ]
        share = _files() - SPARE
        opened = sum(
            stack.enter_context(_held(full.port, streams[number : number + share]))
            for number in range(0, len(streams), share)
        )
        await asyncio.sleep(2)
        after = full.megabytes
        started = servers.clock()
        await asyncio.sleep(IDLE_SECONDS)
        spent = servers.clock().since(started)
        for group in watched:
            await group.reconnect()
        beside = await _seen(watched, servers)
        for group in watched:
            group.close()
    per_minute = 60 / spent.wall
    return [
        Figure("idle live connections", opened, "", CONNECTIONS),
        Figure("idle: processes that hold them", -(-len(streams) // share), "processes"),
        Figure("idle: memory before", before, "MB"),
        Figure(
            "idle: memory of a connection with its part of a table",
            (after - before) / opened * 1e3,
            "kB",
        ),
        Figure("idle: computing time of a minute, their process", spent.servers[0] * per_minute, "s"),
        Figure("idle: computing time of a minute, the other process", spent.servers[1] * per_minute, "s"),
        Figure("idle: computing time of a minute, database", spent.database * per_minute, "s"),
        *_figures("idle: a move seen without them", alone),
        *_figures("idle: a move seen beside them", beside),
    ]


def _figures(name: str, delays: Sequence[float]) -> list[Figure]:
    return [
        Figure(f"{name}, after it was sent, p{part * 100:.0f}", quantile(delays, part) * 1000, "ms")
        for part in (0.5, 0.99)
    ]


async def _seen(groups: Sequence[People], servers: Fleet) -> list[float]:
    """Play some turns; return after how many seconds each follower saw each of them."""
    await play_at_rate(groups, RATE, SECONDS)
    await asyncio.sleep(0.5)
    return [one.after_sending for group in groups for one in group.seen(servers.processes)]


async def _tables(port: int, count: int, game: Prepared) -> tuple[list[str], list[str]]:
    """Open so many tables, each with a host of its own; return their names and cookies."""
    tables, cookies = [], []
    for _ in range(count):
        host = await connect(port)
        await host.ask("PUT", port, "/api/me", {"name": "Ann", "colour": "blue"})
        tables.append((await host.ask("POST", port, "/api/tables", game.table))["id"])
        cookies.append(host.cookie)
        host.close()
    return tables, cookies


def _files() -> int:
    """Return how many files a process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[1]


@contextmanager
def _held(port: int, streams: Sequence[tuple[str, str]]) -> Iterator[int]:
    """Hold streams in a process of their own; how many could be opened is the value."""
    command = [sys.executable, "-m", "bench.scale.holding", str(port)]
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert holder.stdin is not None and holder.stdout is not None
    try:
        holder.stdin.write("".join(f"{table} {cookie}\n" for table, cookie in streams) + "\n")
        holder.stdin.flush()
        yield int(holder.stdout.readline())
    finally:
        holder.stdin.close()
        holder.wait()
