"""The house without a server: attempts, lost races, and who is told."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from franchise.server.errors import Refusal
from franchise.server.house import house as house_module
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.house.playing import play, play_for_bot
from franchise.server.secrets import draw_id
from franchise.server.storage import log
from franchise.server.storage.races import LostRace
from franchise.server.tables.log import Entry, Happening
from franchise.server.tables.seating import started
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table
from houses import HOST, a_house


async def a_game(house: House) -> Hosted:
    """Start a game of a person against a bot."""
    seats = Seat("person", "Ann", "blue", HOST), Seat("bot", "Otto", "red", bot="newcomer")
    return await house.open(started(Table(draw_id(), HOST, "", {"start": "introductory"}, seats)), by=HOST)


def test_an_attempt_that_lost_a_race_is_made_again_and_its_value_is_returned(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'games.db'}") as house:
            hosted = await a_game(house)
            attempts = 0

            async def attempt(found: Hosted) -> str:
                nonlocal attempts
                attempts += 1
                assert found is hosted
                if attempts < 3:
                    raise LostRace
                return f"the value of attempt {attempts}"

            assert await house.with_races(hosted.table.id, attempt) == "the value of attempt 3"

    asyncio.run(run())


def test_a_race_that_is_always_lost_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'games.db'}") as house:
            hosted = await a_game(house)
            attempts = 0

            async def attempt(_: Hosted) -> None:
                nonlocal attempts
                attempts += 1
                raise LostRace

            with pytest.raises(Refusal, match="storage_unavailable"):
                await house.with_races(hosted.table.id, attempt)
            assert attempts == house_module.MOST_ATTEMPTS

    asyncio.run(run())


def test_an_entry_whose_revision_is_taken_is_a_lost_race(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'games.db'}") as house:
            hosted = await a_game(house)
            game = hosted.running_game.copy()
            game.play("end")
            entry = hosted.entry("moves", game, by="person", moves=("end",), seat=0)
            await house.write("", lambda c: log.append(c, hosted.table.id, replace(entry, key="faster")))
            with pytest.raises(LostRace):
                await house.append(hosted, entry, game, hosted.table)
            assert hosted.revision == 0

    asyncio.run(run())


def test_whoever_listens_is_told_of_an_entry_and_of_the_table_by_appending_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'games.db'}") as house:
            hosted = await a_game(house)
            heard: list[Happening | None] = []
            recorded: list[Entry | None] = []
            house.listeners.append(lambda _, told: heard.append(told))
            house.recorder = lambda before, after, entry: recorded.append(entry)
            game = hosted.running_game.copy()
            game.play("end")
            entry = hosted.entry("moves", game, by="person", moves=("end",), seat=0)
            told = await house.append(hosted, entry, game, replace(hosted.table, title="Changed"))
            assert (heard, recorded) == ([None, told], [entry])
            assert (told.moves, told.revision) == (("end",), 1)

    asyncio.run(run())


def test_an_entry_says_who_moved_and_keeps_it(tmp_path: Path) -> None:
    async def run() -> list[Entry]:
        async with a_house(f"sqlite:///{tmp_path / 'games.db'}") as house:
            hosted = await a_game(house)
            table = hosted.table.id
            await play(house, table, HOST, 0, ["end"], "my key")
            await play_for_bot(house, table, 1, 1, ["end"])
            stored = await house.read(lambda connection: log.entries_after(connection, table, -1))
            assert stored == hosted.entries
            return stored

    entries = asyncio.run(run())
    assert [(entry.kind, entry.seat, entry.by) for entry in entries] == [
        ("start", 0, "person"),
        ("moves", 0, "person"),
        ("moves", 1, "bot"),
    ]
    assert not any(entry.key.startswith("bot") for entry in entries)


def test_what_was_just_played_is_not_worked_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'games.db'}") as house:
            hosted = await a_game(house)
            first = str(hosted.running_game.legal_moves()[0])
            told = await play(house, hosted.table.id, HOST, 0, [first, "end"], None)
            game = hosted.running_game
            expected = [list(game.history(after)) for after in range(3)]
            with monkeypatch.context() as patch:
                patch.setattr(type(game), "history", lambda *_: pytest.fail("replayed"))
                assert [hosted.history(after) for after in range(3)] == expected
            assert [event for move in expected[0] for event in move.events] == list(told.events)
            await play_for_bot(house, hosted.table.id, 1, 1, ["end"])
            assert hosted.history(0) == list(hosted.running_game.history())

    asyncio.run(run())
