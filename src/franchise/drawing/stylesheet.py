"""The look of the board: the client's own style sheets, read here for drawings.

`franchise/board/look` has the tokens (all colours, light and dark) and the styles of the board's signs; the
client is built with the same two files. `pictures.css` beside this file styles what only drawings have.
Drawings name what they draw as the client does, by the same elements and classes, and this module looks up
how it looks. It reads the part of CSS that these files use: classes, elements and attributes, one inside
the other; custom properties; mixed colours.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

INHERITED_BY_TEXT = ("font-family", "font-size", "font-weight", "text-anchor", "letter-spacing")
DRAWN = (
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "paint-order",
    "opacity",
)
"""The properties that SVG has as attributes of the same name."""


class Element(NamedTuple):
    """One element, as styles see it."""

    tag: str
    classes: str = ""
    attribute: tuple[str, str] | None = None
    variables: tuple[tuple[str, str], ...] = ()
    """Custom properties that are set here."""


@dataclass(frozen=True, slots=True)
class _Compound:
    tag: str | None
    classes: frozenset[str]
    attribute: tuple[str, str] | None

    def fits(self, element: Element) -> bool:
        return (
            (self.tag is None or self.tag == element.tag)
            and (self.attribute is None or self.attribute == element.attribute)
            and self.classes.issubset(element.classes.split())
        )


@dataclass(frozen=True, slots=True)
class _Rule:
    selector: tuple[_Compound, ...]
    declarations: Mapping[str, str]

    @property
    def weight(self) -> tuple[int, int]:
        marks = sum(len(part.classes) + (part.attribute is not None) for part in self.selector)
        return marks, sum(part.tag is not None for part in self.selector)

    def fits(self, path: tuple[Element, ...]) -> bool:
        *outer, inner = self.selector
        if not inner.fits(path[-1]):
            return False
        above = len(path) - 1
        for compound in reversed(outer):
            while above and not compound.fits(path[above - 1]):
                above -= 1
            if not above:
                return False
            above -= 1
        return True


_SELECTOR = re.compile(
    r"(?P<tag>[a-z]+)?(?P<classes>(\.[\w-]+)*)(\[(?P<name>[\w-]+)='(?P<value>[\w-]+)'\])?(?P<more>(\.[\w-]+)*)"
)


def _compound(text: str) -> _Compound | None:
    found = _SELECTOR.fullmatch(text)
    if found is None:
        return None  # a state of a page: :focus, ::before, *
    classes = f"{found['classes']}{found['more']}".split(".")
    attribute = (found["name"], found["value"]) if found["name"] else None
    return _Compound(found["tag"], frozenset(filter(None, classes)), attribute)


def _blocks(css: str) -> Iterator[tuple[list[str], dict[str, str]]]:
    """List the rules outside of @-rules: their selectors and their declarations."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"@[^{;]*\{([^{}]*\{[^{}]*\})*[^{}]*\}", "", css)
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css):
        pairs = (declaration.partition(":") for declaration in body.split(";") if ":" in declaration)
        yield (
            [" ".join(selector.split()) for selector in selectors.split(",")],
            {name.strip(): " ".join(value.split()) for name, _, value in pairs},
        )


def _rules(css: str) -> Iterator[_Rule]:
    for selectors, declarations in _blocks(css):
        for selector in selectors:
            compounds = [_compound(part) for part in selector.split(" ")]
            if None not in compounds:
                yield _Rule(tuple(filter(None, compounds)), declarations)


def _read(package: str, *path: str) -> str:
    return files(package).joinpath(*path).read_text("utf-8")


@cache
def _all_rules() -> tuple[_Rule, ...]:
    css = _read("franchise.board", "look", "board.css") + _read("franchise.drawing", "pictures.css")
    return tuple(sorted(_rules(css), key=lambda rule: rule.weight))


class Look:
    """One theme: its tokens, and how each element looks in it."""

    def __init__(self, theme: Theme) -> None:
        """Choose a theme."""
        self.theme = theme
        self.root = Element("html", "", ("data-theme", theme))
        self.style = lru_cache(maxsize=4096)(self._style)

    @cached_property
    def tokens(self) -> dict[str, str]:
        """Return the custom properties of the theme."""
        found: dict[str, str] = {}
        for selectors, declarations in _blocks(_read("franchise.board", "look", "tokens.css")):
            if ":root" in selectors or f"[data-theme='{self.theme}']" in selectors:
                found |= {name: value for name, value in declarations.items() if name.startswith("--")}
        return found

    def colour(self, token: str) -> str:
        """Return the colour of a token, as `sea` or `p-blue`."""
        return self._resolved(f"var(--{token})", ())

    def _style(self, path: tuple[Element, ...]) -> Mapping[str, str]:
        """Return what is declared for an element, given with all those around it; the last wins."""
        whole = (self.root, *path)
        declared: dict[str, str] = {}
        for rule in _all_rules():
            if rule.fits(whole):
                declared |= rule.declarations
        return {name: self._resolved(value, path) for name, value in declared.items()}

    def lettering(self, path: tuple[Element, ...]) -> dict[str, str]:
        """Return how a text is written: what is declared for it or for something around it."""
        found: dict[str, str] = {}
        for depth in range(1, len(path) + 1):
            style = self.style(path[:depth])
            found |= {name: style[name] for name in INHERITED_BY_TEXT if name in style}
        return found

    def _resolved(self, value: str, path: tuple[Element, ...]) -> str:
        def variable(found: re.Match[str]) -> str:
            for element in reversed(path):
                for name, own in element.variables:
                    if name == found[1]:
                        return own
            return self.tokens[found[1]]

        while "var(" in value:
            value = re.sub(r"var\((--[\w-]+)\)", variable, value)
        mixed = re.fullmatch(r"color-mix\(in oklab, (#\w+) (\d+)%, (#\w+)\)", value)
        return mix(mixed[1], mixed[3], int(mixed[2]) / 100) if mixed else value


@cache
def look(theme: Theme) -> Look:
    """Return the look of a theme, read once."""
    return Look(theme)


def mix(first: str, second: str, share: float) -> str:
    """Mix two colours as browsers do in Oklab, with this share of the first.

    >>> mix("#ffffff", "#000000", 0.5)
    '#636363'
    """
    parts = [share * a + (1 - share) * b for a, b in zip(_oklab(first), _oklab(second), strict=True)]
    return _hexadecimal(parts)


def _oklab(colour: str) -> list[float]:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return [
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    ]


def _hexadecimal(oklab: list[float]) -> str:
    lightness, a, b = oklab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    channels = (c * 12.92 if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in linear)
    return "#" + "".join(f"{round(min(1.0, max(0.0, c)) * 255):02x}" for c in channels)
