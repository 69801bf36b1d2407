"""The drawing of the board, which the client is built with, shows the board of the rules."""

import json
from importlib.resources import files
from typing import Any

from franchise.board import BOARD

LAYOUT: dict[str, Any] = json.loads(files("franchise.board").joinpath("layout.json").read_text("utf-8"))


def test_it_has_every_place_by_its_name_and_region() -> None:
    drawn = [(place, at["name"], at["region"]) for place, at in LAYOUT["places"].items()]
    assert drawn == [(place.id, place.name, place.region) for place in BOARD.places]


def test_every_label_is_the_name_of_its_place() -> None:
    for place, at in LAYOUT["places"].items():
        assert " ".join(at["label"]["lines"]) == BOARD.place[place].name


def test_it_has_every_link_at_its_price() -> None:
    drawn = {(frozenset((link["a"], link["b"])), link["price"]) for link in LAYOUT["links"]}
    assert drawn == {(frozenset(link.places), link.price) for link in BOARD.links}
    assert len(LAYOUT["links"]) == len(BOARD.links)


def test_it_has_every_region_and_all_lies_on_the_field() -> None:
    assert list(LAYOUT["regions"]) == [region.id for region in BOARD.regions]
    width, height = LAYOUT["size"]
    spots = [*LAYOUT["places"].values(), *(region["tile"] for region in LAYOUT["regions"].values())]
    assert all(0 < spot["x"] < width and 0 < spot["y"] < height for spot in spots)


def test_cities_alone_have_a_spot_for_the_boom_marker() -> None:
    assert {place for place, at in LAYOUT["places"].items() if "boom" in at} == {
        place.id for place in BOARD.places if not place.is_town
    }
