"""The turns that bots have to play, in a queue that is fair to every host."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from franchise.bots import Budget

MOST_SECONDS = 20.0
"""A turn does not take longer, however slow the machine is."""


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

    def same_as(self, other: "Turn") -> bool:
        """Return whether another turn is this one, so that what was thought about it holds."""
        return (self.seat, self.revision, self.bot) == (other.seat, other.revision, other.bot)


class FairQueue:
    """Gives every host the same share: one turn of each, round and round."""

    def __init__(self) -> None:
        """Begin empty."""
        self._by_owner: OrderedDict[str, deque[Turn]] = OrderedDict()
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        """Count the turns that wait."""
        return sum(map(len, self._by_owner.values()))

    def put(self, turn: Turn) -> None:
        """Queue a turn."""
        self._by_owner.setdefault(turn.owner, deque()).append(turn)
        self._filled.set()

    async def get(self) -> Turn:
        """Wait for the next turn."""
        while not self._by_owner:
            self._filled.clear()
            await self._filled.wait()
        owner, turns = self._by_owner.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self._by_owner[owner] = turns
        return turn
