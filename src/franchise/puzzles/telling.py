"""What a turn in a puzzle does and what it misses, as reasons that can be put into words."""

from collections.abc import Iterable, Sequence

from franchise.bots import Advice, reasons_for
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.puzzles.puzzle import Puzzle

MOST_MISSED = 3
"""How many reasons are told of what another turn does better."""


def missed(game: Game, turn: Iterable[Move | str], better: Iterable[Move | str]) -> list[Advice]:
    """Return what a better turn does and another does not, the most important first."""
    known = reasons_for(game, turn)
    return [reason for reason in reasons_for(game, better) if reason not in known][:MOST_MISSED]


def key_places(puzzle: Puzzle) -> list[str]:
    """Return where to look: the places that every answer uses and the best different turn does not."""
    common = set.intersection(*(set(_places(answer)) for answer in puzzle.answers))
    new = common - set(_places(puzzle.other))
    return [place for place in _places(puzzle.answers[0]) if place in (new or common)]


def _places(turn: Sequence[str]) -> list[str]:
    places = (Move.parse(move).place for move in turn)
    return list(dict.fromkeys(place for place in places if place is not None))
