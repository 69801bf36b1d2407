"""A bot of another version of the package, here of the same one in another process."""

import sys

import pytest

from franchise import Game
from franchise.arena import Tournament
from franchise.bots import Budget, RandomBot, load_choice
from franchise.game.errors import Malformed
from study.earlier import Earlier, OtherVersion

pytestmark = pytest.mark.compiled  # the other process compiles nothing


def test_another_version_plays_what_its_bot_would() -> None:
    game, same = Game.new(["Ann", "Bob"], seed=1), Game.new(["Ann", "Bob"], seed=1)
    bots = [Earlier(seed, python=sys.executable, bot="random") for seed in range(2)]
    twins = [RandomBot(seed) for seed in range(2)]
    while game.actor is not None:
        game.play(bots[game.actor].choose(game, Budget()))
        assert same.actor is not None
        same.play(twins[same.actor].choose(same, Budget()))
    assert game.moves == same.moves


def test_the_arena_plays_it_from_its_file() -> None:
    bot = load_choice("study/earlier.py:Earlier:bot=random")
    results = list(Tournament((bot, load_choice("random"))).play(2))
    assert [result.seats for result in results] == [(0, 1), (1, 0)]


def test_a_version_that_cannot_play_says_so() -> None:
    with pytest.raises(RuntimeError, match="ended without an answer"):
        OtherVersion(sys.executable).ask({"number": 0, "bot": "nobody"})


def test_a_setting_that_it_does_not_have_is_refused() -> None:
    with pytest.raises(Malformed, match="has the settings python"):
        load_choice("study/earlier.py:Earlier:version=1")
