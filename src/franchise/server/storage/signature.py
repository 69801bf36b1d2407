"""Tells what became of a commit whose answer was lost: each writer signs what it writes to PostgreSQL.

PostgreSQL's transaction numbers cannot tell: after a crash they are given out a second time.
"""

from contextlib import suppress

from sqlalchemy import Engine, delete, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from franchise.server.secrets import draw_id
from franchise.server.storage import schema
from franchise.server.storage.engine import writing

LOCK_NOT_AVAILABLE = "55P03"
_PATIENCE = text("SET LOCAL lock_timeout = '2s'")


class Signature:
    """Signs the transactions of one writer, in order."""

    def __init__(self) -> None:
        """Take a name that no other writer has."""
        self._writer = draw_id()
        self._last = 0

    def sign(self, connection: Connection) -> int | None:
        """Sign a transaction with a number; SQLite needs none, because it is never out of reach."""
        if connection.dialect.name != "postgresql":
            return None
        self._last += 1
        row = {"id": self._writer, "batch": self._last}
        connection.execute(insert(schema.writers).on_conflict_do_update(index_elements=["id"], set_=row), row)
        return self._last

    def is_committed(self, engine: Engine, number: int) -> bool | None:
        """Return whether the last transaction, which has this number, was made; None if it is under way."""
        # Writing the row means waiting for whoever is writing it.
        row = {"id": self._writer, "batch": 0}
        look = insert(schema.writers).on_conflict_do_update(index_elements=["id"], set_={"id": self._writer})
        try:
            with writing(engine) as connection:
                connection.execute(_PATIENCE)
                found: int = connection.execute(look.returning(schema.writers.c.batch), row).scalar_one()
                return found == number
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == LOCK_NOT_AVAILABLE:
                return None
            raise

    def remove(self, engine: Engine) -> None:
        """Leave nothing behind."""
        if self._last:
            with suppress(DBAPIError), writing(engine) as connection:
                connection.execute(delete(schema.writers).where(schema.writers.c.id == self._writer))
