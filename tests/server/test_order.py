"""Order in the house: who is shut out, who may come in, what is taken back, and who ordered it."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from admins import at, order, ordered
from franchise.server.models import admin as m
from franchise.server.storage import orders
from franchise.server.storage.backup import write_backup
from franchise.server.storage.engine import database_url, make_engine
from franchise.server.storage.orders import Ban
from franchise.server.storage.restore import checked, restore_backup
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
)
from streams import Stream


def said(client: httpx.Client, table: dict[str, Any], text: str) -> int:
    """Say something at a table; return its number."""
    number: int = ok(client.post(f"/api/tables/{table['id']}/chat", json={"text": text}))["number"]
    return number


def last_order(server: Running) -> dict[str, Any]:
    """Return what was ordered last, without when."""
    found: dict[str, Any] = order(server, "log", limit=1)["log"][0]
    return {name: value for name, value in found.items() if name != "at"}


# --- who may order ---


def test_orders_are_taken_from_this_machine_alone_and_with_the_key(server: Running) -> None:
    body = {"by": "eve", "command": {"do": "state"}}
    stranger = server.stranger()
    assert error_of(stranger.post("/api/admin", json=body)) == "bad_token"
    stranger.headers["authorization"] = f"Bearer {server.server.admin_key}"
    assert stranger.post("/api/admin", json=body).status_code == 200
    assert error_of(at(stranger, "192.0.2.7").post("/api/admin", json=body)) == "no_such_page"
    assert error_of(at(stranger, "127.0.0.1").post("/api/admin", json=body)) == "no_such_page"
    assert error_of(stranger.post("/api/admin", content=b"{")) == "no_such_page"


def test_the_key_of_a_server_is_no_identity(server: Running) -> None:
    stranger = server.stranger()
    stranger.headers["authorization"] = f"Bearer {server.server.admin_key}"
    assert error_of(stranger.get("/api/me")) == "bad_token"


@pytest.mark.parametrize(
    ("do", "arguments", "code"),
    [
        ("people", {"limit": 0}, "malformed"),
        ("fly", {}, "malformed"),
        ("ban", {"who": "0123456789abcd", "reason": "rude"}, "no_such_identity"),
        ("ban", {"who": "nobody", "reason": "rude"}, "malformed"),
        ("ban", {"who": "127.0.0.0/8", "reason": "rude"}, "malformed"),
        ("ban", {"who": "::/0", "reason": "rude"}, "malformed"),
        ("ban", {"who": "192.0.2.1", "reason": ""}, "malformed"),
        ("unban", {"who": "192.0.2.99"}, "no_such_ban"),
        ("rename", {"identity": "0123456789abcd", "name": "Ann"}, "no_such_identity"),
        ("rename", {"identity": "0123456789abcd", "name": "\u200b"}, "malformed"),
        ("delete-message", {"table": "0123456789abcd", "number": 1}, "no_such_table"),
        ("messages", {"table": "0123456789abcd"}, "no_such_table"),
        ("close", {"table": "0123456789abcd"}, "no_such_table"),
        ("door", {"door": "ajar"}, "malformed"),
        ("uninvite", {"invitation": "nosuch"}, "no_such_invitation"),
        ("quota", {"name": "friends", "value": 3}, "malformed"),
        ("quota", {"name": "tables", "value": 0}, "malformed"),
        ("settle", {"report": "nosuch"}, "no_such_report"),
    ],
)
def test_an_order_that_cannot_be_carried_out_is_refused_and_not_noted(
    do: str, arguments: dict[str, Any], code: str, server: Running
) -> None:
    before = order(server, "log")
    assert error_of(ordered(server, do, **arguments)) == code
    assert order(server, "log") == before


# --- people ---


@on_both_databases
def test_whoever_is_banned_is_shut_out_until_the_ban_ends(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    with Stream(bob, table["id"]) as stream, Stream(ann, table["id"]) as other:
        done = order(server, "ban", who=identity_of(bob), reason="Was rude.")
        assert done == {"did": "ban", "subject": identity_of(bob)}
        assert stream.ended()
        said(ann, table, "Peace")
        assert other.next("chat").data["text"] == "Peace"
    refusal = bob.get("/api/tables", headers={"accept-language": "de"})
    assert (refusal.status_code, error_of(refusal)) == (403, "banned")
    assert refusal.json()["message"] == "Du bist von diesem Server ausgeschlossen: Was rude."
    assert error_of(bob.put("/api/me", json={"name": "Rob"})) == "banned"
    assert error_of(bob.post(f"/api/tables/{table['id']}/chat", json={"text": "Hey"})) == "banned"
    assert error_of(bob.get(f"/api/tables/{table['id']}")) == "banned"
    assert error_of(bob.get("/api/stream")) == "banned"
    assert [one["banned"] for one in order(server, "people", text=identity_of(bob))["people"]] == [True]
    order(server, "unban", who=identity_of(bob))
    ok(bob.get("/api/tables"))


def test_a_token_of_somebody_banned_is_shut_out_too(server: Running) -> None:
    bob, program = server.person("Bob"), server.stranger()
    secret = ok(bob.post("/api/me/tokens", json={"label": "robot"}))["token"]
    program.headers["authorization"] = f"Bearer {secret}"
    order(server, "ban", who=identity_of(bob), reason="Was rude.")
    assert error_of(program.get("/api/tables")) == "banned"


def test_whoever_is_banned_can_still_see_and_erase_what_is_kept_about_them(server: Running) -> None:
    bob = server.person("Bob")
    order(server, "ban", who=identity_of(bob), reason="Bob was rude.")
    assert ok(bob.get("/api/me"))["me"]["name"] == "Bob"
    assert ok(bob.get("/api/me/export"))["name"] == "Bob"
    ok(bob.post("/api/me/erase", json={"name": "Bob"}))
    assert order(server, "people", text=identity_of(bob))["people"] == []
    assert [ban for ban in order(server, "state")["bans"] if ban["subject"] == identity_of(bob)] == []
    noted = order(server, "log", text=identity_of(bob))["log"]
    assert [(one["did"], one["details"]) for one in noted] == [("ban", {})]


def test_a_ban_for_some_days_ends_by_itself(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    bob = server.person("Bob")
    order(server, "ban", who=identity_of(bob), reason="Was rude.", days=2)
    refusal = bob.get("/api/tables").json()
    assert refusal["message"].startswith("You’re banned from this server until 20")
    assert refusal["until"] > 0
    monkeypatch.setattr("franchise.server.storage.orders.now", lambda: refusal["until"] + 1)
    ok(bob.get("/api/tables"))


@pytest.mark.parametrize(
    ("network", "shown", "inside", "outside"),
    [
        ("192.0.2.0/24", "192.0.2.0/24", ["192.0.2.7", "::ffff:192.0.2.200"], ["192.0.3.1", "2001:db8::1"]),
        ("198.51.100.7", "198.51.100.7/32", ["198.51.100.7"], ["198.51.100.8"]),
        ("2001:db8:5::/48", "2001:db8:5::/48", ["2001:db8:5:ffff::1"], ["2001:db8:6::1", "192.0.2.7"]),
        ("2001:db8:7:1::9", "2001:db8:7:1::/64", ["2001:db8:7:1::1"], ["2001:db8:7:2::1"]),
    ],
)
def test_a_banned_network_is_shut_out_whoever_asks_from_there(
    network: str, shown: str, inside: list[str], outside: list[str], server: Running
) -> None:
    ann = server.person("Ann")
    assert order(server, "ban", who=network, reason="Floods.")["subject"] == shown
    for address in inside:
        assert error_of(at(ann, address).get("/api/tables")) == "network_banned"
        stranger = at(server.stranger(), address)
        assert error_of(stranger.put("/api/me", json={"name": "Eve"})) == "network_banned"
        assert error_of(stranger.get("/api/stream")) == "network_banned"
        assert stranger.get("/").status_code == 200
    for address in outside:
        ok(at(ann, address).get("/api/tables"))
    assert order(server, "unban", who=network)["subject"] == shown
    ok(at(ann, inside[0]).get("/api/tables"))


def test_streams_from_a_banned_network_end_also_those_of_strangers(server: Running) -> None:
    ann = server.person("Ann")
    there, here = at(server.stranger(), "203.0.113.5"), server.stranger()
    table = open_table(ann, "me", "person")
    with Stream(there, table["id"]) as lost, Stream(here, table["id"]) as kept:
        order(server, "ban", who="203.0.113.0/24", reason="Floods.")
        assert lost.ended()
        said(ann, table, "Quiet now")
        assert kept.next("chat").data["text"] == "Quiet now"
    order(server, "unban", who="203.0.113.0/24")


def test_the_tables_of_a_banned_host_go_on_with_another(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    shared, alone = table_of(ann, bob), open_table(ann, "me", "open", start=False)
    order(server, "ban", who=identity_of(ann), reason="Was rude.")
    assert ok(bob.get(f"/api/tables/{shared['id']}"))["host"] == identity_of(bob)
    assert ok(bob.get(f"/api/tables/{alone['id']}"))["host"] == identity_of(ann)


@on_both_databases
def test_whoever_is_renamed_has_the_other_name_everywhere(server: Running) -> None:
    bad, bob = server.person("Bad Name"), server.person("Bob")
    table = table_of(bad, bob, title="Bad name’s table")
    play(bad, table, "end")
    said(bad, table, "Hello")
    ok(bad.post(f"/api/tables/{table['id']}/host", json={"seat": 1}))
    order(server, "rename", identity=identity_of(bad), name="Bob")
    assert ok(bad.get("/api/me"))["me"]["name"] == "Bob"
    shown = ok(bob.get(f"/api/tables/{table['id']}"))
    assert [seat["name"] for seat in shown["seats"]] == ["Bob 2", "Bob"]
    assert shown["title"] == ""
    everything = [
        bob.get(f"/api/tables/{table['id']}/chat").text,
        bob.get(f"/api/tables/{table['id']}/news").text,
        bob.get(f"/api/games/{table['id']}/record").text,
        bob.get(f"/api/games/{table['id']}").text,
    ]
    assert [text for text in everything if "bad name" in text.lower()] == []
    assert last_order(server)["details"] == {"before": "Bad Name", "after": "Bob"}


# --- tables ---


@on_both_databases
def test_a_deleted_message_gives_way_also_on_open_screens(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    number = said(ann, table, "Something rude")
    kept = said(bob, table, "Fine")
    with Stream(bob, table["id"]) as stream:
        order(server, "delete-message", table=table["id"], number=number)
        again = stream.next("chat").data
        assert (again["number"], again["name"], again["text"]) == (number, "Ann", "…")
    messages = order(server, "messages", table=table["id"])["messages"]
    assert [(one["number"], one["text"]) for one in messages] == [(number, "…"), (kept, "Fine")]
    assert error_of(ordered(server, "delete-message", table=table["id"], number=99)) == "no_such_message"


@on_both_databases
def test_a_closed_table_is_gone_though_others_play_there(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob, title="Friday")
    with Stream(bob, table["id"]) as stream:
        order(server, "close", table=table["id"])
        assert stream.next("deleted").data == {"table": table["id"]}
    assert error_of(ann.get(f"/api/tables/{table['id']}")) == "no_such_table"
    assert last_order(server)["details"] == {"title": "Friday"}


def test_people_and_tables_are_found_by_parts_of_names_and_by_ids(server: Running) -> None:
    ann = at(server.person("Ann of 50% Gables"), "192.0.2.77")
    table = open_table(ann, "me", "newcomer", title="Under_score")
    for text in (identity_of(ann), "of 50%", "OF 50%"):
        (found,) = order(server, "people", text=text)["people"]
        assert (found["id"], found["hosts"], found["sits"]) == (identity_of(ann), 1, 1)
        assert (found["seen_from"], found["banned"]) == ("192.0.2.77", False)
    for text in (table["id"], "under_s", "50% g", identity_of(ann)):
        (listed,) = order(server, "tables", text=text)["tables"]
        assert (listed["id"], listed["host"], listed["status"]) == (table["id"], identity_of(ann), "playing")
        assert listed["seats"][0] == "Ann of 50% Gables"
    assert order(server, "people", text="nobody like this") == {"people": []}
    assert order(server, "tables", text="underXscore") == {"tables": []}
    assert len(order(server, "tables", limit=1)["tables"]) == 1


# --- who may come in ---


@pytest.fixture
def invited(server: Running) -> Any:
    """Let only invited people in, as long as a test lasts."""
    order(server, "door", door="invited")
    yield server
    order(server, "door", door="open")


def come(server: Running, code: str | None, name: str = "Eve") -> httpx.Response:
    """Try to become known, with a code."""
    return server.stranger().put("/api/me", json={"name": name, "invitation": code})


@on_both_databases
def test_by_invitation_only_a_code_lets_so_many_people_in(invited: Running) -> None:
    refusal = come(invited, None)
    assert (refusal.status_code, error_of(refusal)) == (403, "invitation_needed")
    made = order(invited, "invite", uses=2, note="for the club")
    assert made["address"] == f"{invited.server.settings.address}/?invitation={made['code']}"
    (listed,) = order(invited, "state")["invitations"]
    assert (listed["id"], listed["uses"], listed["note"]) == (made["subject"], 2, "for the club")
    assert made["code"] not in str(listed)
    assert error_of(come(invited, "0" * 12)) == "invitation_ended"
    ok(come(invited, made["code"]))
    ok(come(invited, made["code"]))
    assert error_of(come(invited, made["code"])) == "invitation_ended"
    assert order(invited, "state")["invitations"] == []


def test_an_invitation_that_was_ended_or_is_late_lets_nobody_in(
    invited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, later = order(invited, "invite"), order(invited, "invite", days=1)
    order(invited, "uninvite", invitation=made["subject"])
    assert error_of(come(invited, made["code"])) == "invitation_ended"
    until = order(invited, "state")["invitations"][0]["until"]
    monkeypatch.setattr("franchise.server.storage.orders.now", lambda: until + 1)
    assert error_of(come(invited, later["code"])) == "invitation_ended"


def test_whoever_is_known_needs_no_invitation(server: Running) -> None:
    ann = server.person("Ann")
    order(server, "door", door="codes")
    ok(ann.put("/api/me", json={"name": "Anna"}))
    ok(ann.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "bot"}]}))
    order(server, "door", door="open")


def test_a_link_to_a_table_with_a_free_seat_is_an_invitation_unless_codes_alone_count(
    server: Running,
) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "open", start=False)
    code = ok(ann.post(f"/api/tables/{table['id']}/invitation"))["code"]
    order(server, "door", door="codes")
    assert error_of(come(server, code)) == "invitation_needed"
    order(server, "door", door="invited")
    guest = server.stranger()
    ok(guest.put("/api/me", json={"name": "Guest", "invitation": code}))
    ok(guest.post(f"/api/join/{code}", json={}))
    assert error_of(come(server, code)) == "invitation_ended"
    order(server, "door", door="open")


def test_where_anybody_may_come_a_code_is_not_used_up(server: Running) -> None:
    made = order(server, "invite")
    ok(come(server, made["code"]))
    left = {one["id"]: one["uses"] for one in order(server, "state")["invitations"]}
    assert left[made["subject"]] == 1
    order(server, "uninvite", invitation=made["subject"])


# --- quotas ---


def test_the_quota_of_tables_changes_while_the_server_runs(server: Running) -> None:
    ann = server.person("Ann")
    open_table(ann, "me", "person")
    order(server, "quota", name="tables", value=1)
    refusal = ann.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert error_of(refusal) == "too_many_tables"
    order(server, "quota", name="tables", value=None)
    open_table(ann, "me", "person")
    quota = order(server, "state")["quotas"][0]
    assert (quota["name"], quota["value"]) == ("tables", quota["usual"])


def test_an_address_makes_so_many_identities_a_day(database: str) -> None:
    with running(database, rate_limits=True) as server:
        order(server, "quota", name="identities", value=2)
        for _ in range(2):
            ok(at(server.stranger(), "192.0.2.7").put("/api/me", json={"name": "Eve"}))
        refusal = at(server.stranger(), "192.0.2.7").put("/api/me", json={"name": "Eve"})
        assert (refusal.status_code, error_of(refusal)) == (429, "too_many_identities")
        assert int(refusal.headers["retry-after"]) > 3600
        ok(at(server.stranger(), "192.0.2.8").put("/api/me", json={"name": "Eve"}))


# --- holding ---


def test_an_order_of_which_a_process_was_not_told_holds_a_little_later(server: Running) -> None:
    bob, parts = server.person("Bob"), server.server
    ban = Ban(identity_of(bob), "identity", "Was rude.", None, "root", 0)

    def run(work: Coroutine[Any, Any, Any]) -> None:
        assert parts.loop is not None
        asyncio.run_coroutine_threadsafe(work, parts.loop).result(20)

    run(parts.house.write("", lambda connection: orders.ban(connection, ban)))
    ok(bob.get("/api/tables"))
    run(parts.maintenance.come_round())
    assert error_of(bob.get("/api/tables")) == "banned"


# --- the log of orders ---


def test_every_order_that_changes_something_is_noted_with_who_gave_it(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table, doomed = table_of(ann, bob), open_table(ann, "me", "person")
    number = said(bob, table, "Rude")
    ok(ann.post(f"/api/tables/{table['id']}/report", json={"message": number, "reason": "Rude"}))
    report = order(server, "reports", text=table["id"])["reports"][0]["id"]
    invitation = order(server, "invite", by="lea")["subject"]
    wanted: dict[str, tuple[str, dict[str, Any]]] = {
        "ban": ("192.0.2.7/32", {"who": "192.0.2.7", "reason": "Hailstorms"}),
        "unban": ("192.0.2.7/32", {"who": "192.0.2.7"}),
        "rename": (identity_of(bob), {"identity": identity_of(bob), "name": "Rob"}),
        "delete-message": (table["id"], {"table": table["id"], "number": number}),
        "close": (doomed["id"], {"table": doomed["id"]}),
        "door": ("door", {"door": "open"}),
        "invite": ("", {"note": "club"}),
        "uninvite": (invitation, {"invitation": invitation}),
        "quota": ("tables", {"name": "tables", "value": None}),
        "settle": (report, {"report": report, "verdict": "deleted"}),
    }
    acts = {get_args(one.model_fields["do"].annotation)[0] for one in get_args(m.Act)}
    assert set(wanted) == acts
    for do, (subject, arguments) in wanted.items():
        done = order(server, do, by="lea", **arguments)
        noted = last_order(server)
        assert (noted["by"], noted["did"]) == ("lea", do)
        assert noted["subject"] == (subject or done["subject"])
    found = order(server, "log", text="hailstorm")["log"]
    assert [(one["did"], one["subject"]) for one in found] == [("ban", "192.0.2.7/32")]
    for look in ("people", "tables", "reports", "log", "state"):
        before = order(server, "log")
        order(server, look)
        assert order(server, "log") == before


@on_both_databases
def test_a_backup_carries_what_was_ordered_and_reported(database: str, tmp_path: Path) -> None:
    file, target = tmp_path / "games.backup", make_engine(database_url(f"sqlite:///{tmp_path / 'games.db'}"))
    with running(database) as server:
        bob = server.person("Bob")
        table = open_table(bob, "me", "person")
        ok(bob.post(f"/api/tables/{table['id']}/report", json={"message": None, "reason": "Look"}))
        order(server, "ban", who=identity_of(bob), reason="Was rude.")
        order(server, "ban", who="192.0.2.0/24", reason="Floods.")
        order(server, "invite", note="club")
        order(server, "door", door="codes")
        looks = ("state", "reports", "log")
        before = {look: order(server, look) for look in looks}
        write_backup(server.server.engine, file, lambda *_: None)
        order(server, "door", door="open")
    try:
        restore_backup(target, checked(file), lambda *_: None)
    finally:
        target.dispose()
    with running(tmp_path / "games.db") as restored:
        assert {look: order(restored, look) for look in looks} == before


@on_both_databases
def test_orders_hold_after_a_restart(database: str) -> None:
    with running(database) as server:
        bob = server.person("Bob")
        order(server, "ban", who=identity_of(bob), reason="Was rude.")
        order(server, "quota", name="tables", value=7)
        cookie = bob.cookies["franchise"]
    with running(database) as server:
        again = server.stranger()
        again.cookies.set("franchise", cookie)
        assert error_of(again.get("/api/tables")) == "banned"
        assert order(server, "state")["quotas"][0]["value"] == 7
