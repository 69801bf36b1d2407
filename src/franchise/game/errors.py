"""What a caller of the game can do wrong: what is malformed, illegal, impossible, stale or has no record."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from franchise.game.reasons import Reason

_in_english: Callable[[Reason], str] = repr


def say_reasons(in_english: Callable[[Reason], str]) -> None:
    """Set what puts reasons into words: the game itself knows no messages."""
    global _in_english
    _in_english = in_english


class FranchiseError(Exception):
    """The base of all errors that a caller of the game may cause."""


class Malformed(FranchiseError, ValueError):
    """Something cannot be read: a move, an option, a record. The message says what was expected."""


class Illegal(FranchiseError):
    """A move can be read, but the rules do not allow it now. `reason` says why, in typed form.

    >>> from franchise import Game
    >>> Game.new(["Ann", "Bob"]).play("open chicago")
    Traceback (most recent call last):
    ...
    franchise.game.errors.Illegal: Chicago isn’t a town
    """

    def __init__(self, reason: Reason, index: int | None = None) -> None:
        """Keep the reason and, for a move out of a list, its index there."""
        super().__init__(reason, index)
        self.reason = reason
        self.index = index

    def __str__(self) -> str:
        """Say it in English; `franchise.words` says it in other languages."""
        text = _in_english(self.reason)
        return text if self.index is None else f"move {self.index}: {text}"


@dataclass(frozen=True, slots=True)
class Broken:
    """An invariant that a position does not keep."""

    invariant: str
    message: str
    seat: int | None = None
    place: str | None = None
    region: str | None = None

    def __str__(self) -> str:
        """Say it with the invariant's name."""
        return f"{self.invariant}: {self.message}"


class Impossible(FranchiseError, ValueError):
    """There can be no such position. `broken` has every invariant that it does not keep."""

    def __init__(self, broken: tuple[Broken, ...]) -> None:
        """Keep what is broken."""
        super().__init__(broken)
        self.broken = broken

    def __str__(self) -> str:
        """Name all of it, a line each."""
        return "\n".join(["the position is not possible", *map(str, self.broken)])


class NoRecord(FranchiseError):
    """The game began from a position, so it has neither a setup nor a record."""

    def __str__(self) -> str:
        """Say it in English."""
        return "this game began from a position: a record begins with a setup"


class Stale(FranchiseError):
    """The game has moved on: the caller's position is not the current one any more."""

    def __init__(self, expected: int, found: int) -> None:
        """Keep how many moves the caller knew of and how many there are."""
        super().__init__(expected, found)
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        """Say it in English."""
        return f"the game has {self.found} moves by now, not {self.expected}"


def shortened(value: object) -> str:
    """Quote what came, for a message: it may be anything, of any length."""
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


def listed(values: Iterable[object]) -> str:
    """List what was expected, for a message."""
    return ", ".join(map(str, values))
