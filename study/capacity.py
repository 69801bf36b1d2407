"""Reckons what servers for so many players need, from measured figures and stated assumptions."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from study.measured import Measured, Service
from study.waiting import Load, lock_wait

DAY = 24 * 60 * 60.0


@dataclass(frozen=True)
class Assumption:
    """A number that was not measured here, and where it comes from."""

    value: float
    unit: str
    what: str
    why: str


ASSUMED: Mapping[str, Assumption] = {
    "games": Assumption(1.5, "games", "games that a player takes part in on a day", "a guess"),
    "people": Assumption(2, "people", "people at a table of four", "the other seats are bots'"),
    "busiest": Assumption(2.4, "times", "busiest hour to the mean of the day", "a tenth of a day's games"),
    "minutes": Assumption(30, "min", "for how long a player has a game's page open", "a game played live"),
    "pause": Assumption(
        25, "s", "how long a person thinks about a turn, on average", "a game of half an hour"
    ),
    "plans": Assumption(
        6, "plans", "plans asked for in a turn", "3.3 moves, some of them tried or hovered over"
    ),
    "visits": Assumption(2, "visits", "how often the page is opened for a game", "once to play, once more"),
    "server_use": Assumption(0.5, "", "how busy processes are in the busiest hour", "so that few wait"),
    "database_use": Assumption(
        0.5, "", "how busy the database's cores are then", "checkpoints, vacuum, backups"
    ),
    "thinker_use": Assumption(0.7, "", "how busy thinkers are then, at most", "a choice"),
    "bot_wait": Assumption(1, "s", "longest wait for a thread, p99", "as long as bots wait to be followed"),
    "hearing": Assumption(0.1, "", "most of a process that may go into hearing of others' turns", "a choice"),
    "waiting": Assumption(50, "ms", "longest wait for NOTIFY's lock", "a choice: nobody notices"),
    "core": Assumption(10, "€", "a core for a month", "rented machines, 2026"),
    "memory": Assumption(2, "€", "a GB of memory for a month", "the same"),
    "disk": Assumption(0.1, "€", "a GB of disk for a month", "the same"),
}
LEVELS = {"newcomer": 0.4, "regular": 0.3, "rival": 0.2, "expert": 0.08, "tycoon": 0.02}
"""Which bots are played against: beginners most."""
ASKED = {
    "a plan": "plans",
    "a position": "visits",
    "the list of one's tables": "visits",
    "who one is": "visits",
}
SEATS = 4


def assumed(name: str) -> float:
    """Return an assumption's value."""
    return ASSUMED[name].value


@dataclass(frozen=True)
class Capacity:
    """What so many players a day need."""

    players: int
    measured: Measured
    cells: int = 1
    """On how many databases the tables are: the processes of one hear of no others."""

    @classmethod
    def needed(cls, players: int, measured: Measured) -> "Capacity":
        """Return it with as few databases as will do."""
        found = cls(players, measured)
        while not found.is_enough:
            found = cls(players, measured, found.cells + 1)
        return found

    @property
    def is_enough(self) -> bool:
        """Return whether no process is kept busy by hearing of turns, and no write waits long for others."""
        if self.load_of_cell(1).use(1) > assumed("server_use"):
            hears = self.turns / self.cells * self.measured.heard
            return hears <= assumed("hearing") and self.write_wait <= assumed("waiting") / 1e3
        return self.write_wait <= assumed("waiting") / 1e3

    @property
    def write_wait(self) -> float:
        """Return the p99 of the wait until a write is safe."""
        return lock_wait(self.turns / self.cells, self.each, self.measured.commit)

    @property
    def games(self) -> float:
        """Return the games that begin in a second of the busiest hour."""
        return self.players * assumed("games") / assumed("people") / DAY * assumed("busiest")

    @property
    def turns(self) -> float:
        """Return the turns a second then, of people and bots."""
        return self.games * self.measured.turns

    @property
    def turns_of_people(self) -> float:
        """Return those of people."""
        return self.turns * assumed("people") / SEATS

    def kinds(self, turns: float) -> list[tuple[float, Service]]:
        """Return what is asked for so many turns a second: rates, and what each takes."""
        part = turns / self.turns
        rates = {
            "plans": self.turns_of_people * assumed("plans") * part,
            "visits": self.games * assumed("people") * assumed("visits") * part,
        }
        kinds = [(rates[how], self.measured.service(f"{name}: server")) for name, how in ASKED.items()]
        kinds.append((rates["visits"], self.measured.service("a stream: server")))
        return [*kinds, (turns, self.measured.service("a turn: server"))]

    @cached_property
    def each(self) -> int:
        """Return how many processes answer for each database."""
        count = 1
        while self.load_of_cell(count).use(count) > assumed("server_use"):
            count += 1
        return count

    @property
    def processes(self) -> int:
        """Return how many processes answer, of all cells together."""
        return self.cells * self.each

    @property
    def elsewhere(self) -> float:
        """Return at how many further processes a turn is followed, on average.

        Where there are several databases, a proxy sends all people of a table to the same process. Otherwise
        they are where the system lets them in.
        """
        return self.elsewhere_of(self.each)

    def elsewhere_of(self, processes: int) -> float:
        """Return the same for a number of processes."""
        return 0.0 if self.cells > 1 else (assumed("people") - 1) * (1 - 1 / processes)

    def load_of_cell(self, processes: int) -> Load:
        """Return what comes to so many processes of a cell, with what they hear of each other."""
        turns, measured = self.turns / self.cells, self.measured
        kinds = self.kinds(turns)
        if processes > 1:
            kinds.append((turns * (processes - 1), Service.fixed(measured.heard)))
        if self.elsewhere_of(processes):
            again = Service.fixed(measured.read_again("servers"))
            kinds.append((turns * self.elsewhere_of(processes), again))
        return Load.of(kinds)

    @property
    def connections(self) -> float:
        """Return how many live connections are open in the busiest hour."""
        return self.games * assumed("people") * assumed("minutes") * 60

    @property
    def database_cores(self) -> float:
        """Return how many cores the databases need."""
        seconds = {name: self.measured.figures[f"{name}: database"] / 1e3 for name in (*ASKED, "a turn")}
        visits = self.games * assumed("people") * assumed("visits")
        rates = {"a plan": self.turns_of_people * assumed("plans"), "a turn": self.turns}
        busy = sum(rates.get(name, visits) * each for name, each in seconds.items())
        busy += self.turns * self.elsewhere * self.measured.read_again("database")
        return busy / assumed("database_use")

    @property
    def thinking_of_cell(self) -> Load:
        """Return the turns of a cell's bots."""
        rate = (self.turns - self.turns_of_people) / self.cells
        turn = {level: self.measured.service(f"turn of {level}") for level in LEVELS}
        return Load.of([(rate * part, turn[level]) for level, part in LEVELS.items()])

    @property
    def thinkers(self) -> int:
        """Return how many threads think, of all cells together, each on a core of its own."""
        load, each = self.thinking_of_cell, 1
        while load.use(each) > assumed("thinker_use") or load.wait(each) > assumed("bot_wait"):
            each += 1
        return self.cells * each

    @property
    def cores(self) -> float:
        """Return all cores; a process has one of its own, of which it uses a part."""
        return self.processes + self.thinkers + math.ceil(self.database_cores)

    @property
    def memory(self) -> float:
        """Return the GB of memory of all processes, without the database's."""
        each = self.measured.figures["idle: memory before"] / 1e3
        connection = self.measured.figures["idle: memory of a connection with its part of a table"] / 1e6
        return (self.processes + self.thinkers) * each + self.connections * connection

    @property
    def stored(self) -> float:
        """Return by how many GB the databases grow in a year."""
        games = self.players * assumed("games") / assumed("people") * 365
        turns = self.measured.turns / self.measured.figures["turns of a game of four"]
        return games * self.measured.figures["stored for a game of four"] * turns / 1e6

    @property
    def log_written(self) -> float:
        """Return the MB that are written to the databases' logs in a second of the busiest hour."""
        return self.turns * self.measured.figures["write-ahead log of a turn"] / 1e3

    @property
    def transactions(self) -> float:
        """Return the transactions of a database that write in a second: at most what NOTIFY's lock allows."""
        return min(self.turns / self.cells, 1 / self.measured.commit)

    @property
    def cost(self) -> float:
        """Return what a month costs at the end of the first year, in euros."""
        memory = self.memory + 2 * self.cells
        return self.cores * assumed("core") + memory * assumed("memory") + self.stored * assumed("disk")
