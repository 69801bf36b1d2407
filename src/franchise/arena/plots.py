"""Plots of a tournament, as PNG or SVG depending on the file's extension."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Any

from franchise.arena.results import GameResult
from franchise.arena.standings import Standings, Z
from franchise.arena.tournament import Tournament
from franchise.game.errors import FranchiseError, Malformed

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#1f6f8b", "#c8553d", "#e0a030", "#5b5f97", "#4f7942")
"""By entrant; distinguishable in grey, too."""
INK, FAINT, PAPER = "#2b2b2b", "#d9d4c7", "#ffffff"
FORMATS = (".png", ".svg")

STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.7,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    # The same figures make the same file.
    "svg.hashsalt": "franchise",
}


class NoPlots(FranchiseError):
    """Matplotlib is not installed."""


def check_plot(path: Path) -> None:
    """Raise, before anything is played, if a plot could not be written to this file."""
    if path.suffix.lower() not in FORMATS:
        raise Malformed(f"{path}: a plot is a {' or '.join(FORMATS)} file")
    try:
        import matplotlib  # noqa: F401  (only to see whether it is installed)
    except ImportError:
        raise NoPlots('plots need Matplotlib: pip install "franchise[plots]"') from None


@contextmanager
def drawing(path: Path, width: float, height: float) -> Iterator["Axes"]:
    """Draw into a file, in the style of all plots."""
    with drawings(path, width, height, 1) as [axes]:
        yield axes


@contextmanager
def drawings(path: Path, width: float, height: float, count: int) -> Iterator[list["Axes"]]:
    """Draw several plots side by side into a file."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasAgg(figure)
        yield [figure.add_subplot(1, count, number) for number in range(1, count + 1)]
        figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def plot_ratings(standings: Standings, path: Path) -> None:
    """Draw each entrant's rating with its 95 % interval."""
    entrants = sorted(enumerate(standings.entrants), key=lambda entrant: entrant[1].rating)
    with drawing(path, 8, 1.4 + 0.55 * len(entrants)) as axes:
        for row, (index, figures) in enumerate(entrants):
            colour = COLOURS[index]
            axes.errorbar(
                figures.rating,
                row,
                xerr=Z * figures.rating_sigma,
                fmt="o",
                color=colour,
                markersize=9,
                lw=2.5,
            )
            axes.annotate(
                f"{figures.rating:.1f}",
                (figures.rating, row),
                xytext=(0, 9),
                textcoords="offset points",
                ha="center",
                color=colour,
                fontweight="bold",
            )
        axes.set_yticks(range(len(entrants)), [_label(i, figures.bot) for i, figures in entrants])
        axes.set_ylim(-0.6, len(entrants) - 0.3)
        axes.grid(visible=False, axis="y")
        axes.spines["left"].set_visible(False)
        axes.set_xlabel("Rating (Plackett–Luce) with its 95 % interval")
        axes.set_title(f"Ratings after {_games(standings.games)}", loc="left", fontweight="bold")


def plot_influence(tournament: Tournament, results: Iterable[GameResult], path: Path) -> None:
    """Draw each entrant's influence over the rounds: the mean, and the middle half of the games as a band."""
    games = list(results)
    with drawing(path, 8, 4.8) as axes:
        ends: list[tuple[float, int, str]] = []
        for entrant, bot in enumerate(tournament.entrants):
            rounds = influence_by_round(games, entrant)
            means = [fmean(values) for values in rounds]
            bands = [_middle_half(values) for values in rounds]
            numbers = range(len(rounds))
            axes.plot(numbers, means, color=COLOURS[entrant], lw=2.5, marker="o", markersize=3.5)
            lows, highs = zip(*bands, strict=True)
            axes.fill_between(numbers, lows, highs, color=COLOURS[entrant], alpha=0.15, linewidth=0)
            ends.append((means[-1], entrant, _label(entrant, str(bot))))
        _label_lines(axes, ends, len(rounds) - 1)
        axes.set_xlim(0, len(rounds) - 1)
        axes.set_ylim(bottom=0)
        axes.locator_params(axis="x", integer=True)
        axes.set_xlabel("Turns of each player; games that are over keep their final count")
        axes.set_ylabel("Influence")
        axes.set_title(
            f"Influence over {_games(len(games))}: mean and middle half", loc="left", fontweight="bold"
        )


def influence_by_round(games: Sequence[GameResult], entrant: int) -> list[list[int]]:
    """Return an entrant's influence in each game, before the first round and after each.

    A game that is over keeps its final count.
    """
    players = len(games[0].seats)
    longest = max(-(-game.turns // players) for game in games)
    rounds: list[list[int]] = [[0] * len(games)]
    for number in range(1, longest + 1):
        turns = [min(number * players, game.turns) for game in games]
        rounds.append(
            [
                game.influence_by_turn[turn - 1][game.seats.index(entrant)]
                for game, turn in zip(games, turns, strict=True)
            ]
        )
    return rounds


def _middle_half(values: Sequence[int]) -> tuple[float, float]:
    if len(values) == 1:
        return values[0], values[0]
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, high


def _label_lines(axes: "Axes", ends: list[tuple[float, int, str]], last: int) -> None:
    """Write the names beside the ends of their lines, without overlaps."""
    ends = sorted(ends)
    gap = axes.get_ylim()[1] * 0.06
    heights = [end[0] for end in ends]
    for lower, upper in pairwise(range(len(heights))):
        heights[upper] = max(heights[upper], heights[lower] + gap)
    for height, (_, entrant, label) in zip(heights, ends, strict=True):
        axes.annotate(
            label,
            (last, height),
            xytext=(8, 0),
            textcoords="offset points",
            va="center",
            color=COLOURS[entrant],
            fontweight="bold",
            annotation_clip=False,
        )


def _label(entrant: int, bot: str) -> str:
    name = bot if len(bot) <= 34 else f"…{bot[-33:]}"
    return f"{entrant + 1} {name}"


def _games(count: int) -> str:
    return f"{count:,} games" if count != 1 else "1 game"
