"""Posts to addresses that people name, without letting them reach what only this machine can reach.

HTTPS on port 443 to public addresses only. The name is resolved once; all of its addresses must be public,
and the connection goes to one of exactly those, with the certificate checked for the name. Redirects are not
followed; of the answer the first kilobyte is read, and only its status used. Proxies are not asked.
"""

import queue
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

PORT = 443
SECONDS = 5.0
"""How long one post may take in all, from the name to the answer."""
MOST_ANSWER = 1024
MOST_ADDRESSES = 4

_URL = re.compile(r"https://[!-;=?-\[\]^-~]+", re.IGNORECASE)
"""Visible ASCII without `<`, `>` and the backslash, which programs read in different ways."""
_NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*\.?")
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)[ \r]")
_RETRY_AFTER = re.compile(rb"\r\nretry-after:[ \t]*(\d{1,5})[ \t.\r]", re.IGNORECASE)

_NAT64 = ip_network("64:ff9b::/96")
_GLOBAL_UNICAST = ip_network("2000::/3")
_NEVER = tuple(
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # set aside for protocols
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # set aside for protocols, Teredo among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "3fff::/20",  # documentation
    )
)
"""What some versions of Python take for public, or what leads to an address that is not seen here."""


class Unsuitable(Exception):
    """An address to which nothing is posted."""


class Undelivered(Exception):
    """A post did not arrive. `again` tells whether another attempt may help, `after` when at the earliest."""

    def __init__(self, why: str, *, again: bool, after: float = 0.0, status: int | None = None) -> None:
        """Keep why; the address is no part of it."""
        super().__init__(why)
        self.again, self.after, self.status = again, after, status


@dataclass(frozen=True)
class Target:
    """An address to post to; printing it shows the host only, for the rest may be a secret."""

    host: str
    path: str

    def __repr__(self) -> str:
        """Name the host."""
        return f"Target({self.host!r})"


def target_of(url: str) -> Target:
    """Read the address of a webhook; `Unsuitable` if nothing would be posted there.

    >>> target_of("https://ntfy.sh/topic")
    Target('ntfy.sh')
    """
    if not _URL.fullmatch(url):
        raise Unsuitable("expected https:// and visible characters")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise Unsuitable("expected a host") from None
    if "@" in parts.netloc:
        raise Unsuitable("expected no user name")
    if port not in (None, PORT):
        raise Unsuitable(f"expected port {PORT}")
    literal = _literal(host)
    if literal is not None:
        if not is_public(literal):
            raise Unsuitable("expected a public address")
    elif not _NAME.fullmatch(host) or len(host) > 253 or host.rstrip(".").rpartition(".")[2].isdigit():
        raise Unsuitable("expected a host")
    return Target(host, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Tell whether anybody on the internet could reach an address, and only one machine has it.

    >>> is_public(ip_address("9.9.9.9")), is_public(ip_address("::ffff:127.0.0.1"))
    (True, False)
    """
    if isinstance(address, IPv6Address):
        if address.scope_id is not None:
            return False
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in _NAT64:
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in _GLOBAL_UNICAST:
            return False
    return (
        address.is_global
        and not address.is_multicast
        and not address.is_reserved
        and not any(address.version == network.version and address in network for network in _NEVER)
    )


def resolve(host: str) -> list[str]:
    """Ask the system for all addresses of a host."""
    found = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Post:
    """Posts. The parts that lead outside can be replaced, for tests on one machine."""

    def __init__(
        self,
        *,
        resolve: Callable[[str], list[str]] = resolve,
        allowed: Callable[[IPv4Address | IPv6Address], bool] = is_public,
        context: ssl.SSLContext | None = None,
        port: int = PORT,
        seconds: float = SECONDS,
    ) -> None:
        """Prepare; the system's own certificates are trusted unless others are given."""
        self._resolve, self._allowed = resolve, allowed
        self._context = context
        self._port, self._seconds = port, seconds

    def __call__(self, target: Target, headers: Mapping[str, str], body: bytes) -> None:
        """Post something; `Undelivered` unless the answer says that it was taken."""
        deadline = time.monotonic() + self._seconds
        try:
            with self._connected(target.host, deadline) as connection:
                connection.settimeout(_remaining(deadline))
                connection.sendall(_request(target, headers, body))
                answer = _beginning(connection, deadline)
        except TimeoutError:
            raise Undelivered("no answer in time", again=True) from None
        except ssl.SSLCertVerificationError:
            raise Undelivered("the certificate is not valid for this host", again=False) from None
        except OSError as error:
            raise Undelivered(f"no connection: {type(error).__name__}", again=True) from None
        _judge(answer)

    def addresses(self, host: str, deadline: float) -> list[str]:
        """Resolve a name, in time; `Undelivered` if there is none or any of its addresses is not public."""
        answers: queue.SimpleQueue[list[str] | OSError | UnicodeError] = queue.SimpleQueue()

        def ask() -> None:
            try:
                answers.put(self._resolve(host))
            except (OSError, UnicodeError) as error:
                answers.put(error)

        # The system's resolver knows no time limit: a thread of its own may wait for it in vain.
        threading.Thread(target=ask, name="resolver", daemon=True).start()
        try:
            found = answers.get(timeout=_remaining(deadline))
        except queue.Empty:
            raise TimeoutError from None
        if isinstance(found, Exception) or not found:
            raise Undelivered("the host is not known", again=True)
        literals = [_literal(text) for text in found]
        if not all(literal is not None and self._allowed(literal) for literal in literals):
            raise Undelivered("the host has an address that is not public", again=False)
        return found

    def _connected(self, host: str, deadline: float) -> ssl.SSLSocket:
        """Connect to the first address that answers."""
        addresses = self.addresses(host, deadline)[:MOST_ADDRESSES]
        if self._context is None:
            self._context = ssl.create_default_context()
        for number, address in enumerate(addresses):
            last = number == len(addresses) - 1
            remaining = _remaining(deadline)
            try:
                plain = socket.create_connection(
                    (address, self._port), timeout=remaining if last else remaining / 2
                )
                break
            except OSError:
                if last:
                    raise
        try:
            plain.settimeout(_remaining(deadline))
            return self._context.wrap_socket(plain, server_hostname=host.rstrip("."))
        except BaseException:
            plain.close()
            raise


def _remaining(deadline: float) -> float:
    remaining = deadline - time.monotonic()
    if remaining <= 0:
        raise TimeoutError
    return remaining


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}",
        "User-Agent: franchise",
        "Accept: */*",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    if any("\r" in line or "\n" in line for line in lines):
        raise ValueError("a header has a line break")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _beginning(connection: ssl.SSLSocket, deadline: float) -> bytes:
    """Read the head of the answer, a kilobyte at most."""
    answer = b""
    while len(answer) < MOST_ANSWER and b"\r\n\r\n" not in answer:
        connection.settimeout(_remaining(deadline))
        part = connection.recv(MOST_ANSWER - len(answer))
        if not part:
            break
        answer += part
    return answer


def _judge(answer: bytes) -> None:
    """Raise `Undelivered` unless the answer says that the post was taken."""
    match = _STATUS.match(answer)
    if match is None:
        raise Undelivered("the answer is not HTTP", again=False)
    status = int(match[1])
    if not 200 <= status < 300:
        wait = _RETRY_AFTER.search(answer)
        raise Undelivered(
            f"answered {status}",
            again=status == 429 or status >= 500,
            after=float(wait[1]) if wait is not None else 0.0,
            status=status,
        )
