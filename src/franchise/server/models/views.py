"""How tables and games are shown: the one place where they turn into answers."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from franchise.board import BOARD
from franchise.bots import Analysis
from franchise.game.errors import Illegal, Malformed
from franchise.game.game import Game
from franchise.game.plan import Plan
from franchise.game.reasons import TURN_PHASES
from franchise.game.record import RULES, write_fields
from franchise.game.view import View
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.models.games import (
    ChartAnswer,
    DroppedMove,
    GameAnswer,
    HappeningsAnswer,
    HintAnswer,
    HintTurn,
    OutlookAnswer,
    PlanAnswer,
    PlayedAnswer,
    PlayedMove,
    SceneAnswer,
    TurnFigures,
    UndoAnswer,
)
from franchise.server.models.me import Me
from franchise.server.models.tables import SeatView, TableView, UndoView
from franchise.server.tables.log import Entry, Happening, moves_at
from franchise.server.tables.seats import Seat
from franchise.server.tables.table import Table
from franchise.server.tables.turn_time import deadline


class Presence(Protocol):
    """Knows who has which table open."""

    def present(self, table: str, identity: str) -> bool:
        """Return whether somebody has a table open."""

    def watching(self, table: str, seated: Iterable[str]) -> int:
        """Count those who have a table open without sitting there."""


def hosted_view(hosted: Hosted, presence: Presence) -> TableView:
    """Show a table in memory, with who is there."""
    table = hosted.table
    watching = presence.watching(table.id, table.people)
    return table_view(table, hosted.last, present=presence.present, watching=watching)


def table_view(
    table: Table, last: Entry | None, *, present: Callable[[str, str], bool], watching: int = 0
) -> TableView:
    """Show a table; `present` says whether an identity has it open."""
    rules = dict(table.options)
    draw_seats = bool(rules.pop("draw_seats", False))
    return TableView(
        id=table.id,
        version=table.version,
        title=table.title,
        status=table.status,
        host=table.host,
        seats=[
            SeatView(
                number,
                seat.kind,
                seat.name,
                seat.colour or None,  # type: ignore[arg-type]
                seat.identity,
                seat.bot,
                seat.stand_in,
                present=seat.identity is not None and present(table.id, seat.identity),
                asked=seat.asked,
            )
            for number, seat in enumerate(table.seats)
        ],
        rules=rules,
        draw_seats=draw_seats,
        public=table.public,
        spectators=table.spectators,
        hints=table.hints,
        turn_minutes=table.turn_minutes,
        bot_seconds=table.bot_seconds,
        substitute=table.substitute,
        invitation_open=table.invitation is not None,
        muted=list(table.muted),
        undo=_undo(table, last),
        rematch=table.rematch,
        rules_version=table.rules,
        result=dict(table.result) if table.result is not None else None,
        notice=table.notice,  # type: ignore[arg-type]
        revision=last.revision if last is not None else 0,
        moves=last.move_count if last is not None else 0,
        turn=last.turn if last is not None else 0,
        actor=last.actor if last is not None else None,
        actor_since=last.actor_since if last is not None else None,
        deadline=deadline(table, last),
        created_at=table.created_at,
        changed_at=max(table.changed_at, last.at if last is not None else 0),
        watching=watching,
    )


def _undo(table: Table, last: Entry | None) -> UndoView | None:
    wish = table.undo
    if wish is None or last is None or wish.revision != last.revision:
        return None
    return UndoView(wish.to, wish.by, list(wish.needed))


def position_at(hosted: Hosted, at: int | None) -> Game:
    """Return the game after so many moves, or as it is now."""
    game = hosted.running_game
    if at is None:
        return game
    try:
        return game.at(at)
    except Malformed:
        raise Refusal("no_such_position", moves=len(game.moves)) from None


def colours_of(hosted: Hosted) -> tuple[str, ...]:
    """Return the colours of the players in seat order: those they chose, or those of their seats."""
    return tuple(
        seat.colour or usual for seat, usual in zip(hosted.table.seats, BOARD.player_colours, strict=False)
    )


def _coloured(view: View, seats: Sequence[Seat]) -> View:
    """Show players in the colours of their seats."""
    pairs = zip(view.players, seats, strict=True)
    players = tuple(replace(player, colour=seat.colour or player.colour) for player, seat in pairs)
    return replace(view, players=players)


def game_answer(hosted: Hosted, at: int | None) -> GameAnswer:
    """Show a position."""
    now = hosted.running_game
    game = position_at(hosted, at)
    return GameAnswer(
        id=hosted.table.id,
        revision=hosted.revision,
        moves=len(now.moves),
        at=len(game.moves),
        rules_version=RULES if hosted.table.rules is None else hosted.table.rules,
        complete=hosted.complete,
        view=_coloured(game.view(), hosted.table.seats),
        legal_moves=[str(move) for move in game.legal_moves()] if not game.over else [],
        turn_starts=hosted.remember("turn_starts", lambda known: turn_starts(known.running_game)),
    )


def turn_starts(game: Game) -> list[int]:
    """List after how many moves each turn began."""
    turns = [played.turn for played in game.history()]
    if not game.over:
        turns.append(game.turn)
    return [
        number for number, turn in enumerate(turns) if turn and turn not in turns[max(0, number - 1) : number]
    ]


def played_moves(hosted: Hosted, after: int) -> list[PlayedMove]:
    """List the moves after the first ones with their events; from 0 on with the setup."""
    setup = [PlayedMove(0, 0, None, None, list(hosted.running_game.setup_events))] if after == 0 else []
    return setup + [
        PlayedMove(number, played.turn, played.seat, str(played.move), played.events)
        for number, played in enumerate(hosted.history(after), after + 1)
    ]


def moves_before_last_turn(hosted: Hosted, seat: int) -> int:
    """Return after how many moves the last turn of a seat ended: what came since is news to its owner."""
    game = hosted.running_game
    turns = [(played.seat, played.turn) for played in game.history()]
    next_turns = [*turns[1:], (game.actor, game.turn)]
    ends = [
        number
        for number, (turn, next_turn) in enumerate(zip(turns, next_turns, strict=False), 1)
        if turn[0] == seat and turn != next_turn
    ]
    return ends[-1] if ends else 0


def chart(game: Game) -> ChartAnswer:
    """Return how everybody stood before the first turn and after each turn."""
    starts = turn_starts(game)
    ends = starts[1:] + ([len(game.moves)] if game.over else [])
    movers = [played.seat for played in game.history()]
    before = _figures(game.at(starts[0] if starts else 0), None)
    return ChartAnswer([before, *(_figures(game.at(end), movers[end - 1]) for end in ends)])


def _figures(game: Game, seat: int | None) -> TurnFigures:
    view = game.view()
    finished = view.turn if game.over else max(0, view.turn - 1)
    return TurnFigures(
        turn=finished,
        moves=len(game.moves),
        seat=seat,
        influence=[player.influence for player in view.players],
        money=[player.money for player in view.players],
        total=[player.final.total for player in view.players],
    )


def before_turn_of(game: Game, seat: int) -> Game:
    """Return the game at the next turn of a seat, if everybody before it did nothing more."""
    if seat >= len(game.players):
        raise Refusal("no_such_seat")
    ahead = game.before_turn_of(seat)
    if ahead is None:
        raise Refusal("no_turn_ahead")
    return ahead


def plan_answer(
    hosted: Hosted, game: Game, moves: list[str], *, with_view: bool, drop: bool = False
) -> PlanAnswer:
    """Show a turn before it is played, from a position of the table's game; `drop` what cannot be played."""
    return planned(
        game,
        moves,
        revision=hosted.revision,
        shown=lambda view: _coloured(view, hosted.table.seats) if with_view else None,
        drop=drop,
    )


def planned(
    game: Game, moves: list[str], *, revision: int, shown: Callable[[View], View | None], drop: bool
) -> PlanAnswer:
    """Show a turn of any game before it is played; `shown` says what is shown of the position after it."""
    plan, dropped = _legal_plan(game, moves) if drop else (game.plan(moves), [])
    return PlanAnswer(
        revision=revision,
        moves=[str(move) for move in plan.moves],
        money=plan.money,
        dropped=dropped,
        cost=plan.cost,
        events=list(plan.events),
        income=[player.income for player in plan.view.players],
        view=shown(plan.view),
        additions=[str(move) for move in plan.additions],
        reasons=plan.reasons,
        no_bonus=plan.no_bonus,
        scoring=list(plan.scoring),
        places=list(plan.places),
        regions=list(plan.regions),
        final=[player.final for player in plan.view.players],
        winners=list(plan.view.winners),
        turns_without_expansion=plan.view.turns_without_expansion,
    )


def _legal_plan(game: Game, moves: Iterable[str]) -> tuple[Plan, list[DroppedMove]]:
    """Plan what can be played of some moves, and say of each other one why not."""
    left, dropped = list(moves), list[DroppedMove]()
    while True:
        try:
            return game.plan(left), dropped
        except Illegal as error:
            if error.index is None:
                raise
            dropped.append(DroppedMove(left.pop(error.index), error.reason))


async def outlook_answer(hosted: Hosted) -> OutlookAnswer:
    """Show how near the end is."""
    revision = hosted.revision
    found = await hosted.remember_aside("outlook", Game.outlook)
    return OutlookAnswer(
        revision, found.tiles_to_red_zone, found.turns_left, found.last_seat, list(found.red_zone)
    )


def happenings_answer(hosted: Hosted, since: int, limit: int) -> HappeningsAnswer:
    """Show a page of a game's log."""
    revision = hosted.revision
    told = hosted.happenings_since(since, limit)
    return HappeningsAnswer(revision, told, bool(told) and told[-1].revision < revision)


def hint_answer(game: Game, found: Analysis) -> HintAnswer:
    """Show the best turns that a search found."""
    return HintAnswer(
        at=len(game.moves),
        simulations=found.simulations,
        turns=[
            HintTurn(
                [str(move) for move in turn.moves],
                list(turn.expected),
                list(turn.influence),
                turn.share,
                list(turn.reasons),
                list(turn.chances),
            )
            for turn in found.turns
        ],
    )


def played_answer(told: Happening, shown: SceneAnswer | None) -> PlayedAnswer:
    """Show what moves led to, with the scene if it was asked for."""
    return PlayedAnswer(told.revision, told.move_count, told.actor, list(told.events), shown)


def undo_answer(hosted: Hosted, told: Happening | None) -> UndoAnswer:
    """Show that moves were taken back, or who is asked."""
    if told is not None:
        return UndoAnswer(True, told.revision, told.move_count, [])
    wish = hosted.table.undo
    needed = list(wish.needed) if wish is not None else []
    return UndoAnswer(False, hosted.revision, len(hosted.running_game.moves), needed)


def scene(hosted: Hosted, me: Me | None, table: TableView, after: int) -> SceneAnswer:
    """Show a table with its game to somebody who knows its first moves.

    Whoever knows more moves than there are, because some were taken back, is told all of them.
    """
    if hosted.table.setup is None:
        return SceneAnswer(me, table, None, [], None)
    game = game_answer(hosted, None)
    actor = table.seats[game.view.actor] if game.view.actor is not None else None
    plan = None
    if actor is not None and me is not None and actor.identity == me.id and table.status == "playing":
        moves = ["end"] if game.view.phase in TURN_PHASES else []
        plan = plan_answer(hosted, hosted.running_game, moves, with_view=False)
    return SceneAnswer(me, table, game, played_moves(hosted, after if after <= game.moves else 0), plan)


def record_of(hosted: Hosted) -> dict[str, Any]:
    """Return the record of a game, under the rules it was played with."""
    table = hosted.table
    if table.setup is None:
        raise Refusal("not_started")
    rules = RULES if table.rules is None else table.rules
    moves = moves_at(hosted.entries, hosted.revision)
    return write_fields(table.players or (), table.setup, moves, table.result, rules)
