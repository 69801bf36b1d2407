"""Chooses among the turns that a search has tried: one of each kind, victories first, defeats last."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import islice

import numpy as np

from franchise.bots.endings import WON, BestEnd
from franchise.bots.search import TriedTurn
from franchise.game.codes import events_of
from franchise.game.events import BonusTileUsed, CityScored, Event, RegionScored
from franchise.game.move import EXPANSIONS, Move
from franchise.game.position import Position

LOOKED_AT = 300
"""After this many turns no other kind is looked for: those that come then were hardly tried."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A turn that was tried, played to its end."""

    tried: TriedTurn
    moves: tuple[Move, ...]
    after: Position
    events: tuple[Event, ...]
    wins: bool
    """Whether the game is over with it, and the active player alone has won."""
    loses: bool
    """Whether the game is over with it, and the active player has not won."""
    lets_win: bool
    """Whether it goes on, but is certain to be lost: to a turn that wins at once."""

    @property
    def kind(self) -> Hashable:
        """Return what makes it another turn than others: a market share more or less does not.

        These are the places that it expands to, the bonus tile's use, what it scores, and whether it loses.
        """
        if not any(move.kind == "end" for move in self.moves):
            return self.moves
        places = frozenset(move.place for move in self.moves if move.kind in EXPANSIONS)
        bonus = frozenset(event.use for event in self.events if isinstance(event, BonusTileUsed))
        cities = frozenset(event.place for event in self.events if isinstance(event, CityScored))
        regions = frozenset(event.region for event in self.events if isinstance(event, RegionScored))
        return places, bonus, cities, regions, self.loses, self.lets_win


def proposals(
    position: Position, tried: Iterable[TriedTurn], most: int, end: BestEnd | None = None
) -> list[Proposal]:
    """Return the turns of different kinds that were tried most often.

    A turn that wins at once comes first, whether it was tried or not. Those after which another wins at once
    come after all others, and those that lose at once last.
    """
    found: dict[Hashable, Proposal] = {}
    safe = 0
    for turn in islice(_with_victory(tried, end), LOOKED_AT):
        proposal = played(position, turn)
        if proposal.kind not in found:
            found[proposal.kind] = proposal
            safe += not (proposal.loses or proposal.lets_win)
        if safe == most:
            break
    return sorted(found.values(), key=_certainty)[:most]


def _certainty(proposal: Proposal) -> tuple[bool, bool, bool]:
    return not proposal.wins, proposal.loses, proposal.lets_win


def _with_victory(tried: Iterable[TriedTurn], end: BestEnd | None) -> Iterable[TriedTurn]:
    """Begin with the turn that wins at once, if there is one."""
    if end is None or end.outcome != WON:
        return tried
    turns = list(islice(tried, LOOKED_AT))
    visits = sum(turn.visits for turn in turns if turn.moves == end.moves)
    return [TriedTurn(end.moves, visits, np.array(end.result, np.float32)), *turns]


def played(before: Position, tried: TriedTurn) -> Proposal:
    """Play a turn; one that the search did not follow to its end is ended at once."""
    position, codes, seat = before.copy(), list(tried.moves), before.actor
    moves, events = list[Move](), list[Event]()
    while codes or (0 < before.turn == position.turn and position.actor >= 0):
        code = codes.pop(0) if codes else _nearest_to_end(position)
        moves.append(position.move(code))
        events += events_of(position.play(code) or [])
    over, winners = position.actor < 0, int(position.figures().winners)
    return Proposal(
        tried,
        tuple(moves),
        position,
        tuple(events),
        wins=over and winners == 1 << seat,
        loses=over and not winners >> seat & 1,
        lets_win=not over and tried.winners != 0 and not tried.winners >> seat & 1,
    )


def _nearest_to_end(position: Position) -> int:
    """Choose `end`, which is the last of the table; where the boom marker comes first, leave it."""
    return max(position.codes())
