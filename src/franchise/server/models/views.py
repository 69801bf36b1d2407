"""How tables and games are shown: the one place where they turn into answers."""

from collections.abc import Callable
from typing import Any

from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.reasons import TURN_PHASES
from franchise.game.record import RULES
from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.models.games import (
    ChartAnswer,
    GameAnswer,
    PlanAnswer,
    PlayedMove,
    SceneAnswer,
    TurnFigures,
)
from franchise.server.models.me import Me
from franchise.server.models.tables import SeatView, TableView, UndoView
from franchise.server.tables.log import Entry
from franchise.server.tables.table import Table
from franchise.server.tables.turn_time import deadline

Present = Callable[[str, str], bool]
"""Tells whether an identity has a table open."""


def table_view(table: Table, last: Entry | None, *, present: Present, watching: int = 0) -> TableView:
    """Show a table."""
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
    """Give the game after so many moves, or as it is now."""
    game = hosted.running_game
    if at is None:
        return game
    try:
        return game.at(at)
    except Malformed:
        raise Refusal("no_such_position", moves=len(game.moves)) from None


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
        view=game.view(),
        legal_moves=[str(move) for move in game.legal_moves()] if not game.over else [],
        turn_starts=hosted.remember("turn_starts", turn_starts),
    )


def turn_starts(hosted: Hosted) -> list[int]:
    """Tell after how many moves each turn began."""
    game = hosted.starting_game.copy()
    starts = [0] if game.turn else []
    for number, move in enumerate(hosted.running_game.moves, 1):
        turn = game.turn
        game.play(move)
        if game.turn != turn and not game.over:
            starts.append(number)
    return starts


def played_moves(hosted: Hosted, after: int) -> list[PlayedMove]:
    """Tell the moves after the first ones with their events; from 0 on with the setup."""
    moves = hosted.running_game.moves
    game = hosted.running_game.at(after)
    told = [PlayedMove(0, 0, None, None, list(game.setup_events))] if after == 0 else []
    for number, move in enumerate(moves[after:], after + 1):
        seat, turn = game.actor, game.turn
        told.append(PlayedMove(number, turn, seat, str(move), game.play(move)))
    return told


def moves_before_last_turn(hosted: Hosted, seat: int) -> int:
    """Tell after how many moves the last turn of a seat ended: what came since is news to its owner."""
    game = hosted.starting_game.copy()
    last = 0
    for number, move in enumerate(hosted.running_game.moves, 1):
        actor, turn = game.actor, game.turn
        game.play(move)
        if actor == seat and (game.actor, game.turn) != (actor, turn):
            last = number
    return last


def chart(hosted: Hosted) -> ChartAnswer:
    """Tell how everybody stood after each turn."""
    game = hosted.starting_game.copy()
    turns = [_figures(game, None)]
    for move in hosted.running_game.moves:
        actor, turn = game.actor, game.turn
        game.play(move)
        if game.turn != turn or game.over:
            figures = _figures(game, actor if turn else None)
            turns = [*turns, figures] if turn else [figures]  # before the first turn there is one stand
    return ChartAnswer(turns)


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


def plan_answer(hosted: Hosted, moves: list[str], at: int | None, with_view: bool) -> PlanAnswer:
    """Look at a turn before it is played."""
    plan = position_at(hosted, at).plan(moves)
    return PlanAnswer(
        revision=hosted.revision,
        moves=[str(move) for move in plan.moves],
        cost=plan.cost,
        events=list(plan.events),
        income=[player.income for player in plan.view.players],
        view=plan.view if with_view else None,
        additions=[str(move) for move in plan.additions],
        reasons=plan.reasons,
        no_bonus=plan.no_bonus,
        scoring=list(plan.scoring),
    )


def scene(hosted: Hosted, me: Me | None, table: TableView, after: int) -> SceneAnswer:
    """Show a table with its game to somebody who knows its first moves.

    Whoever knows more moves than there are, because some were taken back, is told all.
    """
    if hosted.table.setup is None:
        return SceneAnswer(me, table, None, [], None)
    game = game_answer(hosted, None)
    actor = table.seats[game.view.actor] if game.view.actor is not None else None
    plan = None
    if actor is not None and me is not None and actor.identity == me.id and table.status == "playing":
        plan = plan_answer(
            hosted, ["end"] if game.view.phase in TURN_PHASES else [], at=None, with_view=False
        )
    return SceneAnswer(me, table, game, played_moves(hosted, after if after <= game.moves else 0), plan)


def record_of(hosted: Hosted) -> dict[str, Any]:
    """Give the record of a game, under the rules it was played with."""
    from franchise.server.tables.log import moves_at

    table = hosted.table
    if table.setup is None:
        raise Refusal("not_started")
    record = {
        "format": "franchise/1",
        "rules": RULES if table.rules is None else table.rules,
        "players": list(table.players or ()),
        "setup": dict(table.setup),
        "moves": moves_at(hosted.entries, hosted.revision),
    }
    return record | ({"result": dict(table.result)} if table.result is not None else {})
