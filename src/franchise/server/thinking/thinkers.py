"""Bots at tables: they think in threads, take turns fairly, and play like anyone else."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from franchise.bots import Analysis, Budget, analyse
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
from franchise.server.tables.log import Happening
from franchise.server.thinking.asking import (
    FAILED,
    attempt_question,
    found_for,
    hint_question,
    read_answer,
    turn_by,
    turn_question,
)
from franchise.server.thinking.queue import Line, Turn

if TYPE_CHECKING:
    from franchise.server.thinking.shared_line import SharedLine

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
        line: Line,
        threads: int,
        prepared: asyncio.Event,
        *,
        place_of: Callable[[str], str] = str,
        shared: "SharedLine | None" = None,
    ) -> None:
        """Prepare so many threads for bots, and one for hints, so that neither waits for the other.

        `place_of` says where an identity was last seen. Without threads, everything is left to other
        processes on the shared line; with some, what those ask for is thought about too.
        """
        self._house = house
        self._line = line
        self._place_of = place_of
        self._executor = ThreadPoolExecutor(max(1, threads), thread_name_prefix="bot")
        self._adviser = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._threads = threads
        self._shared = shared
        self._elsewhere = None if threads else shared
        self._prepared = prepared
        """Whether the bots are compiled."""
        self._under_way: dict[str, Turn] = {}
        """By table: the turn that is thought about, is about to be played, or is tried again later."""
        self._hints: set[Budget] = set()
        self._advised: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By place: who asks for hints, one at a time."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.turns_thought = 0
        self.turns_played = 0

    @property
    def waiting(self) -> int:
        """Count the turns that wait for a thread in this process."""
        return len(self._line)

    def thinks_about(self, table: str) -> bool:
        """Return whether a turn of a bot waits or is under way here."""
        return table in self._under_way or self._line.knows(table)

    def start(self) -> None:
        """Begin to think."""
        self._line.start()
        for _ in range(self._threads):
            self._begin(self._work())
        if self._shared is not None and self._threads:
            self._begin(self._answer_others(self._shared))

    async def stop(self) -> None:
        """Stop at once; bots think again after the next start."""
        for budget in [turn.budget for turn in self._under_way.values()] + list(self._hints):
            budget.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._line.stop()
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
        table = hosted.table.id
        known, turn = self._under_way.get(table), self._turn_of(hosted)
        if known is not None:
            if turn is not None and turn.same_as(known):
                return
            self._drop(known)
        self._line.changed(table, turn)

    def _drop(self, turn: Turn) -> None:
        """Stop thinking about a turn."""
        turn.budget.cancel()
        if self._is_wanted(turn):
            del self._under_way[turn.table]
            self._line.done(turn)

    def _is_wanted(self, turn: Turn) -> bool:
        return self._under_way.get(turn.table) is turn

    async def _work(self) -> None:
        await self._prepared.wait()
        while True:
            turn = await self._line.get()
            known = self._under_way.get(turn.table)
            if known is not None:  # taken when the game was not so far
                known.budget.cancel()
            self._under_way[turn.table] = turn
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
            pause = min(RETRY_SECONDS * 2 ** (turn.attempts - 1), LONGEST_RETRY)
            if await self._line.hand_back(turn, pause):
                self._drop(turn)
                return
            await asyncio.sleep(pause)
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

    def _turn_of(self, hosted: Hosted) -> Turn | None:
        """Return the turn that a bot has to play, if it is one."""
        table, last = hosted.table, hosted.last
        if not hosted.waits_for_bot or last is None or last.actor is None:
            return None
        bot = table.seats[last.actor].bot or table.substitute
        owner = table.host or table.id
        return Turn(table.id, last.actor, hosted.revision, owner, bot, place=self._place_of(owner))

    def _again(self, turn: Turn, hosted: Hosted) -> None:
        """Take a turn up again if it is still to be played."""
        again = self._turn_of(hosted)
        if again is not None and again.same_as(turn):
            again.attempts = turn.attempts
        self._drop(turn)
        self._line.changed(turn.table, again)

    async def _think(self, turn: Turn) -> None:
        hosted = await self._house.get(turn.table)
        if hosted.revision != turn.revision:  # what another process wrote has not been heard of here
            await self._house.look_again(turn.table)
        if not self._is_wanted(turn):
            return
        if hosted.revision != turn.revision or not hosted.waits_for_bot:
            await self._house.note_turn(turn.table)
            self._again(turn, hosted)
            return
        self.turns_thought += 1
        game = hosted.running_game.copy()
        loop = asyncio.get_running_loop()
        moves, seconds = await loop.run_in_executor(self._executor, _timed, turn, game)
        await self._line.spent(turn, seconds)
        self._begin(self._guarded(turn, self._play(turn, moves)))

    async def _play(self, turn: Turn, moves: list[str]) -> None:
        """Play a chosen turn when people have had time to see the previous one."""
        hosted = await self._house.get(turn.table)
        last, pace = hosted.last, hosted.table.bot_seconds
        if last is not None and self._is_wanted(turn):
            await asyncio.sleep(min(pace, max(0.0, pace - (now() - last.at) / 1000)))
        if self._is_wanted(turn):
            await play_for_bot(self._house, turn.table, turn.seat, turn.revision, moves)
            self.turns_played += 1

    async def hint(self, game: Game, seconds: float, turns: int, *, identity: str) -> Analysis:
        """Look for the best turns; whoever asked before comes first, but one at a time of each place."""
        work = partial(analyse, game.copy(), turns=turns)
        question = partial(hint_question, game, seconds, turns)
        return await self._advise(work, Budget(seconds=seconds), seconds, identity, question, Analysis)

    async def turn(self, game: Game, bot: str, *, identity: str) -> list[str]:
        """Choose a turn as a bot would, for somebody who tries things out; asked and counted like a hint."""
        turn = Turn("", game.position.actor, len(game.moves), identity, bot, Budget(seconds=TURN_SECONDS))
        copy = game.copy()
        question = partial(turn_question, game, bot, _seed(turn), TURN_SECONDS)
        return await self._advise(
            lambda budget: choose_turn(turn, copy), turn.budget, TURN_SECONDS, identity, question, list[str]
        )

    async def attempt(
        self, game: Game, turn: ReviewedTurn, moves: Sequence[str], simulations: int, *, identity: str
    ) -> Attempt:
        """Judge a turn that somebody plays again; asked and counted like a hint."""
        work = partial(attempt_at, game.copy(), turn, moves, simulations)
        question = partial(attempt_question, game, turn, moves, simulations)
        return await self._advise(lambda _: work(), Budget(), ATTEMPT_SECONDS, identity, question, Attempt)

    async def _advise(
        self,
        work: Callable[[Budget], Result],
        budget: Budget,
        seconds: float,
        identity: str,
        question: Callable[[], dict[str, Any]],
        kind: type[Result],
    ) -> Result:
        """Think for somebody at most so many seconds, of which those that were not needed are given back.

        A process that leaves thinking to others asks them the question.
        """
        place = self._place_of(identity)
        wait = await self._line.seconds_until_more(place)
        if wait:
            raise Refusal("too_many_requests", retry_after=wait)
        self._hints.add(budget)
        loop = asyncio.get_running_loop()
        lock = self._advised.setdefault(place, asyncio.Lock())
        try:
            async with asyncio.timeout(HINT_SECONDS), lock:
                await self._line.spend(place, seconds)
                if self._elsewhere is None:
                    found, spent = await loop.run_in_executor(self._adviser, _measured, work, budget)
                else:
                    answer = await self._elsewhere.ask(question(), identity, place)
                    found, spent = read_answer(answer, kind)
                await self._line.spend(place, min(spent - seconds, 0.0))
        except TimeoutError:
            raise Refusal("thinking_too_long", retry_after=2) from None
        finally:
            budget.cancel()
            self._hints.discard(budget)
        if found is None:
            raise Refusal("thinking_too_long", retry_after=2)
        return found

    async def _answer_others(self, line: "SharedLine") -> None:
        """Think about what processes ask that leave thinking to others."""
        await self._prepared.wait()
        loop = asyncio.get_running_loop()
        while True:
            asked = await line.claim("hint")
            try:
                found = await loop.run_in_executor(self._adviser, found_for, asked.content)
            except Exception:
                logger.exception("a question could not be answered")
                found = FAILED
            await line.answer(asked, found)


def _measured(work: Callable[[Budget], Result], budget: Budget) -> tuple[Result, float]:
    """Do some thinking; return the computing time too."""
    before = time.thread_time()
    return work(budget), time.thread_time() - before


def _timed(turn: Turn, game: Game) -> tuple[list[str], float]:
    """Choose a turn; return the computing time too."""
    return _measured(lambda _: choose_turn(turn, game), turn.budget)


def _seed(turn: Turn) -> int:
    return int.from_bytes(hashlib.sha256(f"{turn.table}/{turn.revision}".encode()).digest()[:4])


def choose_turn(turn: Turn, game: Game) -> list[str]:
    """Choose the moves of a whole turn, or of one decision of the setup."""
    return turn_by(game, turn.bot, _seed(turn), turn.budget)
