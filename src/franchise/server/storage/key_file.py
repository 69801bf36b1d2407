"""The file with the keys that encrypt what the server must be able to read again.

Each line is a key; the first one encrypts, the others only decrypt what was encrypted before they were
replaced. Processes that share a database share the file.
"""

import base64
import binascii
import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from franchise.server.secrets import draw_id

KEY = 32
"""How many bytes a key has."""
HEAD = (
    "# Encrypts where people are told of their turns; the first key is in use. It is in no backup: keep a\n"
    "# copy apart from the database, because without it nobody can read these addresses again.\n"
)
LONGEST = 16_384


class KeyTrouble(Exception):
    """The key is missing or wrong; the message says what to do."""


def name_of(key: bytes) -> str:
    """Return by what a key is known, from which nobody finds the key."""
    return hashlib.sha256(b"franchise-key/" + key).hexdigest()[:16]


def read_keys(path: Path) -> list[bytes] | None:
    """Read the keys of a file; None if there is no file, `KeyTrouble` if it holds something else."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise KeyTrouble(f"the key file {path} cannot be read: {error.strerror or error}") from None
    lines = [line.strip() for line in content.splitlines() if line.strip() and not line.startswith(b"#")]
    keys = [_key(line) for line in lines]
    if not keys or None in keys or len(content) > LONGEST:
        raise KeyTrouble(f"{path} is no key file: expected lines of {KEY} bytes in base64")
    return [key for key in keys if key is not None]


def _key(line: bytes) -> bytes | None:
    try:
        key = base64.b64decode(line, altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    return key if len(key) == KEY else None


def create_key(path: Path) -> list[bytes]:
    """Make a file with one key, unless somebody was faster; return the keys of the one that is there."""
    temporary = _written(path, [os.urandom(KEY)])
    try:
        os.link(temporary, path)  # unlike renaming, it never replaces a key that is there
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        with suppress(FileExistsError), path.open("xb") as file:
            path.chmod(0o600)
            file.write(temporary.read_bytes())
    finally:
        temporary.unlink()
    keys = read_keys(path)
    assert keys is not None
    return keys


def replace_keys(path: Path, keys: Sequence[bytes]) -> None:
    """Write a file anew: whoever reads it sees the keys before, or these."""
    os.replace(_written(path, keys), path)


def _written(path: Path, keys: Sequence[bytes]) -> Path:
    temporary = path.with_name(f"{path.name}.{draw_id()}")
    lines = [base64.urlsafe_b64encode(key).decode() + "\n" for key in keys]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w") as opened:
            opened.write(HEAD + "".join(lines))
            opened.flush()
            os.fsync(opened.fileno())
    except OSError as error:
        raise KeyTrouble(
            f"the key file {path} cannot be written: {error.strerror or error}; name another with --key-file"
        ) from None
    return temporary
