"""The options of the rules as they are asked for, before anything is dealt."""

from dataclasses import dataclass
from typing import Any, Literal

from franchise.game.setup import Setup, Start


@dataclass(frozen=True)
class RuleOptions:
    """The rules of a game as they were asked for.

    >>> RuleOptions(region_pool="mixed").tiles_on_regions
    'random'
    """

    start: Start = "choose"
    city_tiles: Literal["printed", "random", "draft"] = "printed"
    region_tiles: Literal["printed", "random", "draft"] | None = None
    region_pool: str = "printed"
    """`printed`, `mixed`, `new`, or tile ids separated by commas."""
    milestones: bool = False
    boom: bool = False

    @property
    def tiles_on_regions(self) -> Literal["printed", "random", "draft"]:
        """Return where the region tiles lie: those of another pool at random, unless they are drafted."""
        return self.region_tiles or ("printed" if self.region_pool == "printed" else "random")

    @property
    def left_to_chance(self) -> bool:
        """Return whether the seed makes a difference."""
        return (
            self.city_tiles == "random"
            or self.tiles_on_regions == "random"
            or self.region_pool in ("mixed", "new")
            or self.milestones
        )

    def deal(self, players: int, seed: int | None) -> Setup:
        """Deal a setup."""
        return Setup.deal(players, seed=seed, **self.arguments())

    def _pool(self) -> Any:
        if self.region_pool in ("printed", "mixed", "new"):
            return self.region_pool
        return [tile.strip() for tile in self.region_pool.split(",")]

    def arguments(self) -> dict[str, Any]:
        """Return the options as `Setup.deal` and `Game.new` take them, and as reports show them."""
        return {
            "start": self.start,
            "city_tiles": self.city_tiles,
            "region_tiles": self.tiles_on_regions,
            "region_pool": self._pool(),
            "milestones": self.milestones,
            "boom": self.boom,
        }
