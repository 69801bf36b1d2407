"""The words for reasons, events, advice and names. A language is a directory of Fluent files.

A message's id is the id of the reason or advice, or the type of the event, with hyphens. Its arguments are
the fields: places and regions by name, seats as players' names, numbers as they are. Other fields become
keys, by which a message chooses a variant; they are never shown.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from franchise.board import BOARD

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from franchise.board.model import RegionTile
    from franchise.bots.advice import Advice
    from franchise.game.events import Event
    from franchise.game.layout_problems import LayoutProblem
    from franchise.game.reasons import Reason


def languages() -> list[str]:
    """List the languages there are messages for."""
    return sorted(
        entry.name for entry in files(__name__).iterdir() if entry.is_dir() and entry.name.isalpha()
    )


SAID_BY_PAGES = (
    *("client", "ending", "learn", "offline", "preferences", "push"),
    *("results", "rules", "studies", "study", "tables", "you"),
)
"""Files whose messages the client says, not a server: they would take megabytes of its memory for nothing."""


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    if language not in languages():
        raise ValueError(f"language: expected one of {', '.join(languages())}, got {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    _read(bundle, language, said_by_pages=False)
    return bundle


@cache
def _whole_bundle(language: str) -> "FluentBundle":
    bundle = _bundle(language)
    _read(bundle, language, said_by_pages=True)
    return bundle


def _read(bundle: "FluentBundle", language: str, *, said_by_pages: bool) -> None:
    from fluent.runtime import FluentResource

    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        name = file.name.removesuffix(".ftl")
        if name != file.name and (name in SAID_BY_PAGES) == said_by_pages:
            bundle.add_resource(FluentResource(file.read_text("utf-8")))


class Words:
    """Speaks one language.

    >>> from franchise.game.reasons import TooDear
    >>> Words("en").reason(TooDear(price=8, money=5))
    'costs $8, you have $5'
    >>> Words("de").bot("newcomer")
    'Neuling'
    """

    def __init__(self, language: str = "en") -> None:
        """Load the messages of a language; each language is read once."""
        self._language = language
        self._bundle = _bundle(language)

    def message(self, name: str, /, **arguments: object) -> str:
        """Return a message, formatted, by its id."""
        if not self.has(name):
            raise KeyError(name)
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, name
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, name: str) -> bool:
        """Return whether there is such a message."""
        return self._bundle.has_message(name) or _whole_bundle(self._language).has_message(name)

    def reason(self, reason: "Reason") -> str:
        """Return why a move is not legal."""
        return self.message(f"reason-{_hyphens(reason.id)}", **self._arguments(reason, ()))

    def layout_problem(self, problem: "LayoutProblem") -> str:
        """Return what is wrong with a layout of tiles."""
        return self.message(f"layout-{_hyphens(problem.id)}", **self._arguments(problem, ()))

    def event(self, event: "Event", players: Sequence[str]) -> str:
        """Return what happened; `players` are the names in seat order."""
        return self.message(f"event-{_hyphens(event.type)}", **self._arguments(event, players))

    def advice(self, advice: "Advice", players: Sequence[str]) -> str:
        """Return what speaks for a turn or against it; `players` are the names in seat order."""
        return self.message(f"advice-{_hyphens(advice.id)}", **self._arguments(advice, players))

    def place(self, place: str) -> str:
        """Return the name of a place; places keep their printed names in every language."""
        return BOARD.place[place].name

    def region(self, region: str) -> str:
        """Return the name of a region."""
        return self.message(f"region-{_hyphens(region)}")

    def tile(self, tile: str) -> str:
        """Return the name of a region tile: its region if it is a printed one, else what it is worth."""
        if tile in BOARD.region:
            return self.region(tile)
        if tile not in BOARD.region_tile:
            return tile
        return self._told(tile)

    def _told(self, tile: str) -> str:
        """Return what a region tile is worth, a new one with what it is."""
        values, kind = self._worth(BOARD.region_tile[tile]), BOARD.region_tile[tile].kind
        return values if tile in BOARD.region else self.message("tile-additional", kind=kind, values=values)

    def _worth(self, tile: "RegionTile") -> str:
        ranks = (tile.first, tile.second, tile.third)
        if tile.kind == "dollars":
            return " · ".join(self.message("dollars", amount=value) for value in ranks)
        signs = "+" if tile.kind == "number" else ""
        return " · ".join(f"{signs if value > 0 else ''}{value}".replace("-", "−") for value in ranks)

    def milestone(self, milestone: str) -> str:
        """Return the name of a milestone."""
        return self.message(f"milestone-{_hyphens(milestone)}")

    def puzzle_theme(self, theme: str) -> str:
        """Return what puzzles of a theme are about."""
        return self.message(f"puzzle-{_hyphens(theme)}")

    def bot(self, code: str) -> str:
        """Return the name of a bot."""
        return self.message(f"bot-{_hyphens(code)}")

    def bot_description(self, code: str) -> str:
        """Return one line on what a bot is like."""
        return self.message(f"bot-{_hyphens(code)}-description")

    def _arguments(self, thing: object, players: Sequence[str]) -> dict[str, object]:
        values = {field.name: getattr(thing, field.name) for field in fields(thing)}  # type: ignore[arg-type]
        arguments = {name: self._argument(name, value, players) for name, value in values.items()}
        # A tile that lies on a region is told by what it is worth there: its name is that of a region, too.
        laid = {"tile": self._told(values["tile"])} if {"region", "tile"} <= values.keys() else {}
        return {**arguments, **laid}

    def _argument(self, name: str, value: Any, players: Sequence[str]) -> object:
        if name in ("place", "origin") and value in BOARD.place:
            return self.place(value)
        if name == "way":
            return " – ".join(map(self.place, value))
        if name == "seat":
            return players[value]
        if name == "region":
            return self.region(value)
        if name == "tile":
            return self.tile(value)
        if name == "milestone":
            return self.milestone(value)
        if name in ("rank", "space"):
            return value + 1  # people count from 1
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is None else " ".join(map(str, value)) if isinstance(value, tuple) else value


def _hyphens(name: str) -> str:
    return name.replace("_", "-")
