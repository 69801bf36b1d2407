"""What tests do inside a running server: run work on its loop, set its clock."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
import pytest

from franchise.server import clock
from servers import Running, game_of, play

Result = TypeVar("Result")


def do(server: Running, work: Coroutine[Any, Any, Result]) -> Result:
    """Run something on the server's loop and return its result."""
    assert server.server.loop is not None
    return asyncio.run_coroutine_threadsafe(work, server.server.loop).result(60)


def come_round(server: Running) -> None:
    """Have the server do its maintenance now."""
    do(server, server.server.maintenance.come_round())


def take_turn(client: httpx.Client, table: dict[str, Any]) -> Any:
    """Play a turn in which something happens, so that the game goes on."""
    return play(client, table, game_of(client, table)["legal_moves"][0], "end")


class Clock:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        """Start at the right time."""
        self._ahead = 0

    def __call__(self) -> int:
        """Return the time in nanoseconds."""
        return time.time_ns() + self._ahead

    def pass_minutes(self, minutes: float) -> None:
        """Put the clock forward."""
        self._ahead += int(minutes * 60 * 1_000_000_000)


def own_clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return a clock that can be put forward, which the servers of this process use from then on."""
    made = Clock()
    monkeypatch.setattr(clock, "source", made)
    return made
