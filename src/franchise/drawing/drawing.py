"""A position as a drawing."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from franchise.board import BOARD
from franchise.drawing.board import Marks, Planned, draw_board
from franchise.drawing.layout import layout
from franchise.drawing.pen import document
from franchise.drawing.stylesheet import THEMES, Theme
from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.game.plan import Plan
from franchise.game.view import View
from franchise.words import Words, languages

WIDTH = 960
"""How wide a drawing is in pixels, unless somebody says otherwise."""
MOST_WIDTH = 10_000


@dataclass(frozen=True)
class Drawing:
    """An SVG document, which notebooks show by themselves."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        """Return the document."""
        return self.svg

    def png(self, width: int | None = None) -> bytes:
        """Return it as pixels, as wide as it says or as wide as wanted; needs `franchise[pictures]`."""
        from franchise.drawing.pixels import png_of

        return png_of(self.svg, width)

    def save(self, path: str | Path) -> None:
        """Write it to a file that ends in `.svg` or `.png`."""
        path = Path(path)
        if path.suffix.lower() == ".png":
            path.write_bytes(self.png())
        elif path.suffix.lower() == ".svg":
            path.write_text(self.svg, "utf-8")
        else:
            raise Malformed(f"expected a file that ends in .svg or .png, got {path.name!r}")


def draw(
    what: Game | View,
    *,
    theme: Theme = "light",
    language: str = "en",
    width: int = WIDTH,
    highlights: Iterable[str] = (),
    arrows: Iterable[tuple[str, str]] = (),
    plan: Plan | Sequence[Move | str] | None = None,
    chain: int | None = None,
) -> Drawing:
    """Draw the board of a game or a view, in the look of the client.

    `highlights` are ids of places and regions, `arrows` pairs of places. `plan` shows what the one to move
    would do: a plan, or its moves where a game is drawn. `chain` lights the places of a seat and the links
    between them.

    >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    >>> drawing = draw(game, theme="dark", plan=["expand phoenix $1"], highlights=["chicago", "texas"])
    >>> drawing.svg[:54]
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" he'
    """
    checked(theme, language, width)
    view = what.view() if isinstance(what, Game) else what
    if plan is not None and not isinstance(plan, Plan):
        if not isinstance(what, Game):
            raise Malformed("plan: expected a plan; moves alone can be drawn on a game only")
        plan = what.plan(plan)
    marks = _marks(view, list(highlights), list(arrows), plan, chain)
    ids = ids_of(theme, view)
    board = draw_board(view, theme, language, marks, ids)
    title = Words(language).message("board-picture")
    return Drawing(document(board, size=layout().size, width=width, title=title))


def checked(theme: str, language: str, width: int) -> None:
    """Refuse a theme or a language that there is not, and a size that nobody can want."""
    _one_of("theme", theme, THEMES)
    _one_of("language", language, languages())
    if not 1 <= width <= MOST_WIDTH:
        raise Malformed(f"width: expected a number of pixels from 1 to {MOST_WIDTH}, got {width}")


def _marks(
    view: View,
    highlights: list[str],
    arrows: list[tuple[str, str]],
    plan: Plan | None,
    chain: int | None,
) -> Marks:
    for name in highlights:
        if name not in BOARD.place and name not in BOARD.region:
            raise Malformed(f"highlights: expected the id of a place or a region, got {name!r}")
    for arrow in arrows:
        if len(set(arrow)) != 2 or any(place not in BOARD.place for place in arrow):
            raise Malformed(f"arrows: expected pairs of ids of two places, got {arrow!r}")
    if chain is not None:
        _one_of("chain", chain, range(len(view.players)))
    planned = None
    if plan is not None and view.actor is not None:
        planned = Planned.by(plan.events, view.actor, view.players[view.actor].colour)
    return Marks(
        places=frozenset(name for name in highlights if name in BOARD.place),
        regions=frozenset(name for name in highlights if name in BOARD.region),
        arrows=tuple((start, end) for start, end in arrows),
        chain=chain,
        planned=planned,
    )


def _one_of(what: str, given: object, possible: Iterable[object]) -> None:
    known = list(possible)
    if given not in known:
        raise Malformed(f"{what}: expected one of {', '.join(map(str, known))}, got {given!r}")


def ids_of(theme: Theme, view: View) -> str:
    """Name the patterns of a drawing: on one page, different ones must not have the same name."""
    regions = "".join(f"{region.open:d}{region.scored:d}" for region in view.regions)
    return f"f{hashlib.sha256(f'{theme} {regions}'.encode()).hexdigest()[:8]}-"
