"""A training: generations of self-play, each played by the network of the one before, each followed by a fit.

Everything is kept in a directory and done once: an interrupted training continues where it stopped.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from franchise.arena.match import Failure
from franchise.arena.workers import play_tasks
from franchise.bots.network import read_network, write_network
from franchise.bots.search import RANDOM_GAMES, Method
from franchise.game.errors import FranchiseError, Malformed
from franchise.kernel.records import Record
from franchise.training.data import BATCH, Batch, read_positions
from franchise.training.fit import Errors, fit, random_network
from franchise.training.self_play import compile_training

EXPLORATION = 0.2
"""Wider than when playing to win, so that more kinds of positions are seen."""
CANDIDATES = 3
"""How many networks are fitted; the one that does best on the held-out games is kept."""
HELD_OUT = 20
"""One of this many files of games is held out."""


Progress = Callable[[int, Literal["games", "fit"], int, int], None]
"""Is told the generation, what is being done, how much of it is done, and how much there is."""


class TrainingFailed(FranchiseError):
    """A playing process died; what had been played is kept."""


@dataclass(frozen=True)
class TrainingPlan:
    """What defines a training: the same plan gives the same weights on the same machine."""

    seed: int = 1
    generations: int = 3
    """The first plays by random games, the others by the network before them."""
    games: int = 5_000
    """In each generation but the first, which has half."""
    simulations: int = 300
    """For a whole turn; four times as many with two players."""
    epochs: int = 12

    def batches(self, generation: int) -> int:
        """Count the files of a generation."""
        games = self.games if generation else self.games // 2
        return max(2, -(-games // BATCH))


@dataclass(frozen=True)
class Generation:
    """What came out of a generation."""

    number: int
    games: int
    positions: int
    errors: Errors


class Training:
    """A training in a directory."""

    def __init__(self, directory: Path, plan: TrainingPlan) -> None:
        """Start in an empty directory, or continue; raise `Malformed` if another plan was started there."""
        self.directory, self.plan = directory, plan
        directory.mkdir(parents=True, exist_ok=True)
        file = directory / "plan.json"
        if file.exists():
            begun = _read_plan(file)
            for name, value in asdict(plan).items():
                if begun.get(name) != value:
                    raise Malformed(f"was begun with {name}={begun.get(name)}, not {value}")
        else:
            file.write_text(json.dumps(asdict(plan), indent=1) + "\n", "utf-8")

    @property
    def weights(self) -> Path:
        """Return the file of the last generation's weights."""
        return self._directory(self.plan.generations - 1) / "weights.json"

    def run(self, jobs: int, progress: Progress) -> Iterator[Generation]:
        """Do what is left, reporting each file of games and each epoch of a fit."""
        compile_training()
        for generation in range(self.plan.generations):
            weights = self._directory(generation) / "weights.json"
            if not weights.exists():
                self._directory(generation).mkdir(exist_ok=True)
                self._play(generation, jobs, progress)
                self._learn(generation, weights, progress)
            yield _generation(generation, json.loads(weights.read_text("utf-8"))["training"])

    def _directory(self, generation: int) -> Path:
        return self.directory / f"generation-{generation}"

    def _files(self, generation: int) -> list[Path]:
        count = self.plan.batches(generation)
        return [self._directory(generation) / f"games-{number:04}.npz" for number in range(count)]

    def _method(self, generation: int) -> Method:
        if generation == 0:
            return RANDOM_GAMES
        return Method(self._network(generation - 1), EXPLORATION, caution=0.0)

    def _network(self, generation: int) -> Record:
        return read_network((self._directory(generation) / "weights.json").read_text("utf-8"))

    def _play(self, generation: int, jobs: int, progress: Progress) -> None:
        method, files = self._method(generation), self._files(generation)
        batches = [
            Batch(number, self.plan.seed, generation, method, self.plan.simulations, file)
            for number, file in enumerate(files)
            if not file.exists()
        ]
        done = len(files) - len(batches)
        progress(generation, "games", done, len(files))
        with closing(play_tasks(batches, jobs)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failure):
                    raise TrainingFailed(f"{files[outcome.number]}: {outcome.message}")
                done += 1
                progress(generation, "games", done, len(files))

    def _learn(self, generation: int, weights: Path, progress: Progress) -> None:
        """Fit networks to all games so far; those held out are from this generation."""
        own = self._files(generation)
        held_out = own[::HELD_OUT]
        files = [file for earlier in range(generation) for file in self._files(earlier)]
        files += [file for file in own if file not in held_out]
        positions, test = read_positions(files), read_positions(held_out)
        began = time.perf_counter()
        epochs, candidates = self.plan.epochs, []
        for number in range(CANDIDATES):

            def show(epoch: int, done: int = number * epochs) -> None:
                progress(generation, "fit", done + epoch, CANDIDATES * epochs)

            seed = generation * CANDIDATES + number
            candidates.append(fit(random_network(seed), positions, test, epochs=epochs, seed=seed, show=show))
        network, errors = min(candidates, key=lambda candidate: candidate[1].result)
        figures: dict[str, Any] = {
            "plan": asdict(self.plan),
            "generation": generation,
            "games": len(own) * BATCH,
            "positions": len(positions),
            "positions_held_out": len(test),
            "error_of_results": round(errors.result, 4),
            "error_of_influence": round(errors.influence, 2),
            "error_of_results_of_candidates": [round(other.result, 4) for _, other in candidates],
            "seconds_of_fit": round(time.perf_counter() - began, 1),
        }
        write_network(weights, network, figures)


def _read_plan(file: Path) -> dict[str, Any]:
    try:
        plan = json.loads(file.read_text("utf-8"))
    except ValueError:
        plan = None
    if not isinstance(plan, dict):
        raise Malformed(f"{file.name}: expected the plan of a training")
    return plan


def _generation(number: int, figures: dict[str, Any]) -> Generation:
    errors = Errors(figures["error_of_results"], figures["error_of_influence"])
    return Generation(number, figures["games"], figures["positions"], errors)
