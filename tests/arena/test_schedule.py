"""Who sits where, and from which seeds a game is played."""

from collections import Counter
from math import factorial

import pytest

from franchise.arena import Tournament
from franchise.arena.schedule import seat_orders, seed_for

BOTS = ("random", "greedy", "playouts", "playouts:simulations=5", "playouts:simulations=6")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_block_has_every_seat_order_once(players: int) -> None:
    tournament = Tournament.of(*BOTS[:players])
    orders = [tournament.match(number).seats for number in range(1, factorial(players) + 1)]
    assert len(set(orders)) == len(orders)


def test_any_number_of_games_gives_everybody_each_seat_as_equally_as_possible() -> None:
    tournament = Tournament.of(*BOTS[:4])
    seats: Counter[tuple[int, int]] = Counter()
    for number in range(1, 61):
        seats.update(enumerate(tournament.match(number).seats))
        assert {*seats.values(), number // 4} <= {number // 4, number // 4 + 1}


def test_orders_that_differ_only_in_equal_bots_are_one() -> None:
    orders = seat_orders(["greedy", "random", "random", "random"])
    assert [len(same_bots) for same_bots in orders] == [6, 6, 6, 6]
    assert [same_bots[0].index(0) for same_bots in orders] == [0, 3, 2, 1]


def test_equal_bots_take_turns_in_each_others_seats() -> None:
    tournament = Tournament.of("greedy", "random", "random")
    seats: Counter[tuple[int, int]] = Counter()
    for number in range(1, 7):
        seats.update(enumerate(tournament.match(number).seats))
    assert set(seats.values()) == {2}
    assert len(seats) == 9


def test_a_block_is_played_on_one_deal_and_the_next_on_another() -> None:
    tournament = Tournament.of("random", "greedy", city_tiles="random")
    setups = [tournament.match(number).setup for number in range(1, 7)]
    assert setups[0] == setups[1] and setups[2] == setups[3] and setups[4] == setups[5]
    assert len({setup.seed for setup in setups}) == 3
    assert setups[0].city_tiles != setups[2].city_tiles


def test_where_nothing_is_left_to_chance_no_seed_is_recorded() -> None:
    assert Tournament.of("random", "greedy", boom=True).match(1).setup.seed is None


def test_every_bot_has_a_seed_of_its_own_in_every_game() -> None:
    tournament = Tournament.of("random", "random", "random")
    assert len({seed for number in range(1, 11) for seed in tournament.match(number).seeds}) == 30


def test_the_same_seed_means_the_same_games_in_every_version() -> None:
    assert seed_for(1, 1, "deal") == 5627619520388363
    assert seed_for(1, 2, "bot/0") == 7327117376965358
