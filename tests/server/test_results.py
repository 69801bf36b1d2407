"""Results: what a game brings to the record of those who played it."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, select, text

from franchise.server.storage import schema
from franchise.server.storage.engine import database_url, make_engine, reading, writing
from franchise.server.storage.upgrade import migrating, upgrade_to
from servers import Running, game_of, ok, on_both_databases, open_table, play, running, table_of, wait_until

FINISHED = json.loads((Path(__file__).parents[1] / "fixtures" / "games" / "two_players.json").read_text())


def play_out(table: dict[str, Any], *people: httpx.Client) -> None:
    """Let everybody do nothing, in the order of the seats; a game in which nobody expands is soon over.

    The third of three wins by a point, and two share the victory.
    """
    while (seat := game_of(people[0], table)["view"]["actor"]) is not None:
        play(people[seat], table, "end")


def latest(client: httpx.Client) -> Any:
    """Return how somebody's latest game ended for them."""
    return ok(client.get("/api/me/results"))["latest"][0]


@pytest.fixture
def people(server: Running) -> tuple[httpx.Client, httpx.Client, httpx.Client]:
    """Return three people."""
    return server.person("Ann"), server.person("Bob"), server.person("Cy")


@on_both_databases
def test_a_finished_game_is_kept_for_everybody_who_played_it(
    people: tuple[httpx.Client, ...],
) -> None:
    ann, bob, cy = people
    table = table_of(ann, bob, cy)
    play_out(table, ann, bob, cy)
    assert latest(cy) == {
        "table": table["id"],
        "at": ok(ann.get(f"/api/games/{table['id']}/log"))["entries"][-1]["at"],
        "players": 3,
        "levels": [],
        "outcome": "won",
        "resigned": False,
        "place": 1,
        "influence": 20,
        "left_out": None,
        "hinted": False,
        "taken_back": False,
    }
    for loser in (ann, bob):
        lost = latest(loser)
        assert (lost["outcome"], lost["place"], lost["influence"]) == ("lost", 2, 19)


def test_a_game_that_goes_on_after_all_has_no_result(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    play_out(table, ann, bob)
    assert (latest(ann)["outcome"], latest(bob)["outcome"]) == ("shared", "shared")
    ok(ann.post(f"/api/games/{table['id']}/undo", json={"revision": 2, "to": 1}))
    ok(bob.post(f"/api/games/{table['id']}/undo/answer", json={"agree": True}))
    for person in (ann, bob):
        assert ok(person.get("/api/me/results"))["latest"] == []
    play_out(table, ann, bob)
    assert (latest(ann)["taken_back"], latest(bob)["taken_back"]) == (True, False)


@on_both_databases
def test_whoever_resigns_has_lost_whatever_becomes_of_the_game(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob, substitute="random")
    play(ann, table, "end")
    ok(ann.post(f"/api/tables/{table['id']}/seats/0/resign"))
    lost = latest(ann)
    assert (lost["outcome"], lost["resigned"], lost["place"], lost["left_out"]) == ("lost", True, None, None)
    ok(bob.post(f"/api/games/{table['id']}/undo", json={"revision": 1, "to": 0}))
    play_until_over(bob, table)
    assert latest(ann) == lost
    assert (latest(bob)["levels"], latest(bob)["left_out"]) == ([], None)  # Ann's bot is no bot of its own


def play_until_over(person: httpx.Client, table: dict[str, Any]) -> None:
    """Do nothing in each turn of one person until the bots have ended the game."""

    def over() -> bool:
        view = game_of(person, table)["view"]
        seat = None if view["actor"] is None else ok(person.get(f"/api/tables/{table['id']}"))["seats"]
        if seat is not None and seat[view["actor"]]["kind"] == "person":
            play(person, table, "end")
        return view["actor"] is None

    wait_until(over, 120)


def test_the_level_of_bots_is_kept(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "random", "greedy", "random", bot_seconds=0)
    play_until_over(ann, table)
    assert (latest(ann)["levels"], latest(ann)["players"]) == (["random", "greedy"], 4)
    (seat,) = (
        seat["number"] for seat in ok(ann.get(f"/api/tables/{table['id']}"))["seats"] if seat["identity"]
    )
    result = ok(ann.get(f"/api/tables/{table['id']}"))["result"]
    assert (latest(ann)["outcome"] == "lost") == (seat not in result["winners"])


def test_games_around_one_screen_do_not_count(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    play_out(table, ann, ann)
    assert latest(ann)["left_out"] == "one_screen"
    assert ok(ann.get("/api/me/results"))["tally"]["games"] == 0


def test_whoever_played_two_seats_is_not_counted_for_the_one_that_is_left(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person", substitute="random")
    play(ann, table, "end")
    play(ann, table, game_of(ann, table)["legal_moves"][0], "end")
    ok(ann.post(f"/api/tables/{table['id']}/seats/1/resign"))
    play_until_over(ann, table)
    assert latest(ann)["left_out"] == "one_screen"


def test_games_in_which_a_bot_stood_in_do_not_count(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob, substitute="random")
    ok(ann.put(f"/api/tables/{table['id']}/seats/0/stand-in", json={"how": "turn"}))
    wait_until(lambda: game_of(ann, table)["view"]["actor"] == 1)
    play_out(table, ann, bob)
    assert (latest(ann)["left_out"], latest(bob)["left_out"]) == ("stand_in", None)


def test_imported_games_do_not_count(server: Running) -> None:
    ann = server.person("Ann")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    ok(ann.post("/api/tables/import", json={"record": FINISHED, "seats": seats}))
    assert (latest(ann)["left_out"], latest(ann)["outcome"]) == ("imported", "won")


def test_hints_during_the_game_are_noted_and_later_ones_are_not(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob, hints=True)
    ask = {"seconds": 0.01, "turns": 1}
    for _ in range(2):
        ok(ann.post(f"/api/games/{table['id']}/hint", json=ask))
    play_out(table, ann, bob)
    ok(bob.post(f"/api/games/{table['id']}/hint", json={**ask, "at": 0}))
    assert (latest(ann)["hinted"], latest(bob)["hinted"]) == (True, False)
    assert ok(ann.get("/api/me/results"))["tally"]["assisted"] == 1


def test_a_result_outlives_its_table_and_the_device(
    people: tuple[httpx.Client, ...], server: Running
) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    play_out(table, ann, bob)
    ok(ann.delete(f"/api/tables/{table['id']}"))
    program = server.stranger()
    token = ok(ann.post("/api/me/tokens", json={"label": "x"}))["token"]
    program.headers["authorization"] = f"Bearer {token}"
    ok(ann.delete("/api/me"))
    assert ann.get("/api/me/results").status_code == 401
    assert latest(program)["table"] == table["id"]


def test_what_was_remarkable_is_told_with_the_result(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, cy = people
    table = table_of(ann, bob, cy)
    unknown: Any = {"result": None, "feats": []}
    assert ok(cy.get(f"/api/me/results/{table['id']}")) == unknown
    play_out(table, ann, bob, cy)
    told = ok(cy.get(f"/api/me/results/{table['id']}"))
    assert told["result"] == latest(cy)
    assert told["feats"] == [{"id": "first_victory", "level": None, "count": None, "players": None}]
    assert ok(ann.get(f"/api/me/results/{table['id']}"))["feats"] == []


# --- games from before ---


@pytest.fixture
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database for one test: SQLite or PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'franchise.db'}"
    address: str = request.getfixturevalue("postgres").create_database(f"test_{os.urandom(6).hex()}")
    return address


@pytest.fixture
def engine(earlier: str) -> Iterator[Engine]:
    """Connect to the database."""
    found = make_engine(database_url(earlier))
    yield found
    found.dispose()


def kept(engine: Engine) -> list[dict[str, Any]]:
    """List all results that are kept; when somebody resigned is not compared."""
    query = select(schema.results).order_by(schema.results.c.identity, schema.results.c.table)
    with reading(engine) as connection:
        rows = [dict(row._mapping) for row in connection.execute(query)]
    return [{**row, "at": 0} if row["resigned"] else row for row in rows]


@pytest.mark.parametrize("earlier", ["sqlite", "postgresql"], indirect=True)
def test_results_of_games_from_before_are_worked_out(earlier: str, engine: Engine) -> None:
    with running(earlier) as server:
        ann, bob, cy = server.person("Ann"), server.person("Bob"), server.person("Cy")
        play_out(table_of(ann, bob, cy), ann, bob, cy)
        play_out(open_table(ann, "me", "person"), ann, ann)
        ok(ann.post("/api/tables/import", json={"record": FINISHED}))
        left = table_of(bob, cy, substitute="random")
        play(bob, left, "end")
        ok(bob.post(f"/api/tables/{left['id']}/seats/0/resign"))
        play_until_over(cy, left)
        table_of(ann, cy)  # still goes on
        play_until_over(ann, open_table(ann, "me", "random"))
    before = kept(engine)
    assert {(row["outcome"], row["left_out"]) for row in before} >= {("lost", None), ("won", None)}
    assert sum(row["resigned"] for row in before) == 1
    with writing(engine) as connection:
        connection.execute(text("DROP TABLE results"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN hinted"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0004'"))
    with migrating(engine) as connection:
        upgrade_to(connection, "0005")
    assert kept(engine) == before
