"""A review: all that is found about a game, put together."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from franchise.bots.advice import Advice
from franchise.bots.why import reasons_for
from franchise.game.game import Game
from franchise.review.accuracy import accuracy_of
from franchise.review.finding import Finding, Look, Origins
from franchise.review.judgement import Judgement, judgement_of
from franchise.review.threats import Threat, threats_after
from franchise.review.turning_points import ahead_for_good, turning_points
from franchise.review.turns import PlayedTurn, turns_of


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn, judged."""

    number: int
    """Counted from 0 in the review."""
    turn: int
    """Counted from 1 over all seats; 0 for a decision before the first."""
    seat: int
    start: int
    """How many moves were played before it."""
    moves: tuple[str, ...]
    before: tuple[float, ...]
    """Everybody's chance of winning, by seat."""
    after: tuple[float, ...]
    best: tuple[str, ...]
    """The best turn found; the played one if none was better."""
    after_best: tuple[float, ...]
    loss: float
    """How much smaller the player's chance is after the played turn than after the best one."""
    judgement: Judgement
    reply: tuple[str, ...]
    """What a search would play after the best turn; nothing where that was played."""
    next: tuple[str, ...]
    """What a search would play after the played turn."""


@dataclass(frozen=True, slots=True)
class ReviewedPlayer:
    """A player's game as a whole."""

    seat: int
    name: str
    accuracy: float | None
    """From 0 to 100; None where nothing was at stake yet."""


@dataclass(frozen=True, slots=True)
class Review:
    """What was found about a game so far."""

    players: tuple[ReviewedPlayer, ...]
    turns: tuple[ReviewedTurn, ...]
    """Those that are judged, in the order of the game."""
    of: int
    """How many turns there are to judge."""
    turning_points: tuple[int, ...]
    """Numbers of turns: the costliest mistakes."""
    ahead_for_good: int | None
    """The number of the turn after which the player ahead at the end was ahead all the time."""
    origins: tuple[Origins, ...]
    """What was expected at the start of each third of the game, and what came of it."""
    simulations: int

    def to_json(self) -> dict[str, Any]:
        """Return the players, the turns and the simulations as JSON has them."""
        return {
            "players": [
                {"seat": player.seat, "name": player.name, "accuracy": player.accuracy}
                for player in self.players
            ],
            "turns": [
                {
                    "turn": turn.turn,
                    "seat": turn.seat,
                    "moves": list(turn.moves),
                    "before": list(turn.before),
                    "after": list(turn.after),
                    "best": list(turn.best),
                    "loss": turn.loss,
                    "judgement": turn.judgement,
                }
                for turn in self.turns
            ],
            "simulations": self.simulations,
        }


def assembled(game: Game, findings: Iterable[Finding]) -> Review:
    """Put together what was found, in whatever order; a turn needs the looks before and after it."""
    found = list(findings)
    played = turns_of(game)
    looks = {look.number: look for look in found if isinstance(look, Look)}
    turns = tuple(
        _judged(number, played[number], looks[number], looks[number + 1])
        for number in range(len(played))
        if number in looks and number + 1 in looks
    )
    complete = len(turns) == len(played)
    return Review(
        players=tuple(
            ReviewedPlayer(seat, name, _accuracy(turns, seat, len(game.players)))
            for seat, name in enumerate(game.players)
        ),
        turns=turns,
        of=len(played),
        turning_points=tuple(turns[point].number for point in turning_points(turns)),
        ahead_for_good=ahead_for_good(turns) if complete and game.over else None,
        origins=tuple(sorted((one for one in found if isinstance(one, Origins)), key=lambda one: one.number)),
        simulations=sum(look.simulations for look in looks.values()),
    )


def _judged(number: int, turn: PlayedTurn, look: Look, following: Look) -> ReviewedTurn:
    moves = tuple(map(str, turn.moves))
    better = look.after_best is not None and look.after_best[turn.seat] > following.chances[turn.seat]
    after_best = look.after_best if better and look.after_best is not None else following.chances
    loss = round(after_best[turn.seat] - following.chances[turn.seat], 4)
    return ReviewedTurn(
        number=number,
        turn=turn.turn,
        seat=turn.seat,
        start=turn.start,
        moves=moves,
        before=look.chances,
        after=following.chances,
        best=look.best if better else moves,
        after_best=after_best,
        loss=loss,
        judgement=judgement_of(loss),
        reply=look.reply if better else (),
        next=following.best,
    )


def _accuracy(turns: Iterable[ReviewedTurn], seat: int, players: int) -> float | None:
    return accuracy_of(((turn.after_best[seat], turn.loss) for turn in turns if turn.seat == seat), players)


def reasons_of(game: Game, turn: ReviewedTurn) -> tuple[tuple[Advice, ...], tuple[Advice, ...]]:
    """Say what spoke for the played turn and what for the best one."""
    before = game.at(turn.start)
    return reasons_for(before, turn.moves), reasons_for(before, turn.best)


def threats_of(game: Game, turn: ReviewedTurn) -> tuple[tuple[Threat, ...], tuple[Threat, ...]]:
    """Say whom the played turn lets win, and whom the best one."""
    found = []
    for moves in turn.moves, turn.best:
        after = game.at(turn.start)
        after.play_all(moves)
        found.append(threats_after(after))
    return found[0], found[1]


def answers_to(game: Game, turn: ReviewedTurn) -> tuple[tuple[Advice, ...], tuple[Advice, ...]]:
    """Say what the next player's best turn brings after the played turn and after the best one."""
    answers = []
    for moves, answer in (turn.moves, turn.next), (turn.best, turn.reply or turn.next):
        after = game.at(turn.start)
        after.play_all(moves)
        answers.append(reasons_for(after, answer) if answer and not after.over else ())
    return answers[0], answers[1]
