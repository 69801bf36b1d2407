"""The puzzle of the day: the same for everybody on a date."""

import hashlib
from collections.abc import Sequence
from datetime import date

from franchise.puzzles.puzzle import Puzzle


def puzzle_of(day: date, puzzles: Sequence[Puzzle]) -> Puzzle:
    """Return the puzzle of a day.

    Each comes once before any comes again; every round has another order.

    >>> from franchise.puzzles import shipped_puzzles
    >>> puzzle_of(date(2026, 11, 18), shipped_puzzles()) in shipped_puzzles()
    True
    """
    turn, place = divmod(day.toordinal(), len(puzzles))
    return sorted(puzzles, key=lambda puzzle: hashlib.sha256(f"{turn} {puzzle.id}".encode()).digest())[place]


def streak(days: Sequence[date], today: date) -> int:
    """Count the days in a row up to today, or up to yesterday while today is not over.

    >>> streak([date(2026, 11, 15), date(2026, 11, 17), date(2026, 11, 16)], date(2026, 11, 18))
    3
    >>> streak([date(2026, 11, 16)], date(2026, 11, 18))
    0
    """
    known = {day.toordinal() for day in days}
    last = today.toordinal()
    if last not in known:
        last -= 1
    count = 0
    while last - count in known:
        count += 1
    return count
