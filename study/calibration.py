"""Studies whether forecasts come true: `python -m study.calibration --help`.

Players of all levels play games with all options. In each third of a game a position is drawn, judged by one
look and by a search, and compared with how the game ended. Every fourth game is there to learn from (`--fit`
writes the file of the package), the others are held out: the tables and the diagram are of these. Games and
judgements are kept as they are made: the same command goes on where it was stopped.
"""

import argparse
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from franchise.bots import LEVELS, BotChoice, Budget
from franchise.bots.analysis import search_turns
from franchise.bots.forecast import look_at_position
from franchise.bots.heads import Calibration, Heads, trained_heads, write_heads
from franchise.bots.network import PARTS
from franchise.bots.places import look_at_places, progress_of
from franchise.game.codes import code_of
from franchise.training.forecasts import (
    PROGRESS,
    Watched,
    fit_heads,
    fit_sharpness,
    joined,
    lessons_of,
    values_of,
    watch,
)
from franchise.training.games import PlayedGame, read_games
from franchise.training.self_play import deal
from study.reliability import THIRDS, Forecasts, draw_reliability
from study.running import Row, Run, add_workers, chosen_workers

Part = TypeVar("Part")

SEED = 17
PLAYERS = (2, 3, 4, 5)
OFTEN = {"newcomer": 0.3, "regular": 0.3, "rival": 0.3, "expert": 0.09, "tycoon": 0.01}
"""How often a seat has each level: the strongest is rare, as it thinks longer than all others together."""
LEARNED_FROM = 4
"""One game of so many is learned from: much less is learned than has to be measured."""
SIMULATIONS = 1_500
GAMES_AT_ONCE = 40
POSITIONS_OF_A_GAME = {"mixed levels": 16, "self-play": 6}
"""So many are learned from: more where people of any strength would feel at home."""
EPOCHS = 6
FORECASTS = Path("src/franchise/bots/forecasts.json")
PLOT = Path("docs/bots/chances.svg")


@dataclass(frozen=True)
class MixedGame:
    """A game between players of any levels."""

    number: int
    players: int

    def play(self) -> Row:
        """Play the game; every seat's level is drawn."""
        chance = np.random.default_rng((SEED, self.players, self.number))
        game = deal(chance, self.players)
        levels = chance.choice(
            [level.code for level in LEVELS], self.players, p=list(OFTEN.values())
        ).tolist()
        bots = [BotChoice.parse(level).make(int(chance.integers(2**31))) for level in levels]
        budget, turn = Budget(), -1
        while game.actor is not None:
            if game.turn != turn:
                budget, turn = Budget(), game.turn
            game.play(bots[game.actor].choose(game, budget))
        setup = {"players": self.players, "setup": game.record()["setup"], "levels": levels}
        return {"number": self.number, "setup": setup, "moves": [code_of(move) for move in game.moves]}


@dataclass(frozen=True)
class Judged:
    """A position in each third of a game, judged."""

    number: int
    game: PlayedGame
    simulations: int

    def play(self) -> Row:
        """Judge the positions by one look and by a search."""
        watched = watch(self.game.start().position, self.game.moves)
        rows = rows_in_thirds(watched, self.number)
        return {"number": self.number, "positions": [self._judge(watched, row) for row in rows]}

    def _judge(self, watched: Watched, row: int) -> Row:
        game = self.game.start()
        for code in self.game.moves[: watched.moves[row]]:
            game.play(game.position.move(code))
        found, _ = search_turns(game, Budget(simulations=self.simulations), 1, self.number)
        look = look_at_position(game.position).values
        return {
            "row": row,
            "progress": round(float(progress_of(game.position.states)[0]), 4),
            "look": np.round(look, 4).tolist(),
            "search": np.round(found[0].tried.expected.astype(float), 4).tolist(),
        }


def rows_in_thirds(watched: Watched, number: int) -> list[int]:
    """Draw a position in each third of a game's turns."""
    chance = np.random.default_rng((SEED, number))
    turns = np.flatnonzero(watched.turns > 0)
    return [int(chance.choice(part)) for part in np.array_split(turns, len(THIRDS))]


# --- what was played ---


@dataclass(frozen=True)
class Study:
    """The games of a study, and what was thought of them."""

    run: Run
    games: int
    players: tuple[int, ...]
    simulations: int

    def play(self) -> None:
        """Play and judge what is missing, some games of each number of players after the other."""
        for most in range(GAMES_AT_ONCE, self.games + GAMES_AT_ONCE, GAMES_AT_ONCE):
            for players in self.players:
                games = min(most, self.games)
                self.judged(players, games)
                self.run.say(f"{players} players: {games:,} of {self.games:,} games")

    def played(self, players: int, games: int | None = None) -> list[PlayedGame]:
        """Return the games of so many players."""
        tasks = [MixedGame(number, players) for number in range(games or self.games)]
        rows = self.run.rows(f"games-{players}.jsonl", tasks)
        return [PlayedGame(row["setup"], tuple(row["moves"]), ()) for row in rows]

    def watched(self, players: int, *, held_out: bool) -> list[Watched]:
        """Watch the games of so many players: those held out, or the others."""
        games = _part(self.played(players), held_out=held_out)
        return [watch(game.start().position, game.moves) for game in games]

    def judged(self, players: int, games: int | None = None) -> list[Row]:
        """Return what was thought of the positions of each game."""
        tasks = [
            Judged(number, game, self.simulations) for number, game in enumerate(self.played(players, games))
        ]
        return list(self.run.rows(f"judged-{players}-{self.simulations}-{weights()}.jsonl", tasks))


def _part(games: Sequence[Part], *, held_out: bool) -> list[Part]:
    """Return the games that are held out, or the others."""
    return [game for number, game in enumerate(games) if held_out == bool(number % LEARNED_FROM)]


@cache
def weights() -> str:
    """Name the weights that judge."""
    content = files("franchise.bots").joinpath("weights.json").read_bytes()
    return hashlib.sha256(content).hexdigest()[:8]


# --- learning ---


def fit(study: Study, self_play: Iterable[Path], file: Path) -> Heads:
    """Fit heads and calibration to the games to learn from, and write the file of the package."""
    chance, lessons, games = np.random.default_rng(SEED), [], {"mixed levels": 0, "self-play": 0}
    for kind, game in _to_learn_from(study, self_play):
        watched = watch(game.start().position, game.moves)
        rows = np.flatnonzero(watched.turns > game.setup.get("wild_until", -1))
        drawn = chance.choice(rows, min(len(rows), POSITIONS_OF_A_GAME[kind]), replace=False)
        if len(drawn):  # some games are over before their wild beginning is
            lessons.append(lessons_of(watched, drawn))
            games[kind] += 1
        study.run.say(f"looked at {sum(games.values()):,} games")
    together = joined(lessons)
    heads = fit_heads(together, epochs=EPOCHS, seed=SEED, show=study.run.say)
    sharpness = np.stack([_sharpness(study, name) for name in ("look", "search")])
    heads = replace(heads, calibration=Calibration((0, study.simulations), PROGRESS, sharpness))
    training = {
        "command": f"python -m study.calibration --fit --games {study.games}"
        + (" --self-play DIR ..." if games["self-play"] else ""),
        "simulations": study.simulations,
        "seed": SEED,
        "games": games,
        "positions": len(together.states),
        "weights": weights(),
    }
    write_heads(file, heads, training)
    return heads


def _sharpness(study: Study, name: str) -> NDArray[np.float64]:
    """Fit how sharp values are, by number of players; what all have in common is expected of each."""
    sharpness = np.ones((len(PLAYERS), len(PROGRESS)))
    for _ in range(2):
        expected = sharpness.mean(axis=0)
        for players in study.players:
            thirds = _judgements(study, players, held_out=False)
            values, shares, progress = (
                np.concatenate([third[key] for third in thirds]) for key in (name, "shares", "progress")
            )
            sharpness[players - 2] = fit_sharpness(values, shares, progress, expected)
    return sharpness


def _to_learn_from(study: Study, self_play: Iterable[Path]) -> Iterator[tuple[str, PlayedGame]]:
    for players in study.players:
        yield from (("mixed levels", game) for game in _part(study.played(players), held_out=False))
    for directory in self_play:
        for file in sorted(directory.glob("games-*.npz")):
            yield from (("self-play", game) for game in read_games(file))


# --- measuring ---


def _judgements(study: Study, players: int, *, held_out: bool) -> list[dict[str, NDArray[Any]]]:
    """Return for each third the values of the positions of some games, how far they were, and who won."""
    rows = _part(study.judged(players), held_out=held_out)
    shares = np.array([game.shares for game in study.watched(players, held_out=held_out)])
    thirds = []
    for third in range(len(THIRDS)):
        positions = [row["positions"][third] for row in rows]
        thirds.append(
            {
                "look": np.array([position["look"] for position in positions])[:, :players],
                "search": np.array([position["search"] for position in positions])[:, :players],
                "progress": np.array([position["progress"] for position in positions]),
                "row": np.array([position["row"] for position in positions]),
                "shares": shares,
            }
        )
    return thirds


def winning(study: Study, heads: Heads, players: int, name: str) -> list[Forecasts]:
    """Return the forecasts of who wins in each third of the games that are held out."""
    simulations = 0 if name == "look" else study.simulations
    return [
        Forecasts(heads.chances(third[name], players, third["progress"], simulations), third["shares"])
        for third in _judgements(study, players, held_out=True)
    ]


@dataclass(frozen=True)
class Where:
    """Forecasts of cities, of ranks in regions and of the final count in a third of games."""

    cities: Forecasts
    ranks: Forecasts
    foretold: NDArray[np.float64]
    counted: NDArray[np.float64]
    """By position, seat and part."""


def where(study: Study, heads: Heads, players: int) -> list[Where]:
    """Compare what was foretold of the places with what happened, in each third."""
    games = study.watched(players, held_out=True)
    found = []
    for third in _judgements(study, players, held_out=True):
        states = np.concatenate(
            [game.states[row : row + 1] for game, row in zip(games, third["row"], strict=True)]
        )
        values, features = values_of(states)
        places = look_at_places(states, values)
        scored = np.stack([game.scorers for game in games])[..., None] == np.arange(players)
        cities = heads.city_chances(places)[places.cities][:, :players]
        ranks = heads.rank_chances(places)[places.regions][:, :players, :players]
        ranked = np.stack([game.ranks for game in games])[places.regions]
        by_rank = ranked[:, None, :players] == np.arange(players)[:, None]
        gained = np.stack([game.gained[row] for game, row in zip(games, third["row"], strict=True)])
        to_come = heads.parts(states, features, places, values)
        found.append(
            Where(
                Forecasts(cities, scored[places.cities]),
                Forecasts(
                    np.moveaxis(ranks, 2, 1).reshape(-1, players),
                    np.moveaxis(by_rank, 2, 1).reshape(-1, players),
                ),
                (gained + to_come)[:, :players],
                np.stack([game.parts for game in games])[:, :players].astype(float),
            )
        )
    return found


def print_tables(study: Study, heads: Heads, plot: Path) -> None:
    """Print what was measured, and draw the diagram."""
    print("| players | games | simulations | " + " | ".join(THIRDS) + " | skill, " + ", ".join(THIRDS) + " |")
    print("| ---: | ---: | ---: |" + " ---: |" * (len(THIRDS) + 1))
    searched = {}
    for players in study.players:
        for name in ("look", "search"):
            thirds = winning(study, heads, players, name)
            errors = [f"{some.error - some.error_by_chance:.3f} ({some.error:.3f})" for some in thirds]
            skills = ", ".join(f"{some.skill:.2f}" for some in thirds)
            simulations = "one look" if name == "look" else f"{study.simulations:,}"
            head = f"| {players} | {len(thirds[0].chances):,} | {simulations} |"
            print(f"{head} {' | '.join(errors)} | {skills} |", flush=True)
        searched[players] = thirds
    draw_reliability(plot, searched)
    print(
        "\n| players | third | cities: off by | skill | ranks: off by | skill | "
        + " | ".join(PARTS)
        + " | all |"
    )
    print("| ---: | --- | ---: | ---: | ---: | ---: |" + " ---: |" * (len(PARTS) + 1))
    for players in study.players:
        for third, found in zip(THIRDS, where(study, heads, players), strict=True):
            draws = [
                f"{some.error - some.error_by_chance:.3f} | {some.skill:.2f}"
                for some in (found.cities, found.ranks)
            ]
            off = found.foretold - found.counted
            off = np.concatenate([off, off.sum(axis=2, keepdims=True)], axis=2)
            parts = [f"{mean:+.1f} ± {spread:.1f}" for mean, spread in _mean_and_spread(off)]
            print(f"| {players} | {third} | {' | '.join(draws)} | {' | '.join(parts)} |", flush=True)


def _mean_and_spread(off: NDArray[np.float64]) -> list[tuple[float, float]]:
    return list(zip(off.mean(axis=(0, 1)).tolist(), off.std(axis=(0, 1)).tolist(), strict=True))


def main() -> None:
    """Play what is missing, learn if that is wanted, and print tables."""
    arguments = _arguments()
    run = Run(arguments.results, chosen_workers(arguments))
    study = Study(run, arguments.games, tuple(arguments.players), arguments.simulations)
    study.play()
    heads = fit(study, arguments.self_play, arguments.out) if arguments.fit else trained_heads()
    print_tables(study, heads, arguments.plot)


def _arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m study.calibration", description=__doc__)
    parser.add_argument(
        "--games",
        type=int,
        default=4000,
        help=f"for each number of players, one of {LEARNED_FROM} to learn from (%(default)s)",
    )
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS, choices=PLAYERS)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of the search (%(default)s)")
    parser.add_argument("--fit", action="store_true", help="learn from those games first")
    parser.add_argument(
        "--self-play",
        type=Path,
        nargs="*",
        default=[],
        help="directories of training games to learn from, too",
    )
    parser.add_argument("--out", type=Path, default=FORECASTS, help="what was learned (%(default)s)")
    parser.add_argument("--plot", type=Path, default=PLOT, help="the diagram (%(default)s)")
    add_workers(parser)
    parser.add_argument("--results", type=Path, default=Path("build/calibration"), help="what was played")
    return parser.parse_args(given)


if __name__ == "__main__":
    main()
