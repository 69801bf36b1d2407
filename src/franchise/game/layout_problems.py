"""What is wrong with a layout of tiles, and where, in typed form. The words are in the message files."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from franchise.board import BOARD
from franchise.game.errors import listed, shortened


@dataclass(frozen=True, slots=True)
class CityWithoutTile:
    """An open city has no tile."""

    place: str
    id: Literal["city_without_tile"] = "city_without_tile"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"city_tiles: {self.place} is missing"


@dataclass(frozen=True, slots=True)
class NoOpenCity:
    """A tile lies on something that is no city in play."""

    name: str
    id: Literal["no_open_city"] = "no_open_city"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"city_tiles: {shortened(self.name)} is no open city"


@dataclass(frozen=True, slots=True)
class NoSuchCityTile:
    """No city tile has this value."""

    place: str
    value: str
    id: Literal["no_such_city_tile"] = "no_such_city_tile"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"city_tiles: {self.place}: expected one of {listed(BOARD.city_tiles)}, got {self.value}"


@dataclass(frozen=True, slots=True)
class OtherBack:
    """A tile belongs to cities of another class (rule `expert-cities`)."""

    place: str
    value: int
    printed: int
    id: Literal["other_back"] = "other_back"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return (
            f"city_tiles: {self.place}: a tile of value {self.value} has another back than the city's "
            f"printed {self.printed}"
        )


@dataclass(frozen=True, slots=True)
class TooManyCityTiles:
    """More tiles of a value are laid than there are."""

    value: int
    count: int
    available: int
    places: tuple[str, ...]
    id: Literal["too_many_city_tiles"] = "too_many_city_tiles"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"city_tiles: there are {self.available} tiles of value {self.value}, not {self.count}"


@dataclass(frozen=True, slots=True)
class RegionWithoutTile:
    """An open region has no tile."""

    region: str
    id: Literal["region_without_tile"] = "region_without_tile"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"region_tiles: {self.region} is missing"


@dataclass(frozen=True, slots=True)
class NoOpenRegion:
    """A tile lies on something that is no region in play."""

    name: str
    id: Literal["no_open_region"] = "no_open_region"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"region_tiles: {shortened(self.name)} is no open region"


@dataclass(frozen=True, slots=True)
class NoSuchRegionTile:
    """There is no such region tile."""

    name: str
    id: Literal["no_such_region_tile"] = "no_such_region_tile"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"region_tiles: there is no tile {self.name}"


@dataclass(frozen=True, slots=True)
class RegionTileRepeated:
    """A region tile lies in several places; each exists once."""

    tile: str
    count: int
    regions: tuple[str, ...]
    id: Literal["region_tile_repeated"] = "region_tile_repeated"

    def __str__(self) -> str:
        """Say it in the record's terms."""
        return f"region_tiles: tile {self.tile} exists once, not {self.count} times"


LayoutProblem = (
    CityWithoutTile
    | NoOpenCity
    | NoSuchCityTile
    | OtherBack
    | TooManyCityTiles
    | RegionWithoutTile
    | NoOpenRegion
    | NoSuchRegionTile
    | RegionTileRepeated
)


def city_tile_problems(players: int, tiles: Mapping[str, object]) -> list[LayoutProblem]:
    """Find what is wrong with a layout of city tiles (rules `expert-cities` and `expert-laying`)."""
    cities = {city.id: city for city in BOARD.open_cities(players)}
    found: list[LayoutProblem] = [CityWithoutTile(city) for city in cities if city not in tiles]
    found += [NoOpenCity(str(name)) for name in tiles if name not in cities]
    laid: dict[int, list[str]] = {}
    for place, value in tiles.items():
        if place not in cities:
            continue
        if type(value) is not int or value not in BOARD.city_tiles:
            found.append(NoSuchCityTile(place, shortened(value)))
            continue
        printed = cities[place].spaces
        if value not in BOARD.tile_class(printed):
            found.append(OtherBack(place, value, printed))
        laid.setdefault(value, []).append(place)
    for value, places in laid.items():
        if len(places) > BOARD.city_tiles[value]:
            found.append(TooManyCityTiles(value, len(places), BOARD.city_tiles[value], tuple(places)))
    return found


def region_tile_problems(players: int, tiles: Mapping[str, object]) -> list[LayoutProblem]:
    """Find what is wrong with a layout of region tiles (rules `expert-regions` and `expert-laying`)."""
    regions = {region.id for region in BOARD.open_regions(players)}
    found: list[LayoutProblem] = [
        RegionWithoutTile(region.id) for region in BOARD.open_regions(players) if region.id not in tiles
    ]
    found += [NoOpenRegion(str(name)) for name in tiles if name not in regions]
    return found + region_pool_problems(tuple(tiles.values()), tuple(tiles))


def region_pool_problems(tiles: Sequence[object], regions: Sequence[str] = ()) -> list[LayoutProblem]:
    """Find region tiles that do not exist or are used more than once, and where they lie."""
    known = [tile for tile in tiles if isinstance(tile, str) and tile in BOARD.region_tile]
    unknown = [tile for tile in tiles if not (isinstance(tile, str) and tile in BOARD.region_tile)]
    found: list[LayoutProblem] = [NoSuchRegionTile(shortened(tile)) for tile in unknown]
    for tile, count in Counter(known).items():
        if count > 1:
            where = tuple(region for region, there in zip(regions, tiles, strict=False) if there == tile)
            found.append(RegionTileRepeated(tile, count, where))
    return found
