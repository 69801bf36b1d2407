"""A table: its seats, its options, who hosts it, and who may do what.

A `Table` never changes. What people do to one is a function in a file beside this one, which checks who asks
and returns the table as it is afterwards, or refuses. The house stores it and tells others.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.tables import seats as s
from franchise.server.tables.news import News, NewsKind
from franchise.server.tables.seats import Seat

Status = Literal["open", "playing", "over", "archived"]


@dataclass(frozen=True)
class Undo:
    """A wish to go back that waits for consent."""

    to: int
    """How many moves remain."""
    revision: int
    by: str
    needed: tuple[str, ...]
    """Whose consent is missing."""


@dataclass(frozen=True)
class Table:
    """A table, from its opening to the end of its game."""

    id: str
    host: str | None
    title: str
    options: Mapping[str, Any]
    """The options of the rules, and `draw_seats` and `seed`, as they were asked for."""
    seats: tuple[Seat, ...]
    status: Status = "open"
    public: bool = False
    """Whether anybody may take a free seat."""
    spectators: bool = True
    hints: bool = True
    turn_minutes: int | None = None
    timed_since: int = 0
    """From when the running turn is timed, if later than its beginning, so that nobody is late at once."""
    bot_seconds: float = 1.0
    substitute: str = "regular"
    """The bot that takes over from a person."""
    invitation: str | None = None
    """The hash of the invitation's code."""
    invitation_number: int = 0
    muted: tuple[str, ...] = ()
    sent_away: Mapping[str, int] = field(default_factory=dict)
    """Who was sent away from their seat before the start, and until when they cannot sit down again."""
    hinted: tuple[str, ...] = ()
    """Who asked for a hint during the game."""
    undo: Undo | None = None
    rematch: str | None = None
    setup: Mapping[str, Any] | None = None
    """The setup of the game as a record has it, once it has started."""
    players: tuple[str, ...] | None = None
    rules: int | None = None
    result: Mapping[str, Any] | None = None
    notice: str | None = None
    """What the players must be told: `rules_changed` or `cut_by_rules`."""
    reminded: int = 0
    """When the turn began whose player was reminded."""
    overdue: int = 0
    """When the turn began whose time was said to be over."""
    version: int = 0
    created_at: int = field(default_factory=now)
    changed_at: int = field(default_factory=now)
    news: tuple[News, ...] = ()
    """What everybody is to be told of a change: written with the table, and no part of it afterwards."""

    def telling(self, kind: NewsKind, identity: str | None, name: str, **more: Any) -> "Table":
        """Return the table with something that everybody is to be told of."""
        return replace(self, news=(*self.news, News(kind, identity, name, **more)))

    def name_of(self, identity: str | None) -> str | None:
        """Return the name under which somebody sits here."""
        seats = self.seats_of(identity)
        return self.seats[seats[0]].name if seats else None

    # --- who is who ---

    def seats_of(self, identity: str | None) -> list[int]:
        """List the seats of an identity."""
        return [number for number, seat in enumerate(self.seats) if identity and seat.identity == identity]

    @property
    def people(self) -> tuple[str, ...]:
        """List the identities that have a seat."""
        return tuple(dict.fromkeys(seat.identity for seat in self.seats if seat.identity is not None))

    def is_host(self, identity: str | None) -> bool:
        """Return whether somebody hosts the table."""
        return identity is not None and identity == self.host

    def is_seen_by(self, identity: str | None) -> bool:
        """Return whether somebody may look at the table."""
        return self.spectators or bool(self.seats_of(identity)) or self.is_host(identity)

    @property
    def open_seats(self) -> list[int]:
        """List the free seats."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def asked(self) -> list[str]:
        """List the names of those who have not said yet whether they want to play here."""
        return [seat.name for seat in self.seats if seat.asked]

    # --- what is required ---

    def must_be_host(self, identity: str | None) -> None:
        """Refuse whoever is not the host."""
        if not self.is_host(identity):
            raise Refusal("host_only")

    def must_be_at_table(self, identity: str | None) -> None:
        """Refuse whoever has no seat and is not the host."""
        if not self.seats_of(identity) and not self.is_host(identity):
            raise Refusal("not_at_table")

    def must_see(self, identity: str | None) -> None:
        """Refuse strangers where spectators are not allowed."""
        if not self.is_seen_by(identity):
            raise Refusal("closed_to_spectators")

    def must_own(self, identity: str | None, number: int) -> Seat:
        """Refuse whoever does not own the seat."""
        seat = s.seat_of(self.seats, number)
        if identity is None or seat.identity != identity:
            raise Refusal("not_your_seat")
        return seat

    def must_not_have_started(self) -> None:
        """Refuse what is possible only before the start."""
        if self.setup is not None:
            raise Refusal("already_started")

    def must_be_running(self) -> None:
        """Refuse what is possible only during the game."""
        if self.setup is None:
            raise Refusal("not_started")
        if self.status == "over" or self.result is not None:
            raise Refusal("game_over")
