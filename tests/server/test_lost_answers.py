"""What becomes of a commit whose answer was lost, and of tables that several tasks hold at once."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, func, select

from franchise.server.errors import Refusal
from franchise.server.house import shelf
from franchise.server.house.house import House
from franchise.server.secrets import draw_id
from franchise.server.storage import schema, tables, talk
from franchise.server.storage.engine import Unavailable
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table
from houses import HOST, a_house
from tools.postgres import Cluster


def a_table() -> Table:
    return Table(draw_id(), HOST, "", {}, (Seat("person", "Ann", "blue", HOST), Seat("open")))


def say(house: House, table: str) -> Callable[[Connection], talk.Message]:
    return lambda connection: talk.say(connection, table, HOST, "Ann", "Hello")


def cut_off_once(house: House, *, committed: bool) -> None:
    """Let the connection break with the next commit: before it, or before its answer arrives."""
    done = False

    def cut_off(connection: Connection) -> None:
        nonlocal done
        if done:
            return
        done = True
        raw = connection.connection.dbapi_connection
        assert raw is not None
        if committed:
            raw.commit()
        raw.close()

    event.listen(house.engine, "commit", cut_off)


@pytest.mark.parametrize("committed", [True, False])
def test_a_change_whose_answer_was_lost_is_made_once(postgres: Cluster, committed: bool) -> None:
    async def run(database: str) -> None:
        async with a_house(database) as house:
            table = (await house.open(a_table())).table.id
            cut_off_once(house, committed=committed)
            said = await house.write(table, say(house, table))
            count = await house.read(
                lambda c: c.execute(select(func.count()).select_from(schema.chat)).scalar_one()
            )
            assert (said.number, count) == (1, 1)

    asyncio.run(run(postgres.create_database(f"lost_answer_{committed}".lower())))


def test_a_table_whose_change_was_not_answered_is_changed_once(postgres: Cluster) -> None:
    async def run(database: str) -> None:
        async with a_house(database) as house:
            table = (await house.open(a_table())).table.id
            cut_off_once(house, committed=True)
            after = (await house.change(table, lambda found: replace(found, title="Once"))).table
            assert (after.title, after.version) == ("Once", 1)

    asyncio.run(run(postgres.create_database("lost_seat")))


def test_a_table_that_somebody_holds_is_not_loaded_a_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_IN_MEMORY", 1)

    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'franchise.db'}") as house:
            held = await house.open(a_table())
            await house.open(a_table())  # now there is no room for the first
            changed = await house.change(held.table.id, lambda found: replace(found, title="Changed"))
            assert changed is held
            assert held.table.title == "Changed"

    asyncio.run(run())


def test_a_change_during_loading_is_not_missed(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'franchise.db'}") as house:
            table = (await house.open(a_table())).table
            other = House(house.engine, house.writer, house.notices)
            loading = asyncio.create_task(other.get(table.id))
            await asyncio.sleep(0)
            # Another process changes the table, and says so while this one may have read it already.
            await house.change(table.id, lambda found: replace(found, title="Changed"))
            await other.look_again(table.id)
            assert (await loading).table.title == "Changed"
            other.close()

    asyncio.run(run())


def test_a_table_that_another_process_deleted_is_gone(postgres: Cluster) -> None:
    async def run(database: str) -> None:
        async with a_house(database) as house:
            table = (await house.open(a_table())).table
            other = House(house.engine, house.writer, house.notices)
            await other.get(table.id)
            await house.delete(table.id, HOST)
            for attempt in (
                other.change(table.id, lambda found: replace(found, title="Changed")),
                other.write(table.id, say(other, table.id)),
                other.get(table.id),
            ):
                with pytest.raises(Refusal, match="no_such_table"):
                    await attempt
            other.close()

    asyncio.run(run(postgres.create_database("deleted")))


def test_a_writer_that_has_stopped_refuses_instead_of_waiting(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'franchise.db'}") as house:
            house.writer.stop()
            with pytest.raises(Unavailable):
                await house.write("", lambda connection: None)

    asyncio.run(run())


def test_a_request_that_is_cancelled_keeps_its_lock_until_the_outcome_is_known(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'franchise.db'}") as house:
            hosted = await house.open(a_table())
            go_on = threading.Event()
            held_up = asyncio.create_task(house.write("", lambda connection: go_on.wait(20)))
            await asyncio.sleep(0)
            task = asyncio.create_task(
                house.change(hosted.table.id, lambda found: replace(found, title="Changed"))
            )
            while not hosted.lock.locked():
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(hosted.lock.acquire(), 0.1)
            go_on.set()
            await held_up
            async with hosted.lock:
                stored = await house.read(lambda c: tables.load(c, hosted.table.id))
            assert stored is not None and stored.title == "Changed"
            assert (await house.get(hosted.table.id)).table.title == "Changed"
            assert task.cancelled()

    asyncio.run(run())
