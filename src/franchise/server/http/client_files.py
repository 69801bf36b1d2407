"""The files of the browser client: read once, with what is needed to serve them."""

import gzip
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

INDEX = "index.html"

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gif": "image/gif",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Kept here because systems differ in what they say of a file's type."""

SHRINKING = (".css", ".ftl", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest")
LEAST_TO_SHRINK = 1024
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""From the smallest to the largest, with the endings of their files."""


def client_directory() -> Traversable:
    """Return where the built client lies."""
    return files("franchise.server").joinpath("client")


def is_built(directory: Traversable | None = None) -> bool:
    """Return whether there is a client."""
    return (directory or client_directory()).joinpath(INDEX).is_file()


@dataclass(frozen=True, eq=False)
class ClientFile:
    """One file in all its encodings."""

    path: str
    """Where it is asked for, without the first slash."""
    bodies: Mapping[str, bytes]
    """By encoding; "identity" is the file itself."""

    @cached_property
    def media_type(self) -> str:
        """Return its media type."""
        return MEDIA_TYPES.get(PurePosixPath(self.path).suffix.lower(), "application/octet-stream")

    @cached_property
    def has_lasting_name(self) -> bool:
        """Return whether the name changes with the content, so that it may be kept forever."""
        return self.path.startswith("assets/")

    @cached_property
    def digest(self) -> str:
        """Return a hash of the content."""
        return hashlib.sha256(self.bodies["identity"]).hexdigest()[:20]


def read_client(directory: Traversable | None = None) -> dict[str, ClientFile]:
    """Read all files of the client by path; nothing when it is not built."""
    directory = directory or client_directory()
    if not is_built(directory):
        return {}
    found = dict(_walk(directory, ""))
    return {
        path: ClientFile(path, _encoded(path, found))
        for path in found
        if not any(path.endswith(ending) and path.removesuffix(ending) in found for ending in (".br", ".gz"))
    }


def _walk(directory: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    for entry in directory.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{prefix}{entry.name}/")
        elif not entry.name.startswith("."):
            yield f"{prefix}{entry.name}", entry.read_bytes()


def _encoded(path: str, found: Mapping[str, bytes]) -> dict[str, bytes]:
    """Gather a file's encodings; text that was not compressed when it was built is compressed now."""
    bodies = {"identity": found[path]}
    for encoding, ending in ENCODINGS.items():
        if path + ending in found:
            bodies[encoding] = found[path + ending]
    if "gzip" not in bodies and path.endswith(SHRINKING) and len(found[path]) >= LEAST_TO_SHRINK:
        bodies["gzip"] = gzip.compress(found[path], mtime=0)
    return bodies
