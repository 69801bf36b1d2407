"""Encrypted backups as streams of bytes: read back whole, or not at all."""

import io
from pathlib import Path

import pytest

from franchise.server.storage import encryption
from franchise.server.storage.encryption import (
    CHUNK,
    FORMAT,
    SALT,
    SUM,
    TAG,
    BadKey,
    CannotDecrypt,
    Decrypting,
    Encrypting,
    is_encrypted,
    read_key,
)

SECRET = b"correct horse battery staple"
HEAD = len(FORMAT) + SALT + SUM


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let keys be made quickly: here nobody guesses them."""
    monkeypatch.setattr(encryption, "COST", 2)


def encrypted(content: bytes, piece: int = 10_000) -> bytes:
    """Encrypt something that is written piece by piece."""
    file = io.BytesIO()
    with Encrypting(file, SECRET) as encrypting:
        for begin in range(0, len(content), piece):
            assert encrypting.write(content[begin : begin + piece]) == len(content[begin : begin + piece])
        encrypting.finish()
    return file.getvalue()


def decrypted(data: bytes, secret: bytes = SECRET) -> bytes:
    """Read everything back."""
    return io.BufferedReader(Decrypting(io.BytesIO(data), secret)).read()


@pytest.mark.parametrize("length", [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5])
@pytest.mark.parametrize("piece", [10_000, 5 * CHUNK])
def test_what_was_written_is_read_whatever_its_length(length: int, piece: int) -> None:
    content = bytes(number % 251 for number in range(length))
    data = encrypted(content, piece)
    assert is_encrypted(data) and decrypted(data) == content
    assert len(data) == HEAD + length + TAG * max(1, -(-length // CHUNK))


def test_nothing_of_it_can_be_seen_and_no_two_files_are_alike() -> None:
    content = b"private" * 1000
    assert b"private" not in encrypted(content)
    assert encrypted(content) != encrypted(content)


def test_another_key_is_told_from_damage() -> None:
    data = encrypted(b"x" * 100)
    with pytest.raises(CannotDecrypt, match="another key"):
        decrypted(data, b"correct horse battery stable")


CONTENT = b"x" * (2 * CHUNK + 100)
CHUNKS = [HEAD, HEAD + CHUNK + TAG, HEAD + 2 * (CHUNK + TAG)]
"""Where each chunk of it begins."""


@pytest.mark.parametrize("length", [*CHUNKS, CHUNKS[2] + 50, 0, 10, len(FORMAT), HEAD - 1])
def test_a_file_that_is_cut_anywhere_is_refused(length: int) -> None:
    with pytest.raises(CannotDecrypt):
        decrypted(encrypted(CONTENT)[:length])


@pytest.mark.parametrize("place", [len(FORMAT), HEAD - 1, HEAD, CHUNKS[1] - 1, CHUNKS[1], CHUNKS[2], -1])
def test_a_changed_byte_is_noticed_wherever_it_is(place: int) -> None:
    data = bytearray(encrypted(CONTENT))
    data[place] ^= 1
    with pytest.raises(CannotDecrypt):
        decrypted(bytes(data))


def test_chunks_cannot_be_exchanged_left_out_or_added() -> None:
    data = encrypted(CONTENT)
    head, first, second, last = (data[a:b] for a, b in zip([0, *CHUNKS], [*CHUNKS, None], strict=True))
    for parts in ([second, first, last], [first, last], [second, last], [first, second, last, last]):
        with pytest.raises(CannotDecrypt):
            decrypted(head + b"".join(parts))


def test_no_more_than_two_chunks_are_held_at_a_time() -> None:
    class Counted(io.BytesIO):
        """A file that knows how far it was read."""

        furthest = 0

        def read(self, size: int | None = -1) -> bytes:
            found = super().read(size)
            self.furthest = self.tell()
            return found

    file = Counted(encrypted(b"x" * (20 * CHUNK)))
    decrypting = Decrypting(file, SECRET)
    assert len(decrypting.read(100) or b"") == 100
    assert file.furthest == HEAD + 2 * (CHUNK + TAG)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "at least 16"),
        (b"short\n", "at least 16"),
        (b" " * 100, "at least 16"),
        (b"x" * 5000, "at most"),
    ],
)
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "key"
    path.write_bytes(content)
    with pytest.raises(BadKey, match=words):
        read_key(path)


def test_a_key_is_the_same_with_and_without_a_line_s_end(tmp_path: Path) -> None:
    for name, end in (("a", b""), ("b", b"\n"), ("c", b"\r\n")):
        (tmp_path / name).write_bytes(SECRET + end)
    assert {read_key(tmp_path / name) for name in "abc"} == {SECRET}
    with pytest.raises(BadKey, match="cannot be read: No such file"):
        read_key(tmp_path / "none")
