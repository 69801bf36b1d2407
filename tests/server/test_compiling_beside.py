"""A server that answers while the rules and bots are compiled by processes beside it."""

import json
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise.kernel.jit import cache_directory
from served import Served
from servers import error_of, ok, open_table, wait_until

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(
        not Path("/proc/self/status").exists(), reason="looks at processes as Linux shows them"
    ),
]

AT_EXIT = """
import atexit, json, os, sys

# Numba loads it where it finds it; where people play, it is not installed.
sys.modules["coverage"] = None

def write():
    from franchise.kernel import entries
    from franchise.bots import best_turn, network, playout, search
    found = {
        name: [sum(value.stats.cache_hits.values()), sum(value.stats.cache_misses.values())]
        for module in (entries, best_turn, network, playout, search)
        for name, value in vars(module).items()
        if type(value).__name__ == "CPUDispatcher"
    }
    with open(os.environ["FOUND"], "w") as file:
        json.dump(found, file)

if os.environ.get("FOUND") and "compiling" not in " ".join(sys.orig_argv):
    atexit.register(write)
"""


@contextmanager
def uncompiled(tmp_path: Path, **environment: str) -> Iterator[Served]:
    """Run a server whose rules were never compiled."""
    database = tmp_path / "games.db"
    process = Served(
        "serve", "--port", 0, "--database", database, NUMBA_CACHE_DIR=str(tmp_path / "cache"), **environment
    )
    try:
        yield process
    finally:
        process.kill()


def children(process: int) -> list[int]:
    """List the processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(number) for task in tasks for number in task.read_text().split()]


def runs(process: int) -> bool:
    """Return whether a process runs."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def compiling(server: Served) -> dict[str, Any] | None:
    """Ask how far a server is."""
    found: dict[str, Any] | None = ok(httpx.get(f"{server.url}/api/health"))["compiling"]
    return found


def test_a_server_answers_before_the_rules_are_compiled(tmp_path: Path) -> None:
    with uncompiled(tmp_path) as server, httpx.Client(base_url=server.url) as ann:
        found = compiling(server)
        assert found is not None and not found["rules"] and found["done"] < found["total"]
        ok(ann.put("/api/me", json={"name": "Ann"}))
        table = open_table(ann, "me", "open", start=False)["id"]
        assert ok(ann.get(f"/api/tables/{table}"))["status"] == "open"
        for refused in (
            ann.post("/api/preview", json={"players": 2, "rules": {}}),
            ann.post(
                "/api/tables",
                json={"seats": [{"kind": "me"}, {"kind": "person"}], "start": True, "rules": {}},
            ),
        ):
            assert (refused.status_code, error_of(refused)) == (503, "rules_compiling")
            assert refused.headers["retry-after"] == "1"
            assert refused.json()["compiling"]["total"] == found["total"]
        assert [one["id"] for one in ok(ann.get("/api/tables"))["tables"]] == [table]
        wait_until(lambda: len(children(server.process_id)) == 2)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whatever_ends_a_server_ends_those_who_compile_for_it(tmp_path: Path, number: signal.Signals) -> None:
    with uncompiled(tmp_path) as server:
        wait_until(lambda: len(children(server.process_id)) == 2)
        started = children(server.process_id)
        server.send(number)
        assert server.end() == (-number if number == signal.SIGKILL else 0)
        wait_until(lambda: not any(map(runs, started)))
    assert not list((tmp_path / "cache").rglob("*.complete"))


MISSING = ("moves", "network")
"""One part of each kind, for a move and for bots, takes the processes seconds instead of a minute."""


def forget_some(cache: Path) -> None:
    """Copy the machine code there is, without what plays moves and what evaluates them for bots."""
    whole = cache_directory()
    assert whole is not None
    functions = ("entries.play_moves-*", "network.evaluate-*")
    left_out = shutil.ignore_patterns("*.lock", *functions, *(f"{part}.complete" for part in MISSING))
    shutil.copytree(whole, cache / whole.name, ignore=left_out)


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_what_was_compiled_beside_a_server_it_has_only_loaded(tmp_path: Path) -> None:
    forget_some(tmp_path / "cache")
    (tmp_path / "sitecustomize.py").write_text(AT_EXIT, "utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    with (
        uncompiled(tmp_path, PYTHONPATH=path, FOUND=str(tmp_path / "found.json")) as server,
        httpx.Client(base_url=server.url, timeout=60) as ann,
    ):
        ok(ann.put("/api/me", json={"name": "Ann"}))
        assert compiling(server) is not None
        lobby = open_table(ann, "me", "newcomer", start=False)["id"]
        deadline = time.monotonic() + 600
        while (started := ann.post(f"/api/tables/{lobby}/start")).status_code == 503:
            assert time.monotonic() < deadline
            assert error_of(started) == "rules_compiling"
            time.sleep(0.5)
        assert ok(started)["status"] == "playing"
        wait_until(lambda: compiling(server) is None, 600)
        wait_until(lambda: ok(ann.get(f"/api/games/{lobby}"))["view"]["actor"] == 0, 60)
        ok(ann.post(f"/api/games/{lobby}/hint", json={"seconds": 1}))
        memory = Path(f"/proc/{server.process_id}/status").read_text().split("VmRSS:")[1].split()[0]
        assert int(memory) < 300 * 1024
        assert not children(server.process_id)
        server.send(signal.SIGTERM)
        assert server.end() == 0
    assert "Rules and bots: compiled in" in server.stdout
    found = json.loads((tmp_path / "found.json").read_text())
    assert found["play_moves"][0] > 0 and found["simulate"][0] > 0
    assert {name: misses for name, (_, misses) in found.items() if misses} == {}
