"""The one thread of a process that writes to the database.

Everything that waits is written in one transaction, so the disk is waited for once.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from franchise.server.storage.engine import Unavailable, lost_connection, meaning, writing
from franchise.server.storage.signature import Signature

Result = TypeVar("Result")
logger = logging.getLogger("franchise.server")

MOST_AT_ONCE = 256
RETRY_SECONDS = 0.2


class Job(NamedTuple):
    """Something to write."""

    subject: str
    """What it writes to: processes that lock subjects in the same order never deadlock."""
    write: Callable[[Connection], Any]
    """May be called again, if the transaction fails or another job in it does."""
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    until: float
    """Until when a lost database is waited for."""


Results = list[tuple[Job, Any, Exception | None]]
"""Jobs with their results, or with the exceptions that undid them."""


class Attempt:
    """One transaction that writes jobs."""

    def __init__(self) -> None:
        """Begin with nothing written."""
        self.results: Results = []
        self.number: int | None = None
        """The number with which it was signed, where that is needed."""
        self.complete = False
        """Whether everything was written, except perhaps the commit."""

    def write(self, engine: Engine, signature: Signature, batch: list[Job], *, apart: bool) -> None:
        """Write; `apart` undoes a job that fails alone, with savepoints, which cost more than most jobs."""
        with writing(engine) as connection:
            self.number = signature.sign(connection)
            for job in batch:
                self.results.append(
                    self._apart(connection, job) if apart else (job, job.write(connection), None)
                )
            self.complete = True

    @staticmethod
    def _apart(connection: Connection, job: Job) -> tuple[Job, Any, Exception | None]:
        try:
            with connection.begin_nested():
                return job, job.write(connection), None
        except DBAPIError:
            raise
        except Exception as error:
            return job, None, error

    @property
    def may_be_committed(self) -> bool:
        """Return whether an attempt that was cut off may have been written all the same."""
        return self.complete and self.number is not None


class Writer:
    """Writes jobs in groups; a job is done when it has reached the disk."""

    def __init__(self, engine: Engine, patience: float) -> None:
        """Prepare; `patience` is how many seconds a lost database is waited for."""
        self._engine = engine
        self._signature = Signature()
        self._patience = patience
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._stopping = False
        self._last_job = threading.Lock()

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, and end."""
        with self._last_job:
            self._stopping = True
            self._jobs.put(None)
        if self._thread.is_alive():
            self._thread.join()

    async def write(self, subject: str, write: Callable[[Connection], Result]) -> Result:
        """Do a job and return its result once it is safe; `Unavailable` if the database cannot hold it.

        An exception of the job itself undoes that job alone. Whoever is cancelled while waiting still waits
        for the outcome: what hangs on it, such as a table's lock, must not be let go before.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        with self._last_job:
            if self._stopping:
                raise Unavailable("storage_unavailable", "the server stops")
            self._jobs.put(Job(subject, write, loop, future, time.monotonic() + self._patience))
        try:
            return await future
        except asyncio.CancelledError:
            await self._all_so_far(subject)
            raise

    async def _all_so_far(self, subject: str) -> None:
        """Wait until everything that was to be written to a subject so far is done."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        with self._last_job:
            if self._stopping:
                return
            until = time.monotonic() + self._patience
            self._jobs.put(Job(subject, lambda connection: None, loop, future, until))
        await asyncio.wait({future})
        future.exception()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    stopping = True
                else:
                    batch.append(job)
                if stopping or len(batch) >= MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            if batch:
                batch.sort(key=lambda job: job.subject)
                self._write_all(batch)
        self._signature.remove(self._engine)

    def _write_all(self, batch: list[Job]) -> None:
        unsure: Attempt | None = None
        apart = False
        while batch:
            attempt = Attempt()
            try:
                if unsure is not None:
                    assert unsure.number is not None
                    committed = self._signature.is_committed(self._engine, unsure.number)
                    if committed:
                        self._deliver(unsure.results)
                        return
                    if committed is None:
                        batch = self._still_waiting(batch, None)
                        continue
                    unsure = None
                attempt.write(self._engine, self._signature, batch, apart=apart)
                self._deliver(attempt.results)
                return
            except DBAPIError as error:
                if lost_connection(error):
                    unsure = attempt if attempt.may_be_committed else unsure
                    batch = self._still_waiting(batch, error)
                elif unsure is not None:
                    self._fail(batch, None)
                    return
                elif len(batch) == 1:
                    self._fail(batch, error)
                    return
                else:
                    # Give each a transaction of its own, to see which of them is to blame.
                    for job in batch:
                        self._write_all([job])
                    return
            except Exception as error:
                if apart or len(batch) == 1:
                    self._deliver([(job, None, error) for job in batch])
                    return
                apart = True

    def _still_waiting(self, batch: list[Job], error: DBAPIError | None) -> list[Job]:
        """Wait a little; give up the jobs that have waited long enough, and return the others."""
        now = time.monotonic()
        self._fail([job for job in batch if job.until <= now], error)
        batch = [job for job in batch if job.until > now]
        if batch:
            time.sleep(RETRY_SECONDS)
        return batch

    def _fail(self, batch: list[Job], error: DBAPIError | None) -> None:
        trouble = (
            Unavailable("storage_unavailable", "the database does not say what became of a change")
            if error is None
            else meaning(error)
        )
        if trouble is None and not isinstance(error, IntegrityError):  # a lost race, perhaps
            logger.error("the database refused a job", exc_info=error)
        self._deliver([(job, None, trouble or error) for job in batch])

    @staticmethod
    def _deliver(results: Results) -> None:
        for loop in {job.loop for job, _, _ in results}:
            own = [result for result in results if result[0].loop is loop]
            try:
                loop.call_soon_threadsafe(_settle, own)
            except RuntimeError:  # the loop has ended: nobody is waiting
                logger.warning("written after the server had stopped waiting: %d jobs", len(own))


def _settle(results: Results) -> None:
    for job, result, error in results:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
