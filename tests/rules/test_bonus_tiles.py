"""Bonus tiles: rules `bonus-use` and `bonus-cash`; their other uses are in the tests of phases 2 and 3."""

import pytest

from franchise import Game
from franchise.game.events import BonusTileUsed as TileUsed
from franchise.game.events import CashTaken
from franchise.game.reasons import BonusTileUsed, FirstTurn, NoBonusTile, WrongPhase
from tables import NAMES, Table


def test_cash_is_ten_dollars() -> None:
    table = Table(4)
    assert table.play("cash") == [TileUsed(0, "cash"), CashTaken(0, 10)]
    assert table.player("A").money == 30


@pytest.mark.parametrize("before", [(), ("expand phoenix $0",), ("expand phoenix $0", "grow omaha")])
def test_cash_may_come_at_any_moment_after_income(before: tuple[str, ...]) -> None:
    table = Table(4).towns(pueblo="A").city("omaha", "A___")
    table.play(*before)
    assert "cash" in table.offers("cash")


def test_cash_may_not_come_before_income() -> None:
    table = Table(4, boom="chicago")
    assert table.game.check("cash") == WrongPhase("move_boom")


def test_cash_before_an_expansion_leaves_the_expansion_open() -> None:
    table = Table(4, money=0).towns(pueblo="A")
    table.play("cash", "expand denver $1")
    assert table.player("A").money == 9


@pytest.mark.parametrize("second", ["cash", "again denver $1"])
def test_at_most_one_bonus_tile_in_a_turn(second: str) -> None:
    table = Table(4).towns(pueblo="A")
    table.play("expand phoenix $0", "cash")
    assert table.game.check(second) == BonusTileUsed()


def test_a_tile_used_for_cash_cannot_double_too() -> None:
    table = Table(4).city("omaha", "A___")
    table.play("cash", "grow omaha")
    assert table.game.check("double omaha") == BonusTileUsed()


def test_a_used_tile_leaves_the_game() -> None:
    table = Table(4).has("A", bonus_tiles=1)
    table.play("cash")
    assert (table.player("A").bonus_tiles, table.player("A").used_bonus_tiles) == (0, 1)


def test_every_used_tile_leaves_the_game() -> None:
    table = Table(4).has("A", bonus_tiles=2, used_bonus_tiles=1)
    table.play("cash")
    assert (table.player("A").bonus_tiles, table.player("A").used_bonus_tiles) == (1, 2)


def test_without_a_tile_there_is_none_to_use() -> None:
    table = Table(4).has("A", bonus_tiles=0)
    assert table.game.check("cash") == NoBonusTile()


@pytest.mark.parametrize("move", ["cash", "again denver $1"])
def test_no_tile_on_a_players_own_first_turn(move: str) -> None:
    game = Game.new(NAMES[:2], start="introductory")
    game.play("expand phoenix $0")
    assert game.check(move) == FirstTurn()


def test_no_tile_on_the_first_turn_of_the_last_seat_either() -> None:
    game = Game.new(NAMES[:2], start="introductory")
    game.play_all(["expand phoenix $0", "end"])
    assert game.turn == 2
    assert game.check("cash") == FirstTurn()


def test_no_double_share_on_a_first_turn() -> None:
    table = Table(4, rounds=0).city("omaha", "A___")
    table.play("grow omaha")
    assert table.game.check("double omaha") == FirstTurn()


def test_the_second_turn_allows_a_tile() -> None:
    game = Game.new(NAMES[:2], start="introductory")
    game.play_all(["expand phoenix $0", "end", "expand omaha $1", "end"])
    assert game.turn == 3
    assert game.check("cash") is None
    assert game.play("cash") == [TileUsed(0, "cash"), CashTaken(0, 10)]


def test_a_used_tile_does_not_count_for_the_next_player() -> None:
    table = Table(4).has("B", bonus_tiles=0)
    table.turn("cash")
    assert table.game.check("cash") == NoBonusTile()


def test_the_next_turn_allows_the_next_tile() -> None:
    table = Table(2).towns(pueblo="A")
    table.turn("expand phoenix $0", "cash")
    table.turn()
    assert table.game.check("cash") is None
