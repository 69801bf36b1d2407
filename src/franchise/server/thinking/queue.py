"""The turns that bots have to play, in a queue that is fair to every place and every host."""

import asyncio
from collections import OrderedDict, deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from franchise.bots import Budget
from franchise.server.thinking.allowance import Allowance

MOST_SECONDS = 20.0
"""A turn does not take longer, however slow the machine is."""
USUAL_SECONDS = 0.2
"""What a turn is taken to cost while it is thought about."""


@dataclass(eq=False)
class Turn:
    """A turn that a bot has to play."""

    table: str
    seat: int
    revision: int
    owner: str
    bot: str
    budget: Budget = field(default_factory=lambda: Budget(seconds=MOST_SECONDS))
    attempts: int = 0
    place: str = ""
    """Where its owner was last seen: an address, or a network."""

    def same_as(self, other: "Turn") -> bool:
        """Return whether another turn is this one, so that what was thought about it holds."""
        return (self.seat, self.revision, self.bot) == (other.seat, other.revision, other.bot)


class Line(Protocol):
    """Where the turns wait that bots have to play, and the accounts of the places for which they think."""

    def __len__(self) -> int:
        """Count the turns that wait."""

    def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Let others go on with what this process has taken."""

    def knows(self, table: str) -> bool:
        """Return whether the turn of a table waits here."""

    def changed(self, table: str, turn: Turn | None) -> None:
        """Let a turn wait in place of what waited at its table; None if it is no bot's turn."""

    async def get(self) -> Turn:
        """Wait for a turn that nobody else thinks about."""

    async def spent(self, turn: Turn, seconds: float) -> None:
        """Note how long a turn took."""

    def done(self, turn: Turn) -> None:
        """Forget a turn that was played, or need not be."""

    async def hand_back(self, turn: Turn, pause: float) -> bool:
        """Let somebody take a turn up again after a while; False if that is left to the caller."""

    async def seconds_until_more(self, place: str) -> float:
        """Return for how many seconds a place has to wait; 0 if it may think now."""

    async def spend(self, place: str, seconds: float) -> None:
        """Take from the account of a place, or put back what was taken too much."""


class Waiting(Protocol):
    """What can wait: something that is thought about for somebody at a place."""

    place: str
    owner: str


Item = TypeVar("Item", bound=Waiting)


class FairQueue(Generic[Item]):
    """Gives every place the same share of thinking, and every host there: a turn of each, round and round.

    Whoever has many identities has one address, or one network, and one share.
    """

    def __init__(self, allowance: Allowance | None = None) -> None:
        """Begin empty."""
        self._allowance = allowance or Allowance()
        self._by_place: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        """By place and owner."""
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        """Count the turns that wait."""
        return sum(len(turns) for owners in self._by_place.values() for turns in owners.values())

    def put(self, turn: Item) -> None:
        """Queue a turn."""
        self._by_place.setdefault(turn.place, OrderedDict()).setdefault(turn.owner, deque()).append(turn)
        self._filled.set()

    async def get(self) -> Item:
        """Wait for the next turn: of those who may think, of the place that has thought the least lately."""
        while True:
            waits = {place: self._allowance.seconds_until_more(place) for place in self._by_place}
            ready = [place for place, seconds in waits.items() if not seconds]
            if ready:
                return self._taken(max(ready, key=self._allowance.left))
            self._filled.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(waits.values(), default=None)):
                    await self._filled.wait()

    def _taken(self, place: str) -> Item:
        owners = self._by_place.pop(place)
        owner, turns = owners.popitem(last=False)
        turn = turns.popleft()
        if turns:
            owners[owner] = turns
        if owners:
            self._by_place[place] = owners
        self._allowance.spend(place, USUAL_SECONDS)
        return turn

    def thought(self, turn: Item, seconds: float) -> None:
        """Note how long a turn took."""
        self._allowance.spend(turn.place, seconds - USUAL_SECONDS)
