"""Phase 1: rule `income`."""

from itertools import pairwise

import pytest

from franchise import Game
from franchise.game.events import IncomeTaken
from tables import NAMES, Table, only

CHART = {
    2: (0, 4, 11, 17, 23, 31, 40),
    3: (0, 3, 7, 11, 15, 21, 27),
    4: (0, 2, 6, 10, 14, 18, 22),
    5: (0, 2, 5, 9, 13, 16, 19),
}
"""By players: from which sum of empty spaces on one dollar more is paid, from $1 on."""

CITIES = (
    *("new_york", "chicago", "washington", "houston", "phoenix", "atlanta", "kansas_city", "dallas"),
    *("detroit", "omaha", "denver", "charlotte", "st_louis", "pittsburgh", "minneapolis", "jacksonville"),
)


def with_spaces(players: int, spaces: int) -> Table:
    """Put single pieces of A into cities until so many empty spaces surround them."""
    table = Table(players)
    for city in CITIES:
        size = table.place(city).empty_spaces
        if size - 1 <= spaces:
            table.city(city, "A" + "_" * (size - 1))
            spaces -= size - 1
    assert spaces == 0
    return table


@pytest.mark.parametrize("players", CHART)
def test_the_chart_has_a_step_at_each_of_its_sums(players: int) -> None:
    for dollars, (least, next_least) in enumerate(pairwise((*CHART[players], 50)), 1):
        for spaces in (least, next_least - 1):
            player = with_spaces(players, spaces).player("A")
            assert (player.income_spaces, player.income) == (spaces, dollars)


def test_a_city_counts_its_empty_spaces_once_for_everyone_present() -> None:
    table = Table(4).city("chicago", "AAB____").city("new_york", "B_______")
    assert [table.player(player).income_spaces for player in "ABC"] == [4, 4 + 7, 0]


def test_scored_cities_and_towns_pay_nothing() -> None:
    table = Table(4).scored("chicago", "A").towns(pueblo="A")
    assert table.player("A").income_spaces == 0


def test_the_least_income_is_one_dollar_also_on_the_first_turn() -> None:
    events = Game.new(NAMES[:4], start="introductory").setup_events
    assert only(events, IncomeTaken) == [IncomeTaken(0, 0, 0, 1)]


def test_income_comes_by_itself_when_a_turn_begins() -> None:
    table = Table(4).city("chicago", "ABB____")
    assert only(table.turn(), IncomeTaken) == [IncomeTaken(1, 4, 0, 2)]
    assert table.player("B").money == 22
    assert table.view.phase == "expand"


def test_the_bank_is_unlimited() -> None:
    table = Table(4, money=1_000_000)
    table.turn()
    assert table.player("B").money == 1_000_001


def test_a_piece_in_a_centre_or_promised_still_leaves_its_space_empty() -> None:
    table = Table(4).city("chicago", "A______")
    table.play("expand detroit $3", "grow chicago")
    assert table.player("A").income_spaces == 6
