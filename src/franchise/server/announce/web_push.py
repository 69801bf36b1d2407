"""Web Push: encrypts for a device (RFC 8291), and signs for the service that reaches it (VAPID, RFC 8292)."""

import base64
import binascii
import json
import os
from dataclasses import dataclass

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from franchise.server.clock import now

CURVE = ec.SECP256R1()
POINT, SECRET, SALT, SCALAR = 65, 16, 16, 32
"""How many bytes a public key, a device's secret, a salt and a private key have."""
RECORD = 4096
"""The longest record that every service takes; a message is one record."""
LONGEST = RECORD - 16 - 1 - (SALT + 4 + 1 + POINT)
"""How many bytes a message may have."""
SIGNED_SECONDS = 12 * 60 * 60
"""For how long a signature is valid; services refuse more than 24 hours."""


class BadSubscription(Exception):
    """The keys of a subscription are none."""


def encode(data: bytes) -> str:
    """Write bytes as base64url without padding, as all of Web Push does."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Read base64url, with or without padding; `BadSubscription` if it is something else."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadSubscription("expected base64url") from None


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Write a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- encryption ---


def check_keys(public: str, secret: str) -> None:
    """Refuse the keys of a subscription with which nothing could be encrypted."""
    _point(decode(public))
    if len(decode(secret)) != SECRET:
        raise BadSubscription(f"expected a secret of {SECRET} bytes")


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    if len(data) != POINT:
        raise BadSubscription(f"expected a public key of {POINT} bytes")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        raise BadSubscription("expected a point of the curve") from None


def encrypted(
    message: bytes,
    public: bytes,
    secret: bytes,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a message for a device; salt and own key are random unless a test names them."""
    if len(message) > LONGEST:
        raise ValueError(f"a message has at most {LONGEST} bytes")
    salt, own = salt or os.urandom(SALT), own or ec.generate_private_key(CURVE)
    sender = public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), _point(public))
    both = b"WebPush: info\0" + public + sender
    material = _derived(shared, secret, both, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([POINT]) + sender
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2 ends the last record


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


# --- the signature ---


@dataclass(frozen=True)
class Signer:
    """The key with which a server says who it is: devices subscribe to it, and to nobody else's messages."""

    key: ec.EllipticCurvePrivateKey
    contact: str | None
    """The address of the server, for whoever runs a push service."""

    @property
    def public(self) -> str:
        """Return the public key, as browsers take it."""
        return encode(public_bytes(self.key.public_key()))

    def authorization(self, origin: str) -> str:
        """Sign for the service at an origin."""
        claims = {"aud": origin, "exp": now() // 1000 + SIGNED_SECONDS}
        if self.contact is not None:
            claims["sub"] = self.contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        signature = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signed = f"{text}.{encode(b''.join(part.to_bytes(SCALAR) for part in signature))}"
        return f"vapid t={signed}, k={self.public}"


def draw_key() -> str:
    """Make the key of a server, to be kept."""
    scalar = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(scalar.to_bytes(SCALAR))


def signer_of(kept: str, contact: str | None) -> Signer:
    """Read a key that was kept."""
    return Signer(ec.derive_private_key(int.from_bytes(decode(kept)), CURVE), contact)
