"""Nothing that was acknowledged is lost, and nothing happens twice: processes are killed for real.

`FRANCHISE_FAULTS` is how often; `FRANCHISE_SEED` repeats a run's choices.
"""

import asyncio
import itertools
import sqlite3
from contextlib import closing
from urllib.parse import urlsplit

import pytest

from evenings import survive
from processes import count_of, processes
from servers import on_both_databases
from tools.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.alone]

FAULTS = count_of("FRANCHISE_FAULTS", 5)


@on_both_databases
def test_acknowledged_moves_survive_kills_of_the_server(database: str) -> None:
    with processes(database) as servers:

        async def kill() -> None:
            servers[0].kill()
            await asyncio.to_thread(servers[0].start)

        evening = asyncio.run(survive(servers, FAULTS, kill))
        assert evening.people.counts["no answer"] > 0, "no request was under way"
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(urlsplit(database).path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_server_that_is_asked_to_stop_under_load_finishes_what_it_does(database: str) -> None:
    with processes(database) as servers:

        async def stop() -> None:
            assert await asyncio.to_thread(servers[0].stop) == 0
            await asyncio.to_thread(servers[0].start)

        asyncio.run(survive(servers, FAULTS, stop))


def test_servers_recover_when_postgresql_is_killed(postgres: Cluster) -> None:
    database = postgres.create_database("restarted")
    with processes(database, 2) as servers:
        pids = [server.pid for server in servers]

        async def restart() -> None:
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.to_thread(postgres.start)

        evening = asyncio.run(survive(servers, FAULTS, restart))
        assert evening.people.counts["no answer"] == 0, "a server ended or did not answer"
        assert [server.pid for server in servers] == pids


def test_nothing_is_lost_with_one_of_two_servers(postgres: Cluster) -> None:
    with processes(postgres.create_database("one_of_two"), 2) as servers:
        victims = itertools.cycle(servers)

        async def kill() -> None:
            victim = next(victims)
            victim.kill()
            await asyncio.to_thread(victim.start)

        evening = asyncio.run(survive(servers, FAULTS, kill))
        assert evening.people.counts["no answer"] > 0, "no request was under way"
