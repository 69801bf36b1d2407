"""A training: generations of self-play, each played by the network of the one before, each followed by a fit.

The first is played by given weights or, without any, by random games. Everything is kept in a directory and
done once: an interrupted training continues where it stopped.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from franchise.arena.match import Failure
from franchise.arena.workers import Workers, play_tasks
from franchise.bots.network import read_network, write_network
from franchise.bots.search import RANDOM_GAMES, Method
from franchise.game.errors import FranchiseError, Malformed
from franchise.kernel.records import Record
from franchise.training.data import compile_training, read_choices, read_positions
from franchise.training.fit import RATE, Errors, fit, fit_choices, random_network
from franchise.training.games import write_games
from franchise.training.self_play import BATCH, Batch

EXPLORATION = 0.2
CANDIDATES = 3
"""How many networks are fitted, one from the weights before; the best on the held-out games is kept."""
RATE_AGAIN = 3e-4
"""How fast a network learns that has learned before."""
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
    """The first plays by given weights or random games, the others by the network before them."""
    games: int = 5_000
    """In each generation."""
    simulations: int = 400
    """For a whole turn; three times as many with two players."""
    epochs: int = 12

    @property
    def batches(self) -> int:
        """Count the files of a generation."""
        return max(2, -(-self.games // BATCH))


@dataclass(frozen=True)
class Generation:
    """What came out of a generation."""

    number: int
    games: int
    positions: int
    errors: Errors


class Training:
    """A training in a directory."""

    def __init__(self, directory: Path, plan: TrainingPlan, start: Path | None = None) -> None:
        """Start in an empty directory, or continue; raise `Malformed` if another plan was started there.

        The weights to start from are copied there.
        """
        self.directory, self.plan = directory, plan
        directory.mkdir(parents=True, exist_ok=True)
        file = directory / "plan.json"
        if start is not None and not file.exists():
            text = start.read_text("utf-8")
            _read_weights(start.name, text)
            self._start.write_text(text, "utf-8")
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

    @property
    def _start(self) -> Path:
        """Return the file of the weights that the first generation plays with, if there are any."""
        return self.directory / "start.json"

    def run(self, jobs: int | Workers, progress: Progress) -> Iterator[Generation]:
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
        directory = self._directory(generation)
        return [directory / f"games-{number:05}.npz" for number in range(self.plan.batches)]

    def _method(self, generation: int) -> Method:
        before = self._before(generation)
        return RANDOM_GAMES if before is None else Method(before, EXPLORATION, caution=0.0)

    def _before(self, generation: int) -> Record | None:
        """Return the network that plays a generation; None: random games do."""
        file = self._directory(generation - 1) / "weights.json" if generation else self._start
        return _read_weights(file.name, file.read_text("utf-8")) if file.exists() else None

    def _play(self, generation: int, jobs: int | Workers, progress: Progress) -> None:
        method, files = self._method(generation), self._files(generation)
        batches = [
            Batch(number, self.plan.seed, generation, method, self.plan.simulations)
            for number, file in enumerate(files)
            if not file.exists()
        ]
        done = len(files) - len(batches)
        progress(generation, "games", done, len(files))
        with closing(play_tasks(batches, jobs)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failure):
                    raise TrainingFailed(f"{files[outcome.number]}: {outcome.message}")
                write_games(files[outcome.number], outcome.games)
                done += 1
                progress(generation, "games", done, len(files))

    def _learn(self, generation: int, weights: Path, progress: Progress) -> None:
        """Fit networks to all games so far; those held out are from this generation.

        What tells likely moves is learned from this generation alone: it knows best.
        """
        own = self._files(generation)
        held_out = own[::HELD_OUT]
        kept = [file for file in own if file not in held_out]
        earlier = [file for number in range(generation) for file in self._files(number)]
        positions, test = read_positions([*earlier, *kept]), read_positions(held_out)
        began = time.perf_counter()
        epochs, candidates = self.plan.epochs, []
        before = self._before(generation)
        for number in range(CANDIDATES):

            def show(epoch: int, done: int = number * epochs) -> None:
                progress(generation, "fit", done + epoch, CANDIDATES * epochs)

            seed = generation * CANDIDATES + number
            again = number == 0 and before is not None
            begin, rate = (before, RATE_AGAIN) if again else (random_network(seed), RATE)
            assert begin is not None
            candidates.append(fit(begin, positions, test, epochs=epochs, seed=seed, rate=rate, show=show))
        network, errors = min(candidates, key=lambda candidate: candidate[1].result)
        choices, choices_held_out = read_choices(kept), read_choices(held_out)
        network, error_of_choices = fit_choices(
            network, choices, choices_held_out, epochs=epochs, seed=generation
        )
        figures: dict[str, Any] = {
            "plan": asdict(self.plan),
            "generation": generation,
            "games": len(own) * BATCH,
            "positions": len(positions),
            "positions_held_out": len(test),
            "error_of_results": round(errors.result, 4),
            "error_of_influence": round(errors.influence, 2),
            "error_of_results_of_candidates": [round(other.result, 4) for _, other in candidates],
            "choices": len(choices),
            "error_of_choices": round(error_of_choices, 4),
            "seconds_of_fit": round(time.perf_counter() - began, 1),
        }
        write_network(weights, network, figures)


def _read_weights(name: str, text: str) -> Record:
    try:
        return read_network(text)
    except (KeyError, TypeError, ValueError) as error:
        raise Malformed(f"{name}: expected weights of this version ({error})") from None


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
