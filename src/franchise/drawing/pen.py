"""Writes SVG: shapes with the classes that the client gives them, styled by the same style sheets."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape

from franchise.drawing import lettering
from franchise.drawing.stylesheet import DRAWN, Element, Look

MOST_SHARED = 2
"""The length of a text up to which its outline is kept once in a drawing."""


def number(value: float) -> str:
    """Write a number as short as it can be, to the hundredth.

    >>> number(12.0), number(-0.5), number(1599.999)
    ('12', '-0.5', '1600')
    """
    return f"{round(value, 2):g}" if value < 1000 else f"{round(value, 2):.7g}"


class Pen:
    """Draws one shape after the other.

    Attributes come from the style sheets; a group that has none is left out, as nothing depends on it.
    """

    def __init__(self, look: Look, ids: str = "") -> None:
        """Draw in this look; `ids` keeps names apart from those of other drawings on a page."""
        self.look = look
        self.ids = ids
        self.parts: list[str] = []
        self.shared: dict[str, str] = {}
        """Outlines of figures and prices, by their names: they are drawn over and over."""
        self._path: tuple[Element, ...] = ()
        self._known: dict[tuple[Element, ...], str] = {}

    def _attributes(self, element: Element, *, scale: float = 1) -> str:
        path = (*self._path, element)
        known = self._known.get(path) if scale == 1 else None
        if known is None:
            style = dict(self.look.style(path))
            if scale != 1 and "stroke-width" in style:
                style["stroke-width"] = number(float(style["stroke-width"].removesuffix("px")) / scale)
            known = "".join(f' {name}="{self._value(style[name])}"' for name in DRAWN if name in style)
            if scale == 1:
                self._known[path] = known
        return known

    def _value(self, value: str) -> str:
        return value.replace("url('#", f"url(#{self.ids}").replace("')", ")").removesuffix("px")

    @contextmanager
    def group(self, classes: str = "", tag: str = "g", about: str = "", **variables: str) -> Iterator[None]:
        """Draw inside a group; `about` is an attribute of it, the variables are custom properties."""
        element = Element(
            tag, classes, None, tuple((f"--{name}", value) for name, value in variables.items())
        )
        attributes = f"{f' {about}' if about else ''}{self._attributes(element)}"
        outside, self._path = self._path, (*self._path, element)
        if attributes:
            self.parts.append(f"<g{attributes}>")
        yield
        if attributes:
            self.parts.append("</g>")
        self._path = outside

    def path(self, classes: str, outline: str) -> None:
        """Draw a path."""
        self.parts.append(f'<path d="{outline}"{self._attributes(Element("path", classes))}/>')

    def circle(self, classes: str, x: float, y: float, radius: float) -> None:
        """Draw a circle."""
        at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self.parts.append(f"<circle {at}{self._attributes(Element('circle', classes))}/>")

    def rect(self, classes: str, x: float, y: float, width: float, height: float, corner: float = 0) -> None:
        """Draw a rectangle, with round corners if a radius is given."""
        round_corners = f' rx="{number(corner)}"' if corner else ""
        at = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.parts.append(f"<rect {at}{round_corners}{self._attributes(Element('rect', classes))}/>")

    def text(
        self,
        classes: str,
        x: float,
        y: float,
        lines: str | Sequence[str],
        *,
        size: float | None = None,
        anchor: str | None = None,
        leading: float = 0,
    ) -> None:
        """Write one line, or several, as outlines; what is not given comes from the styles."""
        element = Element("text", classes, ("text-anchor", anchor) if anchor else None)
        style = self.look.lettering((*self._path, element))
        size = size if size is not None else float(style["font-size"].removesuffix("px"))
        family, weight = style["font-family"], int(style.get("font-weight", 500))
        units = lettering.font(family, weight).units
        scale = size / units
        spacing = float(style.get("letter-spacing", "0").removesuffix("px")) / scale
        back = {"start": 0.0, "middle": 0.5, "end": 1.0}[style.get("text-anchor", "start")]
        for i, line in enumerate([lines] if isinstance(lines, str) else lines):
            written = lettering.write(line, family, weight, spacing)
            left = x - written.width * scale * back
            at = f"translate({number(left)} {number(y + i * leading)}) scale({scale:.5g})"
            look = self._attributes(element, scale=scale)
            if len(line) <= MOST_SHARED:
                name = f"{self.ids}{weight}-{'-'.join(f'{ord(character):x}' for character in line)}"
                self.shared[name] = written.outline
                self.parts.append(f'<use href="#{name}" transform="{at}"{look}/>')
            else:
                self.parts.append(f'<path transform="{at}" d="{written.outline}"{look}/>')

    def written(self) -> str:
        """Return what was drawn, after the outlines that it shares."""
        shared = "".join(f'<path id="{name}" d="{outline}"/>' for name, outline in self.shared.items())
        return f"<defs>{shared}</defs>{''.join(self.parts)}" if shared else "".join(self.parts)


def document(body: str, *, size: tuple[float, float], width: float | None = None, title: str = "") -> str:
    """Put a drawing of a size, in its own units, into an SVG document of a width in pixels."""
    wide = width if width is not None else size[0]
    high = wide * size[1] / size[0]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(wide)}" height="{number(high)}"'
        f' viewBox="0 0 {number(size[0])} {number(size[1])}" role="img">'
        f"{f'<title>{escape(title)}</title>' if title else ''}{body}</svg>"
    )


def inset(body: str, *, at: tuple[float, float], size: tuple[float, float], of: tuple[float, float]) -> str:
    """Put a drawing `of` a size into a part of another one, and cut off what lies outside."""
    return (
        f'<svg x="{number(at[0])}" y="{number(at[1])}" width="{number(size[0])}" height="{number(size[1])}"'
        f' viewBox="0 0 {number(of[0])} {number(of[1])}">{body}</svg>'
    )
