"""The setup of a game: all options, with every chance result written out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from franchise.board import BOARD
from franchise.game import dealing
from franchise.game.dealing import SEEDS, Item, draw_seed, shuffled
from franchise.game.errors import Malformed, listed, shortened
from franchise.game.events import Milestone
from franchise.game.json_fields import check_fields, json_type
from franchise.game.layout_problems import (
    LayoutProblem,
    city_tile_problems,
    region_pool_problems,
    region_tile_problems,
)

Start = Literal["choose", "introductory"]
MILESTONES: tuple[Milestone, ...] = get_args(Milestone)


@dataclass(frozen=True)
class RegionDraft:
    """A draft of these region tiles: at least one for each open region."""

    pool: tuple[str, ...]


CityTiles = Literal["printed", "draft"] | Mapping[str, int]
RegionTiles = Literal["printed", "draft"] | RegionDraft | Mapping[str, str]


@dataclass(frozen=True)
class Setup:
    """What a game starts from. Replaying it never rolls anything.

    >>> Setup.deal(4, city_tiles="random", seed=7).city_tiles["chicago"]
    8
    >>> Setup.deal(2, milestones=True, seed=1).milestones[:2]
    ('two_three_four', 'four_towns')
    """

    start: Start = "choose"
    city_tiles: CityTiles = "printed"
    region_tiles: RegionTiles = "printed"
    milestones: tuple[Milestone, ...] | None = None
    boom: bool = False
    seed: int | None = None
    """Where the chance results came from; the rules never read it."""

    @staticmethod
    def deal(
        players: int,
        *,
        start: Start = "choose",
        city_tiles: Literal["printed", "random", "draft"] | Mapping[str, int] = "printed",
        region_tiles: Literal["printed", "random", "draft"] | Mapping[str, str] = "printed",
        region_pool: Literal["printed", "mixed", "new"] | Sequence[str] = "printed",
        milestones: bool | Sequence[Milestone] = False,
        boom: bool = False,
        seed: int | None = None,
    ) -> "Setup":
        """Deal what the options leave to chance, and check them."""
        check_players(players)
        if seed is None and (
            city_tiles == "random"
            or region_tiles == "random"
            or region_pool in ("mixed", "new")
            or milestones is True
        ):
            seed = draw_seed()
        if seed is not None:
            _expect(_is_seed(seed), "seed", f"0 to {SEEDS - 1}", seed)
        setup = Setup(
            start,
            _deal_city_tiles(players, city_tiles, seed),
            _deal_region_tiles(players, region_tiles, region_pool, seed),
            _deal_milestones(players, milestones, seed),
            boom,
            seed,
        )
        setup.check(players)
        return setup

    def check(self, players: int) -> None:
        """Raise `Malformed` unless this many players can start from the setup."""
        check_players(players)
        _expect(self.start in get_args(Start), "start", f"one of {listed(get_args(Start))}", self.start)
        _expect(type(self.boom) is bool, "boom", "true or false", self.boom)
        _check_city_tiles(players, self.city_tiles)
        _check_region_tiles(players, self.region_tiles)
        if self.milestones is not None:
            _check_milestones(players, self.milestones)

    def to_json(self) -> dict[str, Any]:
        """Return the setup as a record has it.

        >>> Setup(start="introductory").to_json()["start"]
        'introductory'
        """
        fields = {
            "start": self.start,
            "city_tiles": _plain(self.city_tiles),
            "region_tiles": _plain(self.region_tiles),
            "milestones": None if self.milestones is None else list(self.milestones),
            "boom": self.boom,
        }
        return fields if self.seed is None else {**fields, "seed": self.seed}

    @staticmethod
    def from_json(value: object) -> "Setup":
        """Read a setup as a record has it; `check` says whether it suits a number of players."""
        wanted = ("start", "city_tiles", "region_tiles", "milestones", "boom")
        fields = check_fields("setup", value, wanted, ("seed",))
        if "seed" in fields:
            seed = fields["seed"]
            _expect(_is_seed(seed), "seed", f"a number from 0 to {SEEDS - 1}", seed)
        return Setup(
            start=fields["start"],
            city_tiles=_read_city_tiles(fields["city_tiles"]),
            region_tiles=_read_region_tiles(fields["region_tiles"]),
            milestones=_read_milestones(fields["milestones"]),
            boom=fields["boom"],
            seed=fields.get("seed"),
        )

    def city_values(self, players: int) -> Mapping[str, int]:
        """Return what lies on each city at the start (rules `printed-tiles` and `expert-cities`)."""
        if self.city_tiles == "printed":
            return {city.id: city.spaces for city in BOARD.open_cities(players)}
        return {} if isinstance(self.city_tiles, str) else self.city_tiles

    def tiles_on_regions(self, players: int) -> Mapping[str, str]:
        """Return what lies on each region at the start (rules `printed-tiles` and `expert-regions`)."""
        if self.region_tiles == "printed":
            return {region.id: region.tile.id for region in BOARD.open_regions(players)}
        return self.region_tiles if isinstance(self.region_tiles, Mapping) else {}

    def region_tiles_to_draft(self) -> tuple[str, ...]:
        """Return the pool of a draft of region tiles (rules `expert-laying` and `tile-pool`)."""
        if self.region_tiles == "draft":
            return PRINTED_TILES
        return self.region_tiles.pool if isinstance(self.region_tiles, RegionDraft) else ()

    @property
    def milestone_indexes(self) -> list[int]:
        """Return the open milestones as indexes into the list of all."""
        return [MILESTONES.index(milestone) for milestone in self.milestones or ()]


def deal_to(
    players: Sequence[Item], *, draw_seats: bool = False, seed: int | None = None, **options: Any
) -> tuple[tuple[Item, ...], Setup]:
    """Deal a setup to players, and draw their seats by the same seed if that is wanted.

    >>> deal_to(["Ann", "Bob"], seed=3, draw_seats=True)[0]
    ('Bob', 'Ann')
    """
    if draw_seats and seed is None:
        seed = draw_seed()
    setup = Setup.deal(len(players), seed=seed, **options)
    if draw_seats and seed is not None:
        players = dealing.draw_seats(seed, players)
    return tuple(players), setup


PRINTED_TILES = tuple(region.tile.id for region in BOARD.regions)
ADDITIONAL_TILES = tuple(tile.id for tile in BOARD.additional_region_tiles)


def check_players(players: int) -> None:
    """Raise `Malformed` for a number of players that cannot play."""
    _expect(players in BOARD.player_counts, "players", listed(BOARD.player_counts), players)


# --- dealing ---


def _deal_city_tiles(players: int, tiles: Any, seed: int | None) -> CityTiles:
    if tiles != "random":
        _expect(
            isinstance(tiles, Mapping) or tiles in ("printed", "draft"),
            "city_tiles",
            "printed, random, draft or a mapping from city to value",
            tiles,
        )
        return dict(tiles) if isinstance(tiles, Mapping) else tiles
    assert seed is not None
    result: dict[str, int] = {}
    for values in BOARD.city_tile_classes:
        cities = [city.id for city in BOARD.open_cities(players) if city.spaces in values]
        pool = [value for value in values for _ in range(BOARD.city_tiles[value])]
        result.update(zip(cities, shuffled(seed, f"city_tiles/{values[0]}", pool), strict=False))
    return {city.id: result[city.id] for city in BOARD.open_cities(players)}


def _deal_region_tiles(players: int, tiles: Any, pool: Any, seed: int | None) -> RegionTiles:
    open_regions = [region.id for region in BOARD.open_regions(players)]
    if tiles not in ("random", "draft"):
        _expect(
            isinstance(tiles, Mapping) or tiles == "printed",
            "region_tiles",
            "printed, random, draft or a mapping from region to tile",
            tiles,
        )
        _require(
            pool == "printed", "region_pool: a pool other than printed needs region_tiles random or draft"
        )
        return dict(tiles) if isinstance(tiles, Mapping) else tiles
    if pool in ("mixed", "new"):
        assert seed is not None
        drawn_from = ADDITIONAL_TILES if pool == "new" else PRINTED_TILES + ADDITIONAL_TILES
        chosen = shuffled(seed, f"region_pool/{pool}", drawn_from)[: len(open_regions)]
    elif pool == "printed":
        chosen = list(PRINTED_TILES)
    else:
        _expect(_is_list(pool), "region_pool", "printed, mixed, new or a list of tile ids", pool)
        chosen = list(pool)
        _check_pool(players, chosen)
    if tiles == "draft":
        return "draft" if pool == "printed" else RegionDraft(tuple(chosen))
    assert seed is not None
    return dict(zip(open_regions, shuffled(seed, "region_tiles", chosen), strict=False))


def _deal_milestones(players: int, milestones: Any, seed: int | None) -> tuple[Milestone, ...] | None:
    if milestones is False or milestones is None:
        return None
    if milestones is True:
        assert seed is not None
        return tuple(shuffled(seed, "milestones", MILESTONES)[: BOARD.milestones_in_play[players]])
    _expect(_is_list(milestones), "milestones", "True, False or a list", milestones)
    return tuple(milestones)


# --- JSON ---


def _plain(tiles: CityTiles | RegionTiles) -> object:
    if isinstance(tiles, RegionDraft):
        return {"draft": list(tiles.pool)}
    return dict(tiles) if isinstance(tiles, Mapping) else tiles


def _read_city_tiles(value: object) -> CityTiles:
    if not isinstance(value, str | dict):
        raise Malformed(f"city_tiles: expected a text or an object, got {json_type(value)}")
    return value  # type: ignore[return-value]


def _read_region_tiles(value: object) -> RegionTiles:
    if not isinstance(value, str | dict):
        raise Malformed(f"region_tiles: expected a text or an object, got {json_type(value)}")
    if isinstance(value, dict) and set(value) == {"draft"}:
        pool = value["draft"]
        if not isinstance(pool, list):
            raise Malformed(f"region_tiles: draft: expected a list of tile ids, got {json_type(pool)}")
        return RegionDraft(tuple(pool))
    return value  # type: ignore[return-value]


def _read_milestones(value: object) -> Any:
    if value is not None and not isinstance(value, list):
        raise Malformed(f"milestones: expected null or a list, got {json_type(value)}")
    return None if value is None else tuple(value)


# --- checking ---


def _is_seed(value: object) -> bool:
    return type(value) is int and 0 <= value < SEEDS


def _check_city_tiles(players: int, tiles: CityTiles) -> None:
    if isinstance(tiles, str):
        _expect(tiles in ("printed", "draft"), "city_tiles", "printed, draft or an object", tiles)
        return
    _require_none(city_tile_problems(players, tiles))


def _check_region_tiles(players: int, tiles: RegionTiles) -> None:
    if isinstance(tiles, RegionDraft):
        _check_pool(players, tiles.pool)
    elif isinstance(tiles, str):
        _expect(tiles in ("printed", "draft"), "region_tiles", "printed, draft or an object", tiles)
    else:
        _require_none(region_tile_problems(players, tiles))


def _check_pool(players: int, pool: Sequence[str]) -> None:
    _require_none(region_pool_problems(pool))
    needed = len(BOARD.open_regions(players))
    _require(len(pool) >= needed, f"region_tiles: {players} players need {needed} tiles, not {len(pool)}")


def _check_milestones(players: int, milestones: Sequence[Milestone]) -> None:
    for milestone in milestones:
        _expect(milestone in MILESTONES, "milestones", f"some of {listed(MILESTONES)}", milestone)
    _require(len(set(milestones)) == len(milestones), "milestones: one stands there twice")
    needed = BOARD.milestones_in_play[players]
    _require(
        len(milestones) == needed,
        f"milestones: with {players} players {needed} are open, not {len(milestones)}",
    )


def _require_none(problems: Sequence[LayoutProblem]) -> None:
    if problems:
        raise Malformed(str(problems[0]))


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise Malformed(message)


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _expect(condition: bool, field: str, expected: str, got: object) -> None:
    _require(condition, f"{field}: expected {expected}, got {shortened(got)}")
