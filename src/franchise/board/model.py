"""The types of the printed facts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

TileKind = Literal["influence", "dollars", "number", "bonus", "expansion", "link"]


@dataclass(frozen=True, slots=True)
class Place:
    """A city (two spaces or more) or a town (one space)."""

    id: str
    name: str
    region: str
    spaces: int
    latitude: float
    longitude: float

    @property
    def is_town(self) -> bool:
        """Return whether this is a town."""
        return self.spaces == 1


@dataclass(frozen=True, slots=True)
class Link:
    """A direct way between two places, in either direction."""

    places: tuple[str, str]
    price: int


@dataclass(frozen=True, slots=True)
class RegionTile:
    """What a region pays to the first, the second and every other player present."""

    id: str
    kind: TileKind
    first: int
    second: int
    third: int


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the map with its printed tile."""

    id: str
    name: str
    tile: RegionTile
    closed_with_few_players: bool


@dataclass(frozen=True)
class Board:
    """Everything that is printed. Tuples are in the board's order; mappings by player count say so."""

    places: tuple[Place, ...]
    regions: tuple[Region, ...]
    links: tuple[Link, ...]
    additional_region_tiles: tuple[RegionTile, ...]
    city_tiles: Mapping[int, int]
    """How many city tiles there are of each value."""
    city_tile_classes: tuple[tuple[int, ...], ...]
    """The values that share a back."""
    region_track: tuple[int, ...]
    red_zone_from: int
    """The first space of the red zone, counted from 1."""
    income: Mapping[int, tuple[tuple[int, int], ...]]
    """By player count: from which sum of empty spaces on how many dollars."""
    starting_money: Mapping[int, tuple[int, ...]]
    introductory_towns: Mapping[int, tuple[tuple[str, ...], ...]]
    bonus_tiles: Mapping[int, int]
    milestones_in_play: Mapping[int, int]
    closed_with: tuple[int, ...]
    """The player counts with which some regions are closed."""
    franchises_per_player: int
    player_colours: tuple[str, ...]

    @cached_property
    def place(self) -> Mapping[str, Place]:
        """Look up a place by its id."""
        return {place.id: place for place in self.places}

    @cached_property
    def region(self) -> Mapping[str, Region]:
        """Look up a region by its id."""
        return {region.id: region for region in self.regions}

    @cached_property
    def region_tiles(self) -> tuple[RegionTile, ...]:
        """Return all 30 region tiles, the printed ones first."""
        return tuple(region.tile for region in self.regions) + self.additional_region_tiles

    @cached_property
    def region_tile(self) -> Mapping[str, RegionTile]:
        """Look up a region tile by its id."""
        return {tile.id: tile for tile in self.region_tiles}

    @cached_property
    def player_counts(self) -> tuple[int, ...]:
        """Return the possible numbers of players."""
        return tuple(self.starting_money)

    def open_regions(self, players: int) -> tuple[Region, ...]:
        """Return the regions that are in play with this number of players (rule `closed-regions`)."""
        few = players in self.closed_with
        return tuple(region for region in self.regions if not (few and region.closed_with_few_players))

    def open_places(self, players: int) -> tuple[Place, ...]:
        """Return the places that are in play with this number of players (rule `closed-regions`)."""
        regions = {region.id for region in self.open_regions(players)}
        return tuple(place for place in self.places if place.region in regions)

    def open_cities(self, players: int) -> tuple[Place, ...]:
        """Return the cities that are in play with this number of players."""
        return tuple(place for place in self.open_places(players) if not place.is_town)

    def open_links(self, players: int) -> tuple[Link, ...]:
        """Return the links that touch no closed place."""
        open_ids = {place.id for place in self.open_places(players)}
        return tuple(link for link in self.links if open_ids.issuperset(link.places))

    def tile_class(self, value: int) -> tuple[int, ...]:
        """Return the values of the city tiles that share their back with this one (rule `expert-cities`)."""
        return next(values for values in self.city_tile_classes if value in values)
