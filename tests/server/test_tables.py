"""Tables: opened, joined, started, left and handed on."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from franchise.server.tables.bot_names import NAMES, bot_name
from franchise.server.tables.seats import Seat
from inside import own_clock, take_turn
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
from streams import Stream


def path_of(table: dict[str, Any]) -> str:
    """Return the address of a table."""
    return f"/api/tables/{table['id']}"


def shown(client: httpx.Client, table: dict[str, Any]) -> Any:
    """Look at a table."""
    return ok(client.get(path_of(table)))


def invitation(host: httpx.Client, table: dict[str, Any]) -> str:
    """Make an invitation."""
    code: str = ok(host.post(f"{path_of(table)}/invitation"))["code"]
    return code


# --- opening ---


def test_a_table_has_every_option_that_was_asked_for(server: Running) -> None:
    ann = server.person("Ann", "orange")
    rules = {
        "start": "choose",
        "city_tiles": "random",
        "region_tiles": "random",
        "region_pool": "mixed",
        "milestones": True,
        "boom": True,
        "seed": 42,
    }
    options = {
        "title": "Friday",
        "public": True,
        "spectators": False,
        "hints": False,
        "turn_minutes": 1440,
        "bot_seconds": 2.5,
        "substitute": "rival",
        "draw_seats": True,
    }
    table = open_table(ann, "me", "tycoon", "open", start=False, rules=rules, **options)
    assert table["rules"] == rules
    assert {name: table[name] for name in options} == options
    assert (table["status"], table["host"], table["result"]) == ("open", identity_of(ann), None)


def test_seats_are_for_me_others_at_my_screen_bots_and_whoever_comes(server: Running) -> None:
    ann = server.person("Ann", "red")
    seats = [
        {"kind": "me"},
        {"kind": "person", "name": "Bea", "colour": "black"},
        {"kind": "bot", "bot": "tycoon"},
        {"kind": "open"},
    ]
    table = ok(ann.post("/api/tables", json={"seats": seats}))
    found = [(seat["kind"], seat["name"], seat["colour"], seat["bot"]) for seat in table["seats"]]
    assert found == [
        ("person", "Ann", "red", None),
        ("person", "Bea", "black", None),
        ("bot", table["seats"][2]["name"], "blue", "tycoon"),
        ("open", "", None, None),
    ]
    assert [seat["identity"] for seat in table["seats"]] == [identity_of(ann), identity_of(ann), None, None]


def test_bots_have_short_names_of_their_own(server: Running) -> None:
    people = [{"kind": "person", "name": name} for name in ("Otto", "ruth")]
    ann = server.person("Betty Ann")
    for _ in range(5):
        seats = [{"kind": "me"}, *people, {"kind": "bot"}, {"kind": "open"}]
        table = ok(ann.post("/api/tables", json={"seats": seats}))
        table = ok(ann.put(f"{path_of(table)}/seats/4", json={"kind": "bot"}))
        names = [seat["name"] for seat in table["seats"][3:]]
        assert all(name in NAMES and len(name) <= 7 for name in names)
        assert len({*names, "Betty", "Otto", "Ruth"}) == 5


def test_the_names_of_bots_depend_on_the_table_alone() -> None:
    first = bot_name("0123456789ab", [])
    assert first == bot_name("0123456789ab", [Seat("open", first)])
    assert first != bot_name("0123456789ab", [Seat("bot", first)])
    assert len({bot_name(f"table{number}", []) for number in range(30)}) > 10


def test_nobody_sits_twice_as_oneself(server: Running) -> None:
    ann = server.person("Ann")
    answer = ann.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "me"}]})
    assert error_of(answer) == "unplayable"


def test_people_of_one_name_or_colour_can_be_told_apart(server: Running) -> None:
    ann, other = server.person("Ann", "red"), server.person("Ann", "red")
    table = table_of(ann, other)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ann 2"]
    assert len({seat["colour"] for seat in table["seats"]}) == 2


def test_a_colour_is_kept_by_the_person_who_has_it_and_given_up_by_a_bot(server: Running) -> None:
    ann, bob = server.person("Ann", "red"), server.person("Bob", "blue")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}, {"kind": "open"}]
    table = ok(ann.post("/api/tables", json={"seats": seats}))
    assert [seat["colour"] for seat in table["seats"]] == ["red", "blue", None]
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    table = ok(bob.post(f"/api/join/{code}", json={}))
    assert [seat["colour"] for seat in table["seats"]] == ["red", "orange", "blue"]
    address = f"/api/tables/{table['id']}/seats/2/colour"
    assert error_of(bob.put(address, json={"colour": "red"})) == "colour_taken"
    table = ok(bob.put(address, json={"colour": "orange"}))
    assert [seat["colour"] for seat in table["seats"]] == ["red", "blue", "orange"]
    table = ok(bob.put(address, json={"colour": "beige"}))
    assert [seat["colour"] for seat in table["seats"]] == ["red", "blue", "beige"]


def test_a_table_without_open_seats_can_start_at_once(server: Running) -> None:
    ann = server.person("Ann")
    assert open_table(ann, "me", "newcomer")["status"] == "playing"
    body = {"seats": [{"kind": "me"}, {"kind": "open"}], "start": True}
    assert error_of(ann.post("/api/tables", json=body)) == "seats_open"


def test_seats_are_drawn_by_the_seed(server: Running) -> None:
    ann = server.person("Ann")
    seats = [{"kind": "me"}, *({"kind": "person", "name": name} for name in ("Bob", "Cy", "Dee", "Eve"))]
    body = {"seats": seats, "rules": {"seed": 3}, "draw_seats": True, "start": True}
    orders = [[seat["name"] for seat in ok(ann.post("/api/tables", json=body))["seats"]] for _ in range(2)]
    assert orders[0] == orders[1] != ["Ann", "Bob", "Cy", "Dee", "Eve"]
    assert sorted(orders[0]) == ["Ann", "Bob", "Cy", "Dee", "Eve"]


# --- lists ---


def test_open_tables_are_those_where_anybody_may_sit_down(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    public = open_table(ann, "me", "open", start=False, public=True)
    private = open_table(ann, "me", "open", start=False)
    playing = open_table(ann, "me", "person", public=True)

    def listed() -> set[str]:
        found = ok(server.stranger().get("/api/tables", params={"show": "open"}))["tables"]
        return {table["id"] for table in found} & {public["id"], private["id"], playing["id"]}

    assert listed() == {public["id"]}
    ok(ann.patch(path_of(public), json={"spectators": False}))
    assert listed() == set()
    ok(ann.patch(path_of(public), json={"spectators": True}))
    ok(bob.post(f"{path_of(public)}/seats/1/take"))
    assert listed() == set()


def test_my_tables_are_those_i_host_or_sit_at_the_latest_first(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    hosted = open_table(ann, "open", "open", start=False)
    joined = table_of(bob, ann)
    open_table(bob, "me", "person")
    play(bob, joined, "end")

    def mine() -> list[tuple[str, int]]:
        return [(table["id"], table["moves"]) for table in ok(ann.get("/api/tables"))["tables"]]

    assert mine() == [(joined["id"], 1), (hosted["id"], 0)]
    ok(ann.patch(path_of(hosted), json={"title": "Later"}))
    assert mine() == [(hosted["id"], 0), (joined["id"], 1)]


# --- invitations ---


def test_an_invitation_gives_each_identity_one_seat_and_ends_when_all_are_taken(server: Running) -> None:
    ann, bob, cy, dee = (server.person(name) for name in ("Ann", "Bob", "Cy", "Dee"))
    table = open_table(ann, "me", "open", "open", start=False)
    code = invitation(ann, table)
    assert ok(server.stranger().get(f"/api/join/{code}"))["id"] == table["id"]
    ok(bob.post(f"/api/join/{code}", json={"seat": 2}))
    assert error_of(bob.post(f"/api/join/{code}", json={})) == "already_seated"
    assert error_of(cy.post(f"/api/join/{code}", json={"seat": 2})) == "seat_taken"
    assert error_of(cy.post(f"/api/join/{code}", json={"seat": 4})) == "no_such_seat"
    joined = ok(cy.post(f"/api/join/{code}", json={}))
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Cy", "Bob"]
    assert not joined["invitation_open"]
    assert error_of(dee.post(f"/api/join/{code}", json={})) == "invitation_ended"
    assert error_of(dee.get(f"/api/join/{code}")) == "invitation_ended"


def test_a_link_that_was_renewed_ends_the_one_before(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False)
    first, second = invitation(ann, table), invitation(ann, table)
    assert first != second
    assert error_of(bob.post(f"/api/join/{first}", json={})) == "invitation_ended"
    ok(bob.post(f"/api/join/{second}", json={}))


def test_the_host_sees_the_link_again_and_another_device_does_not(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "open", start=False)
    assert ok(ann.get(f"{path_of(table)}/invitation")) == {"code": None, "address": None}
    code = invitation(ann, table)
    again = ok(ann.get(f"{path_of(table)}/invitation"))
    assert again == {"code": code, "address": f"{server.server.settings.address}/join/{code}"}
    program = server.stranger()
    program.headers["authorization"] = (
        f"Bearer {ok(ann.post('/api/me/tokens', json={'label': 'other'}))['token']}"
    )
    assert ok(program.get(f"{path_of(table)}/invitation"))["code"] is None


# --- seats before the start ---


def test_the_host_sends_somebody_away_before_the_start(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False, public=True)
    ok(bob.post(f"{path_of(table)}/seats/1/take"))
    kicked = ok(ann.put(f"{path_of(table)}/seats/1", json={"kind": "open"}))
    assert kicked["seats"][1]["kind"] == "open"
    assert error_of(bob.post(f"{path_of(table)}/seats/1/leave")) == "not_your_seat"


def test_whoever_is_sent_away_does_not_sit_down_again_at_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", "open", start=False, public=True)
    code = invitation(ann, table)
    ok(bob.post(f"/api/join/{code}", json={"seat": 1}))
    ok(ann.put(f"{path_of(table)}/seats/1", json={"kind": "bot"}))
    assert error_of(bob.post(f"/api/join/{code}", json={})) == "sent_away"
    assert error_of(bob.post(f"{path_of(table)}/seats/2/take")) == "sent_away"
    ok(ann.put(f"{path_of(table)}/seats/0", json={"kind": "open"}))
    ok(ann.post(f"{path_of(table)}/seats/0/take"))
    own_clock(monkeypatch).pass_minutes(15.1)
    ok(bob.post(f"{path_of(table)}/seats/2/take"))


def test_the_host_seats_bots_and_people_at_the_own_screen(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "open", "open", start=False)
    ok(ann.put(f"{path_of(table)}/seats/1", json={"kind": "bot", "bot": "expert"}))
    ok(ann.put(f"{path_of(table)}/seats/2", json={"kind": "person", "name": "Zoë"}))
    seats = ok(ann.post(f"{path_of(table)}/start"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Ann"),
        ("bot", seats[1]["name"]),
        ("person", "Zoë"),
    ]


def test_a_host_who_leaves_passes_hosting_on(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False, public=True)
    assert ok(ann.post(f"{path_of(table)}/seats/0/leave"))["host"] == identity_of(ann)  # nobody else is there
    ok(ann.post(f"{path_of(table)}/seats/0/take"))
    ok(bob.post(f"{path_of(table)}/seats/1/take"))
    assert ok(ann.post(f"{path_of(table)}/seats/0/leave"))["host"] == identity_of(bob)


def test_a_game_starts_when_all_seats_are_taken(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "open", start=False, public=True)
    refused = ann.post(f"{path_of(table)}/start")
    assert (error_of(refused), refused.json()["message"]) == ("seats_open", "One seat is still free.")
    ok(bob.post(f"{path_of(table)}/seats/1/take"))
    assert ok(ann.post(f"{path_of(table)}/start"))["status"] == "playing"
    assert error_of(ann.put(f"{path_of(table)}/seats/1", json={"kind": "open"})) == "already_started"


# --- seats during the game ---


def test_a_bot_takes_over_from_whoever_resigns(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, substitute="newcomer")
    after = ok(ann.post(f"{path_of(table)}/seats/0/resign"))
    assert after["host"] == identity_of(bob)
    assert [after["seats"][0][name] for name in ("kind", "name", "bot", "identity")] == [
        "bot",
        "Ann",
        "newcomer",
        None,
    ]
    wait_until(lambda: game_of(bob, table)["view"]["actor"] == 1)
    assert error_of(ann.post(f"/api/games/{table['id']}/moves", json={"revision": 1, "moves": ["end"]})) == (
        "not_at_table"
    )


def test_a_host_who_resigns_alone_stays_the_host(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "newcomer")
    assert ok(ann.post(f"{path_of(table)}/seats/0/resign"))["host"] == identity_of(ann)
    ok(ann.delete(path_of(table)))


def test_a_seat_is_handed_over_once(server: Running) -> None:
    ann, phone, other = server.person("Ann"), server.person("Ann’s phone"), server.person("Bob")
    table = open_table(ann, "me", "newcomer")
    code = ok(ann.post(f"{path_of(table)}/seats/0/handover"))["code"]
    after = ok(phone.post("/api/handover", json={"code": code}))
    assert (after["seats"][0]["identity"], after["seats"][0]["name"]) == (identity_of(phone), "Ann")
    assert after["host"] == identity_of(phone)
    play(phone, table, "end")
    assert error_of(other.post("/api/handover", json={"code": code})) == "code_ended"
    assert error_of(ann.post(f"{path_of(table)}/seats/0/handover")) == "not_your_seat"


def test_a_code_for_a_seat_is_good_for_a_quarter_of_an_hour(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, phone = server.person("Ann"), server.person("Ann’s phone")
    table = open_table(ann, "me", "person")
    code = ok(ann.post(f"{path_of(table)}/seats/0/handover"))["code"]
    own_clock(monkeypatch).pass_minutes(15.1)
    assert error_of(phone.post("/api/handover", json={"code": code})) == "code_ended"


def test_a_lost_seat_is_opened_again_with_another_link(server: Running) -> None:
    ann, bob, again = (
        server.person("Ann", "red"),
        server.person("Bob", "black"),
        server.person("Bobby", "red"),
    )
    table = table_of(ann, bob)
    play(ann, table, "end")
    reopened = ok(ann.post(f"{path_of(table)}/seats/1/reopen"))
    assert (reopened["status"], reopened["seats"][1]["kind"]) == ("playing", "open")
    assert error_of(bob.post(f"/api/games/{table['id']}/moves", json={"revision": 1, "moves": ["end"]})) == (
        "not_at_table"
    )
    code = invitation(ann, table)
    taken = ok(again.post(f"/api/join/{code}", json={}))["seats"][1]
    assert (taken["name"], taken["colour"], taken["identity"]) == ("Bob", "black", identity_of(again))
    play(again, table, "end")
    assert error_of(server.person("Cy").post(f"/api/join/{code}", json={})) == "invitation_ended"


def test_nobody_loses_a_seat_while_they_are_there(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    with Stream(bob, table["id"]):
        assert error_of(ann.post(f"{path_of(table)}/seats/1/reopen")) == "owner_present"
    wait_until(lambda: not server.server.hub.presence.present(table["id"], identity_of(bob)))
    ok(ann.post(f"{path_of(table)}/seats/1/reopen"))


def test_nobody_loses_a_seat_a_moment_after_they_were_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "franchise.db", away_seconds=600) as patient:
        ann, bob = patient.person("Ann"), patient.person("Bob")
        table, time = table_of(ann, bob), own_clock(monkeypatch)
        path = f"{path_of(table)}/seats/1/reopen"
        assert error_of(ann.post(path)) == "owner_was_here"
        time.pass_minutes(9)
        with Stream(bob, table["id"]):
            pass
        wait_until(lambda: not patient.server.hub.presence.present(table["id"], identity_of(bob)))
        time.pass_minutes(9)
        assert error_of(ann.post(path)) == "owner_was_here"
        take_turn(ann, table)
        take_turn(bob, table)
        time.pass_minutes(9)
        assert error_of(ann.post(path)) == "owner_was_here"
        time.pass_minutes(2)
        ok(ann.post(path))


def test_a_bot_may_play_for_a_lost_seat_until_it_is_taken(server: Running) -> None:
    ann, bob, again = server.person("Ann"), server.person("Bob"), server.person("Bobby")
    table = table_of(ann, bob, substitute="newcomer")
    ok(ann.post(f"{path_of(table)}/seats/1/reopen"))
    play(ann, table, "end")
    ok(ann.put(f"{path_of(table)}/seats/1/stand-in", json={"how": "until_return"}))
    wait_until(lambda: game_of(ann, table)["view"]["actor"] == 0)
    ok(again.post(f"/api/join/{invitation(ann, table)}", json={}))
    play(ann, table, "end")
    play(again, table, "end")


def test_the_host_lets_somebody_else_host(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    assert ok(ann.post(f"{path_of(table)}/host", json={"seat": 1}))["host"] == identity_of(bob)
    assert error_of(ann.patch(path_of(table), json={"title": "Mine"})) == "host_only"
    ok(bob.patch(path_of(table), json={"title": "Mine"}))
    bots = open_table(ann, "me", "newcomer")
    assert error_of(ann.post(f"{path_of(bots)}/host", json={"seat": 1})) == "no_person"


# --- changing and deleting ---


def test_what_the_host_leaves_out_stays(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person", title="Friday", turn_minutes=60)
    changed = ok(ann.patch(path_of(table), json={"hints": False}))
    assert (changed["title"], changed["hints"], changed["turn_minutes"]) == ("Friday", False, 60)
    assert ok(ann.patch(path_of(table), json={"turn_minutes": 0}))["turn_minutes"] is None
    refused = ann.post(f"/api/games/{table['id']}/hint", json={"seconds": 0.01})
    assert error_of(refused) == "hints_off"


def test_a_table_is_deleted_with_all_that_belongs_to_it(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    ok(ann.put(f"{path_of(table)}/notes", json={"text": "Omaha"}))
    ok(ann.delete(path_of(table)))
    for part in ("", "/chat", "/notes"):
        assert error_of(ann.get(f"{path_of(table)}{part}")) == "no_such_table"
    assert error_of(ann.get(f"/api/games/{table['id']}")) == "no_such_table"
    assert ok(ann.get("/api/tables"))["tables"] == []


def test_a_game_that_others_play_is_not_deleted(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    assert error_of(ann.delete(path_of(table))) == "others_play"
    ok(bob.post(f"{path_of(table)}/seats/1/resign"))
    ok(ann.delete(path_of(table)))
