"""Texts that people write: names, titles, what they say. They must show as themselves.

The patterns are written so that Rust, which checks, and JavaScript, which reads the description of the
interface, understand them alike.
"""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints, TypeAdapter, ValidationError

from franchise.game.errors import Malformed, shortened
from franchise.game.record import LONGEST_NAME

LONGEST_TITLE = 60

_BLANKS = r"\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0"
"""Letters and signs that show nothing."""
_FIRST = rf"[^\p{{Cc}}\p{{Cf}}\p{{Z}}\p{{M}}{_BLANKS}]"
_LINE = rf"{_FIRST}( ?[^\p{{Cc}}\p{{Cf}}\p{{Z}}{_BLANKS}])*"
"""One line without blanks around it, line breaks, or signs that turn or hide others."""
_LINES = r"([^\p{Cc}\p{Cf}]|[\n\u200D])"


def composed(text: str) -> str:
    """Write a text as most keyboards do, so that names that look alike are alike."""
    normal = unicodedata.normalize("NFC", text)
    return normal if len(normal) <= len(text) else text


Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_NAME, pattern=rf"^{_LINE}$"),
    AfterValidator(composed),
]
Title = Annotated[
    str, StringConstraints(max_length=LONGEST_TITLE, pattern=rf"^({_LINE})?$"), AfterValidator(composed)
]
Label = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_TITLE, pattern=rf"^{_LINE}$"),
    AfterValidator(composed),
]
Said = Annotated[str, StringConstraints(min_length=1, max_length=1_000, pattern=rf"^{_LINES}+$")]
Note = Annotated[str, StringConstraints(max_length=10_000, pattern=rf"^{_LINES}*$")]

_name: TypeAdapter[str] = TypeAdapter(Name)


def check_name(text: str) -> str:
    """Raise `Malformed` unless this is a name as people at tables have it."""
    try:
        return _name.validate_python(text, strict=True)
    except ValidationError:
        raise Malformed(f"players: {shortened(text)} is no name that can be shown") from None
