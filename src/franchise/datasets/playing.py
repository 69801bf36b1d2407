"""A game of a dataset: what defines it, how it is played, and its line in the file."""

import hashlib
import json
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from franchise.arena.match import Failure, warm_up
from franchise.arena.schedule import seed_for
from franchise.bots import BotChoice, Budget, analyse, glance, whole_turn
from franchise.game.dealing import SEEDS
from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.game.options import RuleOptions
from franchise.game.record import RULES
from franchise.game.setup import check_players

DIGITS = 4
"""How many decimals of a chance are kept."""


@dataclass(frozen=True)
class DatasetPlan:
    """What defines the games of a dataset, besides how many there are."""

    bot: BotChoice
    """Who plays all seats."""
    players: int = 2
    options: RuleOptions = field(default_factory=RuleOptions)
    seed: int = 1
    stray: float = 0.0
    """How often a move is drawn at random instead of being the bot's."""
    simulations: int = 0
    """How many simulations evaluate a position; 0: one look of the network."""

    def __post_init__(self) -> None:
        """Raise `Malformed` if it cannot be played."""
        check_players(self.players)
        if not 0 <= self.seed < SEEDS:
            raise Malformed(f"seed: expected 0 to {SEEDS - 1}, got {self.seed}")
        if not 0 <= self.stray <= 1:
            raise Malformed(f"stray: expected a share from 0 to 1, got {self.stray}")
        if self.simulations < 0:
            raise Malformed(f"simulations: expected at least 0, got {self.simulations}")
        self.options.deal(self.players, 0)

    def header(self) -> dict[str, Any]:
        """Return everything that defines the games, as the directory keeps it."""
        file = self.bot.file
        return {
            "rules": RULES,
            "bot": str(self.bot),
            # Games of two versions of a user's bot must not be mixed.
            "bot_file": None if file is None else hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16],
            "players": self.players,
            "options": self.options.arguments(),
            "seed": self.seed,
            "stray": self.stray,
            "simulations": self.simulations,
        }

    def prepare(self) -> None:
        """Compile what playing needs, so that several processes do not each do it."""
        warm_up(self.bot)
        evaluate(Game.new(["A", "B"], start="introductory"), min(self.simulations, 1))

    def game(self, number: int) -> "GameToPlay":
        """Return a game by its number, from 1."""
        return GameToPlay(number, self)


@dataclass(frozen=True)
class PlayedGame:
    """A game of a dataset."""

    number: int
    """Counted from 1."""
    chances: tuple[tuple[float, ...], ...]
    """By turn, before it was played, then by seat: the chance of winning."""
    record: Mapping[str, Any]

    def line(self) -> bytes:
        """Return the line of the file."""
        value = {"number": self.number, "chances": self.chances, "record": self.record}
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"

    @classmethod
    def from_line(cls, line: bytes) -> "PlayedGame":
        """Read a line; raise `Malformed` for what is none."""
        try:
            value = json.loads(line)
            number, chances, record = value["number"], value["chances"], value["record"]
            return cls(int(number), tuple(tuple(map(float, turn)) for turn in chances), dict(record))
        except (ValueError, KeyError, TypeError):
            raise Malformed("is no game of a dataset") from None


@dataclass(frozen=True)
class GameToPlay:
    """A game that any process can play: the same game each time."""

    number: int
    plan: DatasetPlan

    @property
    def files(self) -> list[str]:
        """List the file of a user's bot."""
        return [] if self.plan.bot.file is None else [self.plan.bot.file]

    def play(self) -> PlayedGame | Failure:
        """Play it, and evaluate the position before each turn. A bot that fails makes it a failure."""
        try:
            return self._play()
        except Exception as error:  # a bot of one's own may raise anything
            where = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{Path(where.filename).name}, line {where.lineno}"
            return Failure(self.number, f"{self.plan.bot} raised {type(error).__name__}: {error} ({place})")

    def _play(self) -> PlayedGame:
        plan, number = self.plan, self.number
        seeds = [seed_for(plan.seed, number, f"bot/{seat}") for seat in range(plan.players)]
        chance = np.random.default_rng(seed_for(plan.seed, number, "stray"))
        deal = seed_for(plan.seed, number, "deal") if plan.options.left_to_chance else None
        game = Game(list("ABCDE"[: plan.players]), plan.options.deal(plan.players, deal))
        bots = [plan.bot.make(seed) for seed in seeds]
        chances = []
        while game.actor is not None:
            if game.turn:
                chances.append(evaluate(game, plan.simulations))
            for move in whole_turn(bots[game.actor], game, Budget()):
                others = [other for other in game.legal_moves() if other.kind != "end"]
                strays = chance.random() < plan.stray and others
                game.play(others[int(chance.integers(len(others)))] if strays else move)
        return PlayedGame(number, tuple(chances), game.record())


def evaluate(game: Game, simulations: int) -> tuple[float, ...]:
    """Return each player's chance of winning, by a search or by one look of the network."""
    searched = analyse(game, Budget(simulations=simulations), turns=1) if simulations else None
    chances = glance(game) if searched is None else searched.chances
    return tuple(round(float(share), DIGITS) for share in chances)
