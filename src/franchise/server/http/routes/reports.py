"""What players report to whoever runs the server."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from franchise.server.errors import Refusal
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import AT_TABLE, ServerOf, TableId, caller, visible
from franchise.server.models.talk import ReportAnswer, ReportRequest
from franchise.server.storage import identities, reports, talk
from franchise.server.storage.reports import Reported
from franchise.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])


@router.post(
    "/tables/{table}/report",
    **answers(ReportAnswer, *AT_TABLE, "no_identity", "no_such_message", status=201),
)
async def report(
    table: TableId, body: ReportRequest, request: Request, server: ServerOf, who: Caller = caller("report")
) -> Response:
    """Report a table or a message to whoever runs the server, once; a copy of it is kept."""
    found = (await visible(request, table, who)).table

    def write(connection: Connection) -> None:
        what = _message(connection, found, body.message) if body.message else _table(connection, found)
        reports.report(connection, who.id, what, body.reason)

    with suppress(IntegrityError):  # reported by another request of theirs at the same time
        await server.house.write(table, write)
    return Answer(ReportAnswer(True), 201)


def _message(connection: Connection, table: Table, number: int) -> Reported:
    said = talk.message(connection, table.id, number)
    if said is None:
        raise Refusal("no_such_message")
    return Reported(table.id, number, said.identity, said.name, said.text)


def _table(connection: Connection, table: Table) -> Reported:
    host = None if table.host is None else identities.by_id(connection, table.host)
    name = table.name_of(table.host) or (host.name if host is not None else "")
    return Reported(table.id, None, table.host, name, table.title)
