"""Studies whether an analysis depends on its seed: `python -m study.stability --help`.

Positions of the games of `study.calibration` are analysed with ten seeds. They agree if all name the same
best turn, or if the chances of whoever moves lie close together. What was analysed is kept.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from franchise.bots import Budget, analyse
from franchise.bots.heads import trained_heads
from franchise.bots.places import progress_of
from franchise.training.forecasts import watch
from franchise.training.games import PlayedGame
from study.calibration import PLAYERS, SIMULATIONS, Study, rows_in_thirds
from study.running import Row, Run, add_workers, chosen_workers

SEEDS = 10
CLOSE = 0.02


@dataclass(frozen=True)
class Position:
    """A position of a game that is analysed again and again."""

    number: int
    game: PlayedGame
    simulations: int

    def play(self) -> Row:
        """Analyse it with each seed: the first third of the first game, the second of the next, and so on."""
        watched = watch(self.game.start().position, self.game.moves)
        row = rows_in_thirds(watched, self.number)[self.number % 3]
        game = self.game.start()
        for code in self.game.moves[: watched.moves[row]]:
            game.play(game.position.move(code))
        turns, expected = [], []
        for seed in range(SEEDS):
            best = analyse(game, Budget(simulations=self.simulations), turns=1, seed=seed).turns[0]
            turns.append(" ".join(map(str, best.moves)))
            expected.append([round(share, 4) for share in best.expected])
        progress = round(float(progress_of(game.position.states)[0]), 4)
        return {"number": self.number, "actor": game.actor, "progress": progress, "turns": turns} | {
            "expected": expected
        }


def _spread(row: Row, simulations: int) -> float:
    """Return how far apart the chances of whoever moves lie."""
    expected = np.array(row["expected"])
    progress = np.full(len(expected), row["progress"])
    chances = trained_heads().chances(expected, expected.shape[1], progress, simulations)[:, row["actor"]]
    return float(chances.max() - chances.min())


def main() -> None:
    """Analyse what is missing, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m study.stability", description=__doc__)
    parser.add_argument("--positions", type=int, default=50, help="for each number of players (%(default)s)")
    parser.add_argument("--simulations", type=int, default=20_000, help="of an analysis (%(default)s)")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS, choices=PLAYERS)
    add_workers(parser)
    parser.add_argument("--results", type=Path, default=Path("build/calibration"), help="what was played")
    arguments = parser.parse_args()
    run = Run(arguments.results, chosen_workers(arguments))
    study = Study(run, arguments.positions, tuple(arguments.players), SIMULATIONS)
    print("| players | positions | same turn | or within 0.02 | widest |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    for players in study.players:
        tasks = [
            Position(number, game, arguments.simulations) for number, game in enumerate(study.played(players))
        ]
        rows = list(run.rows(f"stability-{players}-{arguments.simulations}.jsonl", tasks))
        same = [len(set(row["turns"])) == 1 for row in rows]
        spread = [_spread(row, arguments.simulations) for row in rows]
        agree = sum(one or apart <= CLOSE for one, apart in zip(same, spread, strict=True))
        print(f"| {players} | {len(rows)} | {sum(same)} | {agree} | {max(spread):.2f} |", flush=True)


if __name__ == "__main__":
    main()
