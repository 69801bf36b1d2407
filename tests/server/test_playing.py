"""Moves over HTTP: acknowledged once, all or none."""

from servers import (
    Running,
    error_of,
    game_of,
    ok,
    on_both_databases,
    open_table,
    play,
    table_of,
    wait_until,
)

pytestmark = on_both_databases


def test_a_person_plays_against_bots(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "newcomer", "newcomer")
    for _ in range(2):
        wait_until(lambda: game_of(ann, table)["view"]["actor"] == 0)
        answer = play(ann, table, game_of(ann, table)["legal_moves"][0], "end")
        assert answer["events"][0]["type"] == "expanded"
    assert game_of(ann, table)["view"]["turn"] >= 5


def test_a_stale_request_is_told_what_happened_since(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    play(ann, table, "end")
    refused = bob.post(f"/api/games/{table['id']}/moves", json={"revision": 0, "moves": ["end"]})
    assert error_of(refused) == "stale"
    assert [entry["moves"] for entry in refused.json()["since"]] == [["end"]]
    assert refused.json()["revision"] == 1


def test_the_same_request_sent_twice_is_applied_once(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    request = {"revision": 0, "moves": ["end"]}
    first, second = (
        ann.post(f"/api/games/{table['id']}/moves", json=request, headers={"Idempotency-Key": "k"})
        for _ in range(2)
    )
    assert ok(first) == ok(second)
    assert game_of(ann, table)["moves"] == 1


def test_of_several_moves_all_are_played_or_none(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    legal = game_of(ann, table)["legal_moves"][0]
    request = {"revision": 0, "moves": [legal, "grow chicago", "end"]}
    refused = ann.post(f"/api/games/{table['id']}/moves", json=request)
    assert error_of(refused) == "illegal"
    assert (refused.json()["index"], refused.json()["reason"]["id"]) == (1, "not_present")
    assert game_of(ann, table)["moves"] == 0
