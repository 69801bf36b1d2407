"""An identity that lasts: known again on another device, made one with another, shown whole, erased."""

import json
from dataclasses import asdict
from itertools import groupby

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from franchise.server.announce.pushes import device_of as device_address
from franchise.server.announce.webhooks import webhook_of
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.house import belonging
from franchise.server.http.answer import Answer
from franchise.server.http.devices import device_of
from franchise.server.http.identity import MOST_TOKENS, Caller, must_be_browser
from franchise.server.http.openapi import answers
from franchise.server.http.routes.common import ServerOf, caller, visitor
from franchise.server.http.routes.me import me_of, token_answer
from franchise.server.models.belongings import (
    EraseRequest,
    Everything,
    OwnPush,
    OwnStep,
    OwnTable,
    RecoveryCreated,
    RecoveryRequest,
)
from franchise.server.models.me import MeAnswer
from franchise.server.models.passkeys import PasskeyView
from franchise.server.models.puzzles import OwnPuzzle, OwnPuzzles
from franchise.server.models.studies import OwnStudy
from franchise.server.storage import (
    belongings,
    identities,
    passkeys,
    push_subscriptions,
    puzzles,
    results,
    studies,
    tables,
)
from franchise.server.storage.belongings import OwnEntry
from franchise.server.storage.identities import Identity
from franchise.server.storage.push_subscriptions import Subscription
from franchise.server.storage.seals import Seals
from franchise.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["me"])


# --- another device ---


@router.post("/me/recovery", **answers(RecoveryCreated, "no_identity", "browser_only", status=201))
async def make_recovery(server: ServerOf, who: Caller = caller("recover")) -> Response:
    """Make a code with which you are known again on another device; the one before is worthless."""
    return Answer(RecoveryCreated(await server.door.make_recovery(who)), 201)


@router.post("/recover", **answers(MeAnswer, "code_ended"))
async def recover(
    body: RecoveryRequest, request: Request, server: ServerOf, who: Caller | None = visitor("recover")
) -> Response:
    """Be known again on this device; the code is used up."""
    label = device_of(request.headers.get("user-agent", ""))
    found = await server.door.recover(body.code, label)
    answer = Answer(MeAnswer(me_of(found.identity, server.seals)))
    server.door.set_cookie(answer, found.secret)
    return answer


@router.post(
    "/me/join",
    **answers(
        MeAnswer,
        "no_identity",
        "browser_only",
        "code_ended",
        "same_identity",
        "both_at_table",
        "too_many_tables",
        "too_many_tokens",
    ),
)
async def join(body: RecoveryRequest, server: ServerOf, who: Caller = caller("recover")) -> Response:
    """Be one with the identity whose code this is: it gets all that is yours, and you are it from now on."""
    must_be_browser(who)
    target = await server.door.owner_of(body.code)
    if target.id == who.id:
        raise Refusal("same_identity")
    await belonging.join(server.house, who.id, target.id, MOST_TOKENS)
    await server.door.use_up(body.code)
    for identity in (who.id, target.id):
        server.look_again(identity)
    server.hub.end_all(who.id)
    after = await server.house.read(lambda connection: identities.by_id(connection, target.id))
    return Answer(MeAnswer(me_of(after or target, server.seals)))


# --- everything ---


@router.get("/me/export", **answers(Everything, "no_identity", "browser_only"))
async def export(server: ServerOf, who: Caller = caller("table", banned=True)) -> Response:
    """Show all that the server keeps about you, as a file."""
    must_be_browser(who)
    # It may be long, and is written in the thread that reads it.
    answer = await server.house.read(lambda connection: Answer(_everything(connection, who, server.seals)))
    answer.headers["content-disposition"] = 'attachment; filename="franchise-me.json"'
    return answer


def _everything(connection: Connection, who: Caller, seals: Seals) -> Everything:
    me = identities.by_id(connection, who.id) or who.identity
    entries = belongings.entries_of(connection, who.id)
    by_table = {table: list(found) for table, found in groupby(entries, key=lambda entry: entry.table)}
    webhook = webhook_of(me.webhook, seals)
    loaded = (tables.load(connection, table) for table in belongings.tables_of(connection, who.id))
    return Everything(
        id=me.id,
        name=me.name,
        colour=me.colour,  # type: ignore[arg-type]
        created_at=me.created_at,
        recovery_at=me.recovery_at,
        devices=[token_answer(token, who) for token in identities.tokens_of(connection, who.id)],
        passkeys=[
            PasskeyView(one.id, one.label, one.created_at) for one in passkeys.of_identity(connection, who.id)
        ],
        webhook=None if webhook is None else asdict(webhook),
        push=[_own_push(one, seals) for one in push_subscriptions.of_identity(connection, who.id)],
        tables=[_own_table(table, me, by_table.get(table.id, [])) for table in loaded if table is not None],
        messages=belongings.messages_of(connection, who.id),
        notes=belongings.notes_of(connection, who.id),
        news=belongings.news_of(connection, who.id),
        reports=belongings.reports_of(connection, who.id),
        results=results.of_identity(connection, who.id),
        studies=[
            OwnStudy(kept.id, kept.shared, kept.created_at, kept.changed_at, json.loads(kept.content))
            for entry in studies.of_identity(connection, who.id)
            if (kept := studies.load(connection, entry.id)) is not None
        ],
        puzzles=OwnPuzzles(
            [
                OwnPuzzle(
                    one.puzzle,
                    one.tries,
                    one.solved_first,
                    one.solved,
                    one.help,
                    one.first_at,
                    one.last_at,
                )
                for one in puzzles.of_identity(connection, who.id)
            ],
            puzzles.days_of(connection, who.id),
        ),
        exported_at=now(),
    )


def _own_push(kept: Subscription, seals: Seals) -> OwnPush:
    device = device_address(kept.address, seals)
    return OwnPush(kept.token, device.endpoint, kept.language, kept.zone, kept.quiet_from, kept.quiet_until)


def _own_table(table: Table, me: Identity, entries: list[OwnEntry]) -> OwnTable:
    return OwnTable(
        table.id,
        table.title,
        table.status,
        table.is_host(me.id),
        [table.seats[number].name for number in table.seats_of(me.id)],
        table.created_at,
        [
            OwnStep(entry.revision, entry.seat, json.loads(entry.moves), entry.back_to, entry.at)
            for entry in entries
        ],
    )


# --- erasing ---


@router.post("/me/erase", **answers(None, "no_identity", "browser_only", "not_confirmed", status=204))
async def erase(body: EraseRequest, server: ServerOf, who: Caller = caller("write", banned=True)) -> Response:
    """Erase yourself, with all that is yours; bots play on. It cannot be undone."""
    must_be_browser(who)
    if body.name != who.identity.name:
        raise Refusal("not_confirmed")
    await belonging.erase(server.house, who.identity)
    server.look_again(who.id)
    server.hub.end_all(who.id)
    answer = Response(status_code=204)
    server.door.drop_cookie(answer)
    return answer
