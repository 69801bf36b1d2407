"""Simulates players who come and play, to see whether the formulas of `study.capacity` foretell their waits.

Games begin by a Poisson process whose rate follows the hours of a day. People think, ask for plans and play;
bots' turns wait for a thread that thinks; requests wait for their process, turns for the database as well.
How long all of it takes is drawn from the measured distributions.
"""

import heapq
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from study.capacity import DAY, LEVELS, SEATS, Capacity, assumed
from study.measured import Measured, Service
from study.waiting import Load, lock_wait

BUSIEST_HOUR = 20.0
WARM_UP = 60.0
"""How long games go on before what happens is counted."""
BOT_PAUSE = 1.0
"""How long a bot waits before its turn, so that people can follow."""


def _sharpness() -> float:
    """Find how sharp the daily curve is, from how much the busiest hour exceeds the mean."""
    low, high = 0.0, 10.0
    for _ in range(50):
        sharp = (low + high) / 2
        hours = [math.exp(sharp * math.cos(math.tau * hour / 24)) for hour in range(24)]
        if hours[0] / (sum(hours) / 24) < assumed("busiest"):
            low = sharp
        else:
            high = sharp
    return low


_SHARP = _sharpness()


def daily(second: float) -> float:
    """Return the rate at a second of the day, as a part of that in the busiest hour."""
    return math.exp(_SHARP * (math.cos(math.tau * (second / 3600 - BUSIEST_HOUR) / 24) - 1))


@dataclass
class Servers:
    """Servers that take one thing after the other, as it comes."""

    count: int
    busy: float = 0.0
    waits: list[float] = field(default_factory=list)
    _free: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with all of them free."""
        self._free = [0.0] * self.count

    def take(self, now: float, seconds: float, *, counted: bool) -> float:
        """Return when something is done that comes now."""
        start = max(now, heapq.heappop(self._free))
        heapq.heappush(self._free, start + seconds)
        if counted:
            self.waits.append(start - now)
            self.busy += seconds
        return start + seconds


@dataclass
class Writer:
    """The writer of a process: what waits while it writes is its next transaction."""

    writing: bool = False
    pending: list[tuple[float, Callable[[float], None]]] = field(default_factory=list)


@dataclass(frozen=True)
class Game:
    """A game that is played."""

    levels: tuple[str, ...]
    """Of its bots, who sit after the people."""
    processes: tuple[int, ...]
    """Where its people are connected."""


class Simulation:
    """A cell of servers with its database, for some time of a day."""

    def __init__(self, capacity: Capacity, begin: float, seconds: float, seed: int) -> None:
        """Prepare the hours from `begin`; what happens in them is counted."""
        self._capacity, self._measured = capacity, capacity.measured
        self._begin, self._end = begin, begin + seconds
        self._chance = random.Random(seed)
        count = capacity.each
        self.processes = [Servers(1) for _ in range(count)]
        self.thinkers = Servers(capacity.thinkers // capacity.cells)
        self._writers = [Writer() for _ in range(count)]
        self._lock_free = 0.0
        self.writes: list[float] = []
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._number = 0
        self._asked = {
            name: self._measured.service(f"{name}: server")
            for name in (
                "a plan",
                "a position",
                "the list of one's tables",
                "who one is",
                "a stream",
                "a turn",
            )
        }
        self._turn_of = {level: self._measured.service(f"turn of {level}") for level in LEVELS}
        self._read_again = self._measured.read_again("servers")
        self._turns = round(self._measured.turns)

    def run(self) -> None:
        """Let everything happen."""
        start = self._begin - WARM_UP
        self._resume_games(start)
        self._at(start, self._game_begins)
        while self._events and self._events[0][0] < self._end:
            now, _, what = heapq.heappop(self._events)
            what(now)

    def _at(self, when: float, what: Callable[[float], None]) -> None:
        self._number += 1
        heapq.heappush(self._events, (when, self._number, what))

    def _draw(self, service: Service) -> float:
        return service.at(self._chance.random())

    # --- games ---

    @property
    def _most_games(self) -> float:
        return self._capacity.games / self._capacity.cells

    def _resume_games(self, start: float) -> None:
        """Begin amid the games that are under way."""
        people = assumed("people") / SEATS
        seconds = self._turns * (people * assumed("pause") + (1 - people) * BOT_PAUSE)
        for _ in range(round(self._most_games * daily(start) * seconds)):
            game, turn = self._game(), self._chance.randrange(self._turns)
            self._at(start + self._chance.random() * BOT_PAUSE, self._next(game, turn))

    def _game_begins(self, now: float) -> None:
        """Begin a game, or not, as the hour of the day wants it."""
        self._at(now + self._chance.expovariate(self._most_games), self._game_begins)
        if self._chance.random() < daily(now):
            game = self._game()
            for process in game.processes:
                for _ in range(int(assumed("visits"))):
                    self._visit(now + self._chance.random() * assumed("pause"), process)
            self._at(now + assumed("pause"), self._next(game, 0))

    def _game(self) -> Game:
        people, count = int(assumed("people")), len(self.processes)
        levels = self._chance.choices(list(LEVELS), list(LEVELS.values()), k=SEATS - people)
        processes = [self._chance.randrange(count) for _ in range(people)]
        if not self._capacity.elsewhere:
            processes = processes[:1] * people
        return Game(tuple(levels), tuple(processes))

    def _visit(self, when: float, process: int) -> None:
        for name in ("who one is", "the list of one's tables", "a position", "a stream"):
            self._at(when, self._request(process, name))
            when += 0.1

    def _request(self, process: int, name: str) -> Callable[[float], None]:
        def ask(now: float) -> None:
            self._serve(now, process, self._draw(self._asked[name]))

        return ask

    def _serve(self, now: float, process: int, seconds: float) -> float:
        return self.processes[process].take(now, seconds, counted=now >= self._begin)

    def _next(self, game: Game, turn: int) -> Callable[[float], None]:
        """Return what the next turn of a game is."""

        def begin(now: float) -> None:
            seat = turn % SEATS
            if turn >= self._turns:
                return
            if seat < len(game.processes):
                self._person_thinks(now, game, turn, game.processes[seat])
            else:
                level = game.levels[seat - len(game.processes)]
                seconds = self._draw(self._turn_of[level])
                done = self.thinkers.take(now, seconds, counted=now >= self._begin)
                self._at(
                    max(done, now + BOT_PAUSE), lambda then: self._play(then, game, turn, game.processes[0])
                )

        return begin

    def _person_thinks(self, now: float, game: Game, turn: int, process: int) -> None:
        pause = self._chance.expovariate(1 / assumed("pause"))
        for _ in range(int(assumed("plans"))):
            self._at(now + self._chance.random() * pause, self._request(process, "a plan"))
        self._at(now + pause, lambda then: self._play(then, game, turn, process))

    def _play(self, now: float, game: Game, turn: int, process: int) -> None:
        """Play a turn: it is checked, then written, then told to the other processes."""
        checked = self._serve(now, process, self._draw(self._asked["a turn"]))

        def told(then: float) -> None:
            for other in range(len(self.processes)):
                if other != process:
                    again = self._read_again if other in game.processes else 0.0
                    self._serve(then, other, self._measured.heard + again)
            self._next(game, turn + 1)(then)

        self._at(checked, lambda then: self._write(then, process, told))

    # --- the database ---

    def _write(self, now: float, process: int, done: Callable[[float], None]) -> None:
        writer = self._writers[process]
        writer.pending.append((now, done))
        if not writer.writing:
            self._transaction(now, process)

    def _transaction(self, now: float, process: int) -> None:
        """Write what waits: one transaction at a time holds NOTIFY's lock."""
        writer = self._writers[process]
        batch, writer.pending, writer.writing = writer.pending, [], True
        self._lock_free = max(now, self._lock_free) + self._measured.commit

        def safe(then: float) -> None:
            writer.writing = False
            if writer.pending:
                self._transaction(then, process)
            for came, done in batch:
                if came >= self._begin:
                    self.writes.append(then - came)
                done(then)

        self._at(self._lock_free, safe)


# --- the comparison ---


@dataclass(frozen=True)
class Scenario:
    """What is simulated."""

    players: int
    hours: float
    """How much of the time around the busiest hour."""
    seed: int = 1


SCENARIOS = (Scenario(1_000, 6), Scenario(100_000, 0.5), Scenario(10_000_000, 0.02))


def quantile(values: list[float], part: float = 0.99) -> float:
    """Return the smallest value that this fraction does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


@dataclass(frozen=True)
class Comparison:
    """A figure by the formula and in the simulation."""

    players: int
    what: str
    unit: str
    foretold: float
    simulated: float


def compare(scenario: Scenario, measured: Measured) -> list[Comparison]:
    """Simulate, and set what came of it beside what the formulas say."""
    capacity = Capacity.needed(scenario.players, measured)
    seconds = scenario.hours * 3600
    begin = (BUSIEST_HOUR * 3600 - seconds / 2) % DAY
    simulation = Simulation(capacity, begin, seconds, scenario.seed)
    simulation.run()
    # The formulas are for one rate: that of the simulated hours on average.
    part = sum(daily(begin + seconds * step / 100) for step in range(100)) / 100
    count, thinkers = len(simulation.processes), simulation.thinkers
    load = capacity.load_of_cell(count)
    each = Load(load.rate * part / count, load.mean, load.square)
    bots = capacity.thinking_of_cell
    thinking = Load(bots.rate * part, bots.mean, bots.square)
    writes = capacity.turns / capacity.cells * part
    busy = sum(process.busy for process in simulation.processes) / count / seconds
    waits = [wait for process in simulation.processes for wait in process.waits]
    return [
        Comparison(scenario.players, what, unit, foretold, simulated)
        for what, unit, foretold, simulated in (
            ("processes busy", "%", each.use(1) * 100, busy * 100),
            ("a request waits for its process, p99", "ms", each.wait(1) * 1e3, quantile(waits) * 1e3),
            (
                "thinkers busy",
                "%",
                thinking.use(thinkers.count) * 100,
                thinkers.busy / thinkers.count / seconds * 100,
            ),
            (
                "a bot's turn waits for a thread, p99",
                "ms",
                thinking.wait(thinkers.count) * 1e3,
                quantile(thinkers.waits) * 1e3,
            ),
            (
                "a write waits until it is safe, p99",
                "ms",
                lock_wait(writes, count, measured.commit) * 1e3,
                quantile(simulation.writes) * 1e3,
            ),
        )
    ]
