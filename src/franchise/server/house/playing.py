"""Playing: moves of people and of bots, all or none, once."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from franchise.game.errors import Illegal
from franchise.game.events import Event
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.tables import table as t
from franchise.server.tables.log import Happening, happening
from franchise.server.tables.table import Table


async def play(
    house: House, table: str, identity: str, revision: int, moves: Sequence[str], key: str | None
) -> Happening:
    """Play moves for a person: all of them, or none and a refusal."""
    scoped = f"{identity}:{key or secrets.token_hex(8)}"

    def check(hosted: Hosted, game: Game) -> None:
        hosted.table.must_be_at_table(identity)
        must_be_current(hosted, revision)
        hosted.table.must_be_running()
        hosted.must_follow()
        assert game.actor is not None
        seat = hosted.table.seats[game.actor]
        if seat.identity != identity:
            raise Refusal("not_your_turn", name=seat.name)
        if seat.stand_in is not None:
            raise Refusal("bot_stands_in")

    return await _play(house, table, moves, scoped, check)


async def play_for_bot(house: House, table: str, seat: int, revision: int, moves: Sequence[str]) -> Happening:
    """Play the turn that a bot chose."""

    def check(hosted: Hosted, game: Game) -> None:
        hosted.table.must_be_running()
        hosted.must_follow()
        must_be_current(hosted, revision)
        if game.actor != seat or not hosted.table.seats[seat].played_by_bot:
            raise Refusal("not_your_turn", name=hosted.table.seats[seat].name)

    return await _play(house, table, moves, f"bot:{secrets.token_hex(8)}", check)


async def _play(
    house: House, table: str, moves: Sequence[str], key: str, check: Callable[[Hosted, Game], None]
) -> Happening:
    told: list[Happening] = []

    async def attempt(hosted: Hosted) -> bool:
        if key in hosted.seen:
            told.append(same_again(hosted, key, moves))
            return True
        game = hosted.running_game
        check(hosted, game)
        seat = game.actor
        assert seat is not None
        game = game.copy()
        events = _play_all(game, moves, hosted.table)
        entry = hosted.entry("moves", game, moves=tuple(moves), seat=seat, key=key)
        if not await house.append(hosted, entry, game, _after_moves(hosted, game, seat)):
            return False
        told.append(happening(entry, events))
        house.tell(hosted, told[-1])
        return True

    await house.with_races(table, attempt)
    return told[-1]


def must_be_current(hosted: Hosted, revision: int) -> None:
    """Refuse a request that was made about an earlier revision, and tell what happened since."""
    if revision != hosted.revision:
        since = hosted.happenings_since(revision) if 0 <= revision < hosted.revision else []
        raise Refusal("stale", fields={"revision": hosted.revision, "since": since}, revision=hosted.revision)


def same_again(hosted: Hosted, key: str, moves: Sequence[str] | None) -> Happening:
    """Answer a request that was carried out before."""
    revision = hosted.seen[key]
    told = next(told for told in hosted.happenings_since(revision - 1) if told.revision == revision)
    if (told.kind == "moves") != (moves is not None) or (moves is not None and told.moves != tuple(moves)):
        raise Refusal("key_reused")
    return told


def _play_all(game: Game, moves: Sequence[str], table: Table) -> list[Event]:
    """Play moves that one seat asked for; none may be another seat's."""
    actor, events = game.actor, []
    for index, text in enumerate(moves):
        if game.actor != actor:
            seat = game.actor
            raise (
                Refusal("game_over")
                if seat is None
                else Refusal("not_your_turn", name=table.seats[seat].name)
            )
        try:
            events += game.play(Move.parse(text))
        except Illegal as error:
            raise Illegal(error.reason, index) from None
    return events


def _after_moves(hosted: Hosted, game: Game, seat: int) -> Table:
    """Change what moves change about the table: wishes to go back, stand-ins, the end."""
    table = hosted.table
    after = replace(table, undo=None) if table.undo is not None else table
    after = t.brought_back(after)
    if (game.actor, game.turn) != (seat, hosted.running_game.turn):
        after = t.after_turn(after, seat)
    if game.over:
        after = replace(after, status="over", result=game.record()["result"])
    return after
