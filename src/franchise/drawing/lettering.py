"""Letters as outlines, so that a drawing looks the same on every machine, whatever fonts it has.

`python -m tools.glyphs` takes them from the client's fonts: Barlow Condensed, Figtree and Yellowtail, all
under the SIL Open Font License.
"""

import json
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

WEIGHTS = {"barlow-condensed": (600, 700, 800), "figtree": (500, 700), "yellowtail": (400,)}
"""The weights that there are of each font."""

CHECK_MARK = (820, 110, -320, "l80-80 150 150 310-420 90 70-390 530z")
MISSING = (600, 60, 0, "v-700h480v700zm60-60h360v-580h-360z")
"""What stands for a character that no font here has."""

Glyph = tuple[int, int, int, str]
"""How far it moves the next one; where its outline starts; the outline, as steps from there."""


@dataclass(frozen=True, slots=True)
class Font:
    """One weight of one font."""

    units: int
    """How many of its units are the size of the text."""
    glyphs: dict[str, Glyph]
    kerning: dict[str, int]
    """The spaces between pairs of letters."""
    further: "Font | None"
    """Who has the characters that are missing here."""

    def glyph(self, character: str) -> Glyph:
        """Return the outline of a character, or of the nearest that there is."""
        if character in self.glyphs:
            return self.glyphs[character]
        if character == "✓":
            return CHECK_MARK
        if self.further is not None:
            return self.further.glyph(character)
        plain = unicodedata.normalize("NFKD", character)[0]
        return self.glyphs.get(plain, MISSING)


@cache
def font(family: str, weight: int) -> Font:
    """Read a font in the weight nearest to the one wanted."""
    name = family.split(",")[0].strip("'\" ").lower().replace(" ", "-")
    name = name if name in WEIGHTS else "figtree"
    nearest = min(WEIGHTS[name], key=lambda there: abs(there - weight))
    data = json.loads(
        files("franchise.drawing").joinpath("glyphs", f"{name}-{nearest}.json").read_text("utf-8")
    )
    glyphs = {character: tuple(glyph) for character, glyph in data["glyphs"].items()}
    further = font(name, 700) if (name, nearest) == ("barlow-condensed", 800) else None
    return Font(data["units"], glyphs, data["kerning"], further)


@dataclass(frozen=True, slots=True)
class Written:
    """A line of text as one outline, in units of its font, from its left end on."""

    outline: str
    width: float


@lru_cache(maxsize=4096)
def write(text: str, family: str, weight: int, spacing: float = 0) -> Written:
    """Set a line of text; the spacing between letters is in units of the font."""
    chosen = font(family, weight)
    parts: list[str] = []
    at, before = 0.0, ""
    for character in text:
        at += chosen.kerning.get(before + character, 0)
        advance, x, y, outline = chosen.glyph(character)
        if outline:
            parts.append(f"M{at + x:g} {y}{outline}")
        at += advance + spacing
        before = character
    return Written("".join(parts), at)


def width(text: str, family: str, weight: int, size: float) -> float:
    """Return how wide a line of text is."""
    return write(text, family, weight).width * size / font(family, weight).units


def fitted(text: str, family: str, weight: int, size: float, most: float) -> str:
    """Shorten a text until it is not wider than this.

    >>> fitted("A very long name indeed", "figtree", 500, 16, 90)
    'A very lon…'
    """
    if width(text, family, weight, size) <= most:
        return text
    while text and width(text.rstrip() + "…", family, weight, size) > most:
        text = text[:-1]
    return text.rstrip() + "…"
