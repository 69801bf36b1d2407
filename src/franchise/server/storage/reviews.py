"""Reviews in the database, kept with the game."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select

from franchise.server.clock import now
from franchise.server.storage import schema


def _which(table: str, depth: str) -> Any:
    return and_(schema.reviews.c.table == table, schema.reviews.c.depth == depth)


def load(connection: Connection, table: str, depth: str, version: str, moves: int) -> list[dict[str, Any]]:
    """Read what was found about a game as it is now by this version of the bots."""
    query = select(schema.reviews).where(
        _which(table, depth), schema.reviews.c.version == version, schema.reviews.c.moves == moves
    )
    row = connection.execute(query).first()
    found: list[dict[str, Any]] = [] if row is None else json.loads(row.findings)
    return found


def save(
    connection: Connection,
    table: str,
    depth: str,
    version: str,
    moves: int,
    findings: Sequence[dict[str, Any]],
) -> None:
    """Keep what was found; what another version found is thrown away. A table that is gone keeps nothing."""
    connection.execute(delete(schema.reviews).where(_which(table, depth)))
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first() is None:
        return
    row = {"table": table, "depth": depth, "version": version, "moves": moves, "changed_at": now()}
    connection.execute(insert(schema.reviews).values(**row, findings=json.dumps(list(findings))))
