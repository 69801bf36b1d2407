"""Passkeys: made for somebody who is known, and used by whoever wants to be known again."""

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from franchise.server.clock import now
from franchise.server.errors import Refusal
from franchise.server.http import passkeys as webauthn
from franchise.server.http.answer import Answer
from franchise.server.http.devices import device_of
from franchise.server.http.identity import Caller, must_be_browser
from franchise.server.http.openapi import answers
from franchise.server.http.parts import Parts
from franchise.server.http.routes.common import ServerOf, caller, visitor
from franchise.server.http.routes.me import me_of
from franchise.server.models.me import MeAnswer
from franchise.server.models.passkeys import PasskeyRequest, PasskeysAnswer, PasskeyView
from franchise.server.models.request import Code
from franchise.server.secrets import draw_id
from franchise.server.storage import identities, passkeys
from franchise.server.storage.identities import Identity
from franchise.server.storage.passkeys import Passkey

router = APIRouter(prefix="/api", tags=["me"])

MOST_PASSKEYS = 20
REFUSED = ("passkeys_unavailable", "bad_passkey")


# --- for somebody who is known ---


@router.get("/me/passkeys", **answers(PasskeysAnswer, "no_identity"))
async def list_passkeys(server: ServerOf, who: Caller = caller("read")) -> Response:
    """List the passkeys with which you are known again."""
    found = await server.house.read(lambda connection: passkeys.of_identity(connection, who.id))
    return Answer(_shown(found))


def _shown(found: list[Passkey]) -> PasskeysAnswer:
    return PasskeysAnswer([PasskeyView(one.id, one.label, one.created_at) for one in found])


@router.post(
    "/me/passkeys/options",
    **answers(dict, "no_identity", "browser_only", "passkeys_unavailable", "too_many_tokens"),
)
async def prepare_passkey(request: Request, server: ServerOf, who: Caller = caller("recover")) -> Response:
    """Show what `navigator.credentials.create` needs to make a passkey for you."""
    must_be_browser(who)
    party = webauthn.party_of(server.settings, request)
    known = await server.house.read(lambda connection: passkeys.of_identity(connection, who.id))
    if len(known) >= MOST_PASSKEYS:
        raise Refusal("too_many_tokens", count=MOST_PASSKEYS)
    challenge = await _challenge(server, who.id)
    return Answer(webauthn.creation_options(party, who.identity, known, challenge))


@router.post("/me/passkeys", **answers(PasskeysAnswer, "no_identity", "browser_only", *REFUSED, status=201))
async def make_passkey(
    body: PasskeyRequest, request: Request, server: ServerOf, who: Caller = caller("recover")
) -> Response:
    """Keep the passkey that your browser has made."""
    must_be_browser(who)
    party = webauthn.party_of(server.settings, request)
    challenge = await _signed(server, body, who.id)
    credential, key, uses = webauthn.made(party, body.credential, challenge)
    label = device_of(request.headers.get("user-agent", ""))
    passkey = Passkey(draw_id(), who.id, credential, key, uses, label, now())

    def write(connection: Connection) -> list[Passkey] | None:
        if passkeys.by_credential(connection, credential) is not None:
            return None
        passkeys.add(connection, passkey)
        return passkeys.of_identity(connection, who.id)

    kept = await server.house.write(who.id, write)
    if kept is None:
        raise Refusal("bad_passkey")
    return Answer(_shown(kept), 201)


@router.delete(
    "/me/passkeys/{passkey}", **answers(None, "no_identity", "browser_only", "no_such_passkey", status=204)
)
async def remove_passkey(passkey: Code, server: ServerOf, who: Caller = caller("write")) -> Response:
    """Make a passkey worthless."""
    must_be_browser(who)
    if not await server.house.write(who.id, lambda connection: passkeys.remove(connection, who.id, passkey)):
        raise Refusal("no_such_passkey")
    return Response(status_code=204)


# --- for whoever wants to be known again ---


@router.post("/passkeys/options", **answers(dict, "passkeys_unavailable"))
async def prepare_use(
    request: Request, server: ServerOf, who: Caller | None = visitor("recover")
) -> Response:
    """Show what `navigator.credentials.get` needs to use a passkey."""
    party = webauthn.party_of(server.settings, request)
    return Answer(webauthn.request_options(party, await _challenge(server, "")))


@router.post("/passkeys", **answers(MeAnswer, *REFUSED))
async def use_passkey(
    body: PasskeyRequest, request: Request, server: ServerOf, who: Caller | None = visitor("recover")
) -> Response:
    """Be known again on this device by a passkey."""
    party = webauthn.party_of(server.settings, request)
    challenge = await _signed(server, body, "")
    credential = str(body.credential.get("id"))

    def find(connection: Connection) -> tuple[Passkey, Identity] | None:
        passkey = passkeys.by_credential(connection, credential)
        owner = None if passkey is None else identities.by_id(connection, passkey.identity)
        return None if passkey is None or owner is None else (passkey, owner)

    found = await server.house.read(find)
    if found is None:
        raise Refusal("bad_passkey")
    passkey, owner = found
    uses = webauthn.used(party, body.credential, passkey, challenge)
    await server.house.write(owner.id, lambda connection: passkeys.note_use(connection, passkey.id, uses))
    again = await server.door.admit(owner, device_of(request.headers.get("user-agent", "")))
    answer = Answer(MeAnswer(me_of(again.identity, server.seals)))
    server.door.set_cookie(answer, again.secret)
    return answer


# --- challenges ---


async def _challenge(server: Parts, identity: str) -> bytes:
    """Draw a challenge for one identity, or for a stranger, to be signed once and soon."""
    challenge = webauthn.draw_challenge()
    until = now() + webauthn.MINUTES * 60_000
    bound = f"{identity}:{challenge.hex()}"
    await server.house.write("", lambda connection: passkeys.keep_challenge(connection, bound, until))
    return challenge


async def _signed(server: Parts, body: PasskeyRequest, identity: str) -> bytes:
    """Use up the challenge that was signed, which must be one of ours."""
    challenge = webauthn.challenge_in(body.credential)
    bound = f"{identity}:{challenge.hex()}"
    if not await server.house.write("", lambda connection: passkeys.use_challenge(connection, bound)):
        raise Refusal("bad_passkey")
    return challenge
