"""Posts to addresses that people name, without letting them reach what only this machine can reach.

HTTPS on port 443 to public addresses only. The name is resolved once; all of its addresses must be public,
and the connection goes to one of exactly those, with the certificate checked for the name. httpcore speaks
HTTP: it follows no redirects and asks no proxies. The first kilobyte of the answer is read, for its status.
"""

import queue
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

PORT = 443
SECONDS = 5.0
"""How many seconds one post may take in all, from resolving the name to the answer."""
MOST_ADDRESSES = 4

_URL = re.compile(r"https://[!-;=?-\[\]^-~]+", re.IGNORECASE)
"""Visible ASCII without `<`, `>` and the backslash, which programs interpret in different ways."""
_NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*\.?")
_SECONDS = re.compile(rb"\d{1,6}(?=\.|$)")

_NAT64 = ip_network("64:ff9b::/96")
_GLOBAL_UNICAST = ip_network("2000::/3")
_NEVER = tuple(
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # reserved for protocols
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # reserved for protocols, Teredo among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "3fff::/20",  # documentation
    )
)
"""What some versions of Python take for public, or what hides another address."""


class Unsuitable(Exception):
    """An address to which nothing is posted."""


class Undelivered(Exception):
    """A post did not arrive. `again` tells whether another attempt may help, `after` when at the earliest.

    `cut` says that the connection ended before an answer: the post may have arrived all the same, so only
    what may arrive twice is sent again.
    """

    def __init__(
        self, why: str, *, again: bool, after: float = 0.0, status: int | None = None, cut: bool = False
    ) -> None:
        """Keep the reason, which does not name the address."""
        super().__init__(why)
        self.again, self.after, self.status, self.cut = again, after, status, cut


@dataclass(frozen=True)
class Target:
    """An address to post to; printing it shows only the host, because the rest may be a secret."""

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
    """Return whether an address belongs to one machine that everybody on the internet can reach.

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
        """Prepare; the system's certificates are trusted unless others are given."""
        self._resolve, self._allowed = resolve, allowed
        self._context = context
        self._port, self._seconds = port, seconds

    def __call__(self, target: Target, headers: Mapping[str, str], body: bytes) -> None:
        """Post something; `Undelivered` unless the answer says that it was taken."""
        import httpcore  # late: most servers announce nothing

        if any("\r" in text or "\n" in text for header in headers.items() for text in header):
            raise ValueError("a header has a line break")
        try:
            status, answered = self._sent(target, headers, body)
        except (TimeoutError, httpcore.TimeoutException):
            raise Undelivered("no answer in time", again=True) from None
        except httpcore.NetworkError as error:
            if isinstance(error.__cause__, ssl.SSLCertVerificationError):
                raise Undelivered("the certificate is not valid for this host", again=False) from None
            raise Undelivered(f"no connection: {type(error).__name__}", again=True) from None
        except httpcore.ProtocolError as error:
            cut = "disconnected" in str(error)  # as by a service that restarts
            why = "the connection was cut" if cut else "the answer is not HTTP"
            raise Undelivered(why, again=False, cut=cut) from None
        _judge(status, answered)

    def _sent(
        self, target: Target, headers: Mapping[str, str], body: bytes
    ) -> tuple[int, dict[bytes, bytes]]:
        """Send a request; return the status and the headers of its answer."""
        import httpcore

        from franchise.server.announce.checked_addresses import CheckedAddresses

        deadline = time.monotonic() + self._seconds
        addresses = self.addresses(target.host, deadline)[:MOST_ADDRESSES]
        if self._context is None:
            self._context = ssl.create_default_context()
        host = f"[{target.host}]" if ":" in target.host else target.host
        url = httpcore.URL(scheme="https", host=target.host, port=None, target=target.path)
        own = {"Host": host, "User-Agent": "franchise", "Accept": "*/*", "Connection": "close"}
        with (
            httpcore.HTTPConnection(
                url.origin,
                ssl_context=self._context,
                network_backend=CheckedAddresses(addresses, self._port, deadline),
            ) as connection,
            connection.stream(
                "POST",
                url,
                headers=[*own.items(), *headers.items()],
                content=body,
                extensions={"sni_hostname": target.host.rstrip(".")},
            ) as answer,
        ):
            return answer.status, {name.lower(): value for name, value in answer.headers}

    def addresses(self, host: str, deadline: float) -> list[str]:
        """Resolve a name, in time; `Undelivered` if there is none or any of its addresses is not public."""
        answers: queue.SimpleQueue[list[str] | OSError | UnicodeError] = queue.SimpleQueue()

        def ask() -> None:
            try:
                answers.put(self._resolve(host))
            except (OSError, UnicodeError) as error:
                answers.put(error)

        # The system's resolver has no time limit, so a thread waits for it, in vain perhaps.
        threading.Thread(target=ask, name="resolver", daemon=True).start()
        try:
            found = answers.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if isinstance(found, Exception) or not found:
            raise Undelivered("the host is not known", again=True)
        literals = [_literal(text) for text in found]
        if not all(literal is not None and self._allowed(literal) for literal in literals):
            raise Undelivered("the host has an address that is not public", again=False)
        return found


def _judge(status: int, headers: Mapping[bytes, bytes]) -> None:
    """Raise `Undelivered` unless the answer says that the post was taken."""
    if not 200 <= status < 300:
        raise Undelivered(
            f"answered {status}",
            again=status == 429 or status >= 500,
            after=_wait(headers.get(b"retry-after", b"")),
            status=status,
        )


def _wait(text: bytes) -> float:
    """Read after how many seconds a service wants to be asked again: a number, or a date.

    >>> _wait(b"120"), _wait(b"Wed, 21 Oct 2015 07:28:00 GMT"), _wait(b"soon")
    (120.0, 0.0, 0.0)
    """
    seconds = _SECONDS.match(text)
    if seconds is not None:
        return float(seconds[0])
    try:
        return max(0.0, parsedate_to_datetime(text.decode("latin-1")).timestamp() - time.time())
    except (ValueError, OverflowError):
        return 0.0
