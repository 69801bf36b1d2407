"""Tables as requests ask for them: opened, or made from a record."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from franchise.board import BOARD
from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.record import RULES
from franchise.game.setup import Setup
from franchise.server.house.hosted import Hosted
from franchise.server.models.tables import ImportRequest, SeatRequest, TableRequest
from franchise.server.secrets import draw_id
from franchise.server.settings import Settings
from franchise.server.storage.identities import Identity
from franchise.server.tables import seating
from franchise.server.tables import seats as s
from franchise.server.tables.bot_names import bot_name
from franchise.server.tables.log import Entry
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table
from franchise.server.texts import check_name


def open_table(body: TableRequest, host: Identity, settings: Settings) -> Table:
    """Make the table that somebody asks for; options that no game can have are refused now."""
    rules = body.rules.model_dump()
    Setup.deal(len(body.seats), **rules)
    if sum(seat.kind == "me" for seat in body.seats) > 1:
        raise Malformed("seats: expected `me` once at most; further people at your screen are `person`")
    table_id = draw_id()
    table = Table(
        id=table_id,
        host=host.id,
        title=body.title,
        options={**rules, "draw_seats": body.draw_seats},
        seats=seats_of(table_id, body.seats, host),
        public=body.public,
        spectators=body.spectators,
        hints=all(seat.kind in ("me", "bot") for seat in body.seats) if body.hints is None else body.hints,
        turn_minutes=body.turn_minutes,
        bot_seconds=settings.bot_seconds if body.bot_seconds is None else body.bot_seconds,
        substitute=body.substitute,
    )
    return seating.started(table) if body.start else table


def seats_of(table: str, wanted: Sequence[SeatRequest], host: Identity) -> tuple[Seat, ...]:
    """Seat those whom the host wants: people first, so that they get their colours and names."""
    seats: tuple[Seat, ...] = tuple(Seat("open") for _ in wanted)
    for number, seat in enumerate(wanted):
        if seat.kind in ("me", "person"):
            name = seat.name or host.name
            colour = seat.colour or (host.colour if seat.kind == "me" else None)
            seats = s.seated(seats, number, identity=host.id, name=name, colour=colour)
    for number, seat in enumerate(wanted):
        if seat.kind == "bot":
            seats = s.with_bot(
                seats, number, seat.bot or "newcomer", seat.name or bot_name(table, seats), seat.colour
            )
    return seats


def from_record(body: ImportRequest, host: Identity, settings: Settings) -> tuple[Table, list[Entry]]:
    """Make a table from a record, with one entry of the log for each turn."""
    game = Game.from_record(body.record)
    count = len(game.players)
    wanted = body.seats or [SeatRequest(kind="person") for _ in range(count)]
    if len(wanted) != count:
        raise Malformed(f"seats: expected {count}, as the record has players, got {len(wanted)}")
    table_id = draw_id()
    seats = seats_of(table_id, _coloured(wanted), host)
    seats = _named(seats, [check_name(name) for name in game.players])
    record = game.record()
    table = Table(
        id=table_id,
        host=host.id,
        title=body.title,
        options=_options(record["setup"]),
        seats=seats,
        status="over" if game.over else "playing",
        bot_seconds=settings.bot_seconds,
        setup=record["setup"],
        players=tuple(seat.name for seat in seats),
        rules=RULES,
        result=record.get("result"),
    )
    return table, _entries(table, game)


def _coloured(wanted: Sequence[SeatRequest]) -> list[SeatRequest]:
    """Let seats have the colours that seats of a record have, unless somebody asks for others."""
    asked = {seat.colour for seat in wanted}
    return [
        seat if seat.colour or colour in asked else seat.model_copy(update={"colour": colour})
        for seat, colour in zip(wanted, BOARD.player_colours, strict=False)
    ]


def _named(seats: tuple[Seat, ...], names: Sequence[str]) -> tuple[Seat, ...]:
    """Name the seats as a record does, as far as the names can be told apart, and give each a colour."""
    seats = tuple(replace(seat, name="") for seat in seats)
    for number, name in enumerate(names):
        taken = {seat.colour for seat in seats}
        free = (
            colour for colour in (BOARD.player_colours[number], *BOARD.player_colours) if colour not in taken
        )
        colour = seats[number].colour or next(free)
        seats = s.changed(seats, number, name=s.free_name(seats, name), colour=colour)
    return seats


def _options(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that deal a recorded setup again."""
    tiles = setup["region_tiles"]
    drafted = tiles["draft"] if isinstance(tiles, dict) and "draft" in tiles else None
    return {
        "start": setup["start"],
        "city_tiles": setup["city_tiles"],
        "region_tiles": tiles if drafted is None else "draft",
        "region_pool": "printed" if drafted is None else drafted,
        "milestones": False if setup["milestones"] is None else setup["milestones"],
        "boom": setup["boom"],
    }


def _entries(table: Table, recorded: Game) -> list[Entry]:
    """Make the log of a recorded game: one entry for each turn, and for each decision before the first."""
    hosted = Hosted(table, [])
    start = recorded.at(0)
    hosted.add(hosted.entry("start", start, by="person"), start)
    history = enumerate(recorded.history(), 1)
    # A turn is one entry, and so is each decision of the setup.
    for _, turn in groupby(history, key=lambda item: item[1].turn or -item[0]):
        numbers, played = zip(*turn, strict=True)
        game, moves = recorded.at(numbers[-1]), tuple(str(one.move) for one in played)
        hosted.add(hosted.entry("moves", game, by="record", moves=moves, seat=played[0].seat), game)
    return hosted.entries
