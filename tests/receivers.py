"""A service that receives announcements: a real HTTPS server on loopback, with its own certificate."""

import queue
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import Any

import pytest

from franchise.server.announce.outgoing import Post

HOST = "hooks.example"


@dataclass
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """What the service got, and what it answers next: 204 unless a test puts something else here."""

    port: int
    certificate: Path
    received: "queue.Queue[Received]" = field(default_factory=queue.Queue)
    answers: list[bytes] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
    """The host names that clients asked for in the handshake."""

    def next(self) -> Received:
        """Wait for the next request."""
        return self.received.get(timeout=20)

    def post(self, **options: Any) -> Post:
        """Return a `Post` that reaches this service and nothing else."""
        options.setdefault("resolve", lambda host: ["127.0.0.1"])
        options.setdefault("allowed", loopback_only)
        options.setdefault("context", ssl.create_default_context(cafile=str(self.certificate)))
        return Post(port=self.port, **options)


def loopback_only(address: IPv4Address | IPv6Address) -> bool:
    """Keep tests on this machine."""
    return address.is_loopback


def certificate(directory: Path, host: str = HOST) -> tuple[Path, Path]:
    """Make a certificate for a host and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("the tests of announcements make a certificate with openssl, which is not installed")
    chain, key = directory / f"{host}.pem", directory / f"{host}.key"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -batch"
    names = ["-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}"]
    files = ["-keyout", str(key), "-out", str(chain)]
    subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
    return chain, key


@contextmanager
def receiving(directory: Path, host: str = HOST) -> Iterator[Receiver]:
    """Run the service as long as the block lasts."""
    chain, key = certificate(directory, host)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain, key)

    class Handler(BaseHTTPRequestHandler):
        timeout = 20

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.received.put(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            answer = receiver.answers.pop(0) if receiver.answers else b"HTTP/1.1 204 No Content\r\n\r\n"
            self.wfile.write(answer)
            self.close_connection = True

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    class Service(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: Any) -> None:
            """Ignore clients that hang up."""

        def finish_request(self, request: Any, client_address: Any) -> None:
            with context.wrap_socket(request, server_side=True) as encrypted:
                Handler(encrypted, client_address, self)

    service = Service(("127.0.0.1", 0), Handler)
    receiver: Receiver = Receiver(service.server_address[1], chain)
    context.sni_callback = lambda _, name, __: receiver.names.append(name)
    thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        service.shutdown()
        thread.join()
        service.server_close()


@contextmanager
def silent() -> Iterator[int]:
    """Accept connections on a port and never answer."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]
