"""The printed facts: their totals, and that a wrong figure is found and named."""

import re
from importlib.resources import files

import pytest

from franchise.board import BOARD, BoardError, load

TEXT = files("franchise.board").joinpath("board.toml").read_text("utf-8")
TILES = files("franchise.board").joinpath("region_tiles.toml").read_text("utf-8")

NOWHERE = """
[regions.nowhere]
name = "Nowhere"
closed_with_few_players = false
tile = { first = 1, second = 1, third = 1 }
places = {}
"""


def test_the_map_has_45_places_in_10_regions() -> None:
    assert (len(BOARD.places), len(BOARD.regions)) == (45, 10)
    assert sum(place.is_town for place in BOARD.places) == 20
    assert {place.spaces for place in BOARD.places if not place.is_town} == set(range(2, 9))


def test_there_are_107_links() -> None:
    assert len(BOARD.links) == 107
    assert {link.price for link in BOARD.links} == {0, 1, 3, 5, 8}


@pytest.mark.parametrize(
    ("players", "figures"), [(2, (31, 19, 68)), (3, (31, 19, 68)), (4, (45, 25, 107)), (5, (45, 25, 107))]
)
def test_few_players_use_a_part_of_the_map(players: int, figures: tuple[int, int, int]) -> None:
    places, cities, links = BOARD.open_places(players), BOARD.open_cities(players), BOARD.open_links(players)
    assert (len(places), len(cities), len(links)) == figures


@pytest.mark.parametrize("players", [2, 4])
def test_both_maps_are_connected(players: int) -> None:
    reached: set[str] = set()
    further = {BOARD.open_places(players)[0].id}
    while further:
        reached |= further
        links = [link.places for link in BOARD.open_links(players) if not further.isdisjoint(link.places)]
        further = {place for pair in links for place in pair} - reached
    assert reached == {place.id for place in BOARD.open_places(players)}


def test_cheap_links_touch_a_town_and_dear_ones_join_cities() -> None:
    for link in BOARD.links:
        assert (link.price <= 1) == any(BOARD.place[place].is_town for place in link.places), link


def test_the_order_of_the_board_begins_in_the_northwest() -> None:
    assert [region.id for region in BOARD.regions][:3] == ["northwest", "california", "southwest"]
    assert BOARD.places[0].id == "seattle"


def test_tiles_can_be_looked_up() -> None:
    assert BOARD.region["southwest"].tile == BOARD.region_tile["southwest"]
    assert len(BOARD.region_tiles) == 30
    assert BOARD.tile_class(5) == (4, 5, 6)


def test_the_region_track_has_its_red_zone() -> None:
    assert (BOARD.region_track, BOARD.red_zone_from) == ((3, 3, 2, 2, 3, 4, 3, 2, 0, 0), 8)


def test_the_files_of_the_package_are_the_default() -> None:
    assert load(TEXT, TILES) == BOARD == load()


def changed(text: str, old: str, new: str) -> str:
    """Change one figure; it must be there."""
    assert re.search(old, text, re.MULTILINE), old
    return re.sub(old, new, text, count=1, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"^spokane = .*\n", "", "places: expected 45, found 44"),
        (r"(seattle = .* spaces = )4", r"\g<1>1", "cities: expected 25, found 24"),
        (r"(seattle = .* spaces = )4", r"\g<1>9", "seattle: a place has 1 to 8 spaces, not 9"),
        (r"(seattle = .* spaces = )4", r"\g<1>0", "seattle: a place has 1 to 8 spaces, not 0"),
        (r"47\.61, -122\.33", "47.61, 122.33", "seattle: 47.61, 122.33 is not in the United States"),
        (r"47\.61, -122\.33", "7.61, -122.33", "seattle: .* is not in the United States"),
        (
            r"\[regions\.texas\]\n",
            NOWHERE + "[regions.texas]\n",
            "regions: expected 10, found 11",
        ),
        (
            r"\[regions\.northeast\]\nname = \"Northeast\"\n(.*)\nclosed_with_few_players = false",
            r'[regions.northeast]\nname = "Northeast"\n\1\nclosed_with_few_players = true',
            "open places with 2 players: expected 31, found 29",
        ),
        (r'^    \["seattle", "spokane"\],\n', "", "links: expected 107, found 106"),
        (r'"seattle", "spokane"', '"boise", "seattle"', "link boise–seattle: stands there 2 times"),
        (
            r'"seattle", "spokane"',
            '"seattle", "spokane_"',
            r"link seattle–spokane_ \$0: there is no place 'spokane_'",
        ),
        (r'"seattle", "spokane"', '"spokane", "spokane"', r"link spokane–spokane \$0: leads nowhere"),
        (
            r'"seattle", "spokane"',
            '"seattle", "chicago"',
            r"seattle–chicago \$0: a \$0 or \$1 link must touch a town",
        ),
        (
            r'"chicago", "new_york"',
            '"chicago", "raleigh"',
            r"chicago–raleigh \$8: a dearer link must join two cities",
        ),
        (r"^8 = \[$", "9 = [", r"link albuquerque–los_angeles \$9: the price is none of"),
        (r"^spokane =", "el_paso =", "place el_paso: stands there 2 times"),
        (r"^8 = 1$", "8 = 2", "city tiles of value 8: expected 1, found 2"),
        (
            r"\[\[2, 3\], \[4, 5, 6\]",
            "[[2, 3], [4, 5, 6, 2]",
            "value in the city tile classes 2: stands there 2 times",
        ),
        (r"\[\[2, 3\], \[4, 5, 6\]", "[[2, 3], [4, 5]", "city tile classes: value 6 is missing"),
        (
            r"first = 7, second = 6, third = 1",
            "first = 7, second = 6, third = 0",
            "northwest: values must be positive",
        ),
        (
            r"first = 7, second = 6, third = 1",
            "first = 5, second = 6, third = 1",
            "northwest: values must not rise",
        ),
        (r"first = 7,", "first = '7',", "region tile northwest: values must be numbers"),
        (r"2, 0, 0\]", "2, 0]", "spaces of the region track: expected 10, found 9"),
        (r"red_zone_from = 8", "red_zone_from = 11", "red zone: starts at space 11, outside the track"),
        (r"^5 = \[3, 4, 5, 7, 9\]\n", "", "starting money: expected a row for each of"),
        (r"5 = 3 \}", "6 = 3 }", "bonus tiles: expected a row for each of"),
        (r"closed_with = \[2, 3\]", "closed_with = [2, 3, 6]", "closed_with: "),
        (r"franchises_per_player = 40", "franchises_per_player = 0", "franchises per player: 0 is too few"),
        (r'"black", "beige"', '"black", "blue"', "player colours: expected 5, found 4"),
        (r"^2 = \[2, 4\]", "2 = [2, 4, 5]", "starting money with 2 players: expected 2, found 3"),
        (r"^2 = \[\[0, 1\]", "2 = [[0, 2]", r"income with 2 players: the chart starts with \$1"),
        (
            r"\[11, 3\], \[17, 4\]",
            "[11, 4], [17, 3]",
            "income with 2 players: the steps of the chart must rise",
        ),
        (
            r'^2 = \[\["pueblo", "indianapolis"\], ',
            "2 = [",
            "introductory towns with 2 players: expected 2, found 1",
        ),
        (
            r'^2 = \[\["pueblo", "indianapolis"\]',
            '2 = [["pueblo"]',
            "introductory towns with 2 players, of one seat: expected 2, found 1",
        ),
        (
            r'^2 = \[\["pueblo", "indianapolis"\]',
            '2 = [["pueblo", "montgomery"]',
            "town in the introductory towns with 2 players montgomery: stands there 2 times",
        ),
        (
            r'^2 = \[\["pueblo", "indianapolis"\]',
            '2 = [["pueblo", "reno"]',
            "introductory towns with 2 players: 'reno' is not an open place",
        ),
        (
            r'^2 = \[\["pueblo", "indianapolis"\]',
            '2 = [["pueblo", "chicago"]',
            "introductory towns with 2 players: chicago is a city",
        ),
        (r"^\[links\].*$", "[link]", "the data of the board cannot be read: KeyError"),
        (
            r"^red_zone_from = 8.*$",
            "red_zone_from = ",
            "the data of the board cannot be read: TOMLDecodeError",
        ),
    ],
)
def test_a_wrong_figure_of_the_board_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BoardError, match=message):
        load(board=changed(TEXT, old, new))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"^n12 = .*\n", "", "additional region tiles: expected 20, found 19"),
        (r"^n12 =", "texas =", "region tile texas: stands there 2 times"),
        (
            r'(n12 = \{ kind = )"influence"',
            r'\1"luck"',
            "region tile n12: 'luck' is none of influence, dollars",
        ),
        (r'(n12 = \{ kind = )"influence"', r'\1"link"', "region tiles of kind link: expected 1, found 2"),
        (
            r'(expansion = \{ kind = )"expansion"',
            r'\1"bonus"',
            "region tiles of kind expansion: expected 1, found 0",
        ),
        (r"(number1 = .* third = )-2", r"\g<1>3", "region tile number1: values must not rise"),
        (r"(bonus1 = .* third = )2", r"\1-2", "region tile bonus1: values must be positive"),
        (r"(bonus1 = .* third = )2", r"\g<1>2.5", "region tile bonus1: values must be numbers"),
        (r"(bonus1 = .*) third = 2", r"\1 fourth = 2", "the data of the board cannot be read: TypeError"),
    ],
)
def test_a_wrong_figure_of_the_additional_tiles_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BoardError, match=message):
        load(region_tiles=changed(TILES, old, new))


def with_place_moved(text: str, place: str, region: str) -> str:
    line = re.search(rf"^{place} = .*\n", text, re.MULTILINE)
    assert line is not None
    return changed(text.replace(line[0], ""), rf"(\[regions\.{region}\.places\].*\n)", rf"\g<1>{line[0]}")


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([("pittsburgh", "texas"), ("new_york", "texas")], "region northeast: has no city"),
        (
            [("seattle", "texas"), ("el_paso", "northwest")],
            "open cities with 2 players: expected 19, found 20",
        ),
        ([("seattle", "texas"), ("dallas", "northwest")], "open links with 2 players: expected 68, found"),
    ],
)
def test_a_place_in_the_wrong_region_is_found(moves: list[tuple[str, str]], message: str) -> None:
    text = TEXT
    for place, region in moves:
        text = with_place_moved(text, place, region)
    with pytest.raises(BoardError, match=message):
        load(board=text)


def test_a_place_without_a_way_to_it_is_named() -> None:
    text = changed(TEXT, '"atlanta", "raleigh"', '"atlanta", "huntsville"')
    text = changed(text, '"charleston", "raleigh"', '"charleston", "montgomery"')
    text = changed(text, '"raleigh", "washington"', '"montgomery", "washington"')
    with pytest.raises(BoardError, match="raleigh: no way leads there with 2 players"):
        load(board=text)
