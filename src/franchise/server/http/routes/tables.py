"""Tables: opening, listing, hosting."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.exceptions import HTTPException

from franchise.game.game import Game
from franchise.server.errors import Refusal
from franchise.server.house import rematch as rematches
from franchise.server.house.fairness import bots_must_not_copy
from franchise.server.http import new_tables
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import (
    AT_TABLE,
    MOST_LISTED,
    ServerOf,
    TableId,
    caller,
    changed,
    shown,
    visible,
    visitor,
)
from franchise.server.models.tables import (
    HostRequest,
    ImportRequest,
    MuteRequest,
    TableChanges,
    TableRequest,
    TablesAnswer,
    TableView,
)
from franchise.server.models.views import table_view
from franchise.server.secrets import draw_id
from franchise.server.storage import tables
from franchise.server.tables import hosting, seating

router = APIRouter(prefix="/api", tags=["tables"])


# --- opening and listing ---


@router.post(
    "/tables",
    **answers(TableView, "no_identity", "too_many_tables", "seats_open", "unplayable", status=201),
)
async def open_table(body: TableRequest, server: ServerOf, who: Caller = caller("table")) -> Response:
    """Open a table, and start it at once if that is wanted."""
    table = new_tables.open_table(body, who.identity, server.settings)
    return Answer(shown(server, await server.house.open(table, by=who.id)), 201)


@router.post(
    "/tables/import",
    **answers(
        TableView, "no_identity", "too_many_tables", "illegal", "unplayable", "position_in_play", status=201
    ),
)
async def import_record(body: ImportRequest, server: ServerOf, who: Caller = caller("table")) -> Response:
    """Open a table with a recorded game, to look at or to go on with."""
    # Replaying takes some 20 ms, for which no other request should wait.
    table, entries = await asyncio.to_thread(new_tables.from_record, body, who.identity, server.settings)
    if table.result is None and any(seat.kind == "bot" for seat in table.seats):
        await bots_must_not_copy(server.house, Game.from_record(body.record), who.id)
    return Answer(shown(server, await server.house.open(table, entries, who.id)), 201)


@router.api_route(
    "/tables/import", methods=["GET", "PUT", "PATCH", "DELETE"], include_in_schema=False, response_model=None
)
async def not_a_table() -> Response:
    """Refuse what can be done with a table: this is not one, though its address looks like it."""
    raise HTTPException(405)


@router.get("/tables", **answers(TablesAnswer, "no_identity", for_strangers=True))
async def list_tables(
    server: ServerOf,
    show: Annotated[str, Query(pattern="^(mine|open)$")] = "mine",
    who: Caller | None = visitor("read"),
) -> Response:
    """List your tables, or those where anybody may sit down, the latest first."""
    if show == "mine" and who is None:
        raise Refusal("no_identity")
    found = await server.house.read(
        lambda connection: (
            tables.open_to_all(connection, MOST_LISTED)
            if show == "open"
            else tables.of_identity(connection, who.id if who is not None else "", MOST_LISTED)
        )
    )
    views = [table_view(item.table, item.last, present=server.hub.presence.present) for item in found]
    views.sort(key=lambda view: -view.changed_at)
    return Answer(TablesAnswer(views))


@router.get("/tables/{table}", **answers(TableView, *AT_TABLE))
async def show_table(
    table: TableId, request: Request, server: ServerOf, who: Caller | None = visitor("read")
) -> Response:
    """Show a table."""
    return Answer(shown(server, await visible(request, table, who)))


@router.patch("/tables/{table}", **answers(TableView, *AT_TABLE, "no_identity", "host_only"))
async def change_table(
    table: TableId, body: TableChanges, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Change what a host may change; what is left out stays."""
    changes = body.model_dump(exclude_none=True)
    if changes.get("turn_minutes") == 0:
        changes["turn_minutes"] = None
    return await changed(server, table, lambda found: hosting.change(found, who.id, changes))


@router.delete(
    "/tables/{table}", **answers(None, *AT_TABLE, "no_identity", "host_only", "others_play", status=204)
)
async def delete_table(table: TableId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Delete a table, unless others are in the middle of its game."""
    await server.house.delete(table, who.id)
    return Response(status_code=204)


# --- hosting ---


@router.post(
    "/tables/{table}/start",
    **answers(
        TableView, *AT_TABLE, "no_identity", "host_only", "already_started", "seats_open", "answers_missing"
    ),
)
async def start(table: TableId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Start the game."""
    return await changed(server, table, lambda found: seating.start(found, who.id))


@router.post(
    "/tables/{table}/host",
    **answers(
        TableView, *AT_TABLE, "no_identity", "host_only", "no_person", "no_such_seat", "host_has_too_many"
    ),
)
async def pass_hosting(
    table: TableId, body: HostRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Let the owner of another seat be the host."""
    hosted = await server.house.pass_hosting(table, who.id, body.seat)
    return Answer(shown(server, hosted))


@router.post("/tables/{table}/mute", **answers(TableView, *AT_TABLE, "no_identity", "host_only", "no_person"))
async def mute(
    table: TableId, body: MuteRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Silence somebody in the chat, or let them speak again."""
    return await changed(server, table, lambda found: hosting.mute(found, who.id, body.identity, body.muted))


@router.post(
    "/tables/{table}/rematch",
    **answers(
        TableView,
        *AT_TABLE,
        "no_identity",
        "not_at_table",
        "not_over",
        "too_many_tables",
        status=201,
    ),
)
async def rematch(table: TableId, server: ServerOf, who: Caller = caller("table")) -> Response:
    """Ask for a rematch, or agree to one: everybody sits one seat further, and the last who agrees starts it.

    Without other people it starts at once. `seats/N/take` agrees too, and `seats/N/leave` declines.
    """
    again = await rematches.rematch(server.house, table, who.id, draw_id())
    return Answer(shown(server, again), 201)
