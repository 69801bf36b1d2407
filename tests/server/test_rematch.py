"""Playing again: everybody is asked, and one seat further."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from servers import Running, error_of, identity_of, ok, open_table
from streams import Stream

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


def over(host: httpx.Client, *others: httpx.Client, name: str = "three_players") -> dict[str, Any]:
    """Open a table with a finished game of these people, and bots in the other seats."""
    record = json.loads((GAMES / f"{name}.json").read_text())
    bots = len(record["players"]) - 1 - len(others)
    kinds = ["me", *["open"] * len(others), *["bot"] * bots]
    body = {"record": record, "seats": [{"kind": kind} for kind in kinds], "title": "Friday"}
    table: dict[str, Any] = ok(host.post("/api/tables/import", json=body))
    if others:
        code = ok(host.post(f"/api/tables/{table['id']}/invitation"))["code"]
        for person in others:
            ok(person.post(f"/api/join/{code}", json={}))
    return table


def ask(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    """Ask for a rematch, or agree to one."""
    again: dict[str, Any] = ok(client.post(f"/api/tables/{table['id']}/rematch"))
    return again


def seat_of(client: httpx.Client, table: dict[str, Any]) -> str:
    """Name the address of somebody's seat."""
    number = next(seat["number"] for seat in table["seats"] if seat["identity"] == identity_of(client))
    return f"/api/tables/{table['id']}/seats/{number}"


def decline(client: httpx.Client, again: dict[str, Any]) -> dict[str, Any]:
    """Decline a rematch."""
    left: dict[str, Any] = ok(client.post(f"{seat_of(client, again)}/leave"))
    return left


def asked(table: dict[str, Any]) -> list[str]:
    """Name those who are still to answer."""
    return [seat["name"] for seat in table["seats"] if seat["asked"]]


@pytest.fixture
def ann(server: Running) -> httpx.Client:
    """Return somebody."""
    return server.person("Ann")


@pytest.fixture
def bob(server: Running) -> httpx.Client:
    """Return somebody else."""
    return server.person("Bob")


def test_a_rematch_moves_everybody_one_seat_further(ann: httpx.Client, bob: httpx.Client) -> None:
    table = over(ann, bob)
    again = ask(bob, table)
    assert [seat["identity"] for seat in again["seats"]] == [identity_of(bob), None, identity_of(ann)]
    assert (again["title"], again["host"]) == ("Friday", identity_of(bob))
    assert ask(ann, table)["id"] == again["id"]
    assert ok(ann.get(f"/api/tables/{table['id']}"))["rematch"] == again["id"]


def test_a_rematch_with_bots_alone_starts_at_once(ann: httpx.Client) -> None:
    assert ask(ann, over(ann))["status"] == "playing"


def test_a_rematch_starts_when_the_last_who_was_asked_agrees(
    server: Running, ann: httpx.Client, bob: httpx.Client
) -> None:
    cid = server.person("Cid")
    table = over(ann, bob, cid)
    first = ask(ann, table)
    assert (first["status"], len(asked(first))) == ("open", 2)
    assert error_of(ann.post(f"/api/tables/{first['id']}/start")) == "answers_missing"
    second = ask(cid, table)
    assert (second["status"], len(asked(second))) == ("open", 1)
    assert ask(bob, table)["status"] == "playing"


def test_whoever_is_asked_agrees_by_sitting_down(ann: httpx.Client, bob: httpx.Client) -> None:
    again = ask(ann, over(ann, bob))
    assert error_of(ann.post(f"{seat_of(bob, again)}/take")) == "already_seated"
    assert ok(bob.post(f"{seat_of(bob, again)}/take"))["status"] == "playing"


def test_those_at_the_board_are_told_who_asks_for_a_rematch(ann: httpx.Client, bob: httpx.Client) -> None:
    table = over(ann, bob)
    with Stream(bob, table["id"]) as stream:
        ask(ann, table)
        told = stream.next("news").data
    assert (told["kind"], told["identity"]) == ("rematch_asked", identity_of(ann))


def test_whoever_declines_frees_the_seat_and_the_host_fills_it(ann: httpx.Client, bob: httpx.Client) -> None:
    table = over(ann, bob)
    again = ask(ann, table)
    declined = decline(bob, again)
    assert (declined["status"], asked(declined)) == ("open", [])
    free = next(seat["number"] for seat in declined["seats"] if seat["kind"] == "open")
    news = ok(ann.get(f"/api/tables/{again['id']}/news"))["news"]
    assert [one["kind"] for one in news] == ["rematch_declined"]
    ok(ann.put(f"/api/tables/{again['id']}/seats/{free}", json={"kind": "bot"}))
    assert ok(ann.post(f"/api/tables/{again['id']}/start"))["status"] == "playing"
    assert ask(bob, table)["seats"][free]["kind"] == "bot"


def test_whoever_has_declined_may_think_better_of_it(ann: httpx.Client, bob: httpx.Client) -> None:
    table = over(ann, bob)
    decline(bob, ask(ann, table))
    again = ask(bob, table)
    assert again["status"] == "playing"
    assert identity_of(bob) in [seat["identity"] for seat in again["seats"]]


def test_somebody_who_is_still_asked_does_not_become_the_host(
    server: Running, ann: httpx.Client, bob: httpx.Client
) -> None:
    cid = server.person("Cid")
    table = over(bob, ann, cid)
    again = ask(ann, table)
    ask(cid, table)
    assert decline(ann, again)["host"] == identity_of(cid)


@pytest.mark.parametrize("name", ["introductory", "everything", "draft_of_chosen_tiles", "boom"])
def test_a_rematch_has_the_options_of_the_game(ann: httpx.Client, name: str) -> None:
    record = json.loads((GAMES / f"{name}.json").read_text())
    again = ask(ann, ok(ann.post("/api/tables/import", json={"record": record})))
    setup = ok(ann.get(f"/api/games/{again['id']}/record"))["setup"]
    assert setup == {name: value for name, value in record["setup"].items() if name != "seed"}


def test_a_rematch_that_was_deleted_can_be_had_again(ann: httpx.Client) -> None:
    table = over(ann)
    first = ask(ann, table)
    ok(ann.delete(f"/api/tables/{first['id']}"))
    second = ask(ann, table)
    assert second["id"] != first["id"]
    assert ok(ann.get(f"/api/tables/{table['id']}"))["rematch"] == second["id"]


def test_a_game_that_is_not_over_has_no_rematch(ann: httpx.Client) -> None:
    table = open_table(ann, "me", "person")
    assert error_of(ann.post(f"/api/tables/{table['id']}/rematch")) == "not_over"
