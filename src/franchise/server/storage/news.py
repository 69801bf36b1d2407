"""News of tables in the database: append-only."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select

from franchise.server.clock import now
from franchise.server.storage import schema
from franchise.server.tables.news import News


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldNews(News):
    """News of a table as they are stored, and as everybody is told of them."""

    number: int
    """From 1."""
    moves: int
    """After how many moves of the game it happened."""
    at: int


_FIELDS = tuple(field.name for field in fields(ToldNews))


def tell(connection: Connection, table: str, news: Sequence[News]) -> list[ToldNews]:
    """Add what happened at a table that this transaction has changed, which keeps others from adding too."""
    if not news:
        return []
    newest = select(func.max(schema.news.c.number)).where(schema.news.c.table == table)
    number, moves, at = connection.execute(newest).scalar_one() or 0, _moves(connection, table), now()
    told = [
        ToldNews(**asdict(one), number=number + more, moves=moves, at=at) for more, one in enumerate(news, 1)
    ]
    connection.execute(insert(schema.news), [{"table": table, **asdict(one)} for one in told])
    return told


def _moves(connection: Connection, table: str) -> int:
    """Count the moves of a table's game."""
    last = (
        select(schema.log.c.move_count)
        .where(schema.log.c.table == table)
        .order_by(schema.log.c.revision.desc())
        .limit(1)
    )
    return connection.execute(last).scalar_one_or_none() or 0


def after(connection: Connection, table: str, number: int, limit: int) -> list[ToldNews]:
    """Read the last news after a number, the oldest first."""
    return _read(connection, table, schema.news.c.number > number, limit)


def since(connection: Connection, table: str, at: int) -> list[ToldNews]:
    """Read the news since a time, the oldest first."""
    return _read(connection, table, schema.news.c.at >= at)


def _read(
    connection: Connection, table: str, condition: ColumnElement[bool], limit: int | None = None
) -> list[ToldNews]:
    query = (
        select(schema.news)
        .where(and_(schema.news.c.table == table, condition))
        .order_by(schema.news.c.number.desc())
        .limit(limit)
    )
    rows = reversed(connection.execute(query).all())
    return [ToldNews(**{name: row._mapping[name] for name in _FIELDS}) for row in rows]
