"""Identities and their secrets in the database."""

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select, update

from franchise.server.clock import now
from franchise.server.storage import schema

TokenKind = Literal["browser", "program"]


@dataclass(frozen=True)
class Identity:
    """Somebody: a browser, and the programs to which it gave tokens."""

    id: str
    name: str
    colour: str
    webhook: str | None = None
    """Where turns are announced: JSON of a webhook."""
    created_at: int = 0
    recovery_at: int | None = None
    """When the code was made with which they are known again on another device, if there is one."""


@dataclass(frozen=True)
class Token:
    """What is kept of a secret, and whose it is."""

    id: str
    identity: str
    kind: TokenKind
    label: str
    created_at: int


def create(connection: Connection, identity: Identity, token_hash: str, token: Token) -> None:
    """Store a guest with the secret of the browser."""
    connection.execute(
        insert(schema.identities),
        {"id": identity.id, "name": identity.name, "colour": identity.colour, "created_at": now()},
    )
    add_token(connection, token_hash, token)


def save(connection: Connection, identity: Identity) -> None:
    """Store how somebody wants to be called and seen."""
    connection.execute(
        update(schema.identities)
        .where(schema.identities.c.id == identity.id)
        .values(name=identity.name, colour=identity.colour)
    )


def save_webhook(connection: Connection, identity: str, webhook: str | None) -> None:
    """Store where somebody's turns are announced."""
    condition = schema.identities.c.id == identity
    connection.execute(update(schema.identities).where(condition).values(webhook=webhook))


def webhook_of(connection: Connection, identity: str) -> str | None:
    """Read where somebody's turns are announced."""
    query = select(schema.identities.c.webhook).where(schema.identities.c.id == identity)
    return connection.execute(query).scalar_one_or_none()


def by_id(connection: Connection, identity: str) -> Identity | None:
    """Find an identity."""
    row = connection.execute(
        select(schema.identities).where(schema.identities.c.id == identity)
    ).one_or_none()
    return None if row is None else _identity(row)


def by_recovery(connection: Connection, code_hash: str) -> Identity | None:
    """Find whose code this is."""
    query = select(schema.identities).where(schema.identities.c.recovery == code_hash)
    row = connection.execute(query).one_or_none()
    return None if row is None else _identity(row)


def save_recovery(connection: Connection, identity: str, code_hash: str | None) -> None:
    """Store the hash of a code with which somebody is known again; the one before is worthless."""
    at = None if code_hash is None else now()
    condition = schema.identities.c.id == identity
    connection.execute(update(schema.identities).where(condition).values(recovery=code_hash, recovery_at=at))


def use_recovery(connection: Connection, code_hash: str) -> bool:
    """Use a code up; False if somebody has done so."""
    used = update(schema.identities).where(schema.identities.c.recovery == code_hash)
    return connection.execute(used.values(recovery=None, recovery_at=None)).rowcount == 1


def by_token(connection: Connection, token_hash: str) -> tuple[Identity, Token] | None:
    """Find whose secret this is."""
    row = connection.execute(select(schema.tokens).where(schema.tokens.c.hash == token_hash)).one_or_none()
    if row is None:
        return None
    identity = by_id(connection, row.identity)
    return None if identity is None else (identity, _token(row))


def tokens_of(connection: Connection, identity: str) -> list[Token]:
    """List the secrets of an identity, the oldest first."""
    rows = connection.execute(
        select(schema.tokens)
        .where(schema.tokens.c.identity == identity)
        .order_by(schema.tokens.c.created_at, schema.tokens.c.id)
    )
    return [_token(row) for row in rows]


def add_token(connection: Connection, token_hash: str, token: Token) -> None:
    """Store a secret's hash."""
    connection.execute(
        insert(schema.tokens),
        {
            "hash": token_hash,
            "id": token.id,
            "identity": token.identity,
            "kind": token.kind,
            "label": token.label,
            "created_at": token.created_at,
        },
    )


def remove_token(connection: Connection, identity: str, token: str) -> bool:
    """Forget a secret; False if there is none with that id."""
    condition = (schema.tokens.c.identity == identity) & (schema.tokens.c.id == token)
    return connection.execute(delete(schema.tokens).where(condition)).rowcount > 0


def _identity(row: Any) -> Identity:
    return Identity(row.id, row.name, row.colour, row.webhook, row.created_at, row.recovery_at)


def _token(row: Any) -> Token:
    return Token(row.id, row.identity, row.kind, row.label, row.created_at)
