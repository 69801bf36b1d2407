"""Every message, said with names and numbers that are hard to get right.

What an argument is goes by its name: a name, a number, a figure that counts nothing (a date), or a key that
only chooses. Where the same name is something else in one message, that is written too. None may be missing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from franchise.words import Words
from messages import messages

Kind = Literal["name", "number", "figure", "key"]


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


NAMES = _set("""
    about address by colour first game host level links milestone name names offer origin other place
    places player players reason region seat second spot table text theme tile title values way what
""")
NUMBERS = _set("""
    after ahead amount available before bonus boom boom_spaces bots count dollars done empty filled
    for_bonus_tiles for_money for_towns free gain income influence minutes missing money moves needed now
    number of other_total others paid pieces price printed rank reserve round seed space spaces status supply
    taken then third total towns turn turns used value winners
""")
FIGURES = _set("change day deviation difficulty loss rating time version")
KEYS = _set("expanded how kind known limited majority phase piece pool result start tiles unit use why yours")
KINDS: Mapping[Kind, frozenset[str]] = {"name": NAMES, "number": NUMBERS, "figure": FIGURES, "key": KEYS}
OTHERWISE: Mapping[tuple[str, str], Kind] = {
    ("board-tile", "first"): "number",
    ("ahead-dropped", "moves"): "name",
    ("board-tile", "second"): "number",
    ("end-reason", "reason"): "key",
    ("event-expanded", "second"): "key",
    ("event-game-ended", "reason"): "key",
    ("log-boom", "first"): "key",
    ("log-city", "other"): "key",
    ("log-expanded", "second"): "key",
    ("log-rank", "other"): "key",
    ("offer-lay-city", "tile"): "number",
    ("place-standing", "pieces"): "name",  # the whole of region-pieces
    ("rules-picture-region-after", "other"): "number",
    ("rules-table-seat", "seat"): "number",
    ("seat-colour", "seat"): "number",
    ("seat-kind", "seat"): "number",
    ("seat-name", "seat"): "number",
}
LEAST: Mapping[tuple[str, str], int] = {
    ("announcement-over", "winners"): 1,
    ("announcement-reminder", "count"): 1,  # a last minute that has begun is one
    ("board-pieces-of", "count"): 1,
    ("board-track-state", "spaces"): 2,  # the track has ten
    ("end-about", "turns"): 1,
    ("end-wins", "count"): 1,
    ("ending-soon", "turns"): 1,
    ("error-no-such-position", "moves"): 1,
    ("error-seats-open", "count"): 1,
    ("error-too-many-studies", "count"): 2,  # limits of the server, far above
    ("error-too-many-tables", "count"): 2,
    ("error-too-many-tokens", "count"): 2,
    ("feat-best", "count"): 2,
    ("feat-streak", "count"): 3,
    ("layout-region-tile-repeated", "count"): 2,
    ("layout-too-many-city-tiles", "available"): 1,
    ("layout-too-many-city-tiles", "count"): 2,
    ("lobby-wait", "free"): 1,
    ("log-rank", "rank"): 1,
    ("new-free", "count"): 1,
    ("next-game-waits", "count"): 1,
    ("new-players", "count"): 2,
    ("outlook-regions", "missing"): 1,
    ("place-city", "empty"): 1,  # a full city is scored
    ("place-standing", "missing"): 1,
    ("play-bots", "count"): 1,
    ("puzzles-open-solved", "count"): 1,
    ("puzzles-players-of", "count"): 2,
    ("puzzles-streak", "count"): 1,
    ("results-players", "count"): 2,
    ("results-streak", "count"): 2,
    ("rules-picture-city", "empty"): 2,  # pictures of positions that are fixed
    ("rules-picture-city", "filled"): 2,
    ("rules-picture-full-after", "pieces"): 2,
    ("rules-picture-income", "spaces"): 2,
    ("rules-picture-region-before", "pieces"): 2,
    ("table-of-bots", "bots"): 1,
    ("table-watching", "count"): 1,
}
"""Numbers that cannot be 0 where they are said."""

SAID_NUMBERS = (0, 1, 2, 5, 21)
NAME = "Anna"
ANOTHER = 77
"""What all numbers are but the one that is looked at."""


def kind_of(message: str, argument: str) -> Kind | None:
    """Return what an argument of a message is; None if that is written nowhere."""
    if (message, argument) in OTHERWISE:
        return OTHERWISE[message, argument]
    return next((kind for kind, arguments in KINDS.items() if argument in arguments), None)


def least(message: str, argument: str) -> int:
    """Return the smallest number that an argument of a message can be."""
    return LEAST.get((message, argument), 0)


class _Chosen(Visitor):
    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.selections: list[tuple[str, Any]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        name = node.selector.id.name
        self.selections.append((name, node))
        keys = self.keys.setdefault(name, set())
        keys |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.generic_visit(node)


def selections(entry: ast.Message) -> list[tuple[str, Any]]:
    """Return the selections of a message, each with the argument that it goes by."""
    chosen = _Chosen()
    chosen.visit(entry)
    return chosen.selections


@dataclass(frozen=True)
class Saying:
    """A message as it is said with some arguments."""

    message: str
    text: str
    argument: str | None
    """The number that is looked at."""
    number: int


def sayings(language: str, message: str) -> Iterator[Saying]:
    """Say a message with every number that it takes, along every way through its selections."""
    parts = messages(language)[message]
    chosen = _Chosen()
    chosen.visit(parts.entry)
    kinds = {name: kind_of(message, name) for name in parts.used}
    numbers: list[str | None] = [name for name, kind in sorted(kinds.items()) if kind == "number"]
    for looked_at in numbers or [None]:
        ranges: dict[str, tuple[object, ...]] = {}
        for name, kind in kinds.items():
            if kind == "name":
                ranges[name] = (NAME,)
            elif kind == "figure":
                ranges[name] = (str(ANOTHER),)
            elif kind == "key":
                ranges[name] = tuple(sorted(chosen.keys.get(name, {"other"})))
            elif name == looked_at:
                ranges[name] = tuple(n for n in SAID_NUMBERS if n >= least(message, name))
            else:
                ranges[name] = (0, 1, ANOTHER) if name in chosen.keys else (ANOTHER,)
        for values in product(*ranges.values()):
            arguments = dict(zip(ranges, values, strict=True))
            number = arguments[looked_at] if looked_at else 0
            assert isinstance(number, int)
            text = Words(language).message(message, **arguments)
            yield Saying(message, text, looked_at, number)
