"""Before a table exists: bots to choose from, the board of a setup, whether a layout can be played."""

from fastapi import APIRouter, Request, Response

from franchise.bots import BOTS, LEVELS
from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.layout_problems import LayoutProblem, city_tile_problems, region_tile_problems
from franchise.server import models as m
from franchise.server.encode import Answer
from franchise.server.errors import language_of
from franchise.server.identity import Caller
from franchise.server.openapi import answers
from franchise.server.routes.common import visitor
from franchise.words import Words

router = APIRouter(prefix="/api", tags=["setups"])

NAMES = ("1", "2", "3", "4", "5")


def _dealt(body: m.PreviewRequest) -> Game:
    return Game.new(NAMES[: body.players], **body.rules.model_dump())


@router.post("/preview", **answers(m.PreviewAnswer, "unplayable"))
async def preview(body: m.PreviewRequest, who: Caller | None = visitor("plan")) -> Response:
    """Show the board that options and a seed give."""
    game = _dealt(body)
    return Answer(m.PreviewAnswer(game.setup.seed, game.record()["setup"], game.view()))


@router.post("/preview/check", **answers(m.CheckAnswer))
async def check(body: m.PreviewRequest, who: Caller | None = visitor("plan")) -> Response:
    """Tell whether a layout can be played, and if not, what is wrong with it."""
    try:
        _dealt(body)
    except Malformed as error:
        return Answer(m.CheckAnswer(False, str(error), _layout_problems(body)))
    return Answer(m.CheckAnswer(True, None, []))


def _layout_problems(body: m.PreviewRequest) -> list[LayoutProblem]:
    cities, regions = body.rules.city_tiles, body.rules.region_tiles
    return [
        *(city_tile_problems(body.players, cities) if isinstance(cities, dict) else ()),
        *(region_tile_problems(body.players, regions) if isinstance(regions, dict) else ()),
    ]


@router.get("/bots", **answers(m.BotsAnswer))
async def bots(request: Request, who: Caller | None = visitor("read")) -> Response:
    """List the opponents with their names in the language of the request."""
    words = Words(language_of(request.headers.get("accept-language")))
    levels = {bot.code: number for number, bot in enumerate(LEVELS, 1)}
    return Answer(
        m.BotsAnswer(
            [
                m.BotAnswer(code, words.bot(code), words.bot_description(code), levels.get(code))
                for code in BOTS
                if code != "playouts"
            ]
        )
    )
