"""A push service on loopback: decrypts what it gets with a device's key, and checks who signed it.

What is decrypted here is written anew from RFC 8188 and RFC 8291, from the receiving side.
"""

import base64
import hashlib
import hmac
import json
import os
import time
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from receivers import HOST, Received, Receiver
from servers import ok


def b64(data: bytes) -> str:
    """Write base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Read base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, hashlib.sha256)


@dataclass(frozen=True)
class Phone:
    """A device with a subscription of its own."""

    name: str

    @cached_property
    def key(self) -> ec.EllipticCurvePrivateKey:
        """Return its private key."""
        return ec.generate_private_key(ec.SECP256R1())

    @cached_property
    def secret(self) -> bytes:
        """Return what it shares with the server."""
        return os.urandom(16)

    @property
    def public(self) -> bytes:
        """Return its public key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def path(self) -> str:
        """Return its address at the service."""
        return f"/push/{self.name}"

    def subscription(self) -> dict[str, Any]:
        """Return what a browser hands to a server."""
        keys = {"p256dh": b64(self.public), "auth": b64(self.secret)}
        return {"endpoint": f"https://{HOST}{self.path}", "keys": keys}

    def decrypt(self, body: bytes) -> bytes:
        """Decrypt a message of one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) - 21 - length <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        both = b"WebPush: info\0" + self.public + sender + b"\x01"
        material = _hmac(_hmac(self.secret, shared), both)
        derived = _hmac(salt, material)
        key = _hmac(derived, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(derived, b"Content-Encoding: nonce\0\x01")[:12]
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\x02"), "the last record ends with 2"
        return padded[:-1]

    def read(self, got: Received, public: str) -> dict[str, Any]:
        """Check a message as a service and a browser do, and return what it says."""
        assert got.path == self.path
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) >= 0
        assert got.headers["urgency"] in ("very-low", "low", "normal", "high")
        topic = got.headers["topic"]
        assert len(topic) <= 32 and topic.replace("-", "a").replace("_", "a").isalnum()
        check_signature(got.headers["authorization"], public)
        found: dict[str, Any] = json.loads(self.decrypt(got.body))
        return found


def check_signature(authorization: str, public: str) -> dict[str, Any]:
    """Check the signature of a server to whose key a device has subscribed; return what it claims."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", public)
    head, claims, signature = fields["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    encoded = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(encoded, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unb64(claims))
    assert found["aud"] == f"https://{HOST}"
    assert time.time() < found["exp"] <= time.time() + 24 * 3600
    return found


def subscribe(client: httpx.Client, phone: Phone, **more: Any) -> str:
    """Have a device told; return the server's public key."""
    answer = ok(client.put("/api/me/push", json={**phone.subscription(), **more}))
    public: str = answer["key"]
    return public


def pushed(receiver: Receiver, phone: Phone, public: str) -> dict[str, Any]:
    """Wait for the next message to a device."""
    return phone.read(receiver.next(), public)
