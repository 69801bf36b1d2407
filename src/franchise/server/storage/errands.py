"""Small questions to PostgreSQL beside everything else, on a connection of their own: each is a transaction.

They can be lost with the machine's power, and are quick therefore: nothing hangs on them but work done twice.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from franchise.server.storage.engine import Unavailable

Result = TypeVar("Result")


class Errands:
    """Runs questions in a thread, one after the other."""

    def __init__(self, engine: Engine) -> None:
        """Prepare; a connection is opened with the first question."""
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="errands")

    async def run(self, ask: Callable[[Connection], Result]) -> Result:
        """Ask; `Unavailable` where the database does not answer."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, ask)

    def close(self) -> None:
        """Finish what was asked, and close the connection."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    def _ask(self, ask: Callable[[Connection], Result]) -> Result:
        try:
            if self._connection is None:
                connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                connection.detach()  # nobody else may get one with this setting
                connection.exec_driver_sql("SET synchronous_commit = off")
                self._connection = connection
            return ask(self._connection)
        except DBAPIError as error:
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
                self._connection = None
            raise Unavailable("storage_unavailable", f"the database does not answer: {error.orig}") from None
