"""The same tournament by two processes of this machine and by two workers of Ray, and what a training needs.

Both play the same games, one after the other in turn, by the clock on the wall; the best of each counts. The
cluster already runs, as one does that people use; starting processes and loading machine code count on both
sides.
"""

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bench.figures import Figure
from franchise.arena import Tournament
from franchise.bots.network import trained_network
from franchise.bots.search import Method
from franchise.cluster import Cluster
from franchise.training.self_play import BATCH, Batch
from franchise.training.training import EXPLORATION

TOURNAMENT = Tournament.of("playouts:simulations=400", "playouts:simulations=400")
GAMES = int(os.environ.get("FRANCHISE_BENCH_GAMES", "1000"))
ROUNDS = int(os.environ.get("FRANCHISE_BENCH_ROUNDS", "3"))
WORKERS = 2
SIMULATIONS = 400
STORE = 80_000_000


@contextmanager
def one_node() -> Iterator[str]:
    """Run a cluster of one node on loopback, and give its address."""
    directory = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # the names of sockets must be short
    os.environ |= {
        "RAY_TMPDIR": directory,
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # makes Ray use loopback on any system
    }
    from ray.cluster_utils import Cluster as Nodes

    node: dict[str, Any] = {
        "num_cpus": WORKERS,
        "object_store_memory": STORE,
        "node_ip_address": "127.0.0.1",
        "include_dashboard": False,
        "_system_config": {"worker_niceness": 0},  # as the processes it is compared with
    }
    nodes = Nodes(initialize_head=True, head_node_args=node)
    try:
        yield nodes.address
    finally:
        nodes.shutdown()
        shutil.rmtree(directory, ignore_errors=True)


def run() -> list[Figure]:
    """Measure."""
    TOURNAMENT.prepare()
    processes = workers = 0.0
    with one_node() as address:
        for _ in range(ROUNDS):
            processes = max(processes, _games_per_second(WORKERS))
            with Cluster(address) as cluster:  # with processes of its own
                workers = max(workers, _games_per_second(cluster))
    seconds, size = _batch()
    return [
        Figure(f"{WORKERS} processes of this machine", processes, "games/s"),
        Figure(f"{WORKERS} workers of Ray", workers, "games/s"),
        Figure("workers of Ray / processes", workers / processes, "", 0.9),
        Figure(f"self-play, {BATCH} games on one core", seconds, "s"),
        Figure(f"what {BATCH} games of self-play take on the network", size / 1000, "kB"),
    ]


def _games_per_second(jobs: "int | Cluster") -> float:
    began = time.perf_counter()
    played = sum(1 for _ in TOURNAMENT.play(GAMES, jobs=jobs))
    return played / (time.perf_counter() - began)


def _batch() -> tuple[float, int]:
    """Play a batch of a training; return the processor's seconds and the bytes that come back."""
    method = Method(trained_network(), EXPLORATION, caution=0.0)
    Batch(0, 1, 1, method, 1).play()
    began = time.process_time()
    played = Batch(1, 1, 1, method, SIMULATIONS).play()
    return time.process_time() - began, len(played.games)
