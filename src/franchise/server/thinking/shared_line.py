"""The turns that bots have to play, and what else is to be thought about, where several processes think."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection

from franchise.server.secrets import draw_id
from franchise.server.settings import THINKING_PER_SECOND
from franchise.server.storage import thoughts
from franchise.server.storage.engine import Unavailable
from franchise.server.storage.errands import Errands
from franchise.server.storage.notices import Notices
from franchise.server.storage.thoughts import RENEW_SECONDS, Kind, Thought
from franchise.server.thinking.queue import USUAL_SECONDS, Turn

logger = logging.getLogger("franchise.server")

LOOK_SECONDS = 2.0
"""How often a process looks for what others have left, or whose place may think again."""
RETRY_SECONDS = 1.0


class SharedLine:
    """Takes what waits in the database, one thing at a time of each kind, and keeps the leases."""

    def __init__(self, errands: Errands, notices: Notices, *, limited: bool) -> None:
        """Take nothing yet."""
        self._errands, self._notices, self._limited = errands, notices, limited
        self._me = notices.process
        self._turnstiles: dict[Kind, asyncio.Lock] = {}
        self._called = asyncio.Event()
        self._held: dict[str, Thought] = {}
        self._asked: dict[str, asyncio.Event] = {}
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """Count the turns that wait, as far as this process knows: the database knows."""
        return 0

    def start(self) -> None:
        """Begin to keep leases."""
        self._task = asyncio.create_task(self._keep_leases())

    async def stop(self) -> None:
        """Let others go on at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Unavailable):
            if await self._errands.run(lambda c: thoughts.give_all_back(c, self._me)):
                await self._errands.run(self._notices.call)

    # --- taking ---

    def called(self) -> None:
        """Look now: there is something new."""
        self._called.set()
        self._called = asyncio.Event()

    def knows(self, table: str) -> bool:
        """Return whether a turn waits in this process: none does."""
        return False

    def changed(self, table: str, turn: Turn | None) -> None:
        """Look for a turn that this process has written down."""
        if turn is not None:
            self.called()

    async def get(self) -> Turn:
        """Wait for a turn, and lease it."""
        found = await self.claim("turn")
        assert found.table is not None
        seat, bot = found.content["seat"], found.content["bot"]
        return Turn(
            found.table, seat, found.number, found.owner, bot, attempts=found.attempts - 1, place=found.place
        )

    async def claim(self, kind: Kind) -> Thought:
        """Wait for something, and lease it."""
        async with self._turnstiles.setdefault(kind, asyncio.Lock()):
            limited = self._limited and kind != "hint"  # who asks for something else was told to wait
            while True:
                called, pause = self._called, LOOK_SECONDS
                try:
                    found = await self._errands.run(
                        lambda c: thoughts.claim(c, kind, self._me, limited=limited)
                    )
                    if found is not None:
                        self._held[found.subject] = found
                        if kind == "turn":
                            await self.spend(found.place, USUAL_SECONDS)
                        return found
                except Unavailable:
                    pause = RETRY_SECONDS
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await called.wait()

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            held = list(self._held)
            if held:
                with suppress(Unavailable):
                    await self._errands.run(partial(self._renew, held))

    def _renew(self, held: list[str], connection: Connection) -> None:
        thoughts.renew(connection, held, self._me)

    # --- what becomes of it ---

    async def spent(self, turn: Turn, seconds: float) -> None:
        """Note how long a turn took."""
        await self.spend(turn.place, seconds - USUAL_SECONDS)

    def done(self, turn: Turn) -> None:
        """Forget a turn that was played, or need not be: whoever changed the game has written that down."""
        self._held.pop(thoughts.subject_of(turn.table), None)

    async def hand_back(self, turn: Turn, pause: float) -> bool:
        """Let whoever comes first take a turn up again after a while."""
        held = self._held.get(thoughts.subject_of(turn.table))
        if held is not None:
            await self.release(held, pause)
        return True

    async def release(self, thought: Thought, pause: float = 0.0, *, went_on: bool = False) -> None:
        """End a lease; where the database does not answer, it ends by itself."""
        self._held.pop(thought.subject, None)
        with suppress(Unavailable):
            await self._errands.run(
                lambda c: thoughts.give_back(c, thought, self._me, pause, went_on=went_on)
            )

    async def put(self, thought: Thought) -> None:
        """Let something wait for whoever comes first."""

        def write(connection: Connection) -> None:
            thoughts.put(connection, thought)
            self._notices.call(connection)

        await self._errands.run(write)
        self.called()

    async def forget(self, thought: Thought) -> None:
        """Forget something that is done, or pointless."""
        self._held.pop(thought.subject, None)
        with suppress(Unavailable):
            await self._errands.run(lambda c: thoughts.remove(c, thought.subject))

    # --- what is asked for ---

    async def ask(self, content: dict[str, Any], owner: str, place: str) -> Any:
        """Have another process think about something, and return what it found, as it was written."""
        asked = Thought(f"hint/{draw_id()}", "hint", 0, owner, place, content)
        event = self._asked[asked.subject] = asyncio.Event()
        try:
            await self.put(asked)
            while True:
                found = await self._errands.run(lambda c: thoughts.answered(c, asked.subject))
                if found is not None:
                    return found
                event.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(RETRY_SECONDS):
                        await event.wait()
        finally:
            del self._asked[asked.subject]
            forget = self._errands.run(lambda c: thoughts.remove(c, asked.subject))
            with suppress(Unavailable):
                await asyncio.shield(forget)

    def answered(self, subject: str) -> None:
        """Look at an answer that another process tells of."""
        if subject in self._asked:
            self._asked[subject].set()

    async def answer(self, thought: Thought, found: str) -> None:
        """Tell whoever asked what was found."""

        def write(connection: Connection) -> None:
            thoughts.answer(connection, thought, found)
            self._notices.send(connection, "thought", "", subject=thought.subject)

        self._held.pop(thought.subject, None)
        with suppress(Unavailable):  # then the lease ends, and another process finds out
            await self._errands.run(write)

    # --- accounts ---

    async def seconds_until_more(self, place: str) -> float:
        """Return for how many seconds a place has to wait; 0 if it may think now."""
        if not self._limited:
            return 0.0
        left = await self._errands.run(lambda c: thoughts.left(c, place))
        return 0.0 if left > 0 else -left / THINKING_PER_SECOND + 0.05

    async def spend(self, place: str, seconds: float) -> None:
        """Take from the account of a place, or put back what was taken too much."""
        with suppress(Unavailable):
            await self._errands.run(lambda c: thoughts.spend(c, place, seconds))
