"""Playing: moves of people and of bots, all or none, once."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from franchise.game.errors import Illegal
from franchise.game.game import Game, Played
from franchise.game.move import Move
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.tables import changing_hands, hosting
from franchise.server.tables.log import By, Happening
from franchise.server.tables.table import Table


async def play(
    house: House, table: str, identity: str, revision: int, moves: Sequence[str], key: str | None
) -> Happening:
    """Play moves for a person: all of them, or none, with a refusal."""
    scoped = f"{identity}:{key or secrets.token_hex(8)}"

    def check(hosted: Hosted, game: Game) -> None:
        hosted.table.must_be_at_table(identity)
        hosted.must_be_current(revision)
        hosted.table.must_be_running()
        hosted.must_follow()
        assert game.actor is not None
        seat = hosted.table.seats[game.actor]
        if seat.identity != identity:
            raise Refusal("not_your_turn", name=seat.name)
        if seat.stand_in is not None:
            raise Refusal("bot_stands_in")

    return await _play(house, table, moves, check, by="person", key=scoped)


async def play_for_bot(house: House, table: str, seat: int, revision: int, moves: Sequence[str]) -> Happening:
    """Play the turn that a bot chose."""

    def check(hosted: Hosted, game: Game) -> None:
        hosted.table.must_be_running()
        hosted.must_follow()
        hosted.must_be_current(revision)
        if game.actor != seat or not hosted.table.seats[seat].played_by_bot:
            raise Refusal("not_your_turn", name=hosted.table.seats[seat].name)

    return await _play(house, table, moves, check, by="bot")


async def _play(
    house: House,
    table: str,
    moves: Sequence[str],
    check: Callable[[Hosted, Game], None],
    *,
    by: By,
    key: str = "",
) -> Happening:
    async def attempt(hosted: Hosted) -> Happening:
        if key in hosted.seen:
            return same_again(hosted, key, moves)
        game = hosted.running_game
        check(hosted, game)
        seat = game.actor
        assert seat is not None
        game = game.copy()
        played = _play_all(game, moves, hosted.table)
        entry = hosted.entry("moves", game, by=by, moves=tuple(moves), seat=seat, key=key)
        return await house.append(hosted, entry, game, _after_moves(hosted, game, seat), played)

    return await house.with_races(table, attempt)


def same_again(hosted: Hosted, key: str, moves: Sequence[str] | None) -> Happening:
    """Answer a request that was carried out before."""
    revision = hosted.seen[key]
    (told,) = hosted.happenings_since(revision - 1, 1)
    if (told.kind == "moves") != (moves is not None) or (moves is not None and told.moves != tuple(moves)):
        raise Refusal("key_reused")
    return told


def _play_all(game: Game, moves: Sequence[str], table: Table) -> list[Played]:
    """Play moves that one seat asked for; none may be another seat's."""
    actor = game.actor
    played: list[Played] = []
    for index, text in enumerate(moves):
        seat, turn = game.actor, game.turn
        if seat is None:
            raise Refusal("game_over")
        if seat != actor:
            raise Refusal("not_your_turn", name=table.seats[seat].name)
        move = Move.parse(text)
        try:
            played.append(Played(move, seat, turn, game.play(move)))
        except Illegal as error:
            raise Illegal(error.reason, index) from None
    return played


def _after_moves(hosted: Hosted, game: Game, seat: int) -> Table:
    """Return the table after the moves: a wish to go back ends, a stand-in leaves, the game may be over."""
    table = hosted.table
    after = replace(table, undo=None) if table.undo is not None else table
    after = hosting.brought_back(after)
    if (game.actor, game.turn) != (seat, hosted.running_game.turn):
        after = changing_hands.after_turn(after, seat)
    if game.over:
        after = replace(after, status="over", result=game.record()["result"])
    return after
