"""What each turn of a position is worth: whole turns are compared by searches of the positions they lead to.

A search from the position itself looks at a few turns deeply and hardly at the rest. To know every turn that
is good enough, all of them are tried: first shortly, then the better ones longer and longer.

What searches expect is more than the chance of winning: a clear result counts for more than a narrow one. So
no turn is expected to be worth 1, however sure its victory is. Beside a certain victory, which is worth 1, a
turn therefore has to lose the margin of the chance, too.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from franchise.bots import Budget
from franchise.bots.endings import WON, EndFinder
from franchise.bots.forecast import chances_of, shares_of
from franchise.bots.levels import learned
from franchise.bots.proposals import Proposal, played, proposals
from franchise.bots.search import MOST_MOVES, WINNERS, Tree, TriedTurn
from franchise.game.move import Move
from franchise.game.position import Position
from franchise.puzzles.puzzle import turn_as_set

TOLERANCE = 0.02
"""How much of the victory a turn may lose and still be an answer."""
MARGIN = 0.045
"""How much of the victory the best of the different turns has to lose."""

NODES_PER_SIMULATION = 40
MOST_NODES = 3_000_000
"""How many nodes the tree of a search from the position may have: 120 MB. A full one grows no further."""
AT_LEAST = 25
"""How many turns stay on a shortlist in any case: among them are different ones, however much these lose."""
KINDS = 8
"""How many kinds of turns are asked for where the best different one is looked for."""


CERTAIN = 1.0
"""What a certain victory is worth."""


@dataclass(frozen=True, eq=False)
class JudgedTurn:
    """A turn and what it is worth to the player whose turn it is."""

    proposal: Proposal
    worth: float
    """The share of the victory; `CERTAIN` if it wins at once, or in the end whatever the others do."""
    chance: float
    """The chance of winning with it."""

    @property
    def as_set(self) -> frozenset[str]:
        """Return its moves, whose order does not matter."""
        return turn_as_set(self.proposal.moves)


class _ProvingTree(Tree):
    """A tree that tells what it has proved."""

    def proves_victory(self, seat: int) -> bool:
        """Return whether a player wins from the root, whatever the others do."""
        certain = int(self._nodes[self._control["root"][0]].certain)
        return certain & WINNERS == 1 << seat


class Judge:
    """Finds what turns are worth; holds the memory for it."""

    def __init__(self, seed: int) -> None:
        """Prepare the memory."""
        self._tree = _ProvingTree(seed, learned())
        self._ends = EndFinder()

    def worth(self, after: Position, seat: int, simulations: int) -> float:
        """Return what a position after the turn of a seat is worth to it."""
        return self._worths(after, seat, simulations)[0]

    def _worths(self, after: Position, seat: int, simulations: int) -> tuple[float, NDArray[np.float64]]:
        """Return also what each seat can expect."""
        if wins(after, seat):
            return CERTAIN, np.array(shares_of(after))
        if after.actor >= 0:
            end = self._ends.find(after.states, Budget())
            if end.outcome == WON:
                return end.result[seat], np.array(end.result)
        self._tree.plant(after.states)
        self._tree.search(simulations)
        expected = np.array(self._tree.expected(), np.float64)
        return CERTAIN if self._tree.proves_victory(seat) else float(expected[seat]), expected

    def shortlist(
        self, position: Position, turns: Iterable[Sequence[int]], simulations: int, within: float
    ) -> list[tuple[int, ...]]:
        """Judge turns shortly; return those worth at most so much less than the best, and some more."""
        judged = []
        for turn in turns:
            after = position.copy()
            after.play_all(list(turn))
            judged.append((self.worth(after, position.actor, simulations), tuple(turn)))
        judged.sort(reverse=True)
        best, _ = judged[0]
        return [turn for i, (worth, turn) in enumerate(judged) if worth >= best - within or i < AT_LEAST]

    def rank(self, position: Position, turns: Iterable[JudgedTurn], simulations: int) -> list[JudgedTurn]:
        """Judge turns anew, the best first."""
        seat = position.actor
        return ranked(self._judged(turn, seat, simulations) for turn in turns)

    def _judged(self, turn: JudgedTurn, seat: int, simulations: int) -> JudgedTurn:
        after = turn.proposal.after
        worth, expected = self._worths(after, seat, simulations)
        if worth == CERTAIN:
            chance = CERTAIN
        elif after.actor < 0:
            chance = shares_of(after)[seat]
        else:
            chance = chances_of(after, expected, simulations)[seat]
        return replace(turn, worth=worth, chance=chance)


def wins(after: Position, seat: int) -> bool:
    """Return whether the game is over and a player alone has won."""
    return after.actor < 0 and int(after.figures().winners) == 1 << seat


def whole(position: Position, turn: Sequence[int]) -> JudgedTurn:
    """Play a turn that is yet to be judged."""
    return JudgedTurn(played(position, TriedTurn(tuple(turn), 0, np.zeros(0, np.float32))), 0.0, 0.0)


def ranked(turns: Iterable[JudgedTurn]) -> list[JudgedTurn]:
    """Bring turns into order, the best first; of equals one that wins at once, the shorter, the cheaper."""
    return sorted(turns, key=_order)


def _order(turn: JudgedTurn) -> tuple[float, bool, int, int]:
    moves = turn.proposal.moves
    return -turn.worth, not turn.proposal.wins, len(moves), sum(move.price or 0 for move in moves)


def different(turns: Sequence[JudgedTurn]) -> list[JudgedTurn]:
    """Return the turns that differ from the first, which is the best, in more than what hardly matters.

    The core of the best turn is the least of it that loses no more than the tolerance. A turn is no different
    one if it does the same and loses less than the margin, or if it only adds to the core and loses no more
    than the tolerance.
    """
    best = turns[0]
    core = min(
        (turn for turn in turns if _loss(turn, best) <= TOLERANCE and turn.as_set <= best.as_set),
        key=lambda turn: len(turn.as_set),
    )
    kinds = {best.proposal.kind, core.proposal.kind}
    return [
        turn
        for turn in turns
        if not (turn.proposal.kind in kinds and _loss(turn, best) < MARGIN)
        and not (core.as_set <= turn.as_set and _loss(turn, best) <= TOLERANCE)
    ]


def _loss(turn: JudgedTurn, best: JudgedTurn) -> float:
    return best.worth - turn.worth


def best_different(turns: Sequence[JudgedTurn]) -> JudgedTurn | None:
    """Return the best of the turns that differ from the first."""
    return next(iter(different(turns)), None)


def clearness(turns: Sequence[JudgedTurn]) -> float | None:
    """Return how much the best of the different turns loses at least; None where no turn is different.

    Beside a certain victory each of them loses no more than it does of the chance.
    """
    others = different(turns)
    if not others:
        return None
    losses = [_loss(turn, turns[0]) for turn in others]
    if turns[0].worth == CERTAIN:
        losses += [1 - turn.chance for turn in others]
    return min(losses)


def likely_turns(position: Position, seed: int, simulations: int) -> list[JudgedTurn]:
    """Return what a search from the position finds, the best first and each of another kind."""
    nodes = min(MOST_NODES, NODES_PER_SIMULATION * simulations + MOST_MOVES + 1_000)
    tree = Tree(seed, learned(), nodes)
    tree.plant(position.states)
    tree.search(simulations)
    end = EndFinder().find(position.states, Budget())
    return [_found(position, turn, simulations) for turn in proposals(position, tree.turns(), KINDS, end)]


def _found(position: Position, turn: Proposal, simulations: int) -> JudgedTurn:
    if turn.wins or turn.tried.winners == 1 << position.actor:
        return JudgedTurn(turn, CERTAIN, CERTAIN)
    expected = turn.tried.expected
    chance = chances_of(position, expected, simulations)[position.actor]
    return JudgedTurn(turn, float(expected[position.actor]), chance)


def together(judgements: Sequence[Sequence[JudgedTurn]]) -> list[JudgedTurn]:
    """Take the mean of several judgements of the same turns; what one of them proves is certain."""
    same = defaultdict[tuple[Move, ...], list[JudgedTurn]](list)
    for turn in chain.from_iterable(judgements):
        same[turn.proposal.moves].append(turn)
    return ranked(_mean(turns) for turns in same.values())


def _mean(turns: Sequence[JudgedTurn]) -> JudgedTurn:
    proved = next((turn for turn in turns if turn.worth == CERTAIN), None)
    worth, chance = fmean(turn.worth for turn in turns), fmean(turn.chance for turn in turns)
    return proved or replace(turns[0], worth=worth, chance=chance)
