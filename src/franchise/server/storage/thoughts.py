"""What processes on PostgreSQL have to think about: each takes what no other has, and leases it.

A bot's turn is written down in the transaction of the move that leads to it, and forgotten with the turn
itself, so none is lost. Whoever dies leaves a lease that ends, and another process takes its work up. A lease
only saves double work: the log's revisions make sure that no move is played twice. Times are the database's
own, since machines may disagree about theirs.
"""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, RowMapping, text

from franchise.game.record import RULES
from franchise.server.settings import THINKING_AT_ONCE, THINKING_PER_SECOND
from franchise.server.tables.log import Entry
from franchise.server.tables.table import Table

Kind = Literal["turn", "hint", "review"]

LEASE = 10_000
"""For how many milliseconds something is leased; whoever works on it renews that every `RENEW_SECONDS`."""
RENEW_SECONDS = 3.0
HERE_SECONDS = 5.0
"""How often a process that only thinks says that it is there."""
GONE = 20_000
"""After how many milliseconds without a word it counts as gone."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_LEVEL = f"""least({THINKING_AT_ONCE}, coalesce(allowances.level, {THINKING_AT_ONCE})
    + ({_NOW} - coalesce(allowances.at, {_NOW})) * {THINKING_PER_SECOND} / 1000)"""


@dataclass(frozen=True)
class Thought:
    """Something to think about."""

    subject: str
    kind: Kind
    number: int
    """Tells one thing of a subject from a later one: for a turn the revision."""
    owner: str
    place: str
    """Whose share it is."""
    content: dict[str, Any]
    table: str | None = None
    attempts: int = 0


def turn_of(table: Table, last: Entry | None, place: str) -> Thought | None:
    """Return what a bot has to think about at a table, if it is a bot's turn."""
    if table.status != "playing" or table.rules != RULES or last is None or last.actor is None:
        return None
    seat = table.seats[last.actor]
    if not seat.played_by_bot:
        return None
    owner = table.host or table.id
    content = {"seat": last.actor, "bot": seat.bot or table.substitute}
    return Thought(subject_of(table.id), "turn", last.revision, owner, place, content, table.id)


def subject_of(table: str) -> str:
    """Name the turn of a bot at a table."""
    return f"turn/{table}"


_PUT = text(f"""
INSERT INTO thoughts
    (subject, kind, "table", number, owner, place, content, created_at, free_at, holder, attempts)
VALUES (:subject, :kind, :table, :number, :owner, :place, :content, {_NOW}, 0, '', 0)
ON CONFLICT (subject) DO UPDATE SET
    number = excluded.number, owner = excluded.owner, content = excluded.content,
    place = CASE WHEN excluded.place = excluded.owner THEN thoughts.place ELSE excluded.place END,
    created_at = excluded.created_at, free_at = 0, holder = '', attempts = 0, answer = NULL
WHERE (thoughts.number, thoughts.content) IS DISTINCT FROM (excluded.number, excluded.content)
""")
"""Where only the owner is known here, and not their place, what another process knew is kept."""


def put(connection: Connection, thought: Thought) -> None:
    """Let something wait, in place of what was to be thought about the same subject before."""
    connection.execute(_PUT, {**vars(thought), "content": json.dumps(thought.content)})


_REMOVE = text("DELETE FROM thoughts WHERE subject = :subject")


def remove(connection: Connection, subject: str) -> None:
    """Forget something."""
    connection.execute(_REMOVE, {"subject": subject})


_CLAIM = text(f"""
WITH found AS (
    SELECT subject FROM thoughts LEFT JOIN allowances USING (place)
    WHERE kind = :kind AND free_at <= {_NOW} AND answer IS NULL AND (NOT :limited OR {_LEVEL} > 0)
    ORDER BY {_LEVEL} DESC, created_at LIMIT 1 FOR UPDATE OF thoughts SKIP LOCKED
)
UPDATE thoughts SET free_at = {_NOW} + {LEASE}, holder = :holder, attempts = attempts + 1
FROM found WHERE thoughts.subject = found.subject
RETURNING thoughts.*
""")


def claim(connection: Connection, kind: Kind, holder: str, *, limited: bool) -> Thought | None:
    """Lease what nobody thinks about: of those who may think, of whoever has thought the least lately."""
    row = connection.execute(_CLAIM, {"kind": kind, "holder": holder, "limited": limited}).mappings().first()
    return None if row is None else _thought(row)


def _thought(row: RowMapping) -> Thought:
    fields = {name: row[name] for name in Thought.__dataclass_fields__}
    return Thought(**{**fields, "content": json.loads(row["content"])})


_RENEW = text(f"""
UPDATE thoughts SET free_at = {_NOW} + {LEASE} WHERE subject IN (
    SELECT subject FROM thoughts WHERE holder = :holder AND subject = ANY(:subjects)
    ORDER BY subject FOR UPDATE SKIP LOCKED)
""")


def renew(connection: Connection, subjects: Collection[str], holder: str) -> None:
    """Go on with what a process has leased."""
    connection.execute(_RENEW, {"holder": holder, "subjects": list(subjects)})


_GIVE_BACK = text(f"""
UPDATE thoughts SET free_at = {_NOW} + :pause, holder = '',
    attempts = CASE WHEN :went_on THEN 0 ELSE attempts END
WHERE subject = :subject AND number = :number AND holder = :holder
""")


def give_back(
    connection: Connection, thought: Thought, holder: str, pause: float, *, went_on: bool = False
) -> None:
    """Let others go on with something, after so many seconds; attempts count until it goes on."""
    row = {"subject": thought.subject, "number": thought.number, "holder": holder}
    connection.execute(_GIVE_BACK, {**row, "pause": int(pause * 1000), "went_on": went_on})


_GIVE_ALL_BACK = text("UPDATE thoughts SET free_at = 0, holder = '' WHERE holder = :holder")


def give_all_back(connection: Connection, holder: str) -> bool:
    """Let others go on with everything at once; return whether there was anything."""
    return connection.execute(_GIVE_ALL_BACK, {"holder": holder}).rowcount > 0


# --- what is asked for ---


_ANSWER = text("""
UPDATE thoughts SET answer = :answer, holder = '' WHERE subject = :subject AND number = :number
""")


def answer(connection: Connection, thought: Thought, found: str) -> None:
    """Note what was found, for whoever asked."""
    row = {"subject": thought.subject, "number": thought.number}
    connection.execute(_ANSWER, {**row, "answer": found})


_ANSWERED = text("SELECT answer FROM thoughts WHERE subject = :subject")


def answered(connection: Connection, subject: str) -> str | None:
    """Return what was found, if it was."""
    found: str | None = connection.execute(_ANSWERED, {"subject": subject}).scalar_one_or_none()
    return found


_REMOVE_OLD = text(f"DELETE FROM thoughts WHERE kind = 'hint' AND created_at < {_NOW} - 120000")
_REMOVE_FULL = text(f"DELETE FROM allowances WHERE {_LEVEL} >= {THINKING_AT_ONCE}")


def remove_old(connection: Connection) -> None:
    """Forget what nobody waits for any more: who asked has died."""
    connection.execute(_REMOVE_OLD)
    connection.execute(_REMOVE_FULL)


# --- allowances ---


_SPEND = text(f"""
INSERT INTO allowances (place, level, at) VALUES (:place, {THINKING_AT_ONCE} - :seconds, {_NOW})
ON CONFLICT (place) DO UPDATE SET level = {_LEVEL} - :seconds, at = {_NOW}
""")


def spend(connection: Connection, place: str, seconds: float) -> None:
    """Take from the account of a place, or put back what was taken too much."""
    connection.execute(_SPEND, {"place": place, "seconds": seconds})


_LEFT = text(f"SELECT {_LEVEL} FROM allowances WHERE place = :place")


def left(connection: Connection, place: str) -> float:
    """Return how many seconds a place has left."""
    found = connection.execute(_LEFT, {"place": place}).scalar_one_or_none()
    return THINKING_AT_ONCE if found is None else float(found)


# --- who thinks, and what waits ---


_HERE = text(f"""
INSERT INTO thinkers (id, name, threads, since, seen_at) VALUES (:id, :name, :threads, {_NOW}, {_NOW})
ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
""")
_FORGET_LOST = text(f"DELETE FROM thinkers WHERE seen_at < {_NOW} - 3600000")


def here(connection: Connection, thinker: str, name: str, threads: int) -> None:
    """Say that a process that only thinks is there."""
    connection.execute(_HERE, {"id": thinker, "name": name[:100], "threads": threads})
    connection.execute(_FORGET_LOST)


_LEAVE = text("DELETE FROM thinkers WHERE id = :id")


def leave(connection: Connection, thinker: str) -> None:
    """Say that a process that only thinks ends."""
    connection.execute(_LEAVE, {"id": thinker})


@dataclass(frozen=True)
class Thinker:
    """A process that only thinks."""

    name: str
    """Its machine and process."""
    threads: int


_THINKERS = text(f"SELECT name, threads FROM thinkers WHERE seen_at >= {_NOW} - {GONE} ORDER BY name")


def thinkers(connection: Connection) -> list[Thinker]:
    """List the processes that only think."""
    return [Thinker(row.name, row.threads) for row in connection.execute(_THINKERS)]


@dataclass(frozen=True)
class Waiting:
    """What waits to be thought about and is not thought about yet."""

    count: int
    seconds: float
    """How long the one that has waited longest waits."""


_WAITING = text(f"""
SELECT count(*) AS things, coalesce(max({_NOW} - created_at), 0) AS since
FROM thoughts WHERE free_at <= {_NOW} AND answer IS NULL AND kind IN ('turn', 'hint')
""")


def waiting(connection: Connection) -> Waiting:
    """Count what waits for a thread."""
    row = connection.execute(_WAITING).one()
    return Waiting(row.things, max(0.0, row.since / 1000))


_UNNOTED = text("""
SELECT tables.id FROM tables JOIN log ON log."table" = tables.id
    JOIN seats ON seats."table" = tables.id AND seats.seat = log.actor
WHERE tables.status = 'playing' AND tables.rules = :rules
    AND log.revision = (SELECT max(revision) FROM log AS newest WHERE newest."table" = tables.id)
    AND (seats.kind = 'bot' OR seats.stand_in IS NOT NULL)
    AND NOT EXISTS (SELECT FROM thoughts WHERE thoughts.subject = 'turn/' || tables.id)
""")


def unnoted(connection: Connection) -> list[str]:
    """List the tables where it is a bot's turn that nobody wrote down, as an earlier version did not."""
    return list(connection.execute(_UNNOTED, {"rules": RULES}).scalars())
