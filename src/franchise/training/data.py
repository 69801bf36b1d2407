"""What a network learns from: positions between turns of whole games, and how the games ended."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from franchise.bots.canonical import canonical_menu
from franchise.bots.features import FEATURES, LOOK, look_at
from franchise.bots.likely_moves import MOVE_FIGURES, MOVE_LOOK, look_at_move, look_before_moves
from franchise.bots.network import PARTS, write_result
from franchise.kernel.bits import lowest
from franchise.kernel.events import (
    CITY_SCORED,
    FINAL_COUNTED,
    REGION_GAINED,
    REGION_SCORED,
    Events,
    new_events,
)
from franchise.kernel.jit import compile_ahead, entry, jit
from franchise.kernel.lookup import DOLLARS_TILE, MAX_PLAYERS, TILE_KIND
from franchise.kernel.menu import new_menu
from franchise.kernel.moves import move
from franchise.kernel.records import Array, Record
from franchise.kernel.state import new_states
from franchise.kernel.turn import play
from franchise.training.games import PlayedGame, read_games

KEPT = 0.6
"""The share of a game's positions that are learned from: those of one game resemble each other."""
CITIES, REGIONS, TRACK, TOWNS, MONEY, BONUS_TILES = range(len(PARTS))


@dataclass(frozen=True)
class Positions:
    """Positions between turns, and how their games ended. Rows of absent players hold zeros."""

    features: NDArray[np.float16]
    players: NDArray[np.int8]
    results: NDArray[np.float32]
    """What the game gave each player."""
    parts: NDArray[np.int16]
    """What each player ended with, by where it came from."""

    def __len__(self) -> int:
        """Count them."""
        return len(self.players)


@entry
def write_features(states: Record, looks: Record) -> None:
    """Write the features of state 0."""
    look_at(states[0], looks[0])


@entry
def replay(
    states: Record,
    moves: Array,
    logs: Record,
    looks: Record,
    features: NDArray[np.float32],
    turns: Array,
    parts: Array,
    result: NDArray[np.float64],
) -> int:
    """Play a game's moves on state 0; write the features before each turn, and how the game ended.

    Return the number of rows; `turns` says which turn of the game each is.
    """
    s, log, x = states[0], logs[0], looks[0].x
    rows, turn = 0, -1
    for k in range(len(moves)):
        if s.turn != turn or turn == 0:
            turn = s.turn
            look_at(s, looks[0])
            for seat in range(s.players):
                for feature in range(FEATURES):
                    features[rows, seat, feature] = x[seat, feature]
            turns[rows] = turn
            rows += 1
        log.count = 0
        play(s, moves[k], log)
        add_up(log, parts)
    write_result(s, result)
    return rows


@jit
def add_up(log: Events, parts: Array) -> None:
    """Add the influence that events brought to each player's parts."""
    tile = 0
    for k in range(log.count):
        kind, a, b = log.rows[k, 0], log.rows[k, 1], log.rows[k, 2]
        if kind == CITY_SCORED:
            parts[b, CITIES] += log.rows[k, 3]
        elif kind == REGION_SCORED:
            tile = b
            parts[log.rows[k, 4], TRACK] += log.rows[k, 5]
        elif kind == REGION_GAINED and TILE_KIND[tile] != DOLLARS_TILE:
            parts[b, REGIONS] += log.rows[k, 5]
        elif kind == FINAL_COUNTED:
            parts[a, TOWNS] += b
            parts[a, MONEY] += log.rows[k, 3]
            parts[a, BONUS_TILES] += log.rows[k, 4]


@entry
def replay_choices(
    states: Record,
    moves: Array,
    wanted: NDArray[np.bool_],
    menus: Record,
    logs: Record,
    looks: Record,
    numbers: Array,
    figures: NDArray[np.float32],
    counts: Array,
) -> int:
    """Play a game's moves on state 0; write the canonical moves of each wanted decision and their figures.

    Return the number of rows written; `counts` says how many belong to each decision.
    """
    s, menu, log, look = states[0], menus[0], logs[0], looks[0]
    written = 0
    for k in range(len(moves)):
        counts[k] = 0
        if wanted[k]:
            rows = canonical_menu(s, menu)
            look_before_moves(s, look)
            for row in range(rows):
                targets = menu.targets[row]
                while targets:
                    number = move(menu.kind[row], lowest(targets))
                    targets &= targets - 1
                    look_at_move(s, number, look)
                    numbers[written] = number
                    for figure in range(MOVE_FIGURES):
                        figures[written, figure] = look.x[figure]
                    written += 1
                    counts[k] += 1
        play(s, moves[k], log)
    return written


@cache
def compile_training() -> None:
    """Compile the above, if this has not been done on this machine."""
    states, looks, log = new_states(1), np.zeros(1, LOOK), new_events(wanted=True)
    no_moves, room = np.zeros(0, np.int64), np.zeros((0, MAX_PLAYERS, FEATURES), np.float32)
    parts, result = np.zeros((MAX_PLAYERS, len(PARTS)), np.int64), np.zeros(MAX_PLAYERS)
    no_rows = np.zeros((0, MOVE_FIGURES), np.float32)
    states["players"] = 2
    compile_ahead(
        "training",
        {
            "features": lambda: write_features(states, looks),
            "moves": lambda: replay_choices(
                states,
                no_moves,
                no_moves > 0,
                new_menu(),
                log,
                np.zeros(1, MOVE_LOOK),
                no_moves,
                no_rows,
                no_moves,
            ),
            "games": lambda: replay(states, no_moves, log, looks, room, no_moves, parts, result),
        },
    )


def positions_of(game: PlayedGame, chance: np.random.Generator) -> Positions:
    """Draw positions of a game, after its wild beginning."""
    compile_training()
    states, moves = game.start().position.states, np.array(game.moves, np.int64)
    features = np.zeros((len(moves), MAX_PLAYERS, FEATURES), np.float32)
    turns = np.zeros(len(moves), np.int64)
    parts, result = np.zeros((MAX_PLAYERS, len(PARTS)), np.int64), np.zeros(MAX_PLAYERS)
    log, looks = new_events(wanted=True), np.zeros(1, LOOK)
    rows = replay(states, moves, log, looks, features, turns, parts, result)
    kept = np.flatnonzero((turns[:rows] > game.setup["wild_until"]) & (chance.random(rows) < KEPT))
    return Positions(
        features[kept].astype(np.float16),
        np.full(len(kept), game.setup["players"], np.int8),
        np.tile(result.astype(np.float32), (len(kept), 1)),
        np.tile(parts.astype(np.int16), (len(kept), 1, 1)),
    )


def joined(parts: Sequence[Positions]) -> Positions:
    """Put positions together."""
    names = [field.name for field in fields(Positions)]
    return Positions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def read_positions(files: Sequence[Path], seed: int = 0) -> Positions:
    """Draw the positions to learn from out of files of games."""
    chance = np.random.default_rng(seed)
    return joined([positions_of(game, chance) for file in files for game in read_games(file)])


@dataclass(frozen=True)
class Choices:
    """Decisions: the canonical moves of each lie side by side."""

    figures: NDArray[np.float16]
    shares: NDArray[np.float32]
    """How much of the search went into each move."""
    counts: NDArray[np.int32]
    """How many moves belong to each decision."""

    def __len__(self) -> int:
        """Count the decisions."""
        return len(self.counts)


CHOICES_KEPT = 0.5
"""The share of a game's decisions that are learned from."""
LEAST_VISITS = 100
"""How many simulations a decision must rest on."""


def choices_of(game: PlayedGame, chance: np.random.Generator) -> Choices:
    """Draw decisions of a game."""
    compile_training()
    states, moves = game.start().position.states, np.array(game.moves, np.int64)
    wanted = np.array(
        [
            decision.visits.sum() >= LEAST_VISITS
            and len(decision.moves) > 1
            and chance.random() < CHOICES_KEPT
            for decision in game.decisions
        ]
    )
    numbers, counts = np.zeros(200 * len(moves), np.int64), np.zeros(len(moves), np.int64)
    figures = np.zeros((len(numbers), MOVE_FIGURES), np.float32)
    menu, log, looks = new_menu(), new_events(wanted=False), np.zeros(1, MOVE_LOOK)
    written = replay_choices(states, moves, wanted, menu, log, looks, numbers, figures, counts)
    shares, begin = np.zeros(written, np.float32), 0
    for k in np.flatnonzero(counts):
        decision, end = game.decisions[k], begin + counts[k]
        visits = dict(zip(decision.moves.tolist(), decision.visits.tolist(), strict=True))
        shares[begin:end] = [visits.get(number, 0) for number in numbers[begin:end].tolist()]
        shares[begin:end] /= max(1, shares[begin:end].sum())
        begin = end
    return Choices(figures[:written].astype(np.float16), shares, counts[counts > 0].astype(np.int32))


def read_choices(files: Sequence[Path], seed: int = 0) -> Choices:
    """Draw the decisions to learn from out of files of games."""
    chance = np.random.default_rng(seed)
    parts = [choices_of(game, chance) for file in files for game in read_games(file)]
    names = [field.name for field in fields(Choices)]
    return Choices(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
