"""Reviews of games."""

from dataclasses import dataclass
from typing import Literal

from franchise.bots.advice import Advice
from franchise.game.game import Game
from franchise.review import Finding, Origins, ReviewedPlayer, ReviewedTurn
from franchise.review.judgement import tolerance
from franchise.review.review import answers_to, assembled, reasons_of
from franchise.server.models.request import Request


class ReviewRequest(Request):
    """How long to think about a game."""

    depth: Literal["quick", "deep"] = "quick"


@dataclass(frozen=True)
class ReviewAnswer:
    """What was found about a game so far."""

    depth: Literal["quick", "deep"]
    complete: bool
    done: int
    of: int
    """How many pieces were found out, of how many: a look at each turn, and where influence comes from."""
    players: list[ReviewedPlayer]
    turns: list[ReviewedTurn]
    turning_points: list[int]
    ahead_for_good: int | None
    origins: list[Origins]
    simulations: int
    tolerance: float
    """What an answer may lose and still count as right."""


@dataclass(frozen=True)
class ReviewedTurnAnswer:
    """A turn with what speaks for it and for the best one, and what the next player would best do."""

    turn: ReviewedTurn
    reasons: list[Advice]
    better_reasons: list[Advice]
    answers: list[Advice]
    answers_to_better: list[Advice]


def review_answer(
    game: Game, depth: Literal["quick", "deep"], findings: list[Finding], missing: int
) -> ReviewAnswer:
    """Show what was found so far."""
    review = assembled(game, findings)
    return ReviewAnswer(
        depth=depth,
        complete=not missing,
        done=len(findings),
        of=len(findings) + missing,
        players=list(review.players),
        turns=list(review.turns),
        turning_points=list(review.turning_points),
        ahead_for_good=review.ahead_for_good,
        origins=list(review.origins),
        simulations=review.simulations,
        tolerance=tolerance(),
    )


def reviewed_turn_answer(game: Game, turn: ReviewedTurn) -> ReviewedTurnAnswer:
    """Show one turn with its reasons."""
    (played, better), (answers, to_better) = reasons_of(game, turn), answers_to(game, turn)
    return ReviewedTurnAnswer(turn, list(played), list(better), list(answers), list(to_better))
