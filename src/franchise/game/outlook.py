"""How near the end is, and who could bring it about (rules `red-zone` and `no-expansion`)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from types import SimpleNamespace
from typing import Literal

from franchise.game.codes import members
from franchise.game.position import Position
from franchise.kernel.bits import popcount
from franchise.kernel.lookup import RED_ZONE_FROM
from franchise.kernel.moves import (
    AGAIN,
    AGAIN_OFFSET,
    CASH,
    DOUBLE,
    END,
    EXPAND,
    EXPAND_FAR,
    EXPAND_FREE,
    GROW,
    STAY,
    TARGETS,
)
from franchise.kernel.state import MOVE_BOOM

Possible = Literal["yes", "no", "unknown"]

MOST_POSITIONS = 3_000
"""After so many positions of a seat's turn nobody looks any further: about a tenth of a second."""

MOST_EXPANSIONS = 2
"""In one turn: its own, and another with a bonus tile."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """How near the end is."""

    tiles_to_red_zone: int
    """How many more region tiles on the track end the game."""
    turns_left: int
    """How many more turns in a row without an expansion end it, the present one included."""
    last_seat: int | None
    """Whose turn the last of them would be; None before the first turn and after the last."""
    red_zone: tuple[Possible, ...]
    """By seat: whether its next turn could bring a tile into the red zone, if all before it change nothing.

    For the active player that is the present turn. What would take too long to find out is unknown.
    """


def outlook_of(position: Position, most: int = MOST_POSITIONS) -> Outlook:
    """Look ahead from a position, for each seat at no more than so many positions."""
    facts = position.facts()
    tiles = max(0, RED_ZONE_FROM - facts.tiles_on_track)
    if position.actor < 0 or position.turn == 0:
        left = facts.players if position.turn == 0 else 0
        return Outlook(tiles, left, None, ("no",) * facts.players)
    # A turn that has its expansion does not count; those of a whole round after it would.
    left = facts.players if facts.expansions else facts.players - facts.turns_without_expansion
    ahead = left if facts.expansions else left - 1
    could: dict[int, Possible] = {
        turn.actor: _could_reach_red_zone(turn, most) for turn in _next_turns(position, facts.players)
    }
    return Outlook(
        tiles,
        left,
        (facts.actor + ahead) % facts.players,
        tuple(could.get(seat, "no") for seat in range(facts.players)),
    )


def _next_turns(position: Position, players: int) -> Iterator[Position]:
    """Go through a turn of each player, the active one first, in which all before it have changed nothing."""
    yield position
    position = position.copy()
    for _ in range(players - 1):
        # Who passes here does so only in our thoughts, which must not end the game.
        position.states["turns_without_expansion"][0] = 0
        position.play_all([*([STAY * TARGETS] if position.phase == MOVE_BOOM else []), END * TARGETS])
        if position.actor < 0:
            return
        yield position


def _could_reach_red_zone(position: Position, most: int) -> Possible:
    """Return whether the active player could bring a tile into the red zone in this turn."""
    facts, figures = position.facts(), position.figures()
    needed = RED_ZONE_FROM - facts.tiles_on_track
    waiting = [figures.missing[region] for region in members(facts.unscored_regions)]
    near = [places for places in waiting if _within_reach(places, facts, figures)]
    search = _Search(most)
    for regions in combinations(near, needed):
        places = 0
        for region in regions:
            places |= region
        if _within_reach(places, facts, figures) and search.completes(position, places):
            return "yes"
    return "unknown" if search.gave_up else "no"


def _within_reach(places: int, facts: SimpleNamespace, figures: SimpleNamespace) -> bool:
    """Return whether one turn has enough pieces for what some regions wait for; no more than a first look.

    A place without the player's franchise takes an expansion. A city with one takes a market share, and all
    but one city must be scored by a single piece.
    """
    mine = facts.occupied[facts.actor]
    promised = _promised(facts.grown, facts.expansion[: facts.expansions])
    if popcount(places & ~mine & ~promised) + facts.expansions > MOST_EXPANSIONS:
        return False
    lacks = [_pieces_to_score(city, facts, figures) for city in members(places & mine)]
    return all(pieces <= 2 for pieces in lacks) and lacks.count(2) <= 1


def _pieces_to_score(city: int, facts: SimpleNamespace, figures: SimpleNamespace) -> int:
    """Return how many more pieces of the active player score a city: for the majority, or to fill it."""
    to_majority = figures.majority[city] - facts.pieces[city][facts.actor]
    return int(min(to_majority, figures.empty_spaces[city]))


def _promised(grown: int, expansions: list[int]) -> int:
    """Return the places that get a piece at the end of the turn, as a mask."""
    return grown | sum(1 << place for place in expansions)


class _Search:
    """Tries the turns that could complete some regions, within a number of positions."""

    def __init__(self, most: int) -> None:
        self._left = most

    @property
    def gave_up(self) -> bool:
        """Return whether there was more to try."""
        return self._left < 0

    def completes(self, position: Position, places: int) -> bool:
        """Return whether a turn that gives all these places a piece ends the game in the red zone."""
        self._left -= 1
        if self._left < 0:
            return False
        if position.actor < 0:
            return bool(position.states["tiles_on_track"][0] >= RED_ZONE_FROM)
        return any(self._leads_there(position, code, places) for code in _useful(position, places))

    def _leads_there(self, position: Position, code: int, places: int) -> bool:
        after = position.copy()
        after.play_all([code])
        ends = code == END * TARGETS
        return (after.actor < 0 or not ends) and self.completes(after, places)


def _useful(position: Position, places: int) -> Iterator[int]:
    """Go through the moves of a turn that gives some places a piece: in one order, over cheapest links."""
    state = position.states[0]
    promised = _promised(int(state["grown"]), state["expansion"][: state["expansions"]].tolist())
    waiting = places & ~promised
    seen: set[tuple[int, int]] = set()
    for code in reversed(position.codes()) if not waiting else position.codes():
        kind, target = divmod(code, TARGETS)
        if kind in (END, DOUBLE):
            useful = not waiting
        elif kind == CASH:
            useful = not promised
        elif kind < EXPAND:  # the boom marker
            useful = True
        else:
            # One share after the other: which comes first changes nothing.
            way = (GROW, 0) if kind == GROW else (_way(kind), target)
            useful = bool(waiting >> target & 1) and way not in seen
            seen |= {way} if useful else set()
        if useful:
            yield code


def _way(kind: int) -> int:
    """Return the kind of expansion that differs from this one in nothing but the price or the bonus tile."""
    kind -= AGAIN_OFFSET if kind >= AGAIN else 0
    return EXPAND if kind < EXPAND_FREE else EXPAND_FREE if kind < EXPAND_FAR else kind
