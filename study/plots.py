"""The plots of the study of balance."""

from collections import Counter
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from franchise.arena.plots import COLOURS, FAINT, INK, drawing
from franchise.board import BOARD
from study import figures as f
from study.page import Results, difference_to_base, listed_towns
from study.settings import BASE, OPTIONS, PLAYERS, PLAYERS_WITH_OPTIONS, Setting

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw_all(results: Results, directory: Path) -> None:
    """Draw all plots of the page."""
    directory.mkdir(parents=True, exist_ok=True)
    _seats(results, directory / "seats.svg")
    _length(results, directory / "length.svg")
    _towns(results, directory / "towns.svg")
    _options(results, directory / "options.svg")


def _rate(axes: "Axes", x: float, rate: f.Rate, colour: str) -> None:
    low, high = rate.interval
    axes.plot([x, x], [100 * low, 100 * high], color=colour, lw=2.5, solid_capstyle="butt")
    axes.plot([x], [100 * rate.value], "o", color=colour, markersize=8)


def _seats(results: Results, path: Path) -> None:
    with drawing(path, 8, 4) as axes:
        x, ticks, labels = 0.0, [], []
        for players in PLAYERS:
            first = x
            for seat, rate in enumerate(f.rates_by_seat(results[Setting(players, BASE)])):
                _rate(axes, x, rate, COLOURS[seat])
                ticks.append(x)
                labels.append(str(seat + 1))
                x += 1
            axes.plot([first - 0.4, x - 0.6], [100 / players] * 2, "--", color=INK, lw=1, zorder=1)
            axes.annotate(
                f"{players} players",
                ((first + x - 1) / 2, 1),
                xycoords=("data", "axes fraction"),
                xytext=(0, -4),
                textcoords="offset points",
                ha="center",
                va="top",
                fontweight="bold",
            )
            x += 0.8
        axes.set_xticks(ticks, labels)
        axes.set_ylim(0, 100 if _highest(results) > 0.8 else 90)
        axes.grid(visible=False, axis="x")
        axes.set_xlabel("Seat")
        axes.set_ylabel("Games won, %")
        axes.set_title(
            "Win rates by seat with 95 % intervals; dashed: equal chances", loc="left", fontweight="bold"
        )


def _highest(results: Results) -> float:
    return max(
        rate.interval[1] for players in PLAYERS for rate in f.rates_by_seat(results[Setting(players, BASE)])
    )


def _length(results: Results, path: Path) -> None:
    with drawing(path, 8, 4) as axes:
        for index, players in enumerate(PLAYERS):
            games = results[Setting(players, BASE)]
            rounds = Counter(ceil(f.turns_per_player(game)) for game in games)
            numbers = range(min(rounds), max(rounds) + 1)
            shares = [100 * rounds[number] / len(games) for number in numbers]
            axes.plot(numbers, shares, "o-", color=COLOURS[index], lw=2.5, label=f"{players} players")
        axes.locator_params(axis="x", integer=True)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("Rounds, the last one begun or complete")
        axes.set_ylabel("Games, %")
        axes.legend(frameon=False)
        axes.set_title("How long games are", loc="left", fontweight="bold")


def _towns(results: Results, path: Path) -> None:
    towns = {players: listed_towns(results[Setting(players, BASE)]) for players in PLAYERS}
    names = sorted({town for rates in towns.values() for town in rates}, reverse=True)
    with drawing(path, 8, 1.5 + 0.32 * len(names)) as axes:
        for index, (players, rates) in enumerate(towns.items()):
            axes.plot([], [], "o", color=COLOURS[index], markersize=5, label=f"{players} players")
            for town, rate in rates.items():
                y = names.index(town) + 0.27 - 0.18 * index
                low, high = rate.interval
                # Against equal chances, so that the numbers of players can be compared.
                axes.plot([players * low, players * high], [y, y], color=COLOURS[index], lw=1.5)
                axes.plot([players * rate.value], [y], "o", color=COLOURS[index], markersize=5)
        axes.axvline(1, color=INK, lw=1, ls="--")
        axes.set_yticks(range(len(names)), [BOARD.place[name].name for name in names])
        axes.set_xlim(left=0)
        axes.set_xlabel("Games won, as a multiple of equal chances, with 95 % intervals")
        axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
        axes.set_title("Starting towns: how often whoever began there won", loc="left", fontweight="bold")


def _options(results: Results, path: Path) -> None:
    options = [option for option in OPTIONS if option != BASE][::-1]
    with drawing(path, 8, 1.6 + 0.4 * len(options)) as axes:
        for index, players in enumerate(PLAYERS_WITH_OPTIONS):
            for row, option in enumerate(options):
                change = difference_to_base(players, option, "turns per player", results)
                y = row + 0.12 - 0.24 * index
                axes.errorbar(
                    change.value,
                    y,
                    xerr=change.reach,
                    fmt="o",
                    color=COLOURS[index],
                    lw=2,
                    label=f"{players} players" if not row else None,
                )
        axes.axvline(0, color=FAINT, lw=1.5)
        axes.set_yticks(range(len(options)), options)
        axes.set_xlabel("Turns per player, difference to the base game, with 95 % intervals")
        axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
        axes.set_title("What each option changes: the length of the game", loc="left", fontweight="bold")
