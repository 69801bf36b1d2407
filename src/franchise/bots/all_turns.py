"""Lists all turns that a search looks at from a position, compiled."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from franchise.bots.best_turn import DEEPEST, PROGRESS
from franchise.bots.canonical import canonical_menu
from franchise.bots.playout import STATE_WORDS
from franchise.kernel.events import new_events
from franchise.kernel.jit import compile_ahead, entry
from franchise.kernel.menu import MENU, count, pick
from franchise.kernel.records import Array, Record, new_records
from franchise.kernel.state import new_states
from franchise.kernel.turn import play


@entry
def write_turns(
    states: Record,
    words: Array,
    menus: Record,
    logs: Record,
    progresses: Record,
    turns: NDArray[np.int16],
    lengths: NDArray[np.int16],
) -> int:
    """Write the moves of all turns from state 0, in canonical order; return their number.

    Where there is no room for all of them, the number is one more than there is room for.
    """
    progress = progresses[0]
    seat = states[0].actor
    turn = states[0].turn
    found = 0
    depth = 0
    progress.index[0] = 0
    progress.rows[0] = canonical_menu(states[0], menus[0])
    while depth >= 0:
        if progress.index[depth] == count(menus[depth], progress.rows[depth]):
            depth -= 1
            continue
        progress.path[depth] = pick(menus[depth], progress.index[depth])
        progress.index[depth] += 1
        for word in range(STATE_WORDS):
            words[depth + 1, word] = words[depth, word]
        s = states[depth + 1]
        play(s, progress.path[depth], logs[0])
        if s.turn == turn and s.actor == seat:
            depth += 1
            progress.index[depth] = 0
            progress.rows[depth] = canonical_menu(s, menus[depth])
            continue
        if found == len(turns):
            return found + 1
        lengths[found] = depth + 1
        for i in range(depth + 1):
            turns[found, i] = progress.path[i]
        found += 1
    return found


class TurnLister:
    """Lists turns; holds the memory for it."""

    def __init__(self, most: int) -> None:
        """Prepare the memory for so many turns."""
        compile_all_turns()
        self._states = new_states(DEEPEST + 1)
        self._turns, self._lengths = _room(most)

    def turns(self, states: Record) -> list[tuple[int, ...]] | None:
        """Return all turns from a position at which none was begun; None where there are too many.

        Moves are numbers of the kernel's table.
        """
        self._states[0] = states[0]
        found = _write(self._states, self._turns, self._lengths)
        if found > len(self._turns):
            return None
        return [tuple(self._turns[i, : self._lengths[i]].tolist()) for i in range(found)]


def _room(most: int) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Make room for so many turns and their lengths."""
    return np.zeros((most, DEEPEST), np.int16), np.zeros(most, np.int16)


def _write(states: Record, turns: NDArray[np.int16], lengths: NDArray[np.int16]) -> int:
    words = states.view(np.int64).reshape(DEEPEST + 1, STATE_WORDS)
    menus, progress = new_records(MENU, DEEPEST), new_records(PROGRESS, 1)
    return write_turns(states, words, menus, new_events(wanted=False), progress, turns, lengths)


@cache
def compile_all_turns() -> None:
    """Compile the above, if that was never done on this machine."""
    from franchise.game.game import Game

    states = new_states(DEEPEST + 1)
    states[0] = Game.new(["A", "B"], start="introductory").position.states[0]
    compile_ahead("all turns", {"all turns": lambda: _write(states, *_room(1))})
