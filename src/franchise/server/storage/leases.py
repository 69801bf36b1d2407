"""What one process does at a time: to make a backup, to remind people.

PostgreSQL's advisory locks, all on one connection: they end with it, so a process that dies leaves none.
"""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

_LOCK = text("SELECT pg_try_advisory_lock(:number)")
_UNLOCK = text("SELECT pg_advisory_unlock(:number)")
_WATCH = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
"""Let PostgreSQL notice within half a minute that the machine of a process is gone."""


class Leases:
    """The leases of this process. With SQLite there is one process, which needs none."""

    def __init__(self, engine: Engine) -> None:
        """Prepare; a connection is opened with the first lease."""
        self._engine = engine
        self._needed = engine.dialect.name == "postgresql"
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")

    async def take(self, work: str) -> bool:
        """Try to get the lease of a work, which is named in one word."""
        return not self._needed or await self._ask(work, take=True)

    async def give_back(self, work: str) -> None:
        """End a lease."""
        if self._needed:
            await self._ask(work, take=False)

    def close(self) -> None:
        """End all leases."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    async def _ask(self, work: str, *, take: bool) -> bool:
        number = int.from_bytes(hashlib.sha256(work.encode()).digest()[:8], signed=True)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, number, take)

    def _run(self, number: int, take: bool) -> bool:
        try:
            if self._connection is None:
                if not take:
                    return True
                connection = self._engine.connect()
                self._connection = connection.execution_options(isolation_level="AUTOCOMMIT")
                self._connection.exec_driver_sql(_WATCH)
            return bool(self._connection.execute(_LOCK if take else _UNLOCK, {"number": number}).scalar_one())
        except DBAPIError:
            # All leases are gone with the connection; the next one opens another.
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
                self._connection = None
            return not take
