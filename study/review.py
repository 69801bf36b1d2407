"""Fits the figures that reviews go by: `python -m study.review --help`.

Bots of mixed levels play games, each of which is reviewed at the quick depth. Games are kept as they come:
the same command goes on where it was stopped. What was searched is kept as it was expected, so that chances
follow the calibration of the package (`python -m study.calibration`) without another search. From every other
game for each number of players are worked out:

- from which loss on a turn is a slip, a mistake or a blunder: the losses that 95, 98 and 99.5 of 100 turns of
  the level `expert` stay below;
- what part of what was at stake the level `newcomer` loses, by number of players: accuracy is measured by it.

The others are held out: the tables are of these.
"""

import argparse
import json
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median
from typing import Any

import numpy as np

from franchise.bots import BOTS, Budget, whole_turn
from franchise.bots.heads import trained_heads
from franchise.bots.places import progress_of
from franchise.game.game import Game
from franchise.review.accuracy import lost_of_stake
from franchise.review.chances import Judged, chances_at_end
from franchise.review.depth import QUICK
from franchise.review.looking import judged_at
from franchise.review.turns import turns_of
from study.calibration import weights
from study.running import Row, Run, add_workers, chosen_workers

SEED = 18
PLAYERS = (2, 3, 4, 5)
LEVELS = ("newcomer", "regular", "rival", "expert")
REFERENCE, QUANTILES = "expert", {"slip": 0.95, "mistake": 0.98, "blunder": 0.995}
LEAST = 1e-4
FITTED = Path(__file__).parents[1] / "src" / "franchise" / "review" / "fitted.json"

Seen = list[Any]
"""How far the game was, and by seat the share that a search expected; no progress: what came of it."""


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
        while game.actor is not None:
            for move in whole_turn(bots[game.actor], game, Budget()):
                game.play(move)
        turns, before, best = turns_of(game), [], []
        for turn in turns:
            found, after = judged_at(game, turn, QUICK.simulations)
            start = game.at(turn.start)
            before.append(_seen(start, found))
            start.play_all(found.best)
            best.append(None if after is None else _seen(start, after))
        return {
            "number": self.number,
            "levels": levels,
            "turns": [turn.turn for turn in turns],
            "seats": [turn.seat for turn in turns],
            "before": before,
            "best": best,
            "outcome": chances_at_end(game),
        }


def _dealt(players: int, number: int, chance: random.Random) -> Game:
    """Deal a game; every other one has something of the mini-expansions."""
    options: dict[str, Any] = {"city_tiles": chance.choice(["printed", "random"])}
    if number // len(PLAYERS) // 2 % 2:
        options |= {"milestones": chance.random() < 0.7, "boom": chance.random() < 0.7}
        options |= {"region_tiles": "random", "region_pool": chance.choice(["printed", "mixed", "new"])}
    return Game.new(list("ABCDE"[:players]), seed=number, **options)


def _seen(game: Game, judged: Judged) -> Seen:
    if judged.expected is None:
        return [None, list(judged.chances)]
    progress = float(progress_of(game.position.states)[0])
    return [round(progress, 4), [round(share, 5) for share in judged.expected]]


def chances_of(seen: Seen) -> list[float]:
    """Return the chances that a review would have shown, by the calibration of the package."""
    progress, shares = seen
    if progress is None:
        return list(shares)
    found = trained_heads().chances(np.array([shares]), len(shares), np.array([progress]), QUICK.simulations)
    return [float(chance) for chance in found[0]]


# --- what was lost ---


@dataclass(frozen=True)
class Turn:
    """What a turn lost, and what was foretold before it."""

    players: int
    level: str
    seat: int
    before: Sequence[float]
    best: float
    loss: float


@dataclass(frozen=True)
class Reviewed:
    """A game with chances."""

    turns: tuple[Turn, ...]
    levels: tuple[str, ...]
    outcome: tuple[float, ...]

    def of(self, seat: int) -> list[tuple[float, float]]:
        """List the best chance and the loss of each turn of a player."""
        return [(turn.best, turn.loss) for turn in self.turns if turn.seat == seat]


def reviewed(row: Row) -> Reviewed:
    """Judge the turns of a game."""
    levels, outcome = row["levels"], row["outcome"]
    chances = [*map(chances_of, row["before"]), outcome]
    turns = []
    for number, (seat, best) in enumerate(zip(row["seats"], row["best"], strict=True)):
        after = chances[number + 1][seat]
        most = after if best is None else max(after, chances_of(best)[seat])
        turns.append(Turn(len(levels), levels[seat], seat, chances[number], most, most - after))
    return Reviewed(tuple(turns), tuple(levels), tuple(outcome))


def quantile(values: Iterable[float], share: float) -> float:
    """Return the value that this share of all stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def fit(games: Sequence[Reviewed]) -> dict[str, Any]:
    """Work out the figures."""
    turns = [turn for game in games for turn in game.turns]
    reference = [turn.loss for turn in turns if turn.level == REFERENCE]
    newcomers = {
        players: [
            (turn.best, turn.loss) for turn in turns if (turn.level, turn.players) == ("newcomer", players)
        ]
        for players in PLAYERS
    }
    return {
        "judgements": {name: round(quantile(reference, share), 3) for name, share in QUANTILES.items()},
        "newcomer": {str(players): round(lost_of_stake(own) or 0.0, 4) for players, own in newcomers.items()},
    }


# --- how it turns out ---


def tables(games: Sequence[Reviewed], figures: dict[str, Any]) -> Iterator[str]:
    """Show how often each level slips, how accurate it is, and whether chances come true."""
    yield "| level | turns | slips | mistakes | blunders | accuracy with 2 | 3 | 4 | 5 players |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for level in LEVELS:
        losses = [turn.loss for game in games for turn in game.turns if turn.level == level]
        steps = [*figures["judgements"].values(), 2.0]
        shares = [sum(low <= loss < high for loss in losses) / len(losses) for low, high in pairwise(steps)]
        cells = [*(f"{share:.1%}" for share in shares)]
        cells += [_accuracy(games, level, players, figures["newcomer"]) for players in PLAYERS]
        yield f"| `{level}` | {len(losses):,} | {' | '.join(cells)} |"
    yield ""
    yield "| players | games | logarithmic loss | of equal chances | the one to move: foretold | won |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
    for players in PLAYERS:
        some = [game for game in games if len(game.levels) == players]
        losses = [fmean(_lost(turn.before, game.outcome) for turn in game.turns) for game in some]
        foretold = fmean(turn.before[turn.seat] for game in some for turn in game.turns)
        won = fmean(game.outcome[turn.seat] for game in some for turn in game.turns)
        equal = math.log(players)
        cells = [f"{fmean(losses):.3f}", f"{equal:.3f}", f"{foretold:.3f}", f"{won:.3f}"]
        yield f"| {players} | {len(some)} | {' | '.join(cells)} |"


def _lost(chances: Sequence[float], outcome: Sequence[float]) -> float:
    return -sum(share * math.log(max(chance, LEAST)) for share, chance in zip(outcome, chances, strict=True))


def _accuracy(games: Iterable[Reviewed], level: str, players: int, newcomer: dict[str, float]) -> str:
    rates = [
        lost_of_stake(game.of(seat))
        for game in games
        for seat, played_by in enumerate(game.levels)
        if played_by == level and len(game.levels) == players
    ]
    found = [100 * 0.5 ** (rate / newcomer[str(players)]) for rate in rates if rate is not None]
    return f"{median(found):.0f}" if found else "–"


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("directory", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=800)
    add_workers(parser)
    parser.add_argument("--write", action="store_true", help="write the figures to the package")
    arguments = parser.parse_args()
    run = Run(arguments.directory, chosen_workers(arguments))
    tasks = [ReviewedGame(number) for number in range(arguments.games)]
    rows = list(run.rows(f"reviewed-{QUICK.simulations}-{weights()}.jsonl", tasks))
    games = [reviewed(row) for row in rows]
    learned, held_out = (
        [game for number, game in enumerate(games) if number // len(PLAYERS) % 2 == part] for part in (0, 1)
    )
    figures = fit(learned)
    turns = sum(len(game.turns) for game in learned)
    figures["fitted to"] = f"{len(learned)} games, {turns} turns, seed {SEED}"
    print(json.dumps(figures, indent=1))
    print(*tables(held_out, figures), sep="\n")
    if arguments.write:
        FITTED.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
