"""The greedy bot sees what this turn brings."""

import pytest

from franchise import Game
from franchise.bots import Budget, GreedyBot, RandomBot
from tables import Table

pytestmark = pytest.mark.compiled


def chosen_turn(game: Game) -> list[str]:
    bot, turn = GreedyBot(), game.turn
    moves = []
    while game.turn == turn and not game.over:
        move = bot.choose(game, Budget())
        moves.append(str(move))
        game.play(move)
    return moves


def test_it_completes_an_absolute_majority() -> None:
    table = Table(2, actor="A").city("chicago", "AAA____").has("A", money=1)
    assert "grow chicago" in chosen_turn(table.game)


def test_it_grows_rather_than_ends_for_nothing() -> None:
    table = Table(2, actor="A").city("omaha", "A___").city("dallas", "B____").has("A", money=3)
    assert chosen_turn(table.game) != ["end"]


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    game = Game.new(["Ann", "Bob"], seed=seat)
    while game.actor is not None:
        bot = GreedyBot() if game.actor == seat else RandomBot(len(game.moves))
        game.play(bot.choose(game, Budget()))
    assert game.result is not None
    assert game.result.winners == (seat,)
