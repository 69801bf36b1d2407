"""One game between bots."""

import hashlib
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from franchise.arena.results import GameResult
from franchise.bots import BotChoice, Budget, whole_turn
from franchise.game.errors import shortened
from franchise.game.events import Event, FranchiseOpened
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.game.record import LONGEST_NAME
from franchise.game.setup import Setup


@dataclass(frozen=True)
class Failure:
    """A game that could not be played to its end, and why."""

    number: int
    message: str
    record: dict[str, Any] | None = None
    """The record of the game so far, where one was asked for."""


@dataclass(frozen=True)
class Match:
    """A game to be played. Tuples are by seat."""

    number: int
    seats: tuple[int, ...]
    """The entrants, counted from 0."""
    bots: tuple[BotChoice, ...]
    seeds: tuple[int, ...]
    """One for each bot."""
    setup: Setup
    seconds: tuple[float | None, ...]
    """How long each bot may think about a turn; None leaves it to the bot."""
    recorded: bool = False
    """Whether its record is wanted, too."""

    @property
    def files(self) -> list[str]:
        """List the files of users' bots."""
        return [bot.file for bot in self.bots if bot.file is not None]

    def play(self) -> GameResult | Failure:
        """Play the game. A bot that raises or plays an illegal move makes it a failure."""
        for bot in self.bots:
            warm_up(bot)
        game = Game(self.names, self.setup)
        notes = Notes(game)
        try:
            self._play(game, notes)
        except Misplay as error:
            return self._failure(game, error)
        return notes.result(self, game)

    @property
    def names(self) -> list[str]:
        """Name the players after their bots, with the numbers of the entrants."""
        numbers = [f" {entrant + 1}" for entrant in self.seats]
        return [
            bot.bot_class.name[: LONGEST_NAME - len(number)] + number
            for bot, number in zip(self.bots, numbers, strict=True)
        ]

    def _play(self, game: Game, notes: "Notes") -> None:
        bots = [_WatchedBot(seat, bot, self.seeds[seat]) for seat, bot in enumerate(self.bots)]
        while game.actor is not None:
            bot = bots[game.actor]
            for move in whole_turn(bot, game, Budget(seconds=self.seconds[bot.seat])):
                notes.take(game, bot.seat, bot.seconds, _play_move(bot.seat, game, move))

    def _failure(self, game: Game, error: "Misplay") -> Failure:
        seat = error.seat
        who = f"{self.bots[seat]} (entrant {self.seats[seat] + 1}, bot seed {self.seeds[seat]})"
        return Failure(self.number, f"{who} {error.deed}", game.record() if self.recorded else None)


@cache
def warm_up(bot: BotChoice) -> None:
    """Let a built-in bot choose once, so that compiling and loading are not timed as thinking."""
    if bot.file is None:
        bot.make(0).choose(Game.new(["A", "B"], start="introductory"), Budget(simulations=1, seconds=0))


class Misplay(Exception):
    """A bot raised an exception or returned an illegal move."""

    def __init__(self, seat: int, deed: str) -> None:
        """Keep the bot's seat and what it did, worded to follow its name."""
        super().__init__(seat, deed)
        self.seat = seat
        self.deed = deed


class _WatchedBot:
    """A bot whose exceptions become `Misplay`, and how long it thought about its last decision."""

    def __init__(self, seat: int, bot: BotChoice, seed: int) -> None:
        self.seat, self.seconds = seat, 0.0
        try:
            self._bot = bot.make(seed)
        except Exception as error:
            raise Misplay(seat, _raised(error)) from None

    def choose(self, game: Game, budget: Budget) -> Move:
        """Let the bot choose. It gets a copy, so nothing it does can change the game."""
        began = time.perf_counter()
        try:
            return self._bot.choose(game.copy(), budget)
        except Exception as error:
            raise Misplay(self.seat, _raised(error)) from None
        finally:
            self.seconds = time.perf_counter() - began


def _play_move(seat: int, game: Game, move: object) -> list[Event]:
    if not isinstance(move, Move):
        raise Misplay(seat, f"answered {shortened(move)}, which is no move")
    try:
        return game.play(move)
    except Exception as error:  # a hand-made move may have any values
        raise Misplay(seat, f"played {shortened(str(move))}: {error}") from None


def _raised(error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"raised {type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"


class Notes:
    """What is recorded while a game is played."""

    def __init__(self, game: Game) -> None:
        """Start from a game that has just been set up."""
        self._players = len(game.players)
        self._decisions = [0] * self._players
        self._seconds = [0.0] * self._players
        self._towns: list[list[str]] = [[] for _ in game.players]
        self._influence: list[tuple[int, ...]] = []
        self._turn = game.turn
        self._open(game.setup_events)

    def take(self, game: Game, seat: int, seconds: float, events: Sequence[Event]) -> None:
        """Record a decision that has just been played."""
        self._decisions[seat] += 1
        self._seconds[seat] += seconds
        if not self._turn:
            self._open(events)
        elif game.turn > self._turn or game.over:
            self._influence.append(self._influence_in(game))
        self._turn = game.turn

    def _open(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, FranchiseOpened):
                self._towns[event.seat].append(event.place)

    def _influence_in(self, game: Game) -> tuple[int, ...]:
        return tuple(game.position.states["influence"][0, : self._players].tolist())

    def result(self, match: Match, game: Game) -> GameResult:
        """Return the result of a game that is over."""
        result = game.result
        assert result is not None
        moves = "\n".join(map(str, game.moves))
        return GameResult(
            number=match.number,
            seats=match.seats,
            setup_seed=match.setup.seed,
            winners=result.winners,
            influence=result.influence,
            towns=result.towns,
            turns=game.turn,
            end=result.end,
            decisions=tuple(self._decisions),
            seconds=tuple(round(seconds, 6) for seconds in self._seconds),
            starting_towns=tuple(map(tuple, self._towns)),
            influence_by_turn=tuple(self._influence),
            moves_hash=hashlib.sha256(moves.encode()).hexdigest()[:16],
            record=game.record() if match.recorded else None,
        )
