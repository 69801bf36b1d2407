"""Where everything lies on the board, in units of a 1600 × 1000 field: the client's own layout."""

import itertools
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the board."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a place: where it stands, and in which lines."""

    x: float
    y: float
    anchor: str
    lines: list[str]
    size: float


@dataclass(frozen=True, slots=True)
class PlaceLayout:
    """A place."""

    x: float
    y: float
    r: float
    region: str
    label: Label
    boom: Spot | None
    """Where the boom marker stands; towns have none."""


@dataclass(frozen=True, slots=True)
class LinkLayout:
    """A link with its curve and its price tag."""

    a: str
    b: str
    price: int
    path: str
    tag: Spot


@dataclass(frozen=True, slots=True)
class RegionLayout:
    """A region with its outline and its tile."""

    path: str
    tile: Spot
    lead: Spot | None
    """Where the line ends that joins a tile outside to its region."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole board."""

    size: tuple[float, float]
    places: dict[str, PlaceLayout]
    links: tuple[LinkLayout, ...]
    """The broad ones first: they lie under the narrow ones."""
    regions: dict[str, RegionLayout]
    borders: str
    track: tuple[float, float, float, float]
    tile: tuple[float, float]
    tag: tuple[float, float]

    def links_on_way(self, way: tuple[str, ...]) -> list[LinkLayout]:
        """Return the links along a way, whichever end each is drawn from."""
        ends = {frozenset((link.a, link.b)): link for link in self.links}
        steps = (frozenset(step) for step in itertools.pairwise(way))
        return [ends[step] for step in steps if step in ends]


TRACK_HEAD = 104
"""How much of the region track its title takes, before the spaces."""


def _spot(data: dict[str, float] | None) -> Spot | None:
    return None if data is None else Spot(data["x"], data["y"])


@cache
def layout() -> Layout:
    """Read the layout, once."""
    data = json.loads(files("franchise.board").joinpath("layout.json").read_text("utf-8"))
    track = data["track"]
    return Layout(
        size=tuple(data["size"]),
        places={
            place: PlaceLayout(
                at["x"], at["y"], at["r"], at["region"], Label(**at["label"]), _spot(at.get("boom"))
            )
            for place, at in data["places"].items()
        },
        links=tuple(
            LinkLayout(**(link | {"tag": Spot(**link["tag"])}))
            for link in sorted(data["links"], key=lambda link: -int(link["price"]))
        ),
        regions={
            region: RegionLayout(at["path"], Spot(**at["tile"]), _spot(at.get("lead")))
            for region, at in data["regions"].items()
        },
        borders=data["borders"],
        track=(track["x"], track["y"], track["w"], track["h"]),
        tile=(data["tile"]["w"], data["tile"]["h"]),
        tag=(data["tag"]["w"], data["tag"]["h"]),
    )
