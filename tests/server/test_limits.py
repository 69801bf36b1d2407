"""How often somebody may ask: by identity and by address, with the time to wait."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from franchise.server.errors import Refusal
from franchise.server.http import rate_limits
from franchise.server.http.rate_limits import RATES, Rate, RateLimits
from franchise.server.http.routes import stream
from franchise.server.storage.neighbours import Neighbours
from servers import Running, error_of, ok, open_table, running
from streams import Stream

FEW = {kind: Rate(5, 0.001) for kind in RATES}


@pytest.fixture
def limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """Run a server that answers few requests of each kind."""
    monkeypatch.setattr(rate_limits, "RATES", FEW)
    with running(tmp_path / "franchise.db", rate_limits=True) as server:
        yield server


def answered(client: httpx.Client, path: str) -> int:
    """Ask until the server has had enough; return how often it answered."""
    for number in range(100):
        answer = client.get(path)
        if answer.status_code == 429:
            assert error_of(answer) == "too_many_requests"
            assert int(answer.headers["retry-after"]) >= 1
            return number
        ok(answer)
    raise AssertionError("the server never had enough")


def test_a_stranger_is_counted_by_address(limited: Running) -> None:
    assert answered(limited.stranger(), "/api/bots") == 5
    assert answered(limited.stranger(), "/api/bots") == 0
    assert answered(limited.stranger(), "/api/openapi.json") == 0


def test_people_at_one_address_do_not_take_each_other_s_turn(limited: Running) -> None:
    ann, bob = limited.person("Ann"), limited.person("Bob")
    assert answered(ann, "/api/me") == 5
    assert answered(bob, "/api/me") == 5


def test_an_address_with_many_identities_has_its_limit_too(limited: Running) -> None:
    people = [limited.person(f"Ann {number}") for number in range(5)]  # no more guests at once
    assert error_of(limited.stranger().put("/api/me", json={"name": "Bob"})) == "too_many_requests"
    assert sum(answered(person, "/api/me") for person in people) == 25


def test_each_kind_of_request_is_counted_by_itself(limited: Running) -> None:
    ann = limited.person("Ann")
    table = open_table(ann, "me", "person")
    assert answered(ann, "/api/me") == 5
    ok(ann.patch(f"/api/tables/{table['id']}", json={"title": "x"}))
    ok(ann.post(f"/api/tables/{table['id']}/chat", json={"text": "x"}))


def test_who_tries_codes_or_tokens_is_stopped(limited: Running) -> None:
    stranger = limited.stranger()
    answers = [stranger.get(f"/api/join/code{number}").status_code for number in range(7)]
    assert answers == [404] * 5 + [429] * 2
    tokens = [{"authorization": f"Bearer guess{number}"} for number in range(7)]
    assert [stranger.get("/api/me", headers=headers).status_code for headers in tokens] == [401] * 5 + [
        429
    ] * 2


def test_nobody_opens_streams_without_end(limited: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "MOST_STREAMS", 2)
    ann = limited.person("Ann")
    with Stream(ann), Stream(ann):
        refused = ann.get("/api/stream")
        assert (error_of(refused), refused.headers["retry-after"]) == ("too_many_requests", "10")
        with Stream(limited.stranger()):
            pass


def granted(limits: RateLimits, addresses: Iterable[str]) -> int:
    """Ask once from each address; count the answers."""
    count = 0
    for address in addresses:
        with suppress(Refusal):
            limits.spend("read", None, address)
            count += 1
    return count


def test_whoever_has_many_networks_is_counted_by_the_wider_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "RATES", FEW)
    assert granted(RateLimits(True), [f"2001:db8::{n:x}" for n in range(200)]) == 5
    assert granted(RateLimits(True), [f"2001:db8:0:{n:x}::1" for n in range(200)]) == 5 * 4
    assert granted(RateLimits(True), [f"2001:db8:0:{n:x}00::1" for n in range(200)]) == 5 * 16
    assert granted(RateLimits(True), [f"2001:db8:{n:x}::1" for n in range(200)]) == 200


def test_several_processes_allow_no_more_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "RATES", {"read": Rate(6, 0.001)})
    neighbours = [Neighbours() for _ in range(3)]
    for one in neighbours:
        for number, other in enumerate(neighbours):
            if one is not other:
                one.heard(f"process {number}")
    limits = [RateLimits(True, one.count) for one in neighbours]
    assert [granted(one, ["192.0.2.7"] * 10) for one in limits] == [2, 2, 2]
    assert [one.part_of(stream.MOST_STREAMS) for one in limits] == [13, 13, 13]


def test_health_is_always_told(limited: Running) -> None:
    stranger = limited.stranger()
    assert answered(stranger, "/api/bots") == 5
    for _ in range(10):
        ok(stranger.get("/api/health"))
