"""Phase 3: rule `market-share`, and the double market share of rule `bonus-double`."""

import pytest

from franchise.game.events import CityScored, FranchiseOpened, PieceWithdrawn, ShareIncreased
from franchise.game.reasons import (
    AlreadyGrown,
    CityIsScored,
    JustExpanded,
    NoRoomToDouble,
    NotACity,
    NotGrown,
    NotPresent,
    SupplyIsEmpty,
    TooDear,
)
from tables import Table, only


def test_every_unscored_city_with_an_own_piece_may_get_one_for_a_dollar() -> None:
    table = Table(4).city("chicago", "A______").city("omaha", "BA__").city("detroit", "B___")
    assert table.offers("grow") == ["grow chicago", "grow omaha"]
    assert only(table.play("grow omaha"), ShareIncreased) == [ShareIncreased(0, "omaha", 1)]
    assert table.player("A").money == 19
    assert table.place("omaha").centre == 1


def test_at_most_one_increase_for_each_city_and_turn() -> None:
    table = Table(4).city("chicago", "A______")
    table.play("grow chicago")
    assert table.game.check("grow chicago") == AlreadyGrown("chicago")


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("detroit", NotPresent("detroit")),
        ("pueblo", NotACity("pueblo")),
        ("pittsburgh", CityIsScored("pittsburgh")),
    ],
)
def test_no_increase_without_an_own_piece_in_an_unscored_city(place: str, reason: object) -> None:
    table = Table(4).city("detroit", "B___").towns(pueblo="A").scored("pittsburgh", "A")
    assert table.game.check(f"grow {place}") == reason


def test_no_increase_in_the_city_just_expanded_to() -> None:
    table = Table(4).towns(pueblo="A")
    table.play("expand phoenix $0")
    assert table.offers("grow") == []
    assert table.game.check("grow phoenix") == JustExpanded("phoenix")


def test_an_increase_costs_a_dollar_that_must_be_there() -> None:
    table = Table(4, money=1).city("chicago", "A______").city("omaha", "A___")
    table.play("grow chicago")
    assert table.game.check("grow omaha") == TooDear(1, 0)


def test_a_piece_in_a_centre_has_left_the_supply() -> None:
    table = Table(4).city("chicago", "A______").city("omaha", "A___").has("A", supply=1)
    table.play("grow chicago")
    assert table.player("A").supply == 0
    assert table.game.check("grow omaha") == SupplyIsEmpty()
    assert table.game.check("double chicago") == SupplyIsEmpty()


def test_an_empty_supply_allows_no_increase() -> None:
    table = Table(4).city("chicago", "A______").has("A", supply=0)
    assert table.game.check("grow chicago") == SupplyIsEmpty()


def test_centre_pieces_open_in_the_order_of_the_board() -> None:
    table = Table(4).city("chicago", "A______").city("omaha", "A___").city("phoenix", "A____")
    opened = only(table.turn("grow omaha", "grow phoenix", "grow chicago"), FranchiseOpened)
    assert [event.place for event in opened] == ["phoenix", "chicago", "omaha"]


def test_expansions_open_before_centre_pieces() -> None:
    table = Table(4).city("phoenix", "A____")
    opened = only(table.turn("expand dallas $5", "grow phoenix"), FranchiseOpened)
    assert [(event.place, event.origin) for event in opened] == [
        ("dallas", "expansion"),
        ("phoenix", "centre"),
    ]


def test_a_double_share_is_free_and_uses_a_bonus_tile() -> None:
    table = Table(4).city("chicago", "A______")
    table.play("grow chicago")
    assert only(table.play("double chicago"), ShareIncreased) == [ShareIncreased(0, "chicago", 0)]
    assert (table.player("A").money, table.player("A").bonus_tiles) == (19, 2)
    assert (table.place("chicago").centre, table.player("A").supply) == (2, 37)


def test_a_double_share_needs_an_increase_there_in_the_same_turn() -> None:
    table = Table(4).city("chicago", "A______").city("omaha", "A___")
    table.play("grow omaha")
    assert table.offers("double") == ["double omaha"]
    assert table.game.check("double chicago") == NotGrown("chicago")


def test_a_double_share_needs_two_spaces_empty_before_either_piece_moves() -> None:
    table = Table(4).city("denver", "AB__").city("omaha", "BAB_")
    table.play("grow denver", "grow omaha")
    assert table.offers("double") == ["double denver"]
    assert table.game.check("double omaha") == NoRoomToDouble("omaha")


def test_pieces_opened_in_earlier_turns_leave_less_room_for_a_double_share() -> None:
    table = Table(2).city("phoenix", "AB___").city("denver", "AB__").city("omaha", "AB__")
    table.turn("expand pueblo $0", "grow phoenix", "grow denver", "grow omaha")
    table.turn()
    table.play("grow phoenix", "grow denver", "grow omaha")
    assert table.offers("double") == ["double phoenix"], "two spaces were empty there, one in the others"


def test_the_second_piece_of_a_double_share_may_score() -> None:
    table = Table(4).city("washington", "AA____")
    assert only(table.turn("grow washington", "double washington"), CityScored) == [
        CityScored("washington", 0, 6, True, 3)
    ]


@pytest.mark.parametrize("doubled", ["phoenix", "omaha"])
def test_only_one_city_gets_a_second_piece(doubled: str) -> None:
    table = Table(4).city("phoenix", "BA___").city("omaha", "BA__")
    opened = only(table.turn("grow phoenix", "grow omaha", f"double {doubled}"), FranchiseOpened)
    assert sorted(event.place for event in opened) == sorted(["phoenix", "omaha", doubled])


def test_a_double_share_is_over_with_its_turn() -> None:
    table = Table(4).city("chicago", "AB_____")
    table.turn("grow chicago", "double chicago")
    table.turn("grow chicago")
    assert table.city_text("chicago") == "ABAAB__"


def test_where_the_first_piece_scores_the_second_goes_back() -> None:
    table = Table(4).city("charlotte", "A__").tie_breaker("mid_atlantic", "B")
    before = table.player("A").supply
    events = table.turn("grow charlotte", "double charlotte")
    assert only(events, CityScored) == [CityScored("charlotte", 0, 3, True, 1)]
    assert only(events, PieceWithdrawn) == [PieceWithdrawn(0, "charlotte")]
    assert table.player("A").supply == before
    assert table.player("A").bonus_tiles == 2, "the tile is spent all the same"


def test_cash_is_there_for_increases_too() -> None:
    table = Table(4, money=1).city("chicago", "A______").city("omaha", "A___")
    table.play("grow chicago", "cash", "grow omaha")
    assert table.player("A").money == 9


def test_without_a_bonus_tile_nothing_can_be_doubled() -> None:
    table = Table(4).city("omaha", "A___").has("A", bonus_tiles=0)
    table.play("grow omaha")
    assert table.offers("double") == []
