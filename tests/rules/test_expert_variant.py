"""The expert variant: rules `expert-cities` to `expert-laying`."""

from collections import Counter
from typing import Literal

import pytest

from franchise import Game, Malformed
from franchise.board import BOARD
from franchise.game.events import CityScored, CityTileLaid, RegionTileLaid
from franchise.game.reasons import (
    CityHasTile,
    NoCityTileLeft,
    NotACity,
    PlaceIsClosed,
    RegionHasTile,
    RegionIsClosed,
    RegionTileNotInPool,
    WrongClass,
    WrongPhase,
)
from tables import NAMES, Table, only

Part = Literal["printed", "draft"]


def draft(players: int = 3, city_tiles: Part = "draft", region_tiles: Part = "draft") -> Game:
    return Game.new(NAMES[:players], city_tiles=city_tiles, region_tiles=region_tiles)


def lay_all(game: Game) -> list[int | None]:
    """Lay the first tile on offer until no tile is to be laid; return who laid them."""
    actors = []
    while game.view().phase in ("lay_cities", "lay_regions"):
        actors.append(game.actor)
        game.play(game.legal_moves()[0])
    return actors


def test_a_city_tile_goes_to_any_city_of_its_class() -> None:
    game = draft()
    assert game.play("lay omaha 5") == [CityTileLaid(0, "omaha", 5)]
    assert game.view().places[[place.id for place in BOARD.places].index("omaha")].value == 5


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("lay omaha 3", WrongClass("omaha", 3)),
        ("lay chicago 6", WrongClass("chicago", 6)),
        ("lay denver 4", CityHasTile("denver")),
        ("lay pueblo 2", NotACity("pueblo")),
        ("lay seattle 4", PlaceIsClosed("seattle")),
        ("lay texas heartland", WrongPhase("lay_cities")),
        ("open pueblo", WrongPhase("lay_cities")),
    ],
)
def test_what_cannot_be_laid(move: str, reason: object) -> None:
    game = draft()
    game.play("lay denver 5")
    assert game.check(move) == reason


def test_each_city_tile_exists_as_often_as_it_is_printed() -> None:
    game = draft()
    game.play("lay chicago 8")
    assert game.check("lay new_york 8") == NoCityTileLeft(8)
    game.play("lay new_york 7")


def test_the_number_on_the_tile_counts_everywhere() -> None:
    values = printed_values() | {"omaha": 6, "washington": 4}
    table = Table(4, city_tiles=values).city("omaha", "AA____").city("washington", "BA__")
    assert table.player("A").income_spaces == 4 + 2
    assert table.place("omaha").standings[0].to_majority == 2
    events = table.turn("grow omaha", "double omaha")
    assert only(events, CityScored) == [CityScored("omaha", 0, 6, True, 3)]


def test_any_region_tile_goes_on_any_region() -> None:
    game = draft(city_tiles="printed")
    assert len(game.legal_moves()) == 7 * 10, "with three players all ten tiles are there for seven regions"
    assert game.play("lay texas northwest") == [RegionTileLaid(0, "texas", "northwest")]
    tile = game.view().regions[-1].tile
    assert tile is not None and (tile.first, tile.second, tile.third) == (7, 6, 1)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("lay texas heartland", RegionHasTile("texas")),
        ("lay heartland northwest", RegionTileNotInPool("northwest")),
        ("lay heartland n01", RegionTileNotInPool("n01")),
        ("lay california heartland", RegionIsClosed("california")),
        ("lay omaha 4", WrongPhase("lay_regions")),
    ],
)
def test_which_region_tile_cannot_be_laid(move: str, reason: object) -> None:
    game = draft(city_tiles="printed")
    game.play("lay texas northwest")
    assert game.check(move) == reason


def test_a_draft_goes_clockwise_and_on_from_cities_to_regions() -> None:
    game = draft(4)
    assert lay_all(game) == [turn % 4 for turn in range(25 + 10)]
    assert (game.view().phase, game.actor) == ("open_towns", 3)


def test_few_players_fill_only_open_places_from_all_tiles() -> None:
    game = draft(3)
    assert len(game.view().city_tiles_to_lay) == 25
    assert len(lay_all(game)) == 19 + 7
    assert {place.id for place in game.view().places if place.value} == {c.id for c in BOARD.open_cities(3)}
    assert sum(space.taken for space in game.view().track) == 3


def test_the_halves_are_independent() -> None:
    assert len(lay_all(draft(4, region_tiles="printed"))) == 25
    assert len(lay_all(draft(4, city_tiles="printed"))) == 10


def test_a_random_layout_comes_from_the_seed() -> None:
    def deal(seed: int) -> Game:
        return Game.new(NAMES[:3], city_tiles="random", region_tiles="random", seed=seed)

    assert deal(7).setup == deal(7).setup
    assert deal(7).setup.city_tiles != deal(8).setup.city_tiles
    assert deal(7).setup.region_tiles != deal(8).setup.region_tiles


@pytest.mark.parametrize("seed", range(5))
def test_a_random_layout_keeps_the_classes_and_the_numbers_of_tiles(seed: int) -> None:
    values = Game.new(NAMES[:4], city_tiles="random", seed=seed).setup.city_values(4)
    assert Counter(values.values()) == Counter(BOARD.city_tiles)
    assert all(value in BOARD.tile_class(BOARD.place[city].spaces) for city, value in values.items())


def printed_values() -> dict[str, int]:
    return {city.id: city.spaces for city in BOARD.open_cities(4)}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"omaha": 3}, "omaha: a tile of value 3 has another back"),
        ({"omaha": 6, "denver": 6}, "there are 2 tiles of value 6, not 4"),
        ({"omaha": 9}, "omaha: expected one of"),
        ({"pueblo": 2}, "'pueblo' is no open city"),
    ],
)
def test_a_custom_layout_of_cities_is_checked(change: dict[str, int], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        Game.new(NAMES[:4], city_tiles=printed_values() | change)


def test_a_custom_layout_must_be_complete() -> None:
    values = printed_values()
    del values["omaha"]
    with pytest.raises(Malformed, match="omaha is missing"):
        Game.new(NAMES[:4], city_tiles=values)


def test_a_custom_layout_of_regions_uses_each_tile_once() -> None:
    tiles = {region.id: region.id for region in BOARD.open_regions(4)}
    game = Game.new(NAMES[:4], region_tiles=tiles | {"texas": "n01"})
    tile = game.view().regions[-1].tile
    assert tile is not None and tile.id == "n01"
    with pytest.raises(Malformed, match="tile heartland exists once"):
        Game.new(NAMES[:4], region_tiles=tiles | {"texas": "heartland"})


def test_the_introductory_towns_follow_a_draft() -> None:
    game = Game.new(NAMES[:3], start="introductory", city_tiles="draft")
    lay_all(game)
    assert (game.view().phase, game.actor, game.turn) == ("expand", 0, 1)
