"""The positions of running games of several people: noted as they come about, forgotten with the game."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, not_, select
from sqlalchemy.dialects import postgresql, sqlite

from franchise.game.fingerprint import fingerprint
from franchise.game.game import Game
from franchise.server.storage import schema
from franchise.server.tables.table import Table

_NOTE = {
    "sqlite": sqlite.insert(schema.positions).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.positions).on_conflict_do_nothing(),
}


class InPlay(NamedTuple):
    """A position of a running game at whose table hints are off."""

    table: str
    turn: int
    players: int


def note(connection: Connection, table: Table, game: Game) -> None:
    """Note the position of a game that several people play; forget all of them when it is over.

    Before the second turn all games are alike.
    """
    if game.over:
        connection.execute(delete(schema.positions).where(schema.positions.c.table == table.id))
    elif len(table.people) > 1 and game.turn > 1:
        row = {"table": table.id, "fingerprint": fingerprint(game.view()), "turn": game.turn}
        connection.execute(_NOTE[connection.dialect.name], row)


def in_play(connection: Connection, fingerprints: Iterable[str]) -> list[InPlay]:
    """Find positions in running games at whose tables hints are off."""
    positions, tables, seats = schema.positions, schema.tables, schema.seats
    players = (
        select(func.count()).where(seats.c.table == positions.c.table).correlate(positions).scalar_subquery()
    )
    query = (
        select(positions.c.table, positions.c.turn, players)
        .join(tables, tables.c.id == positions.c.table)
        .where(
            and_(
                positions.c.fingerprint.in_(list(fingerprints)),
                tables.c.status == "playing",
                not_(tables.c.hints),
            )
        )
    )
    return [InPlay(*row) for row in connection.execute(query)]
