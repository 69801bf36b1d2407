"""Where the figures of a tournament go: JSON, CSV, plots, the terminal."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from franchise.cli.errors import Refused, refusing

if TYPE_CHECKING:
    from franchise.arena import GameResult, Standings, Tournament


def note(text: str) -> None:
    """Print a note on stderr."""
    print(f"Note: {text}.", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Output:
    """Where the figures go."""

    json_file: str | None
    csv_file: str | None
    plot: Path | None
    plot_influence: Path | None

    def check(self) -> None:
        """Refuse what could not be written once all games are played."""
        if self.json_file == self.csv_file == "-":
            raise Refused("--json, --csv: only one of them can go to standard output")
        for file in (self.json_file, self.csv_file, self.plot, self.plot_influence):
            if file is not None and file != "-" and not Path(file).absolute().parent.is_dir():
                raise Refused(f"{file}: there is no directory {Path(file).parent}")
        plots = [path for path in (self.plot, self.plot_influence) if path is not None]
        if plots:
            from franchise.arena.plots import check_plot

            with refusing():
                for path in plots:
                    check_plot(path)

    def write(self, tournament: "Tournament", results: "list[GameResult]") -> None:
        """Write and show the figures."""
        from franchise.arena import as_csv, as_json, standings

        figures = standings(tournament, results)
        if self.json_file is not None:
            compact = self.json_file == "-"
            text = json.dumps(as_json(tournament, figures), ensure_ascii=False, indent=None if compact else 1)
            _write(self.json_file, text + "\n")
        if self.csv_file is not None:
            _write(self.csv_file, as_csv(figures))
        self._draw(tournament, results, figures)
        if "-" not in (self.json_file, self.csv_file):
            from franchise.cli.arena_tables import show

            show(figures)
        if figures.different_games < figures.games:
            note(
                f"there are only {figures.different_games} different games among these {figures.games}, as "
                "the bots leave little to chance; the intervals are too narrow (--city-tiles random helps)"
            )

    def _draw(self, tournament: "Tournament", results: "list[GameResult]", figures: "Standings") -> None:
        if self.plot is not None:
            from franchise.arena.plots import plot_ratings

            with refusing(self.plot):
                plot_ratings(figures, self.plot)
        if self.plot_influence is not None:
            from franchise.arena.plots import plot_influence

            with refusing(self.plot_influence):
                plot_influence(tournament, results, self.plot_influence)


def _write(file: str, text: str) -> None:
    if file == "-":
        sys.stdout.write(text)
        return
    with refusing(file):
        Path(file).write_text(text, "utf-8")
