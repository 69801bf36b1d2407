"""Nothing that was acknowledged is lost, and nothing happens twice: processes are killed for real.

`FRANCHISE_FAULTS` is how often; `FRANCHISE_SEED` repeats a run's choices.
"""

import asyncio
import itertools
import random
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from evenings import Evening, survive
from players import Match
from processes import count_of, processes, thinkers
from push_services import Phone
from receivers import Receiver, receiving
from servers import on_both_databases
from tools.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.alone]

FAULTS = count_of("FRANCHISE_FAULTS", 5)
SETTLED_SECONDS = 120.0
"""How long it may take until devices show what is so: leases of those who died have to end."""


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


def test_nothing_is_lost_with_any_of_two_servers_and_two_thinkers_and_devices_are_told(
    postgres: Cluster, tmp_path: Path
) -> None:
    database = postgres.create_database("any_of_four")
    with receiving(tmp_path) as receiver, ExitStack() as stack:
        to = (receiver.port, receiver.certificate)
        servers = stack.enter_context(processes(database, 2, pushes_to=to))
        everybody = [*servers, *stack.enter_context(thinkers(database, 2))]
        evening = Evening([server.url for server in servers])

        async def kill() -> None:
            victim = random.choice(everybody)
            victim.kill()
            await asyncio.to_thread(victim.start)

        async def survive() -> None:
            try:
                await evening.begin()
                devices = Devices(receiver, evening.matches[:5])
                await devices.subscribe()
                await evening.survive(FAULTS, kill)
                await evening.end()
                await devices.show_whose_turn_it_is()
            finally:
                await evening.close()

        asyncio.run(survive())


class Devices:
    """Devices of the people at some tables, and what they show."""

    def __init__(self, receiver: Receiver, matches: list[Match]) -> None:
        """Give each person a device."""
        self._receiver, self._matches = receiver, matches
        people = {person.id: person for match in matches for person in match.seats if person is not None}
        self._phones = {person: Phone(person.id) for person in people.values()}
        self._by_path = {phone.path: phone for phone in self._phones.values()}
        self._public = ""
        self._shown: dict[tuple[Phone, str], bool] = {}
        """By device and table: whether it shows a turn."""
        self._turns = 0
        """How often one was told of a turn; in the end all games may be over."""

    async def subscribe(self) -> None:
        """Have all devices told."""
        for person, phone in self._phones.items():
            ask = self._matches[0].people.ask
            self._public = (await ask(person, "PUT", "/api/me/push", phone.subscription()))["key"]

    async def show_whose_turn_it_is(self) -> None:
        """Wait until every device shows the turns of its owner, and no others."""
        until = time.monotonic() + SETTLED_SECONDS
        while wrong := await self._wrong():
            assert time.monotonic() < until, f"devices show what is not so: {wrong}"
            await asyncio.sleep(0.5)
        assert self._turns > 0, "no device was told of any turn"

    async def _wrong(self) -> list[str]:
        self._read()
        wrong = []
        for match in self._matches:
            actor = (await match.ask(match.host, "GET", ""))["view"]["actor"]
            for seat, person in enumerate(match.seats):
                if person is not None:
                    shows = self._shown.get((self._phones[person], match.id), False)
                    if shows != (seat == actor):
                        wrong.append(f"seat {seat} at {match.id}: {shows}, seat {actor} is to move")
        return wrong

    def _read(self) -> None:
        while not self._receiver.received.empty():
            got = self._receiver.received.get()
            phone = self._by_path[got.path]
            said = phone.read(got, self._public)
            shows = said.get("title") == "It’s your turn."
            self._shown[phone, said["tag"]] = shows
            self._turns += shows
