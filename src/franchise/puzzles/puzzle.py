"""What a puzzle is, and the file that holds some: one a line, as JSON.

Solving needs neither a search nor an evaluation: every turn that is good enough is stored.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from sys import intern
from typing import Any, Literal, cast, get_args

from franchise.game.errors import Malformed, listed, shortened
from franchise.game.game import Game
from franchise.game.json_fields import check_fields, json_type
from franchise.game.move import Move
from franchise.game.setup import ADDITIONAL_TILES

Theme = Literal[
    "majority",
    "region",
    "tie_breaker",
    "blocking",
    "last_turn",
    "bonus_tile",
    "income",
    "far_expansion",
]
"""What decides: why the best turn is better than the best of the different ones."""
THEMES: tuple[Theme, ...] = get_args(Theme)

Expansion = Literal["milestones", "boom", "region_tiles"]
"""The mini-expansions."""

LEVELS = ("newcomer", "regular", "rival", "expert")
"""The opponents whose attempts tell how difficult a puzzle is."""
MOST_ANSWERS = 50
HARDEST = 5

Turn = tuple[str, ...]
"""The moves of a turn, with its `end`."""


def turn_as_set(moves: Iterable[Move | str]) -> frozenset[str]:
    """Return what makes a turn the same in whatever order its moves come.

    >>> first = turn_as_set(["expand reno $1", "again fargo $0", "end"])
    >>> first == turn_as_set(["expand fargo $0", "again reno $1"])
    True
    """
    texts = (str(move) for move in moves)
    return frozenset(
        text.replace("again ", "expand ", 1) if text.startswith("again ") else text
        for text in texts
        if text != "end"
    )


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and every turn that is good enough."""

    id: str
    theme: Theme
    difficulty: int
    """From 1 to 5, by how often the lower levels fail."""
    solved: tuple[float, ...]
    """For each of `LEVELS`, the share of its attempts that succeeded."""
    record: Mapping[str, Any]
    """The game up to the position, in which a turn begins; with Boom, the marker's move is made."""
    answers: tuple[Turn, ...]
    """Every canonical turn within the tolerance, the best first."""
    other: Turn
    """The best of the turns that are different."""
    loss: float
    """How much of the victory that one loses."""

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.record["players"])

    @property
    def expansions(self) -> tuple[Expansion, ...]:
        """Return the mini-expansions that it is played with."""
        setup = self.record["setup"]
        tiles = setup.get("region_tiles")
        used: dict[Expansion, bool] = {
            "milestones": bool(setup.get("milestones")),
            "boom": bool(setup.get("boom")),
            "region_tiles": isinstance(tiles, dict) and not set(tiles.values()).isdisjoint(ADDITIONAL_TILES),
        }
        return tuple(name for name, is_used in used.items() if is_used)

    def game(self) -> Game:
        """Return the game at the position."""
        return Game.from_record(self.record)

    def accepts(self, moves: Iterable[Move | str]) -> bool:
        """Return whether a turn is among the answers; its moves may come in any order."""
        turn = turn_as_set(moves)
        return any(turn == turn_as_set(answer) for answer in self.answers)

    def as_json(self) -> dict[str, Any]:
        """Return the fields as the file has them."""
        return {
            "id": self.id,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "solved": list(self.solved),
            "record": dict(self.record),
            "answers": [list(turn) for turn in self.answers],
            "other": list(self.other),
            "loss": self.loss,
        }

    @classmethod
    def from_json(cls, value: object) -> "Puzzle":
        """Check the fields of a puzzle; the record is checked when it is replayed."""
        fields = check_fields(
            "the puzzle",
            value,
            ("id", "theme", "difficulty", "solved", "record", "answers", "other", "loss"),
        )
        if not isinstance(fields["id"], str) or not fields["id"]:
            raise Malformed(f"id: expected a text, got {shortened(fields['id'])}")
        if fields["theme"] not in THEMES:
            raise Malformed(f"theme: expected one of {listed(THEMES)}, got {shortened(fields['theme'])}")
        if type(fields["difficulty"]) is not int or not 1 <= fields["difficulty"] <= HARDEST:
            raise Malformed(f"difficulty: expected 1 to {HARDEST}, got {shortened(fields['difficulty'])}")
        record = fields["record"]
        if not isinstance(record, dict) or not isinstance(record.get("players"), list):
            raise Malformed("record: expected the record of a game")
        answers = fields["answers"]
        if not isinstance(answers, list) or not 1 <= len(answers) <= MOST_ANSWERS:
            raise Malformed(f"answers: expected a list of 1 to {MOST_ANSWERS} turns")
        return cls(
            id=fields["id"],
            theme=fields["theme"],
            difficulty=fields["difficulty"],
            solved=_shares("solved", fields["solved"], len(LEVELS)),
            record={**record, "moves": _same_texts(record.get("moves"))},
            answers=tuple(_turn("answers", answer) for answer in answers),
            other=_turn("other", fields["other"]),
            loss=_shares("loss", [fields["loss"]], 1)[0],
        )


def _turn(what: str, value: object) -> Turn:
    if not isinstance(value, list) or not value:
        raise Malformed(f"{what}: a turn is a list of moves, not {json_type(value)}")
    return tuple(intern(str(Move.parse(move))) for move in value)


def _same_texts(moves: object) -> object:
    """Keep each text of a move once: hundreds of games have them in common."""
    if not isinstance(moves, list):
        return moves  # the record is checked when it is replayed
    return [intern(move) if isinstance(move, str) else move for move in moves]


def _shares(what: str, value: object, count: int) -> tuple[float, ...]:
    if not isinstance(value, list) or len(value) != count or any(type(x) not in (int, float) for x in value):
        raise Malformed(f"{what}: expected {count} numbers from 0 to 1")
    shares = tuple(map(float, cast("list[float]", value)))
    if not all(0 <= share <= 1 for share in shares):
        raise Malformed(f"{what}: expected {count} numbers from 0 to 1")
    return shares


def id_of(record: Mapping[str, Any]) -> str:
    """Name a position by its setup and moves, whoever played it."""
    text = json.dumps([len(record["players"]), record["setup"], record["moves"]], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def difficulty_of(solved: Sequence[float]) -> int:
    """Return the fifth in which the share of failed attempts lies.

    >>> difficulty_of([1, 1, 1, 1]), difficulty_of([0, 0, 1, 1]), difficulty_of([0, 0, 0, 0])
    (1, 3, 5)
    """
    failed = 1 - sum(solved) / len(solved)
    return min(HARDEST, 1 + int(failed * HARDEST))


# --- files ---


def read_puzzles(text: str) -> list[Puzzle]:
    """Read a file of puzzles; `Malformed` names the line that is not one."""
    puzzles: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = Puzzle.from_json(json.loads(line))
        except Malformed as error:
            raise Malformed(f"line {number}: {error}") from None
        except (ValueError, RecursionError):
            raise Malformed(f"line {number}: expected a puzzle as JSON") from None
        if puzzle.id in puzzles:
            raise Malformed(f"line {number}: there is a puzzle {puzzle.id} already")
        puzzles[puzzle.id] = puzzle
    return list(puzzles.values())


def write_puzzles(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write a file of puzzles, whole or not at all."""
    lines = (
        json.dumps(puzzle.as_json(), ensure_ascii=False, separators=(",", ":")) + "\n" for puzzle in puzzles
    )
    partial = path.with_name(path.name + ".partial")
    try:
        partial.write_text("".join(lines), "utf-8")
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
