"""Passkeys by WebAuthn: what a browser is asked to sign, and whether it did.

The library is imported with the first use: it brings a whole library of cryptography with it.
"""

import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.requests import Request

from franchise.server.errors import Refusal
from franchise.server.settings import Settings
from franchise.server.storage.identities import Identity
from franchise.server.storage.passkeys import Passkey

if TYPE_CHECKING:
    from collections.abc import Sequence

    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

MINUTES = 5
"""For how long somebody may take to sign."""


@dataclass(frozen=True)
class Party:
    """For whom a passkey is: the name of the site, and its address."""

    name: str
    origin: str


def party_of(settings: Settings, request: Request) -> Party:
    """Find for whom passkeys are here; browsers allow them over HTTPS and on `localhost`, under a name."""
    address = urlsplit(settings.public_address or "")
    host = request.headers.get("host", "").lower()
    if address.scheme == "https" and address.hostname and not _is_number(address.hostname):
        return Party(address.hostname, settings.address)
    if not settings.public_address and host.partition(":")[0] == "localhost":
        return Party("localhost", f"http://{host}")
    raise Refusal("passkeys_unavailable")


def _is_number(host: str) -> bool:
    return ":" in host or host.replace(".", "").isdigit()


def draw_challenge() -> bytes:
    """Draw what somebody is to sign."""
    return secrets.token_bytes(32)


def creation_options(
    party: Party, who: Identity, known: "Sequence[Passkey]", challenge: bytes
) -> dict[str, Any]:
    """Return what a browser needs to make a passkey."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=party.name,
        rp_name="Franchise",
        user_id=who.id.encode(),
        user_name=who.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=_described(known),
        timeout=MINUTES * 60_000,
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def _described(known: "Sequence[Passkey]") -> "list[PublicKeyCredentialDescriptor]":
    from webauthn import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(base64url_to_bytes(passkey.credential)) for passkey in known]


def request_options(party: Party, challenge: bytes) -> dict[str, Any]:
    """Return what a browser needs to use a passkey that it knows."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=party.name, challenge=challenge, timeout=MINUTES * 60_000)
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def challenge_in(credential: dict[str, Any]) -> bytes:
    """Read which challenge was signed, or is said to have been."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers import parse_client_data_json

    try:
        signed = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(signed).challenge
    except Exception:  # whatever a stranger sent
        raise Refusal("bad_passkey") from None


def made(party: Party, credential: dict[str, Any], challenge: bytes) -> tuple[str, str, int]:
    """Check a passkey that was made; return its name for its device, its public key and its uses."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.name,
            expected_origin=party.origin,
        )
    except Exception:
        raise Refusal("bad_passkey") from None
    return (
        bytes_to_base64url(found.credential_id),
        bytes_to_base64url(found.credential_public_key),
        found.sign_count,
    )


def used(party: Party, credential: dict[str, Any], passkey: Passkey, challenge: bytes) -> int:
    """Check that a passkey has signed a challenge; return how often it was used."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.name,
            expected_origin=party.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.uses,
        )
    except Exception:
        raise Refusal("bad_passkey") from None
    return found.new_sign_count
