"""What players report: kept with a copy, once, listed and settled, and gone with whoever is erased."""

from typing import Any

import httpx
import pytest

from admins import order
from servers import Running, error_of, identity_of, ok, on_both_databases, open_table, running, table_of


def report(client: httpx.Client, table: dict[str, Any], message: int | None, reason: str = "") -> Any:
    """Report a table or a message."""
    body = {"message": message, "reason": reason}
    return ok(client.post(f"/api/tables/{table['id']}/report", json=body))


def reported(server: Running, table: dict[str, Any], *, settled: bool = False) -> list[dict[str, Any]]:
    """List what was reported at a table, the latest first."""
    found: list[dict[str, Any]] = order(server, "reports", text=table["id"], settled=settled)["reports"]
    return found


def say(client: httpx.Client, table: dict[str, Any], text: str) -> int:
    """Say something at a table; return its number."""
    number: int = ok(client.post(f"/api/tables/{table['id']}/chat", json={"text": text}))["number"]
    return number


@on_both_databases
def test_a_reported_message_is_kept_as_it_was(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, bob)
    number = say(bob, table, "Something rude")
    assert report(ann, table, number, "He insults people") == {"reported": True}
    order(server, "delete-message", table=table["id"], number=number)
    order(server, "rename", identity=identity_of(bob), name="Nice")
    order(server, "close", table=table["id"])
    (kept,) = reported(server, table)
    assert (kept["message"], kept["text"]) == (number, "Something rude")
    assert (kept["author"], kept["author_name"]) == (identity_of(bob), "Bob")
    assert (kept["reporter"], kept["reason"]) == (identity_of(ann), "He insults people")


def test_a_reported_table_is_kept_with_its_title_and_host(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = open_table(ann, "me", "person", title="A rude title")
    report(bob, table, None)
    (kept,) = reported(server, table)
    assert (kept["message"], kept["text"], kept["reason"]) == (None, "A rude title", "")
    assert (kept["author"], kept["author_name"]) == (identity_of(ann), "Ann")


def test_the_same_thing_is_reported_once_by_each(server: Running) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = table_of(ann, bob)
    number = say(bob, table, "Rude")
    for client in (ann, ann, eve):
        report(client, table, number, "first")
    report(ann, table, number, "again")
    report(ann, table, None)
    report(ann, table, None)
    found = reported(server, table)
    who = {(one["message"], one["reporter"], one["reason"]) for one in found}
    assert len(found) == 3
    assert who == {
        (number, identity_of(ann), "first"),
        (number, identity_of(eve), "first"),
        (None, identity_of(ann), ""),
    }


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"message": 7, "reason": ""}, "no_such_message"),
        ({"message": 0, "reason": ""}, "malformed"),
        ({"message": None, "reason": "x" * 501}, "malformed"),
        ({"message": "1", "reason": ""}, "malformed"),
        ({"reason": "", "because": ""}, "malformed"),
    ],
)
def test_what_cannot_be_reported_is_refused(body: dict[str, Any], code: str, server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    assert error_of(ann.post(f"/api/tables/{table['id']}/report", json=body)) == code
    assert reported(server, table) == []


def test_a_settled_report_is_listed_apart_with_what_came_of_it(server: Running) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    report(ann, table, None, "Please look")
    which = reported(server, table)[0]["id"]
    order(server, "settle", by="lea", report=which, verdict="nothing wrong")
    assert reported(server, table) == []
    (kept,) = reported(server, table, settled=True)
    assert (kept["settled_by"], kept["verdict"]) == ("lea", "nothing wrong")


def test_nobody_reports_on_and_on(database: str) -> None:
    with running(database, rate_limits=True) as server:
        ann = server.person("Ann")
        table = open_table(ann, "me", "person")
        sent = [
            ann.post(f"/api/tables/{table['id']}/report", json={"message": None, "reason": ""})
            for _ in range(11)
        ]
        assert [answer.status_code for answer in sent] == [*[201] * 10, 429]


@on_both_databases
def test_whoever_is_erased_is_gone_from_reports_too(server: Running) -> None:
    ann, bob = server.person("Ann Onym"), server.person("Bob Onym")
    table = table_of(ann, bob)
    number = say(bob, table, "Something rude")
    report(ann, table, number, "Ann Onym is insulted")
    report(bob, table, None, "Bob Onym complains")
    assert [one["reason"] for one in ok(ann.get("/api/me/export"))["reports"]] == ["Ann Onym is insulted"]
    ok(ann.post("/api/me/erase", json={"name": "Ann Onym"}))
    by_message, by_table = sorted(reported(server, table), key=lambda one: one["message"] is None)
    assert (by_message["reporter"], by_message["reason"]) == (None, "…")
    assert by_message["text"] == "Something rude"
    assert (by_table["author"], by_table["author_name"], by_table["text"]) == (None, "N. N.", "…")
    ok(bob.post("/api/me/erase", json={"name": "Bob Onym"}))
    by_message, by_table = sorted(reported(server, table), key=lambda one: one["message"] is None)
    assert (by_message["author"], by_message["author_name"], by_message["text"]) == (None, "N. N.", "…")
    assert "Onym" not in str([by_message, by_table])


def test_whoever_becomes_one_with_another_takes_their_reports_along(server: Running) -> None:
    phone, desktop, bob = (server.person(name) for name in ("Phone", "Desktop", "Bob"))
    table = open_table(bob, "me", "person")
    number = say(bob, table, "Rude")
    report(phone, table, number, "phone")
    report(phone, table, None, "phone")
    report(desktop, table, None, "desktop")
    code = ok(desktop.post("/api/me/recovery"))["code"]
    ok(phone.post("/api/me/join", json={"code": code}))
    found = {(one["message"], one["reason"], one["reporter"]) for one in reported(server, table)}
    assert found == {
        (number, "phone", identity_of(desktop)),
        (None, "phone", None),
        (None, "desktop", identity_of(desktop)),
    }
