"""Games to look at: a picture of any position, a film of a finished game, a card for any link."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from franchise.drawing.stylesheet import Theme
from franchise.server.errors import Refusal
from franchise.server.http import pictures
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import AT_TABLE, ServerOf, TableId, caller, visible, visitor
from franchise.server.http.routes.games import At
from franchise.server.models.views import colours_of, position_at

router = APIRouter(tags=["pictures"])

Colours = Annotated[Theme, Query(description="The colours of the board by day or by night.")]
Language = Annotated[Literal["en", "de", "fr"], Query(description="The language of the words in it.")]


@router.get(
    "/api/games/{table}/picture.png",
    **answers(
        str,
        *AT_TABLE,
        "not_started",
        "rules_differ",
        "no_such_position",
        "no_pictures",
        "drawing_too_long",
        media_type="image/png",
    ),
)
async def picture(
    table: TableId,
    request: Request,
    server: ServerOf,
    at: At = None,
    theme: Colours = "light",
    language: Language = "en",
    who: Caller | None = visitor("picture"),
) -> Response:
    """Draw the present position or a past one, with the players and how they stood: 1200 × 630 pixels."""
    server.pictures.must_be_available()
    hosted = await visible(request, table, who)
    game, colours = position_at(hosted, at).copy(), colours_of(hosted)
    name = pictures.name_of("picture", game, colours, theme, language)

    def draw() -> bytes:
        from franchise.drawing.scene import draw_game

        return draw_game(game, theme=theme, language=language, colours=colours).png()

    drawn = await server.pictures.get(name, "picture", draw)
    return shown(drawn, for_all=hosted.table.public and hosted.table.spectators)


@router.get(
    "/api/games/{table}/film.gif",
    **answers(
        str,
        *AT_TABLE,
        "no_identity",
        "not_at_table",
        "not_started",
        "not_over",
        "rules_differ",
        "no_pictures",
        "drawing_too_long",
        media_type="image/gif",
    ),
)
async def film(
    table: TableId,
    request: Request,
    server: ServerOf,
    theme: Colours = "light",
    language: Language = "en",
    who: Caller = caller("film"),
) -> Response:
    """Make a film of a finished game, for those who played it: each turn a scene. It takes a while."""
    server.pictures.must_be_available()
    hosted = await visible(request, table, who)
    hosted.table.must_be_at_table(who.id)
    game, colours = hosted.running_game.copy(), colours_of(hosted)
    if not game.over:
        raise Refusal("not_over")
    name = pictures.name_of("film", game, colours, theme, language)

    def draw() -> bytes:
        from franchise.drawing.film import gif_of

        going_on = server.pictures.go_on
        return gif_of(game, theme=theme, language=language, colours=colours, threads=1, tell=going_on)

    made = await server.pictures.get(name, "film", draw)
    name = f'attachment; filename="franchise-{table}.gif"'
    return Response(made, media_type="image/gif", headers={"content-disposition": name})


@router.get("/api/card.png", **answers(str, "no_pictures", "drawing_too_long", media_type="image/png"))
async def card(
    server: ServerOf, language: Language = "en", who: Caller | None = visitor("picture")
) -> Response:
    """Draw what messengers show for links that say nothing of a game."""
    server.pictures.must_be_available()

    def draw() -> bytes:
        from franchise.drawing.scene import draw_greeting

        return draw_greeting(language=language).png()

    return shown(await server.pictures.get(f"card-{language}", "picture", draw), for_all=True)


def shown(picture: bytes, *, for_all: bool) -> Response:
    """Answer with a picture; one that is for all may be kept for a while, and shown by other sites."""
    kept = {"cache-control": "public, max-age=60", "cross-origin-resource-policy": "cross-origin"}
    return Response(picture, media_type="image/png", headers=kept if for_all else {})
