"""How server processes on one database tell each other what changed: PostgreSQL's LISTEN and NOTIFY.

With SQLite there is one process, and nothing to tell.
"""

import json
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, text

from franchise.server.clock import now
from franchise.server.secrets import draw_id
from franchise.server.storage.engine import WATCHFUL

logger = logging.getLogger("franchise.server")

CHANNEL = "franchise"
CALLS = "franchise_calls"
"""Where those who think are called: the others need not hear of every turn of a bot."""
RETRY_SECONDS = 0.5
LOOK_SECONDS = 1.0
OVERLAP_MILLISECONDS = 5_000
"""Notices of what was written so shortly before the last sign of life may be missing too."""
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Notices:
    """Sends notices within a transaction, so that they go out when it is safe, and receives others."""

    def __init__(self, engine: Engine) -> None:
        """Prepare; nothing is received before `start`."""
        self.process = draw_id()
        self._engine = engine
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may use the same database."""
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def send(self, connection: Connection, kind: str, table: str, **more: Any) -> None:
        """Tell the other processes once the transaction is committed."""
        if self.shared:
            payload = json.dumps({"from": self.process, "kind": kind, "table": table, **more})
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    def call(self, connection: Connection) -> None:
        """Tell those who think that there is something new, once the transaction is committed."""
        connection.execute(_NOTIFY, {"channel": CALLS, "payload": self.process})

    def start(
        self,
        received: Callable[[dict[str, Any]], None],
        reconnected: Callable[[int], None],
        *,
        thinks: bool = True,
    ) -> None:
        """Receive in a thread; `reconnected` is told since when notices may have been missed."""
        if self.shared:
            arguments = (received, reconnected, thinks)
            self._thread = threading.Thread(target=self._listen, args=arguments, name="notices", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop receiving."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _listen(
        self, received: Callable[[dict[str, Any]], None], reconnected: Callable[[int], None], thinks: bool
    ) -> None:
        import psycopg

        alive = now()

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopping.is_set():
            try:
                with psycopg.connect(url, autocommit=True, **WATCHFUL) as connection:
                    for channel in (CHANNEL, CALLS) if thinks else (CHANNEL,):
                        connection.execute(f"LISTEN {channel}")
                    reconnected(alive - OVERLAP_MILLISECONDS)
                    while not self._stopping.is_set():
                        alive = now()
                        for notice in connection.notifies(timeout=LOOK_SECONDS):
                            self._take(notice.channel, notice.payload, received)
            except psycopg.Error as error:
                if not self._stopping.is_set():
                    logger.warning("the database does not tell of changes, trying again: %s", error)
                    time.sleep(RETRY_SECONDS)

    def _take(self, channel: str, payload: str, received: Callable[[dict[str, Any]], None]) -> None:
        """Pass on a notice of another process; whatever else comes is ignored."""
        try:
            call = {"from": payload, "kind": "call", "table": ""}
            message = call if channel == CALLS else json.loads(payload)
            if message["from"] != self.process:
                received(message)
        except Exception:
            logger.exception("a notice could not be taken")
