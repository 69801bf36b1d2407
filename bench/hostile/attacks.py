"""Attacks from one address of loopback, in a process of their own, bounded in bytes, count and seconds."""

import json
import select
import socket
import struct
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from bench.hostile.served import Visitor

ATTACKER = "127.0.0.66"
SECONDS = 10.0
SILENT_SECONDS = 25.0
"""After how many seconds silent connections are counted."""
PIECE = 64 * 1024


def connected(port: int) -> socket.socket:
    """Open a connection from the attacker's address."""
    return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(ATTACKER, 0))


def pour(port: int, begin: bytes, piece: bytes, most: int) -> None:
    """Send a beginning and a piece over and over, reading what comes; connect again when hung up on."""
    end, sent = time.monotonic() + SECONDS, 0
    while sent < most and time.monotonic() < end:
        with suppress(OSError), connected(port) as found:
            found.sendall(begin)
            found.setblocking(False)
            while sent < most and time.monotonic() < end:
                readable, writable, _ = select.select([found], [found], [], 0.1)
                if readable and not found.recv(1 << 20):
                    break
                if writable:
                    sent += found.send(piece)
        time.sleep(0.01)


def head_of(port: int, path: str = "/x") -> bytes:
    """Write the beginning of a request's head."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode()


def together(count: int, work: Callable[[], None]) -> None:
    """Do something several times at once."""
    threads = [threading.Thread(target=work) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# --- what is poured ---


def pipelined(port: int) -> None:
    """Send 60 MB of small requests on three connections, without waiting for answers."""
    request = head_of(port) + b"\r\n"
    together(3, lambda: pour(port, b"", request * (PIECE // len(request)), 20_000_000))


def small_headers(port: int) -> None:
    """Send 200 MB of small headers."""
    pour(port, head_of(port), b"a: b\r\n" * (PIECE // 6), 200_000_000)


def long_header(port: int) -> None:
    """Send a header of 300 MB."""
    pour(port, head_of(port) + b"a: ", b"x" * PIECE, 300_000_000)


def long_address(port: int) -> None:
    """Send an address of 40 MB."""
    pour(port, b"GET /", b"x" * PIECE, 40_000_000)


# --- what is asked ---


def dear_requests(port: int) -> None:
    """Ask on eight connections whether large layouts can be played, and for the interface's description."""
    tiles = {f"c{number}": number for number in range(900)}
    body = json.dumps({"players": 5, "rules": {"city_tiles": tiles}}).encode()
    large = json.dumps({"players": 5, "rules": {"city_tiles": {f"c{n}": n for n in range(18_000)}}}).encode()

    def ask() -> None:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            with suppress(OSError, EOFError):
                who = Visitor(port, ATTACKER)
                for content in (large, body):
                    who.ask("POST", "/api/preview/check", content)
                who.ask("GET", "/api/openapi.json")
                who.close()

    together(8, ask)


def silent(port: int) -> None:
    """Open 500 connections and say nothing, or half a head."""
    found = [connected(port) for _ in range(500)]
    for number, one in enumerate(found):
        if number % 2:
            one.sendall(b"GET / HT")
    time.sleep(2 * SILENT_SECONDS)


def unread(port: int) -> None:
    """Ask for pages on 30 connections and read none."""
    found = [connected(port) for _ in range(30)]
    for one in found:
        one.setblocking(False)
        with suppress(OSError):
            one.send((head_of(port, "/api/openapi.json") + b"\r\n") * 200)
    time.sleep(SECONDS * 6)


def resets(port: int) -> None:
    """Break 300 connections in the middle of something."""
    begun = (
        head_of(port, "/api/stream") + b"\r\n",
        (head_of(port, "/api/bots") + b"\r\n") * 20,
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 20\r\n\r\n{" % port,
    )
    for number in range(300):
        with suppress(OSError), connected(port) as found:
            found.sendall(begun[number % len(begun)])
            time.sleep(0.001 * (number % 5))
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def bots(port: int) -> None:
    """Let the strongest bots play each other at the tables of 20 identities."""
    seats = [{"kind": "bot", "bot": "tycoon"}] * 5
    table: Mapping[str, Any] = {"seats": seats, "start": True, "bot_seconds": 0}
    for number in range(20):
        Visitor(port, ATTACKER).introduce(f"Guest {number}").ask("POST", "/api/tables", table)
    time.sleep(SECONDS)


ATTACKS: tuple[Callable[[int], None], ...] = (
    pipelined,
    small_headers,
    long_header,
    long_address,
    dear_requests,
    silent,
    resets,
)
