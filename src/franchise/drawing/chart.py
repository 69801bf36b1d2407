"""Everybody's influence by turn, as on the client's last screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from franchise.drawing.board import draw_piece
from franchise.drawing.pen import Pen
from franchise.drawing.progress import Standing

DASHES = {"blue": "", "red": " red", "orange": " orange", "black": " black", "beige": " beige"}
TOP, LEFT, RIGHT, BOTTOM = 12, 28, 46, 24
CLOSEST = 19
"""How far apart the ends of two lines are written."""


@dataclass(frozen=True)
class Frame:
    """Where a chart lies, and up to which turn and figure it goes."""

    x: float
    y: float
    width: float
    height: float
    turns: int
    most: int

    def across(self, turn: float) -> float:
        """Return where a turn lies. The final count is one more step after the last."""
        return self.x + LEFT + turn / (self.turns + 2) * (self.width - LEFT - RIGHT)

    def down(self, value: float) -> float:
        """Return where a figure lies."""
        return self.y + self.height - BOTTOM - value / (self.most * 1.04) * (self.height - TOP - BOTTOM)


def draw_chart(pen: Pen, frame: Frame, so_far: Sequence[Standing]) -> None:
    """Draw the lines as far as the game has gone, each with its piece and its figure at the end."""
    view = so_far[-1].view
    with pen.group("chart"):
        step = 20 if frame.most > 60 else 10
        for tick in range(0, frame.most + 1, step):
            down = frame.down(tick)
            pen.path("axis", f"M{frame.x + LEFT:g} {down:.1f}H{frame.x + frame.width - RIGHT:g}")
            pen.text("tick across", frame.x + LEFT - 6, down + 4, str(tick))
        every = next((n for n in (1, 2, 5, 10, 20, 50, 100) if frame.turns / n < 6), 200)
        for turn in range(0, frame.turns + 1, every):
            pen.text("tick", frame.across(turn), frame.y + frame.height - 6, str(turn))
        over = view.actor is None
        ends: list[tuple[float, int, float, int]] = []
        for seat, player in enumerate(view.players):
            points = [(frame.across(one.turn), frame.down(one.influence[seat])) for one in so_far]
            if over:
                points.append((frame.across(frame.turns + 2), frame.down(player.final.total)))
            line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            with pen.group(own=f"var(--p-{player.colour})", edge=f"var(--p-{player.colour}-edge)"):
                pen.path("under", line)
                pen.path(f"line{DASHES[player.colour]}", line)
            figure = player.final.total if over else player.final.influence
            ends.append((points[-1][1], seat, points[-1][0], figure))
        ends.sort()
        lowest = float("-inf")
        room = frame.down(0) - CLOSEST * len(ends)
        for down, seat, across, figure in ends:
            room += CLOSEST
            lowest = max(min(down, room), lowest + CLOSEST)
            draw_piece(pen, view.players[seat].colour, across + 13, lowest, 0.72)
            pen.text("end", across + 24, lowest + 5, str(figure))
