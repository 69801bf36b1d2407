"""Simulations per second of the tree search with full random playouts, against plain random games."""

from bench.figures import Figure, best_rate
from franchise import Game
from franchise.bots.playout import Playouts
from franchise.bots.playouts import EXPLORATION
from franchise.bots.search import NODE, Tree

SIMULATIONS = 5_000


def run() -> list[Figure]:
    """Measure from the first turn of a 4-player game."""
    start = Game.new(list("ABCD"), start="introductory").position.states
    playouts, tree = Playouts(seed=1), Tree(seed=1)

    def random_games() -> int:
        playouts.play(start, SIMULATIONS)
        return SIMULATIONS

    def simulations() -> int:
        tree.plant(start)
        tree.search(SIMULATIONS, EXPLORATION)
        return SIMULATIONS

    games = searched = 0.0
    for _ in range(3):
        games = max(games, best_rate(random_games, 1))
        searched = max(searched, best_rate(simulations, 1))
    return [
        Figure("random games", games, "games/s"),
        Figure("simulations", searched, "simulations/s"),
        Figure("simulations to random games", searched / games, "times", 0.6),
        Figure("memory of a tree", NODE.itemsize * tree.capacity / 1e6, "MB"),
    ]
