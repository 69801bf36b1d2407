"""Passkeys: made, used on another device, and worth nothing in any other way."""

from typing import Any

import httpx
import pytest
from starlette.requests import Request

from authenticators import Authenticator
from franchise.server.errors import Refusal
from franchise.server.http.passkeys import party_of
from franchise.server.settings import Settings
from inside import own_clock
from servers import Running, error_of, identity_of, ok, on_both_databases


def local(server: Running) -> str:
    """Return the address of a server under the one name where passkeys work without HTTPS."""
    return server.url.replace("127.0.0.1", "localhost")


def named(server: Running, client: httpx.Client) -> httpx.Client:
    """Let a client call the server by that name."""
    client.headers["host"] = local(server).removeprefix("http://")
    return client


def options_for(client: httpx.Client, path: str) -> dict[str, Any]:
    """Ask what is to be signed."""
    found: dict[str, Any] = ok(client.post(f"{path}/options"))
    return found


def owner_with_key(server: Running) -> tuple[httpx.Client, Authenticator]:
    """Return somebody with a passkey."""
    ann, device = named(server, server.person("Ann")), Authenticator(local(server))
    credential = device.make(options_for(ann, "/api/me/passkeys"))
    ok(ann.post("/api/me/passkeys", json={"credential": credential}))
    return ann, device


@on_both_databases
def test_a_passkey_makes_somebody_known_again_until_it_is_removed(server: Running) -> None:
    ann, device = owner_with_key(server)
    for _ in range(2):
        phone = named(server, server.stranger())
        credential = device.sign(options_for(phone, "/api/passkeys"))
        assert ok(phone.post("/api/passkeys", json={"credential": credential}))["me"]["id"] == identity_of(
            ann
        )
        assert ok(phone.get("/api/me"))["me"]["name"] == "Ann"
        assert error_of(phone.post("/api/passkeys", json={"credential": credential})) == "bad_passkey"
    (passkey,) = ok(ann.get("/api/me/passkeys"))["passkeys"]
    assert len(ok(ann.get("/api/me/export"))["passkeys"]) == 1
    ok(ann.delete(f"/api/me/passkeys/{passkey['id']}"))
    phone = named(server, server.stranger())
    credential = device.sign(options_for(phone, "/api/passkeys"))
    assert error_of(phone.post("/api/passkeys", json={"credential": credential})) == "bad_passkey"
    assert error_of(ann.delete(f"/api/me/passkeys/{passkey['id']}")) == "no_such_passkey"


def test_nothing_but_the_key_itself_gets_in(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, device = owner_with_key(server)
    phone = named(server, server.stranger())

    def tried(credential: Any) -> str:
        return error_of(phone.post("/api/passkeys", json={"credential": credential}))

    signed = device.sign(options_for(phone, "/api/passkeys"))
    forged = Authenticator(local(server)).sign(options_for(phone, "/api/passkeys"))
    assert tried({**forged, "id": signed["id"], "rawId": signed["rawId"]}) == "bad_passkey"
    assert tried(device.sign({"rpId": "localhost", "challenge": "AAAA"})) == "bad_passkey"
    assert (
        tried({}) == tried({"response": 1}) == tried({"response": {"clientDataJSON": "x"}}) == "bad_passkey"
    )
    device.origin = "http://evil.example"
    assert tried(device.sign(options_for(phone, "/api/passkeys"))) == "bad_passkey"
    device.origin = local(server)
    late = device.sign(options_for(phone, "/api/passkeys"))
    own_clock(monkeypatch).pass_minutes(5.1)
    assert tried(late) == "bad_passkey"


def test_what_one_is_to_sign_is_nothing_to_another(server: Running) -> None:
    ann, bob = named(server, server.person("Ann")), named(server, server.person("Bob"))
    credential = Authenticator(local(server)).make(options_for(ann, "/api/me/passkeys"))
    assert error_of(bob.post("/api/me/passkeys", json={"credential": credential})) == "bad_passkey"


def party(settings: Settings, host: str) -> tuple[str, str] | None:
    """Return for whom passkeys are; None where there are none."""
    request = Request({"type": "http", "headers": [(b"host", host.encode())]})
    try:
        found = party_of(settings, request)
    except Refusal:
        return None
    return found.name, found.origin


def test_passkeys_are_there_under_a_name_over_https_or_on_this_machine() -> None:
    public = Settings("sqlite:///x", public_address="https://games.example:444")
    assert party(public, "127.0.0.1:8000") == ("games.example", "https://games.example:444")
    assert party(Settings("sqlite:///x"), "localhost:8000") == ("localhost", "http://localhost:8000")
    assert party(Settings("sqlite:///x"), "127.0.0.1:8000") is None
    assert party(Settings("sqlite:///x", public_address="http://games.example"), "games.example") is None
    assert party(Settings("sqlite:///x", public_address="https://192.0.2.1"), "192.0.2.1") is None
