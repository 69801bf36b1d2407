"""Which bot plays, with which settings: a text such as `greedy` or `playouts:simulations=2000`."""

import hashlib
import importlib.util
import inspect
import re
import sys
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from franchise.bots.bot import Bot
from franchise.game.errors import Malformed, listed, shortened

Value = int | float | bool | str

KINDS: dict[type, str] = {
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    str: "a text",
}
"""The types that a setting can have, in words."""

REQUIRED = inspect.Parameter.empty

USERS_FILE = re.compile(r"(?P<file>.+\.py):(?P<code>\w+)(?::(?P<settings>.*))?", re.DOTALL)


class Setting(NamedTuple):
    """A setting of a bot: a keyword-only parameter of its class."""

    name: str
    kind: type
    default: object
    """`REQUIRED` where the setting must be given."""

    def __str__(self) -> str:
        """Show the setting as it is typed."""
        return self.name if self.default is REQUIRED else f"{self.name}={_text(self.default)}"


@dataclass(frozen=True)
class BotChoice:
    """A bot and its settings. It prints as the text it is read from.

    >>> choice = BotChoice.parse("playouts:simulations=2000,exploration=0.5")
    >>> choice.make(seed=1).name, str(choice)
    ('Playouts', 'playouts:simulations=2000,exploration=0.5')
    """

    code: str
    """The code in the table `BOTS`, or the name of a class in the file."""
    settings: tuple[tuple[str, Value], ...] = ()
    """Those that were given, in the order of the class's parameters."""
    file: str | None = None
    """The file of a user's bot."""

    @classmethod
    def parse(cls, text: str) -> "BotChoice":
        """Read a bot of the table `BOTS` with its settings; `Malformed` says what was expected."""
        from franchise.bots import BOTS

        code, _, settings = text.partition(":")
        if code not in BOTS:
            raise Malformed(f"expected one of {listed(BOTS)}, got {shortened(code)}")
        return _choose(cls(code), settings)

    @property
    def bot_class(self) -> type[Bot]:
        """Return the bot's class; a user's file is imported in each process once."""
        from franchise.bots import BOTS

        return BOTS[self.code] if self.file is None else _class_in(self.file, self.code)

    def make(self, seed: int) -> Bot:
        """Make the bot for a game."""
        return self.bot_class(seed, **dict(self.settings))

    def __str__(self) -> str:
        """Return the text that this choice is read from."""
        bot = self.code if self.file is None else f"{self.file}:{self.code}"
        settings = ",".join(f"{name}={_text(value)}" for name, value in self.settings)
        return f"{bot}:{settings}" if settings else bot


def load_choice(text: str) -> BotChoice:
    """Read a bot of the table or of a user's file, `path/to/file.py:MyBot`; for the command line only.

    It runs the code of that file. What comes from elsewhere, as to a server, is read by `BotChoice.parse`.
    """
    match = USERS_FILE.fullmatch(text)
    if match is None:
        if ".py" in text or "/" in text:
            raise Malformed(f"expected FILE.py:CLASS for a bot of your own, got {shortened(text)}")
        return BotChoice.parse(text)
    return _choose(BotChoice(match["code"], file=match["file"]), match["settings"] or "")


def settings_of(bot: type[Bot]) -> list[Setting]:
    """List the settings of a bot."""
    return [
        Setting(name, kind, parameter.default)
        for name, parameter in inspect.signature(bot).parameters.items()
        if parameter.kind is parameter.KEYWORD_ONLY and (kind := _kind(parameter)) is not None
    ]


def _kind(parameter: inspect.Parameter) -> type | None:
    """Find the type of a parameter, if need be from its default; None if it cannot be read from text."""
    annotation = parameter.annotation
    if annotation is parameter.empty:
        annotation = type(parameter.default)
    # An annotation that is not evaluated is the name of its type.
    return next((kind for kind in KINDS if annotation in (kind, kind.__name__)), None)


def _choose(bot: BotChoice, text: str) -> BotChoice:
    """Add settings to a choice, and check that the bot can be made with them."""
    settings = {setting.name: setting for setting in settings_of(bot.bot_class)}
    given: dict[str, Value] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.partition("=")
        if not equals or name not in settings:
            has = f"has the settings {listed(settings.values())}" if settings else "has no settings"
            raise Malformed(f"{bot} {has}; got {shortened(part)}")
        if name in given:
            raise Malformed(f"{bot}: {name} is given twice")
        given[name] = _read(f"{bot}: {name}", settings[name].kind, value)
    for setting in settings.values():
        if setting.default is REQUIRED and setting.name not in given:
            raise Malformed(f"{bot}: the setting {setting.name} must be given")
    choice = BotChoice(bot.code, tuple((name, given[name]) for name in settings if name in given), bot.file)
    _try_to_make(choice)
    return choice


def _read(what: str, kind: type, text: str) -> Value:
    try:
        if kind is bool:
            return {"true": True, "false": False}[text]
        value: Value = kind(text)
        if isinstance(value, float) and not isfinite(value):
            raise ValueError
    except (KeyError, ValueError):
        raise Malformed(f"{what}: expected {KINDS[kind]}, got {shortened(text)}") from None
    return value


def _try_to_make(choice: BotChoice) -> None:
    try:
        choice.make(0)
    except Exception as error:  # a user's class may raise anything
        raise Malformed(f"{choice}: {_in_words(error)}") from None


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _in_words(error: BaseException) -> str:
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"


# --- a user's file ---


def _class_in(file: str, name: str) -> type[Bot]:
    found = getattr(_module_of(file), name, None)
    if found is None:
        raise Malformed(f"{file}: there is no class {name}")
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise Malformed(f"{file}: {name} is no subclass of franchise.bots.Bot")
    if inspect.isabstract(found):
        raise Malformed(f"{file}: {name} has no method {listed(sorted(found.__abstractmethods__))}")
    return found


def _module_of(file: str) -> ModuleType:
    """Import a file once, under a name made from its path: files of the same name do not meet."""
    path = Path(file).resolve()
    name = f"franchise_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    if not path.is_file():
        raise Malformed(f"{file}: there is no such file")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # the file is a user's: it may raise anything
        del sys.modules[name]
        raise Malformed(f"{file} cannot be imported: {type(error).__name__}: {error}") from None
    return module
