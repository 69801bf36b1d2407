"""Whoever runs a server, in tests: orders as `franchise admin` sends them."""

from typing import Any

import httpx

from servers import Running, ok


def ordered(server: Running, do: str, *, by: str = "root", **arguments: Any) -> httpx.Response:
    """Send an order with the key of the server."""
    with httpx.Client(base_url=server.url, timeout=20) as client:
        headers = {"authorization": f"Bearer {server.server.admin_key}"}
        body = {"by": by, "command": {"do": do, **arguments}}
        return client.post("/api/admin", json=body, headers=headers)


def order(server: Running, do: str, **arguments: Any) -> Any:
    """Send an order that must succeed, and return what the server says."""
    return ok(ordered(server, do, **arguments))


def at(client: httpx.Client, address: str) -> httpx.Client:
    """Let a client come from an address, which the proxy of the test names."""
    client.headers["x-forwarded-for"] = address
    return client
