"""The people of some tables, who play them one after the other; each seat is at a process of the fleet.

All seats belong to one identity, so that any of its connections may play any turn: the server does the same
work as for several people, and none of them has to be introduced.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.load.client import Connection, End, Listener, Trouble, connect, listen, request_bytes
from bench.load.games import Prepared
from bench.load.players import quantile
from bench.scale.fleet import process_of

SEATS = 4


@dataclass(frozen=True)
class Seen:
    """A move that a follower was told of."""

    after_sending: float
    after_answer: float
    """Zero if the follower knew before the player."""
    elsewhere: bool
    """Whether the follower is at another process than the player."""


@dataclass
class People:
    """Four people at as many connections, with the prepared turns of their games."""

    ports: Sequence[int]
    """Where each of them is."""
    connections: Sequence[Connection]
    tables: Sequence[str]
    requests: Sequence[bytes]
    first: Sequence[int]
    """The number of the first request of each table."""
    next: int = 0
    sent: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    told: list[tuple[int, int, float]] = field(default_factory=list)
    """The request, the number of the stream, and when it was told."""
    listeners: list[Listener] = field(default_factory=list)

    async def play(self, count: int, until: float = float("inf")) -> int:
        """Send so many turns, fewer if the time is over; return how many."""
        done = 0
        while done < count and time.perf_counter() < until:
            await self.play_one(time.perf_counter())
            done += 1
        return done

    async def play_one(self, due: float) -> None:
        """Send the next turn; its time counts from when it was due."""
        if self.next == len(self.requests):
            raise Trouble("the prepared games are too short")
        number = self.next
        self.next += 1
        self.sent.append(due)
        await self.connections[number % SEATS].send(self.requests[number])
        self.answered.append(time.perf_counter())
        self.latencies.append(self.answered[-1] - due)

    async def follow(self) -> None:
        """Open a stream of each table for each seat, where it is."""
        for first, table in zip(self.first, self.tables, strict=True):
            for port in self.ports:
                told = self._told(first, len(self.listeners))
                self.listeners.append(await listen(port, table, told, self.connections[0].cookie))

    async def reconnect(self) -> None:
        """Open the connections anew: the server ends those on which nothing is asked for a while."""
        for connection in self.connections:
            connection.close()
        self.connections = [await connect(port) for port in self.ports]

    def _told(self, first: int, stream: int) -> Callable[[int, float], None]:
        return lambda revision, at: self.told.append((first + revision - 1, stream, at))

    def seen(self, processes: Sequence[int]) -> list[Seen]:
        """Return what followers were told of what was answered by one of these processes."""
        ends: list[End] = [*self.connections, *self.listeners]
        process = process_of([end.local for end in ends], processes)
        return [
            Seen(
                at - self.sent[number],
                max(0.0, at - self.answered[number]),
                process[self.listeners[stream].local] != process[self.connections[number % SEATS].local],
            )
            for number, stream, at in self.told
            if number < len(self.answered)
        ]

    def forget(self) -> None:
        """Begin to measure."""
        self.latencies.clear()
        self.told.clear()

    def close(self) -> None:
        """Hang up."""
        for connection in self.connections:
            connection.close()
        for listener in self.listeners:
            listener.close()


async def gathered(ports: Sequence[int], games: Sequence[Prepared]) -> People:
    """Introduce the people who sit at these ports, and open their tables."""
    connections = [await connect(port) for port in ports]
    host, port = connections[0], ports[0]
    await host.ask("PUT", port, "/api/me", {"name": "Ann", "colour": "blue"})
    tables: list[str] = []
    requests: list[bytes] = []
    first = []
    for game in games:
        table: str = (await host.ask("POST", port, "/api/tables", game.table))["id"]
        tables.append(table)
        first.append(len(requests))
        for revision, turn in enumerate(game.turns):
            requests.append(
                request_bytes(
                    "POST",
                    ports[len(requests) % SEATS],
                    f"/api/games/{table}/moves",
                    {"revision": revision, "moves": turn},
                    Cookie=host.cookie,
                    Idempotency_Key=f"{table}-{revision}",
                )
            )
    return People(ports, connections, tables, requests, first)


async def play_all(groups: Sequence[People], seconds: float) -> int:
    """Let all play for a while, each as fast as it is answered; return how many turns were played."""
    until = time.perf_counter() + seconds
    for group in groups:
        group.forget()
    return sum(await asyncio.gather(*(group.play(10**9, until) for group in groups)))


async def play_at_rate(groups: Sequence[People], rate: float, seconds: float) -> int:
    """Send turns at fixed times, whether others are answered or not; return how many."""
    for group in groups:
        group.forget()
    begin, turns = time.perf_counter() + 0.1, int(rate * seconds)

    async def play(number: int) -> None:
        for turn in range(number, turns, len(groups)):
            due = begin + turn / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await groups[number].play_one(due)

    await asyncio.gather(*map(play, range(len(groups))))
    return turns


def latency(groups: Sequence[People], part: float) -> float:
    """Return a quantile of what an answer took, in milliseconds."""
    return quantile([one for group in groups for one in group.latencies], part) * 1000
