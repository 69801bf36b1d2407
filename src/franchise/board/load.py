"""Reads the data files into a checked `Board`."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from franchise.board.check import BoardError, check
from franchise.board.model import Board, Link, Place, Region, RegionTile


def load(board: str | None = None, region_tiles: str | None = None) -> Board:
    """Read a board from the text of its two data files, by default those of the package, and check it."""
    data = files("franchise.board")
    board = data.joinpath("board.toml").read_text("utf-8") if board is None else board
    tiles = data.joinpath("region_tiles.toml").read_text("utf-8") if region_tiles is None else region_tiles
    try:
        result = _board(tomllib.loads(board), tomllib.loads(tiles))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BoardError(f"the data of the board cannot be read: {type(error).__name__}: {error}") from error
    check(result)
    return result


def _board(data: Mapping[str, Any], tiles: Mapping[str, Any]) -> Board:
    regions = data["regions"]
    return Board(
        places=tuple(
            Place(place, facts["name"], region, facts["spaces"], *facts["at"])
            for region in regions
            for place, facts in regions[region]["places"].items()
        ),
        regions=tuple(
            Region(
                region,
                facts["name"],
                RegionTile(region, "influence", **facts["tile"]),
                facts["closed_with_few_players"],
            )
            for region, facts in regions.items()
        ),
        links=tuple(
            Link((first, second), int(price))
            for price, pairs in data["links"].items()
            for first, second in pairs
        ),
        additional_region_tiles=tuple(RegionTile(tile, **facts) for tile, facts in tiles["tiles"].items()),
        city_tiles=_by_number(data["city_tiles"]),
        city_tile_classes=_tuples(data["city_tile_classes"]["values"]),
        region_track=tuple(data["region_track"]["influence"]),
        red_zone_from=data["region_track"]["red_zone_from"],
        income=_by_number(data["income"]),
        starting_money=_by_number(data["starting_money"]),
        introductory_towns=_by_number(data["introductory_towns"]),
        bonus_tiles=_by_number(data["bonus_tiles"]),
        milestones_in_play=_by_number(data["milestones_in_play"]),
        closed_with=tuple(data["closed_with"]),
        franchises_per_player=data["franchises_per_player"],
        player_colours=tuple(data["player_colours"]),
    )


def _by_number(table: Mapping[str, Any]) -> Mapping[int, Any]:
    """Turn TOML's keys into numbers and its lists into tuples."""
    return MappingProxyType({int(number): _tuples(value) for number, value in table.items()})


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


BOARD = load()
