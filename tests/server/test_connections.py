"""What one connection can make the server hold, and for how long: raw bytes, as no browser sends them."""

import logging
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from franchise.server.run import connection as connections
from servers import Running, identity_of, ok, open_table, running, wait_until

SOON = 0.2


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    """Open a connection of bytes."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), timeout=20) as found:
        yield found


def head(server: Running, path: str, *headers: str, method: str = "GET") -> bytes:
    """Write the head of a request."""
    lines = (f"{method} {path} HTTP/1.1", f"Host: {urlsplit(server.url).netloc}", *headers)
    return "\r\n".join((*lines, "", "")).encode()


def until_the_end(found: socket.socket) -> bytes:
    """Read all that the server sends until it hangs up."""
    data = b""
    try:
        while part := found.recv(65536):
            data += part
    except ConnectionResetError:
        pass
    return data


def first_line(found: socket.socket, data: bytes) -> bytes:
    """Send something; return the first line of what comes until the server hangs up."""
    found.sendall(data)
    return until_the_end(found).partition(b"\r\n")[0]


# --- how much ---


@pytest.mark.parametrize(
    ("request_of", "status"),
    [
        (lambda server: head(server, "/" + "x" * 5000), b"414"),
        (lambda server: head(server, "/", *(f"a{number}: b" for number in range(100))), b"431"),
        (lambda server: head(server, "/", "a: " + "x" * 20_000), b"431"),
        (lambda server: head(server, "/")[:-2] + b"a: " + b"x" * 20_000, b"431"),
        (lambda server: b"\x16\x03\x01" * 10, b"400"),
    ],
    ids=["address", "headers", "header", "header without end", "nonsense"],
)
def test_a_head_has_its_limits(
    server: Running, request_of: Callable[[Running], bytes], status: bytes
) -> None:
    with connected(server) as found:
        assert first_line(found, request_of(server)).split()[1] == status


def test_requests_sent_at_once_are_answered_one_after_the_other(server: Running) -> None:
    bodies = [b'{"name": "Ann %d"}' % number for number in range(3)]
    kind = "Content-Type: application/json"
    asked = [
        head(server, "/api/me", kind, f"Content-Length: {len(body)}", method="PUT") + body for body in bodies
    ]
    asked += [b"\r\n" + head(server, "/api/health")] * 200
    asked += [head(server, "/api/nothing", "Connection: close")]
    with connected(server) as found:
        found.sendall(b"".join(asked))
        answers = until_the_end(found).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers] == [b"200"] * 203 + [b"404"]
    assert [b"Ann %d" % number in answer for number, answer in enumerate(answers[:3])] == [True] * 3


def test_who_sends_on_and_on_without_waiting_for_an_answer_is_hung_up_on(server: Running) -> None:
    hub = server.server.hub
    with connected(server) as found:
        found.sendall(head(server, "/api/stream"))
        wait_until(lambda: hub.streams == 1)
        with suppress(ConnectionError):
            found.sendall(head(server, "/x") * 20_000)
        until_the_end(found)
    wait_until(lambda: hub.streams == 0)


def test_more_requests_than_anybody_sends_after_a_body_end_the_connection(server: Running) -> None:
    with connected(server) as found:
        chunked = head(server, "/api/me", "Transfer-Encoding: chunked", method="PUT")
        found.sendall(chunked + b"2\r\n{}\r\n0\r\n\r\n" + b"GET / HTTP/1.1\r\n\r\n" * 200)
        assert until_the_end(found).count(b"HTTP/1.1 ") <= 1


# --- how long ---


@pytest.mark.parametrize(
    "begun",
    [
        lambda server: b"",
        lambda server: b"\r\n",
        lambda server: b"GET / HT",
        lambda server: head(server, "/api/health") + b"GET /",
        lambda server: head(server, "/api/me", "Content-Length: 20", method="PUT") + b'{"name',
        lambda server: head(server, "/api/me", "Content-Length: 999999999", method="PUT") + b'{"name',
    ],
    ids=["nothing", "an empty line", "half a head", "half of the second", "half a body", "a refused body"],
)
def test_nobody_waits_for_the_rest_of_a_request_for_ever(
    server: Running, begun: Callable[[Running], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", SOON)
    monkeypatch.setattr(connections, "BODY_SECONDS", SOON)
    with connected(server) as found:
        found.sendall(begun(server))
        until_the_end(found)


def test_a_slow_sender_gets_no_more_time_with_every_byte(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", SOON)
    with connected(server) as found:
        found.sendall(b"GET /")
        found.settimeout(0.02)
        for _ in range(200):
            try:
                found.sendall(b"x")
                assert found.recv(1) == b""
            except TimeoutError:
                continue
            except ConnectionError:
                pass
            return
    raise AssertionError("the server waits for ever")


def fill(server: Running, identity: str) -> None:
    """Send somebody's streams more than the system holds on the way."""
    (stream,) = server.server.hub._by_owner[identity]
    assert server.server.loop is not None
    server.server.loop.call_soon_threadsafe(stream.send, b": " + b"x" * 30_000_000 + b"\n\n")


def test_a_stream_that_nobody_reads_ends(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_SECONDS", SOON)
    ann, hub = server.person("Ann"), server.server.hub
    table = open_table(ann, "me", "person")["id"]
    cookie = f"Cookie: franchise={ann.cookies['franchise']}"
    with connected(server) as found:
        found.sendall(head(server, f"/api/stream?tables={table}", cookie))
        wait_until(lambda: hub.presence.present(table, identity_of(ann)))
        fill(server, identity_of(ann))
        wait_until(lambda: not hub.presence.present(table, identity_of(ann)))


def test_whose_secret_was_revoked_is_gone_at_once_though_nobody_reads(server: Running) -> None:
    ann, hub = server.person("Ann"), server.server.hub
    table = open_table(ann, "me", "person")["id"]
    token = ok(ann.post("/api/me/tokens", json={"label": "robot"}))
    with connected(server) as found:
        found.sendall(head(server, f"/api/stream?tables={table}", f"Authorization: Bearer {token['token']}"))
        wait_until(lambda: hub.presence.present(table, identity_of(ann)))
        fill(server, identity_of(ann))
        ok(ann.delete(f"/api/me/tokens/{token['id']}"))
        assert not hub.presence.present(table, identity_of(ann))


def test_a_server_stops_though_somebody_does_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path / "franchise.db") as server, connected(server) as found:
        ann, hub = server.person("Ann"), server.server.hub
        cookie = f"Cookie: franchise={ann.cookies['franchise']}"
        found.sendall(head(server, "/api/stream", cookie))
        wait_until(lambda: hub.streams == 1)
        fill(server, identity_of(ann))
        server.stop()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_stream_that_another_request_follows_ends_with_its_connection(server: Running) -> None:
    hub = server.server.hub
    wait_until(lambda: hub.streams == 0)
    with connected(server) as found:
        found.sendall(head(server, "/api/stream") + head(server, "/api/health"))
        wait_until(lambda: hub.streams == 1)
    wait_until(lambda: hub.streams == 0)


# --- how quietly ---


def test_connections_that_break_leave_no_trace_in_the_log(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ann, hub = server.person("Ann"), server.server.hub
    table = open_table(ann, "me", "person")["id"]
    broken = [
        b"GET / HT",
        head(server, "/api/me", "Content-Length: 20", method="PUT") + b'{"name',
        head(server, f"/api/stream?tables={table}"),
        head(server, f"/api/games/{table}/scene") * 20,
    ]
    wait_until(lambda: hub.streams == 0)
    with caplog.at_level(logging.INFO):
        for data in broken * 3:
            with connected(server) as found:
                found.sendall(data)
                time.sleep(0.02)
                found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        ok(ann.get("/api/health"))
        wait_until(lambda: hub.streams == 0)
    assert [record for record in caplog.records if record.name != "httpx"] == []
