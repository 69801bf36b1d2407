"""Bots at tables: they play by themselves, in nobody's way, and go on whatever happens."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from franchise.server.thinking import allowance, thinkers
from franchise.server.thinking.allowance import Allowance
from franchise.server.thinking.queue import FairQueue, Turn
from inside import come_round, do, take_turn
from servers import Running, error_of, game_of, ok, open_table, running, table_of, wait_until

LEVELS = ("newcomer", "regular", "rival", "expert", "tycoon")
choose_turn = thinkers.choose_turn


def show(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    """Look at a table."""
    found: dict[str, Any] = ok(client.get(f"/api/tables/{table['id']}"))
    return found


def log_of(client: httpx.Client, table: dict[str, Any]) -> list[dict[str, Any]]:
    """Read the log of a game."""
    entries: list[dict[str, Any]] = ok(client.get(f"/api/games/{table['id']}/log"))["entries"]
    return entries


def is_over(client: httpx.Client, table: dict[str, Any]) -> bool:
    """Return whether a game is over."""
    return bool(show(client, table)["status"] == "over")


class Thought:
    """Holds the bots back: each turn waits until it is let through, or is no longer wanted."""

    def __init__(self) -> None:
        """Let nothing through."""
        self.begun: list[Turn] = []
        self.ended: list[Turn] = []
        self._free = threading.Event()

    def __call__(self, turn: Turn, game: Game) -> list[str]:
        """Think, when it is time."""
        self.begun.append(turn)
        while not self._free.wait(0.005) and not turn.budget.cancelled:
            pass
        moves = choose_turn(turn, game)
        self.ended.append(turn)
        return moves

    def let_go(self) -> None:
        """Let all turns through."""
        self._free.set()


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thought]:
    """Let bots think only when the test wants it."""
    made = Thought()
    monkeypatch.setattr(thinkers, "choose_turn", made)
    yield made
    made.let_go()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what failed be tried again at once."""
    monkeypatch.setattr(thinkers, "RETRY_SECONDS", 0.01)


# --- playing ---


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_its_turns(server: Running, level: str) -> None:
    ann = server.person("Ann")
    table = open_table(ann, level, "me", rules={"start": "choose"})

    def person_is_to_move() -> bool:
        return bool(show(ann, table)["actor"] == 1)

    while show(ann, table)["turn"] < 3:
        wait_until(person_is_to_move, 60)
        game = game_of(ann, table)
        moves = [game["legal_moves"][0], *(["end"] if game["view"]["turn"] else [])]
        ok(ann.post(f"/api/games/{table['id']}/moves", json={"revision": game["revision"], "moves": moves}))
    wait_until(person_is_to_move, 60)
    entries = log_of(ann, table)
    assert {entry["seat"] for entry in entries[1:]} == {0, 1}
    assert Game.from_record(ok(ann.get(f"/api/games/{table['id']}/record"))).turn >= 3


def test_bots_play_at_a_pace_that_people_can_follow(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "newcomer", "newcomer", bot_seconds=0.2)
    take_turn(ann, table)
    wait_until(lambda: show(ann, table)["actor"] == 0)
    times = [entry["at"] for entry in log_of(ann, table)]
    assert all(later - earlier >= 195 for earlier, later in pairwise(times[1:]))
    assert len(times) == 4


def test_bots_among_themselves_play_to_the_end(server: Running) -> None:
    ann = server.person("Ann")
    tables = [open_table(ann, "newcomer", "random", "greedy") for _ in range(3)]
    for table in tables:
        wait_until(partial(is_over, ann, table), 120)
        record = ok(ann.get(f"/api/games/{table['id']}/record"))
        assert Game.from_record(record).over
        assert show(ann, table)["result"] == record["result"]


def test_a_bot_takes_over_from_who_resigns(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, substitute="newcomer")
    seat = ok(ann.post(f"/api/tables/{table['id']}/seats/0/resign"))["seats"][0]
    assert (seat["kind"], seat["bot"], seat["identity"]) == ("bot", "newcomer", None)
    for _ in range(2):
        wait_until(lambda: show(bob, table)["actor"] == 1)
        take_turn(bob, table)
    assert error_of(ann.post(f"/api/tables/{table['id']}/seats/0/resign")) == "not_your_seat"


# --- in nobody's way ---


def test_requests_are_answered_while_a_bot_thinks(server: Running, thought: Thought) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "tycoon", "me")
    wait_until(lambda: thought.begun)
    other = table_of(bob, ann)
    take_turn(bob, other)
    take_turn(ann, other)
    legal = game_of(ann, table)["legal_moves"][0]
    ok(ann.post(f"/api/games/{table['id']}/plan", json={"moves": [legal]}))
    ok(ann.get("/api/health"))
    assert show(ann, table)["revision"] == 0
    assert thought.ended == []
    thought.let_go()
    wait_until(lambda: show(ann, table)["revision"] == 1)


def test_a_hint_does_not_wait_for_bots(server: Running, thought: Thought) -> None:
    ann = server.person("Ann")
    open_table(ann, "tycoon", "me")
    table = open_table(ann, "me", "tycoon")
    wait_until(lambda: thought.begun)
    hint = ok(ann.post(f"/api/games/{table['id']}/hint", json={"seconds": 0.1, "turns": 1}))
    assert hint["turns"][0]["moves"]
    assert thought.ended == []


def test_a_hint_that_waits_too_long_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "newcomer")
    leave = threading.Event()
    monkeypatch.setattr(thinkers, "HINT_SECONDS", 0.05)
    monkeypatch.setattr(thinkers, "analyse", lambda *_, **__: leave.wait(20))
    refused = ann.post(f"/api/games/{table['id']}/hint", json={})
    assert (error_of(refused), refused.headers["retry-after"]) == ("thinking_too_long", "2")
    leave.set()


def test_every_host_gets_the_same_share() -> None:
    async def order() -> list[str]:
        queue: FairQueue[Turn] = FairQueue()
        for number in range(30):
            queue.put(Turn(f"many{number}", 0, 0, "many", "tycoon"))
        for owner in ("ann", "bob"):
            for number in range(2):
                queue.put(Turn(f"{owner}{number}", 0, 0, owner, "tycoon"))
        assert len(queue) == 34
        return [(await queue.get()).table for _ in range(34)]

    assert asyncio.run(order())[:8] == ["many0", "ann0", "bob0", "many1", "ann1", "bob1", "many2", "many3"]


def test_many_hosts_at_one_place_have_one_share() -> None:
    async def order() -> list[str]:
        queue: FairQueue[Turn] = FairQueue()
        for number in range(20):
            queue.put(Turn(f"t{number}", 0, 0, f"guest{number}", "tycoon", place="192.0.2.7"))
        queue.put(Turn("ann", 0, 0, "ann", "tycoon", place="192.0.2.8"))
        return [(await queue.get()).table for _ in range(3)]

    assert asyncio.run(order()) == ["t0", "ann", "t1"]


def test_a_place_that_has_thought_for_long_comes_last() -> None:
    async def order() -> list[str]:
        queue: FairQueue[Turn] = FairQueue()
        for number in range(4):
            queue.put(Turn(f"slow{number}", 0, 0, "slow", "tycoon", place="192.0.2.7"))
            queue.put(Turn(f"quick{number}", 0, 0, "quick", "newcomer", place="192.0.2.8"))
        thought = []
        for _ in range(6):
            turn = await queue.get()
            queue.thought(turn, 3.0 if turn.owner == "slow" else 0.01)
            thought.append(turn.table)
        return thought

    assert asyncio.run(order()) == ["slow0", "quick0", "quick1", "quick2", "quick3", "slow1"]


def test_a_place_that_has_used_its_allowance_waits_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "AT_ONCE", 1.0)

    async def thought(limited: bool) -> int:
        queue: FairQueue[Turn] = FairQueue(Allowance(limited=limited))
        for number in range(9):
            queue.put(Turn(f"t{number}", 0, 0, "ann", "tycoon"))
        count = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                for _ in range(9):
                    queue.thought(await queue.get(), 0.7)
                    count += 1
        return count

    assert asyncio.run(thought(True)) == 2
    assert asyncio.run(thought(False)) == 9


def test_a_turn_that_comes_wakes_who_waits() -> None:
    async def woken() -> str:
        queue: FairQueue[Turn] = FairQueue()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put(Turn("t", 0, 0, "ann", "newcomer"))
        return (await waiting).table

    assert asyncio.run(woken()) == "t"


def test_a_host_with_many_tables_does_not_hold_others_up(server: Running, thought: Thought) -> None:
    many, ann = server.person("Many"), server.person("Ann")
    tables = [open_table(many, "newcomer", "me") for _ in range(30)]
    table = open_table(ann, "newcomer", "me")
    wait_until(lambda: server.server.thinkers.waiting == 30)
    thought.let_go()
    wait_until(lambda: show(ann, table)["actor"] == 1)
    wait_until(lambda: all(show(many, one)["actor"] == 1 for one in tables), 60)
    assert [turn.table for turn in thought.begun].index(table["id"]) in (1, 2)


# --- whatever happens ---


def test_going_back_while_a_bot_thinks_lets_it_think_no_more(server: Running, thought: Thought) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "tycoon")
    take_turn(ann, table)
    wait_until(lambda: thought.begun)
    ok(ann.post(f"/api/games/{table['id']}/undo", json={"revision": 1, "to": 0}))
    wait_until(lambda: thought.ended == thought.begun)
    assert thought.begun[0].budget.cancelled
    assert not server.server.thinkers.thinks_about(table["id"])
    take_turn(ann, table)
    thought.let_go()
    wait_until(lambda: show(ann, table)["actor"] == 0)
    assert [(entry["kind"], entry["seat"]) for entry in log_of(ann, table)[1:]] == [
        ("moves", 0),
        ("back", 0),
        ("moves", 0),
        ("moves", 1),
    ]


def test_a_bot_that_waits_for_its_time_does_not_play_after_going_back(
    server: Running, thought: Thought
) -> None:
    thought.let_go()
    ann = server.person("Ann")
    table = open_table(ann, "me", "newcomer", bot_seconds=10)
    take_turn(ann, table)
    wait_until(lambda: thought.ended)
    ok(ann.post(f"/api/games/{table['id']}/undo", json={"revision": 1, "to": 0}))
    ok(ann.patch(f"/api/tables/{table['id']}", json={"bot_seconds": 0.0}))
    take_turn(ann, table)
    wait_until(lambda: show(ann, table)["actor"] == 0)
    kinds = [(entry["kind"], entry["seat"]) for entry in log_of(ann, table)[1:]]
    assert kinds == [("moves", 0), ("back", 0), ("moves", 0), ("moves", 1)]
    assert [turn.revision for turn in thought.ended] == [1, 3]


def test_a_deleted_table_is_thought_about_no_more(server: Running, thought: Thought) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "tycoon", "me")
    wait_until(lambda: thought.begun)
    ok(ann.delete(f"/api/tables/{table['id']}"))
    wait_until(lambda: thought.ended)
    assert thought.begun[0].budget.cancelled
    assert not server.server.thinkers.thinks_about(table["id"])


def test_bots_go_on_after_a_restart(tmp_path: Path, thought: Thought) -> None:
    with running(tmp_path / "franchise.db") as first:
        ann = first.person("Ann")
        mine, theirs = open_table(ann, "tycoon", "me"), open_table(ann, "newcomer", "random")
        wait_until(lambda: thought.begun)
        cookies = dict(ann.cookies)
    thought.let_go()
    with running(tmp_path / "franchise.db") as second:
        ann = second.stranger()
        ann.cookies.update(cookies)
        wait_until(lambda: show(ann, mine)["actor"] == 1)
        wait_until(lambda: show(ann, theirs)["status"] == "over", 60)
        assert show(ann, mine)["revision"] == 1


def test_a_bot_that_was_left_is_taken_up_again(server: Running, thought: Thought) -> None:
    """As when the process that thought about it has died."""
    ann = server.person("Ann")
    table = open_table(ann, "newcomer", "me")
    wait_until(lambda: thought.begun)
    thinkers = server.server.thinkers

    async def leave() -> None:
        thinkers._drop(thinkers._under_way[table["id"]])

    do(server, leave())
    wait_until(lambda: thought.ended)
    thought.let_go()
    assert show(ann, table)["revision"] == 0
    come_round(server)
    wait_until(lambda: show(ann, table)["revision"] == 1)


def failing(times: int, error: Exception) -> Callable[[Turn, Game], list[str]]:
    """Return a way to choose turns that fails a few times first."""
    left = [error] * times

    def choose(turn: Turn, game: Game) -> list[str]:
        if left:
            raise left.pop()
        return choose_turn(turn, game)

    return choose


@pytest.mark.usefixtures("soon")
def test_a_bot_that_fails_tries_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinkers, "choose_turn", failing(3, ZeroDivisionError("oops")))
    ann = server.person("Ann")
    table = open_table(ann, "newcomer", "me")
    wait_until(lambda: show(ann, table)["actor"] == 1)
    assert caplog.text.count("ZeroDivisionError: oops") == 3


@pytest.mark.usefixtures("soon")
def test_a_bot_whose_move_cannot_be_played_tries_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answers = [["grow chicago"], ["teleport chicago"], ["end", "end"]]

    def choose(turn: Turn, game: Game) -> list[str]:
        return answers.pop() if answers else choose_turn(turn, game)

    monkeypatch.setattr(thinkers, "choose_turn", choose)
    ann = server.person("Ann")
    table = open_table(ann, "newcomer", "me")
    wait_until(lambda: show(ann, table)["actor"] == 1)
    assert show(ann, table)["revision"] == 1
    assert answers == []
    assert "never retrieved" not in caplog.text


@pytest.mark.usefixtures("soon")
def test_one_bot_that_always_fails_holds_no_other_up(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(turn: Turn, game: Game) -> list[str]:
        if turn.bot == "tycoon":
            raise ZeroDivisionError
        return choose_turn(turn, game)

    monkeypatch.setattr(thinkers, "choose_turn", choose)
    ann = server.person("Ann")
    stuck = open_table(ann, "tycoon", "me")
    table = open_table(ann, "newcomer", "random")
    wait_until(lambda: show(ann, table)["status"] == "over", 60)
    assert server.server.thinkers.thinks_about(stuck["id"])
    ok(ann.delete(f"/api/tables/{stuck['id']}"))
    assert not server.server.thinkers.thinks_about(stuck["id"])


def test_a_stand_in_of_another_level_thinks_anew(server: Running, thought: Thought) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    ok(ann.put(f"/api/tables/{table['id']}/seats/0/stand-in", json={"how": "until_return"}))
    wait_until(lambda: thought.begun)
    ok(ann.delete(f"/api/tables/{table['id']}/seats/0/stand-in"))
    wait_until(lambda: thought.ended)
    ok(ann.patch(f"/api/tables/{table['id']}", json={"substitute": "newcomer"}))
    ok(ann.put(f"/api/tables/{table['id']}/seats/0/stand-in", json={"how": "turn"}))
    thought.let_go()
    wait_until(lambda: show(ann, table)["actor"] == 1)
    assert [turn.bot for turn in thought.begun] == ["regular", "newcomer"]
