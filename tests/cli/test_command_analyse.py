"""`franchise analyse`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from franchise import Game
from franchise.bots import Budget, analyse, forecast

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled  # a search needs speed


def test_a_position_is_told_in_tables_with_the_best_turns(run: Run, finished: Path) -> None:
    out = run("analyse", finished, "--at", 30, "--simulations", 100).stdout
    assert out.startswith("After 30 moves, by 100 simulations\n")
    assert "Chance of winning" in out
    assert "Regions: chance of each rank" in out
    assert "Cities: chance of scoring" in out
    assert "\n1. " in out
    assert "% of games" in out


def test_one_look_tells_no_turns(run: Run, finished: Path) -> None:
    out = run("analyse", finished, "--at", 30, "--simulations", 0).stdout
    assert out.startswith("After 30 moves, by one look\n")
    assert "\n1. " not in out


def test_everything_is_there_as_json(run: Run, finished: Path) -> None:
    game = Game.load(finished).at(30)
    told = json.loads(run("analyse", finished, "--at", 30, "--simulations", 50, "--json").stdout)
    found = analyse(game, Budget(simulations=50))
    assert told["forecast"]["chances"] == list(found.chances)
    assert [turn["moves"] for turn in told["turns"]] == [list(map(str, turn.moves)) for turn in found.turns]
    looked = json.loads(run("analyse", finished, "--at", 30, "--simulations", 0, "--json").stdout)
    assert looked["forecast"]["cities"].keys() == forecast(game).cities.keys()
    assert looked["turns"] == []


def test_a_game_that_is_over_has_its_final_count(run: Run, finished: Path) -> None:
    game = Game.load(finished)
    assert game.result is not None
    told = json.loads(run("analyse", finished, "--json").stdout)
    totals = [sum(count.values()) for count in told["forecast"]["count"]]
    assert totals == list(game.result.influence)


def test_a_position_that_the_record_does_not_have_is_refused(run: Run, finished: Path) -> None:
    result = run("analyse", finished, "--at", 10_000)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--at: the record has" in result.stderr
