"""Moves: typed, and written as one line of a record."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, get_args

from franchise.board import BOARD
from franchise.game.errors import Malformed, listed, shortened

MoveKind = Literal["lay", "open", "boom", "stay", "expand", "again", "grow", "double", "cash", "end"]

WITHOUT_PLACE = ("stay", "cash", "end")
WITH_PLACE = ("open", "boom", "grow", "double")
EXPANSIONS = ("expand", "again")

_EXPANSION = re.compile(r"(expand|again) (\w+)( far)?( free)? \$(0|[1-9]\d{0,3})( free)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Move:
    """One move. `str(move)` is its notation, and `Move.parse` reads it.

    >>> move = Move.parse("expand chicago $3")
    >>> move.kind, move.place, move.price
    ('expand', 'chicago', 3)
    >>> str(Move("grow", place="omaha"))
    'grow omaha'
    """

    kind: MoveKind
    place: str | None = None
    region: str | None = None
    value: int | None = None
    """The value of a city tile to lay."""
    tile: str | None = None
    """The id of a region tile to lay."""
    price: int | None = None
    """The link's price; with `far`, what is paid."""
    far: bool = False
    free: bool = False

    @staticmethod
    def parse(text: str) -> "Move":
        """Read the notation of a move, literally: one space, no leading zeros."""
        if not isinstance(text, str):
            raise Malformed(f"a move is a text such as 'expand chicago $3', not {shortened(text)}")
        return _parse(text)

    def __str__(self) -> str:
        """Write the notation."""
        if self.kind in EXPANSIONS:
            if self.far:
                return f"{self.kind} {self.place} far {'free ' if self.free else ''}${self.price}"
            return f"{self.kind} {self.place} ${self.price}{' free' if self.free else ''}"
        if self.kind == "lay":
            return f"lay {self.place} {self.value}" if self.place else f"lay {self.region} {self.tile}"
        return f"{self.kind} {self.place}" if self.place else self.kind

    def __repr__(self) -> str:
        """Write an expression that makes an equal move."""
        return f"Move.parse({str(self)!r})"


@lru_cache(maxsize=4096)
def _parse(text: str) -> Move:
    kind, *rest = text.split(" ")
    if kind in EXPANSIONS:
        match = _EXPANSION.fullmatch(text)
        # "free" follows the price of a single link and stands before that of a way.
        if match is None or (match[6] if match[3] else match[4]):
            raise Malformed(
                f"{shortened(text)}: an expansion reads '{kind} chicago $3', '{kind} chicago $3 free', "
                f"'{kind} chicago far $9' or '{kind} chicago far free $4'"
            )
        free = bool(match[4] or match[6])
        return Move(match[1], _place(match[2]), price=int(match[5]), far=bool(match[3]), free=free)  # type: ignore[arg-type]
    if kind in WITHOUT_PLACE and not rest:
        return Move(kind)  # type: ignore[arg-type]
    if kind in WITH_PLACE and len(rest) == 1:
        return Move(kind, _place(rest[0]))  # type: ignore[arg-type]
    if kind == "lay" and len(rest) == 2:
        return _parse_lay(*rest)
    if kind in get_args(MoveKind):
        raise Malformed(f"{shortened(text)}: '{kind}' is followed by {_WHAT_FOLLOWS[kind]}")
    raise Malformed(f"{shortened(text)}: a move begins with one of {listed(get_args(MoveKind))}")


_WHAT_FOLLOWS = (
    dict.fromkeys(WITHOUT_PLACE, "nothing")
    | dict.fromkeys(WITH_PLACE, "the id of one place")
    | {"lay": "a city and a value, or a region and a tile"}
)


def _parse_lay(where: str, tile: str) -> Move:
    if where in BOARD.region:
        if tile not in BOARD.region_tile:
            raise Malformed(f"{shortened(tile)} is no region tile")
        return Move("lay", region=where, tile=tile)
    place = _place(where)
    if tile not in map(str, BOARD.city_tiles):
        raise Malformed(f"{shortened(tile)} is no value of a city tile; there are {listed(BOARD.city_tiles)}")
    return Move("lay", place, value=int(tile))


def _place(text: str) -> str:
    if text not in BOARD.place:
        raise Malformed(f"{shortened(text)} is no place; an example is 'kansas_city'")
    return text
