"""Records are read strictly: nothing is guessed, and nothing is half-loaded."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from franchise import FranchiseError, Game, Illegal, Malformed
from franchise.game.reasons import TownIsTaken
from franchise.game.record import MOST_BYTES, dump, parse
from strategies import NAMES, RARE_TILES, examples, play_out, seeds

Json = dict[str, Any]
Change = Callable[[Json], object]


@pytest.fixture(scope="module")
def finished() -> Json:
    """Return the record of a finished game of two, with everything written out."""
    game = Game.new(
        NAMES[:2],
        city_tiles="random",
        region_tiles="random",
        region_pool="mixed",
        milestones=True,
        seed=5,
    )
    return play_out(game, 5, "keen").record()


@pytest.fixture
def record(finished: Json) -> Json:
    """Return a copy that may be changed."""
    return copy.deepcopy(finished)


def test_the_fixture_is_a_game(record: Json) -> None:
    assert Game.from_record(record).record() == record


def setup_(field: str, value: object) -> Change:
    """Set a field of the setup."""
    return lambda record: record["setup"].__setitem__(field, value)


def top(field: str, value: object) -> Change:
    """Set a field of the record."""
    return lambda record: record.__setitem__(field, value)


def result(field: str, value: object) -> Change:
    """Set a field of the result."""
    return lambda record: record["result"].__setitem__(field, value)


def without(field: str, inside: str | None = None) -> Change:
    """Take a field out."""
    return lambda record: (record[inside] if inside else record).pop(field)


def swap_in_a_tile_twice(record: Json) -> None:
    tiles = record["setup"]["region_tiles"]
    tiles["texas"] = tiles["heartland"]


DRAFT_OF_SIX = {"draft": list(RARE_TILES[:6])}
BROKEN: dict[str, tuple[Change, str]] = {
    "unknown field": (top("colour", 1), "the record: there is no field 'colour'"),
    "unknown field of the setup": (setup_("colour", 1), "setup: there is no field 'colour'"),
    "unknown field of the result": (result("colour", 1), "result: there is no field 'colour'"),
    **{
        f"no {field}": (without(field), f"the field '{field}' is missing")
        for field in ("format", "rules", "players", "setup", "moves")
    },
    **{
        f"no {field} in the setup": (
            without(field, "setup"),
            f"setup: the field '{field}' is missing",
        )
        for field in ("start", "city_tiles", "region_tiles", "milestones", "boom")
    },
    **{
        f"no {field} in the result": (
            without(field, "result"),
            f"result: the field '{field}' is missing",
        )
        for field in ("influence", "towns", "winners", "end")
    },
    "another format": (top("format", "franchise/2"), "format: expected 'franchise/1', got 'franchise/2'"),
    "a number as format": (top("format", 1), "format: expected 'franchise/1', got 1"),
    "other rules": (top("rules", 2), "rules: this program knows version 1, got 2"),
    "true as rules": (top("rules", True), "rules: this program knows version 1, got True"),
    "1.0 as rules": (top("rules", 1.0), "rules: this program knows version 1, got 1.0"),
    "text as players": (top("players", "Ann"), "players: expected a list of names, got a text"),
    "object as players": (top("players", {}), "players: expected a list of names, got an object"),
    "number as players": (top("players", 2), "players: expected a list of names, got a number"),
    "number as name": (top("players", ["Ann", 2]), "players: a name is a text of 1 to 40 characters, not 2"),
    "empty name": (top("players", ["Ann", ""]), "players: a name is a text of 1 to 40 characters, not ''"),
    "long name": (
        top("players", ["Ann", "B" * 41]),
        "players: a name is a text of 1 to 40 characters, not 'BB",
    ),
    "one player": (top("players", ["Ann"]), "players: expected 2, 3, 4, 5, got 1"),
    "six players": (top("players", ["Ann"] * 6), "players: expected 2, 3, 4, 5, got 6"),
    "no players": (top("players", []), "players: expected 2, 3, 4, 5, got 0"),
    "list as setup": (top("setup", []), "setup: expected an object, got a list"),
    "null as setup": (top("setup", None), "setup: expected an object, got null"),
    "number as seed": (setup_("seed", 5.0), "seed: expected a number from 0 to 9007199254740991, got 5.0"),
    "true as seed": (setup_("seed", True), "seed: expected a number from 0 to 9007199254740991, got True"),
    "null as seed": (setup_("seed", None), "seed: expected a number from 0 to 9007199254740991, got None"),
    "negative seed": (setup_("seed", -1), "seed: expected a number from 0 to 9007199254740991, got -1"),
    "large seed": (setup_("seed", 2**53), "seed: expected a number from 0 to 9007199254740991"),
    "unknown start": (setup_("start", "late"), "start: expected one of choose, introductory, got 'late'"),
    "number as start": (setup_("start", 1), "start: expected one of choose, introductory, got 1"),
    "list as start": (setup_("start", []), "start: expected one of choose, introductory, got []"),
    "number as boom": (setup_("boom", 1), "boom: expected true or false, got 1"),
    "random city tiles": (setup_("city_tiles", "random"), "city_tiles: expected printed, draft or an object"),
    "list as city tiles": (setup_("city_tiles", []), "city_tiles: expected a text or an object, got a list"),
    "city missing": (
        lambda record: record["setup"]["city_tiles"].pop("chicago"),
        "city_tiles: chicago is missing",
    ),
    "closed city": (
        lambda record: record["setup"]["city_tiles"].update(seattle=4),
        "city_tiles: 'seattle' is no open city",
    ),
    "town with a tile": (
        lambda record: record["setup"]["city_tiles"].update(pueblo=4),
        "city_tiles: 'pueblo' is no open city",
    ),
    "wrong class": (
        lambda record: record["setup"]["city_tiles"].update(chicago=2),
        "city_tiles: chicago: a tile of value 2 has another back than the city's printed 7",
    ),
    "value 9": (
        lambda record: record["setup"]["city_tiles"].update(chicago=9),
        "city_tiles: chicago: expected one of 2, 3, 4, 5, 6, 7, 8, got 9",
    ),
    "text as value": (
        lambda record: record["setup"]["city_tiles"].update(chicago="7"),
        "city_tiles: chicago: expected one of 2, 3, 4, 5, 6, 7, 8, got '7'",
    ),
    "float as value": (
        lambda record: record["setup"]["city_tiles"].update(chicago=7.0),
        "city_tiles: chicago: expected one of 2, 3, 4, 5, 6, 7, 8, got 7.0",
    ),
    "too many tiles of a value": (
        lambda record: record["setup"]["city_tiles"].update(chicago=8, new_york=8),
        "city_tiles: there are 1 tiles of value 8, not 2",
    ),
    "random region tiles": (
        setup_("region_tiles", "random"),
        "region_tiles: expected printed, draft or an object, got 'random'",
    ),
    "null as region tiles": (
        setup_("region_tiles", None),
        "region_tiles: expected a text or an object, got null",
    ),
    "region missing": (
        lambda record: record["setup"]["region_tiles"].pop("texas"),
        "region_tiles: texas is missing",
    ),
    "closed region": (
        lambda record: record["setup"]["region_tiles"].update(northwest="n01"),
        "region_tiles: 'northwest' is no open region",
    ),
    "unknown tile": (
        lambda record: record["setup"]["region_tiles"].update(texas="n21"),
        "region_tiles: there is no tile 'n21'",
    ),
    "list as tile": (
        lambda record: record["setup"]["region_tiles"].update(texas=["n01"]),
        "region_tiles: there is no tile ['n01']",
    ),
    "tile twice": (swap_in_a_tile_twice, "exists once, not 2 times"),
    "small pool": (setup_("region_tiles", DRAFT_OF_SIX), "region_tiles: 2 players need 7 tiles, not 6"),
    "pool with a tile twice": (
        setup_("region_tiles", {"draft": ["n01", *RARE_TILES]}),
        "region_tiles: tile n01 exists once, not 2 times",
    ),
    "text as pool": (
        setup_("region_tiles", {"draft": "n01"}),
        "region_tiles: draft: expected a list of tile ids, got a text",
    ),
    "numbers in the pool": (setup_("region_tiles", {"draft": [1] * 7}), "region_tiles: there is no tile 1"),
    "text as milestones": (setup_("milestones", "region"), "milestones: expected null or a list, got a text"),
    "true as milestones": (
        setup_("milestones", True),
        "milestones: expected null or a list, got true or false",
    ),
    "unknown milestone": (
        lambda record: record["setup"]["milestones"].__setitem__(0, "five_towns"),
        "milestones: expected some of four_towns,",
    ),
    "milestone twice": (
        lambda record: record["setup"]["milestones"].__setitem__(0, record["setup"]["milestones"][1]),
        "milestones: one stands there twice",
    ),
    "too few milestones": (
        lambda record: record["setup"]["milestones"].pop(),
        "milestones: with 2 players 6 are open, not 5",
    ),
    "no milestones": (setup_("milestones", []), "milestones: with 2 players 6 are open, not 0"),
    "text as moves": (top("moves", "end"), "moves: expected a list of texts"),
    "numbers as moves": (top("moves", [1, 2]), "moves: expected a list of texts"),
    "malformed move": (
        lambda record: record["moves"].__setitem__(1, "open  pueblo"),
        "move 1: 'open  pueblo': 'open' is followed by the id of one place",
    ),
    "null as result": (top("result", None), "result: expected an object, got null"),
    "text as result": (top("result", "won"), "result: expected an object, got a text"),
    "float as influence": (
        result("influence", [1.0, 2]),
        "result: influence: expected a list of whole numbers",
    ),
    "true as winner": (result("winners", [True]), "result: winners: expected a list of whole numbers"),
    "number as towns": (result("towns", 3), "result: towns: expected a list of whole numbers"),
    "unknown end": (result("end", "time"), "result: end: expected red_zone or no_expansion, got 'time'"),
    "another result": (
        lambda record: record["result"]["influence"].__setitem__(0, 999),
        "result: the moves lead to Result(",
    ),
    "a result though the game goes on": (
        lambda record: record["moves"].pop(),
        "result: the moves lead to None, not to Result(",
    ),
}


@pytest.mark.parametrize(("change", "message"), BROKEN.values(), ids=BROKEN)
def test_a_broken_record_is_refused_and_says_what_is_wrong(
    record: Json, change: Change, message: str
) -> None:
    change(record)
    with pytest.raises(Malformed) as error:
        Game.from_record(record)
    assert message in str(error.value)
    assert len(str(error.value)) < 400


def test_an_illegal_move_is_told_with_its_index_and_reason(record: Json) -> None:
    record["moves"][1] = record["moves"][0]
    with pytest.raises(Illegal) as error:
        Game.from_record(record)
    assert error.value.index == 1
    assert error.value.reason == TownIsTaken(record["moves"][0].split()[1])
    assert str(error.value).startswith("move 1: ")


def test_a_move_after_the_end_is_illegal(record: Json) -> None:
    record["moves"].append("end")
    with pytest.raises(Illegal, match="the game is over") as error:
        Game.from_record(record)
    assert error.value.index == len(record["moves"]) - 1


def test_seed_and_result_may_be_left_out(record: Json) -> None:
    result = record.pop("result")
    record["setup"].pop("seed")
    game = Game.from_record(record)
    assert game.record()["result"] == result
    assert "seed" not in game.record()["setup"]


@pytest.mark.parametrize("value", [None, 1, "game", [], [{}]])
def test_a_record_is_an_object(value: Any) -> None:
    with pytest.raises(Malformed, match="the record: expected an object"):
        Game.from_record(value)


# --- files ---

TEXTS: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "the record is not JSON: Expecting value at line 1, column 1"),
    "spaces": (b" \n ", "the record is not JSON: Expecting value at line 2, column 2"),
    "truncated": (b'{"format": "franchise/1", "pla', "the record is not JSON: Unterminated string"),
    "two records": (b"{}{}", "the record is not JSON: Extra data at line 1, column 3"),
    "not UTF-8": (b'{"format": "\xff"}', "the record is not UTF-8: invalid start byte at byte 12"),
    "UTF-16": ('{"format": 1}'.encode("utf-16"), "the record is not UTF-8"),
    "UTF-16 without a mark": ('{"format": 1}'.encode("utf-16-le"), "the record is not JSON"),
    "a byte order mark": (b"\xef\xbb\xbf{}", "the record is not JSON: Unexpected UTF-8 BOM"),
    "field twice": (b'{"rules": 1, "rules": 1}', "the record has a field twice in one object"),
    "field twice, deep": (b'{"setup": [{"a": 1, "a": 1}]}', "the record has a field twice in one object"),
    "NaN": (b'{"rules": NaN}', "the record is not JSON: NaN is no number"),
    "Infinity": (b'{"rules": -Infinity}', "the record is not JSON: -Infinity is no number"),
    "many digits": (b'{"rules": ' + b"1" * 10_000 + b"}", "the record is not JSON: Exceeds the limit"),
    "nested": (b"[" * 200_000, "the record is nested too deeply"),
    "nested objects": (b'{"a":' * 100_000, "the record is nested too deeply"),
    "huge": (b" " * (MOST_BYTES + 1), "the record is larger than 1048576 bytes"),
    "a null character": (b"\0", "the record is not JSON"),
    "a list": (b"[]", "the record: expected an object, got a list"),
}


@pytest.mark.parametrize(("data", "message"), TEXTS.values(), ids=TEXTS)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(Malformed) as error:
        Game.load(path)
    assert message in str(error.value)
    assert len(str(error.value)) < 400


def test_a_record_as_large_as_allowed_is_read(tmp_path: Path, record: Json) -> None:
    text = json.dumps(record)
    path = tmp_path / "game.json"
    path.write_text(text + " " * (MOST_BYTES - len(text)))
    assert Game.load(path).record() == record


def test_text_is_parsed_as_bytes_are(record: Json) -> None:
    text = json.dumps(record)
    assert parse(text) == parse(text.encode())
    assert json.loads(dump(parse(text))) == record


def test_a_directory_or_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        Game.load(tmp_path)
    with pytest.raises(FileNotFoundError):
        Game.load(tmp_path / "missing.json")


def test_saving_leaves_the_old_file_when_it_fails(tmp_path: Path, record: Json) -> None:
    path = tmp_path / "game.json"
    path.mkdir()
    with pytest.raises(OSError, match="directory"):
        Game.from_record(record).save(path)
    assert list(tmp_path.iterdir()) == [path]


def test_a_saved_game_has_one_move_a_line_and_names_as_they_are(tmp_path: Path) -> None:
    game = Game.new(["Zoë", "李"], start="introductory")
    path = tmp_path / "game.json"
    game.save(path)
    text = path.read_text("utf-8")
    assert '"Zoë"' in text and '"李"' in text
    assert text.endswith("}\n")
    assert Game.load(path).players == ("Zoë", "李")


def test_a_name_that_no_file_can_hold_is_refused() -> None:
    with pytest.raises(Malformed, match="players"):
        Game.new(["Ann", "\ud800"])
    text = json.dumps(Game.new(["Ann", "Bob"]).record()).replace("Bob", "\\ud800")
    with pytest.raises(Malformed, match="players"):
        parse(text)


# --- anything at all ---

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def paths(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the paths of everything inside a record."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(below for key, inner in items for below in paths(inner, (*path, key)))]


@examples(300)
@given(data=st.data(), seed=seeds)
def test_a_record_changed_anywhere_is_a_game_or_a_clear_error(
    data: st.DataObject, seed: int, finished: Json
) -> None:
    record = copy.deepcopy(finished)
    *above, last = data.draw(st.sampled_from([path for path in paths(record) if path]))
    parent: Any = record
    for key in above:
        parent = parent[key]
    action = data.draw(st.sampled_from(["delete", "replace", "twin"]))
    if action == "delete":
        del parent[last]
    elif action == "replace":
        parent[last] = data.draw(values)
    else:
        other: Any = record
        for key in data.draw(st.sampled_from(paths(finished)[1:])):
            other = other[key]
        parent[last] = copy.deepcopy(other)
    try:
        game = Game.from_record(json.loads(json.dumps(record)))
    except FranchiseError:
        return
    assert Game.from_record(game.record()).record() == game.record()


@examples(200)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_refused_clearly(data: bytes | str) -> None:
    with pytest.raises(Malformed):
        parse(data)
