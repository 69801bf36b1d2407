"""Checks the figures of a board against each other (rules `places` and `links`), and names what is wrong."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import get_args

from franchise.board.model import Board, Link, Place, TileKind

PLAYER_COUNTS = (2, 3, 4, 5)
PRICES = (0, 1, 3, 5, 8)
CHEAP = (0, 1)


class BoardError(ValueError):
    """The data of the board contradict themselves; the message names what is wrong."""


def check(board: Board) -> None:
    """Raise a `BoardError` for the first figure that cannot be right."""
    _check_places(board)
    _check_links(board)
    _check_city_tiles(board)
    _check_region_tiles(board)
    _check_track(board)
    _check_player_counts(board)
    for players in board.player_counts:
        _check_connected(board, players)


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise BoardError(message)


def _count(what: str, found: int, expected: int) -> None:
    _require(found == expected, f"{what}: expected {expected}, found {found}")


def _check_places(board: Board) -> None:
    _count("places", len(board.places), 45)
    _count("cities", sum(not place.is_town for place in board.places), 25)
    _count("towns", sum(place.is_town for place in board.places), 20)
    _count("regions", len(board.regions), 10)
    _unique("place", (place.id for place in board.places))
    for place in board.places:
        _require(1 <= place.spaces <= 8, f"{place.id}: a place has 1 to 8 spaces, not {place.spaces}")
        _require(
            24 < place.latitude < 50 and -125 < place.longitude < -66,
            f"{place.id}: {place.latitude}, {place.longitude} is not in the United States",
        )
    with_cities = {place.region for place in board.places if not place.is_town}
    for region in board.regions:
        _require(region.id in with_cities, f"region {region.id}: has no city")
    # The closed map's figures: 19 cities and 12 towns, 68 links (rule `closed-regions`).
    for players in board.closed_with:
        _count(f"open places with {players} players", len(board.open_places(players)), 31)
        _count(f"open cities with {players} players", len(board.open_cities(players)), 19)
        _count(f"open links with {players} players", len(board.open_links(players)), 68)


def _check_links(board: Board) -> None:
    _count("links", len(board.links), 107)
    _unique("link", ("–".join(sorted(link.places)) for link in board.links))
    for link in board.links:
        name = f"link {link.places[0]}–{link.places[1]} ${link.price}"
        for place in link.places:
            _require(place in board.place, f"{name}: there is no place {place!r}")
        _require(link.places[0] != link.places[1], f"{name}: leads nowhere")
        _require(link.price in PRICES, f"{name}: the price is none of {PRICES}")
        touches_a_town = any(board.place[place].is_town for place in link.places)
        _require(link.price not in CHEAP or touches_a_town, f"{name}: a $0 or $1 link must touch a town")
        _require(link.price in CHEAP or not touches_a_town, f"{name}: a dearer link must join two cities")


def _check_city_tiles(board: Board) -> None:
    printed = Counter(place.spaces for place in board.places if not place.is_town)
    for value in sorted(set(printed) | set(board.city_tiles)):
        _count(f"city tiles of value {value}", board.city_tiles.get(value, 0), printed[value])
    in_classes = [value for values in board.city_tile_classes for value in values]
    _unique("value in the city tile classes", map(str, in_classes))
    for value in board.city_tiles:
        _require(value in in_classes, f"city tile classes: value {value} is missing")


def _check_region_tiles(board: Board) -> None:
    _count("additional region tiles", len(board.additional_region_tiles), 20)
    _unique("region tile", (tile.id for tile in board.region_tiles))
    kinds = get_args(TileKind)
    for tile in board.region_tiles:
        values = (tile.first, tile.second, tile.third)
        _require(tile.kind in kinds, f"region tile {tile.id}: {tile.kind!r} is none of {', '.join(kinds)}")
        _require(
            all(type(value) is int for value in values), f"region tile {tile.id}: values must be numbers"
        )
        _require(
            tile.kind == "number" or min(values) > 0,
            f"region tile {tile.id}: values must be positive: {values}",
        )
        _require(
            tile.kind == "bonus" or tile.first >= tile.second >= tile.third,
            f"region tile {tile.id}: values must not rise: {values}",
        )
    for kind in ("expansion", "link"):
        _count(f"region tiles of kind {kind}", sum(t.kind == kind for t in board.region_tiles), 1)


def _check_track(board: Board) -> None:
    _count("spaces of the region track", len(board.region_track), len(board.regions))
    _require(
        1 <= board.red_zone_from <= len(board.region_track),
        f"red zone: starts at space {board.red_zone_from}, outside the track",
    )


def _check_player_counts(board: Board) -> None:
    tables: dict[str, Mapping[int, object]] = {
        "starting money": board.starting_money,
        "introductory towns": board.introductory_towns,
        "income": board.income,
        "bonus tiles": board.bonus_tiles,
        "milestones in play": board.milestones_in_play,
    }
    for name, table in tables.items():
        _require(tuple(table) == PLAYER_COUNTS, f"{name}: expected a row for each of {PLAYER_COUNTS} players")
    _require(set(board.closed_with) <= set(PLAYER_COUNTS), f"closed_with: {board.closed_with}")
    _require(
        board.franchises_per_player > 0, f"franchises per player: {board.franchises_per_player} is too few"
    )
    _count("player colours", len(set(board.player_colours)), max(PLAYER_COUNTS))
    for players in PLAYER_COUNTS:
        _count(f"starting money with {players} players", len(board.starting_money[players]), players)
        _check_income(players, board.income[players])
        _check_introductory_towns(board, players)


def _check_income(players: int, steps: tuple[tuple[int, int], ...]) -> None:
    rising = all(a < c and b < d for (a, b), (c, d) in pairwise(steps))
    _require(steps[0] == (0, 1), f"income with {players} players: the chart starts with $1 from 0 spaces")
    _require(rising, f"income with {players} players: the steps of the chart must rise")


def _check_introductory_towns(board: Board, players: int) -> None:
    what = f"introductory towns with {players} players"
    rows = board.introductory_towns[players]
    _count(what, len(rows), players)
    _unique(f"town in the {what}", (town for row in rows for town in row))
    open_ids = {place.id for place in board.open_places(players)}
    for row in rows:
        _count(f"{what}, of one seat", len(row), 2)
        for town in row:
            _require(town in open_ids, f"{what}: {town!r} is not an open place")
            _require(board.place[town].is_town, f"{what}: {town} is a city")


def _check_connected(board: Board, players: int) -> None:
    reached = _reachable(board.open_places(players)[0], board.open_links(players))
    for place in board.open_places(players):
        _require(place.id in reached, f"{place.id}: no way leads there with {players} players")


def _reachable(start: Place, links: Iterable[Link]) -> set[str]:
    reached, links = {start.id}, tuple(links)
    while True:
        further = {place for link in links if not reached.isdisjoint(link.places) for place in link.places}
        if further <= reached:
            return reached
        reached |= further


def _unique(what: str, names: Iterable[str]) -> None:
    for name, count in Counter(names).items():
        _require(count == 1, f"{what} {name}: stands there {count} times")
