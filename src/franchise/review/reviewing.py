"""Reviews a game piece by piece: in this process or in several, from the beginning or from what is known."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from franchise.arena.match import Failure
from franchise.arena.workers import play_tasks
from franchise.game.game import Game
from franchise.review.depth import QUICK, Depth
from franchise.review.finding import Finding, Look, Origins
from franchise.review.looking import look_at
from franchise.review.origins import THIRDS, actual_origins, expected_origins, thirds_of
from franchise.review.review import Review, assembled
from franchise.review.turns import turns_of


@dataclass(frozen=True)
class Piece:
    """One thing to find out about a game, in any process."""

    record: dict[str, Any]
    depth: Depth
    kind: str
    number: int
    """The number of the look or of the third; of the third after the last what came of them."""

    def play(self) -> Finding:
        """Find it out."""
        game = Game.from_record(self.record)
        turns = turns_of(game)
        if self.kind == "look":
            return look_at(game, turns, self.number, self.depth.simulations)
        if self.number == THIRDS:
            return actual_origins(game, turns)
        return expected_origins(game, turns, self.number, self.depth.games)


def pieces_of(game: Game, depth: Depth, known: Iterable[Finding] = ()) -> list[Piece]:
    """List what is still to be found out, in the order of the game; what is expected comes last."""
    record, turns = game.record(), turns_of(game)
    looks = {one.number for one in known if isinstance(one, Look)}
    origins = {one.number for one in known if isinstance(one, Origins)}
    thirds = [*range(THIRDS), THIRDS] if thirds_of(turns) else []
    return [
        *(Piece(record, depth, "look", n) for n in range(len(turns) + 1) if turns and n not in looks),
        *(Piece(record, depth, "origins", n) for n in thirds if n not in origins),
    ]


class Reviewing:
    """A review that is being made. Going through it makes it, a finding at a time; it can be broken off.

    >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    >>> events = game.play_all(["expand phoenix $1", "end"])
    >>> reviewing = Reviewing(game, Depth("quick", simulations=10, games=1))
    >>> for finding in reviewing:
    ...     print(finding.kind, finding.number)
    look 0
    look 1
    >>> [turn.moves for turn in reviewing.review().turns]
    [('expand phoenix $1', 'end')]
    """

    def __init__(
        self, game: Game, depth: Depth = QUICK, *, processes: int = 1, known: Sequence[Finding] = ()
    ) -> None:
        """Prepare a review of a game as it is; what is known already is not found out again."""
        self._game = game.copy()
        self._processes = processes
        self.findings: list[Finding] = list(known)
        self.pieces = pieces_of(game, depth, known)
        """What was to be found out when this began."""

    def __iter__(self) -> Iterator[Finding]:
        """Find out what is missing, and yield each finding as it comes."""
        outcomes: Generator[Finding | Failure, None, None]
        done = {(one.kind, one.number) for one in self.findings}
        missing = [piece for piece in self.pieces if (piece.kind, piece.number) not in done]
        with closing(play_tasks(missing, self._processes)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failure):
                    raise RuntimeError(f"a process of the review failed: {outcome.message}")
                self.findings.append(outcome)
                yield outcome

    def review(self) -> Review:
        """Put together what was found so far."""
        return assembled(self._game, self.findings)


def review_of(game: Game, depth: Depth = QUICK, *, processes: int = 1) -> Review:
    """Review a game as far as it was played, at once."""
    reviewing = Reviewing(game, depth, processes=processes)
    for _ in reviewing:
        pass
    return reviewing.review()
