"""Games prepared ahead: whole random games as the turns that people would send."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from franchise import Game

ALL_EXPANSIONS: dict[str, Any] = {
    "start": "choose",
    "city_tiles": "random",
    "region_tiles": "random",
    "region_pool": "mixed",
    "milestones": True,
    "boom": True,
}


@dataclass(frozen=True)
class Prepared:
    """A game to be played: the table it needs, and its turns."""

    players: int
    seed: int
    turns: Sequence[Sequence[str]]
    """What each request plays: a turn, or one decision before the first turn."""

    @property
    def moves(self) -> int:
        """Count the moves."""
        return sum(map(len, self.turns))

    @property
    def table(self) -> dict[str, Any]:
        """Return the request for its table: all seats belong to the one who opens it."""
        return {
            "seats": [{"kind": "me"}, *[{"kind": "person"}] * (self.players - 1)],
            "rules": {**ALL_EXPANSIONS, "seed": self.seed},
            "start": True,
        }


def random_game(players: int, seed: int) -> Prepared:
    """Play a game with all expansions to its end at random."""
    chance = random.Random(seed)
    game = Game.new([f"P{seat}" for seat in range(players)], seed=seed, **ALL_EXPANSIONS)
    turns: list[list[str]] = []
    known: tuple[int | None, int] | None = None
    while not game.over:
        if (game.actor, game.turn) != known or not game.turn:
            turns.append([])
        known = game.actor, game.turn
        move = chance.choice(game.legal_moves())
        game.play(move)
        turns[-1].append(str(move))
    return Prepared(players, seed, turns)


def move_by_move(game: Prepared) -> Prepared:
    """Send every move of a game on its own."""
    return Prepared(game.players, game.seed, [[move] for turn in game.turns for move in turn])
