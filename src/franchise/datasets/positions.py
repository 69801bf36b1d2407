"""Positions of games as rows of a table, in Parquet files. Needs the extra `franchise[data]`."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from franchise.datasets.playing import PlayedGame
from franchise.envs import FIGURES
from franchise.envs.single import action_of, observation_of
from franchise.game.errors import FranchiseError
from franchise.game.game import Game

GAMES_OF_FILE = 1_000
"""How many games a Parquet file has the positions of."""
GAMES = b"franchise_games"
"""The entry of a file's metadata that says which games it has."""


class NoParquet(FranchiseError):
    """What writes Parquet is not installed."""


class Column(NamedTuple):
    """A column of the table."""

    name: str
    kind: str
    meaning: str


OBSERVATION = f"uint8[{FIGURES}]"
COLUMNS = (
    Column("game", "int32", "the number of the game, from 1: its line in `games.jsonl`"),
    Column("turn", "int16", "the turn that is about to be played, from 1, over all seats"),
    Column("turns", "int16", "how many turns the game had"),
    Column("moves", "int16", "how many moves of the record lie before the position"),
    Column("seat", "int8", "who is to move, from 0, the first player"),
    Column(
        "observation", OBSERVATION, "the position as whoever is to move sees it: the figures of environments"
    ),
    Column("actions", "list<int16>", "what was played in this turn, by the environments' table of actions"),
    Column("influence", "list<int16>", "by seat: influence at this time"),
    Column("chances", "list<float>", "by seat: the evaluation, the chance of winning from here"),
    Column("final_influence", "list<int16>", "by seat: the result, influence at the end"),
    Column("victory", "list<float>", "by seat: the result, 1 for the winner, a part for those who share"),
    Column("end", "string", "why the game ended: `red_zone` or `no_expansion`"),
)
"""What a row says of a position."""


def load_pyarrow() -> Any:
    """Return what writes Parquet, or raise `NoParquet` where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise NoParquet('positions need the extra "data": pip install "franchise[data]"') from None
    return pyarrow


def rows_of(played: PlayedGame) -> Iterator[dict[str, Any]]:
    """List the positions of a game, before each turn."""
    finished = Game.from_record(played.record)
    result = finished.result
    assert result is not None
    players = range(len(finished.players))
    shared = {
        "game": played.number,
        "turns": len(played.chances),
        "final_influence": list(result.influence),
        "victory": [(seat in result.winners) / len(result.winners) for seat in players],
        "end": result.end,
    }
    game = Game(finished.players, finished.setup)
    row: dict[str, Any] = {}
    for count, move in enumerate(finished.moves):
        if game.turn and game.turn != row.get("turn"):
            if row:
                yield row
            seat = game.actor
            assert seat is not None
            row = shared | {
                "turn": game.turn,
                "moves": count,
                "seat": seat,
                "observation": observation_of(game.position, seat),
                "actions": [],
                "influence": game.position.states["influence"][0, : len(players)].tolist(),
                "chances": played.chances[game.turn - 1],
            }
        if row:
            row["actions"].append(action_of(move))
        game.play(move)
    yield row


def write_positions(file: Path, games: Sequence[PlayedGame]) -> None:
    """Write the positions of games, unless the file has them; it is written whole or not at all."""
    pyarrow = load_pyarrow()
    which = json.dumps([game.number for game in (games[0], games[-1])]).encode()
    if _games_in(file) == which:
        return
    rows = [row for game in games for row in rows_of(game)]
    columns = {column.name: [row[column.name] for row in rows] for column in COLUMNS}
    columns["observation"] = _observations(pyarrow, columns["observation"])
    table = pyarrow.table(columns, _schema(pyarrow).with_metadata({GAMES: which}))
    partial = file.with_name(file.name + ".partial")
    pyarrow.parquet.write_table(table, partial, compression="zstd")
    partial.replace(file)


def _schema(pyarrow: Any) -> Any:
    plain = {
        "int8": pyarrow.int8(),
        "int16": pyarrow.int16(),
        "int32": pyarrow.int32(),
        "string": pyarrow.string(),
        "list<int16>": pyarrow.list_(pyarrow.int16()),
        "list<float>": pyarrow.list_(pyarrow.float32()),
        OBSERVATION: pyarrow.list_(pyarrow.uint8(), FIGURES),
    }
    return pyarrow.schema([(column.name, plain[column.kind]) for column in COLUMNS])


def _observations(pyarrow: Any, rows: list[Any]) -> Any:
    return pyarrow.FixedSizeListArray.from_arrays(np.concatenate(rows), FIGURES)


def _games_in(file: Path) -> bytes | None:
    """Return which games a file has the positions of; None if it is missing or damaged."""
    pyarrow = load_pyarrow()
    try:
        found = (pyarrow.parquet.read_schema(file).metadata or {}).get(GAMES)
    except (OSError, pyarrow.ArrowException):
        return None
    return None if found is None else bytes(found)
