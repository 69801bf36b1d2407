"""Texts that people write: names, titles, what they say. They must look like what they are.

The patterns name characters by their numbers, so that Rust, which checks, and JavaScript and Python, which
read the description of the interface, understand them alike.
"""

import unicodedata
from collections.abc import Iterable
from typing import Annotated

from pydantic import AfterValidator, StringConstraints, TypeAdapter, ValidationError

from franchise.game.errors import Malformed, shortened
from franchise.game.record import LONGEST_NAME

LONGEST_TITLE = 60

Range = tuple[int, int]

# Control characters and signs that show nothing, reverse or hide others, also those that Unicode may add.
# Python's tables would have to be searched whole.
HIDDEN: tuple[Range, ...] = (
    *((0x00, 0x1F), (0x7F, 0x9F), (0xAD, 0xAD), (0x600, 0x605), (0x61C, 0x61C), (0x6DD, 0x6DD)),
    *((0x70F, 0x70F), (0x890, 0x891), (0x8E2, 0x8E2), (0x180E, 0x180E), (0x200B, 0x200F), (0x202A, 0x202E)),
    *((0x2060, 0x206F), (0xFEFF, 0xFEFF), (0xFFF0, 0xFFFB), (0x110BD, 0x110BD), (0x110CD, 0x110CD)),
    *((0x13430, 0x1343F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE00FF), (0xE01F0, 0xE0FFF)),
)
SPACES: tuple[Range, ...] = (
    *((0x20, 0x20), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A), (0x2028, 0x2029), (0x202F, 0x202F)),
    *((0x205F, 0x205F), (0x3000, 0x3000)),
)
BLANKS: tuple[Range, ...] = (
    *((0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x2800, 0x2800), (0x3164, 0x3164)),
    (0xFFA0, 0xFFA0),
)
"""Letters and signs that show nothing."""
SELECTORS: tuple[Range, ...] = ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Show nothing by themselves, and change the sign before them, which few fonts show."""
EMOJI: tuple[Range, ...] = (
    *((0xA9, 0xA9), (0xAE, 0xAE), (0x203C, 0x203C), (0x2049, 0x2049), (0x2122, 0x2122), (0x2139, 0x2139)),
    *((0x2194, 0x21AA), (0x231A, 0x23FF), (0x24C2, 0x24C2), (0x25AA, 0x25FE), (0x2600, 0x27BF)),
    *((0x2934, 0x2935), (0x2B05, 0x2B55), (0x3030, 0x3030), (0x303D, 0x303D), (0x3297, 0x3299)),
    (0x1F000, 0x1FAFF),
)
"""Signs that a selector turns into an emoji."""
ALLOWED_IN_LINES = (ord("\n"), 0x200D)
"""The second joins emojis into one."""


def _signs(*kinds: Iterable[Range]) -> str:
    """Return characters as a pattern's set names them."""
    ranges = sorted(item for kind in kinds for item in kind)
    return "".join(_sign(first) + (f"-{_sign(last)}" if last > first else "") for first, last in ranges)


def _sign(number: int) -> str:
    return f"\\u{number:04X}" if number <= 0xFFFF else chr(number)


def _without(ranges: Iterable[Range], *numbers: int) -> list[Range]:
    """Return ranges without some characters."""
    found = list(ranges)
    for number in numbers:
        first, last = next(item for item in found if item[0] <= number <= item[1])
        found.remove((first, last))
        found += [item for item in ((first, number - 1), (number + 1, last)) if item[0] <= item[1]]
    return found


_SHOWN = f"([{_signs(EMOJI)}]\\uFE0F|[^{_signs(HIDDEN, SPACES, BLANKS, SELECTORS)}])"
_LINE = f"{_SHOWN}( ?{_SHOWN})*"
"""One line, with single spaces between words."""
_LINES = f"[^{_signs(_without(HIDDEN, *ALLOWED_IN_LINES), BLANKS)}]"


def composed(text: str) -> str:
    """Compose a text's accents as most keyboards do, so that names that look the same are the same."""
    normal = unicodedata.normalize("NFC", text)
    return normal if len(normal) <= len(text) else text


Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_NAME, pattern=f"^{_LINE}$"),
    AfterValidator(composed),
]
Title = Annotated[
    str, StringConstraints(max_length=LONGEST_TITLE, pattern=f"^({_LINE})?$"), AfterValidator(composed)
]
Label = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_TITLE, pattern=f"^{_LINE}$"),
    AfterValidator(composed),
]
Said = Annotated[str, StringConstraints(min_length=1, max_length=1_000, pattern=f"^{_LINES}+$")]
Reason = Annotated[str, StringConstraints(max_length=500, pattern=f"^{_LINES}*$")]
Note = Annotated[str, StringConstraints(max_length=10_000, pattern=f"^{_LINES}*$")]

_name: TypeAdapter[str] = TypeAdapter(Name)


def check_name(text: str) -> str:
    """Return a name that people at tables may have, or raise `Malformed`."""
    try:
        return _name.validate_python(text, strict=True)
    except ValidationError:
        raise Malformed(f"players: {shortened(text)} is no name that can be shown") from None
