"""A tournament: every seat order equally often, the same games from the same seed."""

import hashlib
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from pathlib import Path
from typing import Any

from franchise.arena.match import Failure, Match, warm_up
from franchise.arena.results import GameResult, ResultsFile
from franchise.arena.schedule import Order, seat_orders, seed_for
from franchise.arena.workers import Workers, play_tasks
from franchise.bots import BotChoice
from franchise.game.dealing import SEEDS
from franchise.game.errors import FranchiseError, Malformed
from franchise.game.game import Game
from franchise.game.options import RuleOptions
from franchise.game.record import RULES
from franchise.game.setup import check_players


class BotFailed(FranchiseError):
    """A bot raised or played an illegal move; the message says which bot and which game."""


@dataclass(frozen=True)
class Tournament:
    """Entrants, the rules they play by and a seed: these define every game.

    >>> tournament = Tournament.of("random", "random", start="introductory")
    >>> [(result.number, result.seats) for result in tournament.play(4)]
    [(1, (0, 1)), (2, (1, 0)), (3, (0, 1)), (4, (1, 0))]
    """

    entrants: tuple[BotChoice, ...]
    """As many as there are players in a game."""
    options: RuleOptions = field(default_factory=RuleOptions)
    seed: int = 1
    seconds: float | tuple[float, ...] | None = None
    """How long a bot may think about a turn, all of them or each; None leaves it to the bots' settings."""

    def __post_init__(self) -> None:
        """Raise `Malformed` if it cannot be played."""
        check_players(len(self.entrants))
        if not 0 <= self.seed < SEEDS:
            raise Malformed(f"seed: expected 0 to {SEEDS - 1}, got {self.seed}")
        if isinstance(self.seconds, tuple) and len(self.seconds) != len(self.entrants):
            raise Malformed(
                f"seconds: expected one number, or one for each of {len(self.entrants)} bots, "
                f"got {len(self.seconds)}"
            )
        for seconds in self.seconds_by_entrant:
            if seconds is not None and not (seconds > 0 and isfinite(seconds)):
                raise Malformed(f"seconds: expected more than 0, got {seconds}")
        self.match(1)

    @property
    def seconds_by_entrant(self) -> tuple[float | None, ...]:
        """Return how long each bot may think about a turn."""
        if isinstance(self.seconds, tuple):
            return self.seconds
        return (self.seconds,) * len(self.entrants)

    @staticmethod
    def of(
        *bots: str, seed: int = 1, seconds: float | tuple[float, ...] | None = None, **options: Any
    ) -> "Tournament":
        """Make a tournament from bots as text and the options of `RuleOptions`."""
        return Tournament(tuple(map(BotChoice.parse, bots)), RuleOptions(**options), seed, seconds)

    # --- the schedule ---

    @cached_property
    def orders(self) -> list[list[Order]]:
        """Return the seat orders of the bots; a block of games has each of them once."""
        return seat_orders(list(zip(self.entrants, self.seconds_by_entrant, strict=True)))

    def match(self, number: int, *, recorded: bool = False) -> Match:
        """Return a game by its number, from 1. The games of a block are played on the same deal."""
        block, place = divmod(number - 1, len(self.orders))
        same_bots = self.orders[place]
        seats = same_bots[block % len(same_bots)]
        deal = seed_for(self.seed, block + 1, "deal") if self.options.left_to_chance else None
        return Match(
            number,
            seats,
            bots=tuple(self.entrants[entrant] for entrant in seats),
            seeds=tuple(seed_for(self.seed, number, f"bot/{entrant}") for entrant in seats),
            setup=self.options.deal(len(seats), deal),
            seconds=tuple(self.seconds_by_entrant[entrant] for entrant in seats),
            recorded=recorded,
        )

    def header(self) -> dict[str, Any]:
        """Return everything that defines the games, as the results file has it."""
        header = {
            "rules": RULES,
            "entrants": [str(entrant) for entrant in self.entrants],
            "seed": self.seed,
            "seconds": list(self.seconds) if isinstance(self.seconds, tuple) else self.seconds,
            "options": self.options.arguments(),
        }
        files = sorted({entrant.file for entrant in self.entrants if entrant.file is not None})
        return header | {f"the file {file}": _hash(file) for file in files}

    # --- playing ---

    def prepare(self) -> None:
        """Compile what the built-in bots need, so that several processes do not each do it."""
        for bot in self.entrants:
            warm_up(bot)

    def play(
        self,
        games: int,
        *,
        jobs: int | Workers = 1,
        results: Path | None = None,
        records: Path | None = None,
    ) -> Generator[GameResult, None, None]:
        """Play the games from 1 to `games`, yielding results as they come; raise `BotFailed` if a bot fails.

        `results` is a file to keep them in: games that it already has are yielded without being played.
        `records` is a directory for the records of the games. With several jobs the results come in any
        order, and your program needs `if __name__ == "__main__":`, because each process imports it. Instead
        of a number of jobs, `franchise.cluster.Cluster` can be given.
        """
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        file = ResultsFile(results, self.header()) if results is not None else None
        return self._play(range(1, games + 1), jobs, file, records)

    def _play(
        self, numbers: range, jobs: int | Workers, file: ResultsFile | None, records: Path | None
    ) -> Generator[GameResult, None, None]:
        kept = file.games if file is not None else {}
        yield from (kept[number] for number in numbers if number in kept)
        recorded = records is not None
        matches = [self.match(number, recorded=recorded) for number in numbers if number not in kept]
        if isinstance(jobs, int) and jobs > 1 and len(matches) > 1:
            self.prepare()
        with closing(play_tasks(matches, jobs)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failure):
                    unfinished = _keep_record(outcome, records, "-unfinished")
                    so_far = f"; the game so far is in {unfinished}" if unfinished else ""
                    raise BotFailed(f"game {outcome.number} of seed {self.seed}: {outcome.message}{so_far}")
                _keep_record(outcome, records)
                if file is not None:
                    file.add(outcome)
                yield outcome


def _keep_record(outcome: GameResult | Failure, records: Path | None, ending: str = "") -> Path | None:
    """Write the record of a game to its directory, if both are there, and return the file."""
    if records is None or outcome.record is None:
        return None
    path = records / f"game-{outcome.number:05}{ending}.json"
    Game.from_record(outcome.record).save(path)
    return path


def _hash(file: str) -> str:
    """Identify the version of a user's bot: results of two versions must not be mixed."""
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]
