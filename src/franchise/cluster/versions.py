"""What has to be the same on all machines for the same games to come out."""

import hashlib
import platform
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

LEFT_OUT = ("__pycache__", "server")
"""No game depends on these; the server also contains a client that not everybody has built."""
SHOWN = 12
"""How many digits of a hash are shown."""


@cache
def versions() -> dict[str, str]:
    """Return what this machine plays with: a hash of the package's files, and what computes."""
    return {
        "franchise": _hash_of_package(),
        "Python": ".".join(platform.python_version_tuple()[:2]),
        "NumPy": version("numpy"),
        "Numba": version("numba"),
    }


def differences(here: Mapping[str, str], there: Mapping[str, str]) -> list[str]:
    """Say what another machine has otherwise."""
    return [
        f"{name} {there.get(name, 'none')} instead of {own}"
        for name, own in here.items()
        if there.get(name) != own
    ]


def hashes_of(paths: Iterable[str]) -> dict[str, str]:
    """Hash files by their absolute paths; one that cannot be read has the hash `none`."""
    return {str(Path(path).absolute()): _hash_of(Path(path)) for path in sorted(set(paths))}


def _hash_of(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()[:SHOWN]
    except OSError:
        return "none"


def _hash_of_package() -> str:
    digest = hashlib.sha256()
    for name, file in _files_below(files("franchise"), ""):
        digest.update(f"{name}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:SHOWN]


def _files_below(directory: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(directory.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith(".") or entry.name in LEFT_OUT:
            continue
        if entry.is_dir():
            yield from _files_below(entry, f"{path}{entry.name}/")
        else:
            yield f"{path}{entry.name}", entry
