"""Copies of a position are whole."""

import copy

from franchise import Game


def test_a_deep_copy_goes_its_own_way() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    position = copy.deepcopy(game.position)
    assert position.same_as(game.position)
    position.play(position.codes()[0])
    assert position.codes() != game.position.codes()
    assert not position.same_as(game.position)
