"""Random play of 4-player games, decisions per second, against catanatron's random play.

One decision is one move, drawn uniformly from exactly what `legal_moves()` lists. One process, one core;
starting up and compiling are excluded on both sides. The two are measured alternately; the best of each
counts.
"""

import random
from collections.abc import Callable
from typing import Any

from bench.figures import Figure, best_rate
from franchise import Game
from franchise.bots.playout import DECISIONS, Playouts

SETUPS: dict[str, dict[str, Any]] = {
    "base game": {},
    "all mini-expansions": {
        "milestones": True,
        "boom": True,
        "region_tiles": "random",
        "region_pool": "mixed",
    },
}
TARGETS = {"base game": 600, "all mini-expansions": 400}
DEALS = 20
GAMES = 200


def run() -> list[Figure]:
    """Measure both programs alternately."""
    peer, own = 0.0, dict.fromkeys(SETUPS, 0.0)
    for _ in range(3):
        peer = max(peer, best_rate(_catanatron, 4))
        for name in SETUPS:
            own[name] = max(own[name], best_rate(_franchise(name), 2))
    figures = [Figure("catanatron, 4 players", peer, "decisions/s")]
    for name, rate in own.items():
        figures.append(Figure(f"franchise, {name}", rate, "decisions/s"))
        figures.append(Figure(f"franchise, {name}, to catanatron", rate / peer, "times", TARGETS[name]))
    return figures


def _franchise(name: str) -> Callable[[], int]:
    """Prepare games of several deals, and return a run over all of them."""
    options = SETUPS[name]
    seeds = range(DEALS) if options else range(1)
    starts = [Game.new(list("ABCD"), seed=seed, **options).position.states for seed in seeds]
    playouts = Playouts(seed=1)

    def play() -> int:
        return sum(int(playouts.play(start, GAMES)[:, DECISIONS].sum()) for start in starts)

    play()
    return play


def _catanatron() -> int:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    random.seed(1)
    game = Catan([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    return len(game.state.actions)
