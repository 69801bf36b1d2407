"""Measures how strong the bots are: `make strength`, or `python -m study.strength NAME ...` for a part.

With `--against COMMIT` the strongest level plays that of an earlier commit, both given the same time for a
turn: hours on an idle machine. Games are kept as they are played: the same command goes on where it stopped.
"""

import argparse
import shlex
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from franchise.arena import RuleOptions, Standings, Tournament, standings
from franchise.arena.workers import Workers
from franchise.bots import LEVELS, load_choice
from franchise.bots.levels import Tycoon
from study.earlier import install
from study.running import add_workers, chosen_workers

RESULTS = Path("build/strength")
JOBS = 2
SEED = 1
SECONDS_BETWEEN_LINES = 5.0

TENTH = f"tycoon:simulations={Tycoon().simulations // 10}"
FEWER = f"simulations={Tycoon().simulations // 20}"
TWENTIETH = f"tycoon:{FEWER}"
EXPANSIONS = {"milestones": True, "boom": True, "region_pool": "mixed"}
LAYOUTS = {"city_tiles": "random", "region_tiles": "random"}
"""On the printed board, games against `greedy`, which leaves nothing to chance, repeat each other."""
ENDLESS = 100_000_000
"""More simulations than there is ever time for."""
DRAFTED = {"city_tiles": "draft", "region_tiles": "draft"}
WITHOUT = "study/lacking.py:"
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
        bots, options = tuple(map(load_choice, self.bots)), RuleOptions(**self.rules)
        return Tournament(bots, options, SEED, self.seconds)

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
    "draft-twentieth": Match((TWENTIETH, f"{WITHOUT}RandomDraft:{FEWER}"), 200, 0.6, DRAFTED),
    "playouts": Match((TIMED_TYCOON, BEST_PLAYOUTS), 50, 0.65, seconds=0.4),
    "playouts-tenth": Match((TIMED_TYCOON, BEST_PLAYOUTS), 160, 0.65, seconds=0.04),
}


AGAINST: dict[str, tuple[int, float, dict[str, Any]]] = {
    "earlier-2": (1, 0.65, LAYOUTS),
    "earlier-4": (3, 0.4, LAYOUTS),
    "earlier-5": (4, 0.34, LAYOUTS),
    "earlier-2-expansions": (1, 0.65, EXPANSIONS),
    "earlier-2-printed": (1, 0.65, {}),
    "earlier-4-printed": (3, 0.4, {}),
    "earlier-5-printed": (4, 0.34, {}),
}
"""How many of the earlier version the strongest level plays alone, what is wanted, and the rules."""
SECONDS_AGAINST = 0.5
GAMES_AGAINST = 200


def against(python: Path) -> dict[str, Match]:
    """Return the matches against the version that a Python has."""
    earlier = f"study/earlier.py:Earlier:python={python},bot=tycoon,simulations={ENDLESS}"
    return {
        name: Match((TIMED_TYCOON, *[earlier] * others), GAMES_AGAINST, target, rules, SECONDS_AGAINST)
        for name, (others, target, rules) in AGAINST.items()
    }


def main() -> None:
    """Play what is missing and print a line of a table for each match."""
    arguments = _arguments()
    known = AGAINST if arguments.against else MATCHES
    names = arguments.names or list(known)
    if unknown := set(names) - set(known):
        sys.exit(f"strength: expected some of {', '.join(known)}, got {', '.join(sorted(unknown))}")
    workers, results = chosen_workers(arguments), arguments.results
    results.mkdir(parents=True, exist_ok=True)
    matches = against(install(arguments.against, results)) if arguments.against else MATCHES
    print("| command | won | 95 % interval | wanted | s per turn | different games |", flush=True)
    print("| --- | ---: | --- | ---: | ---: | ---: |", flush=True)
    for name in names:
        match = matches[name]
        if arguments.games:
            match = replace(match, games=arguments.games)
        print(_line(match, _play(results / f"{name}.jsonl", match, workers)), flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m study.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"which matches: {', '.join(MATCHES)}; {', '.join(AGAINST)}"
    )
    parser.add_argument("--against", metavar="COMMIT", help="play this commit's strongest level")
    parser.add_argument("--games", type=int, metavar="N", help="of each match, instead of its own number")
    parser.add_argument(
        "--results", type=Path, default=RESULTS, help="what was played, and the other version (%(default)s)"
    )
    add_workers(parser, JOBS)
    return parser.parse_args()


def _play(results_file: Path, match: Match, workers: int | Workers) -> Standings:
    tournament, played, said = match.tournament, [], 0.0
    if isinstance(workers, int):
        tournament.prepare()
    with closing(tournament.play(match.games, jobs=workers, results=results_file)) as results:
        for result in results:
            played.append(result)
            if time.monotonic() - said > SECONDS_BETWEEN_LINES:
                said = time.monotonic()
                rate = standings(tournament, played).entrants[0].win_rate
                line = f"{results_file.stem}: {len(played)} of {match.games} games, {rate:.1%}"
                print(line, file=sys.stderr, flush=True)
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
