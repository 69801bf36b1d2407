"""Where devices are told by Web Push, in the database; the addresses are sealed."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, or_, select, update

from franchise.server.storage import schema


@dataclass(frozen=True)
class Subscription:
    """Where and when one device is told."""

    token: str
    """The secret of the device, by its id: it goes with that."""
    address: str
    """Sealed."""
    hash: str
    """By which an address is known again that another secret had before."""
    language: str
    zone: str
    quiet_from: int | None
    """From which minute of the day on nothing is told, by the clock of the zone."""
    quiet_until: int | None
    failures: int
    """How many announcements in a row did not arrive."""
    created_at: int


def save(connection: Connection, subscription: Subscription) -> None:
    """Store where a device is told, in place of what was stored for it or for the same address."""
    pushes = schema.push_subscriptions.c
    same = or_(pushes.token == subscription.token, pushes.hash == subscription.hash)
    connection.execute(delete(schema.push_subscriptions).where(same))
    connection.execute(insert(schema.push_subscriptions), vars(subscription))


def remove(connection: Connection, token: str) -> bool:
    """Forget where a device is told, and what waits for it; False if it is told nowhere."""
    announcements = schema.announcements.c
    connection.execute(delete(schema.announcements).where(announcements.token == token))
    own = schema.push_subscriptions.c.token == token
    return connection.execute(delete(schema.push_subscriptions).where(own)).rowcount > 0


def of_device(connection: Connection, token: str) -> Subscription | None:
    """Find where a device is told."""
    pushes = schema.push_subscriptions
    row = connection.execute(select(pushes).where(pushes.c.token == token)).one_or_none()
    return None if row is None else Subscription(**row._mapping)


def of_identity(connection: Connection, identity: str) -> list[Subscription]:
    """List where somebody's devices are told, the first one first."""
    pushes, tokens = schema.push_subscriptions, schema.tokens.c
    query = (
        select(pushes)
        .join(schema.tokens, tokens.id == pushes.c.token)
        .where(tokens.identity == identity)
        .order_by(pushes.c.created_at, pushes.c.token)
    )
    return [Subscription(**row._mapping) for row in connection.execute(query)]


def note(connection: Connection, subscription: Subscription, *, delivered: bool) -> int:
    """Note whether an announcement arrived; return how many in a row did not."""
    pushes = schema.push_subscriptions.c
    failures = 0 if delivered else subscription.failures + 1
    own = (pushes.token == subscription.token) & (pushes.hash == subscription.hash)
    connection.execute(update(schema.push_subscriptions).where(own).values(failures=failures))
    return failures


def reachable(connection: Connection, identities: Collection[str]) -> set[str]:
    """Return who of some people is told anything anywhere, by a webhook or on a device."""
    people, pushes, tokens = schema.identities.c, schema.push_subscriptions.c, schema.tokens.c
    hooked = select(people.id).where(people.id.in_(identities), people.webhook.is_not(None))
    pushed = (
        select(tokens.identity)
        .join(schema.push_subscriptions, pushes.token == tokens.id)
        .where(tokens.identity.in_(identities))
    )
    return {*connection.execute(hooked).scalars(), *connection.execute(pushed).scalars()}
