"""Looks at one turn of a record: what a search would have played, and what that would have led to."""

from collections.abc import Sequence
from dataclasses import replace

from franchise.game.game import Game
from franchise.review.chances import Judged, judge
from franchise.review.finding import Look
from franchise.review.turns import PlayedTurn


def look_at(game: Game, turns: Sequence[PlayedTurn], number: int, simulations: int, seed: int = 0) -> Look:
    """Look at the turn of this number, or at where the record stops.

    What a turn leads to is searched like every other position, so that the played turn and the best one are
    judged alike: the played one by the look at the next number.
    """
    if number == len(turns):
        last = turns[-1].start + len(turns[-1].moves) if turns else 0
        found = judge(game.at(last), simulations, seed)
        return Look(number, found.chances, found.best, None, (), found.simulations)
    found, after = judged_at(game, turns[number], simulations, seed)
    if after is None:
        return Look(number, found.chances, found.best, None, (), found.simulations)
    spent = found.simulations + after.simulations
    return Look(number, found.chances, found.best, after.chances, after.best, spent)


def judged_at(game: Game, turn: PlayedTurn, simulations: int, seed: int = 0) -> tuple[Judged, Judged | None]:
    """Judge the position at the start of a turn, and the one that the best turn found leads to.

    The second is None, and the best turn the played one, where that leads to the same position.
    """
    before = game.at(turn.start)
    found = judge(before, simulations, seed)
    best = before.copy()
    best.play_all(found.best)
    played = before.copy()
    played.play_all(turn.moves)
    if best.position.same_as(played.position):
        return replace(found, best=tuple(map(str, turn.moves))), None
    return found, judge(best, simulations, seed)
