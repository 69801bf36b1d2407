"""Games: positions, moves, plans, going back, what happened, hints."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from franchise.server.errors import Refusal
from franchise.server.house import going_back, playing
from franchise.server.house.fairness import must_allow_analysis, must_not_be_in_play
from franchise.server.house.hosted import Hosted
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import (
    AT_TABLE,
    MOST_LISTED,
    Key,
    ServerOf,
    TableId,
    caller,
    server_of,
    shown,
    visible,
    visitor,
)
from franchise.server.http.routes.me import me_of
from franchise.server.models import views
from franchise.server.models.games import (
    AnswerRequest,
    ChartAnswer,
    EventsAnswer,
    GameAnswer,
    HappeningsAnswer,
    HintAnswer,
    HintRequest,
    MovesRequest,
    OutlookAnswer,
    PlanAnswer,
    PlanRequest,
    PlayedAnswer,
    SceneAnswer,
    UndoAnswer,
    UndoRequest,
)
from franchise.server.models.tables import TableView
from franchise.server.tables.results import note_hint

router = APIRouter(prefix="/api/games/{table}", tags=["games"])

At = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="After how many moves; now if left out.")]


@router.get("", **answers(GameAnswer, *AT_TABLE, "not_started", "rules_differ", "no_such_position"))
async def show(
    table: TableId, request: Request, at: At = None, who: Caller | None = visitor("read")
) -> Response:
    """Show the present position or a past one, with the legal moves."""
    return Answer(views.game_answer(await visible(request, table, who), at))


@router.get("/scene", **answers(SceneAnswer, *AT_TABLE, "rules_differ"))
async def scene(
    table: TableId,
    request: Request,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="The moves that are known.")] = 0,
    who: Caller | None = visitor("read"),
) -> Response:
    """Show all that a screen needs: who you are, the table, the position, what happened, an empty plan."""
    return Answer(_scene(request, await visible(request, table, who), who, after))


def _scene(request: Request, hosted: Hosted, who: Caller | None, after: int) -> SceneAnswer:
    me = None if who is None else me_of(who.identity, server_of(request).seals)
    return views.scene(hosted, me, shown(server_of(request), hosted), after)


@router.get("/record", **answers(dict, *AT_TABLE, "not_started", "rules_differ"))
async def record(table: TableId, request: Request, who: Caller | None = visitor("read")) -> Response:
    """Export the record of the game."""
    answer = Answer(views.record_of(await visible(request, table, who)))
    answer.headers["content-disposition"] = f'attachment; filename="franchise-{table}.json"'
    return answer


@router.post(
    "/moves",
    **answers(
        PlayedAnswer,
        *AT_TABLE,
        "no_identity",
        "not_at_table",
        "not_started",
        "rules_differ",
        "game_over",
        "stale",
        "not_your_turn",
        "bot_stands_in",
        "illegal",
        "unplayable",
        "key_reused",
    ),
)
async def play(
    table: TableId,
    body: MovesRequest,
    request: Request,
    after: Annotated[
        int | None,
        Query(ge=0, le=2**31 - 1, description="Answer with the scene too, to one who knows so many moves."),
    ] = None,
    key: Key = None,
    who: Caller = caller("write"),
) -> Response:
    """Play moves: all of them or none. What was acknowledged is never lost."""
    house = server_of(request).house
    told = await playing.play(house, table, who.id, body.revision, body.moves, key)
    scene = None if after is None else _scene(request, await house.get(table), who, after)
    return Answer(views.played_answer(told, scene))


@router.post(
    "/plan",
    **answers(
        PlanAnswer,
        *AT_TABLE,
        "not_started",
        "rules_differ",
        "stale",
        "illegal",
        "unplayable",
        "no_such_position",
        "no_such_seat",
        "no_turn_ahead",
        "game_over",
    ),
)
async def plan(
    table: TableId, body: PlanRequest, request: Request, who: Caller | None = visitor("plan")
) -> Response:
    """Preview a turn before it is played: its moves may come in any order."""
    hosted = await visible(request, table, who)
    if body.revision is not None:
        hosted.must_be_current(body.revision)
    game = views.position_at(hosted, body.at)
    if game.over:
        raise Refusal("game_over")
    game = game if body.seat is None else views.before_turn_of(game, body.seat)
    return Answer(views.plan_answer(hosted, game, body.moves, with_view=body.view, drop=body.drop))


@router.post(
    "/undo",
    **answers(
        UndoAnswer,
        *AT_TABLE,
        "no_identity",
        "not_at_table",
        "not_your_seat",
        "not_started",
        "rules_differ",
        "stale",
        "nothing_to_undo",
        "asked_already",
        "host_has_too_many",
        "key_reused",
    ),
)
async def undo(
    table: TableId, body: UndoRequest, server: ServerOf, key: Key = None, who: Caller = caller("write")
) -> Response:
    """Take moves back, or ask the other people in the game."""
    told = await going_back.undo(server.house, table, who.id, body.revision, body.to, key)
    return Answer(views.undo_answer(await server.house.get(table), told))


@router.post(
    "/undo/answer",
    **answers(
        TableView,
        *AT_TABLE,
        "no_identity",
        "not_at_table",
        "nothing_asked",
        "rules_differ",
        "host_has_too_many",
    ),
)
async def answer_undo(
    table: TableId, body: AnswerRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Agree to going back, or refuse."""
    return Answer(shown(server, await going_back.answer_undo(server.house, table, who.id, body.agree)))


@router.get("/log", **answers(HappeningsAnswer, *AT_TABLE, "not_started", "rules_differ"))
async def log(
    table: TableId,
    request: Request,
    since: Annotated[int, Query(ge=-1, le=2**31 - 1, description="The last revision that is known.")] = -1,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED, description="How many entries at most.")] = MOST_LISTED,
    who: Caller | None = visitor("read"),
) -> Response:
    """List what was played and taken back after a revision, a page at a time."""
    hosted = await visible(request, table, who)
    return Answer(await asyncio.to_thread(views.happenings_answer, hosted, since, limit))


@router.get(
    "/events",
    **answers(EventsAnswer, *AT_TABLE, "not_started", "rules_differ", "no_such_position", "no_such_seat"),
)
async def events(
    table: TableId,
    request: Request,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="The moves that are known.")] = 0,
    seat: Annotated[
        int | None, Query(ge=0, le=4, description="Tell what happened since this seat's last turn.")
    ] = None,
    who: Caller | None = visitor("read"),
) -> Response:
    """List the moves of the game with their events: all, after some, or since a seat's last turn."""
    hosted = await visible(request, table, who)
    if seat is not None and seat >= len(hosted.table.seats):
        raise Refusal("no_such_seat")
    count = len(hosted.running_game.moves)
    if after > count:
        raise Refusal("no_such_position", moves=count)
    first = after if seat is None else views.moves_before_last_turn(hosted, seat)
    return Answer(EventsAnswer(hosted.revision, views.played_moves(hosted, first)))


@router.get("/chart", **answers(ChartAnswer, *AT_TABLE, "not_started", "rules_differ"))
async def chart(table: TableId, request: Request, who: Caller | None = visitor("read")) -> Response:
    """Show how everybody stood after each turn."""
    hosted = await visible(request, table, who)
    return Answer(await hosted.remember_aside("chart", views.chart))


@router.get("/outlook", **answers(OutlookAnswer, *AT_TABLE, "not_started", "rules_differ"))
async def outlook(table: TableId, request: Request, who: Caller | None = visitor("plan")) -> Response:
    """Show how near the end of the game is, and who could bring it about in their next turn."""
    return Answer(await views.outlook_answer(await visible(request, table, who)))


@router.post(
    "/hint",
    **answers(
        HintAnswer,
        *AT_TABLE,
        "no_identity",
        "not_at_table",
        "not_started",
        "rules_differ",
        "no_such_position",
        "hints_off",
        "position_in_play",
        "thinking_too_long",
    ),
)
async def hint(
    table: TableId, body: HintRequest, request: Request, server: ServerOf, who: Caller = caller("think")
) -> Response:
    """Look for the best turns with reasons, as the strongest bot sees them."""
    hosted = await visible(request, table, who)
    hosted.table.must_be_at_table(who.id)
    must_allow_analysis(hosted.table, who.id)
    game = views.position_at(hosted, body.at)
    await must_not_be_in_play(server.house, game, who.id)
    found = await server.thinkers.hint(game, body.seconds, body.turns, identity=who.id)
    await server.house.change(table, lambda place: note_hint(place, who.id))
    return Answer(views.hint_answer(game, found))
