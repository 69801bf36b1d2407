"""The application: the routes of one server, and how errors become answers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from franchise.game.errors import FranchiseError, Illegal, Malformed
from franchise.server.errors import Refusal, language_of
from franchise.server.openapi import describe
from franchise.server.routes import games, me, service, setups, stream, tables
from franchise.server.routes.client import client_router
from franchise.server.security import Security, refused
from franchise.server.server import Server
from franchise.server.settings import Settings
from franchise.server.storage.engine import Unavailable
from franchise.words import Words

DESCRIPTION = "Tables, games, plans and live updates of the board game Franchise."


def create_app(settings: Settings) -> FastAPI:
    """Make the application of a server."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Franchise",
        description=DESCRIPTION,
        version=version("franchise"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.server = server
    # Routes are tried one after the other: those that are asked for most come first.
    for part in (games, stream, tables, me, setups, service):
        app.include_router(part.router)
    app.include_router(client_router())
    app.add_exception_handler(Refusal, _refuse)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(FranchiseError, _game_error)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal)
    describe(app)
    app.add_middleware(Security, settings=settings)
    return app


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error, request.headers)


async def _unavailable(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unavailable)
    return refused(Refusal(error.code, retry_after=2), request.headers)


async def _game_error(request: Request, error: Exception) -> Response:
    """Answer the game's own errors: what cannot be read, and what the rules do not allow."""
    if isinstance(error, Illegal):
        words = Words(language_of(request.headers.get("accept-language")))
        fields: dict[str, Any] = {"reason": error.reason, "index": error.index}
        return refused(Refusal("illegal", fields=fields, reason=words.reason(error.reason)), request.headers)
    assert isinstance(error, Malformed)
    return refused(Refusal("malformed", fields={"details": [str(error)]}, what=str(error)), request.headers)


async def _malformed(request: Request, error: Exception) -> Response:
    """Say which field was not as expected, without repeating what came."""
    assert isinstance(error, RequestValidationError)
    details = [
        f"{'.'.join(str(part) for part in item['loc'])}: {item['msg']}" for item in error.errors()[:10]
    ]
    refusal = Refusal("malformed", fields={"details": details}, what=details[0] if details else "")
    return refused(refusal, request.headers)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no_such_page", 405: "wrong_method", 413: "too_large"}.get(error.status_code, "malformed")
    answer = refused(Refusal(code, what=str(error.detail), bytes=0), request.headers)
    answer.headers.update(error.headers or {})
    return answer


async def _internal(request: Request, error: Exception) -> Response:
    return refused(Refusal("internal"), request.headers)
