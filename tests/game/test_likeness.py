"""Positions are alike if they differ in little, whoever sits where; those of other games are not."""

from dataclasses import replace
from pathlib import Path

import pytest

from franchise import Game, View
from franchise.game.likeness import are_alike, likeness
from franchise.review.turns import turns_of

GAMES = Path(__file__).parents[1] / "fixtures" / "games"


def start_of(game: Game, turn: int) -> View:
    """Show the game at the start of a turn."""
    return game.at(next(one.start for one in turns_of(game) if one.turn == turn)).view()


def alike(one: View, other: View) -> bool:
    """Compare two positions."""
    return bool(are_alike([likeness(one)], [likeness(other)])[0, 0])


@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players", "five_players"])
def test_the_next_turn_is_alike_and_later_rounds_are_not(name: str) -> None:
    game = Game.load(GAMES / f"{name}.json")
    players = len(game.players)
    turn = 4 * players
    here = start_of(game, turn)
    assert alike(here, here) and alike(start_of(game, turn + 1), here)
    assert not alike(start_of(game, turn + 4 * players), here)


def test_games_of_others_are_not_alike_from_the_fourth_round_on() -> None:
    games = [
        Game.load(GAMES / f"{name}.json") for name in ("three_players", "expansion_tile", "introductory")
    ]
    some = [likeness(start_of(game, 13)) for game in games]
    assert are_alike(some, some).tolist() == [[one == other for other in range(3)] for one in range(3)]


def test_money_and_the_order_of_the_seats_do_not_matter() -> None:
    view = start_of(Game.load(GAMES / "three_players.json"), 12)
    richer = replace(view, players=tuple(replace(one, money=one.money + 1) for one in view.players))
    assert alike(richer, view)
    known = likeness(view)
    for order in ((0, 2, 1), (1, 2, 0), (2, 1, 0)):
        turned = known._replace(seats=[known.seats[seat] for seat in order])
        assert are_alike([turned], [known])[0, 0]


def test_each_is_compared_with_each_and_nothing_with_nothing() -> None:
    game = Game.load(GAMES / "three_players.json")
    some = [likeness(start_of(game, turn)) for turn in (12, 13, 30)]
    found = are_alike(some, [some[0], some[2]])
    assert found.tolist() == [[True, False], [True, False], [False, True]]
    assert are_alike([], some).shape == (0, 3) and are_alike(some, []).shape == (3, 0)
