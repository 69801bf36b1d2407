"""Processes that only think, on PostgreSQL: they play for bots, answer for servers, and nothing is lost."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from evenings import survive
from franchise import Game
from franchise.server.run import checks
from franchise.server.storage import thoughts
from franchise.server.storage.opening import url_of
from processes import count_of, processes, thinkers
from servers import Running, ok, open_table, running, wait_until
from tools.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.alone]

FAULTS = count_of("FRANCHISE_FAULTS", 5)


@pytest.fixture
def database(postgres: Cluster) -> str:
    """Return the address of an empty database."""
    return postgres.create_database(f"thinkers_{os.urandom(4).hex()}")


@pytest.fixture
def leaving(database: str) -> Iterator[Running]:
    """Run a server that leaves all thinking to others."""
    with running(database, bot_threads=0) as server:
        yield server


def waiting(server: Running) -> thoughts.Waiting:
    """Look at what waits."""
    return server.server.house.read_here(thoughts.waiting)


def actor_of(client: httpx.Client, table: dict[str, Any]) -> int | None:
    """Return whose turn it is."""
    actor: int | None = ok(client.get(f"/api/tables/{table['id']}"))["actor"]
    return actor


def test_thinkers_that_are_killed_lose_nothing(database: str) -> None:
    with processes(database, bot_threads=0) as servers, thinkers(database, 2) as found:

        async def kill() -> None:
            victim = random.choice(found)
            victim.kill()
            await asyncio.sleep(0.5)
            await asyncio.to_thread(victim.start)

        evening = asyncio.run(survive(servers, FAULTS, kill))
        assert not evening.people.counts["no answer"]
        assert not evening.people.counts["503"]


def test_what_a_thinker_has_begun_is_taken_up_by_another_though_it_only_hangs(
    database: str, leaving: Running
) -> None:
    ann = leaving.person("Ann")
    with thinkers(database, 1) as (hung,):
        tables = [open_table(ann, "tycoon", "me") for _ in range(3)]
        wait_until(lambda: waiting(leaving).count == 1)
        os.kill(hung.pid, signal.SIGSTOP)
        with thinkers(database, 1):
            wait_until(lambda: all(actor_of(ann, table) == 1 for table in tables), 60)
            os.kill(hung.pid, signal.SIGCONT)
            wait_until(lambda: waiting(leaving).count == 0)
    assert [ok(ann.get(f"/api/games/{table['id']}"))["revision"] for table in tables] == [1, 1, 1]


def test_a_server_without_threads_has_others_find_what_people_ask(database: str, leaving: Running) -> None:
    ann = leaving.person("Ann")
    table = open_table(ann, "me", "newcomer")["id"]
    with thinkers(database, 1):
        hint = ok(ann.post(f"/api/games/{table}/hint", json={"seconds": 0.2, "turns": 2}))
        assert len(hint["turns"]) == 2
        record = Game.new(["Ann", "Bob"], start="introductory").record()
        found = ok(ann.post("/api/line/turn", json={"record": record, "bot": "newcomer"}))
        Game.from_record(record).play_all(found["moves"])
        ok(ann.post(f"/api/games/{table}/moves", json={"revision": 0, "moves": ["end"]}))
        wait_until(lambda: actor_of(ann, {"id": table}) == 0)


def test_without_a_thinker_bots_wait_and_it_is_told(database: str, leaving: Running) -> None:
    ann = leaving.person("Ann")
    table = open_table(ann, "newcomer", "me")
    wait_until(lambda: ok(ann.get("/api/health"))["waiting_seconds"] >= 0.5)
    assert "no process only thinks; 1 turns or hints wait" in thinking(database)
    with thinkers(database, 2):
        assert ok(ann.get("/api/health"))["thinkers"] == 2
        wait_until(lambda: actor_of(ann, table) == 1)
        assert thinking(database).startswith("2 processes only think: ")
        assert "franchise_thinkers 2.0" in ann.get("/metrics").text
    assert ok(ann.get("/api/health"))["waiting_seconds"] == 0


def thinking(database: str) -> str:
    """Return what `franchise doctor` says of thinking."""
    return next(one.text for one in checks.database(url_of(database)) if one.subject == "thinking")


def test_a_thinker_makes_reviews_and_whoever_follows_one_hears_of_it(database: str, leaving: Running) -> None:
    ann = leaving.person("Ann")
    table = open_table(ann, "me", "person", hints=True)["id"]
    ok(ann.post(f"/api/games/{table}/moves", json={"revision": 0, "moves": ["end"]}))
    asked = ok(ann.post(f"/api/games/{table}/review", json={"depth": "quick"}))
    assert not asked["complete"]
    with thinkers(database, 1), ann.stream("GET", f"/api/games/{table}/review/stream") as stream:
        assert any('"complete":true' in line for line in stream.iter_lines())
