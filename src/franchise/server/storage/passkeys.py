"""Passkeys in the database, and the challenges that their owners are to sign."""

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, insert, select, update

from franchise.server.clock import now
from franchise.server.secrets import hashed
from franchise.server.storage import schema


@dataclass(frozen=True)
class Passkey:
    """A key of a device with which somebody is known again; only its public half is kept."""

    id: str
    identity: str
    credential: str
    """By which the device knows it: base64url, as is the key."""
    key: str
    uses: int
    """How often it was used, where the device counts that: a copy would fall behind."""
    label: str
    created_at: int


def add(connection: Connection, passkey: Passkey) -> None:
    """Store a passkey."""
    connection.execute(insert(schema.passkeys), {**asdict(passkey), "hash": hashed(passkey.credential)})


def of_identity(connection: Connection, identity: str) -> list[Passkey]:
    """List somebody's passkeys, the oldest first."""
    query = select(schema.passkeys).where(schema.passkeys.c.identity == identity)
    found = connection.execute(query.order_by(schema.passkeys.c.created_at, schema.passkeys.c.id))
    return [_passkey(row) for row in found]


def by_credential(connection: Connection, credential: str) -> Passkey | None:
    """Find a passkey by what its device calls it."""
    query = select(schema.passkeys).where(schema.passkeys.c.hash == hashed(credential))
    row = connection.execute(query).one_or_none()
    return None if row is None else _passkey(row)


def note_use(connection: Connection, passkey: str, uses: int) -> None:
    """Remember how often a passkey was used."""
    condition = schema.passkeys.c.id == passkey
    connection.execute(update(schema.passkeys).where(condition).values(uses=uses))


def remove(connection: Connection, identity: str, passkey: str) -> bool:
    """Forget a passkey; False if there is none with that id."""
    condition = and_(schema.passkeys.c.identity == identity, schema.passkeys.c.id == passkey)
    return connection.execute(delete(schema.passkeys).where(condition)).rowcount > 0


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(row.id, row.identity, row.credential, row.key, row.uses, row.label, row.created_at)


# --- challenges ---


def keep_challenge(connection: Connection, challenge: str, until: int) -> None:
    """Remember what somebody is to sign; what nobody has signed in time is forgotten."""
    connection.execute(delete(schema.challenges).where(schema.challenges.c.until < now()))
    connection.execute(insert(schema.challenges), {"hash": hashed(challenge), "until": until})


def use_challenge(connection: Connection, challenge: str) -> bool:
    """Use a challenge up; False if there is none, or not any more."""
    condition = and_(schema.challenges.c.hash == hashed(challenge), schema.challenges.c.until >= now())
    return connection.execute(delete(schema.challenges).where(condition)).rowcount == 1
