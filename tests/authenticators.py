"""A device with passkeys, in software: it makes keys and signs as WebAuthn wants it."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    """Write bytes as browsers do."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device that holds one key."""

    def __init__(self, origin: str) -> None:
        """Visit a site."""
        self.origin = origin
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(32)
        self._uses = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, party: str, flags: int) -> bytes:
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + self._uses.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        own = text(self._id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response}

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Make a key, as `navigator.credentials.create` does."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | NEW_KEY)
        data += bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(key)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(attested)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign a challenge, as `navigator.credentials.get` does."""
        self._uses += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        client = self._client_data("webauthn.get", options["challenge"])
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signed}
        return self._credential({name: text(part) for name, part in parts.items()})
