"""What `franchise admin` prints: lists and sentences for people, JSON for programs."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import typer

from franchise.cli.errors import one_line

LONGEST = 60
TIMES = ("at", "created_at", "changed_at", "settled_at", "until")


@dataclass(frozen=True)
class Outcome:
    """What the server said, and how people read it."""

    answer: Any
    lines: Sequence[str]


def sentence(answer: Any, text: str) -> Outcome:
    """Say in one line what was done."""
    return Outcome(answer, [one_line(text)])


def listing(answer: Mapping[str, Any], key: str, **columns: str) -> Outcome:
    """List what was found: the columns by their names in the answer, with what stands above each."""
    rows: Sequence[Mapping[str, Any]] = answer[key]
    if not rows:
        return Outcome(answer, ["None."])
    cells = [list(columns.values()), *([_shown(name, row[name]) for name in columns] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells)
    return Outcome(answer, [line.rstrip() for line in lines])


def show(outcome: Outcome, *, as_json: bool) -> None:
    """Print it."""
    if as_json:
        typer.echo(json.dumps(outcome.answer, indent=2, ensure_ascii=False))
    else:
        typer.echo("\n".join(outcome.lines))


def _shown(name: str, value: Any) -> str:
    """Write a value in one line, without anything that would move the cursor."""
    if name in TIMES and value is not None:
        value = datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    elif isinstance(value, dict):
        value = ", ".join(f"{key} {item}" for key, item in value.items() if item not in (None, ""))
    elif isinstance(value, list):
        value = ", ".join(item or "-" for item in value)
    elif isinstance(value, bool):
        value = "yes" if value else ""
    text = one_line("" if value is None else str(value))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
