"""The mini-expansion New region tiles: rules `tile-pool` to `tile-ranks`, and `far` and `free` moves."""

from typing import Any, get_args

import pytest

from franchise import Game, Malformed
from franchise.board import BOARD, TileKind
from franchise.game.events import (
    BonusTileReturned,
    Expanded,
    ExpansionTileTaken,
    ExpansionTileUsed,
    FinalCounted,
    LinkTileTaken,
    LinkTileUsed,
    RegionGained,
    RegionScored,
)
from franchise.game.reasons import (
    CityIsScored,
    FreeLinkSavesNothing,
    LinkCostsNothing,
    NoExpansionTile,
    NoLinkTile,
    SingleLinkIsAsCheap,
    SingleLinkLeadsThere,
    TooDear,
    TownIsTaken,
    WayCosts,
)
from franchise.game.setup import ADDITIONAL_TILES, PRINTED_TILES
from tables import NAMES, Table, only

TILES = {region.id: region.id for region in BOARD.regions}


def northeast(tile: str, players: int = 4, new_york: str = "AB", **options: Any) -> Table:
    """Have the Northeast under a tile wait for Pittsburgh, where A needs one piece more."""
    tiles = {region.id: TILES[region.id] for region in BOARD.open_regions(players)} | {"northeast": tile}
    table = Table(players, region_tiles=tiles, **options).scored("new_york", new_york)
    return table.city("pittsburgh", "A_")


def gains(table: Table) -> list[tuple[int, int, int]]:
    """Score the Northeast; return seat, influence and dollars of each rank."""
    gained = only(table.turn("grow pittsburgh"), RegionGained)
    return [(event.seat, event.influence, event.dollars) for event in gained]


# --- the tiles in play ---


@pytest.mark.parametrize(
    ("pool", "tiles"), [("new", ADDITIONAL_TILES), ("mixed", PRINTED_TILES + ADDITIONAL_TILES)]
)
def test_a_pool_is_drawn_and_placed_by_the_seed(pool: Any, tiles: tuple[str, ...]) -> None:
    dealt = [
        Game.new(NAMES[:3], region_tiles="random", region_pool=pool, seed=seed).setup.tiles_on_regions(3)
        for seed in range(30)
    ]
    assert all(set(deal) == {region.id for region in BOARD.open_regions(3)} for deal in dealt)
    assert {tile for deal in dealt for tile in deal.values()} == set(tiles)


def test_chosen_tiles_are_placed_at_random() -> None:
    chosen = ADDITIONAL_TILES[-7:]
    setups = [
        Game.new(NAMES[:3], region_tiles="random", region_pool=chosen, seed=seed).setup for seed in (1, 2)
    ]
    assert all(set(setup.tiles_on_regions(3).values()) == set(chosen) for setup in setups)
    assert setups[0].region_tiles != setups[1].region_tiles


def test_a_pool_can_be_drafted() -> None:
    game = Game.new(NAMES[:3], region_tiles="draft", region_pool=ADDITIONAL_TILES[-7:])
    assert game.view().region_tiles_to_lay == ADDITIONAL_TILES[-7:]
    assert game.check("lay texas link") is None


def test_a_pool_has_a_tile_for_each_open_region() -> None:
    with pytest.raises(Malformed, match="4 players need 10 tiles, not 7"):
        Game.new(NAMES[:4], region_tiles="draft", region_pool=ADDITIONAL_TILES[-7:])


def test_all_options_can_be_combined() -> None:
    game = Game.new(
        NAMES[:5],
        start="introductory",
        city_tiles="random",
        region_tiles="random",
        region_pool="mixed",
        milestones=True,
        boom=True,
        seed=4,
    )
    assert game.view().phase == "place_boom"


# --- dollars, numbers, bonus ---


def test_a_dollar_tile_pays_dollars_instead_of_influence() -> None:
    table = northeast("dollar1")
    assert gains(table) == [(0, 0, 12), (1, 0, 8)]
    assert (table.player("A").money, table.player("B").money) == (20 - 1 + 12, 20 + 8 + 1)
    assert table.influence() == (2 + 3, 0, 0, 0), "Pittsburgh and the track pay influence as ever"


def test_a_number_tile_adds_to_the_tiles_on_the_track_before_it_moves_there() -> None:
    table = northeast("number1", new_york="AABC").done("northwest", "california", "northern_plains", "texas")
    assert gains(table) == [(0, 4 + 2, 0), (1, 4 + 0, 0), (2, 4 - 2, 0)]


def test_a_number_tile_is_never_below_zero() -> None:
    assert gains(northeast("number2", new_york="ABC")) == [(0, 1, 0), (1, 0, 0), (2, 0, 0)]


def test_with_few_players_the_three_tiles_on_the_track_count_for_a_number_tile() -> None:
    assert gains(northeast("number1", 3, new_york="ABC")) == [(0, 5, 0), (1, 3, 0), (2, 1, 0)]


def test_of_two_players_the_second_gains_the_third_number() -> None:
    assert gains(northeast("number1", 2)) == [(0, 5, 0), (1, 1, 0)]


def test_a_number_tile_counts_a_region_scored_before_it_in_the_same_turn() -> None:
    table = northeast("number1").scored("chicago", "A").scored("detroit", "A").scored("minneapolis", "A")
    events = table.turn("expand indianapolis $1", "grow pittsburgh")
    assert [event.region for event in only(events, RegionScored)] == ["great_lakes", "northeast"]
    assert only(events, RegionGained)[1].influence == 1 + 2


def test_a_bonus_tile_gives_the_first_a_used_one_back() -> None:
    table = northeast("bonus1").has("A", bonus_tiles=1, used_bonus_tiles=2).has("B", used_bonus_tiles=1)
    events = table.turn("grow pittsburgh")
    assert only(events, BonusTileReturned) == [BonusTileReturned(0)]
    assert (table.player("A").bonus_tiles, table.player("A").used_bonus_tiles) == (2, 1)
    assert table.player("B").used_bonus_tiles == 1
    assert [gain.influence for gain in only(events, RegionGained)] == [3, 4]


def test_no_other_tile_gives_a_used_one_back() -> None:
    table = northeast("northeast").has("A", used_bonus_tiles=1)
    assert only(table.turn("grow pittsburgh"), BonusTileReturned) == []
    assert table.player("A").used_bonus_tiles == 1


def test_without_a_used_one_nothing_comes_back() -> None:
    table = northeast("bonus1")
    assert only(table.turn("grow pittsburgh"), BonusTileReturned) == []
    assert table.player("A").bonus_tiles == 3


def test_a_tile_used_in_the_very_turn_can_be_the_one_taken_back() -> None:
    table = northeast("bonus2").has("A", bonus_tiles=1)
    assert only(table.turn("cash", "grow pittsburgh"), BonusTileReturned) == [BonusTileReturned(0)]
    assert (table.player("A").bonus_tiles, table.player("A").used_bonus_tiles) == (1, 0)


def test_a_tile_taken_back_is_usable_from_the_next_turn() -> None:
    table = northeast("bonus2", 2).has("A", bonus_tiles=1).towns(pueblo="A")
    table.turn("cash", "expand phoenix $0", "grow pittsburgh")
    table.turn()
    assert table.game.check("cash") is None


# --- the Link tile ---


def test_the_first_takes_the_link_tile() -> None:
    table = northeast("link", new_york="BBB")
    assert only(table.turn("grow pittsburgh"), LinkTileTaken) == [LinkTileTaken(1)]
    assert table.player("B").link_tile
    assert table.game.actor == 1
    assert "expand chicago $8 free" in table.offers("expand"), "from the next turn on"


def test_no_other_tile_hands_out_the_link_tile_or_the_expansion_tile() -> None:
    table = northeast("northeast")
    table.turn("grow pittsburgh")
    assert not any(player.link_tile or player.expansion_tile for player in table.view.players)


def test_the_link_tile_makes_one_link_free_once() -> None:
    table = Table(4, money=0).scored("pittsburgh", "A").holds("A", "link")
    events = table.play("expand chicago $5 free")
    assert only(events, LinkTileUsed) == [LinkTileUsed(0)]
    assert only(events, Expanded)[0].paid == 0
    assert only(events, Expanded)[0].free_link == 0
    assert not table.player("A").link_tile
    assert table.game.check("again new_york $3 free") == NoLinkTile()


def test_the_link_tile_combines_with_a_bonus_tile() -> None:
    table = Table(4, money=3).scored("pittsburgh", "A").holds("A", "link")
    table.play("expand new_york $3", "again chicago $5 free")
    assert table.player("A").money == 0


def test_a_free_link_must_cost_something() -> None:
    table = Table(4).towns(pueblo="A").holds("A", "link")
    assert table.offers("expand phoenix", "expand denver") == [
        "expand phoenix $0",
        "expand denver $1",
        "expand denver $1 free",
    ]
    assert table.game.check("expand phoenix $0 free") == LinkCostsNothing("phoenix")


def test_a_free_link_leads_only_where_one_may_enter() -> None:
    table = Table(4).scored("chicago", "A").towns(ogallala="B").holds("A", "link")
    assert table.game.check("expand ogallala $1 free") == TownIsTaken("ogallala")


def test_without_the_tiles_no_link_is_free_and_no_way_far() -> None:
    table = Table(4).towns(pueblo="A").holds("B", "link", "expansion")
    assert table.game.check("expand denver $1 free") == NoLinkTile()
    assert table.game.check("expand dallas far $2") == NoExpansionTile()


# --- the Expansion tile ---


def test_the_first_takes_the_expansion_tile() -> None:
    table = northeast("expansion")
    assert only(table.turn("grow pittsburgh"), ExpansionTileTaken) == [ExpansionTileTaken(0)]
    assert table.player("A").expansion_tile


def far_way(table: Table, move: str) -> Expanded:
    return only(table.play(move), Expanded)[0]


def test_the_expansion_tile_takes_the_cheapest_way_over_any_number_of_links() -> None:
    table = Table(3, money=5).towns(pueblo="A").holds("A", "expansion")
    assert far_way(table, "expand dallas far $2") == Expanded(
        0, "dallas", ("pueblo", "oklahoma_city", "el_paso", "dallas"), (1, 1, 0), None, 2, second=False
    )
    assert table.player("A").money == 3
    assert not table.player("A").expansion_tile


def test_a_far_way_runs_through_whatever_stands_there() -> None:
    table = Table(3).towns(pueblo="A", el_paso="B").scored("oklahoma_city", "B").holds("A", "expansion")
    assert table.offers("expand dallas") == ["expand dallas far $2"]


def test_a_far_expansion_ends_where_any_expansion_may_end() -> None:
    table = Table(3).towns(pueblo="A", el_paso="B").scored("dallas", "B").holds("A", "expansion")
    assert table.offers("expand dallas", "expand el_paso") == []


def test_a_far_way_counts_all_its_links() -> None:
    table = Table(3, money=1).towns(pueblo="A").holds("A", "expansion")
    assert table.game.check("expand dallas far $2") == TooDear(2, 1)


def test_a_far_way_has_the_price_of_the_cheapest() -> None:
    table = Table(3).towns(pueblo="A").holds("A", "expansion", "link")
    assert table.game.check("expand dallas far $3") == WayCosts("dallas", 2)
    assert table.game.check("expand dallas far free $1") == WayCosts("dallas", 0)


def test_among_equally_cheap_ways_the_one_with_fewest_8_links_is_taken() -> None:
    table = Table(3).scored("new_york", "A").holds("A", "expansion")
    assert far_way(table, "expand ogallala far $9").prices == (5, 3, 1), "not $8 and $1"
    assert table.state.dearest_links_used[0] == 0


def test_among_equally_cheap_free_ways_too() -> None:
    table = Table(3).towns(pueblo="A").holds("A", "expansion", "link")
    assert far_way(table, "expand ogallala far free $1").prices == (1, 1), "not $0, a free $8 and $1"


def test_among_equal_ways_the_first_in_the_order_of_the_board_is_taken() -> None:
    table = Table(3).towns(el_paso="A", pueblo="A").holds("A", "expansion")
    assert far_way(table, "expand ogallala far $2").way == ("pueblo", "oklahoma_city", "ogallala")


def prices(table: Table, words: str) -> dict[str, list[str]]:
    """Return by price where the far expansions of a table lead."""
    found: dict[str, list[str]] = {}
    for move in table.offers("expand"):
        _, place, *rest, price = move.split()
        if " ".join(rest) == words:
            found.setdefault(price, []).append(place)
    return found


def test_a_far_way_leads_to_every_place_that_the_money_reaches() -> None:
    table = Table(3, money=4).towns(pueblo="A").holds("A", "expansion")
    assert prices(table, "far") == {
        "$1": ["flagstaff", "salt_lake_city"],
        "$2": ["albuquerque", "omaha", "ogallala", "dodge_city", "dallas", "el_paso"],
        "$3": ["chicago"],
    }


def test_both_tiles_lead_to_every_place_that_the_money_reaches_with_one_link_free() -> None:
    table = Table(3, money=3).towns(pueblo="A").holds("A", "expansion", "link")
    assert prices(table, "far free") == {
        "$0": ["albuquerque", "flagstaff", "salt_lake_city", "chicago", "dallas", "el_paso"],
        "$1": ["kansas_city", "omaha", "ogallala", "dodge_city"],
        "$2": ["montgomery", "huntsville", "st_louis", "memphis", "little_rock", "houston"],
        "$3": [
            *("minneapolis", "detroit", "indianapolis", "pittsburgh", "new_york", "washington"),
            *("charlotte", "raleigh", "jacksonville", "atlanta"),
        ],
    }


def test_a_far_way_runs_through_no_closed_place() -> None:
    table = Table(3, money=2).scored("denver", "A").holds("A", "expansion")
    assert table.offers("expand el_paso", "expand dallas") == [], "$2 by way of Las Vegas, which is closed"


def test_a_way_with_a_free_link_runs_through_no_closed_place_either() -> None:
    table = Table(3, money=2).scored("phoenix", "A").holds("A", "expansion", "link")
    assert table.offers("expand minneapolis") == [], "$2 from Chicago by way of Sioux Falls, which is closed"


def test_a_far_way_may_cost_nothing() -> None:
    table = Table(4, money=0).scored("portland", "A").holds("A", "expansion")
    assert table.offers("expand seattle") == ["expand seattle far $0"]


@pytest.mark.parametrize(
    ("start", "target", "offered"),
    [
        ("seattle", "portland", ["$3 free", "far $0"]),
        ("spokane", "seattle", ["$0"]),
        ("pocatello", "seattle", ["far $0"]),
        ("los_angeles", "seattle", ["far $1", "far free $0"]),
        ("el_paso", "omaha", ["far free $1"]),
    ],
)
def test_far_ways_lead_from_one_end_of_the_board_to_the_other(
    start: str, target: str, offered: list[str]
) -> None:
    table = Table(4, money=1).holds("A", "expansion", "link")
    table.towns(**{start: "A"}) if BOARD.place[start].is_town else table.scored(start, "A")
    assert table.offers(f"expand {target}") == [f"expand {target} {way}" for way in offered]


def test_a_far_way_is_offered_only_where_no_single_link_is_as_cheap() -> None:
    table = Table(4).scored("new_york", "A").holds("A", "expansion")
    assert table.offers("expand chicago") == ["expand chicago $8"], "$5 and $3 is no better"
    assert table.game.check("expand chicago far $8") == SingleLinkIsAsCheap("chicago", 8)


def test_a_far_way_is_offered_where_a_single_link_is_dearer() -> None:
    table = Table(4).scored("chicago", "A").holds("A", "expansion")
    assert table.offers("expand omaha") == ["expand omaha $5", "expand omaha far $2"]


def test_both_tiles_combine() -> None:
    table = Table(4, money=1).towns(ogallala="A").holds("A", "expansion", "link")
    events = table.play("expand new_york far free $1")
    assert only(events, Expanded) == [
        Expanded(0, "new_york", ("ogallala", "chicago", "new_york"), (1, 8), 1, 1, second=False)
    ]
    assert only(events, ExpansionTileUsed) == [ExpansionTileUsed(0)]
    assert only(events, LinkTileUsed) == [LinkTileUsed(0)]
    assert table.state.dearest_links_used[0] == 1


def test_both_tiles_lead_only_where_one_may_enter() -> None:
    table = Table(4).towns(ogallala="A").scored("new_york", "B").holds("A", "expansion", "link")
    assert table.game.check("expand new_york far free $1") == CityIsScored("new_york")


def test_the_expansion_tile_leaves_the_link_tile_for_later() -> None:
    table = Table(4).towns(pueblo="A").holds("A", "expansion", "link")
    table.play("expand dallas far $2")
    assert (table.player("A").expansion_tile, table.player("A").link_tile) == (False, True)


def test_both_tiles_serve_only_where_no_single_link_leads() -> None:
    table = Table(4).scored("chicago", "A").holds("A", "expansion", "link")
    assert "expand omaha far free $1" not in table.offers("expand omaha")
    assert table.game.check("expand omaha far free $1") == SingleLinkLeadsThere("omaha")


def test_both_tiles_do_not_serve_where_a_single_8_link_leads() -> None:
    table = Table(4).scored("phoenix", "A").holds("A", "expansion", "link")
    assert table.offers("expand chicago") == [
        "expand chicago $8",
        "expand chicago $8 free",
        "expand chicago far $3",
    ]


@pytest.mark.parametrize(
    ("start", "target", "price", "free"),
    [
        ("phoenix", "flagstaff salt_lake_city", 0, 0),
        ("phoenix", "pueblo oklahoma_city dodge_city omaha", 1, 1),
    ],
)
def test_of_a_ways_dearest_links_the_first_is_free(start: str, target: str, price: int, free: int) -> None:
    table = Table(3).scored(start, "A").holds("A", "expansion", "link")
    expanded = far_way(table, f"expand {target.split()[-1]} far free ${price}")
    assert (expanded.way, expanded.free_link) == ((start, *target.split()), free)


def test_among_equal_ways_with_a_free_link_the_first_in_the_order_of_the_board_is_taken() -> None:
    table = Table(3).scored("albuquerque", "A").holds("A", "expansion", "link")
    expanded = far_way(table, "expand chicago far free $2")
    assert expanded.way == ("albuquerque", "el_paso", "dallas", "oklahoma_city", "ogallala", "chicago")
    assert (expanded.prices, expanded.free_link) == ((0, 0, 3, 1, 1), 2)


def test_both_tiles_serve_only_where_the_free_link_saves_something() -> None:
    table = Table(4).towns(salt_lake_city="A").holds("A", "expansion", "link")
    assert table.offers("expand boise") == ["expand boise far $0"]
    assert table.game.check("expand boise far free $0") == FreeLinkSavesNothing("boise")


def test_the_expansion_tile_serves_a_second_expansion_too() -> None:
    table = Table(4).towns(pueblo="A").holds("A", "expansion")
    table.play("expand phoenix $0")
    assert far_way(table, "again dallas far $2").second


def test_the_two_tiles_serve_two_expansions_of_one_turn() -> None:
    table = Table(4, money=2).towns(pueblo="A").holds("A", "expansion", "link")
    table.play("expand denver $1 free", "again dallas far $2")
    assert table.player("A").money == 0


def test_unused_link_and_expansion_tiles_are_worth_nothing() -> None:
    table = Table(2, money=0).has("A", bonus_tiles=0).holds("A", "link", "expansion")
    table.turn()
    assert only(table.turn(), FinalCounted)[0] == FinalCounted(0, 0, 0, 0)


def test_there_are_twenty_new_tiles_of_six_kinds() -> None:
    kinds = [tile.kind for tile in BOARD.additional_region_tiles]
    assert [kinds.count(kind) for kind in get_args(TileKind)] == [12, 2, 2, 2, 1, 1]
