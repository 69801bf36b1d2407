"""Bots at tables: they think in threads, take turns fairly, and play like anyone else."""

import asyncio
import hashlib
import logging
from collections import OrderedDict, deque
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from franchise.bots import BotChoice, Budget, analyse
from franchise.game.game import Game
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.hosted import Hosted
from franchise.server.house import House
from franchise.server.leases import Leases
from franchise.server.log import Happening
from franchise.server.models import HintAnswer, HintTurn
from franchise.server.storage.engine import Unavailable

logger = logging.getLogger("franchise.server")

MOST_SECONDS = 20.0
"""However slow the machine is, a turn does not take longer."""
RETRY_SECONDS = 2.0
HINT_SECONDS = 20.0


@dataclass
class Turn:
    """A turn that a bot has to play."""

    table: str
    seat: int
    revision: int
    owner: str
    bot: str
    budget: Budget = field(default_factory=lambda: Budget(seconds=MOST_SECONDS))


class FairQueue:
    """Gives every host of tables the same share: one turn of each in turns."""

    def __init__(self) -> None:
        """Begin empty."""
        self._by_owner: OrderedDict[str, deque[Turn]] = OrderedDict()
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        """Count the turns that wait."""
        return sum(map(len, self._by_owner.values()))

    def put(self, turn: Turn) -> None:
        """Let a turn wait."""
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


class Thinkers:
    """Lets bots play wherever it is their turn."""

    def __init__(self, house: House, threads: int) -> None:
        """Prepare so many threads."""
        self._house = house
        self._leases = Leases(house.engine)
        self._queue = FairQueue()
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._threads = threads
        self._under_way: dict[str, Turn] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.turns_thought = 0
        self.turns_played = 0

    @property
    def waiting(self) -> int:
        """Count the turns that wait for a thread."""
        return len(self._queue)

    def start(self) -> None:
        """Begin to think."""
        for _ in range(self._threads):
            self._begin(self._work())

    async def stop(self) -> None:
        """End without finishing what can be thought again after the next start."""
        for turn in self._under_way.values():
            turn.budget.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._executor.shutdown(cancel_futures=True)
        self._leases.close()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def look(self, hosted: Hosted, _: Happening | None = None) -> None:
        """Take up the turn of a bot, if it is one's turn; forget what has become pointless."""
        table, last = hosted.table, hosted.last
        known = self._under_way.get(table.id)
        waits = (
            table.status == "playing"
            and not hosted.deleted
            and last is not None
            and last.actor is not None
            and table.seats[last.actor].played_by_bot
        )
        if known is not None:
            if waits and (known.revision, known.bot) == (hosted.revision, table.seats[known.seat].bot):
                return
            known.budget.cancel()
            del self._under_way[table.id]
        if waits:
            assert last is not None and last.actor is not None
            bot = table.seats[last.actor].bot or table.substitute
            turn = Turn(table.id, last.actor, hosted.revision, table.host or table.id, bot)
            self._under_way[table.id] = turn
            self._queue.put(turn)

    def thinks_about(self, table: str) -> bool:
        """Tell whether a turn at a table waits for a bot's move."""
        return table in self._under_way

    def _is_wanted(self, turn: Turn) -> bool:
        return self._under_way.get(turn.table) is turn

    async def _work(self) -> None:
        while True:
            turn = await self._queue.get()
            if not self._is_wanted(turn):
                continue
            try:
                await self._think(turn)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._begin(self._try_later(turn, error))

    async def _try_later(self, turn: Turn, why: Exception | None) -> None:
        """Look at a table again after a while, and as often as the database does not answer."""
        if isinstance(why, Refusal | Unavailable):
            logger.warning("a bot's turn at table %s waits: %s", turn.table, why)
        elif why is not None:
            logger.error("a bot failed at table %s", turn.table, exc_info=why)
        while self._is_wanted(turn):
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self._house.look_again(turn.table)
                hosted = await self._house.get(turn.table)
            except Refusal:  # the table is gone
                if self._is_wanted(turn):
                    del self._under_way[turn.table]
            except Unavailable as error:
                logger.warning("a bot's turn at table %s waits: %s", turn.table, error)
            else:
                if self._is_wanted(turn):
                    del self._under_way[turn.table]
                    self.look(hosted)

    async def _think(self, turn: Turn) -> None:
        hosted = await self._house.get(turn.table)
        self.look(hosted)  # if the game has moved on, this is about another turn
        if not self._is_wanted(turn):
            return
        if not await self._leases.take(turn.table):
            # Another process thinks about it; its move will come, or its lease end with it.
            self._begin(self._try_later(turn, None))
            return
        self.turns_thought += 1
        game = hosted.running_game.copy()
        loop = asyncio.get_running_loop()
        try:
            moves = await loop.run_in_executor(self._executor, choose_turn, turn, game)
        except BaseException:
            await self._leases.give_back(turn.table)
            raise
        self._begin(self._play(turn, moves))

    async def _play(self, turn: Turn, moves: list[str]) -> None:
        """Play a chosen turn when people have had time to see the previous one."""
        try:
            hosted = await self._house.get(turn.table)
            last = hosted.last
            if last is not None:
                pause = hosted.table.bot_seconds
                await asyncio.sleep(min(pause, max(0.0, pause - (now() - last.at) / 1000)))
            if self._is_wanted(turn):
                await self._house.play_for_bot(turn.table, turn.seat, turn.revision, moves)
                self.turns_played += 1
        except Exception as error:
            if self._is_wanted(turn):
                self._begin(self._try_later(turn, error))
        finally:
            await self._leases.give_back(turn.table)

    async def hint(self, game: Game, seconds: float, turns: int) -> HintAnswer:
        """Look for the best turns; the bots' threads are shared with them."""
        budget = Budget(seconds=seconds)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(HINT_SECONDS):
                found = await loop.run_in_executor(
                    self._executor, lambda: analyse(game.copy(), budget, turns=turns)
                )
        except TimeoutError:
            budget.cancel()
            raise Refusal("thinking_too_long", retry_after=2) from None
        return HintAnswer(
            at=len(game.moves),
            simulations=found.simulations,
            turns=[
                HintTurn(
                    [str(move) for move in turn.moves],
                    list(turn.expected),
                    list(turn.influence),
                    turn.share,
                    list(turn.reasons),
                )
                for turn in found.turns
            ],
        )


def choose_turn(turn: Turn, game: Game) -> list[str]:
    """Choose the moves of a whole turn, or of one decision of the setup."""
    seed = int.from_bytes(hashlib.sha256(f"{turn.table}/{turn.revision}".encode()).digest()[:4])
    bot = BotChoice.parse(turn.bot).make(seed)
    began, moves = (game.actor, game.turn), []
    while not game.over and (game.actor, game.turn) == began:
        move = bot.choose(game, turn.budget)
        moves.append(str(move))
        game.play(move)
        if not game.turn:
            break
    return moves
