"""The record of a game: its setup, its moves and, once it is over, its result, as JSON."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from franchise.game.dealing import SEEDS
from franchise.game.errors import Malformed, shortened
from franchise.game.events import EndReason
from franchise.game.setup import CityTiles, RegionDraft, RegionTiles, Setup

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
        raise Malformed(f"players: expected a list of names, got {_kind(names)}")
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
    with Path(path).open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    return parse(data)


def parse(data: bytes | str) -> Record:
    """Read a record from JSON text."""
    if len(data) > MOST_BYTES:
        raise Malformed(f"the record is larger than {MOST_BYTES} bytes")
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"the record is not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise Malformed(f"the record is not JSON: {error.msg} at {where}") from None
    except RecursionError:
        raise Malformed("the record is nested too deeply") from None
    except Malformed:
        raise
    except ValueError as error:  # a number with thousands of digits
        raise Malformed(f"the record is not JSON: {error}") from None
    return from_json(value)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise Malformed("the record has a field twice in one object")
    return result


def _no_constant(name: str) -> NoReturn:
    raise Malformed(f"the record is not JSON: {name} is no number")


def from_json(value: object) -> Record:
    """Check the fields of a record that is already parsed."""
    record = _fields("the record", value, ("format", "rules", "players", "setup", "moves"), ("result",))
    if record["format"] != FORMAT:
        raise Malformed(f"format: expected {FORMAT!r}, got {shortened(record['format'])}")
    if type(record["rules"]) is not int or record["rules"] != RULES:
        raise Malformed(f"rules: this program knows version {RULES}, got {shortened(record['rules'])}")
    players = check_names(record["players"])
    setup = _setup(record["setup"])
    setup.check(len(players))
    moves = record["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise Malformed("moves: expected a list of texts")
    result = _result(record["result"]) if "result" in record else None
    return Record(players, setup, tuple(moves), result)


def _setup(value: object) -> Setup:
    wanted = ("start", "city_tiles", "region_tiles", "milestones", "boom")
    setup = _fields("setup", value, wanted, ("seed",))
    seed = setup.get("seed")
    if "seed" in setup and (type(seed) is not int or not 0 <= seed < SEEDS):
        raise Malformed(f"seed: expected a number from 0 to {SEEDS - 1}, got {shortened(seed)}")
    return Setup(
        start=setup["start"],
        city_tiles=_city_tiles(setup["city_tiles"]),
        region_tiles=_region_tiles(setup["region_tiles"]),
        milestones=_milestones(setup["milestones"]),
        boom=setup["boom"],
        seed=seed,
    )


def _city_tiles(value: object) -> CityTiles:
    if not isinstance(value, str | dict):
        raise Malformed(f"city_tiles: expected a text or an object, got {_kind(value)}")
    return value  # type: ignore[return-value]


def _region_tiles(value: object) -> RegionTiles:
    if not isinstance(value, str | dict):
        raise Malformed(f"region_tiles: expected a text or an object, got {_kind(value)}")
    if isinstance(value, dict) and set(value) == {"draft"}:
        if not isinstance(value["draft"], list):
            raise Malformed(f"region_tiles: draft: expected a list of tile ids, got {_kind(value['draft'])}")
        return RegionDraft(tuple(value["draft"]))
    return value  # type: ignore[return-value]


def _milestones(value: object) -> Any:
    if value is not None and not isinstance(value, list):
        raise Malformed(f"milestones: expected null or a list, got {_kind(value)}")
    return None if value is None else tuple(value)


def _result(value: object) -> Result:
    result = _fields("result", value, ("influence", "towns", "winners", "end"))
    for field in ("influence", "towns", "winners"):
        numbers = result[field]
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise Malformed(f"result: {field}: expected a list of whole numbers")
    if result["end"] not in ("red_zone", "no_expansion"):
        raise Malformed(f"result: end: expected red_zone or no_expansion, got {shortened(result['end'])}")
    return Result(tuple(result["influence"]), tuple(result["towns"]), tuple(result["winners"]), result["end"])


def _fields(
    what: str, value: object, wanted: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Malformed(f"{what}: expected an object, got {_kind(value)}")
    for field in wanted:
        if field not in value:
            raise Malformed(f"{what}: the field {field!r} is missing")
    for field in value:
        if field not in wanted and field not in optional:
            raise Malformed(f"{what}: there is no field {shortened(field)}")
    return value


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number")


# --- writing ---


def to_json(record: Record) -> dict[str, Any]:
    """Give the fields of a record as JSON has them."""
    setup = record.setup
    tiles = setup.region_tiles
    fields: dict[str, Any] = {
        "format": FORMAT,
        "rules": RULES,
        "players": list(record.players),
        "setup": {
            "start": setup.start,
            "city_tiles": _plain(setup.city_tiles),
            "region_tiles": {"draft": list(tiles.pool)} if isinstance(tiles, RegionDraft) else _plain(tiles),
            "milestones": None if setup.milestones is None else list(setup.milestones),
            "boom": setup.boom,
        },
        "moves": list(record.moves),
    }
    if setup.seed is not None:
        fields["setup"]["seed"] = setup.seed
    if record.result is not None:
        result = record.result
        fields["result"] = {
            "influence": list(result.influence),
            "towns": list(result.towns),
            "winners": list(result.winners),
            "end": result.end,
        }
    return fields


def _plain(tiles: object) -> object:
    return dict(tiles) if isinstance(tiles, Mapping) else tiles


def dump(record: Record) -> str:
    """Write a record as JSON text, one move a line."""
    return json.dumps(to_json(record), ensure_ascii=False, indent=1) + "\n"


def write_file(record: Record, path: str | Path) -> None:
    """Write a record to a file, whole or not at all."""
    path = Path(path)
    partial = path.with_name(path.name + ".partial")
    try:
        partial.write_text(dump(record), "utf-8")
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
