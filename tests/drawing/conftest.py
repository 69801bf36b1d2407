"""Games to draw."""

import random

import pytest

from franchise import Game


def played(game: Game, moves: int, seed: int = 1) -> Game:
    """Play random moves, so many of them or to the end of the game."""
    chance = random.Random(seed)
    while not game.over and len(game.moves) < moves:
        game.play(chance.choice(game.legal_moves()))
    return game


@pytest.fixture(scope="session")
def midgame() -> Game:
    """Return a game of five with tiles of all kinds, the boom marker and scored cities."""
    names = ["Ann", "Bob", "Cy", "Dee", "Eve"]
    game = Game.new(names, region_tiles="random", region_pool="mixed", milestones=True, boom=True, seed=3)
    return played(game, 240)


@pytest.fixture(scope="session")
def short_game() -> Game:
    """Return a finished game of two, which was over after a few turns."""
    game = played(Game.new(["Ann", "Bob"], seed=3), 1000)
    assert game.over
    return game
