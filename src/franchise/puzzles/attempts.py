"""How lower levels do on a puzzle: what they play in its position."""

from collections.abc import Sequence

from franchise.bots import BOTS, Budget, whole_turn
from franchise.game.codes import code_of
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.puzzles.judging import JudgedTurn, whole
from franchise.puzzles.puzzle import turn_as_set

ATTEMPTS = 6
"""How often each level tries to solve a puzzle."""


def finds(game: Game, level: str, best: JudgedTurn, seed: int) -> bool:
    """Return whether a level plays the best turn, or one that does the same."""
    codes = [code_of(move) for move in _attempt(game, level, seed)]
    return whole(game.position, codes).proposal.kind == best.proposal.kind


def solves(game: Game, level: str, answers: Sequence[Sequence[str]], seed: int) -> bool:
    """Return whether a level plays one of the answers."""
    return turn_as_set(_attempt(game, level, seed)) in set(map(turn_as_set, answers))


def share_solved(game: Game, level: str, answers: Sequence[Sequence[str]], seed: int) -> float:
    """Return how often a level plays one of the answers."""
    solved = sum(solves(game, level, answers, seed + number) for number in range(ATTEMPTS))
    return round(solved / ATTEMPTS, 2)


def _attempt(game: Game, level: str, seed: int) -> tuple[Move, ...]:
    """Let a level play the turn."""
    trial = game.copy()
    for move in whole_turn(BOTS[level](seed), trial, Budget()):
        trial.play(move)
    return trial.moves[len(game.moves) :]
