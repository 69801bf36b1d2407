"""Measures how strong the bots are: `make strength`, or `python -m study.strength NAME ...` for a part."""

import argparse
import shlex
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from franchise.arena import Standings, Tournament, standings
from franchise.arena.workers import Workers
from franchise.bots import LEVELS
from franchise.bots.levels import Tycoon
from study.running import add_workers, chosen_workers

RESULTS = Path("build/strength")
JOBS = 2
SEED = 1
SECONDS_BETWEEN_LINES = 5.0

TENTH = f"tycoon:simulations={Tycoon().simulations // 10}"
EXPANSIONS = {"milestones": True, "boom": True, "region_pool": "mixed"}
LAYOUTS = {"city_tiles": "random", "region_tiles": "random"}
"""On the printed board, games against `greedy`, which leaves nothing to chance, repeat each other."""
ENDLESS = 100_000_000
"""More simulations than there is ever time for."""
BEST_PLAYOUTS = f"playouts:simulations={ENDLESS},exploration=0.4"
TIMED_TYCOON = f"tycoon:simulations={ENDLESS}"


@dataclass(frozen=True)
class Match:
    """A tournament that the first bot is expected to win often enough."""

    bots: tuple[str, ...]
    games: int
    target: float
    rules: dict[str, Any] = field(default_factory=dict)
    seconds: float | None = None

    @property
    def tournament(self) -> Tournament:
        """Return the tournament."""
        return Tournament.of(*self.bots, seed=SEED, seconds=self.seconds, **self.rules)

    @property
    def command(self) -> str:
        """Write the command that plays the same games."""
        options = [
            f"--{name.replace('_', '-')}" + ("" if value is True else f" {value}")
            for name, value in self.rules.items()
        ]
        seconds = [] if self.seconds is None else [f"--seconds {self.seconds:g}"]
        return " ".join(
            ["franchise arena", *map(shlex.quote, self.bots), *options, *seconds, f"--games {self.games}"]
        )


def _ladder() -> dict[str, Match]:
    """Let each level play the one below."""
    codes = ["random", *(level.code for level in LEVELS)]
    games = {"newcomer": 200, "regular": 200, "rival": 200, "expert": 300, "tycoon": 80}
    return {
        f"{code}-{below}": Match((code, below), games[code], 0.9 if below == "random" else 0.65)
        for below, code in pairwise(codes)
    }


MATCHES = _ladder() | {
    "greedy-2": Match(("tycoon", "greedy"), 50, 0.95),
    "greedy-2-tenth": Match((TENTH, "greedy"), 160, 0.95),
    "greedy-4": Match(("tycoon", "greedy", "greedy", "greedy"), 52, 0.75),
    "greedy-4-tenth": Match((TENTH, "greedy", "greedy", "greedy"), 160, 0.75),
    "greedy-expansions": Match(("tycoon", "greedy"), 50, 0.9, EXPANSIONS),
    "greedy-expansions-tenth": Match((TENTH, "greedy"), 160, 0.9, EXPANSIONS),
    "greedy-2-layouts-tenth": Match((TENTH, "greedy"), 160, 0.95, LAYOUTS),
    "greedy-4-layouts-tenth": Match((TENTH, "greedy", "greedy", "greedy"), 80, 0.75, LAYOUTS),
    "playouts": Match((TIMED_TYCOON, BEST_PLAYOUTS), 50, 0.65, seconds=0.4),
    "playouts-tenth": Match((TIMED_TYCOON, BEST_PLAYOUTS), 160, 0.65, seconds=0.04),
}


def main() -> None:
    """Play what is missing and print a line of a table for each match."""
    parser = argparse.ArgumentParser(prog="python -m study.strength", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which matches: {', '.join(MATCHES)}")
    add_workers(parser, JOBS)
    arguments = parser.parse_args()
    names = arguments.names or list(MATCHES)
    if unknown := set(names) - set(MATCHES):
        sys.exit(f"strength: expected some of {', '.join(MATCHES)}, got {', '.join(sorted(unknown))}")
    workers = chosen_workers(arguments)
    RESULTS.mkdir(parents=True, exist_ok=True)
    print("| command | won | 95 % interval | wanted | s per turn | different games |", flush=True)
    print("| --- | ---: | --- | ---: | ---: | ---: |", flush=True)
    for name in names:
        match = MATCHES[name]
        print(_line(match, _play(name, match, workers)), flush=True)


def _play(name: str, match: Match, workers: int | Workers) -> Standings:
    tournament, played, said = match.tournament, [], 0.0
    if isinstance(workers, int):
        tournament.prepare()
    with closing(tournament.play(match.games, jobs=workers, results=RESULTS / f"{name}.jsonl")) as results:
        for result in results:
            played.append(result)
            if time.monotonic() - said > SECONDS_BETWEEN_LINES:
                said = time.monotonic()
                rate = standings(tournament, played).entrants[0].win_rate
                print(
                    f"{name}: {len(played)} of {match.games} games, {rate:.1%}", file=sys.stderr, flush=True
                )
    return standings(tournament, played)


def _line(match: Match, outcome: Standings) -> str:
    first = outcome.entrants[0]
    low, high = first.interval
    return (
        f"| `{match.command}` | {first.win_rate:.1%} | {low:.1%} – {high:.1%} | {match.target:.0%} "
        f"| {first.seconds_per_turn:.3f} | {outcome.different_games} of {outcome.games} |"
    )


if __name__ == "__main__":
    main()
