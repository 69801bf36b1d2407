"""The application: the routes of one server, and how errors become answers."""

from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import Response

from franchise.game.errors import FranchiseError, Illegal, Impossible, Malformed
from franchise.kernel.jit import NotCompiled
from franchise.server.errors import Refusal, language_of
from franchise.server.http.client_files import read_client
from franchise.server.http.openapi import describe
from franchise.server.http.routes import (
    admin,
    belongings,
    games,
    lines,
    me,
    passkeys,
    pictures,
    push,
    puzzles,
    reports,
    reviews,
    seats,
    service,
    setups,
    stream,
    studies,
    tables,
    talk,
)
from franchise.server.http.routes.client import client_router, lost
from franchise.server.http.security import Security, refused
from franchise.server.run.server import Server
from franchise.server.settings import Settings
from franchise.server.storage.engine import Unavailable
from franchise.words import Words

PARTS = (
    games,
    reviews,
    pictures,
    stream,
    tables,
    seats,
    talk,
    me,
    belongings,
    passkeys,
    push,
    reports,
    setups,
    studies,
    lines,
    puzzles,
    service,
    admin,
)
MOST_DETAILS = 10
LONGEST_PART = 60
"""How much is repeated of an unexpected field's name, which the sender chose."""

UNEXPECTED = "There are characters that are not expected here"
"""Says to people what a pattern says to programs."""

DESCRIPTION = "Tables, games, plans and live updates of the board game Franchise."


def create_app(settings: Settings) -> FastAPI:
    """Make the application of a server, which `franchise.server.run.serving` starts and stops."""
    server = Server(settings)
    app = FastAPI(
        title="Franchise",
        description=DESCRIPTION,
        version=version("franchise"),
        openapi_url=None,  # `franchise.server.http.routes.service` has it, written once
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.server = server
    # Routes are tried in order: those that are used most come first.
    for part in PARTS:
        app.include_router(part.router)
    app.state.client = read_client()
    app.include_router(client_router(app.state.client))
    app.add_exception_handler(Refusal, _refuse)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(NotCompiled, _not_compiled)
    app.add_exception_handler(FranchiseError, _game_error)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    describe(app)
    app.add_middleware(Security, settings=settings, answered=server.requests)
    return app


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    page = lost(request, request.app.state.client) if error.code == "no_such_page" else None
    return page or refused(error, request.headers)


async def _unavailable(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unavailable)
    return refused(Refusal(error.code, retry_after=2), request.headers)


async def _not_compiled(request: Request, error: Exception) -> Response:
    progress = request.app.state.server.preparation.progress
    fields = {} if progress is None else {"compiling": progress}
    return refused(Refusal("rules_compiling", retry_after=1, fields=fields), request.headers)


async def _game_error(request: Request, error: Exception) -> Response:
    """Answer the game's errors: what no game can have, and what the rules do not allow."""
    if isinstance(error, Illegal):
        words = Words(language_of(request.headers.get("accept-language")))
        fields: dict[str, Any] = {"reason": error.reason, "index": error.index}
        return refused(Refusal("illegal", fields=fields, reason=words.reason(error.reason)), request.headers)
    if isinstance(error, Impossible):
        broken = "; ".join(map(str, error.broken[:MOST_DETAILS]))
        return refused(Refusal("impossible_position", what=broken), request.headers)
    assert isinstance(error, Malformed)
    return refused(Refusal("unplayable", what=str(error)), request.headers)


async def _malformed(request: Request, error: Exception) -> Response:
    """Say which field was not as expected, without repeating its value."""
    assert isinstance(error, RequestValidationError)
    details = [_detail(item) for item in error.errors()[:MOST_DETAILS]]
    refusal = Refusal("malformed", fields={"details": details}, what=details[0] if details else "")
    return refused(refusal, request.headers)


def _detail(item: dict[str, Any]) -> str:
    place = ".".join(str(part)[:LONGEST_PART] for part in item["loc"])
    what = UNEXPECTED if item["type"] == "string_pattern_mismatch" else item["msg"]
    return f"{place}: {what}".encode("utf-8", "replace").decode()


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: Refusal("no_such_page"), 405: Refusal("wrong_method"), 413: Refusal("too_large")}
    refusal = known.get(error.status_code) or Refusal("malformed", what=str(error.detail))
    if refusal.code == "no_such_page":
        return await _refuse(request, refusal)
    answer = refused(refusal, request.headers)
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(sorted(_methods(request)))
    return answer


def _methods(request: Request) -> set[str]:
    """Collect what can be done at an address, over all its routes."""
    path = request.url.path
    routes = [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)]
    routes = [route for route in routes if route.include_in_schema and route.path_regex.fullmatch(path)]
    exactly = [route for route in routes if route.path == path]
    return {method for route in exactly or routes for method in route.methods or ()}
