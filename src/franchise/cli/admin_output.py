"""What `franchise admin` prints: lists for people, JSON for programs."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import typer

from franchise.cli.errors import one_line

LONGEST = 60


def show(answer: Any, key: str, columns: Mapping[str, str], *, as_json: bool) -> None:
    """Print a list: its columns by their names in the answer, with what stands above each."""
    if as_json:
        show_json(answer)
        return
    rows: Sequence[Mapping[str, Any]] = answer[key]
    if not rows:
        typer.echo("None.")
        return
    cells = [[_shown(name, row[name]) for name in columns] for row in rows]
    widths = [max(map(len, column)) for column in zip(columns.values(), *cells, strict=True)]
    for line in (list(columns.values()), *cells):
        padded = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        typer.echo("  ".join(padded).rstrip())


def show_json(answer: Any) -> None:
    """Print what the server said."""
    typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))


def _shown(name: str, value: Any) -> str:
    """Write a value in one line, without anything that would move the cursor."""
    if name in ("at", "created_at", "changed_at", "settled_at", "until"):
        return "" if value is None else datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, dict):
        value = ", ".join(f"{key} {item}" for key, item in value.items() if item not in (None, ""))
    if isinstance(value, list):
        value = ", ".join(item or "-" for item in value)
    if isinstance(value, bool):
        value = "yes" if value else ""
    text = one_line("" if value is None else str(value))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
