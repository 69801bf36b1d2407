"""Measures many processes on one PostgreSQL; leaves all figures in build/scale.json as well."""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import uvloop

from bench.figures import Figure, machine
from bench.scale import commits, idle, moves, parts
from bench.scale.settings import CHOSEN
from franchise.server.run.serving import allow_many_connections
from tools.postgres import Cluster, install

RESULT = Path("build/scale.json")


def _moves(count: int, cluster: Cluster) -> list[Figure]:
    return uvloop.run(moves.measured(cluster, count))


PARTS: Mapping[str, Callable[[Cluster], list[Figure]]] = {
    **{f"moves{count}": partial(_moves, count) for count in moves.MODES},
    "slow_disk": lambda cluster: uvloop.run(moves.on_a_slow_disk(cluster, commits.FLUSHES[-1])),
    "idle": lambda cluster: uvloop.run(idle.measured(cluster)),
    "requests": lambda cluster: uvloop.run(parts.asked(cluster)),
    "commits": commits.run,
    "thinking": lambda cluster: parts.thinking(),
}


def run() -> list[Figure]:
    """Measure everything, or the parts that are chosen, and leave the figures in a file.

    Figures of parts that are not chosen stay there.
    """
    install()
    allow_many_connections()
    if unknown := set(CHOSEN) - set(PARTS):
        sys.exit(f"FRANCHISE_SCALE_PARTS: expected some of {', '.join(PARTS)}, got {', '.join(unknown)}")
    figures: list[Figure] = []
    with postgres() as cluster:
        for name in CHOSEN or PARTS:
            figures += PARTS[name](cluster)
    values = {figure.name: figure.value for figure in figures}
    if CHOSEN and RESULT.exists():
        values = json.loads(RESULT.read_text())["figures"] | values
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps({"machine": machine(), "figures": values}, indent=1) + "\n")
    return figures


@contextmanager
def postgres() -> Iterator[Cluster]:
    """Run a PostgreSQL of its own as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="franchise-scale-") as directory:
        place = Path(directory)
        place.chmod(0o755)  # PostgreSQL is another user where this one is root
        cluster = Cluster(place / "postgres")
        cluster.create()
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.remove()
