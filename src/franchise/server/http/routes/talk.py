"""Talk: the chat of a table, what happened there beside the game, and private notes."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from franchise.server.errors import Refusal
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import (
    AT_TABLE,
    MOST_LISTED,
    ServerOf,
    TableId,
    caller,
    visible,
    visitor,
)
from franchise.server.models.talk import ChatAnswer, ChatRequest, NewsAnswer, NoteAnswer, NoteRequest
from franchise.server.storage import news, talk
from franchise.server.storage.talk import Message
from franchise.server.tables import hosting
from franchise.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{table}/chat", **answers(ChatAnswer, *AT_TABLE))
async def show_chat(
    table: TableId,
    request: Request,
    server: ServerOf,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    who: Caller | None = visitor("read"),
) -> Response:
    """Show the last 200 messages after a number."""
    await visible(request, table, who)
    messages = await server.house.read(lambda c: talk.messages_after(c, table, after, MOST_LISTED))
    return Answer(ChatAnswer(messages))


@router.post(
    "/tables/{table}/chat", **answers(Message, *AT_TABLE, "no_identity", "not_at_table", "muted", status=201)
)
async def say(table: TableId, body: ChatRequest, server: ServerOf, who: Caller = caller("chat")) -> Response:
    """Say something to everybody at the table."""

    def name_of_speaker(found: Table) -> str:
        found.must_be_at_table(who.id)
        if who.id in found.muted:
            raise Refusal("muted")
        return hosting.name_in_chat(found, who.id, who.identity.name)

    name = await server.house.check(table, name_of_speaker)

    def write(connection: object) -> Message:
        said = talk.say(connection, table, who.id, name, body.text)  # type: ignore[arg-type]
        server.notices.send(connection, "chat", table, number=said.number)  # type: ignore[arg-type]
        return said

    message = await server.house.write(table, write)
    server.hub.say(table, message)
    return Answer(message, 201)


@router.get("/tables/{table}/news", **answers(NewsAnswer, *AT_TABLE))
async def show_news(
    table: TableId,
    request: Request,
    server: ServerOf,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    who: Caller | None = visitor("read"),
) -> Response:
    """Show the last 200 things after a number that happened at a table beside the game."""
    await visible(request, table, who)
    return Answer(NewsAnswer(await server.house.read(lambda c: news.after(c, table, after, MOST_LISTED))))


@router.get("/tables/{table}/notes", **answers(NoteAnswer, *AT_TABLE, "no_identity"))
async def show_note(
    table: TableId, request: Request, server: ServerOf, who: Caller = caller("read")
) -> Response:
    """Show your private note about a table."""
    await visible(request, table, who)
    return Answer(NoteAnswer(await server.house.read(lambda c: talk.note_of(c, table, who.id))))


@router.put("/tables/{table}/notes", **answers(NoteAnswer, *AT_TABLE, "no_identity", "not_at_table"))
async def write_note(
    table: TableId, body: NoteRequest, server: ServerOf, who: Caller = caller("write")
) -> Response:
    """Write your private note about a table, which nobody else can read."""
    await server.house.check(table, lambda found: found.must_be_at_table(who.id))
    await server.house.write(table, lambda c: talk.write_note(c, table, who.id, body.text))
    return Answer(NoteAnswer(body.text))
