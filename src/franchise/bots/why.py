"""Finds what speaks for a turn and what it costs, from its events and from the views before and after it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from franchise.board import BOARD
from franchise.bots import advice as a
from franchise.game import events as e
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.game.view import PlaceView, View
from franchise.kernel.ending import DOLLARS_PER_INFLUENCE
from franchise.kernel.lookup import INCOME

NEAR = 2
"""A player is worth blocking when this few pieces short of an absolute majority."""

_ORDER: tuple[type, ...] = get_args(a.Advice)


def reasons_for(game: Game, moves: Iterable[Move | str]) -> tuple[a.Advice, ...]:
    """Say why a turn is worth playing: the rest of the active player's turn, or a decision of the setup.

    The end of the game comes first, then what the turn gains, the most first, then the rest.

    >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    >>> [reason.id for reason in reasons_for(game, ["expand phoenix $1", "end"])]
    ['raises_income', 'enters_city']
    """
    if game.actor is None:
        return ()
    trial = game.copy()
    events = trial.play_all(moves)
    turn = _Turn(game.actor, events, game.view(), trial.view())
    found = [*_happening(turn), *([] if trial.over else _lasting(turn))]
    return tuple(sorted(found, key=_weight))


@dataclass(frozen=True)
class _Turn:
    seat: int
    events: list[e.Event]
    before: View
    after: View


def _weight(advice: a.Advice) -> tuple[int, float]:
    match advice:
        case a.ScoresCity(gain=gain) | a.ScoresRegion(gain=gain):
            return _ORDER.index(a.ScoresCity), -gain
        case a.RanksInRegion(influence=influence, dollars=dollars):
            return _ORDER.index(a.ScoresCity), -influence - dollars / DOLLARS_PER_INFLUENCE
    return _ORDER.index(type(advice)), 0


# --- what the turn does, also when the game is over with it ---


def _happening(turn: _Turn) -> Iterator[a.Advice]:
    for event in turn.events:
        yield from _of_scoring(turn, event)
        yield from _of_tiles_and_pieces(turn, event)


def _of_scoring(turn: _Turn, event: e.Event) -> Iterator[a.Advice]:
    match event:
        case e.CityScored(place, seat, gain, majority):
            if seat == turn.seat:
                yield a.ScoresCity(place, gain, majority)
            else:
                yield a.GivesCity(place, seat, gain)
        case e.RegionScored(region, influence=influence):
            yield a.ScoresRegion(region, influence)
        case e.RegionGained(region, seat, rank, _, influence, dollars) if influence or dollars:
            if seat == turn.seat:
                yield a.RanksInRegion(region, rank, influence, dollars)
            elif rank == 0:
                yield a.GivesRegion(region, seat, influence, dollars)
        case e.GameEnded():
            totals = [player.final.total for player in turn.after.players]
            own = totals.pop(turn.seat)
            yield a.EndsGame(_result(turn), own, max(totals))


def _result(turn: _Turn) -> Literal["won", "shared", "lost"]:
    winners = turn.after.winners
    if turn.seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def _of_tiles_and_pieces(turn: _Turn, event: e.Event) -> Iterator[a.Advice]:
    match event:
        case e.MilestoneReached(turn.seat, milestone):
            yield a.ReachesMilestone(milestone)
        case e.LinkTileTaken(turn.seat):
            yield a.TakesTile("link")
        case e.ExpansionTileTaken(turn.seat):
            yield a.TakesTile("expansion")
        case e.BonusTileReturned(turn.seat):
            yield a.TakesTile("bonus")
        case e.BonusTileUsed(turn.seat, use):
            yield a.UsesBonusTile(use)
        case e.FranchiseOpened(turn.seat, place) if BOARD.place[place].is_town:
            yield a.OpensTown(place)


# --- what it changes for the rest of the game ---


def _lasting(turn: _Turn) -> Iterator[a.Advice]:
    for before, after in zip(turn.before.places, turn.after.places, strict=True):
        yield from _of_a_city(turn, before, after)
    for event in turn.events:
        yield from _of_boom(turn, event)
    yield from _of_regions(turn)
    income, next_income = (view.players[turn.seat].income for view in (turn.before, turn.after))
    if income < next_income:
        yield a.RaisesIncome(income, next_income)


def _of_a_city(turn: _Turn, before: PlaceView, after: PlaceView) -> Iterator[a.Advice]:
    scorers = [
        event.seat for event in turn.events if isinstance(event, e.CityScored) and event.place == before.id
    ]
    for standing in before.standings:
        seat = standing.seat
        if seat != turn.seat and _needs(before, seat) in range(1, NEAR + 1):
            closed = after.scored and seat not in scorers
            if closed or (not after.scored and _needs(after, seat) is None):
                yield a.BlocksCity(before.id, seat)
    if _needs(after, turn.seat) == 1 and _needs(before, turn.seat) != 1:
        assert after.value is not None
        yield a.NearlyHasCity(after.id, after.value)
    if not before.pieces[turn.seat] and after.pieces[turn.seat] and after.empty_spaces:
        yield a.EntersCity(after.id, after.empty_spaces)


def _needs(place: PlaceView, seat: int) -> int | None:
    """Return how many pieces a player who is present lacks for an absolute majority, None without room."""
    for standing in place.standings:
        if standing.seat == seat and standing.to_majority <= place.empty_spaces:
            return standing.to_majority
    return None


def _of_boom(turn: _Turn, event: e.Event) -> Iterator[a.Advice]:
    match event:
        case e.IncomeTaken(turn.seat, spaces, boom_spaces, dollars) if boom_spaces:
            assert turn.after.boom is not None
            more = dollars - int(INCOME[len(turn.before.players), spaces - boom_spaces])
            if more:
                yield a.BoomPays(turn.after.boom, more)


def _of_regions(turn: _Turn) -> Iterator[a.Advice]:
    for before, after in zip(turn.before.regions, turn.after.regions, strict=True):
        if after.scored or not after.open:
            continue
        if after.tie_breaker == turn.seat and before.tie_breaker is None:
            yield a.TakesTieBreaker(after.id)
        led, leads = (bool(r.standings) and r.standings[0].seat == turn.seat for r in (before, after))
        if leads and not led:
            yield a.LeadsRegion(after.id)
