"""Devices that are told of turns by Web Push: one subscription for each, which goes with its secret."""

from urllib.parse import urlsplit

from fastapi import APIRouter, Response

from franchise.server.announce import pushes
from franchise.server.announce.outgoing import Unsuitable, target_of
from franchise.server.announce.pushes import Device
from franchise.server.announce.quiet_hours import zone_of
from franchise.server.announce.webhooks import MOST_FAILURES
from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.http.answer import Answer
from franchise.server.http.identity import Caller, must_be_browser
from franchise.server.http.openapi import answers
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import ServerOf, caller
from franchise.server.http.routes.me import trial_answer
from franchise.server.models.me import WebhookTrial
from franchise.server.models.push import PushAnswer, PushDevice, PushRequest
from franchise.server.storage import identities, push_subscriptions
from franchise.server.storage.identities import Token
from franchise.server.storage.push_subscriptions import Subscription

router = APIRouter(prefix="/api/me/push", tags=["me"])


@router.get("", **answers(PushAnswer, "no_identity"))
async def show(server: ServerOf, who: Caller = caller("read")) -> Response:
    """Show which of your devices are told, and the key to which a browser subscribes."""
    return Answer(await _shown(server, who))


@router.put("", **answers(PushAnswer, "no_identity", "browser_only", "push_unsuitable"))
async def subscribe(body: PushRequest, server: ServerOf, who: Caller = caller("code")) -> Response:
    """Have this device told of your turns, also while no page is open; its address is not shown again."""
    must_be_browser(who)
    device = Device(body.endpoint, body.keys.p256dh, body.keys.auth)
    _check(device)
    if zone_of(body.zone) is None:
        raise Refusal("push_unsuitable")
    quiet = (body.quiet_from, body.quiet_until)
    if None in quiet or quiet[0] == quiet[1]:
        quiet = (None, None)
    address = pushes.stored(device, server.seals)
    kept = Subscription(who.token.id, address, device.hash, body.language, body.zone, *quiet, 0, now())
    await server.house.write(who.id, lambda connection: push_subscriptions.save(connection, kept))
    server.look_again(who.id)
    return Answer(await _shown(server, who))


@router.delete("", **answers(None, "no_identity", status=204))
async def unsubscribe(server: ServerOf, who: Caller = caller("write")) -> Response:
    """Tell this device nothing any more, and forget its address."""
    await server.house.write(who.id, lambda connection: push_subscriptions.remove(connection, who.token.id))
    return Response(status_code=204)


@router.post("/test", **answers(WebhookTrial, "no_identity", "no_push"))
async def try_out(server: ServerOf, who: Caller = caller("code")) -> Response:
    """Tell this device something, to see whether it arrives."""
    found = await server.house.read(lambda connection: push_subscriptions.of_device(connection, who.token.id))
    if found is None:
        raise Refusal("no_push")
    return Answer(trial_answer(await server.sender.try_device(found)))


def _check(device: Device) -> None:
    from franchise.server.announce.web_push import BadSubscription, check_keys

    try:
        target_of(device.endpoint)
        check_keys(device.p256dh, device.auth)
    except (Unsuitable, BadSubscription):
        raise Refusal("push_unsuitable") from None


async def _shown(server: Parts, who: Caller) -> PushAnswer:
    from franchise.server.announce.web_push import signer_of

    key = signer_of(await server.sender.signing_key(), None).public
    found, tokens = await server.house.read(
        lambda connection: (
            push_subscriptions.of_identity(connection, who.id),
            {token.id: token for token in identities.tokens_of(connection, who.id)},
        )
    )
    return PushAnswer(
        key, [_device(server, one, tokens[one.token], who) for one in found if one.token in tokens]
    )


def _device(server: Parts, kept: Subscription, token: Token, who: Caller) -> PushDevice:
    address = pushes.device_of(kept.address, server.seals)
    return PushDevice(
        token.id,
        token.label,
        urlsplit(address.endpoint).hostname or "",
        kept.language,  # type: ignore[arg-type]
        kept.zone,
        kept.quiet_from,
        kept.quiet_until,
        kept.failures < MOST_FAILURES,
        token.id == who.token.id,
        kept.created_at,
    )
