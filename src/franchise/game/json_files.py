"""Files of JSON: read strictly and up to a size, written whole or not at all."""

import json
from pathlib import Path
from typing import Any, NoReturn

from franchise.game.errors import Malformed


def read_bytes(path: str | Path, most: int) -> bytes:
    """Read a file, of a large one only as much as shows that it is too large."""
    with Path(path).open("rb") as file:
        return file.read(most + 1)


def parse_json(what: str, data: bytes | str, most: int) -> Any:
    """Read JSON text of at most so many bytes; `Malformed` names what it was to be."""
    if len(data) > most:
        raise Malformed(f"{what} is larger than {most} bytes")
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"{what} is not UTF-8: {error.reason} at byte {error.start}") from None

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        result = dict(pairs)
        if len(result) < len(pairs):
            raise Malformed(f"{what} has a field twice in one object")
        return result

    def no_constant(name: str) -> NoReturn:
        raise Malformed(f"{what} is not JSON: {name} is no number")

    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=no_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise Malformed(f"{what} is not JSON: {error.msg} at {where}") from None
    except RecursionError:
        raise Malformed(f"{what} is nested too deeply") from None
    except Malformed:
        raise
    except ValueError as error:  # a number with thousands of digits
        raise Malformed(f"{what} is not JSON: {error}") from None


def write_whole(text: str, path: str | Path) -> None:
    """Write a file, whole or not at all."""
    path = Path(path)
    partial = path.with_name(path.name + ".partial")
    try:
        partial.write_text(text, "utf-8")
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
