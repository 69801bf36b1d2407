"""What messengers show for a link: Open Graph tags in the client's page.

A public table shows its players and its board. Private tables, invitations and everything else show a card
that is the same for all. Where no pictures can be made there are no tags.
"""

import re
from functools import lru_cache
from html import escape

from fastapi import Request

from franchise.kernel.jit import NotCompiled
from franchise.server.errors import Refusal, language_of
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import address_of
from franchise.server.storage.engine import Unavailable
from franchise.words import Words

TABLE = re.compile(r"/g/(?P<table>[0-9a-z]{12,20})(/(?P<moves>\d{1,9}))?")
SIZE = (1200, 630)


async def preview_tags(request: Request, server: Parts) -> str:
    """Return the tags for the page at an address."""
    if not server.pictures.available:
        return ""
    language = language_of(request.headers.get("accept-language"))
    # Without an address of its own the server is known under the name that was asked for, which was checked.
    own = f"{request.url.scheme}://{request.url.netloc}"
    address = server.settings.address if server.settings.public_address else own
    found = TABLE.fullmatch(request.url.path)
    if found is not None:
        try:
            tags = await _of_table(request, server, address, language, found["table"], found["moves"])
        except (Refusal, Unavailable, NotCompiled):  # the page is shown all the same, and says what is wrong
            tags = None
        if tags is not None:
            return tags
    return _written(
        "Franchise",
        Words(language).message("home-lead"),
        f"{address}/api/card.png?language={language}",
    )


async def _of_table(
    request: Request, server: Parts, address: str, language: str, table: str, moves: str | None
) -> str | None:
    """Describe a public table whose game has started and can be watched by all."""
    server.limits.spend("read", None, address_of(request))
    server.order.must_be_welcome(None, address_of(request))
    hosted = await server.house.get(table)
    if not hosted.table.public or not hosted.table.spectators or hosted.game is None:
        return None
    at = f"&at={moves}" if moves is not None and int(moves) <= len(hosted.game.moves) else ""
    picture = f"{address}/api/games/{table}/picture.png?language={language}{at}"
    players = ", ".join(hosted.game.players)
    return _written(hosted.table.title or "Franchise", players, picture)


@lru_cache(maxsize=256)
def _written(title: str, description: str, picture: str) -> str:
    properties = {
        "og:type": "website",
        "og:site_name": "Franchise",
        "og:title": title,
        "og:description": description,
        "og:image": picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in properties.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
