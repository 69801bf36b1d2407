"""The mini-expansion Boom: rules `boom-placing` to `boom-income`."""

import pytest

from franchise import Game
from franchise.game.events import BoomMoved, BoomStayed, IncomeTaken
from franchise.game.reasons import BoomCannotReach, BoomIsThere, NoBoom, NotACity, PlaceIsClosed, WrongPhase
from tables import NAMES, Table, only


def with_starting_towns(players: int = 3) -> Game:
    game = Game.new(NAMES[:players], boom=True)
    game.play_all(f"open {town}" for town in ("pueblo", "memphis", "raleigh", "reno", "boise")[:players])
    return game


def test_the_first_player_puts_the_marker_beside_any_open_city() -> None:
    game = with_starting_towns()
    assert (game.view().phase, game.actor) == ("place_boom", 0)
    assert len(game.legal_moves()) == 19
    assert game.check("boom seattle") == PlaceIsClosed("seattle")
    assert game.check("boom pueblo") == NotACity("pueblo")
    assert game.check("stay") == WrongPhase("place_boom")
    assert game.play("boom chicago")[0] == BoomMoved(0, "chicago", None)


def test_the_marker_is_placed_once() -> None:
    game = with_starting_towns(4)
    game.play("boom seattle")
    assert (game.view().phase, game.view().boom, game.turn) == ("move_boom", "seattle", 1)


def test_the_first_player_may_move_it_in_the_first_turn() -> None:
    game = with_starting_towns()
    game.play("boom chicago")
    assert (game.view().phase, game.actor, game.turn) == ("move_boom", 0, 1)
    assert game.play("boom detroit")[0] == BoomMoved(0, "detroit", "chicago")


def test_the_marker_comes_before_the_income() -> None:
    table = Table(4, boom="chicago").city("chicago", "A______")
    assert table.player("A").money == 20
    assert table.game.check("end") == WrongPhase("move_boom")
    assert table.play("stay") == [BoomStayed(0, "chicago"), IncomeTaken(0, 12, 6, 4)]
    assert table.game.check("boom detroit") == WrongPhase("expand")


def test_the_marker_moves_over_links_that_pass_only_through_towns() -> None:
    table = Table(3, boom="chicago")
    assert table.offers("boom") == [
        *("boom phoenix", "boom minneapolis", "boom detroit", "boom pittsburgh", "boom new_york"),
        *("boom kansas_city", "boom omaha", "boom oklahoma_city"),
    ]


def test_occupied_towns_let_the_marker_through() -> None:
    table = Table(3, boom="chicago").towns(ogallala="B", dodge_city="C")
    assert "boom oklahoma_city" in table.offers("boom")


def test_unscored_cities_stop_the_marker() -> None:
    table = Table(3, boom="chicago").city("detroit", "B___")
    assert table.game.check("boom st_louis") == BoomCannotReach("st_louis")


def test_scored_cities_let_the_marker_through() -> None:
    table = Table(3, boom="chicago").scored("detroit", "B")
    assert {"boom st_louis", "boom charlotte"} <= set(table.offers("boom"))


def test_a_scored_city_is_a_destination_too() -> None:
    table = Table(3, boom="chicago").scored("detroit", "B")
    table.play("boom detroit")
    assert table.view.boom == "detroit"


def test_the_marker_moves_to_another_city() -> None:
    table = Table(4, boom="chicago")
    assert table.game.check("boom chicago") == BoomIsThere("chicago")
    assert table.game.check("boom pueblo") == NotACity("pueblo")


def test_closed_places_do_not_let_the_marker_through() -> None:
    assert "boom omaha" in Table(4, boom="minneapolis").offers("boom"), "by Fargo, Sioux Falls and Ogallala"
    few = Table(3, boom="minneapolis")
    assert few.game.check("boom omaha") == BoomCannotReach("omaha")
    assert few.game.check("boom billings") == PlaceIsClosed("billings")


@pytest.mark.parametrize(
    ("boom", "cities"),
    [
        ("denver", ["phoenix", "oklahoma_city"]),
        ("albuquerque", ["phoenix", "houston", "dallas", "oklahoma_city"]),
    ],
)
def test_the_marker_moves_only_to_open_cities(boom: str, cities: list[str]) -> None:
    assert Table(3, boom=boom).offers("boom") == [f"boom {city}" for city in cities]


def test_the_marker_may_pass_through_any_number_of_towns() -> None:
    table = Table(4, boom="casper")
    assert table.game.check("boom los_angeles") is None, (
        "by Boise, Pocatello, Salt Lake City, Flagstaff, Las Vegas"
    )


def test_boom_counts_double_only_for_players_present_there() -> None:
    table = Table(4, boom="chicago").city("chicago", "B______").city("omaha", "A___")
    assert only(table.play("stay"), IncomeTaken) == [IncomeTaken(0, 3, 0, 2)]
    assert (table.player("B").income_spaces, table.player("B").income_boom_spaces) == (12, 6)


def test_boom_counts_double_in_every_city() -> None:
    table = Table(4, boom="seattle").city("seattle", "A___")
    assert only(table.play("stay"), IncomeTaken) == [IncomeTaken(0, 6, 3, 3)]


def test_a_marker_moved_in_this_turn_counts_in_it() -> None:
    table = Table(4, boom="chicago").city("detroit", "A___")
    assert only(table.play("boom detroit"), IncomeTaken) == [IncomeTaken(0, 6, 3, 3)]


def test_a_scored_boom_city_counts_nothing() -> None:
    table = Table(4, boom="chicago").scored("chicago", "AB")
    assert only(table.play("stay"), IncomeTaken) == [IncomeTaken(0, 0, 0, 1)]


def test_every_turn_begins_with_the_marker() -> None:
    table = Table(4, boom="chicago")
    table.play("stay", "end")
    assert (table.view.phase, table.game.actor) == ("move_boom", 1)


def test_without_boom_there_is_no_marker() -> None:
    table = Table(4)
    assert table.game.check("stay") == NoBoom()
    assert table.game.check("boom chicago") == NoBoom()


def test_before_the_income_there_is_nothing_to_do_but_move_the_marker() -> None:
    table = Table(4, boom="chicago").towns(pueblo="A", memphis="B")
    table.play("stay")
    assert table.offers("expand phoenix $0")
    table.play("end")
    assert {str(move).split()[0] for move in table.game.legal_moves()} == {"boom", "stay"}


def test_after_a_draft_too_it_is_the_first_player_who_places_the_marker() -> None:
    game = Game.new(NAMES[:4], start="introductory", region_tiles="draft", boom=True)
    while game.view().phase == "lay_regions":
        game.play(game.legal_moves()[0])
    assert (game.view().phase, game.actor) == ("place_boom", 0)
