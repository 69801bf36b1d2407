"""The seats of a table: who sits where, as a person, a bot, or nobody yet."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from franchise.board import BOARD
from franchise.server.errors import Refusal
from franchise.server.lookalikes import skeleton

SeatKind = Literal["open", "person", "bot"]
StandIn = Literal["turn", "until_return"]
HANDOVER_MINUTES = 15


@dataclass(frozen=True)
class Seat:
    """A seat of a table."""

    kind: SeatKind
    name: str = ""
    colour: str = ""
    """One of the board's player colours; no two seats have the same."""
    identity: str | None = None
    """Whose seat it is; several seats of one identity are people around one screen."""
    bot: str | None = None
    """Which bot plays, or stands in."""
    stand_in: StandIn | None = None
    """How long the bot plays for the seat's owner."""
    handover: str | None = None
    """The hash of the code with which another device takes the seat over."""
    handover_until: int | None = None
    asked: bool = False
    """Whether its owner has not said yet whether they want to play here: a seat of a rematch."""

    @property
    def played_by_bot(self) -> bool:
        """Return whether a bot makes this seat's moves now."""
        return self.kind == "bot" or self.stand_in is not None


def free_colour(seats: Sequence[Seat], wanted: str | None = None) -> str:
    """Return the wanted colour if nobody has it, otherwise the first free one."""
    taken = {seat.colour for seat in seats if seat.kind != "open"}
    free = [colour for colour in BOARD.player_colours if colour not in taken]
    return wanted if wanted is not None and wanted in free else free[0]


def free_name(seats: Sequence[Seat], wanted: str) -> str:
    """Return the wanted name, with a number if somebody else has it or one that looks like it.

    >>> free_name([Seat("person", "Al")], "AI")
    'AI 2'
    """
    taken = {skeleton(seat.name) for seat in seats if seat.name}
    names = (wanted, *(f"{wanted[:37].rstrip()} {number}" for number in range(2, 9)))
    return next(name for name in names if skeleton(name) not in taken)


def changed(seats: tuple[Seat, ...], number: int, **changes: object) -> tuple[Seat, ...]:
    """Change one seat."""
    seat = seat_of(seats, number)
    return (*seats[:number], replace(seat, **changes), *seats[number + 1 :])  # type: ignore[arg-type]


def seat_of(seats: tuple[Seat, ...], number: int) -> Seat:
    """Find a seat by its number."""
    if not 0 <= number < len(seats):
        raise Refusal("no_such_seat")
    return seats[number]


def seated(
    seats: tuple[Seat, ...], number: int, *, identity: str, name: str, colour: str | None
) -> tuple[Seat, ...]:
    """Put a person into a seat, in the wanted colour unless another person has it: bots give way."""
    others = (*seats[:number], *seats[number + 1 :])
    seat = Seat("person", free_name(others, name), free_colour(others), identity)
    seats = (*seats[:number], seat, *seats[number + 1 :])
    return seats if colour is None or _worn_by_person(others, colour) else recoloured(seats, number, colour)


def _worn_by_person(seats: Sequence[Seat], colour: str) -> bool:
    return any(seat.colour == colour and seat.kind == "person" for seat in seats)


def recoloured(seats: tuple[Seat, ...], number: int, colour: str) -> tuple[Seat, ...]:
    """Give a seat a colour; a bot that has it takes the other one, a person keeps it."""
    before = seat_of(seats, number).colour
    others = (*seats[:number], *seats[number + 1 :])
    if _worn_by_person(others, colour):
        raise Refusal("colour_taken")
    swapped = tuple(
        replace(seat, colour=before) if seat.kind == "bot" and seat.colour == colour else seat
        for seat in seats
    )
    return changed(swapped, number, colour=colour)


def with_bot(
    seats: tuple[Seat, ...], number: int, bot: str, name: str, colour: str | None = None
) -> tuple[Seat, ...]:
    """Put a bot into a seat."""
    others = (*seats[:number], *seats[number + 1 :])
    seat = Seat("bot", free_name(others, name), free_colour(others, colour), bot=bot)
    return (*seats[:number], seat, *seats[number + 1 :])


def emptied(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """Open a seat."""
    seat_of(seats, number)
    return (*seats[:number], Seat("open"), *seats[number + 1 :])
