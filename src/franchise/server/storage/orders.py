"""What whoever runs the server has ordered: who is shut out, who may come in, how much each may have."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Row, and_, delete, insert, or_, select, update

from franchise.server.clock import now
from franchise.server.storage import schema

BanKind = Literal["identity", "network"]


@dataclass(frozen=True)
class Ban:
    """Somebody, or a whole network, that is shut out."""

    subject: str
    """The id of an identity, or a network as in 192.0.2.0/24."""
    kind: BanKind
    reason: str
    """Is shown to those who are shut out."""
    until: int | None
    """None for good."""
    by: str
    """Who ordered it."""
    created_at: int

    def holds(self) -> bool:
        """Return whether its time has not run out."""
        return self.until is None or self.until > now()


@dataclass(frozen=True)
class Invitation:
    """A code with which people become known, without the code itself."""

    id: str
    note: str
    uses: int
    """How many more people may come with it."""
    until: int | None
    by: str
    created_at: int


# --- bans ---


def ban(connection: Connection, found: Ban) -> None:
    """Shut somebody out; an earlier ban of the same is replaced."""
    unban(connection, found.subject)
    connection.execute(insert(schema.bans), asdict(found))


def unban(connection: Connection, subject: str) -> bool:
    """Let somebody in again; False if nobody like that is shut out."""
    return connection.execute(delete(schema.bans).where(schema.bans.c.subject == subject)).rowcount > 0


def bans(connection: Connection) -> list[Ban]:
    """List the bans that hold, the latest first."""
    query = select(schema.bans).order_by(schema.bans.c.created_at.desc(), schema.bans.c.subject)
    return [one for one in (Ban(**row._mapping) for row in connection.execute(query)) if one.holds()]


# --- what was set ---


def settings(connection: Connection) -> dict[str, Any]:
    """Read what was set while the server ran."""
    return {row.name: json.loads(row.value) for row in connection.execute(select(schema.orders))}


def set_to(connection: Connection, name: str, value: Any) -> None:
    """Set something; None is as it is without an order."""
    connection.execute(delete(schema.orders).where(schema.orders.c.name == name))
    if value is not None:
        connection.execute(insert(schema.orders), {"name": name, "value": json.dumps(value)})


# --- invitations ---


def invite(connection: Connection, code_hash: str, invitation: Invitation) -> None:
    """Store an invitation with the hash of its code."""
    connection.execute(insert(schema.invitations), {**asdict(invitation), "hash": code_hash})


def invitations(connection: Connection) -> list[Invitation]:
    """List the invitations that still let somebody in, the latest first."""
    made = schema.invitations.c
    query = select(schema.invitations).where(_good()).order_by(made.created_at.desc(), made.id)
    return [_invitation(row) for row in connection.execute(query)]


def uninvite(connection: Connection, invitation: str) -> Invitation | None:
    """End an invitation and return what it was; None if there is none with that id."""
    own = schema.invitations.c.id == invitation
    row = connection.execute(select(schema.invitations).where(own, _good())).one_or_none()
    connection.execute(delete(schema.invitations).where(own))
    return None if row is None else _invitation(row)


def use_invitation(connection: Connection, code_hash: str) -> bool:
    """Let one person in with a code; False if it lets nobody in any more."""
    made = schema.invitations.c
    used = update(schema.invitations).where(made.hash == code_hash, _good()).values(uses=made.uses - 1)
    return connection.execute(used).rowcount == 1


def _good() -> Any:
    made = schema.invitations.c
    return and_(made.uses > 0, or_(made.until.is_(None), made.until > now()))


def _invitation(row: Row[Any]) -> Invitation:
    return Invitation(row.id, row.note, row.uses, row.until, row.by, row.created_at)
