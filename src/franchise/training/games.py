"""Whole games of self-play as files: how each began, its moves, and what a search thought at every decision.

Features and targets are worked out from these when a network is fitted, so games outlive the features.
"""

import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from franchise.game.errors import Malformed
from franchise.game.game import Game
from franchise.kernel.lookup import MAX_PLAYERS


@dataclass(frozen=True)
class Decision:
    """What a search thought before a move."""

    moves: NDArray[np.int16]
    """The moves it tried, as numbers of the kernel's table."""
    visits: NDArray[np.int32]
    expected: NDArray[np.float32]
    """By seat."""
    chosen_by_search: bool
    """Whether the move played was the one tried most often."""


@dataclass(frozen=True)
class PlayedGame:
    """A game from its setup to its end, with a decision for each move."""

    setup: dict[str, Any]
    """The setup of its record, with the number of players and how they played."""
    moves: tuple[int, ...]
    decisions: tuple[Decision, ...]

    def start(self) -> Game:
        """Set it up again."""
        record = {
            "format": "franchise/1",
            "rules": 1,
            "players": list("ABCDE"[: self.setup["players"]]),
            "setup": self.setup["setup"],
            "moves": [],
        }
        return Game.from_record(record)


def pack_games(games: Sequence[PlayedGame]) -> bytes:
    """Return games as a file has them."""
    decisions = [decision for game in games for decision in game.decisions]
    arrays: dict[str, Any] = {
        "setups": np.array([json.dumps(game.setup) for game in games]),
        "lengths": np.array([len(game.moves) for game in games], np.int32),
        "moves": np.concatenate([np.array(game.moves, np.int16) for game in games]),
        "chosen": np.array([decision.chosen_by_search for decision in decisions], np.bool_),
        "expected": np.array([decision.expected for decision in decisions], np.float16),
        "widths": np.array([len(decision.moves) for decision in decisions], np.int16),
        "tried": np.concatenate([decision.moves for decision in decisions]).astype(np.int16),
        "visits": np.concatenate([decision.visits for decision in decisions]).astype(np.int32),
    }
    stream = io.BytesIO()
    np.savez_compressed(stream, **arrays)
    return stream.getvalue()


def write_games(file: Path, packed: bytes) -> None:
    """Write games that were packed; a file is complete or does not exist."""
    temporary = file.with_suffix(".part")
    temporary.write_bytes(packed)
    temporary.replace(file)


def read_games(file: Path) -> Iterator[PlayedGame]:
    """Read the games of a file."""
    try:
        with np.load(file) as stored:
            arrays = {name: stored[name] for name in stored.files}
        setups = [json.loads(str(text)) for text in arrays["setups"]]
        ends = np.cumsum(arrays["lengths"])
        widths = np.cumsum(arrays["widths"], dtype=np.int64)
        tried, visits = np.split(arrays["tried"], widths[:-1]), np.split(arrays["visits"], widths[:-1])
        expected = arrays["expected"].astype(np.float32).reshape(len(widths), MAX_PLAYERS)
        chosen, moves = arrays["chosen"], arrays["moves"]
    except (BadZipFile, EOFError, KeyError, ValueError, IndexError):
        raise Malformed(f"{file}: is damaged; delete it to play its games again") from None
    for setup, length, end in zip(setups, arrays["lengths"], ends, strict=True):
        rows = range(int(end - length), int(end))
        yield PlayedGame(
            setup,
            tuple(moves[rows.start : rows.stop].tolist()),
            tuple(Decision(tried[row], visits[row], expected[row], bool(chosen[row])) for row in rows),
        )
