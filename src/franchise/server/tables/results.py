"""What a game brings to the record of those who played it.

A game counts once for each identity. It is kept, but left out of all counts, if it was imported, if they
played several of its seats, or if a bot made a turn in their seat. Whoever resigns has lost, however the bot
fares that takes over.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from franchise.server.clock import now
from franchise.server.tables.log import Entry
from franchise.server.tables.table import Table

Outcome = Literal["won", "shared", "lost"]
LeftOut = Literal["imported", "one_screen", "stand_in"]


@dataclass(frozen=True)
class PersonalResult:
    """How a game ended for one person."""

    identity: str
    table: str
    at: int
    """When the game ended, or when they resigned."""
    players: int
    levels: tuple[str, ...]
    """The levels of the bots that sat at the table from the first turn on, each once."""
    outcome: Outcome
    resigned: bool
    place: int | None
    """From 1; None for whoever resigned."""
    influence: int | None
    left_out: LeftOut | None
    """Why the game does not count; None if it does."""
    hinted: bool
    """Whether they asked for a hint during the game."""
    taken_back: bool
    """Whether moves were taken back for them."""

    @property
    def counts(self) -> bool:
        """Return whether the game counts."""
        return self.left_out is None

    @property
    def victory(self) -> bool:
        """Return whether they won, alone or with others."""
        return self.outcome != "lost"


def note_hint(table: Table, identity: str) -> Table:
    """Note that somebody with a seat asked for a hint, if the game is not over."""
    asks_again = identity in table.hinted
    if table.result is not None or asks_again or not table.seats_of(identity):
        return table
    return replace(table, hinted=(*table.hinted, identity))


def results_of(table: Table, entries: Sequence[Entry]) -> list[PersonalResult]:
    """Return how a finished game ended for everybody who had a seat in the end."""
    return [_at_the_end(table, entries, identity) for identity in table.people]


def results_of_those_who_resigned(
    before: Table, after: Table, entries: Sequence[Entry]
) -> list[PersonalResult]:
    """Return how a game ended for those whose seats a change of the table gave to bots."""
    if before.setup is None or before.result is not None:
        return []
    return [
        _result(before, entries, seat.identity, number, "lost", now(), resigned=True)
        for number, (seat, seat_after) in enumerate(zip(before.seats, after.seats, strict=True))
        if seat.identity is not None and seat_after.kind == "bot"
    ]


def _at_the_end(table: Table, entries: Sequence[Entry], identity: str) -> PersonalResult:
    assert table.result is not None
    seat, winners = table.seats_of(identity)[0], table.result["winners"]
    outcome: Outcome = "lost" if seat not in winners else "won" if len(winners) == 1 else "shared"
    return _result(table, entries, identity, seat, outcome, entries[-1].at)


def _result(
    table: Table,
    entries: Sequence[Entry],
    identity: str,
    seat: int,
    outcome: Outcome,
    at: int,
    *,
    resigned: bool = False,
) -> PersonalResult:
    end = None if resigned else table.result
    return PersonalResult(
        identity=identity,
        table=table.id,
        at=at,
        players=len(table.seats),
        levels=_levels(table, entries),
        outcome=outcome,
        resigned=resigned,
        place=None if end is None else _place(end["influence"], end["towns"], end["winners"], seat),
        influence=None if end is None else end["influence"][seat],
        left_out=_left_out(table, entries, identity, seat),
        hinted=identity in table.hinted,
        taken_back=any(entry.kind == "back" and entry.seat == seat for entry in entries),
    )


def _place(influence: Sequence[int], towns: Sequence[int], winners: Sequence[int], seat: int) -> int:
    standings = list(zip(influence, towns, strict=True))
    return 1 if seat in winners else 1 + sum(other > standings[seat] for other in standings)


def _levels(table: Table, entries: Sequence[Entry]) -> tuple[str, ...]:
    taken_over = {entry.seat for entry in entries if entry.kind == "moves" and entry.by == "person"}
    return tuple(
        dict.fromkeys(
            seat.bot
            for number, seat in enumerate(table.seats)
            if seat.kind == "bot" and seat.bot is not None and number not in taken_over
        )
    )


def _left_out(table: Table, entries: Sequence[Entry], identity: str, seat: int) -> LeftOut | None:
    if any(entry.by == "record" for entry in entries):
        return "imported"
    acted = {entry.seat for entry in entries if entry.key.startswith(f"{identity}:")}
    if len(acted.union(table.seats_of(identity))) > 1:
        return "one_screen"
    if any(entry.by == "bot" and entry.seat == seat for entry in entries):
        return "stand_in"
    return None
