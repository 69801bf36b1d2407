"""Fits the figures that reviews go by: `python -m study.review --help`.

Bots of mixed levels play games, each of which is reviewed at the quick depth. Games are kept as they come:
the same command goes on where it was stopped. From all of them are worked out, and written to the package:

- the sharpness and what the share of the one to move counts: the power and the factor that make the best
  forecasts of the shares that a search expects (the least mean logarithmic loss of who won, a shared victory
  in parts);
- from which loss on a turn is a slip, a mistake or a blunder: the losses that 95, 98 and 99.5 of 100 turns of
  the level `expert` stay below;
- what part of what was at stake the level `newcomer` loses, by number of players: accuracy is measured by it.
"""

import argparse
import json
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from franchise.arena.match import Failure
from franchise.arena.workers import Workers, play_tasks
from franchise.bots import BOTS, Budget, whole_turn
from franchise.game.game import Game
from franchise.review.accuracy import lost_of_stake
from franchise.review.depth import QUICK
from franchise.review.fitted import fitted
from franchise.review.looking import look_at
from franchise.review.turns import turns_of
from study.running import add_workers, chosen_workers

SEED = 18
PLAYERS = (2, 3, 4, 5)
LEVELS = ("newcomer", "regular", "rival", "expert")
REFERENCE, QUANTILES = "expert", {"slip": 0.95, "mistake": 0.98, "blunder": 0.995}
SHARPNESSES = [step / 10 for step in range(8, 36)]
TO_MOVE = [step / 20 for step in range(6, 23)]
LEAST = 1e-4
FITTED = Path(__file__).parents[1] / "src" / "franchise" / "review" / "fitted.json"

Row = dict[str, Any]


@dataclass(frozen=True)
class ReviewedGame:
    """A game to be played and reviewed."""

    number: int

    def play(self) -> Row:
        """Play it, review it, and keep what the fit needs."""
        chance = random.Random(f"{SEED}/{self.number}")
        players = PLAYERS[self.number % len(PLAYERS)]
        levels = [chance.choice(LEVELS) for _ in range(players)]
        game = _dealt(players, self.number, chance)
        bots = [BOTS[level](seed=chance.randrange(2**31)) for level in levels]
        while not game.over:
            assert game.actor is not None
            for move in whole_turn(bots[game.actor], game, Budget()):
                game.play(move)
        turns = turns_of(game)
        looks = [look_at(game, turns, number, QUICK.simulations) for number in range(len(turns) + 1)]
        return {
            "number": self.number,
            "levels": levels,
            "sharpness": fitted().sharpness,
            "to_move": fitted().to_move,
            "seats": [turn.seat for turn in turns],
            "chances": [look.chances for look in looks],
            "after_best": [look.after_best for look in looks[:-1]],
        }


def _dealt(players: int, number: int, chance: random.Random) -> Game:
    """Deal a game; every other one has something of the mini-expansions."""
    options: dict[str, Any] = {"city_tiles": chance.choice(["printed", "random"])}
    if number // len(PLAYERS) % 2:
        options |= {"milestones": chance.random() < 0.7, "boom": chance.random() < 0.7}
        options |= {"region_tiles": "random", "region_pool": chance.choice(["printed", "mixed", "new"])}
    return Game.new(list("ABCDE"[:players]), seed=number, **options)


def played(directory: Path, games: int, jobs: int | Workers) -> list[Row]:
    """Return so many games, and play those that are missing."""
    directory.mkdir(parents=True, exist_ok=True)
    file = directory / "games.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    rows = {row["number"]: row for row in map(json.loads, lines)}
    missing = [ReviewedGame(number) for number in range(games) if number not in rows]
    with file.open("a", encoding="utf-8") as stream, closing(play_tasks(missing, jobs)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, Failure):
                raise RuntimeError(f"game {outcome.number}: {outcome.message}")
            rows[outcome["number"]] = outcome
            stream.write(json.dumps(outcome) + "\n")
            stream.flush()
            print(f"{len(rows)} of {games} games", end="\r", flush=True)
    return [rows[number] for number in range(games)]


# --- the fit ---


@dataclass(frozen=True)
class Calibration:
    """How shares become chances."""

    sharpness: float
    to_move: float

    def chances(self, row: Row, chances: Sequence[float], number: int) -> list[float]:
        """Return the chances that a look of a game would have had by this, at the turn of this number."""
        mover = row["seats"][number]
        power = self.sharpness / row["sharpness"]
        weights = [
            (max(chance, LEAST) / (row.get("to_move", 1.0) if seat == mover else 1)) ** power
            * (self.to_move if seat == mover else 1)
            for seat, chance in enumerate(chances)
        ]
        return [weight / sum(weights) for weight in weights]

    def error(self, rows: Iterable[Row]) -> float:
        """Return the mean logarithmic loss of all forecasts of games, each game with the same weight."""
        losses = []
        for row in rows:
            outcome = row["chances"][-1]
            forecasts = [
                self.chances(row, row["chances"][number], number) for number in range(len(row["seats"]))
            ]
            losses.append(
                fmean(
                    -sum(share * math.log(chance) for share, chance in zip(outcome, forecast, strict=True))
                    for forecast in forecasts
                )
            )
        return fmean(losses)


@dataclass(frozen=True)
class Loss:
    """What a turn lost."""

    players: int
    level: str
    best: float
    loss: float


def losses_of(rows: Iterable[Row], calibration: Calibration) -> Iterator[list[Loss]]:
    """List the losses of each player of each game, with chances by this calibration."""
    for row in rows:
        players, last = len(row["levels"]), len(row["seats"])
        by_seat: list[list[Loss]] = [[] for _ in range(players)]
        for number, seat in enumerate(row["seats"]):
            after = row["chances"][number + 1]
            if number + 1 < last:
                after = calibration.chances(row, after, number + 1)
            best = row["after_best"][number]
            if best is None:
                best = after
            elif max(best) < 1 and number + 1 < last:
                best = calibration.chances(row, best, number + 1)
            most = max(after[seat], best[seat])
            by_seat[seat].append(Loss(players, row["levels"][seat], most, most - after[seat]))
        yield from by_seat


def quantile(values: Iterable[float], share: float) -> float:
    """Return the value that this share of all stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def fit(rows: list[Row]) -> dict[str, Any]:
    """Work out the figures."""
    tried = [Calibration(sharpness, to_move) for sharpness in SHARPNESSES for to_move in TO_MOVE]
    some = rows[:: max(1, len(rows) // 80)]
    likely = sorted(tried, key=lambda one: one.error(some))[:12]
    best = min(likely, key=lambda one: one.error(rows))
    games = list(losses_of(rows, best))
    reference = [loss.loss for game in games for loss in game if loss.level == REFERENCE]
    newcomer = {}
    for players in PLAYERS:
        own = [
            (loss.best, loss.loss)
            for game in games
            for loss in game
            if loss.level == "newcomer" and loss.players == players
        ]
        newcomer[str(players)] = round(lost_of_stake(own) or 0.0, 4)
    return {
        "sharpness": best.sharpness,
        "to_move": best.to_move,
        "judgements": {name: round(quantile(reference, share), 3) for name, share in QUANTILES.items()},
        "newcomer": newcomer,
    }


def tables(rows: list[Row], figures: dict[str, Any]) -> str:
    """Show how often each level slips, and how accurate it is."""
    games = list(losses_of(rows, Calibration(figures["sharpness"], figures["to_move"])))
    judgements = figures["judgements"]
    lines = ["| level | turns | slips | mistakes | blunders | accuracy with 2 | 3 | 4 | 5 players |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for level in LEVELS:
        losses = [loss.loss for game in games for loss in game if loss.level == level]
        steps = [*judgements.values(), 2.0]
        shares = [sum(low <= loss < high for loss in losses) / len(losses) for low, high in pairwise(steps)]
        accuracies = [_accuracy(games, level, players, figures["newcomer"]) for players in PLAYERS]
        lines.append(
            f"| `{level}` | {len(losses):,} | "
            + " | ".join([*(f"{share:.1%}" for share in shares), *accuracies])
            + " |"
        )
    return "\n".join(lines)


def _accuracy(games: list[list[Loss]], level: str, players: int, newcomer: dict[str, float]) -> str:
    rates = [
        lost_of_stake((loss.best, loss.loss) for loss in game)
        for game in games
        if game and game[0].level == level and game[0].players == players
    ]
    found = sorted(100 * 0.5 ** (rate / newcomer[str(players)]) for rate in rates if rate is not None)
    return f"{found[len(found) // 2]:.0f}" if found else "–"


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("directory", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=400)
    add_workers(parser)
    parser.add_argument("--write", action="store_true", help="write the figures to the package")
    arguments = parser.parse_args()
    rows = played(arguments.directory, arguments.games, chosen_workers(arguments))
    figures = fit(rows)
    figures["fitted to"] = f"{len(rows)} games, {sum(len(row['seats']) for row in rows)} turns, seed {SEED}"
    print(json.dumps(figures, indent=1))
    print(tables(rows, figures))
    if arguments.write:
        FITTED.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
