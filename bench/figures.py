"""The result of a benchmark: figures with their targets, and how they are shown."""

import os
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table


@dataclass(frozen=True)
class Figure:
    """One measured figure, and its target."""

    name: str
    value: float
    unit: str
    target: float | None = None
    at_most: bool = False

    @property
    def verdict(self) -> str:
        """Return whether the target is met, in words."""
        if self.target is None:
            return ""
        met = self.value <= self.target if self.at_most else self.value >= self.target
        return f"{'at most' if self.at_most else 'at least'} {self.target:,g}: {'met' if met else 'NOT met'}"

    @property
    def number(self) -> str:
        """Return the value, no more precise than it deserves."""
        return f"{self.value:,.{3 if self.value < 10 else 0}f}"


def best_rate(run: Callable[[], int], seconds: float) -> float:
    """Repeat a run that returns how much it did; return the best rate per second, as noise only slows it."""
    best, stop = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < stop:
        start = time.perf_counter()
        done = run()
        best = max(best, done / (time.perf_counter() - start))
    return best


def machine() -> str:
    """Return the name of the machine the figures were measured on."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as file:
            model = next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def show(title: str, figures: list[Figure]) -> None:
    """Print figures as a table."""
    table = Table("figure", "value", "unit", "target", title=title, title_justify="left")
    table.columns[1].justify = "right"
    for figure in figures:
        table.add_row(figure.name, figure.number, figure.unit, figure.verdict)
    Console().print(table)


def show_markdown(title: str, figures: list[Figure]) -> None:
    """Print figures as a table for the documentation."""
    rows = [f"| {figure.name} | {figure.number} {figure.unit} | {figure.verdict} |" for figure in figures]
    print(f"## {title}", "", "| | | target |", "| --- | ---: | --- |", *rows, sep="\n")
