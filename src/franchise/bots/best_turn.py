"""Finds the whole turn that leads to the best position, compiled."""

from functools import cache
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from franchise.bots.bot import Budget
from franchise.bots.canonical import canonical_menu
from franchise.bots.evaluation import evaluate
from franchise.bots.playout import STATE_WORDS
from franchise.kernel.events import new_events
from franchise.kernel.jit import compile_ahead, entry
from franchise.kernel.menu import MENU, count, pick
from franchise.kernel.records import Array, Record, new_records, record_type
from franchise.kernel.state import new_states
from franchise.kernel.turn import play

DEEPEST = 40
"""More moves than a turn has: boom, cash, two expansions, 25 cities, a double share, the end."""
MOST_POSITIONS = 100_000
"""After this many positions the best turn so far is taken: some hundredths of a second."""


AT_ONCE = 1_000
"""How many positions are tried before looking for a cancellation: some milliseconds."""


class Progress:
    """Where a search for the best turn stands."""

    depth: int
    """-1 once all is done."""
    positions: int
    length: int
    """How many moves the best turn so far has."""
    rows: Annotated[Array, (DEEPEST,)]
    """By depth: the rows of the menu, the move that comes next, the move that was made."""
    index: Annotated[Array, (DEEPEST,)]
    path: Annotated[Array, (DEEPEST,)]
    best_path: Annotated[Array, (DEEPEST,)]


PROGRESS = record_type(Progress)


@entry
def begin_best_turn(states: Record, menus: Record, progresses: Record, best: NDArray[np.float64]) -> None:
    """Begin at state 0."""
    progress = progresses[0]
    progress.depth = 0
    progress.positions = 0
    progress.length = 0
    best[0] = -1e9
    progress.index[0] = 0
    progress.rows[0] = canonical_menu(states[0], menus[0])


@entry
def go_on_with_best_turn(
    states: Record,
    words: Array,
    menus: Record,
    logs: Record,
    progresses: Record,
    best: NDArray[np.float64],
) -> None:
    """Try some more turns from state 0, in canonical order.

    A decision before the first turn counts as a turn. Row i of the arrays belongs to the i-th move.
    """
    progress = progresses[0]
    seat = states[0].actor
    turn = states[0].turn
    positions = 0
    depth = progress.depth
    while depth >= 0 and positions < AT_ONCE:
        if progress.index[depth] == count(menus[depth], progress.rows[depth]):
            depth -= 1
            continue
        progress.path[depth] = pick(menus[depth], progress.index[depth])
        progress.index[depth] += 1
        positions += 1
        for word in range(STATE_WORDS):
            words[depth + 1, word] = words[depth, word]
        s = states[depth + 1]
        play(s, progress.path[depth], logs[0])
        depth += 1
        if turn > 0 and s.turn == turn and s.actor == seat:
            progress.rows[depth] = canonical_menu(s, menus[depth])
            progress.index[depth] = 0
            continue
        value = evaluate(s, seat)
        if value > best[0]:
            best[0] = value
            progress.length = depth
            for i in range(depth):
                progress.best_path[i] = progress.path[i]
        depth -= 1
    progress.depth = depth
    progress.positions += positions


class TurnFinder:
    """Finds best turns; holds the memory for it."""

    def __init__(self) -> None:
        """Prepare the memory."""
        compile_best_turn()
        self._states, self._words, self._menus, self._logs, self._progress, self._best = _memory()

    def find(self, states: Record, budget: Budget) -> list[int]:
        """Return the moves of the best turn from a position, as numbers of the kernel's table.

        When the budget is cancelled, or after very many positions, the best so far counts.
        """
        self._states[0] = states[0]
        begin_best_turn(self._states, self._menus, self._progress, self._best)
        progress = self._progress[0]
        while progress.depth >= 0 and progress.positions < MOST_POSITIONS:
            go_on_with_best_turn(
                self._states, self._words, self._menus, self._logs, self._progress, self._best
            )
            if budget.cancelled and progress.length:
                break
        return [int(code) for code in progress.best_path[: progress.length]]


def _memory() -> tuple[Record, NDArray[np.int64], Record, Record, Record, NDArray[np.float64]]:
    states = new_states(DEEPEST + 1)
    words = states.view(np.int64).reshape(DEEPEST + 1, STATE_WORDS)
    menus, progress = new_records(MENU, DEEPEST), new_records(PROGRESS, 1)
    return states, words, menus, new_events(wanted=False), progress, np.zeros(1)


@cache
def compile_best_turn() -> None:
    """Compile the above, if that was never done on this machine."""
    from franchise.game.game import Game

    states, words, menus, logs, progress, best = _memory()
    states[0] = Game.new(["A", "B"], start="introductory").position.states[0]
    compile_ahead(
        "best turn",
        {
            "first move": lambda: begin_best_turn(states, menus, progress, best),
            "all turns": lambda: go_on_with_best_turn(states, words, menus, logs, progress, best),
        },
    )
