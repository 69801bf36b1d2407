"""The view: what a client shows."""

import pytest

from franchise import Game
from franchise.board import RegionTile
from franchise.game.milestone_views import MilestoneView
from franchise.game.view import (
    CityStanding,
    FinalCount,
    RegionStanding,
    TrackSpace,
    TurnView,
)
from tables import NAMES, Table


def test_a_view_says_where_the_game_stands() -> None:
    table = Table(4, actor="C")
    view = table.view
    assert (view.rules, view.moves, view.turn, view.round, view.phase, view.actor) == (
        1,
        0,
        11,
        3,
        "expand",
        2,
    )
    table.play("cash", "end")
    assert (table.view.moves, table.view.turn, table.view.actor) == (2, 12, 3)


def test_the_round_counts_turns_of_the_whole_table() -> None:
    assert [Table(4, actor=actor).view.round for actor in "AD"] == [3, 3]
    assert Game.new(NAMES[:3]).view().round == 0


def test_players_have_names_and_colours() -> None:
    players = Table(3).view.players
    assert [(player.name, player.colour) for player in players] == [
        ("Ann", "blue"),
        ("Bob", "red"),
        ("Cy", "orange"),
    ]


def test_the_coming_income_and_its_spaces_are_there() -> None:
    table = Table(4, boom="omaha").city("chicago", "AB_____").city("omaha", "A___")
    player = table.player("A")
    assert (player.income_spaces, player.income_boom_spaces, player.income) == (5 + 3 + 3, 3, 4)
    assert table.player("C").income == 1


def test_the_last_seat_can_stand_first_in_a_city() -> None:
    standings = Table(5).city("chicago", "AEE____").place("chicago").standings
    assert standings == (CityStanding(4, 2, 2), CityStanding(0, 1, 3))


def test_an_unscored_city_shows_its_spaces_and_who_stands_how() -> None:
    place = Table(4).city("chicago", "CABBA__").place("chicago")
    assert (place.value, place.scored, place.empty_spaces) == (7, False, 2)
    assert place.spaces == (2, 0, 1, 1, 0, None, None)
    assert place.pieces == (2, 2, 1, 0)
    assert place.standings == (CityStanding(0, 2, 2), CityStanding(1, 2, 2), CityStanding(2, 1, 3))


@pytest.mark.parametrize(
    ("city", "to_majority"), [("minneapolis", 1), ("charlotte", 1), ("omaha", 2), ("new_york", 4)]
)
def test_to_majority_counts_the_pieces_still_needed(city: str, to_majority: int) -> None:
    table = Table(4)
    table.city(city, "A" + "_" * (table.place(city).empty_spaces - 1))
    assert table.place(city).standings == (CityStanding(0, 1, to_majority),)


def test_a_full_city_without_a_majority_brings_half_its_value() -> None:
    assert Table(4).city("chicago", "CABBA__").place("chicago").gain_when_full == 3
    assert Table(4).place("chicago").gain_when_full == 0


@pytest.mark.parametrize(
    ("city", "spaces", "near"),
    [
        ("chicago", "_______", False),
        ("chicago", "CABBA__", False),
        ("chicago", "CABBAD_", True),
        ("chicago", "BAAAB__", True),
        ("minneapolis", "__", False),
        ("minneapolis", "A_", True),
    ],
)
def test_a_city_is_near_scoring_when_one_more_piece_would_score_it(
    city: str, spaces: str, near: bool
) -> None:
    assert Table(4).city(city, spaces).place(city).near_scoring is near


def test_a_scored_city_shows_only_what_remains() -> None:
    table = Table(4).city("chicago", "BAAABA_")
    table.turn("grow chicago")
    place = table.place("chicago")
    assert (place.scored, place.spaces, place.empty_spaces, place.standings) == (True, (), 0, ())
    assert place.pieces == (1, 2, 0, 0)


def test_a_town_has_one_space_and_no_value() -> None:
    place = Table(4).towns(pueblo="B").place("pueblo")
    assert (place.kind, place.value, place.spaces, place.empty_spaces) == ("town", None, (1,), 0)


def test_a_closed_place_shows_nothing() -> None:
    place = Table(3).place("seattle")
    assert (place.open, place.value, place.spaces, place.empty_spaces) == (False, None, (), 0)
    assert (place.scored, place.standings) == (False, ())


def test_every_open_place_shows_its_empty_spaces_and_no_closed_one_does() -> None:
    for place in Table(3).view.places:
        spaces = place.value or 1
        assert place.empty_spaces == (spaces if place.open else 0), place.id


def test_the_spaces_that_were_empty_when_a_city_was_scored_are_gone() -> None:
    table = Table(4).city("chicago", "AAA____")
    table.turn("grow chicago")
    assert (table.place("chicago").scored, table.place("chicago").empty_spaces) == (True, 0)


def test_centre_pieces_and_expansions_of_this_turn_are_marked() -> None:
    table = Table(4).city("chicago", "A______").city("omaha", "A___")
    table.play("expand detroit $3", "grow omaha", "grow chicago", "double chicago")
    assert [table.place(city).centre for city in ("chicago", "omaha", "detroit")] == [2, 1, 0]
    assert [place.id for place in table.view.places if place.expansion] == ["detroit"]
    assert table.view.this_turn == TurnView(False, "double", ("detroit",), ("chicago", "omaha"), "chicago")
    table.play("end")
    assert table.view.this_turn == TurnView(True, None, (), (), None)
    assert not any(place.expansion or place.centre for place in table.view.places)


def test_a_region_shows_its_tile_what_it_waits_for_and_who_would_gain_what() -> None:
    table = (
        Table(4).scored("chicago", "BCCD", tie_breaker="D").city("detroit", "A___").towns(indianapolis="B")
    )
    region = table.region("great_lakes")
    assert region.tile == RegionTile("great_lakes", "influence", 6, 4, 2)
    assert (region.tie_breaker, region.tie_breaker_piece, region.scored) == (3, True, False)
    assert region.missing == ("minneapolis", "detroit")
    assert region.standings == (
        *(RegionStanding(1, 0, 2, 6), RegionStanding(2, 1, 2, 4)),
        *(RegionStanding(3, 2, 1, 2), RegionStanding(0, 3, 1, 2)),
    )


def test_at_the_start_each_open_region_waits_for_all_its_places() -> None:
    view = Table(3).view
    for region in view.regions:
        places = tuple(place.id for place in view.places if place.open and place.region == region.id)
        assert region.missing == places


def test_of_two_players_the_second_would_gain_the_third_value() -> None:
    standings = Table(2).scored("chicago", "AAB").region("great_lakes").standings
    assert [(standing.seat, standing.gain) for standing in standings] == [(0, 6), (1, 2)]


def test_a_number_tile_shows_what_it_is_worth_now() -> None:
    tiles = {region.id: region.id for region in Game.new(NAMES[:4]).view().regions} | {
        "great_lakes": "number1"
    }
    table = Table(4, region_tiles=tiles).scored("chicago", "AAABBC").done("northwest", "california", "texas")
    assert [standing.gain for standing in table.region("great_lakes").standings] == [5, 3, 1]


def test_a_scored_region_gives_nothing_more() -> None:
    region = Table(4).done("northeast").region("northeast")
    assert (region.scored, region.missing, region.standings) == (True, (), (RegionStanding(0, 0, 2, 0),))


def test_a_region_without_scored_city_has_no_tie_breaker() -> None:
    region = Table(3).region("texas")
    assert (region.open, region.tie_breaker, region.tie_breaker_piece) == (True, None, False)
    closed = Table(3).region("california")
    assert (closed.open, closed.tile, closed.scored, closed.missing) == (False, None, False, ())


def test_the_track_shows_influence_red_zone_and_tiles() -> None:
    track = Table(3).done("texas").view.track
    assert [space.influence for space in track] == [3, 3, 2, 2, 3, 4, 3, 2, 0, 0]
    assert [space.red_zone for space in track] == [False] * 7 + [True] * 3
    assert track[2] == TrackSpace(2, red_zone=False, taken=True, region=None)
    assert track[3] == TrackSpace(2, red_zone=False, taken=True, region="texas")
    assert track[4] == TrackSpace(3, red_zone=False, taken=False, region=None)


def test_the_final_count_is_there_before_the_end_and_at_it() -> None:
    table = Table(2, money=0).towns(pueblo="A").has("A", money=8, influence=30, bonus_tiles=1)
    expected = FinalCount(30, for_towns=1, for_money=2, for_bonus_tiles=4, total=37)
    assert table.player("A").final == expected
    table.turn()
    table.turn()
    assert table.player("A").final == expected
    assert table.player("A").influence == 37
    view = table.view
    assert (view.end_reason, view.actor, view.this_turn) == ("no_expansion", None, None)
    assert view.winners == (0,)


def test_nobody_has_won_before_the_end() -> None:
    view = Table(4).view
    assert (view.winners, view.end_reason) == ((), None)


def test_the_boom_city_is_marked() -> None:
    table = Table(4, boom="omaha")
    assert table.view.boom == "omaha"
    assert [place.id for place in table.view.places if place.boom] == ["omaha"]
    assert Table(4).view.boom is None


def test_link_and_expansion_tiles_lie_before_their_holder() -> None:
    players = Table(3).holds("B", "link").holds("C", "expansion").view.players
    assert [player.link_tile for player in players] == [False, True, False]
    assert [player.expansion_tile for player in players] == [False, False, True]


def test_milestones_show_who_has_them() -> None:
    assert Table(4).view.milestones is None
    table = Table(4, milestones=["region", "big_city", "two_8_links", "four_towns", "four_regions"])
    table.city("washington", "AAA___").turn("grow washington")
    milestones = table.view.milestones
    assert milestones is not None
    assert milestones[:2] == (
        MilestoneView("region", (), (), 1, (0, 0, 0, 0)),
        MilestoneView("big_city", (0,), (0,), 1, (1, 0, 0, 0)),
    )


def test_milestones_show_how_near_everybody_is() -> None:
    table = Table(
        4, milestones=["four_towns", "four_regions", "five_in_scored_cities", "two_three_four", "two_8_links"]
    )
    table.towns(memphis="A", reno="A").city("portland", "B_").city("omaha", "B___")
    milestones = table.view.milestones
    assert milestones is not None
    assert {one.id: (one.needed, one.progress) for one in milestones} == {
        "four_towns": (4, (2, 0, 0, 0)),
        "four_regions": (4, (2, 2, 0, 0)),
        "five_in_scored_cities": (5, (0, 0, 0, 0)),
        "two_three_four": (3, (0, 2, 0, 0)),
        "two_8_links": (2, (0, 0, 0, 0)),
    }


def test_the_first_of_two_8_links_shows() -> None:
    table = Table(
        4, milestones=["four_towns", "four_regions", "five_in_scored_cities", "region", "two_8_links"]
    )
    table.scored("chicago", "A").play("expand new_york $8")
    milestones = table.view.milestones
    assert milestones is not None
    assert (milestones[4].id, milestones[4].progress) == ("two_8_links", (1, 0, 0, 0))


def test_the_pools_of_a_draft_are_there_while_tiles_are_laid() -> None:
    game = Game.new(NAMES[:4], city_tiles="draft", region_tiles="draft")
    assert game.view().phase == "lay_cities"
    assert game.view().city_tiles_to_lay == (
        *(2,) * 4,
        *(3,) * 3,
        *(4,) * 8,
        *(5,) * 5,
        *(6,) * 2,
        *(7,) * 2,
        8,
    )
    game.play("lay new_york 8")
    assert 8 not in game.view().city_tiles_to_lay
    assert len(game.view().region_tiles_to_lay) == 10
    assert Table(3).view.city_tiles_to_lay == ()


def test_city_tiles_that_stay_over_are_not_to_be_laid() -> None:
    game = Game.new(NAMES[:3], city_tiles="draft", region_tiles="draft")
    while game.view().phase == "lay_cities":
        game.play(game.legal_moves()[0])
    assert (game.view().phase, game.view().city_tiles_to_lay) == ("lay_regions", ())


def test_region_tiles_that_stay_over_are_not_to_be_laid() -> None:
    game = Game.new(NAMES[:3], region_tiles="draft")
    assert len(game.view().region_tiles_to_lay) == 10
    while game.view().phase == "lay_regions":
        game.play(game.legal_moves()[0])
    assert (game.view().phase, game.view().region_tiles_to_lay) == ("open_towns", ())
