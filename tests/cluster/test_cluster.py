"""A tournament on a Ray cluster: real nodes, on this machine and on loopback alone."""

import json
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import franchise
from franchise.arena import BotFailed, GameResult, Tournament
from franchise.bots import BotChoice, load_choice
from franchise.cluster import Cluster, ClusterFailed
from own_bots import own_bot

pytestmark = [
    pytest.mark.alone,
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
]

Nodes = Any
"""Ray's own cluster for tests; Ray is imported only where it is used."""

STORE = 80_000_000
"""Bytes of shared memory for each node: about the least that Ray takes."""
QUICK_TO_NOTICE = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 300,
    "health_check_failure_threshold": 5,
    "worker_niceness": 0,
}
PATIENCE = 120.0
"""Seconds after which a test gives up on a machine that is busy."""

WAITING_BOT = """
import os, pathlib, time
from franchise.bots.playouts import PlayoutsBot

class Own(PlayoutsBot):
    def choose(self, game, budget):
        here = pathlib.Path(__file__).parent
        if (here / "hold").exists():
            (here / f"held-{os.getpid()}").touch()
            until = time.monotonic() + 120
            while (here / "hold").exists() and time.monotonic() < until:
                time.sleep(0.02)
        return super().choose(game, budget)
"""
"""Limited by simulations; it waits where a file says so, and shows which processes are waiting."""


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Start a cluster of a head that gives no core and a node with one; tests add others."""
    directory = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # the names of sockets must be short
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_TMPDIR", directory)
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")
        environment.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # makes Ray use loopback on any system
        from ray.cluster_utils import Cluster as Nodes

        started = Nodes(initialize_head=True, head_node_args=node(0) | {"_system_config": QUICK_TO_NOTICE})
        try:
            started.add_node(**node(1))
            yield started
        finally:
            started.shutdown()
            shutil.rmtree(directory, ignore_errors=True)


def node(cores: int) -> dict[str, Any]:
    return {
        "num_cpus": cores,
        "object_store_memory": STORE,
        "node_ip_address": "127.0.0.1",
        "include_dashboard": False,
    }


def games(results: list[GameResult]) -> list[tuple[Any, ...]]:
    """Return what is the same wherever games are played."""
    return sorted((r.number, r.seats, r.winners, r.influence, r.towns, r.moves_hash) for r in results)


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it took too long"
        time.sleep(0.05)


def test_the_same_games_come_from_one_job_from_two_and_from_a_cluster_that_loses_a_node_and_gains_another(
    nodes: Nodes, tmp_path: Path
) -> None:
    bot = tmp_path / "waiting.py"
    bot.write_text(WAITING_BOT, "utf-8")
    tournament = Tournament((load_choice(f"{bot}:Own:simulations=6"), BotChoice("random")))
    file, lines, results = tmp_path / "results", list[str](), list[GameResult]()
    hold = tmp_path / "hold"
    doomed = nodes.add_node(**node(1))

    def play() -> None:
        with Cluster(nodes.address, tell=lines.append) as cluster:
            results.extend(tournament.play(16, jobs=cluster, results=file))
            played.update(cluster.played)

    played: dict[str, int] = {}
    playing = threading.Thread(target=play, daemon=True)
    playing.start()
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 2)
    hold.touch()
    wait_until(lambda: len(list(tmp_path.glob("held-*"))) == 2)  # both nodes are in the middle of a game
    nodes.remove_node(doomed, allow_graceful=False)
    late = nodes.add_node(**node(1))
    wait_until(lambda: sum("plays with 1 core" in line for line in lines) == 3)
    hold.unlink()
    playing.join(PATIENCE)
    assert not playing.is_alive()

    assert any("is gone" in line for line in lines)
    assert played[late.node_id] > 0
    assert sum(played.values()) == 16
    one = list(tournament.play(16))
    assert games(results) == games(one) == games(list(tournament.play(16, jobs=2)))
    assert sorted(json.loads(line)["number"] for line in file.read_text().splitlines()[1:]) == [*range(1, 17)]
    nodes.remove_node(late)


def test_a_node_with_other_sources_is_left_out_and_a_line_says_why(nodes: Nodes, tmp_path: Path) -> None:
    source = Path(franchise.__file__).parent
    shutil.copytree(source, tmp_path / "franchise", ignore=shutil.ignore_patterns("server", "__pycache__"))
    with (tmp_path / "franchise" / "rules.toml").open("a") as rules:
        rules.write("# other rules\n")
    other = nodes.add_node(**node(1), env_vars={"PYTHONPATH": str(tmp_path)})
    lines: list[str] = []
    with Cluster(nodes.address, tell=lines.append) as cluster:
        tournament = Tournament.of("random", "random", start="introductory")
        for number, _ in enumerate(tournament.play(400, jobs=cluster), 1):
            if number > 2 and any("left out" in line for line in lines):
                break
        assert other.node_id not in cluster.played
    [line] = [line for line in lines if "left out" in line]
    assert "node 127.0.0.1 is left out: it has franchise " in line
    nodes.remove_node(other)


def test_a_bot_that_ends_its_process_stops_the_tournament(nodes: Nodes, tmp_path: Path) -> None:
    own = own_bot(tmp_path, "os._exit(3)")
    with (
        Cluster(nodes.address) as cluster,
        pytest.raises(BotFailed, match="game 1 of seed 1: its process ended"),
    ):
        list(Tournament((own, own)).play(2, jobs=cluster))


def test_a_tournament_on_a_cluster_is_interrupted_and_goes_on(nodes: Nodes, tmp_path: Path) -> None:
    file = tmp_path / "results"
    program = [sys.executable, "-c", "from franchise.cli.main import main; main()"]
    command = [*program, "arena", "playouts:simulations=30", "random", "--games", "20", "--json", "-"]
    command += ["--cluster", nodes.address, "--results", str(file)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as interrupted:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 2)
        interrupted.send_signal(signal.SIGINT)
        assert interrupted.stderr is not None
        assert "Interrupted" in interrupted.stderr.read()
    assert interrupted.returncode == 130
    kept = file.read_bytes()
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0
    assert json.loads(ran.stdout)["games"] == 20
    assert file.read_bytes().startswith(kept)
    assert len(file.read_bytes().splitlines()) == 21


def test_an_address_where_nobody_answers_is_named(nodes: Nodes) -> None:
    with pytest.raises(ClusterFailed, match=r"there is no cluster at 127.0.0.1:1: Connection refused"):
        Cluster("127.0.0.1:1")
