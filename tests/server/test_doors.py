"""Who is let in from where: hosts, origins, cookies, tokens, and the headers of every answer."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import Connection

from franchise.server.house.hosted import Hosted
from franchise.server.http.routes import service
from franchise.server.http.security import HEADERS
from franchise.server.secrets import hashed
from franchise.server.settings import Settings
from franchise.server.storage import identities
from servers import Running, error_of, identity_of, ok, open_table, running

PUBLIC = "https://franchise.example"


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server that people reach under a name of a proxy."""
    with running(tmp_path_factory.mktemp("proxy") / "franchise.db", public_address=PUBLIC) as found:
        yield found


def introduce(client: httpx.Client, **headers: str) -> httpx.Response:
    """Take a name, as a page would let a browser do."""
    return client.put("/api/me", json={"name": "Ann"}, headers=headers)


# --- origins ---


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://["},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "SELF"},
    ],
    ids=str,
)
def test_pages_of_other_sites_change_nothing(server: Running, headers: dict[str, str]) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")
    sent = {name: server.url if value == "SELF" else value for name, value in headers.items()}
    path = f"/api/tables/{table['id']}"
    assert error_of(introduce(ann, **sent)) == "wrong_origin"
    assert error_of(ann.post(f"{path}/seats/0/resign", headers=sent)) == "wrong_origin"
    assert error_of(ann.patch(path, json={"title": "x"}, headers=sent)) == "wrong_origin"
    assert error_of(ann.delete(path, headers=sent)) == "wrong_origin"
    assert ok(ann.get(path, headers=sent))["seats"][0]["identity"] == identity_of(ann)


def test_the_own_page_and_programs_are_let_in(server: Running) -> None:
    ok(introduce(server.stranger()))
    ok(introduce(server.stranger(), origin=server.url))
    for site in ("same-origin", "none"):
        ok(introduce(server.stranger(), **{"sec-fetch-site": site}))


@pytest.mark.parametrize("host", ["franchise.example", "own"])
def test_behind_a_proxy_the_public_address_is_the_own(behind_proxy: Running, host: str) -> None:
    client = behind_proxy.stranger()
    named = {"host": host} if host != "own" else {}
    ok(introduce(client, origin=PUBLIC, **named))
    assert error_of(introduce(client, origin="http://franchise.example:8", **named)) == "wrong_origin"
    assert error_of(introduce(client, origin="https://evil.example", **named)) == "wrong_origin"


# --- hosts ---


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example", ""])
def test_on_loopback_the_server_answers_to_its_own_names_only(server: Running, host: str) -> None:
    answer = server.stranger().get("/api/health", headers={"host": host})
    assert error_of(answer) == "unknown_host"


def test_behind_a_proxy_the_server_answers_to_the_public_name_too(behind_proxy: Running) -> None:
    client = behind_proxy.stranger()
    ok(client.get("/api/health"))
    ok(client.get("/api/health", headers={"host": "franchise.example"}))
    assert error_of(client.get("/api/health", headers={"host": "other.example"})) == "unknown_host"


OPEN = Settings("sqlite:///x", host="0.0.0.0", port=8000)
NAMED = Settings("sqlite:///x", host="games.lan", port=8000)


@pytest.mark.parametrize(
    "host",
    [
        *("192.168.1.5:8000", "192.168.1.5", "10.0.0.1:9000", "[fd00::1]:8000", "localhost:8000"),
        *(socket.gethostname().lower(), f"{socket.gethostname().lower()}.local:8000"),
    ],
)
def test_neighbours_reach_the_server_by_an_address_or_the_machine_s_name(host: str) -> None:
    assert OPEN.answers_to(host)
    assert NAMED.answers_to("games.lan:8000") and not OPEN.answers_to("games.lan:8000")


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "192.168.1.5.evil.example", "fd00::1", "[x]:1", ""]
)
def test_neighbours_are_not_led_here_by_a_name_that_somebody_else_gave(host: str) -> None:
    assert not OPEN.answers_to(host)
    assert not Settings("sqlite:///x", public_address=PUBLIC, host="0.0.0.0").answers_to("192.168.1.5")


def test_a_server_without_a_name_refuses_a_foreign_one(tmp_path: Path) -> None:
    with running(tmp_path / "franchise.db", host="0.0.0.0") as server:
        foreign = {"host": "evil.example", "origin": "http://evil.example"}
        assert error_of(introduce(server.stranger(), **foreign)) == "unknown_host"
        ok(introduce(server.stranger(), origin=server.url))


# --- cookies and tokens ---


def test_no_script_reads_the_cookie_and_no_other_site_sends_it(server: Running) -> None:
    cookie = introduce(server.stranger()).headers["set-cookie"]
    name, *flags = (part.strip() for part in cookie.split(";"))
    assert name.startswith("franchise=")
    assert {flag.lower() for flag in flags} >= {"httponly", "samesite=lax", "path=/", "max-age=34560000"}
    assert "domain" not in cookie.lower()


def test_over_https_the_cookie_is_sent_encrypted_only(behind_proxy: Running) -> None:
    cookie = introduce(behind_proxy.stranger()).headers["set-cookie"]
    assert cookie.startswith("__Host-franchise=")
    assert {"secure", "httponly", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    assert "domain" not in cookie.lower()


def test_a_device_that_leaves_is_not_known_any_more(server: Running) -> None:
    ann = server.person("Ann")
    secret = ann.cookies["franchise"]
    answer = ann.delete("/api/me")
    assert 'franchise=""' in answer.headers["set-cookie"]
    old = server.stranger()
    old.cookies.set("franchise", secret)
    assert ok(old.get("/api/me")) == {"me": None}
    assert error_of(old.get("/api/tables")) == "no_identity"


def test_a_token_acts_for_its_owner_until_it_is_removed(server: Running) -> None:
    ann, program = server.person("Ann"), server.stranger()
    created = ok(ann.post("/api/me/tokens", json={"label": "robot"}))
    program.headers["authorization"] = f"Bearer {created['token']}"
    assert ok(program.get("/api/me"))["me"]["id"] == identity_of(ann)
    table = open_table(program, "me", "person")
    assert table["host"] == identity_of(ann)
    listed = [(token["kind"], token["label"]) for token in ok(ann.get("/api/me/tokens"))["tokens"]]
    assert listed == [("browser", ""), ("program", "robot")]
    ok(ann.delete(f"/api/me/tokens/{created['id']}"))
    for path in ("/api/me", f"/api/tables/{table['id']}", "/api/stream"):
        assert error_of(program.get(path)) == "bad_token"
    assert error_of(ann.delete(f"/api/me/tokens/{created['id']}")) == "no_such_token"


def test_a_token_that_is_removed_while_it_is_looked_up_is_not_trusted_later(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, program = server.person("Ann"), server.stranger()
    created = ok(ann.post("/api/me/tokens", json={"label": "robot"}))
    program.headers["authorization"] = f"Bearer {created['token']}"
    found, removed, look_up = threading.Event(), threading.Event(), identities.by_token

    def slowly(connection: Connection, key: str) -> object:
        known = look_up(connection, key)
        if key == hashed(created["token"]) and not found.is_set():
            found.set()
            removed.wait(20)
        return known

    monkeypatch.setattr(identities, "by_token", slowly)
    with ThreadPoolExecutor(1) as asking:
        asked = asking.submit(program.get, "/api/me")
        found.wait(20)
        ok(ann.delete(f"/api/me/tokens/{created['id']}"))
        removed.set()
        asked.result(20)
    assert error_of(program.get("/api/me")) == "bad_token"


def test_a_stream_is_not_opened_for_a_token_that_is_removed_meanwhile(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, program = server.person("Ann"), server.stranger()
    table = open_table(ann, "me", "person")
    created = ok(ann.post("/api/me/tokens", json={"label": "robot"}))
    program.headers["authorization"] = f"Bearer {created['token']}"
    asked_for, removed, house = threading.Event(), threading.Event(), server.server.house
    find = house.get

    async def slowly(wanted: str) -> Hosted:
        asked_for.set()
        await asyncio.to_thread(removed.wait, 20)
        return await find(wanted)

    def follow() -> int:
        with program.stream("GET", "/api/stream", params={"tables": table["id"]}) as stream:
            return stream.status_code

    monkeypatch.setattr(house, "get", slowly)
    with ThreadPoolExecutor(1) as asking:
        status = asking.submit(follow)
        asked_for.wait(20)
        ok(ann.delete(f"/api/me/tokens/{created['id']}"))
        removed.set()
        assert status.result(20) == 401


def test_whoever_finds_a_token_cannot_lock_its_owner_out(server: Running) -> None:
    ann, program = server.person("Ann"), server.stranger()
    created = ok(ann.post("/api/me/tokens", json={"label": "robot"}))
    program.headers["authorization"] = f"Bearer {created['token']}"
    browser = ok(ann.get("/api/me/tokens"))["tokens"][0]["id"]
    assert error_of(program.delete(f"/api/me/tokens/{browser}")) == "browser_only"
    assert error_of(program.post("/api/me/tokens", json={"label": "another"})) == "browser_only"
    ok(program.delete(f"/api/me/tokens/{created['id']}"))


def test_nobody_has_tokens_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("franchise.server.http.identity.MOST_TOKENS", 3)
    ann = server.person("Ann")
    for _ in range(2):
        ok(ann.post("/api/me/tokens", json={"label": "robot"}))
    refused = ann.post("/api/me/tokens", json={"label": "robot"})
    assert (error_of(refused), refused.json()["arguments"]) == ("too_many_tokens", {"count": 3})


@pytest.mark.parametrize("header", ["Bearer", "Bearer nonsense", "bearer " + "x" * 5000])
def test_an_unknown_token_is_refused_also_where_strangers_may_look(server: Running, header: str) -> None:
    stranger = server.stranger()
    assert error_of(stranger.get("/api/me", headers={"authorization": header})) == "bad_token"


def test_what_a_proxy_adds_for_itself_is_left_to_it(server: Running) -> None:
    ann = server.person("Ann")
    shown = ok(ann.get("/api/me", headers={"authorization": "Basic YW5uOnNlY3JldA=="}))
    assert shown["me"]["id"] == identity_of(ann)


# --- headers ---


def test_every_answer_has_the_headers_that_protect_a_browser(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person("Ann")
    table = open_table(ann, "me", "person")

    def fail(*_: object) -> None:
        raise RuntimeError("a fault of the program")

    with monkeypatch.context() as broken:
        broken.setattr("franchise.server.models.views.turn_starts", fail)
        broken.setattr("franchise.server.models.views.game_answer", fail)
        failed = httpx.get(f"{server.url}/api/games/{table['id']}")
    assert (failed.status_code, failed.json()["error"]) == (500, "internal")
    answers = [
        failed,
        ann.get("/api/me"),
        ann.get(f"/api/tables/{table['id']}"),
        ann.get("/"),
        ann.get("/nothing"),
        ann.post("/api/health"),
        ann.put("/api/me", content=b"{", headers={"content-type": "application/json"}),
        ann.put("/api/me", content=b"x" * 300_000),
        ann.get("/api/me", headers={"host": "evil.example"}),
        ann.delete("/api/me", headers={"origin": "null"}),
        ann.delete(f"/api/tables/{table['id']}"),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (answer.request.url, answer.status_code)
        assert "strict-transport-security" not in answer.headers
    with ann.stream("GET", "/api/stream") as stream:
        assert HEADERS.items() <= dict(stream.headers).items()


def test_no_answer_is_kept_anywhere_but_files_of_the_client(server: Running) -> None:
    ann = server.person("Ann")  # whose answers are checked wherever a test asks; others are not described
    answers = [ann.get("/api/nothing"), ann.get("/api/openapi.json"), ann.get("/metrics")]
    answers += [
        ann.put("/api/me", content=b"x" * 300_000),
        ann.get("/api/me", headers={"host": "evil.example"}),
    ]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


def test_no_script_may_stand_in_a_page_itself() -> None:
    policy = {
        name: values
        for name, *values in (part.split() for part in HEADERS["content-security-policy"].split(";"))
    }
    assert policy["default-src"] == policy["script-src"] == ["'self'"]
    assert policy["object-src"] == policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]


def test_over_https_browsers_are_told_to_stay_there(behind_proxy: Running) -> None:
    answer = behind_proxy.stranger().get("/api/health")
    assert answer.headers["strict-transport-security"].startswith("max-age=")


# --- the description ---


def test_the_description_is_written_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[FastAPI] = []

    def write(app: FastAPI) -> bytes:
        written.append(app)
        time.sleep(0.2)
        return b"{}"

    monkeypatch.setattr(service, "written_description", write)
    with running(tmp_path / "franchise.db") as server, ThreadPoolExecutor(8) as asking:
        answers = list(asking.map(httpx.get, [f"{server.url}/api/openapi.json"] * 8))
    assert [answer.text for answer in answers] == ["{}"] * 8
    assert len(written) == 1


# --- metrics ---


def test_metrics_are_for_this_machine(server: Running, tmp_path: Path) -> None:
    stranger = server.stranger()
    stranger.get("/nothing")
    text = stranger.get("/metrics").text
    assert 'franchise_requests_total{status="404"}' in text
    answer = stranger.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    assert error_of(answer) == "no_such_page"
