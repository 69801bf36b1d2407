"""Finds the whole turn that leads to the best position, compiled."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from franchise.bots.canonical import canonical_menu
from franchise.bots.evaluation import evaluate
from franchise.bots.playout import STATE_WORDS
from franchise.kernel.events import new_events
from franchise.kernel.jit import compile_ahead, entry
from franchise.kernel.menu import MENU, count, pick
from franchise.kernel.records import Array, Record, new_records
from franchise.kernel.state import new_states
from franchise.kernel.turn import play

DEEPEST = 40
"""More moves than a turn has: boom, cash, two expansions, 25 cities, a double share, the end."""
MOST_POSITIONS = 100_000
"""After so many positions the best turn so far counts: some hundredths of a second."""


@entry
def find_best_turn(
    states: Record, words: Array, menus: Record, logs: Record, index: Array, path: Array, best_path: Array
) -> int:
    """Try all turns from state 0, in canonical order; write the best one and give its number of moves.

    A decision before the first turn counts as a turn. Row i of the arrays belongs to the i-th move.
    """
    seat = states[0].actor
    turn = states[0].turn
    best = -1e9
    length = 0
    positions = 0
    depth = 0
    rows = np.zeros(DEEPEST, np.int64)
    rows[0] = canonical_menu(states[0], menus[0])
    index[0] = 0
    while depth >= 0:
        if index[depth] == count(menus[depth], rows[depth]) or positions == MOST_POSITIONS:
            depth -= 1
            continue
        path[depth] = pick(menus[depth], index[depth])
        index[depth] += 1
        positions += 1
        for word in range(STATE_WORDS):
            words[depth + 1, word] = words[depth, word]
        s = states[depth + 1]
        play(s, path[depth], logs[0])
        depth += 1
        if turn > 0 and s.turn == turn and s.actor == seat:
            rows[depth] = canonical_menu(s, menus[depth])
            index[depth] = 0
            continue
        value = evaluate(s, seat)
        if value > best:
            best = value
            length = depth
            for i in range(depth):
                best_path[i] = path[i]
        depth -= 1
    return length


class TurnFinder:
    """Finds best turns; holds the memory for it."""

    def __init__(self) -> None:
        """Prepare the memory."""
        compile_best_turn()
        self._arguments = _memory()

    def find(self, states: Record) -> list[int]:
        """Give the moves of the best turn from a position, as numbers of the kernel's table."""
        own, *_, best_path = self._arguments
        own[0] = states[0]
        length = find_best_turn(*self._arguments)
        return [int(code) for code in best_path[:length]]


def _memory() -> tuple[Record, Array, Record, Record, Array, Array, NDArray[np.int64]]:
    states = new_states(DEEPEST + 1)
    words = states.view(np.int64).reshape(DEEPEST + 1, STATE_WORDS)
    menus, logs = new_records(MENU, DEEPEST), new_events(wanted=False)
    index, path, best_path = (np.zeros(DEEPEST, np.int64) for _ in range(3))
    return states, words, menus, logs, index, path, best_path


@cache
def compile_best_turn() -> None:
    """Compile the above, if that was never done on this machine."""
    from franchise.game.game import Game

    memory = _memory()
    memory[0][0] = Game.new(["A", "B"], start="introductory").position.states[0]
    compile_ahead("best turn", {"all turns": lambda: find_best_turn(*memory)})
