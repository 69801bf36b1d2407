"""A position: the kernel's state of one game, as the rest of `franchise.game` uses it.

This module brings in NumPy and Numba. Everything else imports it when the first game is made, so that
`import franchise` answers at once.
"""

import threading
from functools import cache
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from franchise.game.codes import PLACE_ID, is_far, move_of
from franchise.game.move import Move
from franchise.game.setup import Setup
from franchise.kernel import entries
from franchise.kernel.entries import compile_entries
from franchise.kernel.events import new_events
from franchise.kernel.figures import FIGURES
from franchise.kernel.lookup import PLACE_INDEX, PLACES, REGION_INDEX, REGIONS, TILE_INDEX
from franchise.kernel.menu import new_menu
from franchise.kernel.moves import AGAIN, AGAIN_OFFSET, EXPAND_FAR_FREE, MOVES, TARGETS
from franchise.kernel.records import Record, new_records
from franchise.kernel.state import MILESTONES, NOBODY, NOWHERE, STATE, new_states


def _offset(field: str) -> int:
    """Find a field among the state's 64-bit words."""
    offset = STATE.fields[field][1]  # type: ignore[index]
    return int(offset) // 8


_ACTOR, _PHASE, _TURN = _offset("actor"), _offset("phase"), _offset("turn")


class _Scratch(threading.local):
    """What the kernel writes into while it answers: one for each thread, as it answers without the GIL."""

    def __init__(self) -> None:
        self.menu = new_menu()
        self.moves = np.zeros(MOVES, np.int64)
        self.events = new_events(wanted=True)
        self.rows, self.count = self.events["rows"][0], self.events["count"]
        self.silent = new_events(wanted=False)


_SCRATCH = _Scratch()


class Way(NamedTuple):
    """A way of several links."""

    places: tuple[str, ...]
    paid: int


class Position:
    """The state of one game and what the kernel says of it."""

    __slots__ = ("_states", "_words")

    def __init__(self, states: Record) -> None:
        """Take over an array with one state."""
        self._states = states
        self._words = states.view(np.int64)

    @classmethod
    def start(cls, players: int, setup: Setup) -> tuple["Position", list[list[int]]]:
        """Set up a game; return the position and the events of the setup as the kernel's rows."""
        compile_entries()
        position = cls(new_states(1))
        values, tiles, pool = _tiles(players, setup)
        milestones = np.full(MILESTONES, NOBODY, np.int64)
        for i, milestone in enumerate(setup.milestone_indexes):
            milestones[i] = milestone
        introductory = int(setup.start == "introductory")
        entries.start_game(
            position._states,
            players,
            introductory,
            int(setup.boom),
            values,
            tiles,
            pool,
            milestones,
            _SCRATCH.events,
        )
        return position, _rows()

    def copy(self) -> "Position":
        """Make an independent position; NumPy copies plain words many times faster than records."""
        return Position(self._words.copy().view(self._states.dtype))

    def __deepcopy__(self, _: object) -> "Position":
        """Do the same for `copy.deepcopy`, which would tear apart the two views of the same memory."""
        return self.copy()

    @property
    def states(self) -> Record:
        """Return the array behind this position: what the kernel's functions take."""
        return self._states

    @property
    def actor(self) -> int:
        """Return the seat to move, NOBODY when the game is over."""
        return int(self._words[_ACTOR])

    @property
    def phase(self) -> int:
        """Return the kernel's phase."""
        return int(self._words[_PHASE])

    @property
    def turn(self) -> int:
        """Return the number of the turn, 0 before the first."""
        return int(self._words[_TURN])

    def codes(self) -> list[int]:
        """List the legal moves as numbers of the kernel's table."""
        count = entries.list_moves(self._states, _SCRATCH.menu, _SCRATCH.moves)
        codes: list[int] = _SCRATCH.moves[:count].tolist()
        return codes

    def mask(self) -> NDArray[np.bool_]:
        """Return the legal moves as a mask over the kernel's table."""
        mask = np.zeros(MOVES, np.bool_)
        mask[self.codes()] = True
        return mask

    def moves(self) -> list[Move]:
        """List the legal moves."""
        return [self.move(code) for code in self.codes()]

    def move(self, code: int) -> Move:
        """Return the move behind a number, with what it costs here."""
        if is_far(code):
            return move_of(code, self.way_of(code).paid)
        return _plain_move(code)

    def play(self, code: int) -> list[list[int]] | None:
        """Play a move and return its events as rows; None, and nothing changed, if it is not legal."""
        _SCRATCH.moves[0] = code
        if (
            entries.play_moves(self._states, _SCRATCH.moves[:1], _SCRATCH.menu, _SCRATCH.events)
            != entries.PLAYED_ALL
        ):
            return None
        return _rows()

    def play_all(self, codes: list[int]) -> int | None:
        """Play moves without writing events; return the index of the first illegal one."""
        index = int(
            entries.play_moves(self._states, np.array(codes, np.int64), _SCRATCH.menu, _SCRATCH.silent)
        )
        return None if index == entries.PLAYED_ALL else index

    def way_of(self, code: int) -> Way:
        """Find the way that a far expansion takes."""
        kind, target = divmod(code, TARGETS)
        if kind >= AGAIN:
            kind -= AGAIN_OFFSET
        return self.way(target, free=kind == EXPAND_FAR_FREE)

    def way(self, target: int, *, free: bool) -> Way:
        """Find the active player's cheapest way to a place, with one link free or none."""
        way = np.zeros(PLACES, np.int64)
        length, paid, _ = entries.find_way(self._states, target, int(free), way)
        return Way(tuple(PLACE_ID[place] for place in way[:length].tolist()), int(paid))

    def facts(self) -> SimpleNamespace:
        """Read all fields of the state as plain numbers and lists."""
        return _unpack(self._states)

    def figures(self) -> SimpleNamespace:
        """Work out all figures that follow from the state."""
        figures = new_records(FIGURES, 1)
        entries.work_out(self._states, figures)
        return _unpack(figures)

    def same_as(self, other: "Position") -> bool:
        """Return whether two positions are identical in every field."""
        return bool((self._words == other._words).all())


def _rows() -> list[list[int]]:
    """Read the events that the kernel has just written."""
    rows: list[list[int]] = _SCRATCH.rows[: _SCRATCH.count[0]].tolist()
    return rows


@cache
def _plain_move(code: int) -> Move:
    return move_of(code)


def _unpack(records: Record) -> SimpleNamespace:
    record = records[0]
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def _tiles(players: int, setup: Setup) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
    """Return a setup's tiles as the kernel takes them: values by place, tiles by region, the draft's pool."""
    values = np.zeros(PLACES, np.int64)
    for place, value in setup.city_values(players).items():
        values[PLACE_INDEX[place]] = value
    tiles = np.full(REGIONS, NOWHERE, np.int64)
    for region, tile in setup.tiles_on_regions(players).items():
        tiles[REGION_INDEX[region]] = TILE_INDEX[tile]
    return values, tiles, sum(1 << TILE_INDEX[tile] for tile in setup.region_tiles_to_draft())
