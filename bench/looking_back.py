"""How long the review of a game takes: four bots of mixed levels, without and with the mini-expansions.

Each is made on one core, by this process; `franchise review --jobs 2` uses two.
"""

import time
from collections.abc import Sequence
from typing import Any

from bench.figures import Figure
from bench.load.games import ALL_EXPANSIONS
from franchise import Game
from franchise.bots import BOTS, Budget, whole_turn
from franchise.review import DEPTHS, Depth, review_of

LEVELS = ("newcomer", "regular", "rival", "expert")
SEED = 18
GAMES = {"quick": 2, "deep": 1}
"""Of each kind, with and without expansions."""
AT_MOST = {"quick": 5.0, "deep": 60.0}
KINDS: dict[str, dict[str, Any]] = {"": {}, ", all expansions": ALL_EXPANSIONS}


def run() -> list[Figure]:
    """Measure reviews at both depths; the longest counts."""
    review_of(_played(LEVELS[:2], 0, {}), Depth("quick", simulations=10, games=1))  # loads the machine code
    figures = []
    for kind, options in KINDS.items():
        most = max(GAMES.values())
        games = [
            _played(LEVELS[seed % 4 :] + LEVELS[: seed % 4], SEED + seed, options) for seed in range(most)
        ]
        for code, depth in DEPTHS.items():
            seconds = [_seconds(game, depth) for game in games[: GAMES[code]]]
            turns = max(game.turn for game in games[: GAMES[code]])
            name = f"{code} review{kind}, {turns} turns at most"
            figures.append(Figure(name, max(seconds), "s", AT_MOST[code], at_most=True))
    return figures


def _played(levels: Sequence[str], seed: int, options: dict[str, Any]) -> Game:
    game = Game.new(list("ABCD"[: len(levels)]), seed=seed, **options)
    bots = [BOTS[level](seed=seed + number) for number, level in enumerate(levels)]
    while game.actor is not None:
        for move in whole_turn(bots[game.actor], game, Budget()):
            game.play(move)
    return game


def _seconds(game: Game, depth: Depth) -> float:
    before = time.process_time()
    review_of(game, depth)
    return time.process_time() - before
