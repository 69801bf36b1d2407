"""Nothing that was acknowledged is lost, and nothing happens twice: processes are killed for real.

`FRANCHISE_FAULTS` is how often; `FRANCHISE_SEED` repeats a run's choices.
"""

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from urllib.parse import urlsplit

import pytest

from players import Match, People, open_match
from processes import ServerProcess, count_of, processes
from servers import on_both_databases
from tools.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.alone]

FAULTS = count_of("FRANCHISE_FAULTS", 5)
TABLES = ["ppb", "pbb", "pp", "pbp", "pbbb"] * 4
"""Twenty games, with a person or several, most with bots."""
SECONDS = 90.0
"""How long it may take until every game has gone on, on a busy machine."""


class Evening:
    """Twenty games that go on whatever happens, and one of bots alone that nobody looks at."""

    def __init__(self, urls: list[str]) -> None:
        """Use servers in turn."""
        seed = count_of("FRANCHISE_SEED", time.time_ns() % 1_000_000)
        print(f"FRANCHISE_SEED={seed}")
        self.people = People(urls, seed)
        self.stop = asyncio.Event()
        self.finished = 0
        self.matches: list[Match] = []
        self._ended: list[Match] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Open the tables, and let people play."""
        self.matches = [await open_match(self.people, seats) for seats in TABLES]
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(len(TABLES))]
        self.bots = await self._table_of_bots()

    async def _table_of_bots(self) -> Match:
        return await open_match(self.people, "bbb", bot_seconds=0.2)

    async def _play(self, number: int) -> None:
        """Play at one table after the other."""
        while not self.stop.is_set():
            await self.matches[number].play(self.stop)
            if self.matches[number].over:
                self.finished += 1
                self._ended.append(self.matches[number])
                self.matches[number] = await open_match(self.people, TABLES[number])

    def must_go_on(self) -> None:
        """Raise what went wrong for a player."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def survive(self, faults: int, fault: Callable[[], Awaitable[None]]) -> None:
        """Let something happen at random moments; compare, and see every game go on, after each."""
        for _ in range(faults):
            await asyncio.sleep(self.people.chance.uniform(0.1, 1.5))
            before = {match.id: match.revision for match in self.matches}
            bots = len(await self.bots.check())
            await fault()
            for match in self.matches:
                self.must_go_on()
                await match.check()
            await self._until(
                lambda before=before: all(  # type: ignore[misc]
                    match.over or match.revision > before.get(match.id, -1) for match in self.matches
                )
            )
            await self._bots_go_on(bots)

    async def _until(self, condition: Callable[[], bool]) -> None:
        until = time.monotonic() + SECONDS
        while not condition():
            self.must_go_on()
            assert time.monotonic() < until, "some games do not go on"
            await asyncio.sleep(0.05)

    async def _bots_go_on(self, known: int) -> None:
        until = time.monotonic() + SECONDS
        while True:
            log = await self.bots.check()
            if log[-1]["actor"] is None:
                self.bots = await self._table_of_bots()
                return
            if len(log) > known:
                return
            assert time.monotonic() < until, "the bots do not go on"
            await asyncio.sleep(0.1)

    async def end(self) -> None:
        """Let people finish what they do, and compare everything once more."""
        self.stop.set()
        await asyncio.gather(*self._tasks)
        for match in (*self._ended, *self.matches):
            await match.check_all()
        requests = sum(len(match.acknowledged) for match in (*self._ended, *self.matches))
        lost = dict(self.people.counts)
        print(f"{requests} requests acknowledged, {self.finished} games finished, repeated after: {lost}")

    async def close(self) -> None:
        """Stop everybody's playing."""
        self.stop.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.people.close()


async def survive(servers: list[ServerProcess], faults: int, fault: Callable[[], Awaitable[None]]) -> Evening:
    """Play an evening on servers while something happens again and again."""
    evening = Evening([server.url for server in servers])
    try:
        await evening.begin()
        await evening.survive(faults, fault)
        await evening.end()
    finally:
        await evening.close()
    return evening


@on_both_databases
def test_acknowledged_moves_survive_kills_of_the_server(database: str) -> None:
    with processes(database) as servers:

        async def kill() -> None:
            servers[0].kill()
            await asyncio.to_thread(servers[0].start)

        evening = asyncio.run(survive(servers, FAULTS, kill))
        assert evening.people.counts["no answer"] > 0, "no request was under way"
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(urlsplit(database).path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_server_that_is_asked_to_stop_under_load_finishes_what_it_does(database: str) -> None:
    with processes(database) as servers:

        async def stop() -> None:
            assert await asyncio.to_thread(servers[0].stop) == 0
            await asyncio.to_thread(servers[0].start)

        asyncio.run(survive(servers, FAULTS, stop))


def test_servers_recover_when_postgresql_is_killed(postgres: Cluster) -> None:
    database = postgres.create_database("restarted")
    with processes(database, 2) as servers:
        pids = [server.pid for server in servers]

        async def restart() -> None:
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.to_thread(postgres.start)

        evening = asyncio.run(survive(servers, FAULTS, restart))
        assert evening.people.counts["no answer"] == 0, "a server ended or did not answer"
        assert [server.pid for server in servers] == pids


def test_nothing_is_lost_with_one_of_two_servers(postgres: Cluster) -> None:
    with processes(postgres.create_database("one_of_two"), 2) as servers:
        victims = itertools.cycle(servers)

        async def kill() -> None:
            victim = next(victims)
            victim.kill()
            await asyncio.to_thread(victim.start)

        evening = asyncio.run(survive(servers, FAULTS, kill))
        assert evening.people.counts["no answer"] > 0, "no request was under way"
