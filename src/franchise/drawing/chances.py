"""Everybody's chance of winning by turn, as a picture of its own."""

from collections.abc import Collection, Sequence

from franchise.board import BOARD
from franchise.drawing.board import draw_piece
from franchise.drawing.chart import CLOSEST, DASHES
from franchise.drawing.drawing import Drawing, checked
from franchise.drawing.lettering import fitted
from franchise.drawing.pen import Pen, document
from franchise.drawing.stylesheet import Theme, look
from franchise.words import Words

SIZE = (960, 420)
TOP, LEFT, RIGHT, BOTTOM = 60, 56, 200, 44
QUARTERS = (0, 25, 50, 75, 100)


def draw_chances(
    players: Sequence[str],
    chances: Sequence[Sequence[float]],
    turns: Sequence[int],
    marked: Collection[int] = (),
    *,
    theme: Theme = "light",
    language: str = "en",
    width: int = SIZE[0],
) -> Drawing:
    """Draw the chances by seat at the start of each turn and, as the last row, after the last.

    `turns` are the numbers of the turns, `marked` the rows after which a game turned.
    """
    checked(theme, language, width)
    words = Words(language)
    pen = Pen(look(theme), "c-")
    steps = max(1, len(chances) - 1)

    def across(row: float) -> float:
        return LEFT + row / steps * (SIZE[0] - LEFT - RIGHT)

    def down(chance: float) -> float:
        return SIZE[1] - BOTTOM - chance * (SIZE[1] - TOP - BOTTOM)

    with pen.group("scene", "div"):
        pen.rect("page", 0, 0, *SIZE)
        pen.text("lead", LEFT, 38, words.message("review-chance"))
    with pen.group("chart"):
        for percent in QUARTERS:
            pen.path("axis", f"M{LEFT:g} {down(percent / 100):.1f}H{SIZE[0] - RIGHT:g}")
            pen.text(
                "tick across", LEFT - 8, down(percent / 100) + 4, words.message("percent", value=percent)
            )
        every = next((n for n in (1, 2, 5, 10, 20, 50, 100) if len(turns) / n < 16), 200)
        for row, turn in enumerate(turns):
            if turn and turn % every == 0:
                pen.text("tick", across(row), SIZE[1] - 18, str(turn))
        for row in marked:
            pen.path("turning", f"M{across(row + 1):.1f} {down(1):.1f}V{down(0):.1f}")
        ends = []
        for seat in range(len(players)):
            colour = BOARD.player_colours[seat]
            points = [f"{across(row):.1f} {down(one[seat]):.1f}" for row, one in enumerate(chances)]
            with pen.group(own=f"var(--p-{colour})", edge=f"var(--p-{colour}-edge)"):
                pen.path("under", "M" + "L".join(points))
                pen.path(f"line{DASHES[colour]}", "M" + "L".join(points))
            ends.append((down(chances[-1][seat]), seat))
        ends.sort()
        lowest = float("-inf")
        room = down(0) - CLOSEST * len(ends)
        for end, seat in ends:
            room += CLOSEST
            lowest = max(min(end, room), lowest + CLOSEST)
            draw_piece(pen, BOARD.player_colours[seat], SIZE[0] - RIGHT + 16, lowest, 0.72)
            figure = words.message("percent", value=round(100 * chances[-1][seat]))
            name = fitted(players[seat], "figtree", 700, 15, RIGHT - 90)
            pen.text("end", SIZE[0] - RIGHT + 30, lowest + 5, f"{figure} {name}")
    title = words.message("review-chance")
    return Drawing(document(pen.written(), size=SIZE, width=width, title=title))
