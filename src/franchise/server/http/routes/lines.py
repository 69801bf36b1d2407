"""Lines: positions that somebody tries out, from a record or a position, played on by people and bots."""

import asyncio

from fastapi import APIRouter, Request, Response

from franchise.game.errors import Impossible, Malformed
from franchise.game.game import Game
from franchise.server.errors import Refusal, language_of
from franchise.server.house.fairness import must_not_be_in_play
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import ServerOf, caller, visitor
from franchise.server.models import views
from franchise.server.models.games import PlanAnswer
from franchise.server.models.lines import (
    BrokenInvariant,
    LineAnswer,
    LineChances,
    LineChancesRequest,
    LinePlanRequest,
    LineRequest,
    LineTurn,
    LineTurnRequest,
    PositionCheck,
    PositionRequest,
)
from franchise.words import Words

router = APIRouter(prefix="/api", tags=["studies"])

LINE = ("unplayable", "illegal", "impossible_position", "no_such_position")
THINKING = ("no_identity", "position_in_play", "game_over", "thinking_too_long")


@router.post("/line", **answers(LineAnswer, *LINE))
async def show(body: LineRequest, who: Caller | None = visitor("plan")) -> Response:
    """Show the position that a line of moves leads to."""
    game = await _game(body)
    legal = [] if game.over else [str(move) for move in game.legal_moves()]
    return Answer(LineAnswer(game.view(), legal, game.written_position()))


@router.post("/line/plan", **answers(PlanAnswer, *LINE, "game_over"))
async def plan(body: LinePlanRequest, who: Caller | None = visitor("plan")) -> Response:
    """Preview a turn of whoever is to move where a line leads."""
    game = await _game(body)
    if game.over:
        raise Refusal("game_over")
    return Answer(
        views.planned(game, body.plan, revision=len(game.moves), shown=lambda view: view, drop=body.drop)
    )


@router.post("/line/turn", **answers(LineTurn, *LINE, *THINKING))
async def turn(body: LineTurnRequest, server: ServerOf, who: Caller = caller("think")) -> Response:
    """Let a bot of any level choose the next turn where a line leads."""
    game = await _to_think_about(body, server, who)
    if game.over:
        raise Refusal("game_over")
    return Answer(LineTurn(await server.thinkers.turn(game, body.bot, identity=who.id)))


@router.post("/line/chances", **answers(LineChances, *LINE, *THINKING))
async def chances(body: LineChancesRequest, server: ServerOf, who: Caller = caller("think")) -> Response:
    """Show what each player can expect where a line leads, as the strongest bot sees it."""
    game = await _to_think_about(body, server, who)
    if game.result is not None:
        won, share = game.result.winners, 1 / len(game.result.winners)
        return Answer(LineChances([share * (seat in won) for seat in range(len(game.players))], [], 0))
    found = await server.thinkers.hint(game, body.seconds, 1, identity=who.id)
    best = found.turns[0]
    return Answer(LineChances(list(best.expected), [str(move) for move in best.moves], found.simulations))


async def _to_think_about(body: LineRequest, server: Parts, who: Caller) -> Game:
    """Play a line, and refuse to think about it where that would help in a running game."""
    game = await _game(body)
    await must_not_be_in_play(server.house, game, who.id, every_turn=True)
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


@router.post("/position/check", **answers(PositionCheck))
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
