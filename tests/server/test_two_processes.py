"""Two servers on one PostgreSQL are one house: people at either see each other, and bots think once."""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace

import httpx
import pytest

from admins import at, order
from followers import Follower
from players import Match, People, open_match
from processes import ServerProcess, processes
from servers import error_of, identity_of, ok, running, table_of, wait_until
from streams import Stream
from tools.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.alone]

SECONDS = 60.0


async def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        await asyncio.sleep(0.02)


def figure(server: ServerProcess, name: str) -> int:
    """Read one of a server's figures."""
    found = re.search(rf"^{name} (\S+)$", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


async def play_for(seconds: float, matches: list[Match]) -> None:
    """Let people play for a while."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(match.play(stop)) for match in matches]
    await asyncio.sleep(seconds)
    stop.set()
    await asyncio.gather(*tasks)


def test_people_at_either_process_see_each_other(postgres: Cluster) -> None:
    async def evening(servers: list[ServerProcess]) -> None:
        people = People([server.url for server in servers], seed=1)
        matches = [await open_match(people, "pp"), await open_match(people, "ppb")]
        async with AsyncExitStack() as stack:
            followers = [
                (match, await stack.enter_async_context(Follower(person, match.id)))
                for match in matches
                for person in match.seats
                if person is not None
            ]
            assert len({follower.who.url for _, follower in followers}) == 2
            for match, follower in followers:
                seated = {person.id for person in match.seats if person is not None}
                await until(
                    lambda f=follower, m=match, s=seated: f.present(m.id) == s,  # type: ignore[misc]
                    "presence of everybody",
                )
            await play_for(5, matches)
            for match, follower in followers:
                said = await match.say(follower.who)
                for other_match, other in followers:
                    if other_match is match:
                        await until(
                            lambda o=other, m=match, s=said: (  # type: ignore[misc]
                                [message["text"] for message in o.told("chat", m.id)].count(s) == 1
                            ),
                            "what was said",
                        )
            for match, follower in followers:
                newest = (await match.check())[-1]["revision"]
                await until(
                    lambda f=follower, m=match, n=newest: f.revisions(m.id)[-1:] >= [n],  # type: ignore[misc]
                    "all moves",
                )
                revisions = follower.revisions(match.id)
                assert revisions == list(range(1, len(revisions) + 1)), "a move was told twice or not at all"
        await people.close()

    with processes(postgres.create_database("either"), 2) as servers:
        asyncio.run(evening(servers))


def test_a_secret_that_is_revoked_is_worthless_everywhere(postgres: Cluster) -> None:
    database = postgres.create_database("revoked")
    with running(database) as here, running(database) as there:
        wait_until(lambda: here.server.neighbours.count() == there.server.neighbours.count() == 2)
        ann = here.person("Ann")
        created = ok(ann.post("/api/me/tokens", json={"label": "robot"}))
        program, browser = there.stranger(), there.stranger()
        program.headers["authorization"] = f"Bearer {created['token']}"
        browser.cookies.set("franchise", ann.cookies["franchise"])
        with Stream(program) as lost, Stream(browser) as kept:
            ok(ann.delete(f"/api/me/tokens/{created['id']}"))
            assert lost.ended()
            assert error_of(program.get("/api/me")) == "bad_token"
            ok(ann.delete("/api/me"))
            assert kept.ended()


def test_what_is_ordered_at_one_process_holds_at_the_other(postgres: Cluster) -> None:
    database = postgres.create_database("ordered")
    with running(database) as here, running(database) as there:
        wait_until(lambda: here.server.neighbours.count() == there.server.neighbours.count() == 2)
        ann, bob = there.person("Ann"), there.person("Bob")
        guest = at(there.stranger(), "192.0.2.7")
        table = table_of(ann, bob)
        path = f"/api/tables/{table['id']}"
        number = ok(bob.post(f"{path}/chat", json={"text": "Rude"}))["number"]
        with Stream(ann, table["id"]) as kept, Stream(bob) as lost, Stream(guest) as gone:
            order(here, "delete-message", table=table["id"], number=number)
            assert kept.next("chat").data["text"] == "…"
            order(here, "ban", who=identity_of(bob), reason="Was rude.")
            order(here, "ban", who="192.0.2.0/24", reason="Floods.")
            assert lost.ended() and gone.ended()
            assert error_of(bob.get("/api/tables")) == "banned"
            assert error_of(guest.get(path)) == "network_banned"
            order(here, "rename", identity=identity_of(ann), name="Anna")
            wait_until(lambda: ok(ann.get("/api/me"))["me"]["name"] == "Anna")
            order(here, "quota", name="tables", value=1)
            wait_until(lambda: there.server.house.most_tables == 1)
            order(here, "door", door="codes")
            wait_until(lambda: there.server.order.door == "codes")
            order(here, "close", table=table["id"])
            assert kept.next("deleted").data == {"table": table["id"]}
        order(here, "unban", who=identity_of(bob))
        wait_until(lambda: bob.get("/api/tables").status_code == 200)
        assert order(there, "log") == order(here, "log")


def test_people_of_one_place_are_neighbours_in_every_process(postgres: Cluster) -> None:
    database = postgres.create_database("neighbours")
    with running(database) as here, running(database) as there:
        wait_until(lambda: here.server.neighbours.count() == there.server.neighbours.count() == 2)
        ann = here.person("Ann")
        ok(ann.get("/api/tables"))
        wait_until(lambda: there.server.limits.place_of(identity_of(ann)) == "127.0.0.1")


def test_bots_think_once_and_are_taken_over_from_a_process_that_was_killed(postgres: Cluster) -> None:
    async def evening(servers: list[ServerProcess]) -> None:
        people = People([server.url for server in servers], seed=2)
        watched = [await open_match(people, "pbbb", bot_seconds=0.05) for _ in range(6)]
        alone = [await open_match(people, "bbb", bot_seconds=2.0) for _ in range(4)]
        matches = watched + alone
        async with AsyncExitStack() as stack:
            # Both processes follow every game that is watched, and would think about all bots.
            watcher = await people.person("Watcher")
            for server in servers:
                follower = Follower(replace(watcher, url=server.url), *[match.id for match in watched])
                await stack.enter_async_context(follower)
            await play_for(6, watched)
            played = sum([await bot_turns(match) for match in matches])
            thought = sum(figure(server, "franchise_bot_turns_thought_total") for server in servers)
            print(f"{played} turns of bots, {thought} thought about")
            assert played > 20
            assert thought <= played * 1.2 + len(matches), "bots are thought about twice"
        servers[0].kill()
        for match in matches:
            match.move_to(servers[1].url)
        await play_for(1, watched)
        await asyncio.gather(*[bots_go_on(match) for match in matches])
        await people.close()

    with processes(postgres.create_database("bots"), 2) as servers:
        asyncio.run(evening(servers))


async def bot_turns(match: Match) -> int:
    """Count what bots have played."""
    log = await match.check()
    return sum(entry["kind"] == "moves" and match.seats[entry["seat"]] is None for entry in log)


async def bots_go_on(match: Match) -> None:
    """Wait until a bot has played, if it is a bot's turn."""
    log = await match.check()
    actor = log[-1]["actor"]
    end = time.monotonic() + SECONDS
    while actor is not None and match.seats[actor] is None and len(await match.check()) == len(log):
        assert time.monotonic() < end, "the bots were not taken over"
        await asyncio.sleep(0.1)
