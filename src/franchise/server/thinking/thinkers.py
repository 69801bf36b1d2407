"""Bots at tables: they think in threads, take turns fairly, and play like anyone else."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from franchise.bots import Analysis, BotChoice, Budget, analyse, whole_turn
from franchise.game.errors import Illegal
from franchise.game.game import Game
from franchise.review import ReviewedTurn
from franchise.review.attempt import Attempt, attempt_at
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.house.playing import play_for_bot
from franchise.server.storage.engine import Unavailable
from franchise.server.storage.leases import Leases
from franchise.server.tables.log import Happening
from franchise.server.thinking.allowance import Allowance
from franchise.server.thinking.queue import FairQueue, Turn

logger = logging.getLogger("franchise.server")

RETRY_SECONDS = 2.0
LONGEST_RETRY = 10.0
HINT_SECONDS = 20.0
TURN_SECONDS = 10.0
"""How long a bot may think about a turn that somebody tries out."""
ATTEMPT_SECONDS = 1.0
"""How long the judgement of a turn that is played again takes, about: it is a matter of simulations."""

Result = TypeVar("Result")


class Thinkers:
    """Lets bots play wherever it is their turn."""

    def __init__(
        self,
        house: House,
        leases: Leases,
        threads: int,
        prepared: asyncio.Event,
        *,
        allowance: Allowance | None = None,
        place_of: Callable[[str], str] = str,
    ) -> None:
        """Prepare so many threads for bots, and one for hints, so that neither waits for the other.

        `place_of` says where an identity was last seen.
        """
        self._house = house
        self._leases = leases
        self._allowance = allowance or Allowance()
        self._place_of = place_of
        self._queue: FairQueue[Turn] = FairQueue(self._allowance)
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._adviser = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._threads = threads
        self._prepared = prepared
        """Whether the bots are compiled."""
        self._under_way: dict[str, Turn] = {}
        """By table: the turn that waits, is thought about, or is about to be played."""
        self._hints: set[Budget] = set()
        self._advised: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By place: who asks for hints, one at a time."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.turns_thought = 0
        self.turns_played = 0

    @property
    def waiting(self) -> int:
        """Count the turns that wait for a thread."""
        return len(self._queue)

    def thinks_about(self, table: str) -> bool:
        """Return whether a turn of a bot is under way at a table."""
        return table in self._under_way

    def start(self) -> None:
        """Begin to think."""
        for _ in range(self._threads):
            self._begin(self._work())

    async def stop(self) -> None:
        """Stop at once; bots think again after the next start."""
        for budget in [turn.budget for turn in self._under_way.values()] + list(self._hints):
            budget.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        loop = asyncio.get_running_loop()
        for executor in (self._executor, self._adviser):
            await loop.run_in_executor(None, partial(executor.shutdown, cancel_futures=True))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("thinking failed", exc_info=task.exception())

    def look(self, hosted: Hosted, _: Happening | None = None) -> None:
        """Take up a bot's turn, if it is one, and drop a turn that has become pointless."""
        table, last = hosted.table, hosted.last
        known = self._under_way.get(table.id)
        if known is None and not hosted.waits_for_bot:
            return
        turn = None
        if hosted.waits_for_bot and last is not None and last.actor is not None:
            bot = table.seats[last.actor].bot or table.substitute
            owner = table.host or table.id
            place = self._place_of(owner)
            turn = Turn(table.id, last.actor, hosted.revision, owner, bot, place=place)
        if known is not None:
            if turn is not None and turn.same_as(known):
                return
            self._drop(known)
        if turn is not None:
            self._under_way[table.id] = turn
            self._queue.put(turn)

    def _drop(self, turn: Turn) -> None:
        """Stop thinking about a turn."""
        turn.budget.cancel()
        if self._is_wanted(turn):
            del self._under_way[turn.table]

    def _is_wanted(self, turn: Turn) -> bool:
        return self._under_way.get(turn.table) is turn

    async def _work(self) -> None:
        await self._prepared.wait()
        while True:
            turn = await self._queue.get()
            if self._is_wanted(turn):
                await self._guarded(turn, self._think(turn))

    async def _guarded(self, turn: Turn, work: Coroutine[None, None, None]) -> None:
        """Work on a turn; whatever goes wrong, it is tried again later."""
        try:
            await work
        except (Refusal, Illegal, Unavailable) as error:
            self._put_off(turn, str(error))
        except Exception:
            logger.exception("a bot failed at table %s", turn.table)
            self._put_off(turn, "failed")

    def _put_off(self, turn: Turn, why: str) -> None:
        if self._is_wanted(turn):
            logger.info("a bot's turn at table %s waits: %s", turn.table, why)
            self._begin(self._try_later(turn))

    async def _try_later(self, turn: Turn) -> None:
        """Look at the table again after a while, which grows with every attempt."""
        while self._is_wanted(turn):
            turn.attempts += 1
            await asyncio.sleep(min(RETRY_SECONDS * 2 ** (turn.attempts - 1), LONGEST_RETRY))
            try:
                await self._house.look_again(turn.table)
                hosted = await self._house.get(turn.table)
            except Unavailable:
                continue
            except Refusal:  # the table is gone
                self._drop(turn)
                return
            except Exception:
                logger.exception("table %s cannot be looked at", turn.table)
                continue
            if self._is_wanted(turn):
                self._again(turn, hosted)

    def _again(self, turn: Turn, hosted: Hosted) -> None:
        """Take a turn up again if it is still to be played."""
        self._drop(turn)
        self.look(hosted)
        again = self._under_way.get(turn.table)
        if again is not None and again.same_as(turn):
            again.attempts = turn.attempts

    async def _think(self, turn: Turn) -> None:
        hosted = await self._house.get(turn.table)
        if not self._is_wanted(turn):
            return
        if hosted.revision != turn.revision:
            self._again(turn, hosted)
            return
        if not await self._leases.take(turn.table):
            # Its move will come, or its lease will end with it.
            self._put_off(turn, "another process thinks")
            return
        self.turns_thought += 1
        try:
            game = hosted.running_game.copy()
            loop = asyncio.get_running_loop()
            moves, seconds = await loop.run_in_executor(self._executor, _timed, turn, game)
            self._queue.thought(turn, seconds)
        except BaseException:
            await self._leases.give_back(turn.table)
            raise
        self._begin(self._guarded(turn, self._play(turn, moves)))

    async def _play(self, turn: Turn, moves: list[str]) -> None:
        """Play a chosen turn when people have had time to see the previous one."""
        try:
            hosted = await self._house.get(turn.table)
            last, pace = hosted.last, hosted.table.bot_seconds
            if last is not None and self._is_wanted(turn):
                await asyncio.sleep(min(pace, max(0.0, pace - (now() - last.at) / 1000)))
            if self._is_wanted(turn):
                await play_for_bot(self._house, turn.table, turn.seat, turn.revision, moves)
                self.turns_played += 1
        finally:
            await self._leases.give_back(turn.table)

    async def hint(self, game: Game, seconds: float, turns: int, *, identity: str) -> Analysis:
        """Look for the best turns; whoever asked before comes first, but one at a time of each place."""
        work = partial(analyse, game.copy(), turns=turns)
        return await self._advise(work, Budget(seconds=seconds), seconds, identity)

    async def turn(self, game: Game, bot: str, *, identity: str) -> list[str]:
        """Choose a turn as a bot would, for somebody who tries things out; asked and counted like a hint."""
        turn = Turn("", game.position.actor, len(game.moves), identity, bot, Budget(seconds=TURN_SECONDS))
        copy = game.copy()
        return await self._advise(lambda budget: choose_turn(turn, copy), turn.budget, TURN_SECONDS, identity)

    async def attempt(
        self, game: Game, turn: ReviewedTurn, moves: Sequence[str], simulations: int, *, identity: str
    ) -> Attempt:
        """Judge a turn that somebody plays again; asked and counted like a hint."""
        work = partial(attempt_at, game.copy(), turn, moves, simulations)
        return await self._advise(lambda _: work(), Budget(), ATTEMPT_SECONDS, identity)

    async def _advise(
        self, work: Callable[[Budget], Result], budget: Budget, seconds: float, identity: str
    ) -> Result:
        """Think for somebody at most so many seconds, of which those that were not needed are given back."""
        place = self._place_of(identity)
        wait = self._allowance.seconds_until_more(place)
        if wait:
            raise Refusal("too_many_requests", retry_after=wait)
        self._hints.add(budget)
        loop = asyncio.get_running_loop()
        lock = self._advised.setdefault(place, asyncio.Lock())
        try:
            async with asyncio.timeout(HINT_SECONDS), lock:
                self._allowance.spend(place, seconds)
                found, spent = await loop.run_in_executor(self._adviser, _measured, work, budget)
                self._allowance.spend(place, min(spent - seconds, 0.0))
        except TimeoutError:
            raise Refusal("thinking_too_long", retry_after=2) from None
        finally:
            budget.cancel()
            self._hints.discard(budget)
        return found


def _measured(work: Callable[[Budget], Result], budget: Budget) -> tuple[Result, float]:
    """Do some thinking; return the computing time too."""
    before = time.thread_time()
    return work(budget), time.thread_time() - before


def _timed(turn: Turn, game: Game) -> tuple[list[str], float]:
    """Choose a turn; return the computing time too."""
    return _measured(lambda _: choose_turn(turn, game), turn.budget)


def choose_turn(turn: Turn, game: Game) -> list[str]:
    """Choose the moves of a whole turn, or of one decision of the setup."""
    seed = int.from_bytes(hashlib.sha256(f"{turn.table}/{turn.revision}".encode()).digest()[:4])
    bot = BotChoice.parse(turn.bot).make(seed)
    moves = []
    for move in whole_turn(bot, game, turn.budget):
        moves.append(str(move))
        game.play(move)
    return moves
