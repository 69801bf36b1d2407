"""What came out of games, and the file that keeps it: a line of JSON for each game."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from franchise.game.errors import Malformed, shortened
from franchise.game.events import EndReason

FORMAT = "franchise-arena/1"


@dataclass(frozen=True)
class GameResult:
    """What came out of one game. All tuples but `seats` and `winners` are by seat; seats count from 0."""

    number: int
    """Counted from 1."""
    seats: tuple[int, ...]
    """The entrant in each seat, counted from 0."""
    setup_seed: int | None
    """What the setup was dealt from; None where nothing is left to chance."""
    winners: tuple[int, ...]
    """The winning seats: several if they share the victory."""
    influence: tuple[int, ...]
    towns: tuple[int, ...]
    """Pieces in towns, which break a tie."""
    turns: int
    """Over all seats."""
    end: EndReason
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long each bot thought over the whole game."""
    starting_towns: tuple[tuple[str, ...], ...]
    influence_by_turn: tuple[tuple[int, ...], ...]
    """By turn, then by seat; the last includes the final count."""
    moves_hash: str
    """The same for the same game."""
    record: dict[str, Any] | None = field(default=None, compare=False, repr=False)
    """The record of the game where one was asked for; a results file does not have it."""

    @property
    def ranks(self) -> list[int]:
        """Return each seat's rank: 1 plus how many seats are strictly better, by influence, then towns."""
        standings = list(zip(self.influence, self.towns, strict=True))
        return [1 + sum(other > own for other in standings) for own in standings]

    def as_json(self) -> dict[str, Any]:
        """Return the fields, ready for JSON."""
        return {name: value for name, value in asdict(self).items() if name != "record"}

    @classmethod
    def from_json(cls, value: object) -> "GameResult":
        """Read the fields; raise `Malformed` if they are not exactly those expected."""
        names = [field.name for field in fields(cls) if field.name != "record"]
        if not isinstance(value, dict) or set(value) != set(names):
            raise Malformed(f"expected an object with {', '.join(names)}")
        return cls(**{name: _frozen(value[name]) for name in names})


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


class ResultsFile:
    """Stores results as they come in: a header that defines the tournament, then one line per game."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        """Start a file or continue one with the same header; raise `Malformed` if the header differs."""
        self._path = path
        self._header = {"format": FORMAT, **header}
        self.games: dict[int, GameResult] = {}
        """The games that were already in the file."""
        self._open()

    def _open(self) -> None:
        first = _line(self._header)
        data = self._path.read_bytes() if self._path.exists() else b""
        complete, _, unfinished = data.rpartition(b"\n")
        if not complete and first.startswith(unfinished):  # nothing, or a header that was cut off
            self._path.write_bytes(first)
        else:
            self._read(complete.split(b"\n"))
            if unfinished:
                with self._path.open("r+b") as file:
                    file.truncate(len(data) - len(unfinished))

    def _read(self, lines: list[bytes]) -> None:
        header = _parse(lines[0])
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise Malformed("is not the results of an arena; choose another file")
        for name in {**header, **self._header}:
            if header.get(name) != self._header.get(name):
                raise Malformed(
                    f"holds a tournament with {name} {_shown(header.get(name))}, "
                    f"not {_shown(self._header.get(name))}; choose another file"
                )
        for number, line in enumerate(lines[1:], 2):
            try:
                result = GameResult.from_json(_parse(line))
            except Malformed as error:
                raise Malformed(f"line {number}: {error}") from None
            self.games.setdefault(result.number, result)

    def add(self, result: GameResult) -> None:
        """Append a result immediately."""
        with self._path.open("ab") as file:
            file.write(_line(result.as_json()))


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _shown(value: object) -> str:
    return shortened(value) if not isinstance(value, dict | list) else json.dumps(value, ensure_ascii=False)


def _parse(line: bytes) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None
