"""Phase 4: rules `opening` to `tie-breaker`."""

import pytest

from franchise.game.events import CityScored, FranchiseOpened, TieBreakerPlaced
from franchise.game.reasons import CityIsScored
from tables import Table, only


def scored_by_growing(city: str, spaces: str) -> list[CityScored]:
    """Grow a city of A's and see how it is scored."""
    return only(Table(5).city(city, spaces).turn(f"grow {city}"), CityScored)


@pytest.mark.parametrize(
    ("city", "spaces", "scored"),
    [
        ("charlotte", "A__", True),
        ("omaha", "BA__", False),
        ("omaha", "AA__", True),
        ("dallas", "A____", False),
        ("dallas", "AA___", True),
        ("washington", "AA____", False),
        ("washington", "AAA___", True),
        ("new_york", "AAA_____", False),
        ("new_york", "AAAA____", True),
    ],
)
def test_a_majority_is_more_than_half_of_the_spaces(city: str, spaces: str, scored: bool) -> None:
    assert bool(scored_by_growing(city, spaces)) == scored


def test_an_absolute_majority_gains_the_whole_value() -> None:
    assert scored_by_growing("dallas", "BAA__") == [CityScored("dallas", 0, 5, True, 2)]


def test_a_majority_that_also_fills_the_city_gains_the_whole_value() -> None:
    assert scored_by_growing("charlotte", "BA_") == [CityScored("charlotte", 0, 3, True, 1)]


def test_a_full_city_without_majority_gives_half_its_value_rounded_down() -> None:
    assert scored_by_growing("dallas", "BBAC_") == [CityScored("dallas", 1, 2, False, 1)]


def test_a_full_city_goes_to_whoever_has_most_pieces() -> None:
    assert scored_by_growing("chicago", "ABCBCB_") == [CityScored("chicago", 1, 3, False, 2)]


def test_a_tie_goes_to_whoever_opened_first() -> None:
    assert scored_by_growing("omaha", "BAB_") == [CityScored("omaha", 1, 2, False, 1)]
    assert scored_by_growing("omaha", "ABB_") == [CityScored("omaha", 0, 2, False, 1)]


def test_each_piece_goes_to_the_next_free_space() -> None:
    table = Table(4, actor="C").city("chicago", "ABBC___")
    table.turn("grow chicago", "double chicago")
    assert table.city_text("chicago") == "ABBCCC_"


def test_a_full_city_of_two_counts_as_one_for_the_first() -> None:
    table = Table(4).city("minneapolis", "B_").towns(fargo="A")
    assert only(table.turn("expand minneapolis $0"), CityScored) == [
        CityScored("minneapolis", 1, 1, False, 0)
    ]


def test_the_last_seat_too_gains_a_full_city_that_it_opened_first() -> None:
    table = Table(5).city("minneapolis", "E_").towns(fargo="A")
    assert only(table.turn("expand minneapolis $0"), CityScored) == [
        CityScored("minneapolis", 4, 1, False, 0)
    ]


def test_a_town_is_never_scored() -> None:
    table = Table(4).city("phoenix", "A____")
    events = table.turn("expand pueblo $0")
    assert only(events, CityScored) == []
    assert table.region("southwest").tie_breaker is None


def test_the_value_of_a_city_is_added_to_the_influence() -> None:
    table = Table(4).city("dallas", "AA___").has("A", influence=7)
    table.turn("grow dallas")
    assert table.influence() == (12, 0, 0, 0)


def test_the_scorer_keeps_one_piece_and_all_others_stay() -> None:
    table = Table(4).city("chicago", "BABACA_").tie_breaker("great_lakes", "D")
    supply = [table.player(player).supply for player in "ABC"]
    table.turn("grow chicago")
    assert table.pieces("chicago") == "ABBC"
    assert [table.player(player).supply for player in "ABC"] == [supply[0] - 1 + 3, supply[1], supply[2]]


def test_a_scored_city_is_closed_for_good() -> None:
    table = Table(4).city("charlotte", "A__").towns(indianapolis="B")
    table.turn("grow charlotte")
    assert table.place("charlotte").scored
    assert table.game.check("expand charlotte $0") == CityIsScored("charlotte")


def test_a_city_is_looked_at_before_the_next_one_is() -> None:
    table = Table(4).city("omaha", "AA__").city("denver", "AA__")
    kinds = [type(event) for event in table.turn("grow omaha", "grow denver")]
    opened = [index for index, kind in enumerate(kinds) if kind is FranchiseOpened]
    scored = [index for index, kind in enumerate(kinds) if kind is CityScored]
    assert opened[0] < scored[0] < opened[1] < scored[1]


def test_the_active_player_is_tie_breaker_of_the_region_of_the_first_scored_city() -> None:
    table = Table(4).city("omaha", "BAB_")
    supply = table.player("A").supply
    assert only(table.turn("grow omaha"), TieBreakerPlaced) == [TieBreakerPlaced(0, "heartland", True)]
    assert table.region("heartland").tie_breaker == 0
    assert table.player("A").supply == supply - 2


def test_a_second_scored_city_leaves_the_tie_breaker() -> None:
    table = Table(4).city("omaha", "AA__").scored("st_louis", "B")
    assert only(table.turn("grow omaha"), TieBreakerPlaced) == []
    assert table.region("heartland").tie_breaker == 1


def test_a_tie_breaker_does_not_count_in_its_region() -> None:
    table = Table(4).city("omaha", "AA__")
    table.turn("grow omaha")
    assert [(standing.seat, standing.pieces) for standing in table.region("heartland").standings] == [(0, 1)]


def test_a_tie_breaker_never_comes_back() -> None:
    table = Table(4).scored("new_york", "A").city("pittsburgh", "A_")
    supply = table.player("A").supply
    table.turn("grow pittsburgh")
    assert table.region("northeast").scored
    assert (table.region("northeast").tie_breaker, table.region("northeast").tie_breaker_piece) == (0, True)
    assert table.player("A").supply == supply


def test_without_a_piece_left_the_tie_breaker_is_only_recorded_for_good() -> None:
    table = Table(4).city("pittsburgh", "B_").towns(indianapolis="A").city("omaha", "AA__").has("A", supply=2)
    table.tie_breaker("heartland", "B")
    events = table.turn("expand pittsburgh $1", "grow omaha")
    assert only(events, TieBreakerPlaced) == [TieBreakerPlaced(0, "northeast", False)]
    assert (table.region("northeast").tie_breaker, table.region("northeast").tie_breaker_piece) == (0, False)
    assert table.player("A").supply == 2, "what Omaha gave back stays"


def test_the_last_piece_of_the_supply_serves_as_the_tie_breaker() -> None:
    table = Table(4).city("pittsburgh", "B_").towns(indianapolis="A").has("A", supply=2)
    assert only(table.turn("expand pittsburgh $1"), TieBreakerPlaced) == [
        TieBreakerPlaced(0, "northeast", True)
    ]
    assert table.player("A").supply == 0
    assert table.region("northeast").tie_breaker_piece


def test_pieces_taken_back_can_serve_as_the_tie_breaker() -> None:
    table = Table(4).city("omaha", "AA__").has("A", supply=1)
    assert only(table.turn("grow omaha"), TieBreakerPlaced) == [TieBreakerPlaced(0, "heartland", True)]
    assert table.player("A").supply == 1
