"""Reviews of games."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from franchise.bots.advice import Advice
from franchise.bots.why import reasons_for
from franchise.game.game import Game
from franchise.review import Finding, Origins, ReviewedPlayer, ReviewedTurn
from franchise.review.attempt import Attempt
from franchise.review.judgement import Judgement, tolerance
from franchise.review.review import answers_to, assembled, reasons_of, threats_of
from franchise.review.threats import Threat, threats_after
from franchise.server.encode import Event
from franchise.server.models.games import MOST_MOVES, MoveText
from franchise.server.models.request import Request


class ReviewRequest(Request):
    """How long to think about a game."""

    depth: Literal["quick", "deep"] = "quick"


class AttemptRequest(ReviewRequest):
    """A turn of a reviewed game, played again; its moves may come in any order."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]


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
    """A turn with what speaks for it and for the best one, whom each lets win, and what is best next."""

    turn: ReviewedTurn
    reasons: list[Advice]
    better_reasons: list[Advice]
    threats: list[Threat]
    """Who can win at once after it."""
    better_threats: list[Threat]
    answers: list[Advice]
    answers_to_better: list[Advice]
    events: list[Event]
    """What happened in the turn."""
    better_events: list[Event]
    """What would have happened in the best one."""


@dataclass(frozen=True)
class AttemptAnswer:
    """What another turn in place of the played one would have lost."""

    moves: list[str]
    loss: float
    judgement: Judgement
    right: bool
    """Whether it loses less than the tolerance."""
    after: list[float]
    """Everybody's chance of winning after it, by seat."""
    reasons: list[Advice]
    threats: list[Threat]
    """Who can win at once after it."""


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
    threats, better_threats = threats_of(game, turn)
    return ReviewedTurnAnswer(
        turn,
        list(played),
        list(better),
        list(threats),
        list(better_threats),
        list(answers),
        list(to_better),
        events=game.at(turn.start).play_all(turn.moves),
        better_events=game.at(turn.start).play_all(turn.best),
    )


def attempt_answer(game: Game, turn: ReviewedTurn, attempt: Attempt) -> AttemptAnswer:
    """Show what became of another turn."""
    after = game.at(turn.start)
    after.play_all(attempt.moves)
    return AttemptAnswer(
        moves=list(attempt.moves),
        loss=attempt.loss,
        judgement=attempt.judgement,
        right=attempt.loss < tolerance(),
        after=list(attempt.after),
        reasons=list(reasons_for(game.at(turn.start), attempt.moves)),
        threats=list(threats_after(after)),
    )
