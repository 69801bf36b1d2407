"""What all routes share: who asks, and which server answers."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Path, Request, Response

from franchise.server.errors import Refusal
from franchise.server.house.hosted import Hosted
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.parts import Parts
from franchise.server.models.tables import TableView
from franchise.server.models.views import hosted_view
from franchise.server.tables.table import Table

AT_TABLE = ("no_such_table", "closed_to_spectators")
MOST_LISTED = 200
LOOPBACK = ("127.0.0.1", "::1")


def server_of(request: Request) -> Parts:
    """Find the server that a request came to."""
    server: Parts = request.app.state.server
    return server


async def _found(request: Request) -> Parts:
    """Find the server. Asynchronous, because the framework runs anything else in a thread."""
    return server_of(request)


def address_of(request: Request) -> str:
    """Return the address that a request came from; behind a proxy, the one that the proxy names."""
    return request.client.host if request.client is not None else "?"


def is_from_here(request: Request) -> bool:
    """Return whether a request comes from this machine, and not by way of a proxy on it."""
    server = request.scope.get("server") or ("", 0)
    here = address_of(request) in (*LOOPBACK, server[0])
    return here and "x-forwarded-for" not in request.headers


async def _recognise(request: Request, kind: str, *, banned: bool) -> Caller | None:
    """Recognise who asks and count the request, also one with a token that nobody knows."""
    server = server_of(request)
    found: Caller | None = None
    try:
        found = await server.door.caller(request)
    finally:
        server.limits.spend(kind, found.id if found is not None else None, address_of(request))
    if not banned:
        server.order.must_be_welcome(found.id if found is not None else None, address_of(request))
    _check_query(request)
    return found


def _check_query(request: Request) -> None:
    """Refuse parameters that the route does not have: a misspelt one would be ignored silently."""
    if request.query_params:
        known = {field.alias for field in request.scope["route"].dependant.query_params}
        unknown = sorted(set(request.query_params) - known)
        if unknown:
            raise Refusal("malformed", what=f"query: there is no parameter {unknown[0][:60]!r}")


def visitor(kind: str, *, banned: bool = False) -> Any:
    """Recognise who asks, if anybody, and count the request; whoever is `banned` may ask little."""

    async def recognise(request: Request) -> Caller | None:
        return await _recognise(request, kind, banned=banned)

    return Depends(recognise)


def caller(kind: str, *, banned: bool = False) -> Any:
    """Recognise who asks, refuse strangers, and count the request; whoever is `banned` may ask little."""

    async def recognise(request: Request) -> Caller:
        found = await _recognise(request, kind, banned=banned)
        if found is None:
            raise Refusal("no_identity")
        return found

    return Depends(recognise)


async def visible(request: Request, table: str, who: Caller | None) -> Hosted:
    """Find a table that somebody may look at."""
    hosted = await server_of(request).house.get(table)
    hosted.table.must_see(who.id if who is not None else None)
    return hosted


TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{12,20}$", description="The id of a table and its game.")]
SeatPath = Annotated[int, Path(ge=0, le=4, description="The number of a seat, from 0.")]
ServerOf = Annotated[Parts, Depends(_found)]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=60,
        pattern=r"^[\x21-\x7e]+$",
        description="Chosen by the client: the same request sent again with it is carried out once.",
    ),
]


def shown(server: Parts, hosted: Hosted) -> TableView:
    """Show a table with who is present."""
    return hosted_view(hosted, server.hub.presence)


async def changed(server: Parts, table: str, change: Callable[[Table], Table]) -> Response:
    """Change a table and show it."""
    return Answer(shown(server, await server.house.change(table, change)))
