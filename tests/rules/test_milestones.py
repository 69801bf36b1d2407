"""The mini-expansion Milestones: rules `milestone-tiles` to `milestone-moment`, and `franchises`."""

from collections.abc import Callable
from typing import get_args

import pytest

from franchise import Game, Malformed
from franchise.game.events import CityScored, FinalCounted, Milestone, MilestoneReached
from franchise.game.reasons import BonusTileNotReady, BonusTileUsed, NoBonusTile
from tables import NAMES, Table, only

ALL: tuple[Milestone, ...] = get_args(Milestone)


def open_with(*first: Milestone, players: int = 4) -> tuple[Milestone, ...]:
    """List as many milestones as are open, these first; the others are hard to meet by accident."""
    rest = [milestone for milestone in reversed(ALL) if milestone not in first]
    return (*first, *rest)[: 6 if players < 4 else 5]


def table_with(*milestones: Milestone, players: int = 4, actor: str = "A") -> Table:
    return Table(players, actor=actor, milestones=open_with(*milestones, players=players))


def reached(table: Table, *moves: str) -> list[tuple[int, str]]:
    return [(event.seat, event.milestone) for event in only(table.play(*moves), MilestoneReached)]


@pytest.mark.parametrize(("players", "milestones", "reserve"), [(2, 6, 4), (3, 6, 4), (4, 5, 3), (5, 5, 3)])
def test_players_start_with_a_reserve_instead_of_bonus_tiles(
    players: int, milestones: int, reserve: int
) -> None:
    view = Game.new(NAMES[:players], milestones=True, seed=1).view()
    assert [(player.bonus_tiles, player.reserve) for player in view.players] == [(0, reserve)] * players
    assert view.milestones is not None and len(view.milestones) == milestones


def test_the_number_of_open_milestones_is_exact() -> None:
    with pytest.raises(Malformed, match="with 4 players 5 are open, not 7"):
        Game.new(NAMES[:4], milestones=ALL)


def four_towns() -> Table:
    return table_with("four_towns").towns(pueblo="A", memphis="A", raleigh="A").city("dallas", "A____")


def four_regions() -> Table:
    table = table_with("four_regions").city("dallas", "A____").city("chicago", "A______")
    return table.towns(memphis="A", flagstaff="B")


def five_in_scored_cities() -> Table:
    table = table_with("five_in_scored_cities").scored("chicago", "AA").scored("detroit", "AA")
    return table.city("dallas", "AA___")


def two_three_four() -> Table:
    return (
        table_with("two_three_four")
        .city("minneapolis", "A_")
        .city("charlotte", "A__")
        .towns(indianapolis="A")
    )


def big_city() -> Table:
    return table_with("big_city").city("washington", "BBBAC_")


def region() -> Table:
    return table_with("region").scored("new_york", "B").city("pittsburgh", "A_")


def two_8_links() -> Table:
    table = table_with("two_8_links").city("chicago", "A______").scored("houston", "A")
    table.play("expand kansas_city $8")
    for _ in range(4):
        table.play("end")
    return table


@pytest.mark.parametrize(
    ("milestone", "before", "moves"),
    [
        ("four_towns", four_towns, ["expand el_paso $0", "end"]),
        ("four_regions", four_regions, ["expand phoenix $5", "end"]),
        ("five_in_scored_cities", five_in_scored_cities, ["grow dallas", "end"]),
        ("two_three_four", two_three_four, ["expand detroit $1", "end"]),
        ("big_city", big_city, ["grow washington", "end"]),
        ("region", region, ["grow pittsburgh", "end"]),
        ("two_8_links", two_8_links, ["expand new_york $8"]),
    ],
)
def test_a_milestone_is_awarded_once_its_condition_is_met(
    milestone: str, before: Callable[[], Table], moves: list[str]
) -> None:
    table = before()
    supply, held = table.player("A").supply, table.player("A").reserve
    table.play(*moves[:-1])
    assert table.player("A").reserve == held
    assert reached(table, moves[-1]) == [(0, milestone)]
    assert (table.player("A").bonus_tiles, table.player("A").reserve) == (1, held - 1)
    assert table.player("A").supply < supply
    milestones = table.view.milestones
    assert milestones is not None
    assert (milestones[0].id, milestones[0].taken_by, milestones[0].pieces_of) == (milestone, (0,), (0,))


def test_three_towns_are_not_enough() -> None:
    table = table_with("four_towns").towns(pueblo="A", memphis="A").city("dallas", "A____")
    assert reached(table, "expand el_paso $0", "end") == []


def test_four_in_scored_cities_are_not_enough() -> None:
    table = table_with("five_in_scored_cities").scored("chicago", "AA").scored("detroit", "A")
    assert reached(table.city("dallas", "AA___"), "grow dallas", "end") == []


@pytest.mark.parametrize(
    "cities",
    [
        {"minneapolis": "A_", "charlotte": "A__"},
        {"minneapolis": "A_", "detroit": "A___"},
        {"charlotte": "A__", "detroit": "A___"},
    ],
)
def test_two_of_two_three_and_four_are_not_enough(cities: dict[str, str]) -> None:
    table = table_with("two_three_four").towns(pueblo="A")
    for city, spaces in cities.items():
        table.city(city, spaces)
    assert reached(table, "expand phoenix $0", "end") == []


def test_a_second_place_in_a_region_is_no_further_region() -> None:
    table = table_with("four_regions").city("dallas", "A____").city("omaha", "A___").city("phoenix", "A____")
    assert reached(table, "expand el_paso $0", "end") == []


def test_tie_breakers_do_not_count_for_four_regions() -> None:
    table = table_with("four_regions").city("dallas", "A____").city("omaha", "A___")
    table.tie_breaker("southeast", "A")
    assert reached(table, "expand phoenix $5", "end") == []


def test_a_city_that_is_scored_at_once_does_not_serve_for_two_three_four() -> None:
    table = (
        table_with("two_three_four")
        .city("minneapolis", "B_")
        .city("charlotte", "A__")
        .city("detroit", "A___")
    )
    table.towns(fargo="A")
    assert reached(table, "expand minneapolis $0", "end") == []


def test_two_three_four_must_be_met_at_the_same_time() -> None:
    table = (
        table_with("two_three_four")
        .scored("minneapolis", "A")
        .city("charlotte", "A__")
        .towns(indianapolis="A")
    )
    assert reached(table, "expand detroit $1", "end") == []


@pytest.mark.parametrize(
    ("city", "spaces", "big"), [("washington", "AAA___", True), ("dallas", "AA___", False)]
)
def test_a_big_city_has_value_six_or_more(city: str, spaces: str, big: bool) -> None:
    table = table_with("big_city").city(city, spaces)
    assert bool(reached(table, f"grow {city}", "end")) == big


def test_a_big_city_counts_for_who_triggers_its_scoring() -> None:
    table = table_with("big_city").city("washington", "BBBAC_")
    events = table.turn("grow washington")
    assert only(events, CityScored)[0].seat == 1
    assert only(events, MilestoneReached)[0].seat == 0


@pytest.mark.parametrize(("other", "seat"), [("B", 1), ("C", 2), ("D", 3)])
def test_each_of_the_others_can_reach_a_milestone_in_a_players_turn(other: str, seat: int) -> None:
    table = (
        table_with("five_in_scored_cities").scored("chicago", 3 * other).city("omaha", f"A{other}{other}_")
    )
    assert reached(table, "grow omaha", "end") == [(seat, "five_in_scored_cities")]


def test_a_milestone_can_be_reached_in_another_players_turn() -> None:
    table = table_with("five_in_scored_cities").scored("chicago", "BBB").city("omaha", "ABB_")
    assert reached(table, "grow omaha", "end") == [(1, "five_in_scored_cities")]
    assert table.game.actor == 1
    assert table.game.check("cash") is None, "it is B's next turn already"


def test_several_players_may_take_the_same_milestone() -> None:
    table = table_with("five_in_scored_cities").scored("chicago", "AAAABBB").city("omaha", "ABB_")
    assert reached(table, "grow omaha", "end") == [(0, "five_in_scored_cities"), (1, "five_in_scored_cities")]


def test_a_milestone_is_taken_once_by_each_player() -> None:
    table = table_with("big_city").city("washington", "AAA___").city("houston", "AAA___")
    assert reached(table, "grow washington", "grow houston", "end") == [(0, "big_city")]


@pytest.mark.parametrize(
    ("first", "second"), [("four_towns", "four_regions"), ("four_regions", "four_towns")]
)
def test_two_at_once_with_one_tile_left_go_by_the_list(first: Milestone, second: Milestone) -> None:
    table = (
        table_with(first, second).towns(memphis="A", little_rock="A", flagstaff="A").city("dallas", "A____")
    )
    table.has("A", reserve=1)
    assert reached(table, "expand huntsville $0", "end") == [(0, first)]


def test_the_list_decides_wherever_the_two_stand_in_it() -> None:
    table = table_with("big_city", "region", "four_regions", "four_towns")
    table.towns(memphis="A", little_rock="A", flagstaff="A").city("dallas", "A____").has("A", reserve=1)
    assert reached(table, "expand huntsville $0", "end") == [(0, "four_regions")]


def test_only_the_milestone_that_is_met_is_awarded() -> None:
    table = table_with("big_city", "region").scored("new_york", "B").city("pittsburgh", "A_")
    assert reached(table, "grow pittsburgh", "end") == [(0, "region")]


def test_what_is_met_earlier_takes_the_last_tile_whatever_the_list_says() -> None:
    table = table_with("region", "big_city").scored("pittsburgh", "A").city("new_york", "AAAA____")
    table.has("A", reserve=1)
    assert reached(table, "grow new_york", "end") == [(0, "big_city")]


def test_nothing_is_awarded_once_the_reserve_is_empty() -> None:
    table = table_with("big_city").city("washington", "AAA___").has("A", reserve=0)
    assert reached(table, "grow washington", "end") == []
    milestones = table.view.milestones
    assert milestones is not None and milestones[0].taken_by == ()


def test_a_milestone_that_is_not_open_is_not_awarded() -> None:
    table = table_with("region").towns(pueblo="A", memphis="A", raleigh="A").city("dallas", "A____")
    milestones = table.view.milestones
    assert milestones is not None and "four_towns" not in [milestone.id for milestone in milestones]
    assert reached(table, "expand el_paso $0", "end") == []


def test_a_player_keeps_every_milestone_with_its_piece_and_its_tile() -> None:
    table = table_with("region", "big_city").scored("pittsburgh", "A").city("new_york", "AAAA____")
    assert reached(table, "grow new_york", "end") == [(0, "big_city"), (0, "region")]
    milestones = table.view.milestones
    assert milestones is not None
    assert [(milestone.taken_by, milestone.pieces_of) for milestone in milestones[:2]] == [((0,), (0,))] * 2
    assert (table.player("A").bonus_tiles, table.player("A").reserve) == (2, 1)


def test_two_8_links_are_awarded_when_the_link_is_used_and_usable_from_the_next_turn_on() -> None:
    table = table_with("two_8_links", "region").city("chicago", "A______").scored("houston", "A")
    table.has("A", bonus_tiles=1)
    assert reached(table, "expand kansas_city $8") == []
    assert reached(table, "again new_york $8") == [(0, "two_8_links")]
    assert table.game.check("cash") == BonusTileUsed()


def test_a_tile_earned_in_the_own_turn_is_not_ready_in_it() -> None:
    table = two_8_links()
    assert table.game.check("cash") == NoBonusTile()
    assert reached(table, "expand new_york $8") == [(0, "two_8_links")]
    assert table.game.check("cash") == BonusTileNotReady()
    assert table.offers("cash", "again") == []


def test_a_free_8_link_counts_as_used() -> None:
    table = two_8_links().holds("A", "link")
    assert reached(table, "expand new_york $8 free") == [(0, "two_8_links")]


def test_the_8_links_of_a_far_way_count() -> None:
    table = table_with("two_8_links").scored("houston", "A").holds("A", "expansion", "link")
    table.state.dearest_links_used[0] = 1
    assert reached(table, "expand raleigh far free $0") == [(0, "two_8_links")]


def test_without_a_piece_a_milestone_is_recorded_for_good() -> None:
    table = table_with("four_towns").towns(pueblo="A", memphis="A", raleigh="A").city("dallas", "A____")
    table.city("omaha", "AA__").tie_breaker("heartland", "B").has("A", supply=2)
    assert only(table.turn("expand el_paso $0", "grow omaha"), MilestoneReached) == [
        MilestoneReached(0, "four_towns", piece=False)
    ]
    milestones = table.view.milestones
    assert milestones is not None and (milestones[0].taken_by, milestones[0].pieces_of) == ((0,), ())
    assert table.player("A").supply == 2


def test_the_last_piece_of_the_supply_goes_beside_a_milestone() -> None:
    table = four_towns().has("A", supply=2)
    assert only(table.turn("expand el_paso $0"), MilestoneReached) == [
        MilestoneReached(0, "four_towns", piece=True)
    ]
    assert table.player("A").supply == 0


def test_tiles_in_reserve_are_worth_nothing_and_held_ones_four() -> None:
    table = Table(2, money=0, milestones=open_with(players=2)).has("A", bonus_tiles=2, reserve=2)
    table.turn()
    assert only(table.turn(), FinalCounted)[0].for_bonus_tiles == 8
