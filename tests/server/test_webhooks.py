"""Announcements from the request to the service that receives them."""

import json
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from admins import order
from franchise import Game
from franchise.server.announce import sender
from franchise.server.storage import outbox
from inside import come_round, do, own_clock, take_turn
from receivers import HOST, Receiver, receiving
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

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
SECRET = "s3cret-t0ken"
URL = f"https://{HOST}/hooks/{SECRET}"
UNAVAILABLE = b"HTTP/1.1 503 Busy\r\n\r\n"
GONE = b"HTTP/1.1 404 Not Found\r\n\r\n"


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receiver]:
    """Run the service that receives."""
    with receiving(tmp_path_factory.mktemp("receiver")) as found:
        yield found


@pytest.fixture
def hooked(tmp_path: Path, receiver: Receiver) -> Iterator[Running]:
    """Run a server whose announcements reach the receiver and nobody else."""
    with running(tmp_path / "franchise.db") as found:
        connect(found, receiver)
        yield found
    assert receiver.received.empty()
    assert receiver.answers == []


def connect(server: Running, receiver: Receiver) -> None:
    """Let a server reach the receiver, without long waits."""
    sender = server.server.sender
    sender.post, sender.webhook_retries, sender.gap = receiver.post(), (0.01, 0.01), 0


def hook(client: httpx.Client, kind: str = "json", **more: Any) -> Any:
    """Name the receiver for somebody's announcements."""
    return ok(client.put("/api/me/webhook", json={"url": URL, "kind": kind, **more}))["me"]["webhook"]


def announced(receiver: Receiver) -> dict[str, Any]:
    """Wait for the next announcement to a program."""
    found: dict[str, Any] = json.loads(receiver.next().body)
    return found


@contextmanager
def present(server: Running, client: httpx.Client, table: dict[str, Any]) -> Iterator[None]:
    """Have a table open as long as the block lasts."""
    with client.stream("GET", "/api/stream", params={"tables": table["id"]}):
        wait_until(lambda: server.server.hub.presence.present(table["id"], identity_of(client)))
        yield
    wait_until(lambda: not server.server.hub.presence.present(table["id"], identity_of(client)))


def has_failures(client: httpx.Client, failures: int) -> bool:
    """Return whether so many announcements in a row have failed."""
    return bool(ok(client.get("/api/me"))["me"]["webhook"]["failures"] == failures)


def settled(server: Running) -> None:
    """Wait until everything has been sent."""
    wait_until(lambda: server.server.house.read_here(outbox.waiting) == 0)


def test_the_start_and_each_turn_are_announced_to_who_is_elsewhere(
    hooked: Running, receiver: Receiver
) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    assert hook(ann) == {"host": HOST, "kind": "json", "language": "en", "active": True, "failures": 0}
    hook(bob)
    table = table_of(ann, bob, title="Friday")
    started = announced(receiver)
    assert (started["type"], started["yours"], started["title"]) == ("started", False, "Friday")
    take_turn(ann, table)
    turn = announced(receiver)
    assert (turn["type"], turn["table"], turn["seat"]) == ("turn", table["id"], 1)
    assert turn["address"] == f"{hooked.url}/g/{table['id']}"
    take_turn(bob, table)
    assert announced(receiver)["seat"] == 0


def test_nobody_is_told_of_a_table_that_is_open_before_them(hooked: Running, receiver: Receiver) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    hook(bob)
    table = open_table(ann, "me", "open", start=False)
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    ok(bob.post(f"/api/join/{code}", json={}))
    with present(hooked, bob, table):
        ok(ann.post(f"/api/tables/{table['id']}/start"))
        take_turn(ann, table)
        take_turn(bob, table)
    take_turn(ann, table)
    assert announced(receiver)["seat"] == 1
    settled(hooked)


def test_whoever_is_banned_is_told_nothing_until_they_may_come_back(
    hooked: Running, receiver: Receiver
) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    table = table_of(ann, bob)
    hook(bob)
    order(hooked, "ban", who=identity_of(bob), reason="Was rude.")
    take_turn(ann, table)
    settled(hooked)
    order(hooked, "unban", who=identity_of(bob))
    take_turn(bob, table)
    take_turn(ann, table)
    assert announced(receiver)["type"] == "turn"
    settled(hooked)
    assert receiver.received.empty()


def test_the_end_is_announced_to_the_others(hooked: Running, receiver: Receiver) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    finished = Game.load(next(GAMES.glob("*.json")))
    record = finished.at(len(finished.moves) - 1).record()
    table = ok(ann.post("/api/tables/import", json={"record": record}))
    other = next(seat for seat in range(len(table["seats"])) if seat != table["actor"])
    code = ok(ann.post(f"/api/tables/{table['id']}/seats/{other}/handover"))["code"]
    ok(bob.post("/api/handover", json={"code": code}))
    hook(bob, language="de")
    play(ann, table, str(finished.moves[-1]))
    over = announced(receiver)
    assert over["type"] == "over"
    assert finished.result is not None
    assert over["winners"] == [finished.players[seat] for seat in finished.result.winners]
    assert "Die Partie ist zu Ende." in over["text"]


def test_a_rematch_is_announced_to_those_who_did_not_ask_for_it(hooked: Running, receiver: Receiver) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    finished = Game.load(next(GAMES.glob("*.json")))
    table = ok(ann.post("/api/tables/import", json={"record": finished.record()}))
    code = ok(ann.post(f"/api/tables/{table['id']}/seats/0/handover"))["code"]
    ok(bob.post("/api/handover", json={"code": code}))
    hook(ann)
    hook(bob)
    again = ok(bob.post(f"/api/tables/{table['id']}/rematch"))
    asked = announced(receiver)
    assert (asked["type"], asked["table"]) == ("rematch", again["id"])
    ok(ann.post(f"/api/tables/{table['id']}/rematch"))
    started = announced(receiver)
    assert (started["type"], started["table"]) == ("started", again["id"])
    settled(hooked)


def test_a_reminder_is_announced_once(
    hooked: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = own_clock(monkeypatch)
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    hook(ann)
    table = table_of(ann, bob, turn_minutes=8 * 60)
    clock.pass_minutes(6.1 * 60)
    come_round(hooked)
    come_round(hooked)
    reminder = announced(receiver)
    assert (reminder["type"], reminder["deadline"]) == ("reminder", table["deadline"])
    assert "114 minutes" in reminder["text"]
    settled(hooked)


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy"])
def test_a_trial_arrives_in_the_form_of_the_service(hooked: Running, receiver: Receiver, kind: str) -> None:
    ann = hooked.person("Ann")
    hook(ann, kind, language="fr")
    assert ok(ann.post("/api/me/webhook/test")) == {"delivered": True, "problem": None, "status": None}
    got = receiver.next()
    assert got.path == f"/hooks/{SECRET}"
    assert "Vos tours seront annoncés ici." in (
        got.body.decode() if kind == "ntfy" else str(json.loads(got.body))
    )


def test_a_trial_tells_what_went_wrong_and_no_more(hooked: Running, receiver: Receiver) -> None:
    ann = hooked.person("Ann")
    assert error_of(ann.post("/api/me/webhook/test")) == "no_webhook"
    hook(ann)
    receiver.answers.append(GONE)
    refused = {"delivered": False, "problem": "refused", "status": 404}
    assert ok(ann.post("/api/me/webhook/test")) == refused
    receiver.next()
    unreachable = {"delivered": False, "problem": "unreachable", "status": None}
    for addresses in ([], ["10.0.0.1"], ["9.9.9.9"]):
        hooked.server.sender.post = receiver.post(resolve=lambda host, found=addresses: found)
        assert ok(ann.post("/api/me/webhook/test")) == unreachable


def test_trials_that_wait_hold_nobody_else_up(hooked: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "MOST_TRIALS", 8)
    people, answered = [hooked.person(f"Ann {number}") for number in range(9)], threading.Event()

    def wait(*_: object) -> None:
        answered.wait(30)

    hooked.server.sender.post = wait
    for person in people:
        hook(person)
    with ThreadPoolExecutor(8) as asking:
        trials = [asking.submit(person.post, "/api/me/webhook/test") for person in people[:8]]
        try:
            wait_until(lambda: hooked.server.sender._trying == 8)
            refused = people[8].post("/api/me/webhook/test")
            assert error_of(refused) == "too_many_requests"
            record = Game.new(["Ann", "Bob"], start="introductory").record()
            ok(people[8].post("/api/tables/import", json={"record": record}))
        finally:
            answered.set()
        assert all(ok(trial.result(30))["delivered"] for trial in trials)


def test_what_may_pass_is_tried_twice_more(hooked: Running, receiver: Receiver) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    hook(ann)
    receiver.answers += [UNAVAILABLE, b"HTTP/1.1 429 Slow down\r\nRetry-After: 0\r\n\r\n"]
    table_of(bob, ann)
    assert [announced(receiver)["type"] for _ in range(3)] == ["started"] * 3
    wait_until(lambda: hooked.server.sender.outcomes["delivered"] == 1)
    assert ok(ann.get("/api/me"))["me"]["webhook"]["failures"] == 0


def test_a_webhook_that_never_answers_is_switched_off_and_shown_so(
    hooked: Running, receiver: Receiver
) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    hook(ann)

    def state() -> Any:
        return ok(ann.get("/api/me"))["me"]["webhook"]

    for number in range(1, 6):
        receiver.answers += [GONE] if number % 2 else [UNAVAILABLE] * 3
        table_of(bob, ann)
        for _ in range(1 if number % 2 else 3):
            receiver.next()
        wait_until(partial(has_failures, ann, number))
    assert not state()["active"]
    table_of(bob, ann)
    settled(hooked)
    assert ok(ann.post("/api/me/webhook/test"))["delivered"]
    receiver.next()
    assert (state()["active"], state()["failures"]) == (True, 0)
    table_of(bob, ann)
    assert announced(receiver)["type"] == "started"


def test_an_announcement_that_arrives_makes_earlier_failures_good(
    hooked: Running, receiver: Receiver
) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    hook(ann)
    receiver.answers.append(GONE)
    for failures in (1, 0):
        table_of(bob, ann)
        receiver.next()
        wait_until(partial(has_failures, ann, failures))


def test_the_address_is_shown_to_nobody_and_in_no_log(
    hooked: Running, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    answers = [ann.put("/api/me/webhook", json={"url": URL, "kind": "json"}), ann.get("/api/me")]
    receiver.answers.append(GONE)
    table = table_of(bob, ann)
    receiver.next()
    wait_until(lambda: ok(ann.get("/api/me"))["me"]["webhook"]["failures"] == 1)
    answers += [ann.put("/api/me", json={"name": "Anne"}), bob.get(f"/api/tables/{table['id']}")]
    answers += [ann.put("/api/me/webhook", json={"url": f"http://x/{SECRET}", "kind": "json"})]
    assert [SECRET in answer.text for answer in answers] == [False] * 5
    assert HOST in answers[1].text
    assert SECRET not in caplog.text


def test_only_a_suitable_address_can_be_named(server: Running) -> None:
    ann, stranger = server.person("Ann"), server.stranger()
    for url in ("http://hooks.example/", "https://127.0.0.1/x", "https://me@hooks.example/x"):
        assert error_of(ann.put("/api/me/webhook", json={"url": url, "kind": "json"})) == "webhook_unsuitable"
    assert error_of(ann.put("/api/me/webhook", json={"url": URL, "kind": "post"})) == "malformed"
    assert error_of(stranger.put("/api/me/webhook", json={"url": URL, "kind": "json"})) == "no_identity"
    assert ok(ann.get("/api/me"))["me"]["webhook"] is None


def test_a_webhook_stays_with_a_change_of_name_and_goes_when_it_is_removed(
    hooked: Running, receiver: Receiver
) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    hook(ann)
    assert ok(ann.put("/api/me", json={"name": "Anne"}))["me"]["webhook"]["host"] == HOST
    ok(ann.delete("/api/me/webhook"))
    assert ok(ann.get("/api/me"))["me"]["webhook"] is None
    table_of(bob, ann)
    settled(hooked)


def test_somebody_without_a_webhook_gets_one(hooked: Running, receiver: Receiver) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    table = table_of(bob, ann)
    settled(hooked)
    hook(ann)
    take_turn(bob, table)
    assert announced(receiver)["type"] == "turn"


def test_of_several_processes_one_announces(hooked: Running, receiver: Receiver, tmp_path: Path) -> None:
    ann, bob = hooked.person("Ann"), hooked.person("Bob")
    hook(bob)
    table = table_of(ann, bob)
    announced(receiver)
    with running(tmp_path / "franchise.db") as other:
        connect(other, receiver)
        elsewhere = other.stranger()
        elsewhere.cookies.update(bob.cookies)
        assert game_of(elsewhere, table)["moves"] == 0
        take_turn(ann, table)
        assert announced(receiver)["seat"] == 1
        do(other, other.server.house.look_again(table["id"]))
        assert game_of(elsewhere, table)["moves"] == 2
        settled(other)
        elsewhere_sent = other.server.sender.outcomes["delivered"]
    wait_until(lambda: hooked.server.sender.outcomes["delivered"] + elsewhere_sent == 2)
    metrics = hooked.stranger().get("/metrics").text
    assert f'franchise_announcements_total{{outcome="delivered"}} {2 - elsewhere_sent}.0' in metrics
    assert 'franchise_announcements_total{outcome="dropped"} 0.0' in metrics


def test_a_service_that_fails_in_an_unknown_way_stops_no_other_announcement(
    hooked: Running, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob, cy = hooked.person("Ann"), hooked.person("Bob"), hooked.person("Cy")
    hook(ann)
    hook(bob)
    works = hooked.server.sender.post

    def fail_once(*arguments: Any) -> None:
        hooked.server.sender.post = works
        raise ZeroDivisionError

    hooked.server.sender.post = fail_once
    table_of(cy, ann)
    wait_until(lambda: "ZeroDivisionError" in caplog.text)
    table_of(cy, bob)
    assert announced(receiver)["type"] == "started"
