"""What the learned evaluation looks at, by example."""

import numpy as np
import pytest

from franchise.bots.features import LOOK, NAMES
from franchise.training.data import compile_training, write_features
from tables import Table

A, B = 0, 1


def feature(table: Table, name: str, seat: int) -> float:
    compile_training()
    looks = np.zeros(1, LOOK)
    write_features(table.game.position.states, looks)
    return float(looks["x"][0, seat, NAMES.index(name)])


def test_each_feature_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_a_city_that_needs_one_piece_is_sure_for_whoever_moves() -> None:
    table = Table(2, actor="A").city("chicago", "AAA____")
    assert feature(table, "city needs 1, sure", A) == pytest.approx(7 / 8)
    assert feature(table, "city needs 1, open", A) == 0


def test_a_city_can_be_lost_to_whoever_moves_first() -> None:
    table = Table(2, actor="B").city("chicago", "AAABBB_")
    assert feature(table, "city needs 1, sure", B) == pytest.approx(7 / 8)
    assert feature(table, "city needs 1, open", A) == pytest.approx(7 / 8)


def test_a_city_that_nobody_can_have_is_half_worth_to_who_leads() -> None:
    table = Table(2, actor="A").city("omaha", "ABA_").city("dallas", "BBA__")
    assert feature(table, "split city, leads", A) == 0
    table = Table(3, actor="A").city("omaha", "ABC_")
    assert feature(table, "split city, leads", A) == pytest.approx(4 / 16)
    assert feature(table, "split city, follows", B) == pytest.approx(4 / 16)


@pytest.mark.parametrize(("money", "stuck"), [(0, 1), (8, 0)])
def test_who_cannot_pay_any_link_cannot_expand(money: int, stuck: int) -> None:
    table = Table(2, actor="A").city("chicago", "A______").has("A", money=money)
    assert any(str(move).startswith("expand") for move in table.game.legal_moves()) is not bool(stuck)
    assert feature(table, "cannot expand", A) == stuck


@pytest.mark.parametrize(("turns", "influence", "can"), [(0, 9, 0), (1, 9, 1), (1, 0, 0)])
def test_who_is_ahead_can_end_a_game_in_which_nobody_expanded(turns: int, influence: int, can: int) -> None:
    table = Table(2, actor="A").city("chicago", "A______").has("A", influence=influence).has("B", influence=5)
    table.state.turns_without_expansion = turns
    assert feature(table, "can end the game ahead", A) == can


def test_pieces_that_go_back_do_not_count_in_a_region() -> None:
    """Three pieces in a city that A is about to score leave one: B, with two elsewhere, will be first."""
    table = (
        Table(2, actor="A").city("chicago", "AAA____").scored("detroit", "BB").tie_breaker("great_lakes", "B")
    )
    names = [name for name in NAMES if name.startswith("region's gain,")]
    now = [name for name in NAMES if name.startswith("region's gain by pieces now")]
    assert sum(feature(table, name, A) for name in names) < sum(feature(table, name, B) for name in names)
    assert sum(feature(table, name, A) for name in now) > sum(feature(table, name, B) for name in now)


def test_what_could_be_scored_in_one_turn_is_limited_by_the_money() -> None:
    table = (
        Table(2, actor="A")
        .city("chicago", "AAA____")
        .city("detroit", "AA__")
        .has("A", money=1, bonus_tiles=0)
    )
    assert feature(table, "count of such cities", A) == pytest.approx(2 / 4)
    assert feature(table, "cities to score at once", A) == pytest.approx((7 + 4) / 2 / 20)
    table.has("A", money=2)
    assert feature(table, "cities to score at once", A) == pytest.approx((7 + 4) / 20)
