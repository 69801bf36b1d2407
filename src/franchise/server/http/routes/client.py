"""The browser client: its page at all its addresses, and its files."""

import gzip
import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape

from fastapi import APIRouter, Request, Response

from franchise.server.errors import Refusal, language_of
from franchise.server.http.client_files import ENCODINGS, INDEX, ClientFile
from franchise.server.http.previews import preview_tags
from franchise.server.http.routes.common import server_of
from franchise.words import Words

PAGES = re.compile(
    r"/(new(/layout)?|learn|rules|join/[0-9A-Za-z-]{1,40}"
    r"|g/[0-9a-z]{12,20}(/\d{1,9}|/review(/again|/\d{1,9})?)?"
    r"|puzzles(/[0-9a-f]{8})?|study(/[0-9a-z]{12,20})?)?"
)
"""The addresses of the client's page."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

MISSING = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Franchise</title>
<h1>Franchise</h1>
<p>{sentence}</p>
<p><a href="/api/openapi.json">/api/openapi.json</a></p>
</html>
"""


def client_router(found: Mapping[str, ClientFile]) -> APIRouter:
    """Serve the client's files as they were read: no request leads to any other file."""
    router = APIRouter(include_in_schema=False)

    async def page(request: Request) -> Response:
        """Answer with the client's page, which looks at the address itself."""
        if not PAGES.fullmatch(request.url.path):
            raise Refusal("no_such_page")
        if not found:
            return missing(request)
        tags = await preview_tags(request, server_of(request))
        return sent(request, _with_tags(found[INDEX], tags) if tags else found[INDEX])

    async def file(request: Request) -> Response:
        """Answer with a file of the client."""
        wanted = found.get(request.url.path.removeprefix("/"))
        if wanted is None:
            raise Refusal("no_such_page")
        return sent(request, wanted)

    pages = (
        "/",
        "/new",
        "/new/layout",
        "/learn",
        "/rules",
        "/puzzles",
        "/puzzles/{puzzle}",
        "/join/{code}",
        "/g/{table}",
        "/g/{table}/review",
        "/g/{table}/review/again",
        "/g/{table}/review/{number}",
        "/g/{table}/{moves}",
        "/study",
        "/study/{study}",
    )
    for path in pages:
        router.add_api_route(path, page, methods=["GET", "HEAD"])
    for path in dict.fromkeys(_place(path) for path in found if path != INDEX):
        router.add_api_route(path, file, methods=["GET", "HEAD"])
    return router


@lru_cache(maxsize=64)
def _with_tags(page: ClientFile, tags: str) -> ClientFile:
    """Return the page with tags in its head."""
    body = page.bodies["identity"].replace(b"</head>", f"{tags}</head>".encode(), 1)
    return ClientFile(page.path, {"identity": body, "gzip": gzip.compress(body, mtime=0)})


def _place(path: str) -> str:
    """Return the route of a file: one for each directory at the top, one for each file there."""
    top, slash, _ = path.partition("/")
    return f"/{top}/{{rest:path}}" if slash else f"/{top}"


def lost(request: Request, found: Mapping[str, ClientFile]) -> Response | None:
    """Answer whoever reads pages with the client's page, which says that there is nothing at this address."""
    path, reads_pages = request.url.path, "text/html" in request.headers.get("accept", "")
    if not found or not reads_pages or request.method not in ("GET", "HEAD") or path.startswith("/api/"):
        return None
    return sent(request, found[INDEX], status=404)


def sent(request: Request, file: ClientFile, status: int = 200) -> Response:
    """Answer with a file in the smallest encoding that the client takes, or with nothing if it has it."""
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    encoding = next((name for name in ENCODINGS if name in file.bodies and name in accepted), "identity")
    tag = f'"{file.digest}-{encoding}"'
    headers = {"cache-control": FOREVER if file.has_lasting_name else ASK_AGAIN, "etag": tag}
    if len(file.bodies) > 1:
        headers["vary"] = "accept-encoding"
    known = {item.strip().removeprefix("W/") for item in request.headers.get("if-none-match", "").split(",")}
    if status == 200 and known & {tag, "*"}:
        return Response(status_code=304, headers=headers)
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return _answer(request, file.bodies[encoding], file.media_type, headers, status)


def missing(request: Request) -> Response:
    """Say that there is no client, and what there is instead."""
    language = language_of(request.headers.get("accept-language"))
    sentence = escape(Words(language).message("page-no-client"))
    body = MISSING.format(language=language, sentence=sentence).encode()
    return _answer(request, body, "text/html; charset=utf-8", {"cache-control": "no-store"})


def _answer(
    request: Request, body: bytes, media_type: str, headers: Mapping[str, str], status: int = 200
) -> Response:
    lengths = {"content-type": media_type, "content-length": str(len(body))}
    answer = Response(status_code=status, headers={**headers, **lengths})
    answer.body = b"" if request.method == "HEAD" else body
    return answer


def accepted_encodings(header: str) -> set[str]:
    """Read which encodings a client takes.

    >>> sorted(accepted_encodings("gzip, br;q=0.8, zstd;q=0"))
    ['br', 'gzip']
    >>> sorted(accepted_encodings("*"))
    ['br', 'gzip']
    """
    wanted: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, parameters = part.partition(";")
        wanted[name.strip()] = not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", parameters)
    rest = wanted.get("*", False)
    return {name for name in ENCODINGS if wanted.get(name, rest)}
