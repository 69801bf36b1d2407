"""The turns that bots have to play, where one process thinks about all of them."""

from franchise.server.thinking.allowance import Allowance
from franchise.server.thinking.queue import FairQueue, Turn


class OwnLine:
    """Keeps the turns in memory; the log of each game knows them after a restart."""

    def __init__(self, allowance: Allowance) -> None:
        """Begin empty."""
        self._allowance = allowance
        self._queue: FairQueue[Turn] = FairQueue(allowance)
        self._waiting: dict[str, Turn] = {}

    def __len__(self) -> int:
        """Count the turns that wait."""
        return len(self._queue)

    def start(self) -> None:
        """Begin; there is nothing to do."""

    async def stop(self) -> None:
        """End; there is nothing to do."""

    def knows(self, table: str) -> bool:
        """Return whether the turn of a table waits here."""
        return table in self._waiting

    def changed(self, table: str, turn: Turn | None) -> None:
        """Let a turn wait, in place of another one at its table."""
        known = self._waiting.get(table)
        if known is not None and turn is not None and turn.same_as(known):
            return
        self._waiting.pop(table, None)
        if turn is not None:
            self._waiting[table] = turn
            self._queue.put(turn)

    async def get(self) -> Turn:
        """Wait for the next turn."""
        while True:
            turn = await self._queue.get()
            if self._waiting.get(turn.table) is turn:
                del self._waiting[turn.table]
                return turn

    async def spent(self, turn: Turn, seconds: float) -> None:
        """Note how long a turn took."""
        self._queue.thought(turn, seconds)

    def done(self, turn: Turn) -> None:
        """Forget a turn that was played, or need not be; there is nothing to do."""

    async def hand_back(self, turn: Turn, pause: float) -> bool:
        """Return that nobody else can play a turn."""
        return False

    async def seconds_until_more(self, place: str) -> float:
        """Return for how many seconds a place has to wait; 0 if it may think now."""
        return self._allowance.seconds_until_more(place)

    async def spend(self, place: str, seconds: float) -> None:
        """Take from the account of a place, or put back what was taken too much."""
        self._allowance.spend(place, seconds)
