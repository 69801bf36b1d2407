"""Paths of the signs on the board. Angles are measured clockwise from the top."""

import json
import math
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

SIGNS: dict[str, Any] = json.loads(files("franchise.board").joinpath("look", "signs.json").read_text("utf-8"))
"""The paths that are not computed, shared with the client."""


def _rounded(value: float, digits: int) -> float:
    """Round as JavaScript does: halves go up."""
    factor = 10.0**digits
    return math.floor(value * factor + 0.5) / factor


def polar(radius: float, angle: float) -> tuple[float, float]:
    """Return a point at a distance and an angle from the middle."""
    return _rounded(radius * math.sin(angle), 1), _rounded(-radius * math.cos(angle), 1)


def _point(radius: float, angle: float) -> str:
    x, y = polar(radius, angle)
    return f"{x:g},{y:g}"


def wedge(inner: float, outer: float, start: float, end: float) -> str:
    """Return a piece of a ring between two radii and two angles."""
    large = 1 if end - start > math.pi else 0
    r, s = f"{_rounded(outer, 1):g}", f"{_rounded(inner, 1):g}"
    return (
        f"M{_point(outer, start)}A{r} {r} 0 {large} 1 {_point(outer, end)}"
        f"L{_point(inner, end)}A{s} {s} 0 {large} 0 {_point(inner, start)}Z"
    )


@lru_cache(maxsize=64)
def burst(inner: float, outer: float, points: int) -> str:
    """Return a star with many points."""
    corners = (_point(inner if i % 2 else outer, math.pi * i / points) for i in range(points * 2))
    return f"M{'L'.join(corners)}Z"


def star(radius: float) -> str:
    """Return a star with five points."""
    return burst(radius * 0.45, radius, 5)


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a city tile: its outline and its middle, from the middle of the tile."""

    path: str
    x: float
    y: float


@lru_cache(maxsize=64)
def spaces_of(count: int, radius: float) -> tuple[tuple[Space, ...], float]:
    """Divide a city tile, the first space at the top, then clockwise; return the core's radius, too."""
    thickness = 19
    inner = radius - 3 - thickness
    middle = inner + thickness / 2 + 0.3
    step = math.pi * 2 / count
    start = -math.pi / 2 if count == 2 else -step / 2
    gap = 0.07 * 22 / middle
    spaces = []
    for i in range(count):
        left = start + i * step
        x, y = polar(middle, left + step / 2)
        spaces.append(Space(wedge(inner + 0.6, radius - 3, left + gap, left + step - gap), x, y))
    return tuple(spaces), inner


def lot_spots(count: int, radius: float) -> list[tuple[float, float]]:
    """Return where the pieces stand that stay in a scored city."""
    if count == 1:
        return [(0, 0)]
    wanted = max(12.5, 13 / math.sin(math.pi / max(2, count)) * 0.98)
    ring = min(wanted, radius - 13)
    return [polar(ring, math.pi * 2 * i / count) for i in range(count)]


_ROLES = {"M": "xy", "L": "xy", "T": "xy", "H": "x", "V": "y", "Q": "xyxy", "A": "rr---xy", "Z": "-"}
"""The numbers of each command of a path: across, down, lengths, and others."""


@lru_cache(maxsize=8192)
def placed(path: str, x: float, y: float, scale: float = 1) -> str:
    """Return the same path at another spot and in another size.

    >>> placed("M0-9.400A9.4 9.4 0 1 1 0 9.400Z", 100, 50, 2)
    'M100 31.2A18.8 18.8 0 1 1 100 68.8Z'
    """
    parts = []
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", path):
        roles = _ROLES[command]
        numbers = []
        for i, value in enumerate(re.findall(r"-?\d*\.?\d+", rest)):
            role = roles[i % len(roles)]
            shift = x if role == "x" else y if role == "y" else 0
            moved = float(value) if role == "-" else _rounded(float(value) * scale + shift, 2)
            numbers.append(f"{moved:.7g}")
        parts.append(command + " ".join(numbers))
    return "".join(parts)
