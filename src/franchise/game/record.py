"""The record of a game: its setup, its moves and, once it is over, its result, as JSON."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from franchise.game.errors import Malformed, shortened
from franchise.game.events import EndReason
from franchise.game.json_fields import check_fields, json_type
from franchise.game.json_files import parse_json, read_bytes, write_whole
from franchise.game.setup import Setup

FORMAT = "franchise/1"
RULES = 1
"""The version of the rules. It rises with every change of a legal move or of a result."""

MOST_BYTES = 1 << 20
"""No game comes near this size."""

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    influence: tuple[int, ...]
    towns: tuple[int, ...]
    winners: tuple[int, ...]
    end: EndReason


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is written: names in seat order, setup, moves in notation, result."""

    players: tuple[str, ...]
    setup: Setup
    moves: tuple[str, ...]
    result: Result | None


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """Raise `Malformed` unless these are the names of players."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise Malformed(f"players: expected a list of names, got {json_type(names)}")
    for name in names:
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
            raise Malformed(
                f"players: a name is a text of 1 to {LONGEST_NAME} characters, not {shortened(name)}"
            )
        if any("\ud800" <= character <= "\udfff" for character in name):
            raise Malformed(f"players: {shortened(name)} has half a character, which no file can hold")
    return tuple(names)


# --- reading ---


def read_file(path: str | Path) -> Record:
    """Read a record from a file."""
    return parse(read_bytes(path, MOST_BYTES))


def parse(data: bytes | str) -> Record:
    """Read a record from JSON text."""
    return from_json(parse_json("the record", data, MOST_BYTES))


def from_json(value: object) -> Record:
    """Check the fields of a record that is already parsed."""
    record = check_fields("the record", value, ("format", "rules", "players", "setup", "moves"), ("result",))
    if record["format"] != FORMAT:
        raise Malformed(f"format: expected {FORMAT!r}, got {shortened(record['format'])}")
    if type(record["rules"]) is not int or record["rules"] != RULES:
        raise Malformed(f"rules: this program knows version {RULES}, got {shortened(record['rules'])}")
    players = check_names(record["players"])
    setup = Setup.from_json(record["setup"])
    setup.check(len(players))
    moves = record["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise Malformed("moves: expected a list of texts")
    result = _result(record["result"]) if "result" in record else None
    return Record(players, setup, tuple(moves), result)


def _result(value: object) -> Result:
    result = check_fields("result", value, ("influence", "towns", "winners", "end"))
    for field in ("influence", "towns", "winners"):
        numbers = result[field]
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise Malformed(f"result: {field}: expected a list of whole numbers")
    if result["end"] not in ("red_zone", "no_expansion"):
        raise Malformed(f"result: end: expected red_zone or no_expansion, got {shortened(result['end'])}")
    return Result(tuple(result["influence"]), tuple(result["towns"]), tuple(result["winners"]), result["end"])


# --- writing ---


def to_json(record: Record) -> dict[str, Any]:
    """Return the fields of a record as JSON has them."""
    result = None if record.result is None else _result_json(record.result)
    return write_fields(record.players, record.setup.to_json(), record.moves, result)


def write_fields(
    players: Sequence[str],
    setup: Mapping[str, Any],
    moves: Sequence[str],
    result: Mapping[str, Any] | None,
    rules: int = RULES,
) -> dict[str, Any]:
    """Put together a record whose parts are JSON already, perhaps of a game under other rules."""
    fields = {
        "format": FORMAT,
        "rules": rules,
        "players": list(players),
        "setup": dict(setup),
        "moves": list(moves),
    }
    return fields if result is None else {**fields, "result": dict(result)}


def _result_json(result: Result) -> dict[str, Any]:
    return {
        "influence": list(result.influence),
        "towns": list(result.towns),
        "winners": list(result.winners),
        "end": result.end,
    }


def dump(record: Record) -> str:
    """Write a record as JSON text, one move a line."""
    return json.dumps(to_json(record), ensure_ascii=False, indent=1) + "\n"


def write_file(record: Record, path: str | Path) -> None:
    """Write a record to a file, whole or not at all."""
    write_whole(dump(record), path)
