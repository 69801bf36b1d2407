"""What runs beside the requests: what fails is logged, and goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from franchise.server.house.hosted import Hosted
from franchise.server.run import maintenance
from franchise.server.storage import tables
from franchise.server.storage.engine import Unavailable
from franchise.server.storage.notices import CHANNEL, Notices
from franchise.server.tables import hosting
from franchise.server.tables.log import Happening
from franchise.server.tables.table import Table
from inside import Clock, come_round, own_clock, take_turn
from servers import Running, game_of, ok, running, table_of, wait_until


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Give the server a clock that can be put forward."""
    return own_clock(monkeypatch)


@pytest.fixture
def busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """Run a server that looks after its tables all the time."""
    monkeypatch.setattr(maintenance, "EVERY_SECONDS", 0.01)
    with running(tmp_path / "franchise.db") as found:
        yield found


@pytest.mark.parametrize("error", [ZeroDivisionError("oops"), Unavailable("storage_unavailable", "oops")])
def test_maintenance_that_fails_is_logged_and_goes_on(
    busy: Running,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    clock: Clock,
    error: Exception,
) -> None:
    ann, bob = busy.person("Ann"), busy.person("Bob")
    table = table_of(ann, bob)

    def fail(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(tables, "idle_since", fail)
        patch.setattr(tables, "waiting_for_bots", fail)
        wait_until(lambda: caplog.text.count("oops") >= 4)
    clock.pass_minutes(91 * 24 * 60)
    wait_until(lambda: ok(ann.get(f"/api/tables/{table['id']}"))["status"] == "archived")


def test_one_table_that_fails_keeps_no_other_from_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    with running(tmp_path / "franchise.db") as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        bad, good = table_of(ann, bob), table_of(ann, bob)
        clock.pass_minutes(91 * 24 * 60)
        archived = hosting.archived

        def fail(table: Table) -> Table:
            if table.id == bad["id"]:
                raise ZeroDivisionError
            return archived(table)

        with monkeypatch.context() as patch:
            patch.setattr(hosting, "archived", fail)
            come_round(server)
        assert "ZeroDivisionError" in caplog.text
        status = [ok(ann.get(f"/api/tables/{table['id']}"))["status"] for table in (bad, good)]
        assert status == ["playing", "archived"]
        come_round(server)
        assert ok(ann.get(f"/api/tables/{bad['id']}"))["status"] == "archived"


def test_a_listener_that_fails_harms_no_move(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: Hosted, __: Happening | None) -> None:
        raise ZeroDivisionError("deaf")

    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    server.server.house.listeners.insert(0, fail)
    try:
        take_turn(ann, table)
    finally:
        server.server.house.listeners.remove(fail)
    assert "ZeroDivisionError: deaf" in caplog.text
    take_turn(bob, table)
    assert game_of(ann, table)["view"]["turn"] == 3


def test_a_notice_that_is_none_of_ours_is_left_alone(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    notices = Notices(server.server.engine)
    received: list[object] = []
    for payload in ("{", "[]", "{}", f'{{"from": "{notices.process}"}}', '{"from": "other"}'):
        notices._take(CHANNEL, payload, received.append)
    assert received == [{"from": "other"}]
    assert caplog.text.count("a notice could not be taken") == 3
