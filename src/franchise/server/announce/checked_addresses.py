"""Connections for httpcore that go to addresses which were checked before, and nowhere else.

A name is not resolved again, so one that changes its address after the check gains nothing. All that is done
on a connection ends at one moment, and only the beginning of an answer is read.
"""

import ssl
import time
from collections.abc import Iterable, Sequence
from typing import Any

import httpcore

MOST_ANSWER = 1024
END_OF_HEAD = b"\r\n\r\n"


class CheckedAddresses(httpcore.NetworkBackend):
    """Connects to the first address that answers, whatever the name."""

    def __init__(self, addresses: Sequence[str], port: int, deadline: float) -> None:
        """Take addresses as numbers, and the moment at which everything ends."""
        self._addresses, self._port, self._deadline = addresses, port, deadline
        self._network = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.NetworkStream:
        """Connect; an address that does not answer leaves half of the time for the others."""
        for address in self._addresses[:-1]:
            try:
                return self._connected(address, remaining(self._deadline) / 2)
            except (httpcore.NetworkError, httpcore.TimeoutException):
                continue
        return self._connected(self._addresses[-1], remaining(self._deadline))

    def _connected(self, address: str, seconds: float) -> httpcore.NetworkStream:
        return _Limited(self._network.connect_tcp(address, self._port, timeout=seconds), self._deadline)


class _Limited(httpcore.NetworkStream):
    """A connection that ends at its deadline, and reads no more than the beginning of an answer."""

    def __init__(self, stream: httpcore.NetworkStream, deadline: float) -> None:
        self._stream, self._deadline = stream, deadline
        self._left = MOST_ANSWER

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Read the head of an answer; one that is too long ends with its last whole line."""
        head = b""
        while END_OF_HEAD not in head:
            if not self._left:
                return head.rpartition(b"\r\n")[0] + END_OF_HEAD if head else b""
            part = self._stream.read(self._left, timeout=remaining(self._deadline))
            if not part:
                break
            self._left -= len(part)
            head += part
        return head

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send all of it."""
        self._stream.write(buffer, timeout=remaining(self._deadline))

    def close(self) -> None:
        """Hang up."""
        self._stream.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        """Encrypt, if the certificate is valid for the host."""
        encrypted = self._stream.start_tls(ssl_context, server_hostname, timeout=remaining(self._deadline))
        return _Limited(encrypted, self._deadline)

    def get_extra_info(self, info: str) -> Any:
        """Return what the network knows of the connection."""
        return self._stream.get_extra_info(info)


def remaining(deadline: float) -> float:
    """Return how many seconds are left; `TimeoutError` if there are none."""
    seconds = deadline - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds
