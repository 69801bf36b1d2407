"""A table: its seats, its options, who hosts it, and what people may do to it.

A `Table` never changes: each function here checks who asks and gives the table as it is afterwards, or
refuses. Storing it and telling others is the business of `franchise.server.house.house`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from franchise.game.record import RULES
from franchise.game.setup import deal_to
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.secrets import hashed
from franchise.server.tables import seats as s
from franchise.server.tables.bot_names import bot_name
from franchise.server.tables.seats import Seat, StandIn

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
    """From when the running turn is timed, where that is later than its beginning: nobody is late at once."""
    bot_seconds: float = 1.0
    substitute: str = "regular"
    """The bot that takes over from a person."""
    invitation: str | None = None
    """The hash of the invitation's code."""
    invitation_number: int = 0
    muted: tuple[str, ...] = ()
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
    version: int = 0
    created_at: int = field(default_factory=now)
    changed_at: int = field(default_factory=now)

    # --- who is who ---

    def seats_of(self, identity: str | None) -> list[int]:
        """List the seats of an identity."""
        return [number for number, seat in enumerate(self.seats) if identity and seat.identity == identity]

    @property
    def people(self) -> tuple[str, ...]:
        """List the identities that have a seat."""
        return tuple(dict.fromkeys(seat.identity for seat in self.seats if seat.identity is not None))

    def is_host(self, identity: str | None) -> bool:
        """Tell whether somebody hosts the table."""
        return identity is not None and identity == self.host

    def is_seen_by(self, identity: str | None) -> bool:
        """Tell whether somebody may look at the table."""
        return self.spectators or bool(self.seats_of(identity)) or self.is_host(identity)

    @property
    def open_seats(self) -> list[int]:
        """List the free seats."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    # --- what is demanded ---

    def must_be_host(self, identity: str | None) -> None:
        """Refuse whoever is not the host."""
        if not self.is_host(identity):
            raise Refusal("host_only")

    def must_be_at_table(self, identity: str | None) -> None:
        """Refuse whoever has no seat and is not the host."""
        if not self.seats_of(identity) and not self.is_host(identity):
            raise Refusal("not_at_table")

    def must_see(self, identity: str | None) -> None:
        """Refuse a stranger where spectators are not wanted."""
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


# --- before the start ---


def take_seat(table: Table, number: int | None, identity: str, name: str, colour: str) -> Table:
    """Sit down in a free seat: the given one, or the first."""
    if table.seats_of(identity):
        raise Refusal("already_seated")
    if number is None and not table.open_seats:
        raise Refusal("invitation_ended")
    chosen = table.open_seats[0] if number is None else number
    if s.seat_of(table.seats, chosen).kind != "open":
        raise Refusal("seat_taken")
    if table.players is None:
        seats = s.seated(table.seats, chosen, identity=identity, name=name, colour=colour)
    else:  # a seat of a running game keeps its name and its colour
        seats = s.changed(
            table.seats, chosen, kind="person", identity=identity, bot=None, stand_in=None, handover=None
        )
        table = replace(table, timed_since=now())
    return _with_seats(replace(table, undo=None), seats)


def _with_seats(table: Table, seats: tuple[Seat, ...]) -> Table:
    """Change the seats; an invitation ends with the last free one."""
    full = all(seat.kind != "open" for seat in seats)
    return replace(table, seats=seats, invitation=None if full else table.invitation)


def take_public_seat(table: Table, number: int, identity: str, name: str, colour: str) -> Table:
    """Sit down at a table that is open to everybody; a lost seat of a running game needs its link."""
    if not table.public and not table.is_host(identity):
        raise Refusal("invitation_private")
    table.must_not_have_started()
    return take_seat(table, number, identity, name, colour)


def leave(table: Table, identity: str, number: int) -> Table:
    """Get up before the start. A host who leaves passes hosting on, if there is somebody."""
    table.must_own(identity, number)
    table.must_not_have_started()
    return _without_host(replace(table, seats=s.emptied(table.seats, number)), identity)


def _without_host(table: Table, identity: str) -> Table:
    """Pass hosting on when the host has no seat any more."""
    if table.host == identity and not table.seats_of(identity):
        return replace(table, host=next(iter(table.people), identity))
    return table


def arrange(
    table: Table,
    identity: str,
    number: int,
    kind: Literal["open", "bot", "person"],
    *,
    bot: str | None = None,
    name: str | None = None,
    colour: str | None = None,
) -> Table:
    """Let the host open a seat, sending away who sat there, or seat a bot or somebody at the own screen."""
    table.must_be_host(identity)
    table.must_not_have_started()
    s.seat_of(table.seats, number)
    if kind == "open":
        return replace(table, seats=s.emptied(table.seats, number))
    if kind == "bot":
        bot = bot or table.substitute
        others = (*table.seats[:number], *table.seats[number + 1 :])
        return _with_seats(table, s.with_bot(table.seats, number, bot, name or bot_name(table.id, others)))
    seats = s.seated(table.seats, number, identity=identity, name=name or "?", colour=colour)
    return _with_seats(table, seats)


def start(table: Table, identity: str) -> Table:
    """Start the game: draw seats if that is wanted, and deal."""
    table.must_be_host(identity)
    table.must_not_have_started()
    return started(table)


def started(table: Table) -> Table:
    """Deal the game of a table whose seats are all taken."""
    if table.open_seats:
        raise Refusal("seats_open", count=len(table.open_seats))
    seats, setup = deal_to(table.seats, **table.options)
    return replace(
        table,
        status="playing",
        seats=seats,
        setup=setup.to_json(),
        players=tuple(seat.name for seat in seats),
        rules=RULES,
        invitation=None,
    )


# --- the host ---


def invite(table: Table, identity: str, code: str) -> Table:
    """Renew the invitation: the link that was sent before ends."""
    table.must_be_host(identity)
    if not table.open_seats:
        raise Refusal("invitation_ended")
    return replace(table, invitation=hashed(code), invitation_number=table.invitation_number + 1)


def reopen(table: Table, identity: str, number: int, present: Callable[[str], bool]) -> Table:
    """Open the seat of somebody who lost it, in mid-game; a bot may be asked to play until it is taken.

    Nobody has lost a seat who is present.
    """
    table.must_be_host(identity)
    seat = s.seat_of(table.seats, number)
    if seat.identity == identity:
        raise Refusal("already_seated")
    table.must_be_running()
    if seat.identity is not None and present(seat.identity):
        raise Refusal("owner_present", name=seat.name)
    seats = s.changed(table.seats, number, kind="open", identity=None, bot=None, stand_in=None, handover=None)
    return replace(table, seats=seats, undo=None)


def pass_hosting(table: Table, identity: str, number: int) -> Table:
    """Let the owner of another seat be the host."""
    table.must_be_host(identity)
    seat = s.seat_of(table.seats, number)
    if seat.identity is None:
        raise Refusal("no_person")
    return replace(table, host=seat.identity)


def mute(table: Table, identity: str, who: str, muted: bool) -> Table:
    """Silence somebody in the chat, or let them speak again."""
    table.must_be_host(identity)
    if muted and who not in table.people:
        raise Refusal("no_person")
    rest = tuple(other for other in table.muted if other != who)
    return replace(table, muted=(*rest, who) if muted else rest)


def name_in_chat(table: Table, identity: str, name: str) -> str:
    """Give the name under which somebody speaks: that of the seat, so that nobody speaks as another."""
    seats = table.seats_of(identity)
    return table.seats[seats[0]].name if seats else s.free_name(table.seats, name)


def change(table: Table, identity: str, changes: Mapping[str, Any]) -> Table:
    """Change the title, who may watch, or how long turns may take."""
    table.must_be_host(identity)
    timed_since = (
        now() if changes.get("turn_minutes", table.turn_minutes) != table.turn_minutes else table.timed_since
    )
    return replace(table, timed_since=timed_since, **changes)


def must_be_deletable(table: Table, identity: str) -> None:
    """Refuse to delete a game that others are playing."""
    table.must_be_host(identity)
    if table.status == "playing" and any(other != identity for other in table.people):
        raise Refusal("others_play")


# --- during the game ---


def resign(table: Table, identity: str, number: int) -> Table:
    """Leave the game for good: a bot takes over."""
    table.must_own(identity, number)
    table.must_be_running()
    seats = s.changed(
        table.seats, number, kind="bot", identity=None, bot=table.substitute, stand_in=None, handover=None
    )
    return _without_host(replace(table, seats=seats, undo=None), identity)


def offer_handover(table: Table, identity: str, number: int, code: str) -> Table:
    """Prepare a seat to be taken over by another device, once and soon."""
    table.must_own(identity, number)
    until = now() + s.HANDOVER_MINUTES * 60_000
    return replace(table, seats=s.changed(table.seats, number, handover=hashed(code), handover_until=until))


def hand_over(table: Table, identity: str, code: str) -> Table:
    """Take a seat over with its code; hosting goes along when the other device has no seat any more."""
    for number, seat in enumerate(table.seats):
        if seat.handover == hashed(code) and (seat.handover_until or 0) >= now():
            before = seat.identity
            seats = s.changed(table.seats, number, identity=identity, handover=None, handover_until=None)
            after = replace(table, seats=seats, undo=None)
            if before is not None and table.host == before and not after.seats_of(before):
                after = replace(after, host=identity)
            return after
    raise Refusal("code_ended")


def stand_in(table: Table, identity: str, number: int, how: StandIn, *, late: bool) -> Table:
    """Let a bot play for somebody whose time has run out, or who lost their seat."""
    table.must_be_running()
    seat = s.seat_of(table.seats, number)
    if seat.identity is None or seat.identity != identity:
        if table.host is None:
            table.must_be_at_table(identity)
        else:
            table.must_be_host(identity)
        if seat.kind == "person" and not late:
            raise Refusal("time_left")
    if seat.kind == "bot":
        raise Refusal("no_person")
    return replace(table, seats=s.changed(table.seats, number, bot=table.substitute, stand_in=how))


def come_back(table: Table, identity: str, number: int) -> Table:
    """Take the own seat back from the bot that stood in."""
    seat = table.must_own(identity, number)
    if seat.stand_in is None:
        raise Refusal("no_stand_in")
    return replace(table, seats=s.changed(table.seats, number, bot=None, stand_in=None))


def after_turn(table: Table, number: int) -> Table:
    """Send a bot away that stood in for one turn."""
    if table.seats[number].stand_in == "turn":
        return replace(table, seats=s.changed(table.seats, number, bot=None, stand_in=None))
    return table


# --- afterwards ---


def archived(table: Table) -> Table:
    """Put a table away that nobody has touched for long: who changes or plays something brings it back."""
    return replace(table, status="archived", invitation=None, undo=None)


def brought_back(table: Table) -> Table:
    """Take a table out of the archive, to what it was."""
    if table.status != "archived":
        return table
    running: Status = "over" if table.result is not None else "playing"
    return replace(table, status="open" if table.setup is None else running, timed_since=now())
