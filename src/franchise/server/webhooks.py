"""Announces turns to an address that a player names."""

from franchise.server.hosted import Hosted
from franchise.server.house import House
from franchise.server.live import Hub
from franchise.server.log import Happening
from franchise.server.settings import Settings
from franchise.server.tables import Table


class Webhooks:
    """Sends announcements beside the requests."""

    def __init__(self, house: House, hub: Hub, settings: Settings) -> None:
        """Announce what happens in a house to those who are not there."""
        self._house, self._hub, self._settings = house, hub, settings

    def look(self, hosted: Hosted, told: Happening | None) -> None:
        """Announce a turn to whoever is to move."""

    def remind(self, table: Table, identity: str) -> None:
        """Announce that somebody's time runs out."""

    async def stop(self) -> None:
        """Let what is being sent end soon."""
