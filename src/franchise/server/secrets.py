"""Random ids and secrets, and what is kept of a secret."""

import hashlib
import hmac
import secrets

ALPHABET = "0123456789abcdefghijkmnpqrstuvwxyz"
"""Without l and o, which are mistaken for 1 and 0."""

ID_LENGTH = 14
CODE_LENGTH = 12
RECOVERY_LENGTH = 20


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def draw_id() -> str:
    """Draw an id, which nobody can guess: it is the address of a table."""
    return _random(ID_LENGTH)


def draw_code() -> str:
    """Draw a code that a person may have to type."""
    return _random(CODE_LENGTH)


def draw_recovery() -> str:
    """Draw a code that a person keeps for the day on which a device is lost."""
    return _random(RECOVERY_LENGTH)


def draw_token() -> str:
    """Draw the secret of a browser or a program."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Return what is stored of a secret; it is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def invitation_code(token: str, table: str, number: int) -> str:
    """Derive a table's invitation from its host's secret, so that the host can see it again.

    The database holds only its hash.
    """
    digest = hmac.digest(token.encode(), f"{table}/{number}".encode(), "sha256")
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:CODE_LENGTH])
