"""All that belongs to somebody in the database: read, erased, or given to another identity."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, String, and_, delete, func, literal, select, union, update

from franchise.server.storage import puzzles, schema
from franchise.server.tables.news import ABOUT_OTHERS

LONGEST_NOTE = 10_000


@dataclass(frozen=True, slots=True)
class OwnMessage:
    """What somebody said."""

    table: str
    number: int
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class OwnNote:
    """What somebody noted."""

    table: str
    text: str


@dataclass(frozen=True, slots=True)
class OwnNews:
    """What somebody did at a table beside the game."""

    table: str
    kind: str
    at: int


@dataclass(frozen=True, slots=True)
class OwnReport:
    """What somebody reported; without a message, the table."""

    table: str
    message: int | None
    reason: str
    at: int


@dataclass(frozen=True, slots=True)
class OwnEntry:
    """What somebody played or took back, as JSON of moves."""

    table: str
    revision: int
    seat: int | None
    moves: str
    back_to: int | None
    at: int


# --- reading ---


def tables_of(connection: Connection, identity: str) -> list[str]:
    """List the tables where somebody sits, that they host, or where they played or spoke."""
    query = union(
        select(schema.seats.c.table).where(schema.seats.c.identity == identity),
        select(schema.tables.c.id).where(schema.tables.c.host == identity),
        select(schema.log.c.table).where(_acted(identity)),
        select(schema.chat.c.table).where(schema.chat.c.identity == identity),
        select(schema.news.c.table).where(schema.news.c.identity == identity),
        select(schema.results.c.table).where(schema.results.c.identity == identity),
    )
    there = set(connection.execute(select(schema.tables.c.id)).scalars())
    return sorted(there.intersection(connection.execute(query).scalars()))


def _acted(identity: str) -> ColumnElement[bool]:
    """Return the condition of entries that somebody wrote: their keys begin with who it was."""
    return schema.log.c.key.startswith(f"{identity}:", autoescape=True)


def entries_of(connection: Connection, identity: str) -> list[OwnEntry]:
    """Read what somebody played, and took back."""
    log = schema.log.c
    columns = (log.table, log.revision, log.seat, log.moves, log.back_to, log.at)
    query = select(*columns).where(_acted(identity)).order_by(log.table, log.revision)
    return [OwnEntry(*row) for row in connection.execute(query)]


def messages_of(connection: Connection, identity: str) -> list[OwnMessage]:
    """Read what somebody said."""
    chat = schema.chat.c
    query = select(chat.table, chat.number, chat.text, chat.at).where(chat.identity == identity)
    return [OwnMessage(*row) for row in connection.execute(query.order_by(chat.at, chat.table, chat.number))]


def notes_of(connection: Connection, identity: str) -> list[OwnNote]:
    """Read what somebody noted."""
    notes = schema.notes.c
    query = select(notes.table, notes.text).where(notes.identity == identity).order_by(notes.table)
    return [OwnNote(*row) for row in connection.execute(query)]


def news_of(connection: Connection, identity: str) -> list[OwnNews]:
    """Read what somebody did at tables beside the game."""
    news = schema.news.c
    query = select(news.table, news.kind, news.at).where(news.identity == identity)
    return [OwnNews(*row) for row in connection.execute(query.order_by(news.at, news.table, news.number))]


def reports_of(connection: Connection, identity: str) -> list[OwnReport]:
    """Read what somebody reported."""
    kept = schema.reports.c
    query = select(kept.table, kept.message, kept.reason, kept.at).where(kept.reporter == identity)
    rows = connection.execute(query.order_by(kept.at, kept.id))
    return [OwnReport(row.table, row.message or None, row.reason, row.at) for row in rows]


# --- erasing ---


def erase(
    connection: Connection, identity: str, names: Mapping[str, Collection[str]], name: str, text: str
) -> None:
    """Remove somebody, whose seats are gone; what they said is replaced, and their entries are nobody's.

    Reports stay without who reported and why, or without what was said and by whom, and orders without
    details.
    """
    _replace_names(connection, identity, names, name)
    said, reports = schema.chat.c.identity == identity, schema.reports.c
    connection.execute(update(schema.chat).where(said).values(text=text))
    connection.execute(update(schema.reports).where(reports.reporter == identity).values(reason=text))
    theirs = update(schema.reports).where(reports.author == identity)
    connection.execute(theirs.values(author_name=name, text=text))
    connection.execute(update(schema.audit).where(schema.audit.c.subject == identity).values(details="{}"))
    connection.execute(delete(schema.bans).where(schema.bans.c.subject == identity))
    nobody = literal("erased:").op("||")(schema.log.c.revision.cast(String))
    connection.execute(update(schema.log).where(_acted(identity)).values(key=nobody))
    connection.execute(delete(schema.identities).where(schema.identities.c.id == identity))


# --- another name ---


def rename(connection: Connection, identity: str, names: Mapping[str, Collection[str]], name: str) -> None:
    """Give somebody another name, also in what was said and told of them."""
    _replace_names(connection, identity, names, name)
    own = schema.identities.c.id == identity
    connection.execute(update(schema.identities).where(own).values(name=name))


def _replace_names(
    connection: Connection, identity: str, names: Mapping[str, Collection[str]], name: str
) -> None:
    """Replace somebody's name in the chat, and the names they have or had at each table in its news."""
    for table, present in names.items():
        own = {*present, *_names_in_news(connection, table, identity)}
        for column in (schema.news.c.name, schema.news.c.by):
            told = and_(schema.news.c.table == table, column.in_(own))
            connection.execute(update(schema.news).where(told).values({column: name}))
    connection.execute(update(schema.chat).where(schema.chat.c.identity == identity).values(name=name))


def _names_in_news(connection: Connection, table: str, identity: str) -> set[str]:
    """List the names under which somebody did something at a table, which they may have left since."""
    news = schema.news.c
    own = and_(news.table == table, news.identity == identity)
    rows = connection.execute(select(news.kind, news.name, news.by).where(own))
    return {row.by if row.kind in ABOUT_OTHERS else row.name for row in rows} - {None}


# --- joining ---


def give(connection: Connection, identity: str, into: str) -> None:
    """Give all that is somebody's, their seats apart, to another identity, and remove the first."""
    given = (schema.tokens, schema.passkeys, schema.studies, schema.chat, schema.news, schema.announcements)
    for table in given:
        connection.execute(update(table).where(table.c.identity == identity).values(identity=into))
    _give_reports(connection, identity, into)
    puzzles.give(connection, identity, into)
    _give_notes(connection, identity, into)
    known = select(schema.results.c.table).where(schema.results.c.identity == into)
    fresh = and_(schema.results.c.identity == identity, schema.results.c.table.not_in(known))
    connection.execute(update(schema.results).where(fresh).values(identity=into))
    key = literal(into).op("||")(func.substr(schema.log.c.key, len(identity) + 1))
    connection.execute(update(schema.log).where(_acted(identity)).values(key=key))
    _give_webhook(connection, identity, into)
    connection.execute(delete(schema.identities).where(schema.identities.c.id == identity))


def _give_reports(connection: Connection, identity: str, into: str) -> None:
    """Whatever both have reported is reported once; the other report is nobody's."""
    kept, other = schema.reports.c, schema.reports.alias()
    same = select(other.c.id).where(
        other.c.reporter == into, other.c.table == kept.table, other.c.message == kept.message
    )
    mine = and_(kept.reporter == identity, ~same.exists())
    connection.execute(update(schema.reports).where(mine).values(reporter=into))
    connection.execute(update(schema.reports).where(kept.author == identity).values(author=into))


def _give_notes(connection: Connection, identity: str, into: str) -> None:
    """Put two notes about one table below each other."""
    notes = schema.notes.c
    for note in notes_of(connection, identity):
        own = and_(notes.table == note.table, notes.identity == into)
        there = connection.execute(select(notes.text).where(own)).scalar_one_or_none()
        if there is None:
            moved = and_(notes.table == note.table, notes.identity == identity)
            connection.execute(update(schema.notes).where(moved).values(identity=into))
        else:
            both = f"{there}\n\n{note.text}"[:LONGEST_NOTE]
            connection.execute(update(schema.notes).where(own).values(text=both))


def _give_webhook(connection: Connection, identity: str, into: str) -> None:
    people = schema.identities.c
    found: dict[str, Any] = {
        row.id: row.webhook
        for row in connection.execute(
            select(people.id, people.webhook).where(people.id.in_((identity, into)))
        )
    }
    if found.get(into) is None and found.get(identity) is not None:
        mine = people.id == into
        connection.execute(update(schema.identities).where(mine).values(webhook=found[identity]))
