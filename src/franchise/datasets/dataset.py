"""A dataset in a directory: games are appended in their order, positions are worked out from them.

What was played is never played again: an interrupted dataset goes on where it stopped, and comes out the same
to the byte, with any number of processes.
"""

import json
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

from franchise.arena.match import Failure
from franchise.arena.workers import Workers, play_tasks
from franchise.datasets.datasheet import datasheet
from franchise.datasets.playing import DatasetPlan, PlayedGame
from franchise.datasets.positions import GAMES_OF_FILE, load_pyarrow, write_positions
from franchise.game.errors import FranchiseError, Malformed
from franchise.game.json_files import write_whole

FORMAT = "franchise-dataset/1"


class DatasetFailed(FranchiseError):
    """A bot failed or a process died; what had been played is kept."""


class Dataset:
    """Games that a bot plays against itself, and their positions, in a directory."""

    def __init__(self, directory: Path, plan: DatasetPlan) -> None:
        """Begin in a directory, or go on; raise `Malformed` if another dataset was begun there."""
        self.directory, self.plan = directory, plan
        self._plan_file, self._games = directory / "dataset.json", directory / "games.jsonl"
        self._positions = directory / "positions"
        directory.mkdir(parents=True, exist_ok=True)
        self._check_plan()
        self.played = self._cut_off_what_is_not_whole()
        """How many games there are."""

    def _check_plan(self) -> None:
        header = {"format": FORMAT, **self.plan.header()}
        if not self._plan_file.exists():
            if self._games.exists():
                raise Malformed(f"{self._games.name} is of no dataset; choose another directory")
            write_whole(json.dumps(header, indent=1, ensure_ascii=False) + "\n", self._plan_file)
            return
        try:
            begun = json.loads(self._plan_file.read_bytes())
        except ValueError:
            begun = None
        if not isinstance(begun, dict) or begun.get("format") != FORMAT:
            raise Malformed(f"{self._plan_file.name} is of no dataset; choose another directory")
        for name, value in header.items():
            if begun.get(name) != value:
                was, wanted = (json.dumps(of, ensure_ascii=False) for of in (begun.get(name), value))
                raise Malformed(f"was begun with {name} {was}, not {wanted}; choose another directory")

    def _cut_off_what_is_not_whole(self) -> int:
        """Count the games; drop a line that was interrupted."""
        if not self._games.exists():
            self._games.touch()
        whole = count = 0
        with self._games.open("r+b") as file:
            for count, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    file.truncate(whole)
                    return count - 1
                whole += len(line)
        return count

    def games(self) -> Iterator[PlayedGame]:
        """Read the games, in their order."""
        with self._games.open("rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    game = PlayedGame.from_line(line)
                except Malformed as error:
                    raise Malformed(f"{self._games.name}: line {number} {error}") from None
                if game.number != number:
                    raise Malformed(f"{self._games.name}: expected game {number} in its line")
                yield game

    def play(self, games: int, jobs: int | Workers = 1) -> Generator[PlayedGame, None, None]:
        """Play the games up to this number that are missing, and yield them as they come.

        They are written in their order. With several jobs your program needs `if __name__ == "__main__":`,
        because each process imports it.
        """
        waiting: dict[int, PlayedGame] = {}
        tasks = [self.plan.game(number) for number in range(self.played + 1, games + 1)]
        if tasks and isinstance(jobs, int):
            self.plan.prepare()
        with closing(play_tasks(tasks, jobs)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failure):
                    raise DatasetFailed(f"game {outcome.number}: {outcome.message}")
                waiting[outcome.number] = outcome
                self._append(waiting)
                yield outcome

    def _append(self, waiting: dict[int, PlayedGame]) -> None:
        with self._games.open("ab") as file:
            while (game := waiting.pop(self.played + 1, None)) is not None:
                file.write(game.line())
                self.played += 1

    def write_positions(self, games_of_file: int = GAMES_OF_FILE) -> Iterator[Path]:
        """Write the positions of all games to Parquet files, as far as that is not done, and yield these.

        Raise `NoParquet` where pyarrow is not installed.
        """
        load_pyarrow()
        self._positions.mkdir(exist_ok=True)
        some: list[PlayedGame] = []
        for game in self.games():
            some.append(game)
            if len(some) == games_of_file or game.number == self.played:
                file = self._positions / f"{(game.number - 1) // games_of_file:05}.parquet"
                write_positions(file, some)
                some.clear()
                yield file

    def write_datasheet(self) -> Path:
        """Write down what the dataset is, and what each column says."""
        file = self.directory / "README.md"
        write_whole(datasheet(self.plan, self.games()), file)
        return file
