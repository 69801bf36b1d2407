"""The positions of running games of several people: noted as they come about, forgotten with the game."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, select
from sqlalchemy.dialects import postgresql, sqlite

from franchise.game.fingerprint import fingerprint
from franchise.game.game import Game
from franchise.game.likeness import Likeness, likeness
from franchise.server.storage import schema
from franchise.server.tables.table import Table

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_NOTE = {name: insert(schema.positions).on_conflict_do_nothing() for name, insert in _INSERT.items()}


def _describe(insert: Any) -> Any:
    """Overwrite what is known of the present position."""
    statement = insert(schema.likenesses)
    changes = {name: statement.excluded[name] for name in ("players", "turn", "content")}
    return statement.on_conflict_do_update(index_elements=["table"], set_=changes)


_DESCRIBE = {name: _describe(insert) for name, insert in _INSERT.items()}


class InPlay(NamedTuple):
    """A position of a running game at whose table hints are off."""

    table: str
    turn: int
    players: int


def note(connection: Connection, table: Table, game: Game) -> None:
    """Note the position of a game that several people play; forget all of them when it is over.

    Before the second turn all games are alike. A seat that waits for somebody is a person's.
    """
    if game.over:
        for known in schema.positions, schema.likenesses:
            connection.execute(delete(known).where(known.c.table == table.id))
    elif len(table.people) + len(table.open_seats) > 1 and game.turn > 1:
        view, dialect = game.view(), connection.dialect.name
        row = {"table": table.id, "turn": game.turn}
        connection.execute(_NOTE[dialect], {**row, "fingerprint": fingerprint(view)})
        content = json.dumps(likeness(view), separators=(",", ":"))
        connection.execute(_DESCRIBE[dialect], {**row, "players": len(view.players), "content": content})


def in_play(connection: Connection, fingerprints: Iterable[str]) -> list[InPlay]:
    """Find positions in running games at whose tables hints are off."""
    positions, tables, seats = schema.positions, schema.tables, schema.seats
    players = (
        select(func.count()).where(seats.c.table == positions.c.table).correlate(positions).scalar_subquery()
    )
    query = (
        select(positions.c.table, positions.c.turn, players)
        .join(tables, tables.c.id == positions.c.table)
        .where(positions.c.fingerprint.in_(list(fingerprints)), _guarded())
    )
    return [InPlay(*row) for row in connection.execute(query)]


def described(connection: Connection, players: int, turn: int) -> list[Likeness]:
    """Describe the present positions of such games of so many players, from a turn on."""
    known, tables = schema.likenesses, schema.tables
    query = (
        select(known.c.content)
        .join(tables, tables.c.id == known.c.table)
        .where(known.c.players == players, known.c.turn >= turn, _guarded())
    )
    return [Likeness(*json.loads(content)) for content in connection.execute(query).scalars()]


def _guarded() -> ColumnElement[bool]:
    """Return which tables have games under way, and no hints; one in the archive may go on."""
    tables = schema.tables
    return and_(tables.c.status.in_(("playing", "archived")), not_(tables.c.hints))
