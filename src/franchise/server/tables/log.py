"""The log of a game: what was played and taken back, one entry for each request, numbered by revision."""

import operator
import sys
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from franchise.game.errors import FranchiseError
from franchise.game.game import Game
from franchise.server.encode import Event

EntryKind = Literal["start", "moves", "back", "rules"]
By = Literal["person", "bot", "record", "server"]
"""Who acted: a person, a bot (also one that stands in), whoever played an imported game, or the server."""


@dataclass(frozen=True, slots=True)
class Step:
    """What everybody is told of an entry."""

    revision: int
    """One more than that of the entry before."""
    kind: EntryKind
    moves: tuple[str, ...]
    """What was played: usually a whole turn."""
    back_to: int | None
    """How many moves remained, where moves were taken back."""
    seat: int | None
    """The seat that acted, if one did."""
    at: int
    move_count: int
    """How many moves there are afterwards."""
    turn: int
    actor: int | None
    """Who is to move afterwards; None when the game is over."""


@dataclass(frozen=True, slots=True)
class Entry(Step):
    """An entry as it is stored."""

    key: str
    """By which a repeated request is recognised."""
    actor_since: int
    """When the turn of the player to move began."""
    by: By


@dataclass(frozen=True, slots=True)
class Happening(Step):
    """An entry with what it changed in the game."""

    events: tuple[Event, ...]


_shared = operator.attrgetter(*(field.name for field in fields(Step)))


def happening(entry: Entry, events: Iterable[Event]) -> Happening:
    """Return what everybody is told of an entry, with its events."""
    values: tuple[Any, ...] = (*_shared(entry), tuple(events))
    return Happening(*values)


def kept(moves: Iterable[str]) -> tuple[str, ...]:
    """Keep the text of a move once, however many games it was played in."""
    return tuple(map(sys.intern, moves))


def moves_at(entries: Sequence[Entry], revision: int) -> list[str]:
    """List the moves that stood at a revision."""
    moves: list[str] = []
    for entry in entries:
        if entry.revision > revision:
            break
        if entry.back_to is not None:
            del moves[entry.back_to :]
        moves += entry.moves
    return moves


def legal_part(game: Game, moves: Iterable[str]) -> tuple[Game, list[Event]]:
    """Play moves up to the first that the rules do not allow; return the game and what happened."""
    events: list[Event] = []
    for move in moves:
        try:
            events += game.play(move)
        except FranchiseError:
            break
    return game, events


def happenings_since(
    start: Game | None, entries: Sequence[Entry], revision: int, most: int | None = None
) -> list[Happening]:
    """List what happened after a revision, all or so much; `start` is the game before the first move.

    A log may hold moves of older rules. What the present ones do not allow comes without events, until it is
    taken back; without a game, everything does.
    """
    first = bisect_right(entries, revision, key=operator.attrgetter("revision"))
    wanted = entries[first : None if most is None else first + most]
    if not wanted or start is None:
        return [happening(entry, ()) for entry in wanted]
    before = moves_at(entries, wanted[0].revision - 1)
    game, count, told = legal_part(start.copy(), before)[0], len(before), []
    for entry in wanted:
        events: list[Event] = []
        if entry.back_to is not None:
            count = entry.back_to
            game = game.at(min(count, len(game.moves)))
        if len(game.moves) == count:
            game, events = legal_part(game, entry.moves)
        count += len(entry.moves)
        told.append(happening(entry, events))
    return told
