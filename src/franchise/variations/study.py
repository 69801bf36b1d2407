"""A study: a game or a position, and a tree of variations with names and comments."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

from franchise.bots import Bot, Budget, analyse, whole_turn
from franchise.game.errors import FranchiseError, Malformed, shortened
from franchise.game.game import Game
from franchise.game.move import Move
from franchise.variations import study_file
from franchise.variations.study_file import (
    DEEPEST,
    LONGEST_COMMENT,
    LONGEST_NAME,
    MOST_VARIATIONS,
    check_text,
)

Path = tuple[int, ...]
"""Where one is in a study: a number of moves of its game, then the number of a variation at each branching.

`(24,)` is the game after 24 moves, `(24, 0)` the first variation from there, `(24, 0, 1)` the second of what
could follow it.
"""


@dataclass
class Variation:
    """What could be played: the moves of one turn, or a part of them, and what could follow."""

    moves: tuple[Move, ...]
    name: str = ""
    comment: str = ""
    then: list["Variation"] = field(default_factory=list)

    def count(self) -> int:
        """Count this variation and all that follow it."""
        return 1 + sum(following.count() for following in self.then)


@dataclass(frozen=True, slots=True)
class Chances:
    """What each player can expect of a position."""

    expected: tuple[float, ...]
    """By seat, together about 1: the share of the victory, in which a clear one counts for more."""
    best: tuple[Move, ...]
    """The turn that a search liked best; none once the game is over."""
    simulations: int


def chances(game: Game, budget: Budget, *, seed: int = 0) -> Chances:
    """Work out what each player can expect; of a finished game, who has won.

    >>> chances(Game.new(["Ann", "Bob"], start="introductory"), Budget(simulations=5)).simulations
    5
    """
    result = game.result
    if result is not None:
        share = 1 / len(result.winners)
        seats = range(len(game.players))
        return Chances(tuple(share if seat in result.winners else 0.0 for seat in seats), (), 0)
    found = analyse(game, budget, turns=1, seed=seed)
    best = found.turns[0]
    return Chances(best.expected, best.moves, found.simulations)


class Study:
    """A game, or a position to begin from, with variations from any point of it.

    >>> game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    >>> study = Study(game, title="The first turn")
    >>> path = study.play((0,), ["expand phoenix $1", "end"], name="West")
    >>> path, study.game(path).actor, study[path].name
    ((0, 0), 1, 'West')
    >>> study.play(path, ["end"]), study.play((0,), ["end"]), study.count()
    ((0, 0, 0), (0, 1), 3)
    """

    def __init__(self, game: Game, *, title: str = "", comment: str = "", at: int | None = None) -> None:
        """Begin to study a game; `at` says after how many of its moves one looks at it first.

        A game that began from a position is studied from where it stands now.
        """
        self._game = game.copy() if game.has_record else Game.from_position(game.written_position())
        self.title = check_text("title", title, LONGEST_NAME)
        self.comment = check_text("comment", comment, LONGEST_COMMENT)
        moves = len(self._game.moves)
        self.at = moves if at is None else at
        if not 0 <= self.at <= moves:
            raise Malformed(f"at: expected a number of moves from 0 to {moves}, got {self.at}")
        self._branches: dict[int, list[Variation]] = {}

    # --- looking around ---

    @property
    def origin(self) -> Game:
        """Return the game that is studied, to its last move."""
        return self._game.copy()

    @property
    def branches(self) -> dict[int, list[Variation]]:
        """Return the variations by the number of moves after which they leave the game."""
        return {after: self._branches[after] for after in sorted(self._branches) if self._branches[after]}

    def count(self) -> int:
        """Count all variations."""
        return sum(variation.count() for found in self._branches.values() for variation in found)

    def __getitem__(self, path: Path) -> Variation:
        """Return the variation that a path ends with."""
        if len(path) < 2:
            raise Malformed(f"path: expected the path of a variation, got {written_path(path)}")
        return self._follow(path)[-1]

    def __iter__(self) -> Iterator[tuple[Path, Variation]]:
        """Go through all variations, each before those that follow it."""
        waiting: list[tuple[Path, Variation]] = []
        for after, found in reversed(self.branches.items()):
            waiting += [((after, number), variation) for number, variation in enumerate(found)][::-1]
        while waiting:
            path, variation = waiting.pop()
            yield path, variation
            waiting += [((*path, number), following) for number, following in enumerate(variation.then)][::-1]

    def following(self, path: Path) -> list[Variation]:
        """Return the variations from a point on; forward is the first of them."""
        self._follow(path)
        return self[path].then if len(path) > 1 else self._branches.setdefault(path[0], [])

    def back(self, path: Path) -> Path | None:
        """Return the path one step before, in the variation or in the game; None at its start."""
        self._follow(path)
        if len(path) > 1:
            return path[:-1]
        return (path[0] - 1,) if path[0] else None

    def forward(self, path: Path) -> Path | None:
        """Return the path one step on, by the first variation or else in the game; None at an end."""
        if self.following(path):
            return (*path, 0)
        return (path[0] + 1,) if len(path) == 1 and path[0] < len(self._game.moves) else None

    def game(self, path: Path) -> Game:
        """Return the game as it stands at a point."""
        followed = self._follow(path)
        game = self._game.at(path[0])
        for variation in followed:
            game.play_all(variation.moves)
        return game

    def _follow(self, path: Path) -> list[Variation]:
        """List the variations along a path."""
        moves = len(self._game.moves)
        if not path or not 0 <= path[0] <= moves:
            raise Malformed(f"path: expected a number of moves from 0 to {moves}, got {written_path(path)}")
        followed: list[Variation] = []
        there = self._branches.get(path[0], [])
        for number in path[1:]:
            if not 0 <= number < len(there):
                raise Malformed(f"path: there is no variation {written_path(path)}")
            followed.append(there[number])
            there = there[number].then
        return followed

    # --- changing it ---

    def play(self, path: Path, moves: Iterable[Move | str], *, name: str = "", comment: str = "") -> Path:
        """Play a turn, or a part of one, from a point on; return the path of the variation.

        The same moves from the same point are one variation: its name and its comment stay if none are given.
        """
        game = self.game(path)
        played = one_turn(game, moves)
        following = self.following(path)
        for number, known in enumerate(following):
            if known.moves == played:
                self.rename((*path, number), name or known.name)
                self.annotate((*path, number), comment or known.comment)
                return (*path, number)
        if self.count() >= MOST_VARIATIONS:
            raise Malformed(f"a study has {MOST_VARIATIONS} variations at most")
        if len(path) > DEEPEST:
            raise Malformed(f"a variation goes on for {DEEPEST} turns at most")
        variation = Variation(
            played, check_text("name", name, LONGEST_NAME), check_text("comment", comment, LONGEST_COMMENT)
        )
        following.append(variation)
        return (*path, len(following) - 1)

    def let_play(self, path: Path, bot: Bot, budget: Budget) -> Path:
        """Let a bot play a whole turn from a point on, for whoever is to move; return its path."""
        game = self.game(path)
        moves = []
        for move in whole_turn(bot, game, budget):
            moves.append(move)
            game.play(move)
        return self.play(path, moves)

    def rename(self, path: Path, name: str) -> None:
        """Give a variation another name."""
        self[path].name = check_text("name", name, LONGEST_NAME)

    def annotate(self, path: Path, comment: str) -> None:
        """Write a comment to a variation."""
        self[path].comment = check_text("comment", comment, LONGEST_COMMENT)

    def delete(self, path: Path) -> None:
        """Remove a variation with all that follows it."""
        self[path]
        del self.following(path[:-1])[path[-1]]

    def promote(self, path: Path) -> Path:
        """Put a variation before the others from the same point; return its path."""
        self[path]
        beside = self.following(path[:-1])
        beside.insert(0, beside.pop(path[-1]))
        return (*path[:-1], 0)

    # --- its file ---

    def to_json(self) -> dict[str, Any]:
        """Return the study as its file has it."""
        game = self._game
        return {
            "format": study_file.FORMAT,
            "title": self.title,
            "comment": self.comment,
            **({"record": game.record()} if game.has_record else {"position": game.written_position()}),
            "at": self.at,
            "branches": [
                {"after": after, "variations": [_variation_json(variation) for variation in found]}
                for after, found in self.branches.items()
            ],
        }

    @classmethod
    def from_json(cls, value: object) -> "Study":
        """Read a study as its file has it; every move of it is played, so all of them are legal."""
        read = study_file.check(value)
        game = origin_of(read)
        study = cls(game, title=read["title"], comment=read["comment"], at=read["at"])
        for after, what, variations in study_file.branches_of(read, len(game.moves)):
            study._branches[after] = _variations(game.at(after), variations, what)
        return study

    def save(self, path: str | FilePath) -> None:
        """Write the study to a file."""
        study_file.write(self.to_json(), path)

    @classmethod
    def load(cls, path: str | FilePath) -> "Study":
        """Read a study from its file."""
        return cls.from_json(study_file.read(path))


def origin_of(read: Mapping[str, Any]) -> Game:
    """Make the game that is studied, from its record or from a position."""
    return Game.from_record(read["record"]) if "record" in read else Game.from_position(read["position"])


def one_turn(game: Game, moves: Iterable[Move | str]) -> tuple[Move, ...]:
    """Play moves, which must not go beyond the present turn, or one decision of the setup."""
    turn = game.actor, game.turn
    played: list[Move] = []
    for move in moves:
        if played and ((game.actor, game.turn) != turn or not turn[1]):
            raise Malformed(f"a variation is one turn: {shortened(str(move))} comes after it")
        game.play(move)
        played.append(game.moves[-1])
    if not played:
        raise Malformed("a variation has at least one move")
    return tuple(played)


def written_path(path: Path) -> str:
    """Write a path as people type it: `24/0/1`."""
    return "/".join(map(str, path)) or "nothing"


def parse_path(text: str) -> Path:
    """Read a path as people type it.

    >>> parse_path("24/0/1")
    (24, 0, 1)
    """
    parts = text.split("/")
    if not all(part.isascii() and part.isdigit() and len(part) <= 6 for part in parts):
        raise Malformed(f"path: expected numbers with strokes between such as 24/0/1, got {shortened(text)}")
    return tuple(map(int, parts))


def _variation_json(variation: Variation) -> dict[str, Any]:
    return {
        "moves": [str(move) for move in variation.moves],
        "name": variation.name,
        "comment": variation.comment,
        "then": [_variation_json(following) for following in variation.then],
    }


def _variations(game: Game, variations: list[Mapping[str, Any]], what: str) -> list[Variation]:
    found: list[Variation] = []
    for number, read in enumerate(variations):
        here, there = f"{what}: {number}", game.copy()
        try:
            moves = one_turn(there, read["moves"])
        except FranchiseError as error:
            raise Malformed(f"{here}: {error}") from None
        if any(known.moves == moves for known in found):
            raise Malformed(f"{here}: these moves stand there twice")
        then = _variations(there, read["then"], f"{here}: then")
        found.append(Variation(moves, read["name"], read["comment"], then))
    return found
