"""The games in which puzzles are looked for: bots of mixed levels against each other, or records."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from franchise.bots import BOTS, Budget, whole_turn
from franchise.game.errors import FranchiseError, Malformed
from franchise.game.game import Game
from franchise.game.json_files import parse_json
from franchise.game.record import MOST_BYTES

PLAYERS = (2, 3, 4, 5)
EXPANSIONS: tuple[dict[str, Any], ...] = (
    {},
    {"milestones": True},
    {"boom": True},
    {"region_tiles": "random", "region_pool": "mixed"},
    {"milestones": True, "boom": True, "region_tiles": "random", "region_pool": "new"},
)
"""The mini-expansions: none of them, each by itself, all."""
RANDOM_TILES = 0.5
"""How often tiles lie elsewhere than printed."""
LEVELS = {"newcomer": 0.25, "regular": 0.4, "rival": 0.35}
"""How often a seat is taken by each level: where nobody errs, nothing is there to be found."""


def play_game(seed: int, number: int) -> Game:
    """Let bots play a game; every number of players and every mini-expansion has its turn."""
    chance = np.random.default_rng((seed, number))
    players = PLAYERS[number % len(PLAYERS)]
    options: dict[str, Any] = {
        "city_tiles": "random" if chance.random() < RANDOM_TILES else "printed",
        "region_tiles": "random" if chance.random() < RANDOM_TILES else "printed",
        **EXPANSIONS[number // len(PLAYERS) % len(EXPANSIONS)],
    }
    game = Game.new(list("ABCDE"[:players]), seed=int(chance.integers(2**31)), **options)
    levels = chance.choice(list(LEVELS), players, p=list(LEVELS.values()))
    bots = [BOTS[level](int(chance.integers(2**31))) for level in levels]
    while game.actor is not None:
        for move in whole_turn(bots[game.actor], game, Budget()):
            game.play(move)
    return game


def record_files(paths: Sequence[Path]) -> list[Path]:
    """Return the files of records, those of directories in the order of their names."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(path.glob("*.json"))
        elif path.is_file():
            files.append(path)
        else:
            raise Malformed(f"{path}: there is no such file or directory")
    if not files:
        raise Malformed("there are no records")
    return files


def load_finished(file: Path) -> Game:
    """Read the record of a game that is over: nobody shall learn what to do in one that goes on."""
    return read_finished(file, file.read_bytes())


def read_finished(file: Path, content: bytes) -> Game:
    """Read the content of a record's file that may be on another machine."""
    try:
        game = Game.from_record(parse_json("the record", content, MOST_BYTES))
    except FranchiseError as error:
        raise Malformed(f"{file}: {error}") from None
    if not game.over:
        raise Malformed(f"{file}: the game is not over")
    return game
