"""Another turn in place of a played one, judged as the review judges: for those who try a turn again."""

from collections.abc import Sequence
from dataclasses import dataclass

from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.review.chances import judge
from franchise.review.judgement import Judgement, judgement_of
from franchise.review.review import ReviewedTurn


@dataclass(frozen=True, slots=True)
class Attempt:
    """What another turn would have lost."""

    moves: tuple[str, ...]
    after: tuple[float, ...]
    """Everybody's chance of winning after it, by seat."""
    loss: float
    """How much smaller the player's chance is than after the best turn found; nothing if it is not."""
    judgement: Judgement


def attempt_at(game: Game, turn: ReviewedTurn, moves: Sequence[str], simulations: int) -> Attempt:
    """Judge a turn, given in any order, in place of a reviewed one: searched like those of the review.

    `Illegal` where it cannot be played, `Malformed` where it is not whole.

    >>> from franchise.review import Depth, review_of
    >>> game = Game.new(["Ann", "Bob"], start="introductory")
    >>> events = game.play("end")
    >>> turn = review_of(game, Depth("quick", simulations=50, games=1)).turns[0]
    >>> attempt_at(game, turn, turn.best, 50).loss
    0.0
    """
    after = turn_in_place_of(game, turn, moves)
    chances = _known(game, turn, after) or judge(after, simulations).chances
    loss = round(max(0.0, turn.after_best[turn.seat] - chances[turn.seat]), 4)
    return Attempt(tuple(map(str, after.moves[turn.start :])), chances, loss, judgement_of(loss))


def turn_in_place_of(game: Game, turn: ReviewedTurn, moves: Sequence[str]) -> Game:
    """Play another turn where a reviewed one was played."""
    after = game.at(turn.start)
    after.play_all(after.plan(moves).moves)
    if turn.turn and after.turn == turn.turn and not after.over:
        raise Malformed("moves: expected a whole turn, with its end")
    return after


def _known(game: Game, turn: ReviewedTurn, after: Game) -> tuple[float, ...] | None:
    """Return what the review found of the position, where it is one that it looked at."""
    for moves, chances in (turn.best, turn.after_best), (turn.moves, turn.after):
        known = game.at(turn.start)
        known.play_all(moves)
        if known.position.same_as(after.position):
            return chances
    return None
