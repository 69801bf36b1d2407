"""Studies how balanced the game is: `make balance`, or `python -m study.balance --help`."""

import argparse
import sys
import time
from contextlib import closing
from pathlib import Path
from statistics import fmean

from franchise.arena import GameResult
from franchise.arena.workers import Workers
from franchise.bots.levels import Tycoon
from franchise.game.errors import FranchiseError
from study.page import page
from study.plots import draw_all
from study.running import add_workers, chosen_workers, cores_of
from study.settings import BASE, PLAYERS, SETTINGS, Setting

BOT = f"tycoon:simulations={Tycoon().simulations // 10}"
"""The strongest level, at a tenth of its simulations."""
SECONDS_BETWEEN_LINES = 5.0


def main() -> None:
    """Play what is missing, then write the page and its plots."""
    arguments = _arguments()
    results: Path = arguments.results
    results.mkdir(parents=True, exist_ok=True)
    games = {s: arguments.games if s.option == BASE else arguments.option_games for s in SETTINGS}
    study = Study(arguments.bot, games, chosen_workers(arguments), results)
    try:
        played = study.play()
    except FranchiseError as error:
        sys.exit(f"balance: {error}")
    except KeyboardInterrupt:
        sys.exit(
            f"\nInterrupted. What was played is kept in {results}; the same command continues from there."
        )
    out: Path = arguments.out
    draw_all(played, out)
    out.with_suffix(".md").write_text(page(played, arguments.bot), "utf-8")
    print(f"Written: {out.with_suffix('.md')}, {out}/", file=sys.stderr)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m study.balance", description=__doc__)
    parser.add_argument("--bot", default=BOT, help="which bot sits in all seats (default: %(default)s)")
    parser.add_argument(
        "--games", type=int, default=100, help="games for each number of players (default: %(default)s)"
    )
    parser.add_argument(
        "--option-games",
        type=int,
        default=24,
        help="games for each setting that is not the base game (default: %(default)s)",
    )
    add_workers(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("docs/balance"),
        help="where OUT.md and the plots in OUT/ are written",
    )
    parser.add_argument(
        "--results",
        type=Path,
        default=Path("build/balance"),
        help="where the results are kept, so that it can continue",
    )
    arguments = parser.parse_args()
    if min(arguments.games, arguments.option_games) < 2:
        parser.error("expected at least 2 games")
    return arguments


class Study:
    """Plays all settings and says how long it takes."""

    def __init__(self, bot: str, games: dict[Setting, int], jobs: int | Workers, results: Path) -> None:
        """Start with no games played."""
        self._bot, self._games, self._jobs, self._results = bot, games, jobs, results
        self._played: dict[Setting, list[GameResult]] = {setting: [] for setting in SETTINGS}
        self._kept = {setting: self._lines(setting) - 1 for setting in SETTINGS}
        self._said = 0.0

    def _lines(self, setting: Setting) -> int:
        path = self._results / setting.file_name
        return path.read_bytes().count(b"\n") if path.exists() else 0

    def play(self) -> dict[Setting, list[GameResult]]:
        """Play a few games of each size for an estimate, then everything."""
        total = sum(self._games.values())
        self._say(f"{len(SETTINGS)} settings, {total:,} games of {self._bot}.")
        for players in PLAYERS:
            setting = Setting(players, BASE)
            self._play(setting, min(self._games[setting], 2 * cores_of(self._jobs)))
        self._say(f"What is not yet in {self._results} will take {self._estimate()}.")
        for setting in SETTINGS:
            self._play(setting, self._games[setting])
        return self._played

    def _play(self, setting: Setting, games: int) -> None:
        path = self._results / setting.file_name
        tournament = setting.tournament(self._bot)
        if isinstance(self._jobs, int):
            tournament.prepare()
        played = self._played[setting] = []
        with closing(tournament.play(games, jobs=self._jobs, results=path)) as results:
            for result in results:
                played.append(result)
                if (
                    time.monotonic() - self._said > SECONDS_BETWEEN_LINES
                    or len(played) == self._games[setting]
                ):
                    self._say(
                        f"{setting}: {len(played)} of {self._games[setting]} games; left: {self._estimate()}"
                    )

    def _estimate(self) -> str:
        """Return how long the rest will take, judging by games with the same number of players."""
        seconds = 0.0
        for players in PLAYERS:
            settings = [setting for setting in SETTINGS if setting.players == players]
            thought = [sum(game.seconds) for setting in settings for game in self._played[setting]]
            left = sum(max(0, self._games[s] - max(self._kept[s], len(self._played[s]))) for s in settings)
            seconds += left * fmean(thought or [0])
        minutes = seconds / cores_of(self._jobs) / 60
        return f"about {minutes:.0f} minutes" if minutes >= 1.5 else f"about {60 * minutes:.0f} seconds"

    def _say(self, line: str) -> None:
        self._said = time.monotonic()
        print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
