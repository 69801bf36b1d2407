"""The turns of a record: each from the one before it to its `end`, and each decision of the setup."""

from dataclasses import dataclass
from itertools import groupby

from franchise.game.game import Game
from franchise.game.move import Move


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn that was played to its end."""

    turn: int
    """Its number, from 1 over all seats; 0 for a decision before the first."""
    seat: int
    start: int
    """How many moves were played before it."""
    moves: tuple[Move, ...]


def turns_of(game: Game) -> tuple[PlayedTurn, ...]:
    """List the turns of a game; one that has only been begun is left out.

    >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    >>> events = game.play_all(["expand phoenix $1", "end", "end", "end", "expand salt_lake_city $0"])
    >>> [(turn.turn, turn.seat, turn.start, len(turn.moves)) for turn in turns_of(game)]
    [(1, 0, 0, 2), (2, 1, 2, 1), (3, 2, 3, 1)]
    """
    found = []
    # A decision of the setup is a turn of its own.
    for _, moves in groupby(enumerate(game.history()), key=lambda item: item[1].turn or -1 - item[0]):
        numbers, played = zip(*moves, strict=True)
        first = played[0]
        found.append(PlayedTurn(first.turn, first.seat, numbers[0], tuple(one.move for one in played)))
    if found and found[-1].turn and found[-1].turn == game.turn and not game.over:
        found.pop()
    return tuple(found)
