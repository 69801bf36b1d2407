"""Names what decides a puzzle, by what its best turn does and the best of the different ones does not."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property

from franchise.bots import Advice, Budget, reasons_for
from franchise.bots import advice as a
from franchise.bots.endings import WON, EndFinder
from franchise.game.events import RegionGained
from franchise.game.game import Game
from franchise.game.move import EXPANSIONS, Move
from franchise.puzzles.puzzle import Theme

FAR = 5
"""A link that costs so much leads far away."""
DOLLARS_PER_INFLUENCE = 3


def theme_of(game: Game, best: Sequence[Move | str], other: Sequence[Move | str]) -> Theme | None:
    """Name what decides between the best turn and another; None where nothing in particular does."""
    return next(_themes(_Turn(game, best), _Turn(game, other)), None)


class _Turn:
    """A turn and what it leads to."""

    def __init__(self, game: Game, moves: Sequence[Move | str]) -> None:
        self.moves = [move if isinstance(move, Move) else Move.parse(move) for move in moves]
        self.reasons = reasons_for(game, self.moves)
        after = game.copy()
        self.seat = game.actor
        self.before = game.view()
        self.events = after.play_all(self.moves)
        self.after = after.view()
        self.over = after.over
        self._position = after.position

    @cached_property
    def from_cities(self) -> int:
        """Return the influence that cities bring."""
        return sum(reason.gain for reason in self.reasons if isinstance(reason, a.ScoresCity))

    @cached_property
    def from_regions(self) -> float:
        """Return the influence that regions bring, dollars included."""
        return sum(
            reason.gain
            if isinstance(reason, a.ScoresRegion)
            else reason.influence + reason.dollars / DOLLARS_PER_INFLUENCE
            for reason in self.reasons
            if isinstance(reason, a.ScoresRegion | a.RanksInRegion)
        )

    @property
    def income(self) -> int:
        """Return the next income, as things stand."""
        assert self.seat is not None
        return self.after.players[self.seat].income

    @property
    def money(self) -> int:
        """Return what is left after the turn."""
        assert self.seat is not None
        return self.after.players[self.seat].money

    @cached_property
    def lets_win(self) -> bool:
        """Return whether the next player can win at once."""
        return not self.over and _end_finder().find(self._position.states, Budget()).outcome == WON

    @property
    def wins_final_tie(self) -> bool:
        """Return whether it wins the game by pieces in towns."""
        totals = [player.final.total for player in self.after.players]
        return self.over and self.after.winners == (self.seat,) and totals.count(max(totals)) > 1

    @property
    def far_places(self) -> set[str | None]:
        """Return the places that it expands to over a dear link or over several."""
        return {
            move.place
            for move in self.moves
            if move.kind in EXPANSIONS and (move.far or (move.price or 0) >= FAR)
        }

    @property
    def places(self) -> set[str | None]:
        """Return all places that it expands to."""
        return {move.place for move in self.moves if move.kind in EXPANSIONS}

    @property
    def ties_won(self) -> set[str]:
        """Return the regions that it scores in which it wins a tie that matters by the tie-breaker."""
        gained = [event for event in self.events if isinstance(event, RegionGained)]
        own = {event.region: event for event in gained if event.seat == self.seat}
        return {
            event.region
            for event in gained
            if event.region in own
            and event.seat != self.seat
            and event.pieces == own[event.region].pieces
            and event.rank > own[event.region].rank
            and self._matters(own[event.region], event)
        }

    def _matters(self, own: RegionGained, other: RegionGained) -> bool:
        """Return whether the game goes on, or would not have been won by the other outcome of a tie."""
        assert self.seat is not None
        more = _influence(own) - _influence(other)
        totals = [player.final.total for player in self.after.players]
        totals[own.seat] -= more
        totals[other.seat] += more
        return not self.over or any(
            total >= totals[self.seat] for seat, total in enumerate(totals) if seat != self.seat
        )


def _influence(gained: RegionGained) -> int:
    return gained.influence + gained.dollars // DOLLARS_PER_INFLUENCE


@cache
def _end_finder() -> EndFinder:
    return EndFinder()


def _only(turn: _Turn, other: _Turn) -> list[Advice]:
    """Return what is true of one of two turns alone."""
    return [reason for reason in turn.reasons if reason not in other.reasons]


def _any(reasons: Iterable[Advice], *kinds: type) -> bool:
    return any(isinstance(reason, kinds) for reason in reasons)


def _themes(best: _Turn, other: _Turn) -> Iterator[Theme]:
    """Go through what may decide, the most particular first."""
    more, less = _only(best, other), _only(other, best)
    cities, regions = best.from_cities - other.from_cities, best.from_regions - other.from_regions
    if other.lets_win and not best.lets_win and not best.over:
        yield "blocking"
    if best.far_places - other.places:
        yield "far_expansion"
    if best.ties_won - other.ties_won or best.wins_final_tie:
        yield "tie_breaker"
    if _any(more, a.TakesTieBreaker) and cities <= 0 and regions <= 0:
        yield "tie_breaker"
    if _uses(best) and _uses(best) != _uses(other):
        yield "bonus_tile"
    if best.over and not (other.over and cities + regions > 0):
        yield "last_turn"
    if cities + regions < 0:
        yield "income"
    if _blocked(best, more) > max(cities, regions):
        yield "blocking"
    if max(cities, regions) > 0:
        yield "region" if regions > cities else "majority"
    if _any(less, a.GivesCity, a.GivesRegion):
        yield "blocking"
    if _any(more, a.LeadsRegion):
        yield "region"
    if _any(more, a.NearlyHasCity):
        yield "majority"
    if _uses(other) and not _uses(best):
        yield "bonus_tile"
    if best.income > other.income or best.money > other.money:
        yield "income"


def _uses(turn: _Turn) -> set[str]:
    """Return what the turn uses a bonus tile for, if it uses one."""
    return {reason.use for reason in turn.reasons if isinstance(reason, a.UsesBonusTile)}


def _blocked(turn: _Turn, reasons: Iterable[Advice]) -> int:
    """Return the value of the most valuable city in which somebody is blocked."""
    blocked = {reason.place for reason in reasons if isinstance(reason, a.BlocksCity)}
    return max((place.value or 0 for place in turn.before.places if place.id in blocked), default=0)
