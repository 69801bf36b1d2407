"""Before a table exists: bots to choose from, the board of a setup, whether a layout can be played."""

from fastapi import APIRouter, Request, Response

from franchise.bots import BOTS, LEVELS
from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.layout_problems import LayoutProblem, city_tile_problems, region_tile_problems
from franchise.server.errors import language_of
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import visitor
from franchise.server.models.setups import BotAnswer, BotsAnswer, CheckAnswer, PreviewAnswer, PreviewRequest
from franchise.words import Words

router = APIRouter(prefix="/api", tags=["setups"])

NAMES = ("1", "2", "3", "4", "5")


def _dealt(body: PreviewRequest) -> Game:
    return Game.new(NAMES[: body.players], **body.rules.model_dump())


@router.post("/preview", **answers(PreviewAnswer, "unplayable"))
async def preview(body: PreviewRequest, who: Caller | None = visitor("plan")) -> Response:
    """Show the board that options and a seed give."""
    game = _dealt(body)
    return Answer(PreviewAnswer(game.setup.seed, game.record()["setup"], game.view()))


@router.post("/preview/check", **answers(CheckAnswer))
async def check(body: PreviewRequest, who: Caller | None = visitor("plan")) -> Response:
    """Check whether a layout can be played, and say what is wrong with it if not."""
    try:
        _dealt(body)
    except Malformed as error:
        return Answer(CheckAnswer(False, str(error), _layout_problems(body)))
    return Answer(CheckAnswer(True, None, []))


def _layout_problems(body: PreviewRequest) -> list[LayoutProblem]:
    cities, regions = body.rules.city_tiles, body.rules.region_tiles
    return [
        *(city_tile_problems(body.players, cities) if isinstance(cities, dict) else ()),
        *(region_tile_problems(body.players, regions) if isinstance(regions, dict) else ()),
    ]


@router.get("/bots", **answers(BotsAnswer))
async def bots(request: Request, who: Caller | None = visitor("read")) -> Response:
    """List the opponents with their names in the language of the request."""
    words = Words(language_of(request.headers.get("accept-language")))
    levels = {bot.code: number for number, bot in enumerate(LEVELS, 1)}
    return Answer(
        BotsAnswer(
            [
                BotAnswer(code, words.bot(code), words.bot_description(code), levels.get(code))
                for code in BOTS
                if code != "playouts"
            ]
        )
    )
