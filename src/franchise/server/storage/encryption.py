"""Encrypts backups: nobody reads or changes one without its key, and memory does not grow with its length.

A file begins with a line that names the format, a salt, and a sum by which a wrong key is known. What follows
is cut into chunks of 64 KB, each encrypted for itself with ChaCha20-Poly1305. The nonce of a chunk is its
number and whether it is the last one, so chunks can neither be exchanged nor left out, nor the file cut (the
STREAM construction). The key of a file is made of the content of a key file and of the salt by scrypt, which
is slow on purpose: a pass phrase is as welcome as random characters.
"""

import hmac
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

FORMAT = b"franchise-backup-encrypted/1\n"
SALT, KEY, SUM = 32, 32, 32
"""The lengths of what a file begins with, and of its key."""
CHUNK, TAG = 64 * 1024, 16
COST, BLOCK, TIMES = 1 << 15, 8, 3
"""What scrypt takes for each guess of a key: 32 MB, and a third of a second."""
SHORTEST, LONGEST = 16, 4096
"""How many bytes a key file may have: fewer can be guessed, and more are some other file."""


class BadKey(Exception):
    """A file holds no key."""


class CannotDecrypt(Exception):
    """The key is wrong, or the file is damaged."""


def read_key(path: Path) -> bytes:
    """Read a key file; `BadKey` says what was expected."""
    try:
        with path.open("rb") as file:
            secret = file.read(LONGEST + 1).strip()
    except (OSError, ValueError) as error:
        raise BadKey(f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(secret) < SHORTEST:
        raise BadKey(f"expected a pass phrase or random characters, at least {SHORTEST} of them")
    if len(secret) > LONGEST:
        raise BadKey(f"expected a key of at most {LONGEST:,} bytes")
    return secret


def is_encrypted(start: bytes) -> bool:
    """Return whether a file that begins like this is encrypted."""
    return start.startswith(FORMAT)


def _keys(secret: bytes, salt: bytes) -> tuple[ChaCha20Poly1305, bytes]:
    """Make a file's key, and the sum by which it is known."""
    made = Scrypt(salt=FORMAT + salt, length=KEY + SUM, n=COST, r=BLOCK, p=TIMES).derive(secret)
    return ChaCha20Poly1305(made[:KEY]), made[KEY:]


def _nonce(number: int, *, last: bool) -> bytes:
    return number.to_bytes(11) + bytes([last])


class Encrypting(io.RawIOBase):
    """Encrypts what is written into another file, which is complete once this one is closed."""

    def __init__(self, file: IO[bytes], secret: bytes) -> None:
        """Begin the file."""
        salt = os.urandom(SALT)
        self._cipher, known_by = _keys(secret, salt)
        self._file, self._waiting, self._number = file, bytearray(), 0
        file.write(FORMAT + salt + known_by)

    def writable(self) -> bool:
        """Say that it can be written."""
        return True

    def write(self, data: "ReadableBuffer") -> int:
        """Encrypt what fills whole chunks; the rest waits, as it may be the last of the file."""
        self._waiting += data
        while len(self._waiting) > CHUNK:
            self._encrypt(bytes(self._waiting[:CHUNK]), last=False)
            del self._waiting[:CHUNK]
        return memoryview(data).nbytes

    def finish(self) -> None:
        """Write the last chunk, without which the file counts as cut off."""
        self._encrypt(bytes(self._waiting), last=True)
        self._waiting.clear()

    def _encrypt(self, chunk: bytes, *, last: bool) -> None:
        self._file.write(self._cipher.encrypt(_nonce(self._number, last=last), chunk, None))
        self._number += 1


class Decrypting(io.RawIOBase):
    """Decrypts another file as it is read; `CannotDecrypt` wherever something is wrong with it."""

    def __init__(self, file: IO[bytes], secret: bytes) -> None:
        """Read the beginning of the file, and check the key."""
        head = file.read(len(FORMAT) + SALT + SUM)
        if len(head) < len(FORMAT) + SALT + SUM:
            raise CannotDecrypt("is cut off")
        salt, known_by = head[len(FORMAT) : -SUM], head[-SUM:]
        cipher, expected = _keys(secret, salt)
        if not hmac.compare_digest(known_by, expected):
            raise CannotDecrypt("was encrypted with another key, or its beginning is damaged")
        self._chunks = _decrypted(file, cipher)
        self._left = b""

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        """Decrypt the next bytes; nothing is handed out of a chunk that is not as it was written."""
        if not self._left:
            self._left = next(self._chunks, b"")
        view = memoryview(buffer).cast("B")
        part, self._left = self._left[: len(view)], self._left[len(view) :]
        view[: len(part)] = part
        return len(part)


def _decrypted(file: IO[bytes], cipher: ChaCha20Poly1305) -> Iterator[bytes]:
    number, chunk = 0, file.read(CHUNK + TAG)
    while chunk:
        following = file.read(CHUNK + TAG)
        try:
            yield cipher.decrypt(_nonce(number, last=not following), chunk, None)
        except InvalidTag:
            raise CannotDecrypt("is damaged or cut off: it is not as it was written") from None
        number, chunk = number + 1, following
    if number == 0:
        raise CannotDecrypt("is cut off")
