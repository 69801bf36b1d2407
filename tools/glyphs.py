"""Writes the letters of the client's fonts as outlines, for drawings: `python -m tools.glyphs`.

A drawing has its letters as paths, so that it looks the same where the fonts are not installed. Here they are
taken out of the npm packages that the client is built with, with their widths and the spaces between pairs of
them. Figures are the tabular ones, as in the client. fontTools comes with Matplotlib.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
OUT = ROOT / "src" / "franchise" / "drawing" / "glyphs"

LATIN = ("latin", "latin-ext")
WANTED = {
    ("barlow-condensed", 600): (LATIN, None),
    ("barlow-condensed", 700): (LATIN, None),
    ("barlow-condensed", 800): (("latin",), "0123456789$+-−±×?"),
    ("figtree", 500): (LATIN, None),
    ("figtree", 700): (LATIN, None),
    ("yellowtail", 400): (("latin",), None),
}
"""The subsets that are taken of each font, and the characters, where not all are."""


class _Relative:
    """Draws an outline with steps instead of coordinates: only its start says where it is."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.start = self.at = (0, 0)
        self.origin: tuple[int, int] | None = None

    def draw(self, segments: list[tuple[str, tuple[tuple[int, int] | None, ...]]]) -> None:
        """Add closed lines: their commands with their points, y upwards as in fonts."""
        for command, points in segments:
            flipped = [(round(point[0]), -round(point[1])) for point in points if point is not None]
            if (
                points and points[-1] is None
            ):  # a curve without a point of its own starts between two controls
                flipped.append(_between(flipped[-1], flipped[0]))
                self._move(flipped[-1])
            if command == "moveTo":
                self._move(flipped[0])
            elif command == "lineTo":
                [(x, y)] = flipped
                if (x, y) == self.at:
                    continue
                if y == self.at[1]:
                    self.parts.append(f"h{x - self.at[0]}")
                elif x == self.at[0]:
                    self.parts.append(f"v{y - self.at[1]}")
                else:
                    self._step("l", [(x, y)])
                self.at = (x, y)
            elif command == "qCurveTo":
                for control, end in _quadratic(flipped):
                    self._step("q", [control, end])
                    self.at = end
            else:
                self.parts.append("z")
                self.at = self.start

    def _move(self, point: tuple[int, int]) -> None:
        if self.origin is None:
            self.origin = point
        else:
            self._step("m", [point])
        self.start = self.at = point

    def _step(self, command: str, points: list[tuple[int, int]]) -> None:
        numbers = [value for x, y in points for value in (x - self.at[0], y - self.at[1])]
        text = "".join(f"{'' if value < 0 or not i else ' '}{value}" for i, value in enumerate(numbers))
        self.parts.append(command + text)


def _between(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)


def _quadratic(points: list[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Name the points between control points, which TrueType leaves out."""
    *controls, end = points
    for i, control in enumerate(controls):
        if i + 1 < len(controls):
            yield control, _between(control, controls[i + 1])
        else:
            yield control, end


def _font(name: str, subset: str, weight: int) -> Any:
    from fontTools.ttLib import TTFont

    return TTFont(FONTS / name / "files" / f"{name}-{subset}-{weight}-normal.woff")


def _tabular(font: Any) -> dict[str, str]:
    """Return which glyphs the tabular figures replace."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag in ("tnum", "lnum")
        for index in record.Feature.LookupListIndex
    }
    found: dict[str, str] = {}
    for index in sorted(lookups):
        for part in table.LookupList.Lookup[index].SubTable:
            found.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return found


def _pairs(font: Any) -> list[Any]:
    """Return the tables of the spaces between pairs, in the order in which they are asked."""
    if "GPOS" not in font:
        return []
    table = font["GPOS"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    return [table.LookupList.Lookup[index] for index in sorted(lookups)]


def _kerning(lookups: list[Any], left: str, right: str) -> int:
    total = 0
    for lookup in lookups:
        if lookup.LookupType != 2:
            continue
        for part in lookup.SubTable:
            if left not in part.Coverage.glyphs:
                continue
            if part.Format == 1:
                pairs = part.PairSet[part.Coverage.glyphs.index(left)].PairValueRecord
                record = next((pair for pair in pairs if pair.SecondGlyph == right), None)
                if record is None:
                    continue
                total += record.Value1.XAdvance if record.Value1 else 0
            else:
                first = part.ClassDef1.classDefs.get(left, 0)
                second = part.ClassDef2.classDefs.get(right, 0)
                value = part.Class1Record[first].Class2Record[second].Value1
                total += getattr(value, "XAdvance", 0) if value else 0
            break
    return total


def letters(name: str, weight: int) -> dict[str, Any]:
    """Read one font: its letters by character, and the spaces between pairs that are not 0."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen

    subsets, only = WANTED[name, weight]
    glyphs: dict[str, list[Any]] = {}
    kerning: dict[str, int] = {}
    units = 1000
    for subset in subsets:
        font = _font(name, subset, weight)
        units = font["head"].unitsPerEm
        figures, outlines, lookups = _tabular(font), font.getGlyphSet(), _pairs(font)
        names = {
            chr(code): figures.get(glyph, glyph)
            for code, glyph in sorted(font.getBestCmap().items())
            if (only is None or chr(code) in only) and chr(code) not in glyphs and chr(code).isprintable()
        }
        for character, glyph in names.items():
            pen, outline = DecomposingRecordingPen(outlines), _Relative()
            outlines[glyph].draw(pen)
            outline.draw(pen.value)
            x, y = outline.origin or (0, 0)
            glyphs[character] = [round(outlines[glyph].width), x, y, "".join(outline.parts)]
        # Between letters of ordinary words only: the rest is a hundred times as much, and hardly ever met.
        common = {character: glyph for character, glyph in names.items() if ord(character) < 0x100}
        for left, left_glyph in common.items():
            for right, right_glyph in common.items():
                if space := _kerning(lookups, left_glyph, right_glyph):
                    kerning[left + right] = space
    return {"units": units, "glyphs": glyphs, "kerning": kerning}


def written(name: str, weight: int) -> str:
    """Return the file of one font: a line for each letter, so that changes can be read."""
    font = letters(name, weight)
    lines = ",\n".join(
        f"{json.dumps(character, ensure_ascii=False)}:{json.dumps(glyph, separators=(',', ':'))}"
        for character, glyph in font["glyphs"].items()
    )
    kerning = json.dumps(font["kerning"], ensure_ascii=False, separators=(",", ":"))
    return f'{{"units":{font["units"]},"kerning":{kerning},"glyphs":{{\n{lines}\n}}}}\n'


def main() -> int:
    """Write all of them."""
    if not FONTS.is_dir():
        print("the client's packages are not installed: run `make web`", file=sys.stderr)
        return 1
    OUT.mkdir(exist_ok=True)
    for name, weight in WANTED:
        (OUT / f"{name}-{weight}.json").write_text(written(name, weight), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
