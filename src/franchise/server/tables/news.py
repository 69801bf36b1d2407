"""What happens at a table beside the game, for everybody there to be told."""

from dataclasses import dataclass
from typing import Literal

NewsKind = Literal[
    "sat_down",
    "got_up",
    "sent_away",
    "resigned",
    "bot_stands_in",
    "bot_left",
    "returned",
    "device_changed",
    "seat_opened",
    "seat_taken",
    "host_changed",
    "turn_time_changed",
    "time_up",
    "undo_asked",
    "undo_agreed",
    "undo_refused",
    "undo_withdrawn",
    "moves_taken_back",
    "rematch_asked",
    "rematch_declined",
]

ABOUT_OTHERS: tuple[NewsKind, ...] = ("sent_away", "seat_opened", "host_changed", "bot_stands_in")
"""What tells of somebody else than the one who made it happen; all else tells of that one."""


@dataclass(frozen=True, slots=True)
class News:
    """Something that somebody did at a table, or that happened to them there."""

    kind: NewsKind
    identity: str | None
    """Who made it happen; None for the server."""
    name: str
    """Of whom it tells."""
    by: str | None = None
    """The name of whoever made it happen, where that is somebody else."""
    how: Literal["turn", "until_return"] | None = None
    """How long a bot stands in."""
    minutes: int | None = None
    """How long a turn may take from now on, where that was changed; None is without limit."""
