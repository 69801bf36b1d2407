"""Makes backups at their times, each in a process of its own and by one of the servers on a database."""

import asyncio
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Literal, TypeVar

from franchise.server.clock import now
from franchise.server.settings import BackupPlan
from franchise.server.storage.backup_series import Series
from franchise.server.storage.engine import database_url
from franchise.server.storage.leases import Leases

logger = logging.getLogger("franchise.server")
Result = TypeVar("Result")

LOOK_SECONDS = 30.0
RETRY_SECONDS = 600.0
"""After how many seconds a backup that failed is tried again."""
LEASE = "backups"


class Backups:
    """Looks after the series of backups of a server's database."""

    def __init__(self, database: str, plan: BackupPlan, leases: Leases) -> None:
        """Prepare; nothing is made yet."""
        self._database, self._plan, self._leases = database, plan, leases
        self._series = Series(plan.directory, database_url(database))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="backup")
        self._process: subprocess.Popen[str] | None = None
        self._looking = asyncio.Lock()
        self._starting = threading.Lock()
        self._stopped = threading.Event()
        self.last: float | None = None
        """When the last whole one was made, in seconds, by whichever process."""
        self.failures = 0
        self._failed_at: float | None = None

    @property
    def state(self) -> Literal["ok", "failing"]:
        """Return whether there is a backup since this process last failed to make one."""
        failing = self._failed_at is not None and (self.last is None or self.last < self._failed_at)
        return "failing" if failing else "ok"

    async def run(self) -> None:
        """Make a backup whenever one is due."""
        while True:
            try:
                await self.look()
            except Exception:
                logger.exception("looking after the backups failed; it is tried again")
            usual = RETRY_SECONDS if self.state == "failing" else LOOK_SECONDS
            await asyncio.sleep(min(usual, self._plan.every))

    async def stop(self) -> None:
        """End at once; what is not whole is not there."""
        with self._starting:
            self._stopped.set()
            if self._process is not None:
                self._process.kill()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)

    async def look(self) -> None:
        """Make a backup if one is due and no other process makes it."""
        async with self._looking:
            if not await self._in_thread(self._is_due) or not await self._leases.take(LEASE):
                return
            try:
                if await self._in_thread(self._is_due):  # another process may just have made it
                    self._note(await self._in_thread(self._make))
                    await self._in_thread(self._is_due)
            finally:
                await self._leases.give_back(LEASE)

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _is_due(self) -> bool:
        try:
            last = self._series.last(_seconds())
        except OSError:  # it is tried, and what is wrong is told then
            last = None
        self.last = None if last is None else last.made_at
        return self.last is None or _seconds() - self.last >= self._plan.every

    def _make(self) -> dict[str, Any]:
        """Let a process make a backup, and return what became of it."""
        try:
            return self._ask_process()
        except (OSError, ValueError) as error:
            return {"failed": f"the process failed: {error}"}

    def _ask_process(self) -> dict[str, Any]:
        with self._starting:
            if self._stopped.is_set():
                return {}
            self._process = subprocess.Popen(
                [sys.executable, "-m", "franchise.server.storage.backup_process"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        with self._process as process:
            assert process.stdin is not None and process.stdout is not None
            with suppress(OSError):  # it has ended already
                process.stdin.write(json.dumps(self._order()) + "\n")
                process.stdin.flush()
            said = process.stdout.read()
        if self._stopped.is_set():
            return {}
        outcome: dict[str, Any] = json.loads(said or "{}")
        return outcome or {"failed": f"the process ended with code {process.returncode}"}

    def _order(self) -> dict[str, Any]:
        plan = self._plan
        return {
            "database": self._database,
            "directory": str(plan.directory),
            "kept": plan.kept,
            "key": plan.key and str(plan.key),
            "seconds": _seconds(),
        }

    def _note(self, outcome: dict[str, Any]) -> None:
        if "file" in outcome:
            self._failed_at = None
            removed = f"; removed {', '.join(outcome['removed'])}" if outcome["removed"] else ""
            logger.info("backup %s, %d bytes%s", outcome["file"], outcome["bytes"], removed)
        elif "failed" in outcome:
            self._failed_at = _seconds()
            self.failures += 1
            logger.error("no backup could be made: %s; it is tried again", outcome["failed"])


def _seconds() -> float:
    return now() / 1000
