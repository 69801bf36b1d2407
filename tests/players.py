"""People who play through HTTP and remember what was acknowledged, whatever happens to the server."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from franchise.game.game import Game
from wire import NoAnswer, Reply, Wire

FIRST_MINUTES = 600
"""So long that nobody's time runs out during a test."""
PATIENCE = 60.0
"""For how many seconds a request without an answer is repeated."""


@dataclass(frozen=True)
class Entry:
    """What the log must say about a request that was acknowledged."""

    revision: int
    kind: str
    moves: tuple[str, ...]
    back_to: int | None


@dataclass(frozen=True)
class Person:
    """Somebody with their secret, and the server that they use."""

    id: str
    cookie: str
    url: str


class People:
    """Sends people's requests, repeats them until they are answered, and counts what happened."""

    def __init__(self, urls: Sequence[str], seed: int) -> None:
        """Use the servers in turn; the seed decides every choice."""
        self.urls = list(urls)
        self.chance = random.Random(seed)
        self.counts: Counter[str] = Counter()
        """How many answers were lost, and how many said that the database was away."""
        self._wire = Wire(seconds=40)
        self._keys = 0

    async def close(self) -> None:
        """Close the connections."""
        await self._wire.close()

    def key(self) -> str:
        """Return a key that no other request has."""
        self._keys += 1
        return f"request-{self._keys}"

    async def person(self, name: str) -> Person:
        """Introduce somebody to one of the servers."""
        url = self.urls[self._keys % len(self.urls)]
        self._keys += 1
        answer = await self._answer("PUT", f"{url}/api/me", {}, {"name": name, "colour": "blue"})
        assert answer.status_code == 200, answer.text
        return Person(answer.json()["me"]["id"], answer.headers["set-cookie"].partition(";")[0], url)

    async def once(self, who: Person, method: str, path: str, body: Any = None, key: str = "") -> Reply:
        """Send a request once."""
        headers = {"cookie": who.cookie, **({"idempotency-key": key} if key else {})}
        return await self._wire.request(method, who.url + path, headers, body)

    async def ask(
        self,
        who: Person,
        method: str,
        path: str,
        body: Any = None,
        key: str = "",
        done: Sequence[str] = (),
    ) -> Any:
        """Send a request until it is answered; it must succeed, or be refused as `done` before."""
        headers = {"cookie": who.cookie, **({"idempotency-key": key} if key else {})}
        answer = await self._answer(method, who.url + path, headers, body)
        if not answer.is_success and answer.json()["error"] in done:
            self.counts["done before"] += 1
            return None
        assert answer.is_success, f"{method} {path} {body}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def _answer(self, method: str, url: str, headers: dict[str, str], body: Any) -> Reply:
        """Send a request until the answer is not that the database is away."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self._wire.request(method, url, headers, body)
            except NoAnswer:
                self.counts["no answer"] += 1
            else:
                if answer.status_code != 503:
                    return answer
                assert answer.json()["error"] == "storage_unavailable", answer.text
                assert "retry-after" in answer.headers
                self.counts["503"] += 1
            assert time.monotonic() < until, f"no answer for {PATIENCE} s: {method} {url}"
            await asyncio.sleep(0.05)


@dataclass
class Match:
    """A table, the people in its seats, and what was acknowledged to them."""

    people: People
    id: str
    seats: list[Person | None]
    """None is a bot's seat."""
    host: Person
    acknowledged: list[Entry] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    minutes: list[int] = field(default_factory=list)
    """How long a turn may take, as often as the host changed it."""
    revision: int = 0
    """The last revision that was seen."""
    over: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a request is under way."""

    async def ask(self, who: Person, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """Ask something about the game."""
        return await self.people.ask(who, method, f"/api/games/{self.id}{path}", body, key)

    def move_to(self, url: str) -> None:
        """Move everybody to another server."""
        self.host = replace(self.host, url=url)
        self.seats = [None if person is None else replace(person, url=url) for person in self.seats]

    async def caught_up(self, who: Person, path: str) -> Any:
        """Ask until the answer is as recent as what was seen, which may have been at another server."""
        until = time.monotonic() + PATIENCE
        while (answer := await self.ask(who, "GET", path))["revision"] < self.revision:
            self.people.counts["behind"] += 1
            assert time.monotonic() < until, f"{who.url} does not follow {self.id} to {self.revision}"
            await asyncio.sleep(0.02)
        return answer

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game is over or `stop` is set."""
        while not self.over and not stop.is_set():
            async with self.lock:
                moved = await self._step()
            # People think, and let bots play: a machine that is always busy shows fewer moments.
            await asyncio.sleep(self.people.chance.uniform(0, 0.15) if moved else 0.1)

    async def _step(self) -> bool:
        who = next((person for person in self.seats if person is not None), self.host)
        position = await self.caught_up(who, "")
        self.revision = position["revision"]
        actor = position["view"]["actor"]
        self.over = actor is None
        person = None if actor is None else self.seats[actor]
        if person is None:
            return False
        if self.people.chance.random() < 0.03:
            await self.say(person)
        if self.people.chance.random() < 0.03:
            await self.change_turn_time()
        if self._may_take_back(position) and self.people.chance.random() < 0.05:
            to, body = position["moves"] - 1, {"revision": self.revision, "to": position["moves"] - 1}
            answer = await self.ask(person, "POST", "/undo", body, self.people.key())
            assert answer["done"], answer
            self.acknowledged.append(Entry(answer["revision"], "back", (), to))
        else:
            moves = [self.people.chance.choice(position["legal_moves"])]
            answer = await self.ask(
                person, "POST", "/moves", {"revision": self.revision, "moves": moves}, self.people.key()
            )
            self.acknowledged.append(Entry(answer["revision"], "moves", tuple(moves), None))
        assert answer["revision"] == self.revision + 1
        self.revision = answer["revision"]
        return True

    def _may_take_back(self, position: Any) -> bool:
        """Return whether the last move was made in the current turn."""
        last = self.acknowledged[-1] if self.acknowledged else None
        within_turn = position["turn_starts"] and position["moves"] > position["turn_starts"][-1]
        return bool(within_turn and last and last.kind == "moves" and last.revision == self.revision)

    async def say(self, person: Person) -> str:
        """Say something that nobody else says."""
        text = f"message {len(self.said)} of {person.id}"
        await self.people.ask(person, "POST", f"/api/tables/{self.id}/chat", {"text": text})
        self.said.append(text)
        return text

    async def change_turn_time(self) -> None:
        """Let a turn take a minute longer than ever before, which is told as news."""
        minutes = FIRST_MINUTES + len(self.minutes)
        await self.people.ask(self.host, "PATCH", f"/api/tables/{self.id}", {"turn_minutes": minutes})
        self.minutes.append(minutes)

    async def check(self) -> list[dict[str, Any]]:
        """Check the log: everything that was acknowledged is there once, in order, and nothing else."""
        async with self.lock:
            log = await self._log()
            expected = list(self.acknowledged)
        assert [entry["revision"] for entry in log] == list(range(len(log)))
        of_people = [
            Entry(entry["revision"], entry["kind"], tuple(entry["moves"]), entry["back_to"])
            for entry in log
            if entry["kind"] in ("moves", "back") and self.seats[entry["seat"]] is not None
        ]
        assert of_people == expected, f"acknowledged {expected}\nin the log {log}"
        return log

    async def _log(self) -> list[dict[str, Any]]:
        """Read the log page by page."""
        page = await self.caught_up(self.host, "/log")
        log: list[dict[str, Any]] = page["entries"]
        while page["more"]:
            page = await self.ask(self.host, "GET", f"/log?since={log[-1]['revision']}")
            log += page["entries"]
        return log

    async def check_all(self) -> None:
        """Check the log, the chat, the news and the record of a game in which at most bots still move."""
        log = await self.check()
        chat = await self.people.ask(self.host, "GET", f"/api/tables/{self.id}/chat")
        record = await self.ask(self.host, "GET", "/record")
        missing = set(self.said) - {message["text"] for message in chat["messages"]}
        assert not missing
        assert [message["number"] for message in chat["messages"]] == [*range(1, len(chat["messages"]) + 1)]
        news = (await self.people.ask(self.host, "GET", f"/api/tables/{self.id}/news"))["news"]
        assert [one["minutes"] for one in news if one["kind"] == "turn_time_changed"] == self.minutes
        assert [one["number"] for one in news] == [*range(1, len(news) + 1)]
        moves: list[str] = []
        for entry in log:
            if entry["back_to"] is not None:
                del moves[entry["back_to"] :]
            moves += entry["moves"]
        # A bot may have played between the two answers.
        assert record["moves"][: len(moves)] == moves
        Game.from_record(record)


async def open_match(people: People, seats: str, **options: Any) -> Match:
    """Open and start a table: `p` for a person, `b` for a bot in each seat."""
    persons = [
        await people.person(f"P{number}") if kind == "p" else None for number, kind in enumerate(seats)
    ]
    host = next((person for person in persons if person is not None), None) or await people.person("Host")
    wanted = [
        {"kind": "bot", "bot": "newcomer"} if person is None else {"kind": "me" if person is host else "open"}
        for person in persons
    ]
    body = {"seats": wanted, "rules": {"start": "introductory"}, **options}
    table = (await people.ask(host, "POST", "/api/tables", body))["id"]
    others = [person for person in persons if person is not None and person is not host]
    if others:
        code = (await people.ask(host, "POST", f"/api/tables/{table}/invitation"))["code"]
        for person in others:
            await people.ask(
                person, "POST", f"/api/join/{code}", {}, done=("already_seated", "invitation_ended")
            )
    await people.ask(host, "POST", f"/api/tables/{table}/start", done=["already_started"])
    seats_taken = (await people.ask(host, "GET", f"/api/tables/{table}"))["seats"]
    assert [seat["identity"] for seat in seats_taken] == [person and person.id for person in persons]
    return Match(people, table, persons, host)
