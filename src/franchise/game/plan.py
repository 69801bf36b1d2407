"""Plans: the moves of a turn in any order, what they lead to, and what could be added."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from franchise.board import BOARD
from franchise.game.events import CityScored, Event, Expanded, RegionGained, ShareIncreased
from franchise.game.move import EXPANSIONS, Move
from franchise.game.reasons import (
    TURN_PHASES,
    AlreadyExpanded,
    BonusTileUsed,
    NoBonusTile,
    Reason,
    SupplyIsEmpty,
    TooDear,
    TurnIsOver,
)
from franchise.game.view import PlaceView, RegionView, View, places_of, regions_of

if TYPE_CHECKING:
    from franchise.game.position import Position
    from franchise.game.why_not import Referee

_ORDER = {"boom": 0, "stay": 0, "cash": 1, "expand": 2, "again": 2, "grow": 3, "double": 4, "end": 5}
_BOARD_ORDER = {place.id: index for index, place in enumerate(BOARD.places)}


@dataclass(frozen=True, slots=True)
class Plan:
    """A planned turn, or a planned decision of the setup."""

    moves: tuple[Move, ...]
    """In the order in which they can be played; `stay` is added where it was left out."""
    money: int
    """What the planner has before them."""
    cost: int
    """What they pay to the bank."""
    events: tuple[Event, ...]
    view: View
    """The position after them."""
    additions: tuple[Move, ...]
    """Every move that could still be added, of whatever phase."""
    reasons: dict[str, Reason]
    """For each place that no addition leads to: why not."""
    no_bonus: Reason | None
    """Why no bonus tile could be added, if none could."""
    scoring: tuple[str, ...]
    """The cities that the planner would score with one more franchise, by one of the additions."""
    places: tuple[PlaceView, ...]
    """Those that the plan changes, as they are after it."""
    regions: tuple[RegionView, ...]
    """Those that the plan changes, as they are after it. Of a scored one `gain` is what a rank has got."""


def arranged(moves: Sequence[Move], phase: str, expansions: int) -> list[tuple[int, Move]]:
    """Bring turn moves into the order of play, each with its index in what was given.

    The first expansion of a turn is its `expand` and the second its `again`, whatever they were called: so
    either of two can be taken out of a plan. Index -1 is a `stay` that was left out.
    """
    if phase not in TURN_PHASES:
        return list(enumerate(moves))

    def order(item: tuple[int, Move]) -> tuple[int, int]:
        kind = item[1].kind
        if kind in EXPANSIONS:
            return _ORDER[kind], int(kind == "again")
        return _ORDER.get(kind, 0), _BOARD_ORDER[item[1].place] if kind == "grow" and item[1].place else 0

    result = sorted(enumerate(moves), key=order)
    for position, (index, move) in enumerate(result):
        if move.kind in EXPANSIONS:
            result[position] = index, replace(move, kind="again" if expansions else "expand")
            expansions += 1
    if phase == "move_boom" and moves and not any(move.kind in ("boom", "stay") for move in moves):
        result.insert(0, (-1, Move("stay")))
    return result


def cost_of(events: Sequence[Event]) -> int:
    """Add up what was paid."""
    return sum(event.paid for event in events if isinstance(event, Expanded | ShareIncreased))


def places_after(before: "Position", after: View) -> tuple[PlaceView, ...]:
    """Return the places that differ from a position."""
    return tuple(
        place for known, place in zip(places_of(before), after.places, strict=True) if place != known
    )


def regions_after(before: "Position", after: View, events: Sequence[Event]) -> tuple[RegionView, ...]:
    """Return the regions that differ from a position, with what the ranks of a scored one have gained."""
    gained = {
        (event.region, event.seat): event.influence + event.dollars
        for event in events
        if isinstance(event, RegionGained)
    }
    return tuple(
        replace(
            region,
            standings=tuple(
                replace(standing, gain=gained.get((region.id, standing.seat), standing.gain))
                for standing in region.standings
            ),
        )
        for known, region in zip(regions_of(before), after.regions, strict=True)
        if region != known
    )


class Planner:
    """Looks for what could be added to a playable plan."""

    def __init__(self, position: "Position", moves: Sequence[Move]) -> None:
        """Take the position before the plan and the plan's moves as they were given."""
        from franchise.game.why_not import Referee

        self._before = position
        self._referee = Referee(position)
        self._given = [move for move in moves if move.kind != "end"]
        self._ended = len(self._given) < len(moves)
        self._moves = [move for _, move in self._arranged(self._given)]
        self.in_order = self._arranged(moves)

    @property
    def money(self) -> int:
        """Return what the planner has before the plan."""
        money: int = self._referee.facts.money[self._referee.facts.actor]
        return money

    def _arranged(self, moves: Sequence[Move]) -> list[tuple[int, Move]]:
        return arranged(moves, self._referee.phase, self._referee.facts.expansions)

    def _after(self, moves: Sequence[Move]) -> "Position | None":
        """Play moves on a copy; None if one of them is not legal."""
        from franchise.game.codes import code_of

        position = self._before.copy()
        return position if position.play_all([code_of(move) for move in moves]) is None else None

    @cached_property
    def _moments(self) -> list["Position"]:
        """Return the positions in which something may be added: at the start, before growing, at the end."""
        plan = self._moves
        if self._referee.phase == "move_boom" and not plan:
            plan = [Move("stay")]
        before_growing = [move for move in plan if _ORDER.get(move.kind, 0) <= _ORDER["expand"]]
        return [self._after(part) or self._before for part in ([], before_growing, plan)]

    def additions(self) -> list[Move]:
        """List every move with which the plan could still be played."""
        if self._referee.phase not in TURN_PHASES:
            return [] if self._moves else self._before.moves()
        candidates = dict.fromkeys(move for position in self._moments for move in position.moves())
        return [move for move in candidates if self._can_add(move)]

    def _can_add(self, move: Move) -> bool:
        if move.kind == "end":
            return not self._ended
        plan = [planned for _, planned in self._arranged([*self._given, move])]
        return move in plan and self._after(plan) is not None

    def scoring(self, additions: Sequence[Move]) -> tuple[str, ...]:
        """List the cities that a market share, added to the plan, would score for the planner."""
        grown = [move for move in additions if move.kind == "grow"]
        anyway = self._scored(()) if grown else set()
        return tuple(move.place for move in grown if move.place in self._scored((move,)) - anyway)

    def _scored(self, more: Sequence[Move]) -> set[str]:
        """Return the cities that the turn's end scores for the planner, with some moves added to the plan."""
        from franchise.game.codes import code_of, events_of

        turn = self._after([planned for _, planned in self._arranged([*self._given, *more])])
        rows = turn.play(code_of(Move("end"))) if turn else None
        return {
            event.place
            for event in events_of(rows or [])
            if isinstance(event, CityScored) and event.seat == self._referee.facts.actor
        }

    def reasons(self, additions: Sequence[Move]) -> dict[str, Reason]:
        """Return, for each place that no addition leads to, why none does; the boom marker does not count."""
        from franchise.game.why_not import Referee

        if self._moves and self._referee.phase not in TURN_PHASES:
            return {place.id: TurnIsOver() for place in BOARD.places}
        in_turn = self._referee.phase in TURN_PHASES
        offered = {move.place for move in additions if move.kind != "boom" or not in_turn}
        before_growing, at_end = Referee(self._moments[1]), Referee(self._moments[2])
        return {
            place.id: self._reason(place.id, before_growing, at_end)
            for place in BOARD.places
            if place.id not in offered
        }

    def no_bonus(self) -> Reason | None:
        """Return why no bonus tile can be used any more in this turn, if so."""
        from franchise.game.why_not import Referee

        in_turn = self._referee.phase in TURN_PHASES
        return Referee(self._moments[2]).why_not(Move("cash")) if in_turn else None

    def _reason(self, place: str, before_growing: "Referee", at_end: "Referee") -> Reason:
        move = self._natural_move(place, at_end)
        judge = before_growing if move.kind in EXPANSIONS and self._referee.phase != "increase" else at_end
        reason = judge.why_not(move)
        if isinstance(reason, NoBonusTile):
            # A player who wants to expand does not think of a bonus tile.
            return AlreadyExpanded()
        if reason is not None:
            return reason
        # Possible by itself, but the rest of the plan needs the bonus tile, the piece or the money.
        facts = at_end.facts
        if move.kind == "again" and not facts.bonus_ready:
            return BonusTileUsed()
        if not facts.supply[self._referee.facts.actor]:
            return SupplyIsEmpty()
        return TooDear(move.price or 0, facts.money[self._referee.facts.actor])

    def _natural_move(self, place: str, at_end: "Referee") -> Move:
        """Return the move a player would try on a place: grow where they are present, else expand to it."""
        from franchise.game.codes import LEVEL, PRICE
        from franchise.kernel.lookup import CITIES, PLACE_INDEX

        phase = self._referee.phase
        if phase == "open_towns":
            return Move("open", place)
        if phase == "place_boom":
            return Move("boom", place)
        if phase == "lay_cities":
            return Move("lay", place, value=max(2, BOARD.place[place].spaces))
        facts, index = at_end.facts, PLACE_INDEX[place]
        if facts.occupied[self._referee.facts.actor] >> index & 1 and CITIES & 1 << index:
            return Move("grow", place)
        prices = [
            price for price in PRICE if facts.reach[self._referee.facts.actor][LEVEL[price]] >> index & 1
        ]
        planned = sum(move.kind in EXPANSIONS for move in self._moves) + self._referee.facts.expansions
        return Move("again" if planned else "expand", place, price=prices[0] if prices else 0)
