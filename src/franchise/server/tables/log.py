"""The log of a game: what was played and taken back, one entry for each request, numbered by revision."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from franchise.game.errors import FranchiseError
from franchise.game.game import Game
from franchise.server.encode import Event

EntryKind = Literal["start", "moves", "back", "rules"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry. Its revision is one more than that of the entry before."""

    revision: int
    kind: EntryKind
    moves: tuple[str, ...]
    """What was played: a whole turn as a rule."""
    back_to: int | None
    """How many moves remained, where moves were taken back."""
    seat: int | None
    """Who did it; None for the server itself."""
    key: str
    """With which the same request is recognised."""
    at: int
    move_count: int
    """How many moves there are afterwards."""
    turn: int
    actor: int | None
    """Who is to move afterwards; None when the game is over."""
    actor_since: int
    """When the turn of the one to move began."""


def kept(moves: Iterable[str]) -> tuple[str, ...]:
    """Keep the text of a move once, in however many games it was played."""
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


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry with what it changed in the game."""

    revision: int
    kind: EntryKind
    moves: tuple[str, ...]
    back_to: int | None
    seat: int | None
    at: int
    move_count: int
    turn: int
    actor: int | None
    events: tuple[Event, ...]


def happening(entry: Entry, events: Iterable[Event]) -> Happening:
    """Tell an entry with its events."""
    return Happening(
        entry.revision,
        entry.kind,
        entry.moves,
        entry.back_to,
        entry.seat,
        entry.at,
        entry.move_count,
        entry.turn,
        entry.actor,
        tuple(events),
    )


def legal_part(game: Game, moves: Iterable[str]) -> tuple[Game, list[Event]]:
    """Play moves up to the first that the rules do not allow; tell what happened."""
    events: list[Event] = []
    for move in moves:
        try:
            events += game.play(move)
        except FranchiseError:
            break
    return game, events


def happenings_since(start: Game | None, entries: Sequence[Entry], revision: int) -> list[Happening]:
    """Tell all that happened after a revision; `start` is the game without any move.

    A log may hold moves of older rules. Where the present ones do not follow, moves are told without events
    until they were taken back; without a game at all, everything is.
    """
    wanted = [entry for entry in entries if entry.revision > revision]
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
