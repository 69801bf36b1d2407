"""Tables that nobody touches for long are archived; whoever touches one brings it back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from franchise.server.thinking import thinkers
from inside import Clock, come_round, own_clock, take_turn
from servers import (
    Running,
    error_of,
    game_of,
    ok,
    open_table,
    played_for_a_round,
    running,
    table_of,
    wait_until,
)

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
DAY = 24 * 60


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Give the server a clock that can be put forward."""
    return own_clock(monkeypatch)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """Run a server with no other tables."""
    with running(tmp_path / "franchise.db") as found:
        yield found


def show(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    """Look at a table."""
    found: dict[str, Any] = ok(client.get(f"/api/tables/{table['id']}"))
    return found


def archive(server: Running, clock: Clock, days: float = 91) -> None:
    """Let days pass, and the server look after its tables."""
    clock.pass_minutes(days * DAY)
    come_round(server)


def everything_about(client: httpx.Client, table: dict[str, Any]) -> list[Any]:
    """Read all that can be read about a game."""
    parts = ("", "?at=1", "/record", "/log", "/events", "/chart")
    return [ok(client.get(f"/api/games/{table['id']}{part}")) for part in parts]


def test_a_game_is_archived_after_long_and_loses_nothing(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    take_turn(ann, table)
    before = everything_about(ann, table)
    archive(server, clock, 89)
    assert show(ann, table)["status"] == "playing"
    archive(server, clock, 2)
    assert show(ann, table)["status"] == "archived"
    assert everything_about(server.stranger(), table) == before
    assert [(one["id"], one["status"]) for one in ok(bob.get("/api/tables"))["tables"]] == [
        (table["id"], "archived")
    ]
    assert len(Game.from_record(ok(ann.get(f"/api/games/{table['id']}/record"))).moves) == 2


def test_a_move_brings_a_game_back(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    take_turn(ann, table)
    archive(server, clock)
    entries = ok(ann.get(f"/api/games/{table['id']}/log"))["entries"]
    take_turn(bob, table)
    assert show(ann, table)["status"] == "playing"
    assert ok(ann.get(f"/api/games/{table['id']}/log"))["entries"][:-1] == entries


def test_a_running_game_in_the_archive_is_not_thought_about(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = played_for_a_round(ann, bob)
    record = ok(ann.get(f"/api/games/{table['id']}/record"))
    archive(server, clock)
    for person in (ann, server.person("Eve")):
        asked = person.post("/api/line/chances", json={"record": record, "seconds": 0.01})
        assert error_of(asked) == "position_in_play"
    hint = ann.post(f"/api/games/{table['id']}/hint", json={"seconds": 0.01, "turns": 1})
    assert error_of(hint) == "hints_off"
    assert error_of(ann.post(f"/api/games/{table['id']}/review", json={})) == "hints_off"


def test_going_back_brings_a_game_back(server: Running, clock: Clock) -> None:
    ann = server.person("Ann")
    finished = Game.load(next(GAMES.glob("*.json")))
    table = ok(ann.post("/api/tables/import", json={"record": finished.record()}))
    archive(server, clock)
    assert (show(ann, table)["status"], show(ann, table)["result"]) == ("archived", table["result"])
    request = {"revision": table["revision"], "to": len(finished.moves) - 1}
    ok(ann.post(f"/api/games/{table['id']}/undo", json=request))
    assert (show(ann, table)["status"], show(ann, table)["result"]) == ("playing", None)


def test_a_finished_game_in_the_archive_is_played_again_and_stays_finished(
    server: Running, clock: Clock
) -> None:
    ann = server.person("Ann")
    finished = Game.load(next(GAMES.glob("*.json")))
    table = ok(ann.post("/api/tables/import", json={"record": finished.record()}))
    archive(server, clock)
    again = ok(ann.post(f"/api/tables/{table['id']}/rematch"))
    assert again["status"] == "playing"
    assert (show(ann, table)["status"], show(ann, table)["rematch"]) == ("over", again["id"])


def test_a_table_that_never_started_is_closed_until_its_host_comes_back(
    server: Running, clock: Clock
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False, public=True)
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    archive(server, clock)
    assert show(ann, table)["status"] == "archived"
    assert ok(bob.get("/api/tables?show=open"))["tables"] == []
    assert error_of(bob.post(f"/api/join/{code}", json={})) == "invitation_ended"
    assert error_of(bob.get(f"/api/games/{table['id']}")) == "not_started"
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    assert show(ann, table)["status"] == "open"
    ok(bob.post(f"/api/join/{code}", json={}))
    assert ok(ann.post(f"/api/tables/{table['id']}/start"))["status"] == "playing"


def test_a_table_is_started_right_out_of_the_archive(server: Running, clock: Clock) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person", start=False)
    archive(server, clock)
    assert ok(ann.post(f"/api/tables/{table['id']}/start"))["status"] == "playing"


def test_the_host_brings_a_table_back_by_changing_it(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    archive(server, clock)
    changes = {"title": "Again"}
    assert error_of(bob.patch(f"/api/tables/{table['id']}", json=changes)) == "host_only"
    assert show(ann, table)["status"] == "archived"
    assert ok(ann.patch(f"/api/tables/{table['id']}", json=changes))["status"] == "playing"


def test_talking_keeps_a_table_out_of_the_archive(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    clock.pass_minutes(80 * DAY)
    ok(ann.post(f"/api/tables/{table['id']}/chat", json={"text": "Back in June!"}))
    archive(server, clock, 20)
    assert show(ann, table)["status"] == "playing"
    archive(server, clock, 80)
    assert show(ann, table)["status"] == "archived"


def test_a_table_where_a_bot_is_to_move_goes_on_instead(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was off for long does not put away what waits for itself alone."""

    def fail(*_: object) -> list[str]:
        raise RuntimeError("the bot is out of order")

    with monkeypatch.context() as patch, running(tmp_path / "long.db") as first:
        patch.setattr(thinkers, "choose_turn", fail)
        ann = first.person("Ann")
        table = open_table(ann, "me", "newcomer")
        take_turn(ann, table)
        cookies = dict(ann.cookies)
    clock.pass_minutes(91 * DAY)
    with running(tmp_path / "long.db") as second:
        ann = second.stranger()
        ann.cookies.update(cookies)
        wait_until(lambda: show(ann, table)["actor"] == 0)
        assert show(ann, table)["status"] == "playing"
        assert game_of(ann, table)["view"]["turn"] == 3


def test_archived_bots_go_on_when_the_table_comes_back(server: Running, clock: Clock) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    archive(server, clock)
    resigned = ok(ann.post(f"/api/tables/{table['id']}/seats/0/resign"))
    assert resigned["status"] == "playing"
    wait_until(lambda: show(bob, table)["actor"] == 1)
