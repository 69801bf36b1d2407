"""Evenings: many games at once that people and bots play on servers to which things happen."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from players import Match, People, open_match
from processes import ServerProcess, count_of

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
        print(f"{self.acknowledged} requests acknowledged, {self.finished} games finished")
        print(f"repeated after: {dict(self.people.counts)}")

    @property
    def acknowledged(self) -> int:
        """Count the requests that were acknowledged."""
        return sum(len(match.acknowledged) for match in (*self._ended, *self.matches))

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
