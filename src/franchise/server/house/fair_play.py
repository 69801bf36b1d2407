"""Fairness: nobody is helped by the server in a game that other people are playing."""

from franchise.game.game import Game
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.house.house import House
from franchise.server.storage import log

ROUNDS = 2
"""How far a line may have gone on from a running game and still be recognised."""


async def must_not_be_running(house: House, game: Game) -> None:
    """Refuse to analyse what is being played with other people at a table that allows no hints.

    A position is recognised by what lies on the table, whoever sits there and wherever it came from, and so
    is what goes on from it for two rounds.
    """
    turns = range(max(0, game.turn - ROUNDS * len(game.players)), game.turn + 1)
    stages = [(played.turn, played.seat) for played in game.history()] + [(game.turn, game.actor)]
    for table in await house.read(lambda connection: log.running_without_hints(connection, turns)):
        try:
            hosted = await house.get(table)
        except Refusal:  # somebody deleted it in the meantime
            continue
        running = hosted.game
        if running is None or not _is_closed_to_hints(hosted) or len(running.players) != len(game.players):
            continue
        for moves, stage in enumerate(stages):
            if stage == (running.turn, running.actor) and _same(game.at(moves), running):
                raise Refusal("still_being_played")


def _is_closed_to_hints(hosted: Hosted) -> bool:
    return hosted.table.status == "playing" and not hosted.table.hints and len(set(hosted.table.people)) > 1


def _same(one: Game, other: Game) -> bool:
    """Return whether the same lies on two tables."""
    return {**one.written_position(), "players": ()} == {**other.written_position(), "players": ()}
