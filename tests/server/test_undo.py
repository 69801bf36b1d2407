"""Going back: freely within one's turn and alone against bots, otherwise by consent."""

from typing import Any

import httpx
import pytest

from servers import Running, error_of, game_of, identity_of, ok, open_table, play, table_of, wait_until


def undo(client: httpx.Client, table: dict[str, Any], to: int, revision: int | None = None) -> httpx.Response:
    """Ask to go back to a number of moves."""
    known = game_of(client, table)["revision"] if revision is None else revision
    return client.post(f"/api/games/{table['id']}/undo", json={"revision": known, "to": to})


def answer(client: httpx.Client, table: dict[str, Any], agree: bool) -> httpx.Response:
    """Answer somebody's wish."""
    return client.post(f"/api/games/{table['id']}/undo/answer", json={"agree": agree})


@pytest.fixture
def people(server: Running) -> tuple[httpx.Client, httpx.Client, httpx.Client]:
    """Return three people."""
    return server.person("Ann"), server.person("Bob"), server.person("Cy")


def expand(client: httpx.Client, table: dict[str, Any]) -> None:
    """Play the first expansion that is possible, and go on with the turn."""
    play(client, table, game_of(client, table)["legal_moves"][0])


def test_within_the_own_turn_nobody_is_asked(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    expand(ann, table)
    taken_back = ok(undo(ann, table, 0))
    assert taken_back == {"done": True, "revision": 2, "moves": 0, "needed": []}
    assert game_of(bob, table)["moves"] == 0


def test_across_turns_the_others_are_asked(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, cy = people
    table = table_of(ann, bob, cy)
    play(ann, table, "end")
    asked = ok(undo(ann, table, 0))
    assert asked == {
        "done": False,
        "revision": 1,
        "moves": 1,
        "needed": [identity_of(bob), identity_of(cy)],
    }
    assert ok(answer(bob, table, True))["undo"]["needed"] == [identity_of(cy)]
    shown = ok(answer(cy, table, True))
    assert (shown["undo"], shown["moves"], shown["revision"], shown["actor"]) == (None, 0, 2, 0)


def test_one_who_refuses_ends_the_wish(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, cy = people
    table = table_of(ann, bob, cy)
    play(ann, table, "end")
    ok(undo(ann, table, 0))
    assert ok(answer(bob, table, False))["undo"] is None
    assert error_of(answer(cy, table, True)) == "nothing_asked"
    assert game_of(ann, table)["moves"] == 1


def test_one_who_asked_may_think_better_of_it(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    play(ann, table, "end")
    ok(undo(ann, table, 0))
    assert ok(answer(ann, table, False))["undo"] is None
    assert error_of(answer(bob, table, True)) == "nothing_asked"


def test_one_who_asked_cannot_agree_for_the_others(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    play(ann, table, "end")
    ok(undo(ann, table, 0))
    assert error_of(answer(ann, table, True)) == "nothing_asked"


def test_a_move_ends_a_wish(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    play(ann, table, "end")
    ok(undo(ann, table, 0))
    play(bob, table, "end")
    assert ok(ann.get(f"/api/tables/{table['id']}"))["undo"] is None
    assert error_of(answer(bob, table, True)) == "nothing_asked"


def test_asking_again_keeps_the_consent_there_is(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, cy = people
    table = table_of(ann, bob, cy)
    play(ann, table, "end")
    ok(undo(ann, table, 0))
    ok(answer(bob, table, True))
    assert ok(undo(ann, table, 0))["needed"] == [identity_of(cy)]


def test_one_wish_is_answered_before_the_next(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    play(ann, table, "end")
    ok(undo(ann, table, 0))
    assert error_of(undo(bob, table, 0)) == "asked_already"


def test_at_a_table_over_days_only_those_concerned_are_asked(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, cy = people
    table = table_of(ann, bob, cy, turn_minutes=24 * 60)
    play(ann, table, "end")
    play(bob, table, "end")
    assert ok(undo(bob, table, 1))["needed"] == [identity_of(cy)]  # whoever is to move has seen it
    assert ok(answer(cy, table, True))["moves"] == 1


def test_alone_against_bots_one_may_always_go_back(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "newcomer")
    play(ann, table, "end")
    wait_until(lambda: game_of(ann, table)["view"]["actor"] == 0)
    assert ok(undo(ann, table, 0))["done"]
    assert (game_of(ann, table)["moves"], game_of(ann, table)["view"]["actor"]) == (0, 0)


def test_whoever_gives_up_their_seat_is_not_waited_for(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, cy = people
    table = table_of(ann, bob, cy, bot_seconds=10)
    play(ann, table, "end")
    ok(undo(ann, table, 0))
    ok(cy.post(f"/api/tables/{table['id']}/seats/2/resign"))
    assert ok(ann.get(f"/api/tables/{table['id']}"))["undo"] is None
    assert ok(undo(ann, table, 0))["needed"] == [identity_of(bob)]


def test_what_nobody_has_played_cannot_be_taken_back(people: tuple[httpx.Client, ...]) -> None:
    ann, bob, _ = people
    table = table_of(ann, bob)
    assert error_of(undo(ann, table, 0)) == "nothing_to_undo"
    play(ann, table, "end")
    assert error_of(undo(ann, table, 1)) == "nothing_to_undo"
    assert error_of(undo(ann, table, 0, revision=0)) == "stale"


def test_a_wish_to_go_back_sent_twice_is_carried_out_once(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    play(ann, table, "end")
    play(ann, table, "end")
    request = {"revision": 2, "to": 1}
    sent = [
        ann.post(f"/api/games/{table['id']}/undo", json=request, headers={"Idempotency-Key": "back"})
        for _ in range(2)
    ]
    assert ok(sent[0]) == ok(sent[1])
    assert (game_of(ann, table)["revision"], game_of(ann, table)["moves"]) == (3, 1)


def test_the_revision_never_falls(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    revisions = [game_of(ann, table)["revision"]]
    for _ in range(3):
        revisions.append(play(ann, table, "end")["revision"])
        revisions.append(ok(undo(ann, table, 0))["revision"])
    assert revisions == list(range(7))
    log = ok(ann.get(f"/api/games/{table['id']}/log"))["entries"]
    assert [entry["kind"] for entry in log] == ["start", *["moves", "back"] * 3]
