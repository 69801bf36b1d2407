"""Everything that can be said is said, in every language, with the words of fields that exist."""

import re
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from franchise import Event, Game, Reason
from franchise.board import BOARD
from franchise.game.events import FranchiseOpened, IncomeTaken, Milestone
from franchise.game.reasons import NothingToUndo, TooDear, WrongPhase
from franchise.words import Words, languages

WORDS = files("franchise.words")
SOURCE = Path(str(WORDS)).parent
GAMES = Path(__file__).parents[1] / "fixtures" / "games"


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        """Begin with none."""
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Note one."""
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Parse the messages of a language: by id the arguments that each uses."""
    result: dict[str, set[str]] = {}
    for file in WORDS.joinpath(language).iterdir():
        resource = FluentParser().parse(file.read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in result
                result[entry.id.name] = variables.names
    return result


def name_of(thing: type) -> str:
    """Give the id of a type of reason or event."""
    hints = get_type_hints(thing)
    return str(get_args(hints["type"] if "type" in hints else hints["id"])[0]).replace("_", "-")


SPOKEN: dict[str, type] = {f"reason-{name_of(reason)}": reason for reason in get_args(Reason)} | {
    f"event-{name_of(event)}": event for event in get_args(Event)
}
NAMES = {
    *(f"region-{region.id}" for region in BOARD.regions),
    *(f"milestone-{milestone}" for milestone in get_args(Milestone)),
    *(f"colour-{colour}" for colour in BOARD.player_colours),
    "tile-additional",
}


def test_every_reason_and_event_has_an_english_message() -> None:
    assert len(SPOKEN) == len(get_args(Reason)) + len(get_args(Event))
    assert set(SPOKEN) <= set(messages("en"))


def test_every_thing_has_an_english_name() -> None:
    assert {name.replace("_", "-") for name in NAMES} <= set(messages("en"))


def test_no_message_is_without_use() -> None:
    known = set(SPOKEN) | {name.replace("_", "-") for name in NAMES}
    sources = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    assert [name for name in messages("en") if name not in known and not is_quoted(name, sources)] == []


def is_quoted(name: str, sources: str) -> bool:
    """Tell whether sources mention a message, in whole or by its beginning."""
    return (
        f'"{name}"' in sources
        or re.search(rf'f"{re.escape(name.partition("-")[0])}-\{{', sources) is not None
    )


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_with_fields_that_exist(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for name, thing in SPOKEN.items():
        assert other[name] <= {field.name for field in fields(thing)} - {"id", "type"}, name


@pytest.mark.parametrize("reason", get_args(Reason), ids=lambda reason: reason.__name__)
def test_a_reason_can_be_said(reason: Any) -> None:
    examples: dict[str, Any] = {
        "place": "st_louis",
        "region": "mid_atlantic",
        "tile": "n01",
        "phase": "increase",
        "price": 8,
        "money": 5,
        "value": 4,
    }
    arguments = {field.name: examples[field.name] for field in fields(reason) if field.name != "id"}
    said = Words("en").reason(reason(**arguments))
    assert said
    assert "{" not in said and "_" not in said
    assert ("place" in arguments) == ("St. Louis" in said)


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_every_event_of_a_game_can_be_said(path: Path) -> None:
    finished = Game.load(path)
    game = Game(finished.players, finished.setup)
    words = Words("en")
    for event in (*game.setup_events, *game.play_all(finished.moves)):
        said = words.event(event, game.players)
        assert said
        assert not re.search(r"[{}_]|\bNone\b", said), said


def test_messages_read_well() -> None:
    words = Words("en")
    assert words.reason(WrongPhase("open_towns")) == "the starting towns are to be chosen first"
    assert words.reason(TooDear(8, 5)) == "costs $8, you have $5"
    assert words.reason(NothingToUndo()) == "there is no move to take back"
    one, boom = IncomeTaken(0, 1, 0, 1), IncomeTaken(1, 12, 5, 4)
    assert words.event(one, ("Ann", "Bob")) == "Ann takes $1 for 1 empty space"
    assert words.event(boom, ("Ann", "Bob")) == "Bob takes $4 for 12 empty spaces, 5 of them by the boom"
    opened = FranchiseOpened(0, "el_paso", 0, "supply")
    assert words.event(opened, ("Ann", "Bob")) == "Ann opens a franchise in El Paso"
    assert (words.tile("texas"), words.tile("n01")) == ("Texas", "tile n01")
    assert words.milestone("two_8_links") == "two $8 links"


def test_a_name_may_hold_anything() -> None:
    event = FranchiseOpened(0, "el_paso", 0, "supply")
    assert Words("en").event(event, ("{ $x }\n", "")) == "{ $x }\n opens a franchise in El Paso"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"language: expected one of .*en.*, got 'xx'"):
        Words("xx")


def test_words_know_their_messages() -> None:
    assert Words("en").has("event-turn-began")
    assert not Words("en").has("event-rain-began")
