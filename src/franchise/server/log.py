"""The log of a game: what was played and taken back, one entry for each request, numbered by revision."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

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


def apply(game: Game, entry: Entry) -> Game:
    """Bring a game from one revision to the next."""
    if entry.back_to is not None:
        game = game.at(entry.back_to)
    game.play_all(entry.moves)
    return game


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


def happenings_since(start: Game, entries: Sequence[Entry], revision: int) -> list[Happening]:
    """Tell all that happened after a revision; `start` is the game without any move."""
    wanted = [entry for entry in entries if entry.revision > revision]
    if not wanted:
        return []
    game = start.copy()
    game.play_all(moves_at(entries, wanted[0].revision - 1))
    told = []
    for entry in wanted:
        if entry.back_to is not None:
            game = game.at(entry.back_to)
        told.append(happening(entry, game.play_all(entry.moves)))
    return told
