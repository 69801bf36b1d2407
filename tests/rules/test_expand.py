"""Phase 2: rules `expansion` to `payment` and `bonus-again`, and what the notation says of them."""

from franchise.game.events import CityScored, Expanded, FranchiseOpened
from franchise.game.reasons import (
    AgainNeedsExpand,
    AlreadyExpanded,
    AlreadyPresent,
    BonusTileUsed,
    CityIsScored,
    ExpandBeforeGrowing,
    JustExpanded,
    NoLink,
    NoSuchLink,
    SupplyIsEmpty,
    TooDear,
    TownIsTaken,
)
from tables import Table, only


def test_an_expansion_runs_over_one_direct_link() -> None:
    table = Table(4).towns(pueblo="A")
    assert table.offers("expand") == ["expand phoenix $0", "expand denver $1", "expand oklahoma_city $1"]
    assert table.game.check("expand albuquerque $3") == NoLink("albuquerque")


def test_a_scored_city_is_a_source_as_well() -> None:
    table = Table(4).scored("pittsburgh", "A")
    assert "expand new_york $3" in table.offers("expand")


def test_from_the_next_turn_on_every_link_of_an_entered_place_may_be_used() -> None:
    table = Table(2).towns(ogallala="A")
    table.turn("expand chicago $1")
    table.turn()
    from_ogallala = ["expand dodge_city $1", "expand oklahoma_city $1", "expand omaha $1"]
    assert sorted(set(table.offers("expand")) - set(from_ogallala)) == [
        "expand detroit $3",
        "expand kansas_city $8",
        "expand minneapolis $3",
        "expand new_york $8",
        "expand omaha $5",
        "expand phoenix $8",
        "expand pittsburgh $5",
    ]


def test_an_entered_city_counts_for_the_next_income() -> None:
    table = Table(4).city("seattle", "A___")
    table.turn("expand casper $5", "grow seattle")
    assert table.player("A").income_spaces == 2 + 3


def test_a_city_may_be_entered_right_after_somebody_else_has_entered_it() -> None:
    table = Table(4).towns(pueblo="A", flagstaff="B")
    table.turn("expand phoenix $0")
    table.turn("expand phoenix $1")
    assert table.city_text("phoenix") == "AB___"


def test_an_expansion_to_a_town_takes_its_only_space() -> None:
    table = Table(4).city("phoenix", "A____")
    assert only(table.turn("expand pueblo $0"), FranchiseOpened) == [
        FranchiseOpened(0, "pueblo", 0, "expansion")
    ]


def test_a_town_with_a_piece_cannot_be_entered() -> None:
    table = Table(4).city("phoenix", "A____").towns(pueblo="B")
    assert table.game.check("expand pueblo $0") == TownIsTaken("pueblo")


def test_a_place_with_an_own_piece_cannot_be_entered() -> None:
    table = Table(4).city("phoenix", "A____").towns(pueblo="A")
    assert table.game.check("expand phoenix $0") == AlreadyPresent("phoenix")
    assert table.game.check("expand pueblo $0") == AlreadyPresent("pueblo")


def test_a_scored_city_can_never_be_entered() -> None:
    table = Table(4).scored("phoenix", "B").towns(pueblo="A")
    assert table.game.check("expand phoenix $0") == CityIsScored("phoenix")


def test_one_expansion_in_a_turn() -> None:
    table = Table(4).towns(pueblo="A")
    table.play("expand phoenix $0")
    assert table.offers("expand") == []
    assert table.game.check("expand denver $1") == AlreadyExpanded()


def test_expanding_is_optional() -> None:
    table = Table(4).towns(pueblo="A")
    table.turn()
    assert table.view.turns_without_expansion == 1


def test_the_link_is_paid_at_once() -> None:
    table = Table(4).scored("pittsburgh", "A")
    assert only(table.play("expand chicago $5"), Expanded) == [
        Expanded(0, "chicago", ("pittsburgh", "chicago"), (5,), None, 5, second=False)
    ]
    assert table.player("A").money == 15


def test_each_price_of_link_is_a_choice_and_the_cheapest_comes_first() -> None:
    table = Table(4).towns(pueblo="A", flagstaff="A").scored("denver", "A")
    assert table.offers("expand phoenix") == ["expand phoenix $0", "expand phoenix $1", "expand phoenix $5"]
    assert only(table.play("expand phoenix $5"), Expanded)[0].way == ("denver", "phoenix")


def test_a_link_of_another_price_does_not_exist() -> None:
    table = Table(4).towns(pueblo="A")
    assert table.game.check("expand phoenix $3") == NoSuchLink("phoenix", 3)
    assert table.game.check("expand phoenix $2") == NoSuchLink("phoenix", 2)


def test_links_of_equal_price_are_one_move_from_the_first_own_place() -> None:
    table = Table(4).towns(salt_lake_city="A", pueblo="A", pocatello="A")
    assert table.offers("expand denver") == ["expand denver $1"]
    assert only(table.play("expand denver $1"), Expanded)[0].way == ("pocatello", "denver")


def test_an_expansion_comes_from_a_place_that_the_link_joins() -> None:
    table = Table(4).towns(boise="A", pueblo="A")
    assert only(table.play("expand phoenix $0"), Expanded)[0].way == ("pueblo", "phoenix")


def test_a_payment_must_be_affordable_when_it_is_due() -> None:
    table = Table(4, money=4).scored("pittsburgh", "A")
    assert table.game.check("expand chicago $5") == TooDear(5, 4)
    table.play("cash")
    assert table.game.check("expand chicago $5") is None


def test_only_what_the_money_pays_is_offered() -> None:
    table = Table(4, money=2).scored("portland", "A")
    assert table.offers("expand") == ["expand salt_lake_city $0"], "Seattle and San Francisco cost $3"


def test_money_may_be_spent_to_the_last_dollar() -> None:
    table = Table(4, money=5).scored("pittsburgh", "A")
    table.play("expand chicago $5")
    assert table.player("A").money == 0


def test_expansions_come_before_the_first_increase() -> None:
    table = Table(4).city("phoenix", "A____")
    table.play("grow phoenix")
    assert table.offers("expand", "again") == []
    assert table.game.check("expand pueblo $0") == ExpandBeforeGrowing()


def test_a_second_expansion_needs_a_first() -> None:
    table = Table(4).towns(pueblo="A")
    assert table.offers("again") == []
    assert table.game.check("again phoenix $0") == AgainNeedsExpand()


def test_a_second_expansion_is_paid_too_and_uses_a_bonus_tile() -> None:
    table = Table(4).towns(pueblo="A")
    events = table.play("expand denver $1", "again oklahoma_city $1")
    assert [event.second for event in only(events, Expanded)] == [False, True]
    assert table.player("A").money == 18
    assert (table.player("A").bonus_tiles, table.player("A").used_bonus_tiles) == (2, 1)


def test_a_second_expansion_leads_to_another_place() -> None:
    table = Table(4).towns(pueblo="A")
    table.play("expand phoenix $0")
    assert table.game.check("again phoenix $0") == JustExpanded("phoenix")


def test_a_second_expansion_too_leads_only_where_one_may_enter() -> None:
    table = Table(4).city("phoenix", "A____").towns(pueblo="B")
    table.play("expand flagstaff $1")
    assert table.game.check("again pueblo $0") == TownIsTaken("pueblo")


def test_a_second_expansion_starts_where_a_piece_was_before_the_turn() -> None:
    table = Table(4).towns(pueblo="A")
    table.play("expand phoenix $0")
    assert table.game.check("again albuquerque $3") == NoLink("albuquerque")


def test_there_is_no_third_expansion() -> None:
    table = Table(4).towns(pueblo="A")
    table.play("expand phoenix $0", "again denver $1")
    assert table.game.check("again oklahoma_city $1") == BonusTileUsed()


def test_the_second_payment_must_be_affordable_after_the_first() -> None:
    table = Table(4, money=7).scored("pittsburgh", "A")
    table.play("expand chicago $5")
    assert table.game.check("again new_york $3") == TooDear(3, 2)


def test_two_expansions_open_in_the_order_they_were_made() -> None:
    table = Table(4).towns(pueblo="A")
    opened = only(table.turn("expand oklahoma_city $1", "again phoenix $0"), FranchiseOpened)
    assert [event.place for event in opened] == ["oklahoma_city", "phoenix"]


def test_both_expansions_may_score_a_city() -> None:
    table = Table(4).towns(indianapolis="A", fargo="A").city("pittsburgh", "B_").city("minneapolis", "C_")
    scored = only(table.turn("expand pittsburgh $1", "again minneapolis $0"), CityScored)
    assert [(event.place, event.seat) for event in scored] == [("pittsburgh", 1), ("minneapolis", 2)]


def test_an_expansion_takes_a_piece_out_of_the_supply_at_once() -> None:
    table = Table(4).towns(pueblo="A").has("A", supply=1)
    table.play("expand phoenix $0")
    assert table.player("A").supply == 0
    assert table.game.check("again denver $1") == SupplyIsEmpty()


def test_an_empty_supply_allows_no_expansion() -> None:
    table = Table(4).towns(pueblo="A").has("A", supply=0)
    assert table.offers("expand") == []
    assert table.game.check("expand phoenix $0") == SupplyIsEmpty()
