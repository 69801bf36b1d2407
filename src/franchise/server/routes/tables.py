"""Tables: opening, seats, hosting, talking."""

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.exceptions import HTTPException

from franchise.server import models as m
from franchise.server import opening
from franchise.server import tables as t
from franchise.server.encode import Answer
from franchise.server.errors import Refusal
from franchise.server.identity import Caller
from franchise.server.openapi import answers
from franchise.server.routes.common import (
    AT_TABLE,
    SeatPath,
    ServerOf,
    TableId,
    caller,
    visible,
    visitor,
)
from franchise.server.secrets import draw_code, draw_id, hashed, invitation_code
from franchise.server.server import Server
from franchise.server.storage import tables, talk
from franchise.server.storage.talk import Message
from franchise.server.tables import Table
from franchise.server.turn_time import is_late
from franchise.server.views import table_view

router = APIRouter(prefix="/api", tags=["tables"])

MOST_LISTED = 200


async def _changed(server: Server, table: str, change: Callable[[Table], Table]) -> Response:
    """Change a table and show it."""
    return Answer(server.hub.view(await server.house.change(table, change)))


# --- opening and listing ---


@router.post(
    "/tables",
    **answers(m.TableView, "no_identity", "too_many_tables", "seats_open", "unplayable", status=201),
)
async def open_table(body: m.TableRequest, server: ServerOf, who: Caller = caller("table")) -> Response:
    """Open a table, and start it at once if that is wanted."""
    await _must_have_room(server, who)
    table = opening.open_table(body, who.identity, server.settings)
    return Answer(server.hub.view(await server.house.open(table, by=who.id)), 201)


@router.post(
    "/tables/import",
    **answers(m.TableView, "no_identity", "too_many_tables", "illegal", "unplayable", status=201),
)
async def import_record(body: m.ImportRequest, server: ServerOf, who: Caller = caller("table")) -> Response:
    """Open a table with a recorded game, to look at or to go on with."""
    await _must_have_room(server, who)
    # Replaying takes some 20 ms, which no other request shall wait for.
    table, entries = await asyncio.to_thread(opening.from_record, body, who.identity, server.settings)
    return Answer(server.hub.view(await server.house.open(table, entries)), 201)


@router.api_route(
    "/tables/import", methods=["GET", "PUT", "PATCH", "DELETE"], include_in_schema=False, response_model=None
)
async def not_a_table() -> Response:
    """Refuse what can be done with a table: this is none, though its address looks like one's."""
    raise HTTPException(405)


async def _must_have_room(server: Server, who: Caller) -> None:
    count = await server.house.read(lambda connection: tables.unfinished_of_host(connection, who.id))
    if count >= server.settings.most_tables:
        raise Refusal("too_many_tables", count=server.settings.most_tables)


@router.get("/tables", **answers(m.TablesAnswer, "no_identity", for_strangers=True))
async def list_tables(
    server: ServerOf,
    show: Annotated[str, Query(pattern="^(mine|open)$")] = "mine",
    who: Caller | None = visitor("read"),
) -> Response:
    """List the own tables, or the ones where anybody may sit down, the latest first."""
    if show == "mine" and who is None:
        raise Refusal("no_identity")
    found = await server.house.read(
        lambda connection: (
            tables.open_to_all(connection, MOST_LISTED)
            if show == "open"
            else tables.of_identity(connection, who.id if who is not None else "", MOST_LISTED)
        )
    )
    views = [table_view(item.table, item.last, present=server.hub.present) for item in found]
    views.sort(key=lambda view: -view.changed_at)
    return Answer(m.TablesAnswer(views))


@router.get("/tables/{table}", **answers(m.TableView, *AT_TABLE))
async def show_table(
    table: TableId, request: Request, server: ServerOf, who: Caller | None = visitor("read")
) -> Response:
    """Show a table."""
    return Answer(server.hub.view(await visible(request, table, who)))


@router.patch("/tables/{table}", **answers(m.TableView, *AT_TABLE, "no_identity", "host_only"))
async def change_table(
    table: TableId, body: m.TableChanges, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Change what a host may change; what is left out stays."""
    changes = body.model_dump(exclude_none=True)
    if changes.get("turn_minutes") == 0:
        changes["turn_minutes"] = None
    return await _changed(server, table, lambda found: t.change(found, who.id, changes))


@router.delete(
    "/tables/{table}", **answers(None, *AT_TABLE, "no_identity", "host_only", "others_play", status=204)
)
async def delete_table(table: TableId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Delete a table, unless others are in the middle of its game."""
    await server.house.delete(table, who.id)
    return Response(status_code=204)


# --- invitations ---


@router.get(
    "/tables/{table}/invitation", **answers(m.InvitationAnswer, *AT_TABLE, "no_identity", "host_only")
)
async def show_invitation(table: TableId, server: ServerOf, who: Caller = caller("read")) -> Response:
    """Show the host the invitation; without a code if another device made it."""
    found = (await server.house.get(table)).table
    found.must_be_host(who.id)
    code = invitation_code(who.secret, table, found.invitation_number)
    known = found.invitation is not None and hashed(code) == found.invitation
    return Answer(_invitation(server, code if known else None))


@router.post(
    "/tables/{table}/invitation",
    **answers(m.InvitationAnswer, *AT_TABLE, "no_identity", "host_only", "invitation_ended"),
)
async def renew_invitation(table: TableId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Make another link; the one before ends."""

    def invite(found: Table) -> Table:
        return t.invite(found, who.id, invitation_code(who.secret, table, found.invitation_number + 1))

    changed = (await server.house.change(table, invite)).table
    return Answer(_invitation(server, invitation_code(who.secret, table, changed.invitation_number)))


def _invitation(server: Server, code: str | None) -> m.InvitationAnswer:
    address = None if code is None else f"{server.settings.address}/join/{code}"
    return m.InvitationAnswer(code, address)


@router.get("/join/{code}", **answers(m.TableView, "no_such_table", "invitation_ended"))
async def show_invited(code: m.Code, server: ServerOf, who: Caller | None = visitor("code")) -> Response:
    """Show the table that an invitation leads to."""
    return Answer(server.hub.view(await server.house.get(await _invited_to(server, code))))


@router.post(
    "/join/{code}",
    **answers(
        m.TableView,
        "no_such_table",
        "no_identity",
        "invitation_ended",
        "already_seated",
        "seat_taken",
        "no_such_seat",
    ),
)
async def join(code: m.Code, body: m.JoinRequest, server: ServerOf, who: Caller = caller("code")) -> Response:
    """Take a free seat with an invitation."""
    table = await _invited_to(server, code)

    def sit(found: Table) -> Table:
        if found.invitation != hashed(code):
            raise Refusal("invitation_ended")
        return t.take_seat(found, body.seat, who.id, who.identity.name, who.identity.colour)

    return await _changed(server, table, sit)


async def _invited_to(server: Server, code: str) -> str:
    table = await server.house.read(lambda connection: tables.by_invitation(connection, hashed(code)))
    if table is None:
        raise Refusal("invitation_ended")
    return table


# --- seats ---


@router.put(
    "/tables/{table}/seats/{seat}",
    **answers(m.TableView, *AT_TABLE, "no_identity", "host_only", "already_started", "no_such_seat"),
)
async def arrange_seat(
    table: TableId, seat: SeatPath, body: m.SeatRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Let the host open a seat, sending away who sat there, or seat a bot or somebody at the own screen."""
    name = body.name or (who.identity.name if body.kind in ("me", "person") else None)
    kind = "person" if body.kind == "me" else body.kind
    return await _changed(
        server,
        table,
        lambda found: t.arrange(
            found, who.id, seat, kind, bot=body.bot, name=name, colour=body.colour or who.identity.colour
        ),
    )


@router.post(
    "/tables/{table}/seats/{seat}/take",
    **answers(
        m.TableView,
        *AT_TABLE,
        "no_identity",
        "invitation_private",
        "already_started",
        "already_seated",
        "seat_taken",
        "no_such_seat",
        "invitation_ended",
    ),
)
async def take_seat(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Sit down at a public table."""
    return await _changed(
        server,
        table,
        lambda found: t.take_public_seat(found, seat, who.id, who.identity.name, who.identity.colour),
    )


@router.post(
    "/tables/{table}/seats/{seat}/leave",
    **answers(m.TableView, *AT_TABLE, "no_identity", "not_your_seat", "already_started", "no_such_seat"),
)
async def leave_seat(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Get up before the start."""
    return await _changed(server, table, lambda found: t.leave(found, who.id, seat))


@router.post(
    "/tables/{table}/start",
    **answers(m.TableView, *AT_TABLE, "no_identity", "host_only", "already_started", "seats_open"),
)
async def start(table: TableId, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Start the game."""
    return await _changed(server, table, lambda found: t.start(found, who.id))


@router.post(
    "/tables/{table}/seats/{seat}/resign",
    **answers(
        m.TableView, *AT_TABLE, "no_identity", "not_your_seat", "not_started", "game_over", "no_such_seat"
    ),
)
async def resign(table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Leave the game for good; a bot takes over."""
    return await _changed(server, table, lambda found: t.resign(found, who.id, seat))


@router.post(
    "/tables/{table}/seats/{seat}/handover",
    **answers(m.HandoverAnswer, *AT_TABLE, "no_identity", "not_your_seat", "no_such_seat"),
)
async def offer_handover(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Make a code with which another device takes the seat over, once and soon."""
    code = draw_code()
    hosted = await server.house.change(table, lambda found: t.offer_handover(found, who.id, seat, code))
    return Answer(m.HandoverAnswer(code, hosted.table.seats[seat].handover_until or 0))


@router.post("/handover", **answers(m.TableView, "no_identity", "code_ended", "no_such_table"))
async def hand_over(body: m.HandoverRequest, server: ServerOf, who: Caller = caller("code")) -> Response:
    """Take a seat over from another device."""
    table = await server.house.read(lambda connection: tables.by_handover(connection, hashed(body.code)))
    if table is None:
        raise Refusal("code_ended")
    return await _changed(server, table, lambda found: t.hand_over(found, who.id, body.code))


@router.post(
    "/tables/{table}/seats/{seat}/reopen",
    **answers(
        m.TableView,
        *AT_TABLE,
        "no_identity",
        "host_only",
        "not_started",
        "game_over",
        "already_seated",
        "owner_present",
        "no_such_seat",
    ),
)
async def reopen(table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Open the seat of somebody who lost it and is not present; an invitation can be made for it then."""

    def present(identity: str) -> bool:
        return server.hub.present(table, identity)

    return await _changed(server, table, lambda found: t.reopen(found, who.id, seat, present))


@router.put(
    "/tables/{table}/seats/{seat}/stand-in",
    **answers(
        m.TableView,
        *AT_TABLE,
        "no_identity",
        "host_only",
        "not_at_table",
        "not_started",
        "game_over",
        "time_left",
        "no_person",
        "no_such_seat",
    ),
)
async def stand_in(
    table: TableId, seat: SeatPath, body: m.StandInRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Let a bot play for the own seat, or for somebody whose time has run out."""
    hosted = await server.house.change_with_game(
        table,
        lambda found: t.stand_in(
            found.table, who.id, seat, body.how, late=is_late(found.table, found.last, seat)
        ),
    )
    return Answer(server.hub.view(hosted))


@router.delete(
    "/tables/{table}/seats/{seat}/stand-in",
    **answers(m.TableView, *AT_TABLE, "no_identity", "not_your_seat", "no_stand_in", "no_such_seat"),
)
async def come_back(
    table: TableId, seat: SeatPath, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Take the own seat back from a bot."""
    return await _changed(server, table, lambda found: t.come_back(found, who.id, seat))


# --- hosting ---


@router.post(
    "/tables/{table}/host",
    **answers(m.TableView, *AT_TABLE, "no_identity", "host_only", "no_person", "no_such_seat"),
)
async def pass_hosting(
    table: TableId, body: m.HostRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Let the owner of another seat be the host."""
    return await _changed(server, table, lambda found: t.pass_hosting(found, who.id, body.seat))


@router.post(
    "/tables/{table}/mute", **answers(m.TableView, *AT_TABLE, "no_identity", "host_only", "no_person")
)
async def mute(
    table: TableId, body: m.MuteRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Silence somebody in the chat, or let them speak again."""
    return await _changed(server, table, lambda found: t.mute(found, who.id, body.identity, body.muted))


@router.post(
    "/tables/{table}/rematch",
    **answers(m.TableView, *AT_TABLE, "no_identity", "not_at_table", "not_over", status=201),
)
async def rematch(table: TableId, server: ServerOf, who: Caller = caller("table")) -> Response:
    """Play again, everybody one seat further; whoever asks second finds the table of the first."""
    again = await opening.rematch(server.house, table, who.id, draw_id())
    return Answer(server.hub.view(again), 201)


# --- talking ---


@router.get("/tables/{table}/chat", **answers(m.ChatAnswer, *AT_TABLE))
async def show_chat(
    table: TableId,
    request: Request,
    server: ServerOf,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    who: Caller | None = visitor("read"),
) -> Response:
    """Show the last 200 things that were said, after a number."""
    await visible(request, table, who)
    messages = await server.house.read(lambda c: talk.messages_after(c, table, after, MOST_LISTED))
    return Answer(m.ChatAnswer(messages))


@router.post(
    "/tables/{table}/chat", **answers(Message, *AT_TABLE, "no_identity", "not_at_table", "muted", status=201)
)
async def say(
    table: TableId, body: m.ChatRequest, server: ServerOf, who: Caller = caller("chat")
) -> Response:
    """Say something to everybody at the table."""

    def name_of_speaker(found: Table) -> str:
        found.must_be_at_table(who.id)
        if who.id in found.muted:
            raise Refusal("muted")
        return t.name_in_chat(found, who.id, who.identity.name)

    name = await server.house.check(table, name_of_speaker)

    def write(connection: object) -> Message:
        said = talk.say(connection, table, who.id, name, body.text)  # type: ignore[arg-type]
        server.notices.send(connection, "chat", table, number=said.number)  # type: ignore[arg-type]
        return said

    message = await server.house.write(table, write)
    server.hub.say(table, message)
    return Answer(message, 201)


@router.get("/tables/{table}/notes", **answers(m.NoteAnswer, *AT_TABLE, "no_identity"))
async def show_note(
    table: TableId, request: Request, server: ServerOf, who: Caller = caller("read")
) -> Response:
    """Show the own private note about a table."""
    await visible(request, table, who)
    return Answer(m.NoteAnswer(await server.house.read(lambda c: talk.note_of(c, table, who.id))))


@router.put("/tables/{table}/notes", **answers(m.NoteAnswer, *AT_TABLE, "no_identity", "not_at_table"))
async def write_note(
    table: TableId, body: m.NoteRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Write the own private note about a table, which nobody else can read."""
    await server.house.check(table, lambda found: found.must_be_at_table(who.id))
    await server.house.write(table, lambda c: talk.write_note(c, table, who.id, body.text))
    return Answer(m.NoteAnswer(body.text))
