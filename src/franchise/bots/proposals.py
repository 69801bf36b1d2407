"""Chooses among the turns that a search has tried: the best of each kind, those that lose at once last."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import islice

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
    loses: bool
    """Whether the game is over with it, and the active player has not won."""

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
        return places, bonus, cities, regions, self.loses


def proposals(position: Position, tried: Iterable[TriedTurn], most: int) -> list[Proposal]:
    """Return the turns of different kinds that were tried most often; those that lose at once come last."""
    found: dict[Hashable, Proposal] = {}
    safe = 0
    for turn in islice(tried, LOOKED_AT):
        proposal = _played(position, turn)
        if proposal.kind not in found:
            found[proposal.kind] = proposal
            safe += not proposal.loses
        if safe == most:
            break
    return sorted(found.values(), key=lambda proposal: proposal.loses)[:most]


def _played(before: Position, tried: TriedTurn) -> Proposal:
    """Play a turn; one that the search did not follow to its end is ended at once."""
    position, codes, seat = before.copy(), list(tried.moves), before.actor
    moves, events = list[Move](), list[Event]()
    while codes or (0 < before.turn == position.turn and position.actor >= 0):
        code = codes.pop(0) if codes else _nearest_to_end(position)
        moves.append(position.move(code))
        events += events_of(position.play(code) or [])
    loses = position.actor < 0 and not position.figures().winners >> seat & 1
    return Proposal(tried, tuple(moves), position, tuple(events), bool(loses))


def _nearest_to_end(position: Position) -> int:
    """Choose `end`, which is the last of the table; where the boom marker comes first, leave it."""
    return max(position.codes())
