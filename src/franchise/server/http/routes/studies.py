"""Studies: kept for somebody, shown to those with their address, played on by people and bots."""

import asyncio
import json
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.possible import Impossible
from franchise.server.errors import Refusal, language_of
from franchise.server.house import fair_play
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import ServerOf, caller, visitor
from franchise.server.models import views
from franchise.server.models.games import PlanAnswer
from franchise.server.models.studies import (
    BrokenInvariant,
    ChangedStudyRequest,
    LineAnswer,
    LineChances,
    LineChancesRequest,
    LinePlanRequest,
    LineRequest,
    LineTurn,
    LineTurnRequest,
    PositionCheck,
    PositionRequest,
    ShareRequest,
    StudiesAnswer,
    StudyAnswer,
    StudyLine,
    StudyRequest,
)
from franchise.server.secrets import draw_id
from franchise.server.storage import studies
from franchise.server.storage.studies import MOST_STUDIES, KeptStudy
from franchise.variations import Study
from franchise.words import Words

router = APIRouter(prefix="/api/studies", tags=["studies"])

StudyId = Annotated[str, Path(pattern=r"^[0-9a-z]{12,20}$", description="The id of a study.")]

FULL = ("too_many_studies", "studies_too_large")
LINE = ("unplayable", "illegal", "impossible_position", "no_such_position")
THINKING = ("no_identity", "still_being_played", "game_over", "thinking_too_long")


# --- keeping ---


@router.get("", **answers(StudiesAnswer, "no_identity"))
async def own(server: ServerOf, who: Caller = caller("read")) -> Response:
    """List your studies, the last changed first."""
    found = await server.house.read(lambda connection: studies.of_identity(connection, who.id))
    return Answer(StudiesAnswer([_line(kept) for kept in found], MOST_STUDIES))


@router.post("", **answers(StudyAnswer, "no_identity", *LINE, *FULL, status=201))
async def keep(body: StudyRequest, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Keep a study, your own or a copy of somebody else's."""
    kept = await asyncio.to_thread(_read, body, draw_id(), who)
    await server.house.write(who.id, lambda connection: studies.add(connection, kept))
    return Answer(_shown(kept, who), 201)


@router.get("/{study}", **answers(StudyAnswer, "no_such_study"))
async def show(study: StudyId, server: ServerOf, who: Caller | None = visitor("read")) -> Response:
    """Show a study to its owner, or to everybody if it is shared."""
    kept = await server.house.read(lambda connection: studies.load(connection, study))
    if kept is None or not (kept.shared or (who is not None and kept.identity == who.id)):
        raise Refusal("no_such_study")
    return Answer(_shown(kept, who))


@router.put("/{study}", **answers(StudyAnswer, "no_identity", "no_such_study", "study_changed", *LINE, *FULL))
async def change(
    study: StudyId, body: ChangedStudyRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Write a study anew; refused if it has been changed since the version that is named."""
    kept = await asyncio.to_thread(_read, body, study, who)
    after = await server.house.write(
        who.id, lambda connection: studies.replace_content(connection, kept, body.version)
    )
    return Answer(_shown(after, who))


@router.put("/{study}/shared", **answers(StudyAnswer, "no_identity", "no_such_study"))
async def share(
    study: StudyId, body: ShareRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Let everybody with its address look at a study, or nobody but you."""
    kept = await server.house.write(
        who.id, lambda connection: studies.share(connection, who.id, study, body.shared)
    )
    return Answer(_shown(kept, who))


@router.delete("/{study}", **answers(None, "no_identity", "no_such_study", status=204))
async def remove(study: StudyId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Delete a study."""
    await server.house.write(who.id, lambda connection: studies.remove(connection, who.id, study))
    return Response(status_code=204)


def _read(body: StudyRequest, study: str, who: Caller) -> KeptStudy:
    """Check a study by playing all of it, which takes longer than others should wait."""
    return KeptStudy.of(Study.from_json(body.study), study, who.id)


def _line(kept: KeptStudy) -> StudyLine:
    return StudyLine(
        kept.id,
        kept.title,
        list(kept.players),
        kept.variations,
        kept.shared,
        kept.version,
        kept.created_at,
        kept.changed_at,
    )


def _shown(kept: KeptStudy, who: Caller | None) -> StudyAnswer:
    own = who is not None and kept.identity == who.id
    return StudyAnswer(kept.id, own, kept.shared, kept.version, kept.changed_at, json.loads(kept.content))


# --- trying things out ---


@router.post("/line", **answers(LineAnswer, *LINE))
async def line(body: LineRequest, who: Caller | None = visitor("plan")) -> Response:
    """Show the position that a line of moves leads to."""
    game = await _game(body)
    legal = [] if game.over else [str(move) for move in game.legal_moves()]
    return Answer(LineAnswer(game.view(), legal, game.written_position()))


@router.post("/plan", **answers(PlanAnswer, *LINE, "game_over"))
async def plan(body: LinePlanRequest, who: Caller | None = visitor("plan")) -> Response:
    """Preview a turn of whoever is to move where a line leads."""
    game = await _game(body)
    if game.over:
        raise Refusal("game_over")
    return Answer(
        views.planned(game, body.plan, revision=len(game.moves), shown=lambda view: view, drop=body.drop)
    )


@router.post("/turn", **answers(LineTurn, *LINE, *THINKING))
async def turn(body: LineTurnRequest, server: ServerOf, who: Caller = caller("think")) -> Response:
    """Let a bot of any level choose the next turn where a line leads."""
    game = await _to_think_about(body, server)
    if game.over:
        raise Refusal("game_over")
    return Answer(LineTurn(await server.thinkers.turn(game, body.bot, identity=who.id)))


@router.post("/chances", **answers(LineChances, *LINE, *THINKING))
async def chances(body: LineChancesRequest, server: ServerOf, who: Caller = caller("think")) -> Response:
    """Show what each player can expect where a line leads, as the strongest bot sees it."""
    game = await _to_think_about(body, server)
    if game.result is not None:
        won, share = game.result.winners, 1 / len(game.result.winners)
        return Answer(LineChances([share * (seat in won) for seat in range(len(game.players))], [], 0))
    found = await server.thinkers.hint(game, body.seconds, 1, identity=who.id)
    best = found.turns[0]
    return Answer(LineChances(list(best.expected), [str(move) for move in best.moves], found.simulations))


async def _to_think_about(body: LineRequest, server: Parts) -> Game:
    """Play a line, and refuse to think about it where that would help in a running game."""
    game = await _game(body)
    await fair_play.must_not_be_running(server.house, game)
    return game


async def _game(body: LineRequest) -> Game:
    """Play a line, beside the requests of others."""
    return await asyncio.to_thread(_played, body)


def _played(body: LineRequest) -> Game:
    if (body.record is None) == (body.position is None):
        raise Malformed("expected either a record or a position")
    if body.record is not None:
        game = Game.from_record(body.record)
        if body.after is not None and body.after > len(game.moves):
            raise Refusal("no_such_position", moves=len(game.moves))
        game = game.at(len(game.moves) if body.after is None else body.after)
    else:
        assert body.position is not None
        if body.after:
            raise Malformed("after: a position has no moves before it")
        game = Game.from_position(body.position)
    game.play_all(body.moves)
    return game


# --- positions ---


@router.post("/position", **answers(PositionCheck))
async def check_position(
    body: PositionRequest, request: Request, who: Caller | None = visitor("plan")
) -> Response:
    """Check whether a position is possible, and name everything that is wrong with it if not."""
    try:
        await asyncio.to_thread(Game.from_position, body.position)
    except Malformed as error:
        return Answer(PositionCheck(False, str(error), []))
    except Impossible as error:
        words = Words(language_of(request.headers.get("accept-language")))
        broken = [
            BrokenInvariant(
                found.invariant,
                words.message(f"invariant-{found.invariant.replace('_', '-')}"),
                found.message,
                found.seat,
                found.place,
                found.region,
            )
            for found in error.broken
        ]
        return Answer(PositionCheck(False, None, broken))
    return Answer(PositionCheck(True, None, []))
