"""The 21 worked examples with numbers, each as it was written down.

Colours are seats in the order in which an example names them, unless a test says otherwise.
"""

import pytest

from franchise import Game
from franchise.game.events import (
    CityScored,
    GameEnded,
    IncomeTaken,
    RegionScored,
    TieBreakerPlaced,
)
from franchise.game.reasons import FirstTurn, NoRoomToDouble
from tables import SEATS, Table, only

OTHER_REGIONS = ("northwest", "california", "northern_plains", "northeast", "heartland", "texas")


@pytest.mark.parametrize(("players", "dollars"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_example_1_seven_empty_spaces_pay_by_the_number_of_players(players: int, dollars: int) -> None:
    last = SEATS[players - 1]
    others = last * 2 if players == 2 else "BC"
    table = Table(players, actor=last)
    table.city("st_louis", "A__").city("kansas_city", f"{last}AA__").city(
        "washington", f"{others[0]}A{others[1]}___"
    )
    assert only(table.turn(), IncomeTaken) == [IncomeTaken(0, 7, 0, dollars)]


def test_example_2_a_player_in_no_unscored_city_gets_one_dollar() -> None:
    table = Table(5, actor="E").towns(pueblo="A").scored("denver", "AB")
    assert only(table.turn(), IncomeTaken) == [IncomeTaken(0, 0, 0, 1)]


def test_example_3_an_expansion_to_chicago_takes_the_next_space() -> None:
    table = Table(4).city("detroit", "BA__").city("chicago", "BBC____")
    table.turn("expand chicago $3")
    assert table.player("A").money == 17
    assert table.city_text("chicago") == "BBCA___"


def orange_on_the_west_coast() -> Table:
    table = Table(4).city("los_angeles", "AB_____").city("san_francisco", "AA__")
    return table.city("casper", "CAC_").city("portland", "A_")


def test_example_4_increasing_two_cities_scores_one_of_them() -> None:
    table = orange_on_the_west_coast()
    before = table.player("A").supply
    events = table.turn("grow los_angeles", "grow san_francisco")
    assert table.player("A").money == 18
    assert table.city_text("los_angeles") == "ABA____"
    assert only(events, CityScored) == [CityScored("san_francisco", 0, 4, True, 2)]
    assert table.pieces("san_francisco") == "A"
    assert table.player("A").supply == before - 2 + 2 - 1, "the tie-breaker of California is placed too"


def test_example_4_casper_would_have_gone_to_red() -> None:
    assert only(orange_on_the_west_coast().turn("grow casper"), CityScored) == [
        CityScored("casper", 2, 2, False, 1)
    ]


def test_example_4_portland_would_have_given_two() -> None:
    assert only(orange_on_the_west_coast().turn("grow portland"), CityScored) == [
        CityScored("portland", 0, 2, True, 1)
    ]


def test_example_5_two_of_four_is_no_majority() -> None:
    table = Table(4).city("omaha", "BA__")
    assert only(table.turn("grow omaha"), CityScored) == []
    assert table.city_text("omaha") == "BAA_"


def test_example_6_a_majority_scores_with_a_space_still_empty() -> None:
    table = Table(4).city("washington", "AABA__")
    events = table.turn("grow washington")
    assert only(events, CityScored) == [CityScored("washington", 0, 6, True, 3)]
    assert table.pieces("washington") == "AB"


def test_example_7_a_full_chicago_goes_to_the_earlier_of_two_equals() -> None:
    table = Table(5).city("chicago", "ABCDBE_")
    events = table.turn("grow chicago")
    assert only(events, CityScored) == [CityScored("chicago", 0, 3, False, 1)]
    assert table.pieces("chicago") == "ABBCDE"
    assert only(events, TieBreakerPlaced) == [TieBreakerPlaced(0, "great_lakes", True)]
    tile = table.region("great_lakes").tile
    assert tile is not None and (tile.first, tile.second, tile.third) == (6, 4, 2)


def test_example_8_an_expansion_can_fill_a_city_that_another_gains() -> None:
    table = Table(4).city("pittsburgh", "B_").towns(indianapolis="A")
    events = table.turn("expand pittsburgh $1")
    assert only(events, CityScored) == [CityScored("pittsburgh", 1, 1, False, 0)]
    assert only(events, TieBreakerPlaced) == [TieBreakerPlaced(0, "northeast", True)]


def southwest(tie_breaker: str) -> Table:
    """Lay out example 9 with W, K, O, R, B as A to E, before W's last piece comes to Pueblo."""
    table = Table(5).scored("denver", "ADE", tie_breaker).scored("albuquerque", "ABB")
    return table.scored("phoenix", "ABB").towns(salt_lake_city="C", flagstaff="C")


def test_example_9_the_tie_breaker_is_first_among_equals_in_the_southwest() -> None:
    table = southwest("A")
    table.turn("expand pueblo $0")
    assert table.influence() == (10 + 3, 8, 5, 5, 5)


def test_example_9_with_the_other_marker_the_first_two_change() -> None:
    table = southwest("B")
    table.turn("expand pueblo $0")
    assert table.influence() == (8 + 3, 10, 5, 5, 5)


def test_example_10_two_players_skip_the_second_value() -> None:
    table = Table(2).scored("denver", "AAB").scored("albuquerque", "AB").scored("phoenix", "AB")
    table.towns(salt_lake_city="B", flagstaff="A")
    table.turn("expand pueblo $0")
    assert table.pieces("pueblo") == "A"
    assert table.influence() == (10 + 2, 5)


def test_example_11_the_seventh_tile_gives_three() -> None:
    table = Table(4).done(*OTHER_REGIONS).scored("chicago", "B").scored("detroit", "B")
    table.scored("minneapolis", "B")
    events = table.turn("expand indianapolis $1")
    assert only(events, RegionScored) == [RegionScored("great_lakes", "great_lakes", 6, 0, 3)]


def test_example_12_three_regions_in_one_turn_reach_the_red_zone() -> None:
    table = Table(4).done(
        "northwest", "california", "northern_plains", "southwest", "heartland", "mid_atlantic"
    )
    table.scored("chicago", "B").scored("detroit", "B").scored("minneapolis", "B").city("pittsburgh", "A_")
    table.scored("new_york", "B").scored("houston", "B").scored("dallas", "B").scored("oklahoma_city", "AB")
    events = table.turn("expand indianapolis $1", "again el_paso $1", "grow pittsburgh")
    assert [(e.space, e.influence) for e in only(events, RegionScored)] == [(6, 3), (7, 2), (8, 0)]
    assert only(events, GameEnded) == [GameEnded("red_zone")]


def test_example_13_expanding_twice_from_scored_pittsburgh_costs_eight() -> None:
    table = Table(4).scored("pittsburgh", "A").city("chicago", "BCD____").city("new_york", "CC______")
    table.turn("expand chicago $5", "again new_york $3")
    assert table.player("A").money == 20 - 8
    assert (table.city_text("chicago"), table.city_text("new_york")) == ("BCDA___", "CCA_____")


def test_example_14_a_double_market_share_costs_one_dollar() -> None:
    table = Table(4).city("new_york", "BBA_____")
    events = table.turn("grow new_york", "double new_york")
    assert table.player("A").money == 19
    assert table.city_text("new_york") == "BBAAA___"
    assert only(events, CityScored) == []


def test_example_15_doubling_needs_a_second_empty_space() -> None:
    table = Table(4).city("omaha", "BAB_")
    table.play("grow omaha")
    assert table.game.check("double omaha") == NoRoomToDouble("omaha")


def test_example_16_towns_money_and_a_bonus_tile_make_twelve() -> None:
    table = Table(4, money=11).has("A", bonus_tiles=1)
    table.towns(pueblo="A", raleigh="A", memphis="A", huntsville="A", el_paso="A")
    final = table.player("A").final
    assert (final.for_towns, final.for_money, final.for_bonus_tiles, final.total) == (5, 3, 4, 12)


def test_example_17_with_few_players_the_fifth_region_ends_the_game() -> None:
    table = Table(3)
    assert sum(p.open and p.kind == "city" for p in table.view.places) == 19
    assert sum(p.open and p.kind == "town" for p in table.view.places) == 12
    gains = []
    for region, last in [
        ("southwest", "pueblo"),
        ("great_lakes", "indianapolis"),
        ("southeast", "huntsville"),
        ("texas", "el_paso"),
        ("mid_atlantic", "raleigh"),
    ]:
        table.state.actor = 0
        for place in table.view.places:
            if place.region == region and place.id != last:
                _ = table.scored(place.id, "A") if place.kind == "city" else table.towns(**{place.id: "A"})
        cheapest = table.offers(f"expand {last}")[0]
        events = table.turn(cheapest)
        gains += [(e.space, e.influence) for e in only(events, RegionScored)]
    assert gains == [(3, 2), (4, 3), (5, 4), (6, 3), (7, 2)]
    assert only(events, GameEnded) == [GameEnded("red_zone")]


def test_example_18_the_introductory_start_of_the_first_of_three() -> None:
    game = Game.new(["P1", "P2", "P3"], start="introductory")
    mine = [place.id for place in game.view().places if place.pieces[0]]
    assert mine == ["flagstaff", "little_rock"]
    assert game.view().players[0].money == 2 + 1, "the first income is in"


def test_example_19_four_empty_spaces_count_eight_in_a_boom_city() -> None:
    table = Table(4, boom="chicago").city("chicago", "ABB____")
    assert only(table.play("stay"), IncomeTaken) == [IncomeTaken(0, 8, 4, 3)]


def test_example_20_a_round_without_expansion_ends_the_game() -> None:
    table = Table(3, actor="B")
    table.turn()
    table.turn()
    assert only(table.turn(), GameEnded) == [GameEnded("no_expansion")]


def test_example_20_one_expansion_starts_the_count_again() -> None:
    table = Table(3, actor="B").towns(pueblo="A")
    table.turn()
    table.turn()
    table.turn("expand phoenix $0")
    table.turn()
    table.turn()
    assert only(table.turn(), GameEnded) == [GameEnded("no_expansion")]


def test_example_21_no_bonus_tile_on_a_first_turn() -> None:
    game = Game.new(["P1", "P2", "P3"], start="introductory")
    game.play("end")
    assert game.check("cash") == FirstTurn()
