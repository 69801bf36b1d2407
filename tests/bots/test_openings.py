"""Openings: the strongest level draws among its best moves, so games differ."""

import pytest

from franchise import Game
from franchise.bots import Budget
from franchise.bots.levels import OPENING, Level, Tycoon, learned
from franchise.bots.search import Tree
from study.lacking import OneOpening

pytestmark = pytest.mark.compiled  # a search needs speed

SIMULATIONS = 10_000


def test_the_strongest_level_starts_in_different_towns() -> None:
    game = Game.new(["Ann", "Bob"])
    towns = {str(Tycoon(seed, simulations=SIMULATIONS).choose(game, Budget())) for seed in range(12)}
    assert len(towns) >= 3


def test_only_moves_that_are_hardly_worse_than_the_best_are_drawn() -> None:
    game, tree = Game.new(["Ann", "Bob"]), Tree(1, learned())
    tree.plant(game.position.states)
    tree.search(SIMULATIONS)
    moves, visits = tree.tried()
    few, some = (set(tree.nearly_best(loss, 0.02)[0].tolist()) for loss in (0.0, 0.005))
    assert len(few) == 1 < len(some) < len(moves)
    assert tree.best_move() in some
    assert set(tree.nearly_best(1.0, 0.02)[0].tolist()) == set(moves[visits >= 0.02 * visits.sum()].tolist())


@pytest.mark.parametrize("level", [Tycoon, OneOpening])
def test_after_the_opening_the_best_move_is_played(level: type[Level]) -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    bots = [Tycoon(seed, simulations=50) for seed in range(2)]
    while game.turn <= 2 * OPENING:
        assert game.actor is not None
        game.play(bots[game.actor].choose(game, Budget()))
    tree = Tree(7, learned())
    tree.plant(game.position.states)
    tree.search(500)
    best = game.position.move(tree.best_move())
    assert level(7, simulations=500).choose(game, Budget()) == best
