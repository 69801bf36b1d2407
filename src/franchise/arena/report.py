"""The figures of a tournament as JSON and CSV."""

import csv
import io
from dataclasses import asdict
from typing import Any

from franchise.arena.standings import EntrantFigures, Standings
from franchise.arena.tournament import Tournament


def as_json(tournament: Tournament, standings: Standings) -> dict[str, Any]:
    """Return the figures, and what was played."""
    return standings.as_json() | {
        "players": len(tournament.entrants),
        "seed": tournament.seed,
        "seconds": tournament.seconds,
        "options": tournament.options.arguments(),
    }


def as_csv(standings: Standings) -> str:
    """Return a header line and one line for each entrant; seats count from 1."""
    text = io.StringIO()
    rows = [_row(entrant) for entrant in standings.entrants]
    writer = csv.DictWriter(text, rows[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _row(entrant: EntrantFigures) -> dict[str, object]:
    """Spread tuples over columns."""
    row: dict[str, object] = {}
    for name, value in asdict(entrant).items():
        if name == "interval":
            row |= {"interval_low": value[0], "interval_high": value[1]}
        elif isinstance(value, tuple):
            row |= {f"{name.removesuffix('_by_seat')}_in_seat_{seat}": v for seat, v in enumerate(value, 1)}
        else:
            row[name] = value
    return row
