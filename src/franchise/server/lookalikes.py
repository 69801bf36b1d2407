"""Names that look alike: Unicode's skeletons (UTS 39), by which letters of two scripts can be the same."""

import unicodedata
from functools import cache
from importlib import resources

INVISIBLE = str.maketrans("", "", "\ufe0e\ufe0f")
"""What names may contain and nobody sees."""


def skeleton(name: str) -> str:
    r"""Return what a name has in common with all names that look like it.

    >>> skeleton("B\u043eb") == skeleton("Bob"), skeleton("AI") == skeleton("Al")
    (True, True)
    >>> skeleton("Bob") == skeleton("Rob")
    False
    """
    apart = unicodedata.normalize("NFD", name.translate(INVISIBLE))
    return unicodedata.normalize("NFD", apart.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """Read which characters stand for others in a skeleton; `python -m tools.confusables` writes the file."""
    text = resources.files("franchise.server").joinpath("confusables.txt").read_text("ascii")
    found: dict[int, str] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            prototype, sources = line.split(";")
            found |= dict.fromkeys(map(_number, sources.split()), "".join(map(_sign, prototype.split())))
    return found


def _number(text: str) -> int:
    return int(text, 16)


def _sign(text: str) -> str:
    return chr(_number(text))
