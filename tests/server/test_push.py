"""Devices that are told, from the move to the push service that takes it, whatever that answers."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from franchise import Game
from franchise.server.announce.quiet_hours import quiet_until
from franchise.server.clock import now
from franchise.server.storage import outbox, push_subscriptions, schema
from franchise.server.storage.engine import writing
from franchise.server.storage.push_subscriptions import Subscription
from inside import come_round, own_clock, take_turn
from processes import processes
from push_services import Phone, pushed, subscribe
from receivers import HOST, Receiver, receiving
from servers import (
    Running,
    error_of,
    identity_of,
    ok,
    on_both_databases,
    open_table,
    play,
    running,
    table_of,
    wait_until,
)

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receiver]:
    """Run the push service."""
    with receiving(tmp_path_factory.mktemp("receiver")) as found:
        yield found


@pytest.fixture
def pushing(server: Running, receiver: Receiver) -> Iterator[Running]:
    """Let a server reach the push service, without long waits."""
    sender, announcer = server.server.sender, server.server.announcer
    sender.post, sender.push_retries, sender.gap, announcer.grace = receiver.post(), (0.01, 0.01), 0, 0
    yield server
    wait_until(lambda: waiting(server) == 0)
    assert receiver.received.empty()
    assert receiver.answers == []


def waiting(server: Running) -> int:
    """Count what waits to be sent."""
    return server.server.house.read_here(outbox.waiting)


def devices(client: httpx.Client) -> list[dict[str, Any]]:
    """List which devices are told."""
    found: list[dict[str, Any]] = ok(client.get("/api/me/push"))["devices"]
    return found


def an(status: str, *headers: str) -> bytes:
    """Make an answer of the push service."""
    return "\r\n".join((f"HTTP/1.1 {status}", *headers, "", "")).encode()


@on_both_databases
def test_a_turn_reaches_every_device_in_its_language_and_is_taken_back_when_it_is_played(
    pushing: Running, receiver: Receiver
) -> None:
    ann, bob = pushing.person("Ann"), pushing.person("Bob")
    phone, tablet = Phone("phone"), Phone("tablet")
    key = subscribe(bob, phone, language="de")
    code = ok(bob.post("/api/me/recovery"))["code"]
    second = pushing.stranger()
    ok(second.post("/api/recover", json={"code": code}))
    assert subscribe(second, tablet, language="fr") == key
    table = table_of(ann, bob, title="Friday")
    started = {got.path: got for got in (receiver.next(), receiver.next())}
    assert phone.read(started[phone.path], key)["title"] == "Die Partie hat begonnen."
    take_turn(ann, table)
    told = {got.path: got for got in (receiver.next(), receiver.next())}
    assert phone.read(told[phone.path], key) == {
        "tag": table["id"],
        "title": "Du bist am Zug.",
        "body": "Friday",
        "to": f"/g/{table['id']}",
        "again": False,
    }
    assert tablet.read(told[tablet.path], key)["title"] == "C’est à vous de jouer."
    wait_until(lambda: waiting(pushing) == 0)
    take_turn(bob, table)
    back = {got.path: got for got in (receiver.next(), receiver.next())}
    for device in (phone, tablet):
        assert device.read(back[device.path], key) == {"tag": table["id"], "close": True}
        assert back[device.path].headers["topic"] == told[device.path].headers["topic"]


def test_an_open_table_elsewhere_leaves_time_but_does_not_silence_a_device(
    pushing: Running, receiver: Receiver
) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("bob")
    table = table_of(ann, bob)
    key = subscribe(bob, phone)
    with bob.stream("GET", "/api/stream", params={"tables": table["id"]}):
        wait_until(lambda: pushing.server.hub.presence.present(table["id"], identity_of(bob)))
        take_turn(ann, table)
        assert pushed(receiver, phone, key)["title"] == "It’s your turn."
        wait_until(lambda: waiting(pushing) == 0)
        take_turn(bob, table)
        assert pushed(receiver, phone, key)["close"]
        pushing.server.announcer.grace = 60_000
        take_turn(ann, table)
        assert waiting(pushing) == 1
        take_turn(bob, table)  # within the time that somebody has who is there
        assert waiting(pushing) == 0


def test_an_invitation_taken_and_the_end_are_told(pushing: Running, receiver: Receiver) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("ann")
    key = subscribe(ann, phone)
    table = open_table(ann, "me", "open", "open", start=False)
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    ok(bob.post(f"/api/join/{code}", json={}))
    assert pushed(receiver, phone, key)["title"] == "Bob has taken your invitation."
    finished = Game.load(next(GAMES.glob("*.json")))
    record = finished.at(len(finished.moves) - 1).record()
    other = ok(bob.post("/api/tables/import", json={"record": record}))
    seat = next(seat for seat in range(len(other["seats"])) if seat != other["actor"])
    code = ok(bob.post(f"/api/tables/{other['id']}/seats/{seat}/handover"))["code"]
    ok(ann.post("/api/handover", json={"code": code}))
    play(bob, other, str(finished.moves[-1]))
    over = pushed(receiver, phone, key)
    assert (over["tag"], over["title"][:17]) == (other["id"], "The game is over.")


def test_a_reminder_is_urgent_and_kept_no_longer_than_the_time_lasts(
    pushing: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = own_clock(monkeypatch)
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("ann")
    table_of(ann, bob, turn_minutes=8 * 60)
    key = subscribe(ann, phone)
    clock.pass_minutes(6.1 * 60)
    come_round(pushing)
    pushing.server.sender.wake()
    got = receiver.next()
    monkeypatch.undo()
    assert phone.decrypt(got.body).decode().count("114 minutes") == 1
    assert got.headers["urgency"] == "high"
    assert 113 * 60 <= int(got.headers["ttl"]) <= 114 * 60
    assert key


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
def test_a_device_that_its_service_does_not_know_any_more_is_forgotten(
    pushing: Running, receiver: Receiver, status: str
) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("bob")
    subscribe(bob, phone)
    receiver.answers.append(an(status))
    table = table_of(ann, bob)
    receiver.next()
    wait_until(lambda: devices(bob) == [])
    take_turn(ann, table)


@pytest.mark.parametrize(
    "answer",
    [
        an("500 Oops"),
        an("503 Busy", "Retry-After: 0"),
        an("429 Slow down", "Retry-After: 0"),
        an("429 Slow down", "Retry-After: Wed, 21 Oct 2015 07:28:00 GMT"),
        b"",  # the connection ends without a word
    ],
)
def test_what_may_pass_is_tried_again(pushing: Running, receiver: Receiver, answer: bytes) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("bob")
    key = subscribe(bob, phone)
    receiver.answers += [answer, answer]
    table_of(ann, bob)
    assert {pushed(receiver, phone, key)["title"] for _ in range(3)} == {"The game has started."}
    wait_until(lambda: waiting(pushing) == 0)
    assert devices(bob)[0]["active"]


def test_a_service_that_asks_for_patience_gets_it(pushing: Running, receiver: Receiver) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("bob")
    subscribe(bob, phone)
    receiver.answers.append(an("429 Slow down", "Retry-After: 900"))
    at = now()
    table = table_of(ann, bob)
    receiver.next()
    due = pushing.server.house.read_here
    wait_until(lambda: (due(outbox.next_due) or 0) >= at + 900_000)
    ok(bob.delete("/api/me/push"))  # what waits goes with it
    assert waiting(pushing) == 0
    assert table


@pytest.mark.parametrize(
    "answer", [an("413 Too Large"), an("400 Bad"), an("403 Who?"), b"garbage\r\n\r\n", an("302 Elsewhere")]
)
def test_what_would_not_arrive_the_next_time_either_is_given_up(
    pushing: Running, receiver: Receiver, answer: bytes
) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("bob")
    subscribe(bob, phone)
    before = pushing.server.sender.outcomes["failed"]
    receiver.answers.append(answer)
    table_of(ann, bob)
    receiver.next()
    wait_until(lambda: pushing.server.sender.outcomes["failed"] == before + 1)
    assert devices(bob)[0]["active"]


def test_a_device_that_is_never_reached_is_left_alone_until_it_subscribes_again(
    pushing: Running, receiver: Receiver
) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("bob")
    key = subscribe(bob, phone)
    for number in range(5):
        receiver.answers.append(an("403 Who?"))
        table_of(ann, bob)
        receiver.next()
        wait_until(lambda: waiting(pushing) == 0)
        assert devices(bob)[0]["active"] is (number < 4)
    table = table_of(ann, bob)
    assert waiting(pushing) == 0
    subscribe(bob, phone)
    take_turn(ann, table)
    assert pushed(receiver, phone, key)["title"] == "It’s your turn."


def test_one_address_belongs_to_one_device_and_goes_with_its_secret(
    pushing: Running, receiver: Receiver
) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("shared")
    key = subscribe(ann, phone)
    subscribe(bob, phone)  # another person at the same browser
    assert (len(devices(ann)), len(devices(bob))) == (0, 1)
    shown = devices(bob)[0]
    token = next(one["id"] for one in ok(bob.get("/api/me/tokens"))["tokens"] if one["current"])
    assert (shown["device"], shown["service"], shown["current"]) == (token, HOST, True)
    assert phone.path not in json.dumps(shown)
    assert ok(bob.post("/api/me/push/test"))["delivered"]
    assert pushed(receiver, phone, key)["tag"] == "trial"
    own = ok(bob.get("/api/me/export"))["push"]
    assert [one["endpoint"] for one in own] == [f"https://{HOST}{phone.path}"]
    ok(bob.delete("/api/me"))
    assert pushing.server.house.read_here(lambda c: push_subscriptions.of_device(c, token)) is None


def test_a_device_follows_its_owner_into_another_identity(pushing: Running, receiver: Receiver) -> None:
    ann, bob, cy = pushing.person("Ann"), pushing.person("Bob"), pushing.person("Cy")
    phone = Phone("bob")
    key = subscribe(bob, phone)
    code = ok(ann.post("/api/me/recovery"))["code"]
    ok(bob.post("/api/me/join", json={"code": code}))
    table = table_of(cy, ann)
    assert pushed(receiver, phone, key)["tag"] == table["id"]
    ok(ann.post("/api/me/erase", json={"name": "Ann"}))
    take_turn(cy, table)


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://hooks.example/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://10.0.0.1/x"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"zone": "Nowhere/Land"},
    ],
)
def test_only_a_suitable_subscription_is_taken(server: Running, wrong: dict[str, Any]) -> None:
    ann = server.person("Ann")
    assert error_of(ann.post("/api/me/push/test")) == "no_push"
    body = {**Phone("x").subscription(), **wrong}
    assert error_of(ann.put("/api/me/push", json=body)) == "push_unsuitable"
    token = ok(ann.post("/api/me/tokens", json={"label": "x"}))["token"]
    program = server.stranger()
    program.headers["authorization"] = f"Bearer {token}"
    assert error_of(program.put("/api/me/push", json=Phone("x").subscription())) == "browser_only"


# --- quiet hours ---


def quiet(begin: int, end: int, zone: str) -> Subscription:
    """Make a device that is left alone from one minute of the day to another."""
    return Subscription("", "", "", "en", zone, begin, end, 0, 0)


def moment(text: str) -> int:
    """Read a time."""
    return int(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("begin", "end", "zone", "at", "expected"),
    [
        (22, 8, "Europe/Berlin", "2026-01-10T23:30+01:00", "2026-01-11T08:00+01:00"),
        (22, 8, "Europe/Berlin", "2026-01-11T03:00+01:00", "2026-01-11T08:00+01:00"),
        (22, 8, "Europe/Berlin", "2026-01-11T08:00+01:00", None),
        (22, 8, "Europe/Berlin", "2026-01-11T21:59+01:00", None),
        (22, 8, "Asia/Tokyo", "2026-01-11T15:00+01:00", "2026-01-12T08:00+09:00"),
        (22, 8, "Europe/Berlin", "2026-03-28T23:00+01:00", "2026-03-29T08:00+02:00"),  # the clocks go forward
        (12, 14, "UTC", "2026-01-11T13:00+00:00", "2026-01-11T14:00+00:00"),
        (9, 9, "UTC", "2026-01-11T09:00+00:00", None),
    ],
)
def test_quiet_hours_are_counted_by_the_clock_of_the_device(
    begin: int, end: int, zone: str, at: str, expected: str | None
) -> None:
    found = quiet_until(quiet(begin * 60, end * 60, zone), moment(at))
    assert found == (None if expected is None else moment(expected))


def test_what_happens_in_quiet_hours_is_told_afterwards_unless_it_is_over(pushing: Running) -> None:
    ann, bob, phone = pushing.person("Ann"), pushing.person("Bob"), Phone("bob")
    here = datetime.now(UTC)
    minute = here.hour * 60 + here.minute
    subscribe(bob, phone, quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440)
    assert devices(bob)[0]["quiet_until"] == (minute + 60) % 1440
    table = table_of(ann, bob)
    take_turn(ann, table)
    due = pushing.server.house.read_here(outbox.next_due)
    assert due == moment((here + timedelta(minutes=60)).replace(second=0, microsecond=0).isoformat())
    take_turn(bob, table)
    assert waiting(pushing) == 0


# --- what outlives a stop ---


def test_what_waits_when_a_process_is_killed_is_sent_after_the_next_start(
    tmp_path: Path, receiver: Receiver
) -> None:
    database = tmp_path / "games.db"
    phone = Phone("bob")
    with processes(f"sqlite:///{database}") as (process,):
        ann, bob = (httpx.Client(base_url=process.url, timeout=20) for _ in range(2))
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            ok(client.put("/api/me", json={"name": name}))
        key = subscribe(bob, phone)
        # This process reaches nobody: its announcements wait.
        table = open_table(ann, "me", "open", start=False)
        code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
        ok(bob.post(f"/api/join/{code}", json={}))
        ok(ann.post(f"/api/tables/{table['id']}/start"))
        process.kill()
        ann.close()
        bob.close()
    with running(database, public_address="https://franchise.example") as server:
        server.server.sender.post = receiver.post()
        wait_until(lambda: not receiver.received.empty() or _hasten(server))
        got = receiver.next()
        assert phone.read(got, key)["tag"] == table["id"]
        wait_until(lambda: waiting(server) == 0)
    assert receiver.received.empty()


def _hasten(server: Running) -> bool:
    """Let what waits for another attempt be sent now."""
    with writing(server.server.engine) as connection:
        connection.execute(update(schema.announcements).values(due=0, leased_until=0))
    server.server.sender.wake()
    return False
