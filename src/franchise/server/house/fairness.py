"""Nobody has a position analysed that other people are playing, wherever it comes from.

While a game of several people runs at a table without hints, its positions are known by their fingerprints.
A hint, a review, a study or an editor asks here first, with the game or the position that is to be analysed:
an imported or pasted record is recognised by any turn of it, from every seat, under any names. In the first
round games of strangers are often alike, so there only those who sit at the table are refused.
"""

import asyncio

from franchise.game.fingerprint import fingerprint
from franchise.game.game import Game
from franchise.server.errors import Refusal
from franchise.server.house.house import House
from franchise.server.storage.positions import in_play
from franchise.server.tables.table import Table


def must_allow_analysis(table: Table, identity: str | None) -> None:
    """Refuse to analyse a running game of several people at a table without hints."""
    if table.status == "playing":
        if not table.hints:
            raise Refusal("hints_off")
        table.must_be_at_table(identity)


async def must_not_be_in_play(house: House, game: Game, identity: str, *, every_turn: bool = False) -> None:
    """Refuse a position that others are playing: the present one, and with `every_turn` all before it."""
    found = await asyncio.to_thread(_fingerprints, game.copy(), every_turn)
    for position in await house.read(lambda connection: in_play(connection, found)):
        if position.turn > position.players or await _sits_at(house, position.table, identity):
            raise Refusal("position_in_play")


async def _sits_at(house: House, table: str, identity: str) -> bool:
    try:
        hosted = await house.get(table)
    except Refusal:
        return False  # the table has been deleted meanwhile
    return bool(hosted.table.seats_of(identity))


def _fingerprints(game: Game, every_turn: bool) -> set[str]:
    """Hash the present position and the start of its turn, or of every turn."""
    starts = {len(game.moves)}
    turn = None
    for number, played in enumerate(game.history()):
        if played.turn != turn and (every_turn or played.turn == game.turn):
            starts.add(number)
        turn = played.turn
    return {fingerprint(game.at(number).view()) for number in starts}
