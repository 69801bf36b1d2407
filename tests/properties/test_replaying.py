"""A game can be replayed: its history is what happened, and its setup comes back from JSON."""

import json

from hypothesis import given

from franchise import Game, Setup
from franchise.game.game import Played
from strategies import Options, Style, examples, options, playing, seeds, styles


@given(options(), seeds, styles)
@examples(40)
def test_the_history_is_what_happened_when_it_was_played(chosen: Options, seed: int, style: Style) -> None:
    game = Game.new(**chosen)
    happened = []
    before = game.actor, game.turn
    for move, events in playing(game, seed, style):
        seat, turn = before
        assert seat is not None
        happened.append(Played(move, seat, turn, events))
        before = game.actor, game.turn
    assert list(game.history()) == happened
    half = len(happened) // 2
    assert list(game.history(after=half)) == happened[half:]
    assert list(game.history(after=len(happened))) == []


@given(options(), seeds)
@examples(60)
def test_a_setup_comes_back_from_json(chosen: Options, seed: int) -> None:
    setup = Game.new(**chosen | {"seed": seed}).setup
    written = json.loads(json.dumps(setup.to_json()))
    assert Setup.from_json(written) == setup
    assert Setup.from_json(written).to_json() == written
