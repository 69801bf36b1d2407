"""Time per turn: a reminder before it runs out, and bots that stand in afterwards."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from inside import Clock, come_round, do, own_clock, take_turn
from servers import (
    Running,
    error_of,
    game_of,
    identity_of,
    ok,
    open_table,
    play,
    running,
    table_of,
    wait_until,
)

HOUR = 60


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Give the server a clock that can be put forward."""
    return own_clock(monkeypatch)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """Run a server with no other tables, for each of them may have something to remind of."""
    with running(tmp_path / "franchise.db") as found:
        yield found


@pytest.fixture
def reminded(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Collect who is reminded of which table."""
    return collected(server, monkeypatch)


def collected(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Collect the reminders of a server."""
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(server.server.hub, "remind", lambda table, who, deadline: found.append((table, who)))
    return found


def show(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    """Look at a table."""
    found: dict[str, Any] = ok(client.get(f"/api/tables/{table['id']}"))
    return found


def stand_in(client: httpx.Client, table: dict[str, Any], seat: int, how: str = "turn") -> httpx.Response:
    """Ask for a bot to play for a seat."""
    return client.put(f"/api/tables/{table['id']}/seats/{seat}/stand-in", json={"how": how})


def come_back(client: httpx.Client, table: dict[str, Any], seat: int) -> httpx.Response:
    """Take a seat back from a bot."""
    return client.delete(f"/api/tables/{table['id']}/seats/{seat}/stand-in")


def wait_for_actor(client: httpx.Client, table: dict[str, Any], seat: int | None) -> None:
    """Wait until somebody is to move."""
    wait_until(lambda: show(client, table)["actor"] == seat)


# --- reminders ---


def test_a_reminder_comes_once_a_turn_before_the_time_runs_out(
    server: Running, clock: Clock, reminded: list[tuple[str, str]]
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=8 * HOUR)
    clock.pass_minutes(5.9 * HOUR)
    come_round(server)
    assert reminded == []
    clock.pass_minutes(0.2 * HOUR)
    come_round(server)
    come_round(server)
    assert reminded == [(table["id"], identity_of(ann))]
    take_turn(ann, table)
    come_round(server)
    clock.pass_minutes(6.1 * HOUR)
    come_round(server)
    assert reminded[1:] == [(table["id"], identity_of(bob))]


def test_moves_within_the_turn_bring_no_second_reminder(
    server: Running, clock: Clock, reminded: list[tuple[str, str]]
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=8 * HOUR)
    clock.pass_minutes(6.1 * HOUR)
    come_round(server)
    play(ann, table, game_of(ann, table)["legal_moves"][0])
    come_round(server)
    assert len(reminded) == 1


def test_everybody_is_reminded_in_the_setup_too(
    server: Running, clock: Clock, reminded: list[tuple[str, str]]
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=8 * HOUR, rules={"start": "choose"})
    people = []
    for _ in range(2):
        person = (ann, bob)[show(ann, table)["actor"]]
        people.append((table["id"], identity_of(person)))
        clock.pass_minutes(6.1 * HOUR)
        come_round(server)
        assert show(ann, table)["turn"] == 0
        play(person, table, game_of(person, table)["legal_moves"][0])
    assert reminded == people
    assert len(set(people)) == 2


def test_nobody_is_reminded_once_the_time_has_run_out(
    server: Running, clock: Clock, reminded: list[tuple[str, str]]
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table_of(ann, bob, turn_minutes=8 * HOUR)
    clock.pass_minutes(8.1 * HOUR)
    come_round(server)
    assert reminded == []


def test_a_reminder_is_not_repeated_after_a_restart(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "franchise.db") as first:
        ann, bob = first.person("Ann"), first.person("Bob")
        before = collected(first, monkeypatch)
        table_of(ann, bob, turn_minutes=8 * HOUR)
        clock.pass_minutes(6.1 * HOUR)
        come_round(first)
        assert len(before) == 1
    with running(tmp_path / "franchise.db") as second:
        after = collected(second, monkeypatch)
        come_round(second)
        assert after == []


def test_a_turn_that_comes_again_by_going_back_has_its_own_time_and_reminder(
    server: Running, clock: Clock, reminded: list[tuple[str, str]]
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=8 * HOUR)
    clock.pass_minutes(6.1 * HOUR)
    come_round(server)
    take_turn(ann, table)
    revision = show(ann, table)["revision"]
    ok(ann.post(f"/api/games/{table['id']}/undo", json={"revision": revision, "to": 0}))
    ok(bob.post(f"/api/games/{table['id']}/undo/answer", json={"agree": True}))
    assert show(ann, table)["actor"] == 0
    assert show(ann, table)["deadline"] > table["deadline"]
    clock.pass_minutes(6.1 * HOUR)
    come_round(server)
    assert reminded == [(table["id"], identity_of(ann))] * 2


def test_a_reminder_reaches_the_stream_of_who_is_to_move(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=8 * HOUR)
    with ann.stream("GET", "/api/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("retry")
        clock.pass_minutes(6.1 * HOUR)
        come_round(server)
        assert "event: reminder" in lines
        assert str(table["deadline"]) in next(lines)


# --- standing in ---


def test_nobody_stands_in_before_the_time_has_run_out(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=8 * HOUR)
    take_turn(ann, table)
    clock.pass_minutes(7.9 * HOUR)
    assert error_of(stand_in(ann, table, 1)) == "time_left"
    clock.pass_minutes(0.2 * HOUR)
    ok(stand_in(ann, table, 1))
    wait_for_actor(ann, table, 0)


def test_without_a_time_limit_nobody_stands_in_for_another(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(bob, ann)
    clock.pass_minutes(1000 * HOUR)
    assert error_of(stand_in(bob, table, 1)) == "time_left"


def test_nobody_is_late_at_once_when_the_host_shortens_the_time(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=8 * HOUR)
    take_turn(ann, table)
    clock.pass_minutes(2 * HOUR)
    ok(ann.patch(f"/api/tables/{table['id']}", json={"turn_minutes": HOUR}))
    assert error_of(stand_in(ann, table, 1)) == "time_left"
    clock.pass_minutes(1.1 * HOUR)
    ok(stand_in(ann, table, 1))


def test_a_change_that_keeps_the_time_per_turn_gives_no_time(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=HOUR)
    take_turn(ann, table)
    deadline = show(ann, table)["deadline"]
    clock.pass_minutes(0.5 * HOUR)
    ok(ann.patch(f"/api/tables/{table['id']}", json={"turn_minutes": HOUR, "title": "Friday"}))
    assert show(ann, table)["deadline"] == deadline


def test_whoever_takes_a_lost_seat_has_the_whole_time(server: Running, clock: Clock) -> None:
    ann, bob, cy = server.person("Ann"), server.person("Bob"), server.person("Cy")
    table = table_of(ann, bob, turn_minutes=HOUR)
    take_turn(ann, table)
    clock.pass_minutes(3 * HOUR)
    ok(ann.post(f"/api/tables/{table['id']}/seats/1/reopen"))
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    ok(cy.post(f"/api/join/{code}", json={}))
    assert error_of(stand_in(ann, table, 1)) == "time_left"
    take_turn(cy, table)


def test_only_the_host_lets_a_bot_stand_in_for_another(server: Running, clock: Clock) -> None:
    ann, bob, cy = server.person("Ann"), server.person("Bob"), server.person("Cy")
    table = table_of(ann, bob, cy, turn_minutes=HOUR)
    take_turn(ann, table)
    clock.pass_minutes(1.1 * HOUR)
    assert error_of(stand_in(cy, table, 1)) == "host_only"
    assert error_of(stand_in(server.person("Dot"), table, 1)) == "host_only"
    assert error_of(stand_in(ann, table, 2)) == "time_left"  # it is not the third one's turn
    ok(stand_in(ann, table, 1))


def test_at_a_table_without_a_host_anybody_there_lets_a_bot_stand_in(server: Running, clock: Clock) -> None:
    ann, bob, cy = server.person("Ann"), server.person("Bob"), server.person("Cy")
    table = open_table(ann, "open", "open", start=False, turn_minutes=HOUR)
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    for person in (bob, cy):
        ok(person.post(f"/api/join/{code}", json={}))
    ok(ann.post(f"/api/tables/{table['id']}/start"))
    without_host(server, table)
    clock.pass_minutes(1.1 * HOUR)
    assert error_of(stand_in(ann, table, 0)) == "not_at_table"
    ok(stand_in(cy, table, 0))
    wait_for_actor(cy, table, 1)


def without_host(server: Running, table: dict[str, Any]) -> None:
    """Let the host be forgotten, as when their last device is."""
    do(server, server.server.house.change(table["id"], partial(replace, host=None)))


def test_one_lets_a_bot_play_for_oneself_at_any_time(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    ok(stand_in(bob, table, 1))  # for the turn that comes
    take_turn(ann, table)
    wait_for_actor(ann, table, 0)
    assert show(ann, table)["seats"][1]["stand_in"] is None
    take_turn(ann, table)
    assert show(ann, table)["actor"] == 1


def test_a_bot_for_one_turn_plays_exactly_one(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=HOUR)
    take_turn(ann, table)
    clock.pass_minutes(1.1 * HOUR)
    assert ok(stand_in(ann, table, 1))["seats"][1]["stand_in"] == "turn"
    wait_for_actor(ann, table, 0)
    seat = show(ann, table)["seats"][1]
    assert (seat["stand_in"], seat["bot"], seat["identity"]) == (None, None, identity_of(bob))
    take_turn(ann, table)
    assert error_of(stand_in(ann, table, 1)) == "time_left"
    take_turn(bob, table)


def test_a_bot_for_one_turn_in_the_setup_leaves_when_another_choice_is_due(server: Running) -> None:
    """Whoever chooses last begins: the bot of the setup does not play the first turn."""
    people = server.person("Ann"), server.person("Bob")
    table = table_of(*people, rules={"start": "choose"})
    turns = []
    while show(people[0], table)["turn"] == 0:
        turns.append(show(people[0], table)["actor"])
        ok(stand_in(people[turns[-1]], table, turns[-1]))
        wait_until(lambda: all(seat["stand_in"] is None for seat in show(people[0], table)["seats"]))
    assert turns == [1, 0]
    after = show(people[0], table)
    assert (after["turn"], after["actor"]) == (1, 0)


def test_going_back_sends_a_bot_away_that_was_to_play_this_turn(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, bot_seconds=10)
    take_turn(ann, table)
    ok(stand_in(bob, table, 1))
    revision = show(ann, table)["revision"]
    ok(ann.post(f"/api/games/{table['id']}/undo", json={"revision": revision, "to": 0}))
    ok(bob.post(f"/api/games/{table['id']}/undo/answer", json={"agree": True}))
    after = show(ann, table)
    assert (after["actor"], after["seats"][1]["stand_in"]) == (0, None)
    take_turn(ann, table)
    take_turn(bob, table)


def test_a_bot_until_the_return_plays_on_until_its_owner_comes_back(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, turn_minutes=HOUR)
    take_turn(ann, table)
    clock.pass_minutes(1.1 * HOUR)
    ok(stand_in(ann, table, 1, "until_return"))
    for _ in range(2):
        wait_for_actor(ann, table, 0)
        take_turn(ann, table)
    wait_for_actor(ann, table, 0)
    assert error_of(come_back(ann, table, 1)) == "not_your_seat"
    ok(come_back(bob, table, 1))
    assert error_of(come_back(bob, table, 1)) == "no_stand_in"
    take_turn(ann, table)
    assert show(ann, table)["actor"] == 1
    take_turn(bob, table)


def test_an_owner_comes_back_before_moving(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, bot_seconds=10)
    ok(stand_in(ann, table, 0, "until_return"))
    refused = ann.post(f"/api/games/{table['id']}/moves", json={"revision": 0, "moves": ["end"]})
    assert error_of(refused) == "bot_stands_in"
    ok(come_back(ann, table, 0))
    take_turn(ann, table)
    assert show(ann, table)["revision"] == 1


def test_nobody_stands_in_for_a_bot_or_at_a_table_that_does_not_play(server: Running) -> None:
    ann = server.person("Ann")
    assert error_of(stand_in(ann, open_table(ann, "me", "newcomer"), 1)) == "no_person"
    assert error_of(stand_in(ann, open_table(ann, "me", "open", start=False), 0)) == "not_started"


# --- seats that were lost ---


@pytest.fixture
def lost(server: Running) -> tuple[httpx.Client, httpx.Client, dict[str, Any]]:
    """Return a running table whose second seat was opened again, on its turn."""
    ann, bob = server.person("Ann"), server.person("Bob", "orange")
    table = table_of(ann, bob)
    take_turn(ann, table)
    ok(ann.post(f"/api/tables/{table['id']}/seats/1/reopen"))
    return ann, bob, table


def test_nobody_moves_for_a_seat_that_is_open(
    server: Running, lost: tuple[httpx.Client, httpx.Client, dict[str, Any]]
) -> None:
    ann, bob, table = lost
    request = {"revision": 1, "moves": ["end"]}
    assert error_of(ann.post(f"/api/games/{table['id']}/moves", json=request)) == "not_your_turn"
    assert error_of(bob.post(f"/api/games/{table['id']}/moves", json=request)) == "not_at_table"
    come_round(server)
    assert not server.server.thinkers.thinks_about(table["id"])
    assert show(ann, table)["actor"] == 1


def test_a_seat_that_is_taken_again_keeps_its_name_and_colour(
    server: Running, lost: tuple[httpx.Client, httpx.Client, dict[str, Any]]
) -> None:
    ann, _, table = lost
    cy = server.person("Cy", "beige")
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    seat = ok(cy.post(f"/api/join/{code}", json={}))["seats"][1]
    assert (seat["name"], seat["colour"], seat["identity"]) == ("Bob", "orange", identity_of(cy))
    take_turn(cy, table)
    assert show(ann, table)["actor"] == 0


def test_a_bot_stands_in_for_a_lost_seat_until_it_is_taken(
    server: Running, lost: tuple[httpx.Client, httpx.Client, dict[str, Any]]
) -> None:
    ann, bob, table = lost
    assert error_of(stand_in(bob, table, 1)) == "host_only"
    ok(stand_in(ann, table, 1, "until_return"))
    wait_for_actor(ann, table, 0)
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    assert ok(bob.post(f"/api/join/{code}", json={}))["seats"][1]["stand_in"] is None
    take_turn(ann, table)
    take_turn(bob, table)
