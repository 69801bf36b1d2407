"""Nobody has a position analysed that other people are playing, wherever it comes from.

While a game of several people runs at a table without hints, its positions are known by their fingerprints.
A hint, a review, a study or an editor asks here first, with the game or the position that is to be analysed:
an imported or pasted record is recognised by any turn of it, from every seat, under any names. So is what is
like the present position: the turn that somebody has in mind, or a dollar more. In the first rounds games of
strangers are often alike: in the first only those at the table are refused, and what is merely like a
position of the first three is nobody's.
"""

import asyncio

from franchise.game.fingerprint import fingerprint
from franchise.game.game import Game
from franchise.game.likeness import Likeness, are_alike, likeness
from franchise.server.errors import Refusal
from franchise.server.house.house import House
from franchise.server.storage.positions import described, in_play
from franchise.server.tables.table import Table

ROUNDS_ALIKE = 3
"""After which it is no chance if positions are alike."""


def must_allow_analysis(table: Table, identity: str | None) -> None:
    """Refuse to analyse a running game of several people at a table without hints."""
    if table.setup is not None and table.result is None:
        if not table.hints:
            raise Refusal("hints_off")
        table.must_be_at_table(identity)


async def must_not_be_in_play(house: House, game: Game, identity: str, *, every_turn: bool = False) -> None:
    """Refuse a position that others are playing: the present one, and with `every_turn` all before it."""
    found = await asyncio.to_thread(_looks, game.copy(), every_turn)
    await _must_not_be_among(house, set(found), identity)
    players = len(game.players)
    others = await house.read(lambda connection: described(connection, players, ROUNDS_ALIKE * players + 1))
    if (await asyncio.to_thread(are_alike, list(found.values()), others)).any():
        raise Refusal("position_in_play")


async def bots_must_not_copy(house: House, game: Game, identity: str, *, table: str | None = None) -> None:
    """Refuse to let a bot take a seat in a game that is a copy of one that others are playing elsewhere.

    What is merely like another game may be played: nobody's bot stops because of it.
    """
    found = await asyncio.to_thread(_looks, game.copy(), True)
    await _must_not_be_among(house, set(found), identity, but_at=table)


async def _must_not_be_among(
    house: House, fingerprints: set[str], identity: str, *, but_at: str | None = None
) -> None:
    for position in await house.read(lambda connection: in_play(connection, fingerprints)):
        if position.table == but_at:
            continue
        if position.turn > position.players or await _sits_at(house, position.table, identity):
            raise Refusal("position_in_play")


async def _sits_at(house: House, table: str, identity: str) -> bool:
    try:
        hosted = await house.get(table)
    except Refusal:
        return False  # the table has been deleted meanwhile
    return bool(hosted.table.seats_of(identity))


def _looks(game: Game, every_turn: bool) -> dict[str, Likeness]:
    """Describe the present position and the start of its turn, or of every turn, by their fingerprints."""
    starts = {len(game.moves)}
    turn = None
    for number, played in enumerate(game.history()):
        if played.turn != turn and (every_turn or played.turn == game.turn):
            starts.add(number)
        turn = played.turn
    views = [game.at(number).view() for number in sorted(starts)]
    return {fingerprint(view): likeness(view) for view in views}
