"""Moves with 1, 2 and 4 processes: how many, what each part computes for them, and when others see them.

Each table has four people with a stream each. Each process has a port of its own, and all people of a table
are together at one, where a proxy sends them that looks at the table's name, or each is at another. Or all
processes are behind one port (`--processes`), and people are where the system lets them in.
"""

from collections.abc import Sequence
from typing import Literal

import psycopg

from bench.figures import Figure
from bench.load.games import Prepared, random_game
from bench.load.players import quantile
from bench.scale.fleet import Computed, Fleet, fleet
from bench.scale.people import SEATS, People, gathered, latency, play_all, play_at_rate
from bench.scale.settings import SECONDS
from tools.postgres import Cluster

GROUPS = 32
TABLES = 5
"""How many tables each group plays one after the other."""
PACE = 100
"""Turns a second that no part of it has trouble with."""
CROWD = 96
"""How many groups there are where the disk is slow, with two tables each."""
Mode = Literal["together", "apart", "at the first"]
MODES: dict[int, tuple[Mode, ...]] = {1: ("together",), 2: ("together",), 4: ("together", "apart")}


async def measured(cluster: Cluster, count: int) -> list[Figure]:
    """Measure so many processes."""
    games = [random_game(SEATS, seed) for seed in range(GROUPS * TABLES)]
    figures = []
    with fleet(cluster, count, f"ports_{count}") as servers:
        for mode in MODES[count]:
            groups = await _gather(servers, mode, games, TABLES)
            name = "1 process" if count == 1 else f"{count} processes, tables {mode}"
            figures += await _paced(servers, groups, name)
            figures += await _as_fast_as_possible(servers, groups, name)
            _leave(groups)
        if count > 1:
            groups = await _gather(servers, "at the first", games[: 3 * GROUPS], 3)
            figures += await _heard(servers, groups, count)
            _leave(groups)
    if count == 1:
        return figures
    with fleet(cluster, count, f"one_port_{count}", one_port=True) as servers:
        groups = await _gather(servers, "together", games, TABLES)
        name = f"{count} processes, one port"
        figures += await _paced(servers, groups, name)
        figures += await _as_fast_as_possible(servers, groups, name)
        _leave(groups)
    return figures


async def on_a_slow_disk(cluster: Cluster, delay: int) -> list[Figure]:
    """Measure four processes where each flush to the disk takes some microseconds longer."""
    games = [random_game(SEATS, seed) for seed in range(2 * CROWD)]
    count = max(MODES)
    with fleet(cluster, count, "slow", flush_delay=delay) as servers:
        groups = await _gather(servers, "together", games, 2)
        name = f"{count} processes, flush delayed by {delay / 1000:g} ms"
        figures = await _as_fast_as_possible(servers, groups, name)
        _leave(groups)
    return figures


async def _gather(servers: Fleet, mode: Mode, games: Sequence[Prepared], each: int) -> list[People]:
    """Seat groups with so many tables each; play a little, as what is done for the first time is slower."""
    groups = [
        await gathered(_ports(servers, mode, number // each), games[number : number + each])
        for number in range(0, len(games), each)
    ]
    for group in groups:
        await group.follow()
    await play_all(groups, 1.0)
    return groups


def _ports(servers: Fleet, mode: Mode, number: int) -> list[int]:
    """Return where the people of a group are."""
    ports = servers.ports
    if mode == "at the first":
        return ports[:1] * SEATS
    return [ports[(number + (seat if mode == "apart" else 0)) % len(ports)] for seat in range(SEATS)]


def _leave(groups: Sequence[People]) -> None:
    for group in groups:
        group.close()


async def _as_fast_as_possible(servers: Fleet, groups: Sequence[People], name: str) -> list[Figure]:
    before, written = servers.clock(), _transactions(servers.database)
    turns = await play_all(groups, SECONDS)
    spent, commits = servers.clock().since(before), _transactions(servers.database) - written
    return [
        Figure(f"{name}: turns", turns / spent.wall, "turns/s"),
        *_costs(name, spent, turns),
        Figure(f"{name}: cores busy", spent.cores, "cores"),
        Figure(f"{name}: busiest event loop", max(spent.loops) / spent.wall * 100, "%"),
        Figure(f"{name}: transactions", commits / spent.wall, "1/s"),
        Figure(f"{name}: turns in a transaction", turns / max(1, commits), "turns"),
        Figure(f"{name}: answer, p50", latency(groups, 0.5), "ms"),
        Figure(f"{name}: answer, p99", latency(groups, 0.99), "ms"),
    ]


async def _paced(servers: Fleet, groups: Sequence[People], name: str) -> list[Figure]:
    name = f"{name}, {PACE} turns/s"
    before = servers.clock()
    turns = await play_at_rate(groups, PACE, SECONDS)
    spent = servers.clock().since(before)
    seen = [one for group in groups for one in group.seen(servers.processes)]
    figures = [
        *_costs(name, spent, turns),
        Figure(f"{name}: answer, p50", latency(groups, 0.5), "ms"),
        Figure(f"{name}: answer, p99", latency(groups, 0.99), "ms"),
    ]
    for elsewhere in sorted({one.elsewhere for one in seen}):
        label = f"{name}: seen at {'another' if elsewhere else 'the same'} process"
        sent = [one.after_sending for one in seen if one.elsewhere == elsewhere]
        answered = [one.after_answer for one in seen if one.elsewhere == elsewhere]
        for part in (0.5, 0.99):
            figures += [
                Figure(f"{label} after it was sent, p{part * 100:.0f}", quantile(sent, part) * 1000, "ms"),
                Figure(f"{label} after its answer, p{part * 100:.0f}", quantile(answered, part) * 1000, "ms"),
            ]
    return figures


async def _heard(servers: Fleet, groups: Sequence[People], count: int) -> list[Figure]:
    """Measure what a process computes for turns at another one, about which nobody asks it."""
    before = servers.clock()
    turns = await play_at_rate(groups, PACE, SECONDS)
    spent = servers.clock().since(before)
    heard = sum(spent.servers[1:]) / (count - 1) / turns
    return [Figure(f"a turn heard of by each of {count - 1} other processes", heard * 1e6, "µs")]


def _costs(name: str, spent: Computed, turns: int) -> list[Figure]:
    return [
        Figure(f"{name}: {part}, a turn", seconds / turns * 1e6, "µs")
        for part, seconds in (
            ("servers", sum(spent.servers)),
            ("database", spent.database),
            ("load generator", spent.load),
        )
    ]


def _transactions(database: str) -> int:
    """Count the transactions that the servers have written: each is signed with a number."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT coalesce(sum(batch), 0) FROM writers").fetchone()
    assert row is not None
    return int(row[0])
