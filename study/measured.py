"""What `python -m bench scale` has measured, as the capacity model uses it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path

FILE = Path(__file__).parent.parent / "docs" / "scale.json"
"""The figures of docs/scale.md, as the benchmark left them in build/scale.json."""


@dataclass(frozen=True)
class Measured:
    """The figures of one run of the benchmark."""

    machine: str
    figures: Mapping[str, float]

    @classmethod
    def read(cls, file: Path) -> "Measured":
        """Read them."""
        found = json.loads(file.read_text())
        return cls(found["machine"], found["figures"])

    def seconds(self, name: str) -> float:
        """Return a figure in milliseconds as seconds."""
        return self.figures[name] / 1e3

    def service(self, name: str) -> "Service":
        """Return how long something takes."""
        points = [self.seconds(f"{name}, p{part}") for part in (10, 50, 90, 99)]
        return Service(self.seconds(f"{name}, mean"), tuple(points))

    @property
    def turns(self) -> float:
        """Return the turns of a game."""
        return self.figures["turns of a game of four regulars"]

    @property
    def heard(self) -> float:
        """Return what each other process computes for a turn that nobody there follows."""
        return self.figures["a turn heard of by each of 3 other processes"] / 1e6

    def read_again(self, part: str) -> float:
        """Return what is computed for each further process where somebody follows a turn."""
        apart, together = (
            self.figures[f"4 processes, tables {how}, 100 turns/s: {part}, a turn"]
            for how in ("apart", "together")
        )
        return max(0.0, apart - together) / 3 / 1e6

    @property
    def commit(self) -> float:
        """Return how long NOTIFY's lock is held at a commit, on the slower disk."""
        return 1 / self.figures["commits, flush delayed by 2 ms, 16 connections, with NOTIFY"]


@dataclass(frozen=True)
class Service:
    """A computing time: straight lines between measured quantiles, with the measured mean."""

    mean: float
    points: tuple[float, ...]
    """At 0.1, 0.5, 0.9 and 0.99."""

    @classmethod
    def fixed(cls, seconds: float) -> "Service":
        """Return one of which only the mean is known."""
        return cls(seconds, (seconds,) * 4)

    @cached_property
    def curve(self) -> list[tuple[float, float]]:
        """Return the values at fractions from 0 to 1, drawn up or down to the mean."""
        low, *_, high = self.points
        curve = [(0.0, low), *zip((0.1, 0.5, 0.9, 0.99), self.points, strict=True), (1.0, high)]
        area = sum((b - a) * (x + y) / 2 for (a, x), (b, y) in pairwise(curve))
        return [(part, value * self.mean / area) for part, value in curve]

    def at(self, fraction: float) -> float:
        """Return the time that this fraction of all does not exceed."""
        for (a, x), (b, y) in pairwise(self.curve):
            if fraction <= b:
                return x + (y - x) * (fraction - a) / (b - a)
        return self.curve[-1][1]

    @cached_property
    def square(self) -> float:
        """Return the mean of the squares."""
        return sum((b - a) * (x * x + x * y + y * y) / 3 for (a, x), (b, y) in pairwise(self.curve))
