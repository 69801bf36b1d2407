"""The writer: what waits is written together, and only what fails is undone."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Engine, Integer, MetaData, Table, event, insert, select
from sqlalchemy.exc import IntegrityError

from franchise.server.storage.engine import database_url, make_engine, reading, writing
from franchise.server.storage.races import LostRace
from franchise.server.storage.writer import Writer

metadata = MetaData()
numbers = Table("numbers", metadata, Column("number", Integer, primary_key=True))

Write = Callable[[Connection], Any]


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = make_engine(database_url(f"sqlite:///{tmp_path / 'numbers.db'}"))
    with writing(engine) as connection:
        metadata.create_all(connection)
    yield engine
    engine.dispose()


def write_together(engine: Engine, *jobs: tuple[str, Write]) -> list[Any]:
    """Hold jobs up behind another one until all are there; return their results and exceptions."""
    begun, all_there = threading.Event(), threading.Event()

    def hold_up(connection: Connection) -> None:
        begun.set()
        all_there.wait(20)

    async def run() -> list[Any]:
        writer = Writer(engine, patience=0)
        writer.start()
        first = asyncio.create_task(writer.write("", hold_up))
        assert await asyncio.to_thread(begun.wait, 20)
        others = [asyncio.create_task(writer.write(subject, write)) for subject, write in jobs]
        await asyncio.sleep(0)
        all_there.set()
        await first
        results = await asyncio.gather(*others, return_exceptions=True)
        writer.stop()
        return results

    return asyncio.run(run())


def add(number: int) -> Write:
    """Store a number."""

    def write(connection: Connection) -> int:
        connection.execute(insert(numbers), {"number": number})
        return number

    return write


def add_and_fail(number: int) -> Write:
    """Store a number, and then lose a race."""

    def write(connection: Connection) -> None:
        add(number)(connection)
        raise LostRace

    return write


def stored(engine: Engine) -> list[int]:
    with reading(engine) as connection:
        return list(connection.execute(select(numbers.c.number).order_by(numbers.c.number)).scalars())


def test_what_waits_is_written_in_one_transaction(engine: Engine) -> None:
    commits: list[Connection] = []
    event.listen(engine, "commit", commits.append)
    assert write_together(engine, *((str(number), add(number)) for number in range(20))) == list(range(20))
    assert len(commits) == 2, "one for the job that they waited for, one for all of them"
    assert stored(engine) == list(range(20))


def test_a_job_that_fails_undoes_itself_alone(engine: Engine) -> None:
    first, failed, last = write_together(engine, ("a", add(1)), ("b", add_and_fail(2)), ("c", add(3)))
    assert (first, last) == (1, 3)
    assert isinstance(failed, LostRace)
    assert stored(engine) == [1, 3]


def test_a_job_that_the_database_refuses_undoes_itself_alone(engine: Engine) -> None:
    first, failed, last = write_together(engine, ("a", add(1)), ("b", add(1)), ("c", add(3)))
    assert (first, last) == (1, 3)
    assert isinstance(failed, IntegrityError)
    assert stored(engine) == [1, 3]


def test_jobs_of_one_table_are_written_in_the_order_in_which_they_came(engine: Engine) -> None:
    written: list[str] = []

    def note(text: str) -> Write:
        return lambda connection: written.append(text)

    write_together(
        engine, *((subject, note(f"{subject}{number}")) for number in range(3) for subject in "ba")
    )
    assert written == ["a0", "a1", "a2", "b0", "b1", "b2"]
