"""Announcements that wait in the database: whoever stops or dies loses none of them.

There is one for each table and way to tell it: a later one takes the place of the one before. A process
leases what it sends, so that no other sends it too; what it leaves behind is sent when the lease is over.
What a device shows stays here until it is taken back or too old.
"""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, insert, select, update

from franchise.server.clock import now
from franchise.server.secrets import draw_id
from franchise.server.storage import schema

LEASE = 30_000
"""For how many milliseconds a process may take to send what it has leased; a post has 5 seconds."""
UNDERWAY = 6_000
"""After how many milliseconds something that is being sent can be taken back."""

_row = schema.announcements.c


@dataclass(frozen=True)
class Letter:
    """An announcement to somebody: by their webhook, or on one device."""

    identity: str
    token: str | None
    """The device; None for the webhook."""
    table: str
    yours: bool
    """Whether it is about a turn of the one who is told, and over with it."""
    content: str
    """JSON."""
    until: int
    """When it is too old to be told."""
    due: int
    number: str = ""
    attempt: int = 0

    @property
    def subject(self) -> str:
        """Return what a later one takes the place of."""
        return f"p/{self.token}/{self.table}" if self.token else f"w/{self.identity}/{self.table}"


TAKEN_BACK = ""
"""The content of what tells a device to take an announcement back."""


def put(connection: Connection, letter: Letter) -> None:
    """Let an announcement wait, in place of an earlier one."""
    connection.execute(delete(schema.announcements).where(_row.subject == letter.subject))
    values = {**vars(letter), "subject": letter.subject, "number": draw_id()}
    connection.execute(insert(schema.announcements), {**values, "leased_until": 0, "delivered": False})


def take_back(connection: Connection, table: str, keep: Collection[str] = ()) -> None:
    """Take back what was told of turns at a table, but for some people; what was not sent never is."""
    at, about = now(), and_(_row.table == table, _row.yours, _row.content != TAKEN_BACK)
    rows = connection.execute(
        select(_row.subject, _row.token, _row.delivered, _row.leased_until).where(
            about, _row.identity.not_in(keep)
        )
    ).all()
    shown = [row for row in rows if row.delivered or row.leased_until > at]
    gone = [row.subject for row in rows if row not in shown or row.token is None]
    if gone:
        connection.execute(delete(schema.announcements).where(_row.subject.in_(gone)))
    for row in shown:
        if row.token is not None:
            # What is being sent right now must not arrive after this.
            due = at if row.delivered else at + UNDERWAY
            values = {"content": TAKEN_BACK, "number": draw_id(), "due": due, "attempt": 0}
            changed = update(schema.announcements).where(_row.subject == row.subject)
            connection.execute(changed.values(**values, delivered=False, leased_until=0))


def claim(connection: Connection, most: int) -> list[Letter]:
    """Lease what is to be sent now: at most one announcement to each device, and to each webhook."""
    at = now()
    due = (
        select(schema.announcements)
        .where(~_row.delivered, _row.due <= at, _row.leased_until <= at, _row.until > at)
        .order_by(_row.due, _row.subject)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    found: dict[tuple[str, str | None], Letter] = {}
    for row in connection.execute(due).all():
        letter = Letter(**{name: row._mapping[name] for name in Letter.__dataclass_fields__})
        found.setdefault((letter.identity, letter.token), letter)
    leased = [letter.subject for letter in found.values()]
    if leased:
        changed = update(schema.announcements).where(_row.subject.in_(leased))
        connection.execute(changed.values(leased_until=at + LEASE))
    return list(found.values())


def _same(letter: Letter) -> ColumnElement[bool]:
    """Return the condition of a letter that nothing has replaced since it was leased."""
    return and_(_row.subject == letter.subject, _row.number == letter.number)


def sent(connection: Connection, letter: Letter, pause: int) -> None:
    """Note that an announcement arrived; the next one to the same place waits for some milliseconds."""
    if letter.token is not None and letter.yours and letter.content != TAKEN_BACK:
        shown = update(schema.announcements).where(_same(letter))
        connection.execute(shown.values(delivered=True, leased_until=0))
    else:
        drop(connection, letter)
    if pause:
        there = _row.token == letter.token if letter.token else _row.token.is_(None)
        soon = and_(_row.identity == letter.identity, there, ~_row.delivered, _row.due < now() + pause)
        connection.execute(update(schema.announcements).where(soon).values(due=now() + pause))


def drop(connection: Connection, letter: Letter) -> None:
    """Forget an announcement."""
    connection.execute(delete(schema.announcements).where(_same(letter)))


def put_off(connection: Connection, letter: Letter, due: int, *, failed: bool) -> None:
    """Let an announcement wait longer, because it failed or because it is not wanted yet."""
    later = update(schema.announcements).where(_same(letter))
    connection.execute(later.values(due=due, leased_until=0, attempt=letter.attempt + failed))


def end_leases(connection: Connection) -> None:
    """End all leases: they are those of a process that is no more."""
    held = _row.leased_until > 0
    connection.execute(update(schema.announcements).where(held).values(leased_until=0))


def next_due(connection: Connection) -> int | None:
    """Return when the next announcement is to be sent; None if none waits."""
    free = case((_row.leased_until > _row.due, _row.leased_until), else_=_row.due)
    found: int | None = connection.execute(select(func.min(free)).where(~_row.delivered)).scalar_one()
    return found


def remove_old(connection: Connection) -> int:
    """Forget what is too old; return how much of it was never told."""
    old = _row.until <= now()
    untold = connection.execute(
        select(func.count()).where(old, ~_row.delivered, _row.content != TAKEN_BACK)
    ).scalar_one()
    connection.execute(delete(schema.announcements).where(old))
    return untold


def waiting(connection: Connection) -> int:
    """Count the announcements that wait."""
    return connection.execute(select(func.count()).where(~_row.delivered)).scalar_one()
