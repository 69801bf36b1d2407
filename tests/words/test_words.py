"""Every message exists in every language and uses only fields that exist."""

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from franchise import Event, Game, Reason
from franchise.board import BOARD
from franchise.bots import Advice
from franchise.bots.advice import BlocksCity, EntersCity, RaisesIncome, RanksInRegion, ScoresCity
from franchise.game.events import CityScored, FranchiseOpened, IncomeTaken, Milestone, TurnEnded
from franchise.game.layout_problems import LayoutProblem
from franchise.game.possible import INVARIANTS
from franchise.game.reasons import NothingToUndo, RegionTileNotInPool, TooDear, WrongPhase
from franchise.words import Words, languages
from messages import WORDS, messages

SOURCE = Path(str(WORDS)).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
GAMES = Path(__file__).parents[1] / "fixtures" / "games"
PLAYERS = ("Ann", "Bob")
EXAMPLES: dict[str, tuple[Any, ...]] = {
    "seat": (1,),
    "place": ("st_louis",),
    "region": ("mid_atlantic",),
    "tile": ("n01", "texas"),
    "origin": (None, "chicago"),
    "way": (("el_paso", "phoenix"),),
    "places": (("el_paso", "phoenix"),),
    "regions": (("texas", "heartland"),),
    "name": ("seattle",),
    "prices": ((3,),),
    "free_link": (None, 0),
}


def name_of(thing: type) -> str:
    """Return the id of a type of reason, event or advice."""
    hints = get_type_hints(thing)
    return str(get_args(hints["type"] if "type" in hints else hints["id"])[0]).replace("_", "-")


KINDS = {
    "reason": get_args(Reason),
    "layout": get_args(LayoutProblem),
    "event": get_args(Event),
    "advice": get_args(Advice),
}
SPOKEN: dict[str, type] = {
    f"{kind}-{name_of(thing)}": thing for kind, things in KINDS.items() for thing in things
}
NAMES = {
    *(f"region-{region.id}" for region in BOARD.regions),
    *(f"milestone-{milestone}" for milestone in get_args(Milestone)),
    *(f"colour-{colour}" for colour in BOARD.player_colours),
    "tile-additional",
}


def test_every_reason_event_and_advice_has_an_english_message() -> None:
    assert len(SPOKEN) == sum(map(len, KINDS.values()))
    assert set(SPOKEN) <= set(messages("en"))


def test_every_thing_has_an_english_name() -> None:
    assert {name.replace("_", "-") for name in NAMES} <= set(messages("en"))


def test_no_message_is_without_use() -> None:
    known = set(SPOKEN) | {name.replace("_", "-") for name in NAMES}
    sources = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    scripts = (path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    client = "".join(path.read_text("utf-8") for path in scripts)
    unused = [name for name in messages("en") if name not in known and not is_quoted(name, sources)]
    assert [name for name in unused if not is_said_by_client(name, client)] == []


def is_quoted(name: str, sources: str) -> bool:
    """Return whether sources mention a message, in whole or by its beginning."""
    return (
        f'"{name}"' in sources
        or re.search(rf'f"{re.escape(name.partition("-")[0])}-\{{', sources) is not None
    )


def is_said_by_client(name: str, sources: str) -> bool:
    """Return whether the client's sources mention a message, in whole or by its beginning."""
    beginnings = re.findall(r"`([a-z0-9-]+-)\$\{", sources)
    return f"'{name}'" in sources or any(name.startswith(beginning) for beginning in beginnings)


def test_three_languages_are_spoken() -> None:
    assert set(languages()) >= {"en", "de", "fr"}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_with_fields_that_exist(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    assert {name: parts.used for name, parts in other.items()} == {
        name: parts.used for name, parts in english.items()
    }
    for name, thing in SPOKEN.items():
        assert other[name].used <= {field.name for field in fields(thing)} - {"id", "type"}, name


@pytest.mark.parametrize("language", languages())
def test_what_makes_a_position_possible_is_said(language: str) -> None:
    said = {name for name in messages(language) if name.startswith("invariant-")}
    assert said == {f"invariant-{check.__name__.replace('_', '-')}" for check in INVARIANTS}


@pytest.mark.parametrize("language", languages())
def test_what_has_no_words_of_its_own_is_chosen_by_and_never_shown(language: str) -> None:
    for name, thing in SPOKEN.items():
        keys = {field for field, hint in get_type_hints(thing).items() if is_key(field, hint)}
        assert not messages(language)[name].shown & keys, name


def is_key(field: str, hint: Any) -> bool:
    """Return whether a field is one of a few values without a name."""
    return hint is bool or (get_origin(hint) is Literal and field != "milestone")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_line_breaks_before_a_sign(language: str) -> None:
    texts = [text for parts in messages(language).values() for text in parts.texts]
    assert [text for text in texts if re.search("(?<!\N{NO-BREAK SPACE})\\$(?!-)| [:;»]|« ", text)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", get_args(Reason), ids=lambda reason: reason.__name__)
def test_a_reason_can_be_said(reason: Any, language: str) -> None:
    for example in examples_of(reason):
        said = Words(language).reason(example)
        assert is_said(said), said
        assert hasattr(example, "place") == ("St. Louis" in said)
        assert language == "en" or said != Words("en").reason(example)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("problem", get_args(LayoutProblem), ids=lambda problem: problem.__name__)
def test_what_is_wrong_with_a_layout_can_be_said(problem: Any, language: str) -> None:
    for example in examples_of(problem):
        said = Words(language).layout_problem(example)
        assert is_said(said), said
        assert hasattr(example, "place") == ("St. Louis" in said)
        assert language == "en" or said != Words("en").layout_problem(example)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__name__)
def test_an_event_can_be_said(event: Any, language: str) -> None:
    for example in examples_of(event):
        said = Words(language).event(example, PLAYERS)
        assert is_said(said), said
        assert not hasattr(example, "seat") or "Bob" in said or event is TurnEnded
        assert language == "en" or said != Words("en").event(example, PLAYERS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("advice", get_args(Advice), ids=lambda advice: advice.__name__)
def test_an_advice_can_be_said(advice: Any, language: str) -> None:
    for example in examples_of(advice):
        said = Words(language).advice(example, PLAYERS)
        assert is_said(said), said
        assert hasattr(example, "place") == ("St. Louis" in said)
        assert hasattr(example, "seat") == ("Bob" in said)
        assert language == "en" or said != Words("en").advice(example, PLAYERS)


def examples_of(thing: Any) -> Iterator[Any]:
    """Make a reason, an event or an advice with each combination of values that may be worded differently."""
    hints = {name: hint for name, hint in get_type_hints(thing).items() if name not in ("id", "type")}
    for values in product(*(values_of(name, hint) for name, hint in hints.items())):
        yield thing(**dict(zip(hints, values, strict=True)))


def values_of(name: str, hint: Any) -> tuple[Any, ...]:
    """List example values of a field."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    return EXAMPLES.get(name, (0, 1, 2))


def is_said(text: str) -> bool:
    """Return whether a text is whole: no argument is left open, none is shown as the program writes it."""
    return bool(text) and not re.search(r"[{}_]|\b(None|True|False)\b|  ", text)


@cache
def events_of(path: Path) -> tuple[tuple[str, ...], tuple[Event, ...]]:
    """Replay a game; return its players and everything that happened."""
    finished = Game.load(path)
    game = Game(finished.players, finished.setup)
    return game.players, (*game.setup_events, *game.play_all(finished.moves))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_every_event_of_a_game_can_be_said(path: Path, language: str) -> None:
    players, events = events_of(path)
    words = Words(language)
    for event in events:
        said = words.event(event, players)
        assert is_said(said), said


def test_english_reads_well() -> None:
    words = Words("en")
    assert words.reason(WrongPhase("open_towns")) == "the starting towns come first"
    assert words.reason(TooDear(8, 5)) == "costs $8, you have $5"
    assert words.reason(NothingToUndo()) == "there’s nothing to undo"
    assert (
        words.reason(RegionTileNotInPool("n01")) == "this region tile isn’t available: new tile (9 · 7 · 4)"
    )
    one, boom = IncomeTaken(0, 1, 0, 1), IncomeTaken(1, 12, 5, 4)
    assert words.event(one, PLAYERS) == "Ann takes $1 for 1 empty space"
    assert words.event(boom, PLAYERS) == "Bob takes $4 for 12 empty spaces, 5 of them from the boom"
    opened = FranchiseOpened(0, "el_paso", 0, "supply")
    assert words.event(opened, PLAYERS) == "Ann opens a franchise in El Paso"
    assert (words.tile("texas"), words.tile("n01")) == ("Texas", "new tile (9 · 7 · 4)")
    assert words.tile("dollar1") == "Dollar tile ($12 · $8 · $4)"
    assert words.tile("number2") == "Number tile (+1 · −1 · −3)"
    assert words.milestone("two_8_links") == "two $8 links"
    assert words.advice(ScoresCity("omaha", 4, majority=True), PLAYERS) == "takes the majority in Omaha: +4"
    assert words.advice(BlocksCity("omaha", 1), PLAYERS) == "blocks Bob in Omaha"
    assert words.advice(EntersCity("omaha", 1), PLAYERS) == "enters Omaha: 1 empty space for income"
    assert words.advice(RanksInRegion("texas", 1, 4, 0), PLAYERS) == "rank 2 in Texas: +4"


def test_german_reads_well() -> None:
    words = Words("de")
    assert words.reason(WrongPhase("open_towns")) == "zuerst werden die Kleinstädte für den Start gewählt"
    assert words.reason(TooDear(8, 5)) == "kostet 8\xa0$, du hast 5\xa0$"
    one, boom = IncomeTaken(0, 1, 0, 1), IncomeTaken(1, 12, 5, 4)
    assert words.event(one, PLAYERS) == "Ann erhält 1\xa0$ für 1 freies Feld"
    assert words.event(boom, PLAYERS) == "Bob erhält 4\xa0$ für 12 freie Felder, davon 5 durch den Boom"
    scored = CityScored("el_paso", 0, 4, majority=True, taken_back=2)
    assert words.event(scored, PLAYERS) == (
        "El Paso wird gewertet: Ann hat die absolute Mehrheit und erhält 4 Einfluss"
    )
    assert (words.tile("great_lakes"), words.tile("n01")) == ("Große Seen", "neues Plättchen (9 · 7 · 4)")
    assert words.milestone("two_8_links") == "zwei 8-$-Strecken"
    scores = ScoresCity("omaha", 4, majority=True)
    assert words.advice(scores, PLAYERS) == "holt die absolute Mehrheit in Omaha: +4"
    assert words.advice(BlocksCity("omaha", 1), PLAYERS) == "blockiert Bob in Omaha"
    assert words.advice(RaisesIncome(2, 3), PLAYERS) == "erhöht das Einkommen von 2\xa0$ auf 3\xa0$"


def test_french_reads_well() -> None:
    words = Words("fr")
    assert words.reason(WrongPhase("open_towns")) == "il faut d’abord choisir les villes de départ"
    assert words.reason(TooDear(8, 5)) == "coûte 8\xa0$, vous avez 5\xa0$"
    one, boom = IncomeTaken(0, 1, 0, 1), IncomeTaken(1, 12, 5, 4)
    assert words.event(one, PLAYERS) == "Ann touche 1\xa0$ pour 1 case vide"
    assert words.event(boom, PLAYERS) == "Bob touche 4\xa0$ pour 12 cases vides, dont 5 grâce au boom"
    scored = CityScored("el_paso", 0, 4, majority=True, taken_back=2)
    assert words.event(scored, PLAYERS) == (
        "El Paso est évaluée\xa0: Ann a la majorité absolue et gagne 4\xa0PI"
    )
    assert (words.tile("great_lakes"), words.tile("n01")) == ("Grands Lacs", "nouvelle tuile (9 · 7 · 4)")
    assert words.tile("dollar1") == "tuile Dollar (12\u00a0$ · 8\u00a0$ · 4\u00a0$)"
    assert words.milestone("two_8_links") == "deux routes à 8\xa0$"
    scores = ScoresCity("omaha", 4, majority=True)
    assert words.advice(scores, PLAYERS) == "prend la majorité absolue à Omaha\xa0: +4\xa0PI"
    assert words.advice(BlocksCity("omaha", 1), PLAYERS) == "bloque Bob à Omaha"
    assert words.advice(RaisesIncome(2, 3), PLAYERS) == "fait passer les revenus de 2\xa0$ à 3\xa0$"


def test_a_name_may_hold_anything() -> None:
    event = FranchiseOpened(0, "el_paso", 0, "supply")
    assert Words("en").event(event, ("{ $x }\n", "")) == "{ $x }\n opens a franchise in El Paso"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"language: expected one of .*en.*, got 'xx'"):
        Words("xx")


def test_words_know_their_messages() -> None:
    assert Words("en").has("event-turn-began")
    assert not Words("en").has("event-rain-began")
