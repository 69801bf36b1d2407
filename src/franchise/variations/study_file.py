"""The file of a study: its format, its limits, and what is wrong with one that cannot be read."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from franchise.game.errors import Malformed, shortened
from franchise.game.json_fields import check_fields, json_type
from franchise.game.json_files import parse_json, read_bytes, write_whole

FORMAT = "franchise-study/1"

MOST_BYTES = 1 << 18
"""A game with hundreds of variations and their comments is a fifth of this."""
MOST_VARIATIONS = 1_000
DEEPEST = 150
"""How many turns a variation may go on for: more than a game has."""
LONGEST_NAME = 80
LONGEST_COMMENT = 2_000


def check_text(what: str, value: object, longest: int) -> str:
    """Raise `Malformed` unless this is a text that is not too long and that every file can hold."""
    if not isinstance(value, str):
        raise Malformed(f"{what}: expected a text, got {json_type(value)}")
    if len(value) > longest:
        raise Malformed(f"{what}: expected at most {longest} characters, got {len(value)}")
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise Malformed(f"{what}: {shortened(value)} has half a character, which no file can hold")
    return value


def check(value: object) -> Mapping[str, Any]:
    """Check all of a study but its moves, which are checked by playing them."""
    fields = ("format", "title", "comment", "at", "branches")
    study = check_fields("the study", value, fields, ("record", "position"))
    if study["format"] != FORMAT:
        raise Malformed(f"format: expected {FORMAT!r}, got {shortened(study['format'])}")
    if ("record" in study) == ("position" in study):
        raise Malformed("the study: expected either a record or a position")
    check_text("title", study["title"], LONGEST_NAME)
    check_text("comment", study["comment"], LONGEST_COMMENT)
    if type(study["at"]) is not int:
        raise Malformed(f"at: expected a number of moves, got {shortened(study['at'])}")
    return study


def branches_of(study: Mapping[str, Any], moves: int) -> Iterator[tuple[int, str, list[Mapping[str, Any]]]]:
    """Go through the branches of a game of so many moves: after how many, what to call it, the variations."""
    branches = study["branches"]
    if not isinstance(branches, list):
        raise Malformed(f"branches: expected a list, got {json_type(branches)}")
    count, before = 0, -1
    for branch in branches:
        check_fields("branches", branch, ("after", "variations"))
        after = branch["after"]
        if type(after) is not int or not before < after <= moves:
            raise Malformed(
                f"branches: after: expected rising numbers of moves up to {moves}, got {shortened(after)}"
            )
        before, what = after, f"branches: after {after}"
        count += _check_variations(what, branch["variations"], 1)
        if count > MOST_VARIATIONS:
            raise Malformed(f"a study has {MOST_VARIATIONS} variations at most")
        yield after, what, branch["variations"]


def _check_variations(what: str, value: object, depth: int) -> int:
    """Check the shape of variations; return how many there are."""
    if not isinstance(value, list):
        raise Malformed(f"{what}: expected a list, got {json_type(value)}")
    if value and depth > DEEPEST:
        raise Malformed(f"a variation goes on for {DEEPEST} turns at most")
    count = len(value)
    for number, item in enumerate(value):
        here = f"{what}: {number}"
        variation = check_fields(here, item, ("moves", "name", "comment", "then"))
        _check_moves(f"{here}: moves", variation["moves"])
        check_text(f"{here}: name", variation["name"], LONGEST_NAME)
        check_text(f"{here}: comment", variation["comment"], LONGEST_COMMENT)
        count += _check_variations(f"{here}: then", variation["then"], depth + 1)
    return count


def _check_moves(what: str, value: object) -> None:
    if not isinstance(value, list) or not all(isinstance(move, str) for move in value):
        raise Malformed(f"{what}: expected a list of texts")


def parse(data: bytes | str) -> Any:
    """Read a study from JSON text, as yet unchecked."""
    return parse_json("the study", data, MOST_BYTES)


def read(path: str | Path) -> Any:
    """Read a study from a file, as yet unchecked."""
    return parse(read_bytes(path, MOST_BYTES))


def write(study: Mapping[str, Any], path: str | Path) -> None:
    """Write a study to a file, whole or not at all."""
    text = json.dumps(study, ensure_ascii=False, indent=1) + "\n"
    if len(text.encode()) > MOST_BYTES:
        text = json.dumps(study, ensure_ascii=False) + "\n"
    if len(text.encode()) > MOST_BYTES:
        raise Malformed(f"the study is larger than {MOST_BYTES} bytes")
    write_whole(text, path)
