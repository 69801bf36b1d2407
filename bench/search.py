"""Simulations per second of the tree search with full random playouts, against OpenSpiel's search in C++.

The search starts from the first turn of a 4-player game, OpenSpiel's MCTS from the first position of two
board games of comparable length, with one random rollout per simulation. One core; starting up and compiling
are excluded. All are measured alternately, and the best of each counts. Games differ in length, so the
decisions of a random game from there are given too; simulations times length are the decisions per second.
"""

import random
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bench.figures import Figure, best_rate
from franchise import Game
from franchise.bots.playout import DECISIONS, Playouts
from franchise.bots.search import Tree

PEERS = ("amazons", "quoridor")
TURNS = 10
SECONDS = 0.4
SIMULATIONS = 5_000
PEER_SIMULATIONS = 500
"""Fewer, so that a run is about as short as ours and escapes noise as often; more make no peer faster."""
GAMES = 1_000
"""How many random games the mean length is taken from."""
EXPLORATION = 0.7
PEER_EXPLORATION = 2 * EXPLORATION
"""Twice as much, as OpenSpiel's results span twice as much: from -1 to 1."""
PEER_MEMORY = 1_000
"""In megabytes: more than a search takes, so that none of it goes into tidying up."""


@dataclass
class Search:
    """A search that is measured: a run of it, and how long its games are."""

    name: str
    run: Callable[[], int]
    decisions: float
    rate: float = 0.0

    @property
    def decisions_rate(self) -> float:
        """Return the decisions per second."""
        return self.rate * self.decisions

    def figures(self) -> list[Figure]:
        """Return what was measured."""
        return [
            Figure(self.name, self.rate, "simulations/s"),
            Figure(self.name, self.decisions, "decisions each"),
            Figure(self.name, self.decisions_rate, "decisions/s"),
        ]


def run() -> list[Figure]:
    """Measure random games, the search and its peers alternately."""
    start = Game.new(list("ABCD"), start="introductory").position.states
    playouts = Playouts(seed=1)

    def random_games() -> int:
        playouts.play(start, SIMULATIONS)
        return SIMULATIONS

    own = _franchise(start, float(playouts.play(start, GAMES)[:, DECISIONS].mean()))
    peers = [_openspiel(name) for name in PEERS]
    games = 0.0
    for _ in range(TURNS):
        games = max(games, best_rate(random_games, SECONDS))
        for search in (own, *peers):
            search.rate = max(search.rate, best_rate(search.run, SECONDS))
    simulations = own.rate / max(peer.rate for peer in peers)
    decisions = own.decisions_rate / max(peer.decisions_rate for peer in peers)
    return [
        Figure("random games", games, "games/s"),
        *own.figures(),
        Figure("simulations to random games", own.rate / games, "times", 0.6),
        Figure("memory of a tree", _memory_of_a_tree(), "MB"),
        *(figure for peer in peers for figure in peer.figures()),
        Figure("simulations to faster peer", simulations, "times"),
        Figure("decisions to faster peer", decisions, "times"),
    ]


def _franchise(start: Any, decisions: float) -> Search:
    tree = Tree(seed=1)

    def search() -> int:
        tree.plant(start)
        tree.search(SIMULATIONS)
        return SIMULATIONS

    return Search("franchise", search, decisions)


def _openspiel(name: str) -> Search:
    import pyspiel

    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1),
        uct_c=PEER_EXPLORATION,
        max_simulations=PEER_SIMULATIONS,
        max_memory_mb=PEER_MEMORY,
        solve=False,
        seed=1,
        verbose=False,
    )

    def search() -> int:
        bot.step(start)
        return PEER_SIMULATIONS

    chance = random.Random(1)
    decisions = sum(_length_of_a_random_game(start.clone(), chance) for _ in range(GAMES)) / GAMES
    return Search(f"OpenSpiel, {name}", search, decisions)


def _length_of_a_random_game(state: Any, chance: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        decisions += 1
    return decisions


def _memory_of_a_tree() -> float:
    tracemalloc.start()
    tree = Tree(seed=1)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del tree
    return size / 1e6
