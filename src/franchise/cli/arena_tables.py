"""The figures of a tournament as tables."""

import sys
from statistics import fmean
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from franchise.arena.standings import Z

if TYPE_CHECKING:
    from franchise.arena import Standings


def show(figures: "Standings") -> None:
    """Show the figures on stdout, the best entrant first."""
    console = Console(file=sys.stdout, highlight=False)
    ranking = sorted(
        range(len(figures.entrants)),
        key=lambda index: (-figures.entrants[index].win_rate, -figures.entrants[index].rating),
    )
    for table in (_entrants(figures, ranking), _play(figures, ranking), _games(figures)):
        console.print(table)


def _table(title: str, *headings: str) -> Table:
    """Make a table with the number of an entrant, its bot and figures."""
    table = Table("", title=title, title_justify="left")
    table.add_column("Bot", min_width=10)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _entrants(figures: "Standings", ranking: list[int]) -> Table:
    table = _table(f"{figures.games:,} games", "Wins", "Win rate", "95 %", "Rating", "Per move")
    for index in ranking:
        entrant = figures.entrants[index]
        low, high = entrant.interval
        table.add_row(
            str(index + 1),
            Text(entrant.bot, overflow="fold"),
            f"{entrant.wins:,.2f}".removesuffix(".00"),
            f"{entrant.win_rate:.1%}",
            f"{100 * low:.0f} – {100 * high:.0f} %",
            f"{entrant.rating:.1f} ± {Z * entrant.rating_sigma:.1f}",
            _duration(entrant.seconds_per_move),
        )
    return table


def _duration(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"


def _play(figures: "Standings", ranking: list[int]) -> Table:
    seats = [f"Seat\n{seat}" for seat in range(1, len(figures.entrants) + 1)]
    table = _table("Means, and win rates by seat", "Influence", "Lead", "Rank", *seats)
    for index in ranking:
        entrant = figures.entrants[index]
        rates = [
            f"{wins / games:.0%}" if games else "–"
            for wins, games in zip(entrant.wins_by_seat, entrant.games_by_seat, strict=True)
        ]
        means = f"{entrant.mean_influence:.1f}", f"{entrant.mean_lead:+.1f}", f"{entrant.mean_rank:.2f}"
        table.add_row(str(index + 1), Text(entrant.bot, overflow="fold"), *means, *rates)
    table.add_section()
    all_seats = [f"{wins / figures.games:.0%}" for wins in figures.wins_by_seat]
    table.add_row("", "all", f"{fmean(figures.mean_influence_by_seat):.1f}", "", "", *all_seats)
    return table


def _games(figures: "Standings") -> Table:
    table = Table(show_header=False, title="Games", title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    turns, ends = figures.turns_per_player, figures.end_reasons
    table.add_row("Turns per player", f"{turns.mean:.2f} ({turns.least:.4g} – {turns.most:.4g})")
    table.add_row("Ended by the red zone", f"{ends['red_zone']:,} ({ends['red_zone'] / figures.games:.1%})")
    table.add_row(
        "Ended without expansions", f"{ends['no_expansion']:,} ({ends['no_expansion'] / figures.games:.1%})"
    )
    return table
