"""What the server keeps for itself in the database, sealed."""

from sqlalchemy import Connection, insert, select

from franchise.server.storage import schema


def kept(connection: Connection, name: str) -> str | None:
    """Read a sealed text."""
    query = select(schema.sealed.c.value).where(schema.sealed.c.name == name)
    return connection.execute(query).scalar_one_or_none()


def keep_first(connection: Connection, name: str, sealed: str) -> str:
    """Keep a sealed text unless there is one; return the one that is there."""
    found = kept(connection, name)
    if found is None:
        connection.execute(insert(schema.sealed), {"name": name, "value": sealed})
    return found or sealed
