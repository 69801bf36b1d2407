"""What whoever runs the server orders: carried out, noted, and told to all processes, in one transaction.

A change that spans many tables is made table by table first; what was interrupted can be ordered again.
"""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.house import belonging
from franchise.server.house.house import House
from franchise.server.house.order import NOTICE, Door, Order, QuotaName
from franchise.server.networks import network_of
from franchise.server.secrets import ALPHABET, ID_LENGTH, draw_code, draw_id, hashed
from franchise.server.storage import audit, belongings, identities, orders, reports, tables, talk
from franchise.server.storage.identities import Identity
from franchise.server.storage.orders import Ban, Invitation
from franchise.server.storage.talk import Message
from franchise.server.tables import hosting
from franchise.server.tables.table import Table

Result = TypeVar("Result")
DAY_MILLISECONDS = 24 * 60 * 60 * 1000


class Keeper:
    """Keeps order for somebody."""

    def __init__(self, house: House, order: Order, by: str) -> None:
        """Act for somebody, who is named in the log of orders."""
        self._house, self._order, self._by = house, order, by

    async def _order_to(self, write: Callable[[Connection], Result]) -> Result:
        """Change what was ordered, and make it hold here before this returns, elsewhere at once."""

        def with_notice(connection: Connection) -> Result:
            result = write(connection)
            self._house.notices.send(connection, NOTICE, "")
            return result

        result = await self._house.write("", with_notice)
        await self._order.load()
        return result

    # --- people ---

    async def ban(self, who: str, reason: str, days: float | None) -> str:
        """Shut somebody or a network out, and return which; a host's tables go to others who sit there."""
        known = None if not is_id(who) else await self._somebody(who)
        subject = known.id if known is not None else str(network_of(who))
        name = None if known is None else known.name
        until = None if days is None else now() + int(days * DAY_MILLISECONDS)
        kind = "network" if known is None else "identity"

        def write(connection: Connection) -> None:
            orders.ban(connection, Ban(subject, kind, reason, until, self._by, now()))  # type: ignore[arg-type]
            audit.note(connection, self._by, "ban", subject, reason=reason, days=days, name=name)

        await self._order_to(write)
        if known is not None:
            await self._pass_hosting_on(known.id)
        return subject

    async def _pass_hosting_on(self, identity: str) -> None:
        def passed(table: Table) -> Table:
            others = (
                number
                for number, seat in enumerate(table.seats)
                if seat.identity not in (None, identity) and self._order.ban_of(seat.identity, "") is None
            )
            number = next(others, None)
            unfinished = table.is_host(identity) and table.result is None
            return (
                hosting.pass_hosting(table, identity, number) if unfinished and number is not None else table
            )

        for table in await self._house.read(lambda c: belongings.tables_of(c, identity)):
            try:
                await self._house.change(table, passed)
            except Refusal as refusal:
                if refusal.code != "no_such_table":
                    raise

    async def unban(self, who: str) -> str:
        """Let somebody or a network in again, and return which."""
        subject = who if is_id(who) else str(network_of(who))

        def write(connection: Connection) -> None:
            if not orders.unban(connection, subject):
                raise Refusal("no_such_ban")
            audit.note(connection, self._by, "unban", subject)

        await self._order_to(write)
        return subject

    async def rename(self, identity: str, name: str) -> None:
        """Give somebody another name."""
        who = await self._somebody(identity)

        def note(connection: Connection) -> None:
            audit.note(connection, self._by, "rename", identity, before=who.name, after=name)

        await belonging.rename(self._house, who, name, note)

    async def _somebody(self, identity: str) -> Identity:
        found = await self._house.read(lambda connection: identities.by_id(connection, identity))
        if found is None:
            raise Refusal("no_such_identity")
        return found

    # --- tables ---

    async def delete_message(self, table: str, number: int) -> Message:
        """Take back what somebody said, and return what stands there now."""

        def write(connection: Connection) -> Message:
            tables.hold(connection, table)
            found = talk.unsay(connection, table, number, belonging.SAID)
            if found is None:
                raise Refusal("no_such_message")
            audit.note(connection, self._by, "delete-message", table, number=number, author=found.identity)
            self._house.notices.send(connection, "unsaid", table, number=number)
            return found

        return await self._house.write(table, write)

    async def close(self, table: str) -> None:
        """Delete a table, whoever plays there."""
        title = ""

        def look(found: Table) -> None:
            nonlocal title
            title = found.title

        def note(connection: Connection) -> None:
            audit.note(connection, self._by, "close", table, title=title)

        await self._house.remove(table, look, note)

    # --- who may come in ---

    async def set_door(self, door: Door) -> None:
        """Say who may become known here."""

        def write(connection: Connection) -> None:
            orders.set_to(connection, "door", door)
            audit.note(connection, self._by, "door", "door", before=self._order.door, after=door)

        await self._order_to(write)

    async def invite(self, uses: int, days: float | None, note: str) -> tuple[str, str]:
        """Make an invitation; return its id and its code, which is not shown again."""
        code, which = draw_code(), draw_id()
        until = None if days is None else now() + int(days * DAY_MILLISECONDS)

        def write(connection: Connection) -> None:
            made = Invitation(which, note, uses, until, self._by, now())
            orders.invite(connection, hashed(code), made)
            audit.note(connection, self._by, "invite", which, uses=uses, days=days, note=note)

        await self._house.write("", write)
        return which, code

    async def uninvite(self, which: str) -> None:
        """End an invitation."""

        def write(connection: Connection) -> None:
            found = orders.uninvite(connection, which)
            if found is None:
                raise Refusal("no_such_invitation")
            audit.note(connection, self._by, "uninvite", which, left=found.uses, note=found.note)

        await self._house.write("", write)

    async def set_quota(self, name: QuotaName, value: int | None) -> None:
        """Say how much each may have."""

        def write(connection: Connection) -> None:
            orders.set_to(connection, f"quota_{name}", value)
            after = self._order.usual[name] if value is None else value
            audit.note(connection, self._by, "quota", name, before=self._order.quotas[name], after=after)

        await self._order_to(write)

    # --- reports ---

    async def settle(self, report: str, verdict: str) -> None:
        """Note that a report was dealt with."""

        def write(connection: Connection) -> None:
            if not reports.settle(connection, report, self._by, verdict):
                raise Refusal("no_such_report")
            audit.note(connection, self._by, "settle", report, verdict=verdict)

        await self._house.write("", write)


def is_id(text: str) -> bool:
    """Return whether a text can be the id of an identity, and no address of a network.

    >>> is_id("0123456789abcd"), is_id("192.0.2.0/24"), is_id("2001:db8::/32")
    (True, False, False)
    """
    return len(text) == ID_LENGTH and set(text) <= set(ALPHABET)
