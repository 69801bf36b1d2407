"""Several server processes on one PostgreSQL, and what each part of it computes."""

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg

from bench.hostile.served import Served
from bench.load.process import cpu_seconds_of, loop_seconds_of
from tools.postgres import Cluster

_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Fleet:
    """Servers on one database."""

    servers: Sequence[Served]
    processes: Sequence[int]
    """The processes that answer, by their numbers."""
    cluster: Cluster
    database: str

    @property
    def ports(self) -> list[int]:
        """Return where they answer: each by itself, or all at one."""
        return [server.port for server in self.servers]

    def clock(self) -> "Computed":
        """Read what everybody has computed so far."""
        return Computed(
            time.perf_counter(),
            tuple(map(cpu_seconds_of, self.processes)),
            tuple(map(loop_seconds_of, self.processes)),
            cpu_seconds_of_database(self.cluster),
            time.process_time(),
        )


@dataclass(frozen=True)
class Computed:
    """What everybody has computed, in seconds: at a moment, or between two."""

    wall: float
    servers: tuple[float, ...]
    loops: tuple[float, ...]
    """The threads of the event loops alone."""
    database: float
    load: float
    """The generator of the load: this process."""

    def since(self, before: "Computed") -> "Computed":
        """Return what was computed since another moment."""
        return Computed(
            self.wall - before.wall,
            tuple(b - a for a, b in zip(before.servers, self.servers, strict=True)),
            tuple(b - a for a, b in zip(before.loops, self.loops, strict=True)),
            self.database - before.database,
            self.load - before.load,
        )

    @property
    def cores(self) -> float:
        """Return how many cores were busy with all of it."""
        return (sum(self.servers) + self.database + self.load) / self.wall


def cpu_seconds_of_database(cluster: Cluster) -> float:
    """Return what PostgreSQL's processes have computed, also those that have ended."""
    main, total = cluster.process, 0.0
    for place in Path("/proc").iterdir():
        if place.name.isdecimal():
            try:
                fields = (place / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):  # ended meanwhile
                continue
            if int(place.name) == main:
                total += sum(map(int, fields[11:15]))
            elif int(fields[1]) == main:
                total += sum(map(int, fields[11:13]))
    return total / _TICKS


@contextmanager
def fleet(
    cluster: Cluster, count: int, name: str, *, one_port: bool = False, flush_delay: int = 0
) -> Iterator[Fleet]:
    """Run so many server processes on a database of their own as long as the block lasts.

    Each has a port of its own, or one command starts them all behind one. Each flush to the disk can be made
    to take some microseconds longer.
    """
    database = cluster.create_database(name)
    with psycopg.connect(database, autocommit=True) as connection:
        for setting in (f"commit_delay = {flush_delay}", "commit_siblings = 0"):
            connection.execute(f"ALTER DATABASE {name} SET {setting}")
    with ExitStack() as stack:
        servers = []
        for number in range(1 if one_port else count):
            place = cluster.directory.parent / f"{name}-{number}"
            place.mkdir()
            options = ["--database", database, "--no-rate-limits"]
            options += ["--key-file", str(cluster.directory.parent / f"{name}.key")]
            options += ["--admin-file", str(place / "admin")]
            server = Served(place, *options, *(["--processes", str(count)] if one_port else []))
            stack.callback(server.stop)
            servers.append(server)
        yield Fleet(servers, [pid for server in servers for pid in server.processes], cluster, database)


def process_of(local: Sequence[int], processes: Sequence[int]) -> dict[int, int]:
    """Find which process answers each connection from one of these ports of this machine."""
    holders = {}
    for process in processes:
        for place in Path(f"/proc/{process}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                holders[str(place.readlink())] = process
    wanted, found = set(local), {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        remote, holder = int(fields[2].rpartition(":")[2], 16), holders.get(f"socket:[{fields[9]}]")
        if remote in wanted and holder is not None:
            found[remote] = holder
    return found
