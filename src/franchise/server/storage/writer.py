"""The one thread of a process that writes to the database.

Whatever waits is written in one transaction: the disk is waited for once.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from franchise.server.storage.engine import lost_connection, meaning, writing

Result = TypeVar("Result")
logger = logging.getLogger("franchise.server")

MOST_AT_ONCE = 256
RETRY_SECONDS = 0.2


class Job(NamedTuple):
    """Something to write."""

    subject: str
    """What it writes to: processes that lock subjects in one order never wait for each other in a circle."""
    write: Callable[[Connection], Any]
    """May be called again, if the transaction fails or another job in it does."""
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"


Outcome = tuple[Job, Any, Exception | None]
"""A job with its result, or with the exception that undid it."""


class Writer:
    """Writes jobs in groups; a job is done when it has reached the disk."""

    def __init__(self, engine: Engine, patience: float) -> None:
        """Prepare; `patience` is for how many seconds a lost database is waited for."""
        self._engine = engine
        self._patience = patience
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, and end."""
        self._jobs.put(None)
        self._thread.join()

    async def write(self, subject: str, write: Callable[[Connection], Result]) -> Result:
        """Do a job and give its result once it is safe; `Unavailable` if the database cannot hold it.

        An exception of the job itself undoes that job alone.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._jobs.put(Job(subject, write, loop, future))
        return await future

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

    def _write_all(self, batch: list[Job]) -> None:
        deadline = time.monotonic() + self._patience
        while True:
            try:
                self._deliver(self._written(batch))
                return
            except DBAPIError as error:
                if lost_connection(error) and time.monotonic() < deadline:
                    time.sleep(RETRY_SECONDS)
                elif len(batch) == 1 or lost_connection(error):
                    trouble = meaning(error)
                    if trouble is None:
                        logger.error("the database refused a job", exc_info=error)
                    self._deliver([(job, None, trouble or error) for job in batch])
                    return
                else:
                    break
            except Exception as error:
                self._deliver([(job, None, error) for job in batch])
                return
        # Which of them was to blame shows when each has a transaction of its own.
        for job in batch:
            self._write_all([job])

    def _written(self, batch: list[Job]) -> list[Outcome]:
        """Write a batch in one transaction; give each job's result or its own exception."""
        try:
            with writing(self._engine) as connection:
                return [(job, job.write(connection), None) for job in batch]
        except DBAPIError:
            raise
        except Exception:
            return self._written_apart(batch)

    def _written_apart(self, batch: list[Job]) -> list[Outcome]:
        """Write a batch of which a job fails, so that it undoes itself alone.

        The savepoints cost several times what a job does, so they are left to those few batches.
        """
        results: list[Outcome] = []
        with writing(self._engine) as connection:
            for job in batch:
                try:
                    with connection.begin_nested():
                        result = job.write(connection)
                    results.append((job, result, None))
                except DBAPIError:
                    raise
                except Exception as error:
                    results.append((job, None, error))
        return results

    @staticmethod
    def _deliver(results: list[Outcome]) -> None:
        for loop in {job.loop for job, _, _ in results}:
            own = [result for result in results if result[0].loop is loop]
            try:
                loop.call_soon_threadsafe(_settle, own)
            except RuntimeError:  # the loop has ended: nobody waits any more
                logger.warning("written after the server had stopped waiting: %d jobs", len(own))


def _settle(results: list[Outcome]) -> None:
    for job, result, error in results:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
