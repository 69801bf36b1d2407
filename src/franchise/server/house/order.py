"""Order in the house, as this process knows it: who is shut out, who may come in, how much each may have."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Any, Literal, get_args

from sqlalchemy import Connection

from franchise.server.errors import Refusal
from franchise.server.house.shelf import Shelf
from franchise.server.networks import address_in
from franchise.server.secrets import hashed
from franchise.server.storage import orders, tables
from franchise.server.storage.orders import Ban

Door = Literal["open", "invited", "codes"]
"""Who may become known: anybody; whoever has a code, or the link to a table; whoever has a code."""
QuotaName = Literal["tables", "identities"]
DOORS: tuple[Door, ...] = get_args(Door)
QUOTAS: tuple[QuotaName, ...] = get_args(QuotaName)
"""Unfinished tables that one may host; identities that one address may make in a day."""
USUAL_IDENTITIES = 500

NOTICE = "order"
"""How other processes are told that something was ordered."""


class Order:
    """Knows what was ordered."""

    def __init__(self, house: Shelf, most_tables: int) -> None:
        """Begin with an open door; `load` reads what was ordered."""
        self._house = house
        self._loading = asyncio.Lock()
        self.usual: Mapping[QuotaName, int] = {"tables": most_tables, "identities": USUAL_IDENTITIES}
        self.quotas: Mapping[QuotaName, int] = self.usual
        self.door: Door = "open"
        self._people: dict[str, Ban] = {}
        self._networks: dict[tuple[int, int], dict[int, Ban]] = {}
        """By version and length of the network, and by the bits that its addresses share."""
        self.listeners: list[Callable[[], None]] = []
        """Who is told that something may have changed."""

    async def load(self) -> None:
        """Read what was ordered, and tell."""
        async with self._loading:  # what was read first must not be taken last
            bans, found = await self._house.read(lambda c: (orders.bans(c), orders.settings(c)))
            self._take(bans, found)
        for listener in self.listeners:
            listener()

    def _take(self, bans: list[Ban], found: Mapping[str, Any]) -> None:
        self.door = found.get("door", "open")
        self.quotas = {name: found.get(f"quota_{name}", self.usual[name]) for name in QUOTAS}
        self._people = {ban.subject: ban for ban in bans if ban.kind == "identity"}
        networks: dict[tuple[int, int], dict[int, Ban]] = {}
        for ban in bans:
            if ban.kind == "network":
                network = ip_network(ban.subject)
                kind = (network.version, network.prefixlen)
                shared = int(network.network_address) >> network.max_prefixlen - network.prefixlen
                networks.setdefault(kind, {})[shared] = ban
        self._networks = networks

    # --- who is shut out ---

    def ban_of(self, identity: str | None, address: str) -> Ban | None:
        """Find what shuts somebody out: who they are, or where they come from."""
        ban = self.ban_on(identity) if identity is not None and self._people else None
        return ban or (self._ban_at(address) if self._networks else None)

    def ban_on(self, identity: str) -> Ban | None:
        """Find what shuts somebody out wherever they come from."""
        ban = self._people.get(identity)
        return ban if ban is not None and ban.holds() else None

    def _ban_at(self, address: str) -> Ban | None:
        found = address_in(address)
        if found is None:
            return None
        for (version, bits), bans in self._networks.items():
            if version == found.version:
                ban = bans.get(int(found) >> found.max_prefixlen - bits)
                if ban is not None and ban.holds():
                    return ban
        return None

    def must_be_welcome(self, identity: str | None, address: str) -> None:
        """Refuse whoever is shut out, and say why and until when."""
        ban = self.ban_of(identity, address)
        if ban is None:
            return
        reason, fields = ban.reason, {"until": ban.until}
        limited, day = "no", ""
        if ban.until is not None:
            limited, day = "yes", datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d")
        if ban.kind == "identity":
            raise Refusal("banned", fields=fields, reason=reason, limited=limited, day=day)
        raise Refusal("network_banned", fields=fields, reason=reason, limited=limited, day=day)

    # --- who may come in ---

    def admission(self, code: str | None) -> Callable[[Connection], None]:
        """Return what lets somebody in who is not known yet, in the transaction that makes them known."""
        if self.door == "open":
            return lambda connection: None
        if code is None:
            raise Refusal("invitation_needed")
        code_hash, links_count = hashed(code), self.door == "invited"

        def admit(connection: Connection) -> None:
            if orders.use_invitation(connection, code_hash):
                return
            if not _leads_to_a_seat(connection, code_hash):
                raise Refusal("invitation_ended")
            if not links_count:
                raise Refusal("invitation_needed")

        return admit


def _leads_to_a_seat(connection: Connection, code_hash: str) -> bool:
    """Return whether a member's link to a table still offers a seat."""
    table = tables.by_invitation(connection, code_hash)
    found = None if table is None else tables.load(connection, table)
    return found is not None and bool(found.open_seats)
