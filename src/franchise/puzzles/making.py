"""Makes puzzles, game by game in several processes, and keeps them in a directory to go on from."""

import json
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from franchise.arena.match import Failure
from franchise.arena.workers import Workers, play_tasks
from franchise.game.errors import FranchiseError, Malformed, shortened
from franchise.game.record import RULES
from franchise.puzzles.finding import Effort, Finder, Tally
from franchise.puzzles.games import play_game, read_finished
from franchise.puzzles.puzzle import THEMES, Puzzle, Theme, write_puzzles


class MakingFailed(FranchiseError):
    """A process died; what had been found is kept."""


@dataclass(frozen=True)
class Plan:
    """What defines the puzzles that are found, besides the number of games."""

    seed: int = 1
    effort: Effort = field(default_factory=Effort)
    records: tuple[str, ...] = ()
    """The files of games to look into; without any, bots play them."""
    themes: tuple[Theme, ...] = THEMES
    ends_only: bool = False
    """Whether only positions are looked at in which a turn can win at once."""

    def header(self) -> dict[str, Any]:
        """Return the plan as the file has it."""
        return {"rules": RULES, **asdict(self), "records": list(self.records), "themes": list(self.themes)}


@dataclass(frozen=True)
class Searched:
    """What was found in a game."""

    number: int
    """Counted from 0."""
    seconds: float
    steps: dict[str, int]
    """How many positions were looked at, at which step they were dropped, and how many are puzzles."""
    spent: dict[str, float]
    """The seconds that those took."""
    puzzles: tuple[Puzzle, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the fields as the file has them."""
        return {
            "number": self.number,
            "seconds": self.seconds,
            "steps": self.steps,
            "spent": self.spent,
            "puzzles": [puzzle.as_json() for puzzle in self.puzzles],
        }

    @classmethod
    def from_json(cls, value: Any) -> "Searched":
        """Read the fields."""
        puzzles = tuple(map(Puzzle.from_json, value["puzzles"]))
        return cls(value["number"], value["seconds"], value["steps"], value["spent"], puzzles)


@dataclass(frozen=True)
class Search:
    """A game to be looked into, by any process."""

    number: int
    plan: Plan
    record: bytes | None = None
    """The content of the record's file, where games are not played but read."""

    def play(self) -> Searched:
        """Play the game or read it, and look for puzzles."""
        began = time.perf_counter()
        plan, tally = self.plan, Tally()
        if self.record is not None:
            game = read_finished(Path(plan.records[self.number]), self.record)
        else:
            game = play_game(plan.seed, self.number)
        chance = np.random.default_rng((plan.seed, self.number, 1))
        puzzles = tuple(_finder(plan.effort, plan.themes, plan.ends_only).find(game, chance, tally))
        spent = {step: round(seconds, 3) for step, seconds in tally.seconds.items()}
        return Searched(self.number, round(time.perf_counter() - began, 1), dict(tally.steps), spent, puzzles)


@cache
def _finder(effort: Effort, themes: tuple[Theme, ...], ends_only: bool) -> Finder:
    return Finder(effort, themes, ends_only)


class Making:
    """Looks for puzzles and keeps what was found in a directory."""

    def __init__(self, directory: Path, plan: Plan) -> None:
        """Begin in an empty directory, or go on; raise `Malformed` if another plan was begun there."""
        self._plan = plan
        self._games, self._file = directory / "games.jsonl", directory / "puzzles.jsonl"
        self.searched: dict[int, Searched] = {}
        directory.mkdir(parents=True, exist_ok=True)
        self._open()

    @property
    def file(self) -> Path:
        """Return the file of the puzzles."""
        return self._file

    def puzzles(self) -> list[Puzzle]:
        """Return what was found so far, in the order of the games; a position counts once."""
        found = (puzzle for number in sorted(self.searched) for puzzle in self.searched[number].puzzles)
        return list({puzzle.id: puzzle for puzzle in found}.values())

    def tally(self) -> Tally:
        """Return how many positions were looked at, where they were dropped, and how long that took."""
        total = Tally()
        for searched in self.searched.values():
            total.steps.update(searched.steps)
            for step, seconds in searched.spent.items():
                total.seconds[step] += seconds
        return total

    def run(self, games: int, jobs: int | Workers) -> Iterator[Searched]:
        """Look into the games up to this number that are left, and yield what each gave."""
        numbers = range(min(games, len(self._plan.records)) if self._plan.records else games)
        tasks = [self._search(number) for number in numbers if number not in self.searched]
        with closing(play_tasks(tasks, jobs)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failure):
                    raise MakingFailed(f"game {outcome.number}: {outcome.message}")
                self.searched[outcome.number] = outcome
                with self._games.open("ab") as file:
                    file.write(_line(outcome.as_json()))
                if outcome.puzzles:
                    write_puzzles(self.puzzles(), self._file)
                yield outcome

    def _search(self, number: int) -> Search:
        files = self._plan.records
        return Search(number, self._plan, Path(files[number]).read_bytes() if files else None)

    def _open(self) -> None:
        header = _line(self._plan.header())
        data = self._games.read_bytes() if self._games.exists() else b""
        complete, _, cut_off = data.rpartition(b"\n")
        if not complete:
            self._games.write_bytes(header)
            write_puzzles([], self._file)
            return
        first, *lines = complete.split(b"\n")
        if first + b"\n" != header:
            raise Malformed(
                f"{self._games.name}: was begun with {shortened(first.decode(errors='replace'))}; "
                "choose another directory"
            )
        for number, line in enumerate(lines, 2):
            try:
                searched = Searched.from_json(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise Malformed(f"{self._games.name}: line {number}: {error}") from None
            self.searched[searched.number] = searched
        if cut_off:
            with self._games.open("r+b") as file:
                file.truncate(len(data) - len(cut_off))
        write_puzzles(self.puzzles(), self._file)


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
