"""What holds for every bot in the table."""

import random
from typing import Any

import pytest

from franchise import Game
from franchise.bots import BOTS, Bot, Budget, PlayoutsBot, RandomBot

pytestmark = pytest.mark.compiled  # a search needs speed

OPTIONS: list[dict[str, Any]] = [
    {"names": ["Ann", "Bob"]},
    {"names": ["Ann", "Bob", "Cy"], "start": "introductory", "boom": True},
    {"names": list("ABCD"), "city_tiles": "draft", "region_tiles": "draft", "milestones": True},
    {
        "names": list("ABCDE"),
        "region_tiles": "random",
        "region_pool": "mixed",
        "milestones": True,
        "boom": True,
    },
]


def play(game: Game, bots: list[Bot], budget: Budget) -> None:
    while game.actor is not None:
        game.play(bots[game.actor].choose(game, budget))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{len(options['names'])} players")
@pytest.mark.parametrize("code", BOTS)
def test_a_bot_plays_a_whole_game_of_any_kind(code: str, options: dict[str, Any]) -> None:
    game = Game.new(**options, seed=1)
    play(game, [BOTS[code](seed) for seed in range(len(game.players))], Budget(simulations=5))
    assert game.over


@pytest.mark.parametrize("code", BOTS)
def test_a_bot_that_was_cancelled_answers_all_the_same(code: str) -> None:
    game, budget = Game.new(list("ABC"), start="introductory"), Budget()
    budget.cancel()
    assert BOTS[code](1).choose(game, budget) in game.legal_moves()


@pytest.mark.parametrize("code", BOTS)
def test_the_same_seed_and_simulations_give_the_same_game(code: str) -> None:
    games = [Game.new(["Ann", "Bob"], start="introductory") for _ in range(2)]
    for game in games:
        play(game, [BOTS[code](1), BOTS[code](2)], Budget(simulations=20))
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize("code", BOTS)
def test_a_bot_only_looks_at_the_game(code: str) -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    before = game.position.copy()
    BOTS[code]().choose(game, Budget(simulations=50))
    assert game.position.same_as(before)


@pytest.mark.parametrize("code", BOTS)
def test_a_bot_can_be_asked_in_the_middle_of_a_turn(code: str) -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    bot, chance = BOTS[code](1), random.Random(1)
    for _ in range(30):
        assert bot.choose(game, Budget(simulations=10)) in game.legal_moves()
        game.play(chance.choice(game.legal_moves()))


def test_a_cancelled_budget_ends_the_thinking() -> None:
    budget = Budget(seconds=3600)
    budget.cancel()
    game = Game.new(["Ann", "Bob"], start="introductory")
    assert PlayoutsBot().choose(game, budget) in game.legal_moves()


@pytest.mark.parametrize("seat", [0, 1])
def test_looking_ahead_beats_chance(seat: int) -> None:
    game = Game.new(["Ann", "Bob"], seed=seat)
    bots: list[Bot] = [RandomBot(1), RandomBot(2)]
    bots[seat] = PlayoutsBot(3)
    play(game, bots, Budget(simulations=300))
    assert game.result is not None
    assert game.result.winners == (seat,)
