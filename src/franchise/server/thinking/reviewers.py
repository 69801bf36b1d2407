"""Reviews of games: they wait in a fair queue, are made a few turns at a time, and are kept with the game."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from franchise.game.game import Game
from franchise.review import DEPTHS, Depth, Finding, finding_from_json, finding_to_json, version
from franchise.review.reviewing import Piece, pieces_of
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.storage import reviews
from franchise.server.storage.engine import Unavailable
from franchise.server.thinking.allowance import Allowance
from franchise.server.thinking.low_priority import LowPriority
from franchise.server.thinking.queue import FairQueue

if TYPE_CHECKING:
    from franchise.server.storage.thoughts import Thought
    from franchise.server.thinking.shared_line import SharedLine

logger = logging.getLogger("franchise.server")

AT_ONCE = {"quick": 8, "deep": 1}
"""How many pieces are found out before the next in the queue has its turn: about a second's work."""
MOST_WAITING = 100
"""How many reviews are under way in all; further ones are refused."""
MOST_OF_ONE = 3
"""How many of them one identity may have asked for."""
MOST_KEPT = 30
"""How many finished reviews stay in memory."""
MOST_FAILURES = 3
RETRY_SECONDS = 2.0
IDLE_SECONDS = 60.0
"""After which the process ends, which takes some 200 MB."""


@dataclass(eq=False)
class Job:
    """A review that is being made, or is finished."""

    table: str
    owner: str
    place: str
    depth: Depth
    game: Game
    findings: list[Finding]
    pieces: list[Piece]
    """What is still to be found out."""
    failures: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Is set once when something was found; then there is another."""

    @property
    def complete(self) -> bool:
        """Return whether all is found out."""
        return not self.pieces

    def tell(self) -> None:
        """Wake those who wait for more."""
        self.changed.set()
        self.changed = asyncio.Event()


class Reviewers:
    """Makes reviews, in one process of low priority."""

    def __init__(
        self,
        house: House,
        prepared: asyncio.Event,
        *,
        allowance: Allowance,
        place_of: Callable[[str], str],
        shared: "SharedLine | None" = None,
        works: bool = True,
    ) -> None:
        """Prepare; `place_of` says where an identity was last seen.

        On a shared line, whichever process comes first goes on with a review; one that does not work there
        hears of it.
        """
        self._house, self._prepared, self._place_of = house, prepared, place_of
        self._shared, self._works = shared, works
        self._queue: FairQueue[Job] = FairQueue(allowance)
        self._jobs: OrderedDict[tuple[str, str], Job] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._process = LowPriority()
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    @property
    def under_way(self) -> int:
        """Count the reviews that are not finished."""
        return sum(not job.complete for job in self._jobs.values())

    def start(self) -> None:
        """Begin to make reviews."""
        if self._works:
            work = self._work() if self._shared is None else self._work_with_others(self._shared)
            self._task = asyncio.create_task(work)

    def close(self) -> None:
        """Let those who follow reviews go."""
        self.closed = True
        for job in self._jobs.values():
            job.tell()

    async def stop(self) -> None:
        """Stop at once; what was found is kept."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(None, self._process.stop)
        self._thread.shutdown(wait=True, cancel_futures=True)

    async def find(self, hosted: Hosted, depth: str) -> Job | None:
        """Return the review of a game as it is now, from memory or from the database, if there is any."""
        game, key = hosted.running_game, (hosted.table.id, depth)
        job = self._jobs.get(key)
        if job is not None and job.game.moves == game.moves:
            self._jobs.move_to_end(key)
            return job
        stored = await self._house.read(
            lambda connection: reviews.load(connection, *key, version(), len(game.moves))
        )
        if not stored:
            return None
        return self._keep(key, hosted, DEPTHS[depth], [finding_from_json(one) for one in stored], "")

    async def ask(self, hosted: Hosted, depth: str, identity: str) -> Job:
        """Have a game reviewed, or go on with a review that was broken off."""
        job = await self.find(hosted, depth)
        if job is not None and (job.complete or job.owner):
            await self._share(job)
            return job
        unfinished = [one for one in self._jobs.values() if one.owner and not one.complete]
        if len(unfinished) >= MOST_WAITING or sum(one.owner == identity for one in unfinished) >= MOST_OF_ONE:
            raise Refusal("thinking_too_long", retry_after=10)
        known = [] if job is None else job.findings
        key = hosted.table.id, depth
        job = self._keep(key, hosted, DEPTHS[depth], known, identity)
        if self._shared is not None:
            await self._share(job)
        elif not job.complete:
            self._queue.put(job)
        return job

    async def _share(self, job: Job) -> None:
        """Let other processes know what is to be reviewed."""
        if self._shared is not None and not job.complete:
            await self._shared.put(_thought(job))

    def _keep(
        self, key: tuple[str, str], hosted: Hosted, depth: Depth, findings: list[Finding], owner: str
    ) -> Job:
        game = hosted.running_game.copy()
        place = self._place_of(owner)
        job = Job(key[0], owner, place, depth, game, findings, pieces_of(game, depth, findings))
        self._jobs[key] = job
        self._jobs.move_to_end(key)
        finished = [known for known, one in self._jobs.items() if one.complete or not one.owner]
        for known in finished[: max(0, len(finished) - MOST_KEPT)]:
            del self._jobs[known]
        return job

    async def _work(self) -> None:
        await self._prepared.wait()
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    job = await self._queue.get()
            except TimeoutError:
                await loop.run_in_executor(self._thread, self._process.stop)
                continue
            if self._jobs.get((job.table, job.depth.code)) is job:  # else the game has gone on
                await self._go_on(job)

    async def _go_on(self, job: Job) -> None:
        """Find out a little more, keep it, and let the next one have their turn."""
        seconds = await self._find_more(job)
        self._queue.thought(job, seconds)
        if job.complete:
            return
        if job.failures < MOST_FAILURES:
            self._queue.put(job)
        else:
            del self._jobs[job.table, job.depth.code]

    async def _find_more(self, job: Job) -> float:
        """Find out a little more and keep it; return the computing time."""
        pieces = job.pieces[: AT_ONCE[job.depth.code]]
        loop = asyncio.get_running_loop()
        try:
            found, seconds = await loop.run_in_executor(self._thread, self._process.find, pieces)
        except (EOFError, OSError):
            job.failures += 1
            logger.warning("the process of reviews ended while it looked at table %s", job.table)
            found, seconds = [], 0.0
        job.findings += found
        job.pieces = job.pieces[len(found) :]
        with suppress(Unavailable):  # it is in memory, and can be found out again
            await self._save(job)
        job.tell()
        return seconds

    async def _save(self, job: Job) -> None:
        rows = [finding_to_json(one) for one in job.findings]
        key, moves = (job.table, job.depth.code), len(job.game.moves)

        def write(connection: Connection) -> None:
            reviews.save(connection, *key, version(), moves, rows)
            self._house.notices.send(connection, "review", job.table, depth=job.depth.code)

        await self._house.write(job.table, write)

    # --- where several processes think ---

    async def look_again(self, table: str, depth: str) -> None:
        """Take over what another process has found out."""
        job = self._jobs.get((table, depth))
        if job is None or job.complete:
            return
        with suppress(Unavailable):  # it is told again with what is found next
            moves = len(job.game.moves)
            stored = await self._house.read(lambda c: reviews.load(c, table, depth, version(), moves))
            if len(stored) > len(job.findings):
                job.findings = [finding_from_json(one) for one in stored]
                job.pieces = pieces_of(job.game, job.depth, job.findings)
                job.tell()

    async def _work_with_others(self, line: "SharedLine") -> None:
        await self._prepared.wait()
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    thought = await line.claim("review")
            except TimeoutError:
                await loop.run_in_executor(self._thread, self._process.stop)
                continue
            try:
                await self._go_on_with(line, thought)
            except Exception:
                logger.exception("the review of table %s failed; it is tried again", thought.table)
                await line.release(thought, RETRY_SECONDS)

    async def _go_on_with(self, line: "SharedLine", thought: "Thought") -> None:
        """Find out a little more of what another process may have begun."""
        assert thought.table is not None
        hosted, depth = await self._house.get(thought.table), thought.content["depth"]
        await self._house.look_again(thought.table)
        game = hosted.running_game
        if len(game.moves) != thought.number or thought.attempts > MOST_FAILURES:
            await line.forget(thought)
            return
        key = thought.table, depth
        await self.look_again(*key)
        job = await self.find(hosted, depth) or self._keep(key, hosted, DEPTHS[depth], [], "")
        before = len(job.findings)
        await line.spend(thought.place, await self._find_more(job) if job.pieces else 0.0)
        if job.complete:
            await line.forget(thought)
        else:
            await line.release(thought, went_on=len(job.findings) > before)


def _thought(job: Job) -> "Thought":
    """Describe a review for all processes; reviews and bots have accounts of their own."""
    from franchise.server.storage.thoughts import Thought

    subject = f"review/{job.table}/{job.depth.code}"
    place, content = f"reviews of {job.place}", {"depth": job.depth.code}
    return Thought(subject, "review", len(job.game.moves), job.owner, place, content, job.table)
