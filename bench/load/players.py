"""Players: each has a connection, an identity and prepared requests, and sends one after the other."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.load.client import Connection, connect, request_bytes
from bench.load.games import Prepared
from bench.load.process import Process


@dataclass
class Player:
    """Somebody who plays as fast as the server answers."""

    connection: Connection
    requests: list[bytes]
    tables: list[str]
    endless: bool = False
    """Whether the requests may be sent again from the beginning."""
    next: int = 0
    latencies: list[float] = field(default_factory=list)
    sent: list[float] = field(default_factory=list)
    """When each request was sent; it leads to revision 1, 2, 3, ... of its table."""
    answered: list[float] = field(default_factory=list)

    async def play(self, count: int, until: float = float("inf")) -> int:
        """Send so many requests, fewer if time or requests run out; return how many."""
        done = 0
        while done < count and time.perf_counter() < until:
            if self.next == len(self.requests):
                if not self.endless:
                    break
                self.next = 0
            request = self.requests[self.next]
            start = time.perf_counter()
            await self.connection.send(request)
            end = time.perf_counter()
            self.sent.append(start)
            self.answered.append(end)
            self.latencies.append(end - start)
            self.next += 1
            done += 1
        return done


@dataclass(frozen=True)
class Round:
    """What one round of requests gave."""

    rate: float
    latencies: list[float]

    def quantile(self, part: float) -> float:
        """Return a quantile of the latency, in milliseconds."""
        return quantile(self.latencies, part) * 1000


def quantile(values: Sequence[float], part: float) -> float:
    """Return the smallest value that this fraction of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def play_round(players: Sequence[Player], seconds: float) -> Round:
    """Let all play for a while."""
    start = time.perf_counter()
    for player in players:
        player.latencies.clear()
    done = sum(await asyncio.gather(*(player.play(10**9, start + seconds) for player in players)))
    rate = done / (time.perf_counter() - start)
    return Round(rate, [latency for player in players for latency in player.latencies])


async def seated(process: Process, games: Sequence[Prepared]) -> Player:
    """Introduce somebody, open their tables, and prepare the requests of these games."""
    connection = await connect(process.port)
    await connection.ask("PUT", process.port, "/api/me", {"name": "Ann", "colour": "blue"})
    tables: list[str] = []
    for game in games:
        table = await connection.ask("POST", process.port, "/api/tables", game.table)
        tables.append(table["id"])
    return Player(connection, _requests(process, connection.cookie, tables, games), tables)


async def at_peer(process: Process, games: Sequence[Prepared]) -> Player:
    """Prepare the same requests for the peer, which knows no tables."""
    tables = [f"{game.seed:014}" for game in games]
    requests = _requests(process, "franchise=" + "x" * 43, tables, games)
    return Player(await connect(process.port), requests, tables, endless=True)


def _requests(process: Process, cookie: str, tables: list[str], games: Sequence[Prepared]) -> list[bytes]:
    return [
        request_bytes(
            "POST",
            process.port,
            f"/api/games/{table}/moves",
            {"revision": revision, "moves": turn},
            Cookie=cookie,
            Idempotency_Key=f"{table}-{revision}",
        )
        for table, game in zip(tables, games, strict=True)
        for revision, turn in enumerate(game.turns)
    ]
