"""Games of older rules: running ones go on as far as they can, finished ones keep what they are."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise import Game
from franchise.game.record import RULES
from franchise.server.house import hosted, rules_change
from inside import do, take_turn
from servers import Running, error_of, game_of, ok, open_table, play, running, table_of, wait_until

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
ILLEGAL = "grow chicago"
READINGS = ("", "?at=1", "/record", "/log", "/log?since=0", "/events", "/events?seat=0", "/scene", "/chart")


class Past:
    """A database whose games were played under rules that were valid once."""

    def __init__(self, path: Path) -> None:
        """Keep where it is."""
        self.path = path
        self.cookies: dict[str, dict[str, str]] = {}

    def alter(self, statement: str, *values: object) -> None:
        """Change what is written."""
        with closing(sqlite3.connect(self.path)) as connection, connection:
            assert connection.execute(statement, values).rowcount > 0

    def make_old(self, table: dict[str, Any]) -> None:
        """Let a game be one of older rules."""
        self.alter("UPDATE tables SET rules = 0 WHERE id = ?", table["id"])

    def put_move(self, table: dict[str, Any], revision: int, *moves: str) -> None:
        """Let an entry have moves that the present rules do not allow."""
        self.alter(
            'UPDATE log SET moves = ? WHERE "table" = ? AND revision = ?',
            json.dumps(moves),
            table["id"],
            revision,
        )

    def client(self, server: Running, name: str) -> httpx.Client:
        """Return a client of somebody who was there before."""
        client = server.stranger()
        client.cookies.update(self.cookies[name])
        return client


@pytest.fixture
def past(tmp_path: Path) -> Past:
    """Return a database to play on, before the change and after it."""
    return Past(tmp_path / "franchise.db")


def played(past: Past, turns: int = 4, *, archive: bool = False) -> dict[str, Any]:
    """Play some turns of Ann and Bob, and stop the server."""
    with running(past.path) as server:
        people = server.person("Ann"), server.person("Bob")
        table = table_of(*people)
        for number in range(turns):
            take_turn(people[number % 2], table)
        past.cookies = {name: dict(one.cookies) for name, one in zip(("Ann", "Bob"), people, strict=True)}
        return show(people[0], table)


def finished(past: Past) -> tuple[dict[str, Any], Game]:
    """Import a finished game, and stop the server."""
    game = Game.load(next(GAMES.glob("*.json")))
    with running(past.path) as server:
        ann = server.person("Ann")
        past.cookies["Ann"] = dict(ann.cookies)
        return ok(ann.post("/api/tables/import", json={"record": game.record()})), game


def show(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    """Look at a table."""
    found: dict[str, Any] = ok(client.get(f"/api/tables/{table['id']}"))
    return found


def log_of(client: httpx.Client, table: dict[str, Any]) -> list[dict[str, Any]]:
    """Read the log of a game."""
    entries: list[dict[str, Any]] = ok(client.get(f"/api/games/{table['id']}/log"))["entries"]
    return entries


def test_a_running_game_that_replays_goes_on_with_a_note(past: Past) -> None:
    table = played(past)
    past.make_old(table)
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        after = show(ann, table)
        assert (after["rules_version"], after["notice"], after["status"]) == (
            RULES,
            "rules_changed",
            "playing",
        )
        assert (after["moves"], after["revision"]) == (table["moves"], table["revision"] + 1)
        assert after["actor_since"] == table["actor_since"]
        entry = log_of(ann, table)[-1]
        assert (entry["kind"], entry["back_to"], entry["seat"]) == ("rules", None, None)
        take_turn(ann, table)
    with running(past.path) as server:
        assert show(past.client(server, "Ann"), table)["revision"] == table["revision"] + 2


def test_a_running_game_that_does_not_replay_goes_back_to_its_last_legal_move(past: Past) -> None:
    table = played(past)
    past.make_old(table)
    past.put_move(table, 3, ILLEGAL, "end")
    with running(past.path) as server:
        bob = past.client(server, "Bob")
        after = show(bob, table)
        assert (after["rules_version"], after["notice"], after["status"]) == (
            RULES,
            "cut_by_rules",
            "playing",
        )
        assert (after["moves"], after["actor"], after["turn"]) == (4, 0, 3)
        entries = log_of(bob, table)
        assert (entries[-1]["kind"], entries[-1]["back_to"]) == ("rules", 4)
        assert entries[3]["moves"] == [ILLEGAL, "end"]  # the log keeps what was played
        assert [bool(entry["events"]) for entry in entries[1:]] == [True, True, False, False, False]
        assert len(ok(bob.get(f"/api/games/{table['id']}/log?since=3"))["entries"]) == 2
        for reading in READINGS:
            ok(bob.get(f"/api/games/{table['id']}{reading}"))
        assert Game.from_record(ok(bob.get(f"/api/games/{table['id']}/record"))).turn == 3
        take_turn(past.client(server, "Ann"), table)
        assert log_of(bob, table)[-1]["events"]
    with running(past.path) as server:  # and it is so after another start
        assert show(past.client(server, "Bob"), table)["moves"] == 6


def test_a_move_that_cannot_even_be_read_is_no_different(past: Past) -> None:
    table = played(past, 2)
    past.make_old(table)
    past.put_move(table, 1, "teleport chicago", "end")
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        assert (show(ann, table)["notice"], show(ann, table)["moves"]) == ("cut_by_rules", 0)
        take_turn(ann, table)


def test_the_players_hear_of_a_cut_on_their_stream(past: Past) -> None:
    table = played(past)
    past.make_old(table)
    past.put_move(table, 3, ILLEGAL, "end")
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        known = f"{table['id']}@{table['revision']}"
        with ann.stream("GET", "/api/stream", params={"tables": known}) as stream:
            lines = stream.iter_lines()
            assert "event: table" in lines
            assert '"notice":"cut_by_rules"' in next(line for line in lines if line.startswith("data"))
            assert '"back_to":4' in next(line for line in lines if line.startswith("data"))


def test_an_archived_game_stays_archived_and_can_go_on(past: Past) -> None:
    table = played(past)
    past.make_old(table)
    past.alter("UPDATE tables SET status = 'archived' WHERE id = ?", table["id"])
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        after = show(ann, table)
        assert (after["status"], after["rules_version"]) == ("archived", RULES)
        take_turn(ann, table)
        assert show(ann, table)["status"] == "playing"


def test_bots_go_on_after_a_cut(past: Past) -> None:
    with running(past.path) as server:
        ann = server.person("Ann")
        past.cookies["Ann"] = dict(ann.cookies)
        table = open_table(ann, "newcomer", "me")
        wait_until(lambda: show(ann, table)["actor"] == 1)
        take_turn(ann, table)
        wait_until(lambda: show(ann, table)["revision"] == 3)
    past.make_old(table)
    past.put_move(table, 3, ILLEGAL, "end")
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        wait_until(lambda: show(ann, table)["revision"] == 5)
        assert [entry["kind"] for entry in log_of(ann, table)[-2:]] == ["rules", "moves"]


# --- finished games ---


@pytest.mark.parametrize("changed", ["replays", "does_not_replay", "cannot_be_read"])
def test_a_finished_game_keeps_its_result_and_log(past: Past, changed: str) -> None:
    table, game = finished(past)
    past.make_old(table)
    moves = [str(move) for move in game.moves]
    if changed != "replays":
        bad = ILLEGAL if changed == "does_not_replay" else "teleport chicago"
        past.put_move(table, 9, bad)
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        after = show(ann, table)
        assert (after["status"], after["rules_version"], after["notice"]) == ("over", 0, None)
        assert (after["result"], after["moves"]) == (table["result"], len(moves))
        assert after["revision"] == table["revision"]
        answers = {reading: ok(ann.get(f"/api/games/{table['id']}{reading}")) for reading in READINGS}
        assert answers[""]["rules_version"] == 0
        assert answers[""]["complete"] == (changed == "replays")
        assert (answers["/record"]["rules"], answers["/record"]["result"]) == (0, table["result"])
        assert len(answers["/log"]["entries"]) == table["revision"] + 1
        assert answers["/chart"]["turns"]
        if changed != "replays":
            shown = answers[""]["moves"]
            assert 0 < shown < len(moves)
            assert answers["/events"]["moves"][-1]["number"] == shown
            refused = ann.get(f"/api/games/{table['id']}?at={shown + 1}")
            assert error_of(refused) == "no_such_position"
        else:
            assert answers["/record"]["moves"] == moves


def test_a_finished_game_of_older_rules_is_looked_at_and_not_played_on(past: Past) -> None:
    table, _ = finished(past)
    past.make_old(table)
    past.put_move(table, 9, ILLEGAL)
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        request = {"revision": table["revision"]}
        undo = ann.post(f"/api/games/{table['id']}/undo", json={**request, "to": 3})
        assert error_of(undo) == "rules_differ"
        moves = ann.post(f"/api/games/{table['id']}/moves", json={**request, "moves": ["end"]})
        assert error_of(moves) == "game_over"
        assert ok(ann.post(f"/api/tables/{table['id']}/rematch"))["rules_version"] == RULES


def test_a_finished_game_whose_setup_is_no_more_is_still_there(past: Past) -> None:
    table, game = finished(past)
    past.make_old(table)
    past.alter("UPDATE tables SET setup = json_set(setup, '$.start', 'auction') WHERE id = ?", table["id"])
    with running(past.path) as server:
        ann = past.client(server, "Ann")
        assert show(ann, table)["result"] == table["result"]
        assert len(log_of(ann, table)) == table["revision"] + 1
        record = ok(ann.get(f"/api/games/{table['id']}/record"))
        assert (len(record["moves"]), record["setup"]["start"]) == (len(game.moves), "auction")
        for reading in ("", "?at=0", "/events", "/chart"):
            assert error_of(ann.get(f"/api/games/{table['id']}{reading}")) == "rules_differ"
        with ann.stream("GET", "/api/stream", params={"tables": table["id"]}) as stream:
            assert "event: table" in stream.iter_lines()


# --- what goes wrong ---


@pytest.fixture
def broken(past: Past, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Return two running games of older rules; the first raises what nobody expects."""
    bad, good = played(past), {}
    with running(past.path) as server:
        people = past.client(server, "Ann"), past.client(server, "Bob")
        good = table_of(*people)
        take_turn(people[0], good)
    past.make_old(bad)
    past.make_old(good)
    begin = hosted.starting_game

    def starting_game(table: Any) -> Game:
        if table.id == bad["id"]:
            raise ZeroDivisionError
        return begin(table)

    monkeypatch.setattr(hosted, "starting_game", starting_game)
    yield bad, good
    monkeypatch.undo()
    with running(past.path) as server:  # once the fault is fixed, the game goes on
        take_turn(past.client(server, "Ann"), bad)


def test_a_game_that_raises_something_unexpected_blocks_neither_the_start_nor_others(
    past: Past, broken: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    bad, good = broken
    with running(past.path) as server:
        ann, bob = past.client(server, "Ann"), past.client(server, "Bob")
        take_turn(bob, good)
        assert show(bob, good)["notice"] == "rules_changed"
        assert (show(ann, bad)["rules_version"], show(ann, bad)["moves"]) == (0, 8)
        assert error_of(ann.get(f"/api/games/{bad['id']}")) == "rules_differ"
        refused = ann.post(f"/api/games/{bad['id']}/moves", json={"revision": 4, "moves": ["end"]})
        assert error_of(refused) == "rules_differ"
        assert len(ok(ann.get("/api/tables"))["tables"]) == 2


def test_a_game_that_another_version_still_plays_is_not_touched(past: Past) -> None:
    """A process of the older version may run on for a while: it refuses what it does not know."""
    table = played(past)
    with running(past.path) as server:
        past.alter("UPDATE tables SET rules = 99, version = version + 1 WHERE id = ?", table["id"])
        ann = past.client(server, "Ann")
        refused = ann.post(f"/api/games/{table['id']}/moves", json={"revision": 4, "moves": ["end"]})
        assert error_of(refused) == "rules_differ"


def test_two_processes_that_start_at_once_write_one_note(past: Past) -> None:
    table = played(past)
    with running(past.path) as first, running(past.path) as second:
        past.make_old(table)
        past.put_move(table, 3, ILLEGAL, "end")
        for _ in range(2):
            for server in (first, second):
                do(server, rules_change.bring_up_to_date(server.server.house))
        anns = [past.client(server, "Ann") for server in (first, second)]
        assert [log_of(ann, table)[-1]["revision"] for ann in anns] == [5, 5]
        assert [show(ann, table)["notice"] for ann in anns] == ["cut_by_rules"] * 2
        play(anns[1], table, game_of(anns[1], table)["legal_moves"][0], "end")
