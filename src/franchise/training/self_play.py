"""Games that the search plays against itself: what the network learns from."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from franchise.bots.search import Method, Tree
from franchise.game.game import Game
from franchise.game.position import Position
from franchise.kernel.lookup import MAX_PLAYERS, RED_ZONE_FROM
from franchise.kernel.moves import CASH, END, GROW, TARGETS
from franchise.kernel.records import Record
from franchise.kernel.state import OVER
from franchise.training.games import Decision, PlayedGame, pack_games

PLAYERS = {2: 0.45, 3: 0.17, 4: 0.23, 5: 0.15}
"""How often games have this many players."""
FACTOR_FOR_TWO = 3
"""How many times longer two players think: a shallow search ends their games early (rule `no-expansion`)."""
STRAY = 0.03
"""How often a move is drawn at random, so that unusual positions are seen, too."""
SAMPLE = 0.15
"""How often a move is drawn by how much the search liked it, instead of being the best."""
WILD = 0.3
"""The share of games that begin wildly: each player draws some of their moves at random."""
WILD_TURNS = 11
"""The most turns a player does this for."""
HOARDED = 0.12
"""The share of games in which one player leaves cities one piece short of scoring, then scores many."""
MIXED = 0.1
"""The share of games between players who think for very different times."""
LEVELS = (15, 80, 600)
"""How many simulations those of them have who do not think as long as usual."""


BATCH = 20
"""How many games a file holds."""


@dataclass(frozen=True)
class PlayedBatch:
    """The games of a batch, packed."""

    number: int
    games: bytes


@dataclass(frozen=True)
class Batch:
    """Some games of a generation, which any process on any machine can play."""

    number: int
    seed: int
    generation: int
    method: Method
    simulations: int

    def play(self) -> PlayedBatch:
        """Play the games."""
        games = range(self.number * BATCH, (self.number + 1) * BATCH)
        played = [
            play_against_itself((self.seed, self.generation, game), self.method, self.simulations)
            for game in games
        ]
        return PlayedBatch(self.number, pack_games(played))


@dataclass
class Hoarder:
    """Holds back pieces that would score cities until there are many to score in one turn."""

    seat: int
    many: int
    scores: bool = False

    def choose(self, states: Record, moves: list[int]) -> int | None:
        """Choose what the search would not; None where its move will do. The moves come best first."""
        s = states[0]
        if int(s["actor"]) != self.seat or int(s["turn"]) == 0:
            self.scores = False
            return None
        ripe = [city for city in range(len(s["value"])) if self._is_ripe(s, city)]
        near_end = int(s["tiles_on_track"]) >= RED_ZONE_FROM - 1
        enough = (
            len(ripe) >= self.many and int(s["money"][self.seat]) + 10 * int(s["bonus_ready"]) >= self.many
        )
        self.scores = self.scores or near_end or enough
        kind = moves[0] // TARGETS
        scoring = [move for move in moves if move // TARGETS == GROW and move % TARGETS in ripe]
        if self.scores:
            if kind < GROW or kind == CASH or not scoring:
                return None
            cash = CASH * TARGETS
            return cash if int(s["money"][self.seat]) < len(ripe) and cash in moves else scoring[0]
        if moves[0] not in scoring:
            return None
        # A turn that ends without an expansion may end the game.
        held = [move for move in moves if move not in scoring and (move != END * TARGETS or s["expansions"])]
        return held[0] if held else None

    def _is_ripe(self, s: Any, city: int) -> bool:
        """Return whether one piece scores a city that nobody else is as near to scoring."""
        if not int(s["unscored"]) >> city & 1 or int(s["grown"]) >> city & 1:
            return False
        majority = int(s["value"][city]) // 2 + 1
        pieces = s["pieces"][city]
        others = max(int(pieces[seat]) for seat in range(MAX_PLAYERS) if seat != self.seat)
        return int(pieces[self.seat]) == majority - 1 and (self.scores or others < majority - 1)


def deal(chance: np.random.Generator, players: int) -> Game:
    """Deal a game of any kind that people play."""
    options: dict[str, Any] = {
        "start": "introductory" if chance.random() < 0.2 else "choose",
        "milestones": bool(chance.random() < 0.3),
        "boom": bool(chance.random() < 0.3),
        "city_tiles": _tiles(chance),
        "region_tiles": _tiles(chance),
    }
    if options["region_tiles"] != "printed" and chance.random() < 0.5:
        options["region_pool"] = str(chance.choice(["mixed", "new"]))
    return Game.new(list("ABCDE"[:players]), seed=int(chance.integers(2**31)), **options)


def _tiles(chance: np.random.Generator) -> str:
    return str(chance.choice(["printed", "random", "draft"], p=[0.54, 0.42, 0.04]))


def play_against_itself(seed: tuple[int, ...], method: Method, simulations: int) -> PlayedGame:
    """Play one game; equal seeds give equal games."""
    chance = np.random.default_rng(seed)
    players = int(chance.choice(list(PLAYERS), p=list(PLAYERS.values())))
    game = deal(chance, players)
    if players == 2:
        simulations *= FACTOR_FOR_TWO
    thinking = [simulations] * players
    kind = chance.random()
    if kind < MIXED:
        thinking = [int(chance.choice([*LEVELS, simulations])) for _ in range(players)]
    hoards = MIXED <= kind < MIXED + HOARDED
    hoarder = Hoarder(int(chance.integers(players)), int(chance.integers(3, 7))) if hoards else None
    tree = Tree(int(chance.integers(2**31)), method, nodes=40 * max(thinking) + 2_000)
    wild_until = int(chance.integers(WILD_TURNS * players)) if chance.random() < WILD else 0
    wildness = chance.random(players)
    setup = {
        "players": players,
        "setup": game.record()["setup"],
        "simulations": thinking,
        "wild_until": wild_until,
        "hoarder": hoarder.seat if hoarder else None,
    }
    moves, decisions = [], []
    position = game.position
    turn = -1
    while position.phase != OVER:
        simulations = thinking[position.actor]
        if position.turn != turn or turn == 0:
            turn = position.turn
            tree.plant(position.states)
            tree.search(simulations)
        else:
            tree.search(max(1, simulations // 10))
        stray = STRAY if turn > wild_until else float(wildness[position.actor])
        code, decision = _decide(tree, position, stray, chance, hoarder)
        moves.append(code)
        decisions.append(decision)
        tree.follow(code)
        position.play_all([code])
    return PlayedGame(setup, tuple(moves), tuple(decisions))


def _decide(
    tree: Tree, position: Position, stray: float, chance: np.random.Generator, hoarder: Hoarder | None
) -> tuple[int, Decision]:
    """Choose the best move, or now and then another; return it and what the search thought."""
    moves, visits = tree.tried()
    best = int(moves[visits.argmax()])
    code = (
        None
        if hoarder is None
        else hoarder.choose(position.states, moves[np.argsort(-visits, kind="stable")].tolist())
    )
    if code is None:
        code = _choose(tree, stray, chance)
    tried = visits > 0
    decision = Decision(
        moves[tried].astype(np.int16), visits[tried].copy(), tree.expected().copy(), code == best
    )
    return code, decision


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
