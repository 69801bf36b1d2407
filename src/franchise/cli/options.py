"""The options that commands share: the rules of a game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from franchise.game.setup import Setup

RULES = "Rules"
"""The heading of these options in the help."""

Start = Annotated[
    Literal["choose", "introductory"],
    typer.Option(
        metavar="START",
        help="Starting towns: choose, or introductory (two fixed ones).",
        rich_help_panel=RULES,
    ),
]
CityTiles = Annotated[
    Literal["printed", "random", "draft"],
    typer.Option(
        metavar="TILES", help="Where the city tiles lie: printed, random or draft.", rich_help_panel=RULES
    ),
]
RegionTiles = Annotated[
    Literal["printed", "random", "draft"] | None,
    typer.Option(
        metavar="TILES",
        help="Where the region tiles lie: printed, random or draft.",
        show_default="printed; with another pool, random",
        rich_help_panel=RULES,
    ),
]
RegionPool = Annotated[
    str,
    typer.Option(
        metavar="POOL",
        help="Which region tiles are used: printed, mixed (drawn from all 30), new (drawn from the 20 of the "
        "mini-expansion; most of their values are ours, not the printed ones), or ids with commas between.",
        rich_help_panel=RULES,
    ),
]
Milestones = Annotated[
    bool, typer.Option("--milestones/--no-milestones", help="Play with Milestones.", rich_help_panel=RULES)
]
Boom = Annotated[bool, typer.Option("--boom/--no-boom", help="Play with Boom.", rich_help_panel=RULES)]

NAMES = ("start", "city_tiles", "region_tiles", "region_pool", "milestones", "boom", "seed")
"""The parameters that only a game that begins can have."""


@dataclass(frozen=True)
class RuleOptions:
    """The rules of a game as they were asked for, before anything is dealt."""

    start: Literal["choose", "introductory"]
    city_tiles: Literal["printed", "random", "draft"]
    region_tiles: Literal["printed", "random", "draft"] | None
    region_pool: str
    milestones: bool
    boom: bool

    @property
    def tiles_on_regions(self) -> Literal["printed", "random", "draft"]:
        """Give where the region tiles lie: a pool of its own is laid at random unless it is drafted."""
        return self.region_tiles or ("printed" if self.region_pool == "printed" else "random")

    @property
    def left_to_chance(self) -> bool:
        """Tell whether two seeds can deal two setups."""
        return (
            self.city_tiles == "random"
            or self.tiles_on_regions == "random"
            or self.region_pool in ("mixed", "new")
            or self.milestones
        )

    def deal(self, players: int, seed: int | None) -> "Setup":
        """Deal a setup."""
        from franchise.game.setup import Setup

        return Setup.deal(
            players,
            start=self.start,
            city_tiles=self.city_tiles,
            region_tiles=self.tiles_on_regions,
            region_pool=self._pool(),
            milestones=self.milestones,
            boom=self.boom,
            seed=seed,
        )

    def _pool(self) -> Any:
        if self.region_pool in ("printed", "mixed", "new"):
            return self.region_pool
        return [tile.strip() for tile in self.region_pool.split(",")]

    def as_json(self) -> dict[str, object]:
        """Give the options as they are reported."""
        return {
            "start": self.start,
            "city_tiles": self.city_tiles,
            "region_tiles": self.tiles_on_regions,
            "region_pool": self._pool(),
            "milestones": self.milestones,
            "boom": self.boom,
        }
