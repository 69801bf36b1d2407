"""Several processes behind one port: started, watched and restarted by one command."""

import asyncio
import os
import random
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from evenings import Evening
from keys import key_file_of
from processes import count_of
from served import Process, Served
from servers import ok, wait_until
from tools.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.alone]

Serve = Callable[..., Served]


@pytest.fixture
def serve(postgres: Cluster, tmp_path: Path) -> Iterator[Serve]:
    """Start processes on one port and a database of their own."""
    database = postgres.create_database(f"port_{os.urandom(4).hex()}")
    started: list[Served] = []

    def serve(*arguments: object) -> Served:
        files = ("--key-file", key_file_of(database), "--admin-file", tmp_path / "admin")
        process = Served("serve", "--processes", 2, "--port", 0, "--database", database, *files, *arguments)
        started.append(process)
        return process

    yield serve
    for process in started:
        process.kill()


def ids_of(server: Served) -> list[int]:
    """Return the ids of the processes that answered first."""
    ids = []
    for number in (1, 2):
        said = f"INFO process {number} ("
        if said not in server.stderr:
            server.wait_for(said)
        ids.append(int(server.stderr.partition(said)[2].partition(")")[0]))
    return ids


def runs(process: int) -> bool:
    """Return whether a process has not ended."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def test_both_answer_and_stop_together(serve: Serve) -> None:
    server = serve("--log-requests")
    first, second = ids_of(server)
    for number in (1, 2):
        while f"INFO [{number}]" not in server.stderr:
            ok(httpx.get(f"{server.url}/api/health"))
            server.wait_for("/api/health")
    os.kill(first, signal.SIGKILL)
    server.wait_for(f"({first}) has ended by signal 9; another one starts in 0.2 s")
    assert ok(httpx.get(f"{server.url}/api/health"))["status"] == "ok"
    server.wait_for("INFO process 1 (")
    server.send(signal.SIGINT)
    assert server.end() == 0
    assert server.stdout.endswith("Stopped.\n")
    assert not runs(second)


def test_whoever_presses_control_c_twice_leaves_at_once(serve: Serve) -> None:
    server = serve()
    url = httpx.URL(server.url)
    with socket.create_connection((url.host, url.port or 0)) as slow:
        slow.sendall(b"PUT /api/me HTTP/1.1\r\nHost: %b\r\nContent-Length: 5\r\n\r\n{" % url.netloc)
        ok(httpx.get(f"{server.url}/api/health"))
        ids = ids_of(server)
        server.send(signal.SIGINT)
        server.wait_for("] stopping")
        server.send(signal.SIGINT)
        assert server.end() == 128 + signal.SIGINT
    assert not any(map(runs, ids))


def test_processes_whose_starter_is_gone_stop_by_themselves(serve: Serve) -> None:
    server = serve()
    ids = ids_of(server)
    server.send(signal.SIGKILL)
    wait_until(lambda: not any(map(runs, ids)))
    server.end()


def test_processes_that_cannot_start_say_why_in_one_line(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.create_database(f"port_{os.urandom(4).hex()}")
    options = ("--processes", 2, "--port", 0, "--database", database, "--admin-file", tmp_path / "admin")
    server = Served("serve", *options, "--key-file", tmp_path / "one")
    server.send(signal.SIGTERM)
    assert server.end() == 0
    failed = Process("serve", *options, "--key-file", tmp_path / "another")
    assert failed.end() == 2
    assert failed.stderr.startswith("franchise: --key-file: the key file")
    assert failed.stderr.count("\n") == 1


def test_processes_that_are_killed_lose_nothing(serve: Serve) -> None:
    server = serve("--no-rate-limits", "--bot-seconds", 0)

    ids = dict(enumerate(ids_of(server), start=1))

    async def kill() -> None:
        number = random.choice(list(ids))
        os.kill(ids[number], signal.SIGKILL)
        line = await asyncio.to_thread(server.wait_for, f"INFO process {number} (")
        ids[number] = int(line.partition(f"process {number} (")[2].partition(")")[0])

    async def evening() -> None:
        playing = Evening([server.url])
        try:
            await playing.begin()
            await playing.survive(count_of("FRANCHISE_FAULTS", 5), kill)
            await playing.end()
        finally:
            await playing.close()

    asyncio.run(evening())
    server.send(signal.SIGTERM)
    assert server.end() == 0


def test_all_are_restarted_under_load_and_nobody_notices(serve: Serve) -> None:
    server = serve("--no-rate-limits", "--bot-seconds", 0)

    async def evening() -> None:
        playing = Evening([server.url])
        try:
            await playing.begin()
            for _ in range(count_of("FRANCHISE_FAULTS", 5) // 5):
                await playing.survive(1, lambda: asyncio.to_thread(restart))
            await playing.end()
        finally:
            await playing.close()
        assert not playing.people.counts["no answer"], "a request was dropped"
        assert not playing.people.counts["503"], "a request was refused"
        assert playing.acknowledged > 100

    def restart() -> None:
        server.send(signal.SIGHUP)
        for number in (1, 2):
            server.wait_for(f"INFO process {number} (")
            server.wait_for(f"INFO [{number}] stopping")

    before = ids_of(server)
    asyncio.run(evening())
    wait_until(lambda: not any(map(runs, before)))
