"""How long a review thinks."""

from dataclasses import dataclass
from typing import Literal

DepthCode = Literal["quick", "deep"]


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is spent on each position of a game."""

    code: DepthCode
    simulations: int
    """Of each search: a turn takes two, where it begins and where the best turn leads to."""
    games: int
    """How many games are played on from the start of each third."""


QUICK = Depth("quick", simulations=5_000, games=6)
DEEP = Depth("deep", simulations=100_000, games=60)
DEPTHS: dict[str, Depth] = {depth.code: depth for depth in (QUICK, DEEP)}
