"""You: a name, tokens for programs, your results, where your turns are announced."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from franchise.board import BOARD
from franchise.server.announce.outgoing import Undelivered, Unsuitable, target_of
from franchise.server.announce.webhooks import Webhook, stored, webhook_of
from franchise.server.errors import Refusal
from franchise.server.http.answer import Answer
from franchise.server.http.devices import device_of
from franchise.server.http.identity import Caller
from franchise.server.http.openapi import answers
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import (
    MOST_LISTED,
    ServerOf,
    TableId,
    address_of,
    caller,
    visitor,
)
from franchise.server.models.me import (
    Me,
    MeAnswer,
    MeRequest,
    TokenAnswer,
    TokenCreated,
    TokenRequest,
    TokensAnswer,
    WebhookRequest,
    WebhookTrial,
    WebhookView,
)
from franchise.server.models.request import Code
from franchise.server.models.results import ResultAnswer, ResultsAnswer, result_view
from franchise.server.storage import identities, results
from franchise.server.storage.identities import Identity, Token
from franchise.server.storage.seals import Seals
from franchise.server.tables.tally import feats, tally

router = APIRouter(prefix="/api/me", tags=["me"])


def me_of(identity: Identity, seals: Seals) -> Me:
    """Show somebody to themselves."""
    webhook = webhook_of(identity.webhook, seals)
    shown = None if webhook is None else _shown(webhook)
    return Me(identity.id, identity.name, identity.colour, shown, identity.recovery_at)  # type: ignore[arg-type]


def _shown(webhook: Webhook) -> WebhookView:
    return WebhookView(
        webhook.host,
        webhook.kind,
        webhook.language,  # type: ignore[arg-type]
        webhook.active,
        webhook.failures,
    )


@router.get("", **answers(MeAnswer))
async def show(server: ServerOf, who: Caller | None = visitor("read", banned=True)) -> Response:
    """Show who you are."""
    return Answer(MeAnswer(None if who is None else me_of(who.identity, server.seals)))


@router.put("", **answers(MeAnswer, "invitation_needed", "invitation_ended", "too_many_identities"))
async def introduce(
    body: MeRequest, request: Request, server: ServerOf, who: Caller | None = visitor("write")
) -> Response:
    """Take a name and a colour. Whoever is not known yet gets an identity, and a cookie that proves it.

    Where the server is by invitation only, that takes a code, or that of a link to a table with a free seat.
    """
    if who is None:
        server.limits.spend("guest", None, address_of(request))
        admission = server.order.admission(body.invitation)
        server.limits.admit(address_of(request))
        label = device_of(request.headers.get("user-agent", ""))
        colour = body.colour or BOARD.player_colours[0]
        who = await server.door.welcome(body.name, colour, label, admission)
        answer = Answer(MeAnswer(me_of(who.identity, server.seals)))
        server.door.set_cookie(answer, who.secret)
        return answer
    identity = replace(who.identity, name=body.name, colour=body.colour or who.identity.colour)
    await server.door.save(who, identity)
    answer = Answer(MeAnswer(me_of(identity, server.seals)))
    if who.token.kind == "browser":
        server.door.set_cookie(answer, who.secret)  # kept for another full period
    return answer


@router.delete("", **answers(None, "no_identity", "no_such_token", status=204))
async def leave(server: ServerOf, who: Caller = caller("write", banned=True)) -> Response:
    """Forget this device: its secret becomes worthless."""
    await server.door.forget(who, who.token.id)
    server.hub.end(who.id, who.token.id)
    answer = Response(status_code=204)
    server.door.drop_cookie(answer)
    return answer


@router.get("/tokens", **answers(TokensAnswer, "no_identity"))
async def list_tokens(server: ServerOf, who: Caller = caller("read")) -> Response:
    """List the devices and programs that act for you."""
    tokens = await server.house.read(lambda connection: identities.tokens_of(connection, who.id))
    return Answer(TokensAnswer([token_answer(token, who) for token in tokens]))


def token_answer(token: Token, who: Caller) -> TokenAnswer:
    """Show what is known of a secret."""
    return TokenAnswer(token.id, token.kind, token.label, token.created_at, token.id == who.token.id)


@router.post("/tokens", **answers(TokenCreated, "no_identity", "browser_only", "too_many_tokens", status=201))
async def create_token(body: TokenRequest, server: ServerOf, who: Caller = caller("table")) -> Response:
    """Make a token for a program; it is shown only once."""
    token, secret = await server.door.give_token(who, body.label)
    return Answer(TokenCreated(token.id, secret), 201)


@router.delete("/tokens/{token}", **answers(None, "no_identity", "browser_only", "no_such_token", status=204))
async def remove_token(token: Code, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Make a token worthless."""
    await server.door.forget(who, token)
    server.hub.end(who.id, token)
    return Response(status_code=204)


# --- results ---


@router.get("/results", **answers(ResultsAnswer, "no_identity"))
async def show_results(server: ServerOf, who: Caller = caller("read")) -> Response:
    """Show how your games ended: added up, and one by one."""
    found = await server.house.read(lambda connection: results.of_identity(connection, who.id))
    latest = [result_view(result) for result in reversed(found[-MOST_LISTED:])]
    return Answer(ResultsAnswer(tally(found), latest))


@router.get("/results/{table}", **answers(ResultAnswer, "no_identity"))
async def show_result(table: TableId, server: ServerOf, who: Caller = caller("read")) -> Response:
    """Show how one game ended for you, and what was remarkable about it."""
    found = await server.house.read(lambda connection: results.of_identity(connection, who.id))
    own = next((result_view(result) for result in found if result.table == table), None)
    return Answer(ResultAnswer(own, feats(found, table)))


# --- announcements ---


@router.put("/webhook", **answers(MeAnswer, "no_identity", "webhook_unsuitable"))
async def set_webhook(body: WebhookRequest, server: ServerOf, who: Caller = caller("code")) -> Response:
    """Set the address at which your turns are announced; it is not shown again."""
    try:
        target_of(body.url)
    except Unsuitable:
        raise Refusal("webhook_unsuitable") from None
    webhook = stored(Webhook(body.url, body.kind, body.language), server.seals)
    await _save_webhook(server, who, webhook)
    return Answer(MeAnswer(me_of(replace(who.identity, webhook=webhook), server.seals)))


@router.delete("/webhook", **answers(None, "no_identity", status=204))
async def remove_webhook(server: ServerOf, who: Caller = caller("write")) -> Response:
    """Stop announcing, and forget the address."""
    await _save_webhook(server, who, None)
    return Response(status_code=204)


@router.post("/webhook/test", **answers(WebhookTrial, "no_identity", "no_webhook"))
async def try_webhook(server: ServerOf, who: Caller = caller("code")) -> Response:
    """Send a trial announcement; if it arrives, announcements are switched on again."""
    webhook = await server.sender.webhook(who.id)
    if webhook is None:
        raise Refusal("no_webhook")
    return Answer(trial_answer(await server.sender.try_webhook(who.id, webhook)))


def trial_answer(failure: Undelivered | None) -> WebhookTrial:
    """Show whether a trial arrived."""
    if failure is None:
        return WebhookTrial(True, None, None)
    refused = failure.status is not None
    return WebhookTrial(False, "refused" if refused else "unreachable", failure.status)


async def _save_webhook(server: Parts, who: Caller, webhook: str | None) -> None:
    await server.house.write(who.id, lambda c: identities.save_webhook(c, who.id, webhook))
    server.look_again(who.id)
