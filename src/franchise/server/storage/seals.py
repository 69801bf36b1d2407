"""Seals: addresses in the database that are worthless without the key file.

A sealed text is the name of its key, a dot, and a nonce with the text encrypted by ChaCha20-Poly1305, bound
to what it is for. Texts from before there was a key begin with a brace, and are sealed at the start.
"""

import base64
import binascii
import os
from pathlib import Path

from franchise.server.storage.key_file import KeyTrouble, create_key, name_of, read_keys

NONCE = 12


class Seals:
    """Encrypts and decrypts with the keys of a file, which may change while the server runs."""

    def __init__(self, path: Path) -> None:
        """Name the file; nothing is read yet."""
        self.path = path
        self._keys: dict[str, bytes] = {}
        self._current = ""
        self._seen: tuple[int, int, int] | None = None

    def load(self) -> bool:
        """Read the file; False if there is none."""
        keys = read_keys(self.path)
        if keys is not None:
            self._take(keys)
        return keys is not None

    def create(self) -> None:
        """Read the file, and make it if there is none."""
        if not self.load():
            self._take(create_key(self.path))

    def _take(self, keys: list[bytes]) -> None:
        self._seen = self._look()
        self._keys = {name_of(key): key for key in keys}
        self._current = name_of(keys[0])

    def _look(self) -> tuple[int, int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_ino, found.st_size

    def _look_again(self) -> None:
        """Read a file that has changed; one that is gone for a moment changes nothing."""
        found = self._look()
        if found is not None and found != self._seen:
            self.load()

    @property
    def current(self) -> str:
        """Return the name of the key that encrypts."""
        return self._current

    @property
    def keys(self) -> list[bytes]:
        """List the keys, the one that encrypts first."""
        return list(self._keys.values())

    def knows(self, name: str) -> bool:
        """Return whether there is a key of this name."""
        return name in self._keys

    def seal(self, purpose: str, text: str) -> str:
        """Encrypt a text."""
        # Late: most servers announce nothing.
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

        self._look_again()
        nonce = os.urandom(NONCE)
        sealed = ChaCha20Poly1305(self._keys[self._current]).encrypt(nonce, text.encode(), purpose.encode())
        return f"{self._current}.{base64.urlsafe_b64encode(nonce + sealed).decode()}"

    def unseal(self, purpose: str, sealed: str) -> str:
        """Decrypt a text; `KeyTrouble` if its key is not there, or it is not as it was written."""
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

        name, _, rest = sealed.partition(".")
        if name not in self._keys:
            self._look_again()
        if name not in self._keys:
            raise KeyTrouble(f"encrypted with the key {name[:16]}, which {self.path} does not hold")
        try:
            data = base64.urlsafe_b64decode(rest)
            plain = ChaCha20Poly1305(self._keys[name]).decrypt(data[:NONCE], data[NONCE:], purpose.encode())
        except (InvalidTag, binascii.Error, ValueError):
            raise KeyTrouble("an encrypted address is damaged") from None
        return plain.decode()


def is_plain(text: str) -> bool:
    """Return whether a text is from before there was a key."""
    return text.startswith("{")
