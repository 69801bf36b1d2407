"""Games that the search plays against itself: the data that the network learns from."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from franchise.bots.features import FEATURES, LOOK, look_at
from franchise.bots.network import write_result
from franchise.bots.search import Method, Tree
from franchise.game.game import Game
from franchise.kernel.jit import compile_ahead, entry
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.moves import END, TARGETS
from franchise.kernel.records import Record
from franchise.kernel.state import OVER, new_states

PLAYERS = {2: 0.4, 3: 0.2, 4: 0.25, 5: 0.15}
"""How often games have this many players."""
FACTOR_FOR_TWO = 4
"""How many times longer two players think: a shallow search ends their games early (rule `no-expansion`)."""
STRAY = 0.03
"""How often a move is drawn at random, so that unusual positions are seen, too."""
SAMPLE = 0.15
"""How often a move is drawn by how much the search liked it, instead of being the best."""
WILD = 0.3
"""The share of games that begin wildly: each player draws some of their moves at random."""
WILD_TURNS = 11
"""The most turns a player does this for."""
KEPT = 0.6
"""The share of a game's positions that are learned from: those of one game resemble each other."""


@dataclass(frozen=True)
class Positions:
    """Positions between turns, and how their games ended. Rows of absent players hold zeros."""

    features: NDArray[np.float16]
    players: NDArray[np.int8]
    results: NDArray[np.float32]
    """What the game gave each player."""
    influence: NDArray[np.int16]
    """What each player ended with."""

    def __len__(self) -> int:
        """Count them."""
        return len(self.players)


@entry
def write_features(states: Record, looks: Record) -> None:
    """Write the features of state 0."""
    look_at(states[0], looks[0])


@entry
def write_final_result(states: Record, result: NDArray[np.float64]) -> None:
    """Write the result of state 0, which is over."""
    write_result(states[0], result)


@cache
def compile_training() -> None:
    """Compile the above, if this has not been done on this machine."""
    states, looks, result = new_states(1), np.zeros(1, LOOK), np.zeros(MAX_PLAYERS)
    compile_ahead(
        "training",
        {
            "features": lambda: write_features(states, looks),
            "results": lambda: write_final_result(states, result),
        },
    )


def deal(chance: np.random.Generator) -> Game:
    """Deal a game of any kind that people play."""
    players = int(chance.choice(list(PLAYERS), p=list(PLAYERS.values())))
    options: dict[str, Any] = {
        "start": "introductory" if chance.random() < 0.3 else "choose",
        "milestones": bool(chance.random() < 0.3),
        "boom": bool(chance.random() < 0.3),
        "city_tiles": "random" if chance.random() < 0.2 else "printed",
    }
    if chance.random() < 0.3:
        options |= {"region_tiles": "random", "region_pool": str(chance.choice(["mixed", "new"]))}
    elif chance.random() < 0.2:
        options["region_tiles"] = "random"
    return Game.new(list("ABCDE"[:players]), seed=int(chance.integers(2**31)), **options)


def play_against_itself(seed: tuple[int, ...], method: Method, simulations: int) -> Positions:
    """Play one game; equal seeds give equal games."""
    compile_training()
    chance = np.random.default_rng(seed)
    position = deal(chance).position
    players = int(position.states["players"][0])
    if players == 2:
        simulations *= FACTOR_FOR_TWO
    tree = Tree(int(chance.integers(2**31)), method, nodes=40 * simulations + 2_000)
    wild_until = int(chance.integers(WILD_TURNS * players)) if chance.random() < WILD else 0
    wildness = chance.random(players)
    looks, features = np.zeros(1, LOOK), []
    turn = -1
    while position.phase != OVER:
        if position.turn != turn or turn == 0:
            turn = position.turn
            tree.plant(position.states)
            tree.search(simulations)
            if turn > wild_until and chance.random() < KEPT:
                write_features(position.states, looks)
                features.append(looks["x"][0].astype(np.float16))
        else:
            tree.search(max(1, simulations // 10))
        stray = STRAY if turn > wild_until else float(wildness[position.actor])
        code = _choose(tree, stray, chance)
        tree.follow(code)
        position.play_all([code])
    result = np.zeros(MAX_PLAYERS)
    write_final_result(position.states, result)
    rows = len(features)
    return Positions(
        np.array(features, np.float16).reshape(rows, MAX_PLAYERS, FEATURES),
        np.full(rows, players, np.int8),
        np.tile(result.astype(np.float32), (rows, 1)),
        np.tile(position.states["influence"][0].astype(np.int16), (rows, 1)),
    )


def _choose(tree: Tree, stray: float, chance: np.random.Generator) -> int:
    """Choose the best move, or now and then another."""
    moves, visits = tree.tried()
    # A turn that ends without an expansion may end the game: that never happens by chance.
    others = np.flatnonzero(moves != END * TARGETS)
    draw = chance.random()
    if draw < stray and len(others):
        return int(chance.choice(moves[others]))
    if draw < stray + SAMPLE and visits[others].sum():
        return int(chance.choice(moves[others], p=visits[others] / visits[others].sum()))
    return int(moves[visits.argmax()])
