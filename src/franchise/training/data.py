"""The positions of many games, as files."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from franchise.bots.search import Method
from franchise.game.errors import Malformed
from franchise.training.self_play import Positions, play_against_itself

BATCH = 50
"""How many games a file holds."""


@dataclass(frozen=True)
class Batch:
    """Some games of a generation, which any process can play."""

    number: int
    seed: int
    generation: int
    method: Method
    simulations: int
    file: Path

    def play(self) -> "Batch":
        """Play the games and write their positions."""
        games = range(self.number * BATCH, (self.number + 1) * BATCH)
        positions = [
            play_against_itself((self.seed, self.generation, game), self.method, self.simulations)
            for game in games
        ]
        write_positions(self.file, joined(positions))
        return self


def joined(parts: Sequence[Positions]) -> Positions:
    """Put positions together."""
    names = [field.name for field in fields(Positions)]
    return Positions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def write_positions(file: Path, positions: Positions) -> None:
    """Write positions; a file is complete or does not exist."""
    arrays = {field.name: getattr(positions, field.name) for field in fields(Positions)}
    temporary = file.with_suffix(".part")
    with temporary.open("wb") as stream:
        np.savez_compressed(stream, **arrays)
    temporary.replace(file)


def read_positions(files: Sequence[Path]) -> Positions:
    """Read positions of several files."""
    parts = []
    for file in files:
        try:
            with np.load(file) as arrays:
                parts.append(Positions(*(arrays[field.name] for field in fields(Positions))))
        except (BadZipFile, EOFError, KeyError, ValueError):
            raise Malformed(f"{file}: is damaged; delete it to play its games again") from None
    return joined(parts)
