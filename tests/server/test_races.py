"""Two requests race: exactly one wins, within one process and between two.

`FRANCHISE_RACES` is how often.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from players import People, Person
from processes import count_of, processes
from wire import Reply

pytestmark = [pytest.mark.slow, pytest.mark.alone]

RACES = count_of("FRANCHISE_RACES", 200)


@pytest.fixture(scope="module", params=["one process on SQLite", "two processes on PostgreSQL"])
def urls(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Return where two requests are sent: to one process, or to two."""
    if request.param == "one process on SQLite":
        with processes(f"sqlite:///{tmp_path_factory.mktemp('races') / 'franchise.db'}") as [server]:
            yield [server.url, server.url]
    else:
        cluster = request.getfixturevalue("postgres")
        with processes(cluster.create_database("races"), 2) as servers:
            yield [server.url for server in servers]


@asynccontextmanager
async def two_people(urls: list[str]) -> AsyncIterator[tuple[People, list[Person]]]:
    """Introduce two people, each at a server."""
    people = People(urls, seed=3)
    try:
        yield (
            people,
            [replace(await people.person(name), url=url) for name, url in zip("AB", urls, strict=True)],
        )
    finally:
        await people.close()


def run(race: Callable[[People, list[Person]], Awaitable[None]], urls: list[str]) -> None:
    """Run races between two people."""

    async def with_people() -> None:
        async with two_people(urls) as (people, persons):
            await race(people, persons)

    asyncio.run(with_people())


async def table_at_one_screen(people: People, host: Person) -> str:
    """Start a game of two people who use one identity."""
    seats = [{"kind": "me"}, {"kind": "person"}]
    body = {"seats": seats, "start": True, "rules": {"start": "introductory"}}
    table: str = (await people.ask(host, "POST", "/api/tables", body))["id"]
    return table


async def race_for_moves(people: People, devices: list[Person], *, same: bool) -> None:
    """Send two requests for the same revision again and again: with two keys, or with the same."""
    table, revision = await table_at_one_screen(people, devices[0]), 0
    for number in range(RACES):
        position = await people.ask(devices[0], "GET", f"/api/games/{table}")
        assert position["revision"] == revision
        if position["view"]["actor"] is None:
            table, revision = await table_at_one_screen(people, devices[0]), 0
            position = await people.ask(devices[0], "GET", f"/api/games/{table}")
        moves = [[people.chance.choice(position["legal_moves"])] for _ in devices]
        wanted = [moves[0], moves[0]] if same else moves
        keys = [f"{number}", f"{number}" if same else f"{number}'"]
        answers = await asyncio.gather(
            *(
                people.once(
                    device, "POST", f"/api/games/{table}/moves", {"revision": revision, "moves": move}, key
                )
                for device, move, key in zip(devices, wanted, keys, strict=True)
            )
        )
        revision += 1
        (must_be_the_same if same else one_must_win)(answers, revision, wanted)
        log = await people.ask(devices[0], "GET", f"/api/games/{table}/log?since={revision - 1}")
        assert [entry["revision"] for entry in log["entries"]] == [revision]


def one_must_win(answers: list[Reply], revision: int, wanted: list[list[str]]) -> None:
    """Check that one was played, and that the other was told of it."""
    by_status = {answer.status_code: (answer, moves) for answer, moves in zip(answers, wanted, strict=True)}
    assert set(by_status) == {200, 409}, [answer.text for answer in answers]
    won, lost = by_status[200][0].json(), by_status[409][0].json()
    assert won["revision"] == revision
    assert (lost["error"], lost["revision"]) == ("stale", revision)
    assert [entry["moves"] for entry in lost["since"]] == [by_status[200][1]]


def must_be_the_same(answers: list[Reply], revision: int, _: Any) -> None:
    """Check that both were told the same."""
    assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
    assert answers[0].json() == answers[1].json()
    assert answers[0].json()["revision"] == revision


def test_one_of_two_requests_for_a_revision_wins(urls: list[str]) -> None:
    async def race(people: People, persons: list[Person]) -> None:
        await race_for_moves(people, [persons[0], replace(persons[0], url=urls[1])], same=False)

    run(race, urls)


def test_a_request_sent_twice_at_once_is_applied_once(urls: list[str]) -> None:
    async def race(people: People, persons: list[Person]) -> None:
        await race_for_moves(people, [persons[0], replace(persons[0], url=urls[1])], same=True)

    run(race, urls)


def test_one_of_two_people_gets_a_free_seat(urls: list[str]) -> None:
    async def race(people: People, persons: list[Person]) -> None:
        body = {"seats": [{"kind": "bot", "bot": "newcomer"}, {"kind": "open"}], "public": True}
        host = await people.person("Host")
        for _ in range(RACES // 2):
            table = (await people.ask(host, "POST", "/api/tables", body))["id"]
            path = f"/api/tables/{table}/seats/1/take"
            answers = await asyncio.gather(*(people.once(who, "POST", path) for who in persons))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            winner = next(
                who for who, answer in zip(persons, answers, strict=True) if answer.status_code == 200
            )
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert refused.json()["error"] == "seat_taken"
            for who in persons:
                await seen_by(people, who, table, winner)
            await people.ask(host, "DELETE", f"/api/tables/{table}")

    run(race, urls)


async def seen_by(people: People, who: Person, table: str, winner: Person) -> None:
    """Wait until the winner sits in the seat, as somebody sees it."""
    async with asyncio.timeout(30):
        while True:
            seat = (await people.ask(who, "GET", f"/api/tables/{table}"))["seats"][1]
            if seat["identity"] is not None:
                assert seat["identity"] == winner.id
                return


def test_what_two_people_say_at_once_gets_two_numbers(urls: list[str]) -> None:
    async def race(people: People, persons: list[Person]) -> None:
        host, guest = persons
        body = {"seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table = (await people.ask(host, "POST", "/api/tables", body))["id"]
        await people.ask(guest, "POST", f"/api/tables/{table}/seats/1/take")
        said = []
        for number in range(RACES // 4):
            texts = [f"{name} {number}" for name in "AB"]
            answers = await asyncio.gather(
                *(
                    people.ask(who, "POST", f"/api/tables/{table}/chat", {"text": text})
                    for who, text in zip(persons, texts, strict=True)
                )
            )
            said += [(answer["number"], answer["text"]) for answer in answers]
        chat = (await people.ask(host, "GET", f"/api/tables/{table}/chat"))["messages"]
        assert [number for number, _ in sorted(said)] == list(range(1, len(said) + 1))
        assert [(message["number"], message["text"]) for message in chat] == sorted(said)[-200:]

    run(race, urls)
