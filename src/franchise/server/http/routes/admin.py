"""For whoever runs the server: one address, which only this machine reaches, with the key of the process."""

import hmac
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from franchise.server.errors import Refusal
from franchise.server.house.keeping import Keeper
from franchise.server.house.order import QUOTAS
from franchise.server.http.answer import Answer
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import ServerOf, address_of, is_from_here
from franchise.server.models import admin as m
from franchise.server.secrets import hashed
from franchise.server.storage import audit, orders, reports, searching, tables, talk
from franchise.server.storage.talk import Message

router = APIRouter(include_in_schema=False)


@router.post("/api/admin", response_model=None)
async def keep_order(request: Request, server: ServerOf) -> Response:
    """Look at something, or carry something out; the body is read once it is clear who asks."""
    must_run_the_server(request, server)
    try:
        asked = m.AdminRequest.model_validate_json(await request.body())
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from None
    command = asked.command
    if isinstance(command, m.Look):
        return Answer(await look(server, command))
    return Answer(await act(server, command, asked.by))


def must_run_the_server(request: Request, server: Parts) -> None:
    """Refuse everybody else: for those elsewhere there is nothing here."""
    if not is_from_here(request):
        raise Refusal("no_such_page")
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    same = hmac.compare_digest(hashed(key.strip()), hashed(server.admin_key))
    if scheme.lower() != "bearer" or not same:
        server.limits.spend("code", None, address_of(request))
        raise Refusal("bad_token")


# --- looking ---


async def look(server: Parts, command: m.Look) -> Any:
    """Find what somebody looks for."""
    read = server.house.read
    match command:
        case m.People(text=text, limit=limit):
            found = await read(lambda c: searching.people(c, text, limit))
            return m.PeopleFound([_person(server, one) for one in found])
        case m.Tables(text=text, limit=limit):
            return m.TablesFound(await read(lambda c: searching.tables(c, text, limit)))
        case m.Messages(table=table, limit=limit):
            return m.MessagesFound(await _messages(server, table, limit))
        case m.Reports(text=text, limit=limit, settled=settled):
            return m.ReportsFound(await read(lambda c: reports.reports(c, text, limit, settled=settled)))
        case m.Log(text=text, limit=limit):
            return m.LogFound(await read(lambda c: audit.orders(c, text, limit)))
        case m.State():
            bans, invitations = await read(lambda c: (orders.bans(c), orders.invitations(c)))
            order = server.order
            quotas = [m.QuotaView(name, order.quotas[name], order.usual[name]) for name in QUOTAS]
            return m.StateFound(order.door, quotas, bans, invitations)


def _person(server: Parts, found: searching.Found) -> m.Person:
    banned = server.order.ban_of(found.id, "") is not None
    return m.Person(**vars(found), seen_from=server.limits.address_of(found.id), banned=banned)


async def _messages(server: Parts, table: str, limit: int) -> list[Message]:
    found, said = await server.house.read(
        lambda c: (tables.load(c, table), talk.messages_after(c, table, 0, limit))
    )
    if found is None:
        raise Refusal("no_such_table")
    return said


# --- acting ---


async def act(server: Parts, command: m.Act, by: str) -> m.Done:
    """Carry something out for somebody."""
    keeper = Keeper(server.house, server.order, by)
    match command:
        case m.BanOrder():
            return m.Done("ban", await keeper.ban(command.who, command.reason, command.days))
        case m.Unban():
            return m.Done("unban", await keeper.unban(command.who))
        case m.Rename():
            await keeper.rename(command.identity, command.name)
            server.door.look_again(command.identity)
            return m.Done("rename", command.identity)
        case m.DeleteMessage():
            server.hub.say_again(command.table, await keeper.delete_message(command.table, command.number))
            return m.Done("delete-message", command.table)
        case m.Close():
            await keeper.close(command.table)
            return m.Done("close", command.table)
        case m.DoorOrder():
            await keeper.set_door(command.door)
            return m.Done("door", command.door)
        case m.Invite():
            which, code = await keeper.invite(command.uses, command.days, command.note)
            return m.Invited("invite", which, code, f"{server.settings.address}/?invitation={code}")
        case m.Uninvite():
            await keeper.uninvite(command.invitation)
            return m.Done("uninvite", command.invitation)
        case m.Quota():
            await keeper.set_quota(command.name, command.value)
            return m.Done("quota", command.name)
        case m.Settle():
            await keeper.settle(command.report, command.verdict)
            return m.Done("settle", command.report)
