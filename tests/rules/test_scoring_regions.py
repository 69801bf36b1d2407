"""Phase 5: rules `region-complete` to `region-track`."""

import pytest

from franchise.board import BOARD
from franchise.game.events import RegionGained, RegionScored
from tables import Table, only

SOUTH = ("northwest", "california", "northern_plains", "heartland", "texas", "mid_atlantic")


def great_lakes(players: int = 5, tie_breaker: str = "A", **cities: str) -> Table:
    """Have the Great Lakes wait only for Indianapolis, which A can reach."""
    given = {"chicago": "A", "detroit": "A", "minneapolis": "A"} | cities
    table = Table(players)
    for city, pieces in given.items():
        table.scored(city, pieces)
    return table.tie_breaker("great_lakes", tie_breaker)


def ranks(table: Table, *moves: str) -> list[tuple[str, int]]:
    """Play a turn and see who gains what, from the first rank on."""
    return [("ABCDE"[gain.seat], gain.influence) for gain in only(table.turn(*moves), RegionGained)]


def test_a_region_waits_for_its_towns() -> None:
    table = great_lakes()
    assert table.region("great_lakes").missing == ("indianapolis",)
    assert not table.region("great_lakes").scored
    table.turn("expand indianapolis $1")
    assert table.region("great_lakes").scored


def test_the_last_town_of_the_board_too_completes_its_region() -> None:
    table = great_lakes(2)
    towns = [place.id for place in BOARD.open_places(2) if place.is_town and place.id != "indianapolis"]
    table.towns(**dict.fromkeys(towns, "B"))
    table.turn("expand indianapolis $1")
    assert table.region("great_lakes").scored


def test_the_last_cities_of_the_board_complete_their_regions() -> None:
    table = Table(4).done(*SOUTH, "southwest")
    for region in ("great_lakes", "northeast", "southeast"):
        for place in BOARD.places:
            if place.region == region and place.is_town:
                table.towns(**{place.id: "B"})
            elif place.region == region and place.spaces > 2:
                table.scored(place.id, "B")
    table.city("minneapolis", "A_").city("pittsburgh", "A_").city("jacksonville", "A_")
    scored = only(table.turn("grow minneapolis", "grow pittsburgh", "grow jacksonville"), RegionScored)
    assert [event.region for event in scored] == ["great_lakes", "northeast", "southeast"]


def test_a_region_waits_for_its_cities() -> None:
    table = Table(4).scored("chicago", "B").scored("detroit", "B").towns(indianapolis="B")
    table.city("minneapolis", "A_")
    assert only(table.turn("grow minneapolis"), RegionScored)[0].region == "great_lakes"


def test_an_unscored_city_holds_a_region_up() -> None:
    table = Table(4).scored("chicago", "A").scored("detroit", "A").city("minneapolis", "A_")
    assert only(table.turn("expand indianapolis $1"), RegionScored) == []


def test_a_region_without_towns_needs_only_its_cities() -> None:
    table = Table(4).scored("new_york", "B").city("pittsburgh", "A_")
    assert only(table.turn("grow pittsburgh"), RegionScored)[0].region == "northeast"


def test_ranks_go_by_pieces_in_towns_and_scored_cities() -> None:
    table = great_lakes(chicago="ABBBC", detroit="ABCE", minneapolis="B")
    assert ranks(table, "expand indianapolis $1") == [("B", 6), ("A", 4), ("C", 2), ("E", 2)]


def test_values_without_a_claimant_lapse() -> None:
    assert ranks(great_lakes(), "expand indianapolis $1") == [("A", 6)]


def test_of_two_players_the_second_gains_the_third_value() -> None:
    assert ranks(great_lakes(2, chicago="AB"), "expand indianapolis $1") == [("A", 6), ("B", 2)]


def test_the_second_of_three_players_gains_the_second_value() -> None:
    table = great_lakes(3, chicago="ABC", detroit="AB")
    assert ranks(table, "expand indianapolis $1") == [("A", 6), ("B", 4), ("C", 2)]


@pytest.mark.parametrize(
    ("tie_breaker", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB"), ("D", "ABC"), ("E", "ABC")]
)
def test_ties_are_broken_clockwise_from_the_tie_breaker(tie_breaker: str, order: str) -> None:
    table = great_lakes(5, tie_breaker, chicago="BC", detroit="ABC", minneapolis="D")
    assert [seat for seat, _ in ranks(table, "expand indianapolis $1")] == [*order, "D"]


def test_a_tie_breaker_without_equals_changes_nothing() -> None:
    table = great_lakes(4, "D", chicago="ABD", detroit="AB", minneapolis="A")
    assert ranks(table, "expand indianapolis $1") == [("A", 6), ("B", 4), ("D", 2)]


@pytest.mark.parametrize(("tiles", "influence"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 3), (5, 4), (6, 3)])
def test_the_active_player_gains_the_influence_of_the_leftmost_free_space(tiles: int, influence: int) -> None:
    table = great_lakes(5, chicago="BBB", detroit="A", minneapolis="B").done(*SOUTH[:tiles])
    scored = only(table.turn("expand indianapolis $1"), RegionScored)
    assert scored == [RegionScored("great_lakes", "great_lakes", tiles, 0, influence)]
    assert table.view.track[tiles].region == "great_lakes"
    assert table.influence()[:2] == (4 + influence, 6), "B is first"


def test_what_a_region_gives_is_added_to_the_influence() -> None:
    table = great_lakes(4, chicago="ABBB").has("B", influence=5)
    table.turn("expand indianapolis $1")
    assert table.influence() == (6 + 3, 5 + 4, 0, 0)


def test_regions_of_one_turn_are_scored_in_the_order_of_the_board() -> None:
    table = great_lakes().scored("houston", "A").scored("dallas", "A").scored("oklahoma_city", "A")
    scored = only(table.turn("expand el_paso $0", "again indianapolis $1"), RegionScored)
    assert [(event.region, event.space) for event in scored] == [("great_lakes", 0), ("texas", 1)]


def test_a_scored_region_is_not_scored_again() -> None:
    table = Table(4).done("northeast").city("omaha", "AA__")
    assert only(table.turn("grow omaha"), RegionScored) == []
