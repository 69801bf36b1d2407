"""Checks what is read from JSON field by field, and says what was expected."""

from collections.abc import Mapping, Sequence
from typing import Any

from franchise.game.errors import Malformed, shortened


def check_fields(
    what: str, value: object, wanted: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, Any]:
    """Raise `Malformed` unless this is an object with the fields that are wanted and no other."""
    if not isinstance(value, Mapping):
        raise Malformed(f"{what}: expected an object, got {json_type(value)}")
    for field in wanted:
        if field not in value:
            raise Malformed(f"{what}: the field {field!r} is missing")
    for field in value:
        if field not in wanted and field not in optional:
            raise Malformed(f"{what}: there is no field {shortened(field)}")
    return value


def json_type(value: object) -> str:
    """Name the type of a value as JSON does, for a message."""
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number")
