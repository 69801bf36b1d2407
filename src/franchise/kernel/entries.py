"""The functions that Python calls. They take arrays, because records cross the border ten times slower."""

from functools import cache

import numpy as np

from .events import new_events
from .figures import FIGURES, fill_figures
from .jit import compile_ahead, entry
from .legal import is_legal, legal
from .menu import new_menu, write_moves
from .moves import MOVES
from .records import Array, Record, new_records
from .setup import lay_out
from .state import new_states
from .turn import begin, play
from .ways import cheapest_way

PLAYED_ALL = -1


@entry
def start_game(
    states: Record,
    players: int,
    introductory: int,
    with_boom: int,
    city_values: Array,
    region_tiles: Array,
    region_pool: int,
    milestones: Array,
    logs: Record,
) -> None:
    """Turn the blank state 0 into the start of a game (`setup.lay_out` explains the arguments)."""
    logs[0].count = 0
    s = states[0]
    lay_out(s, players, with_boom, city_values, region_tiles, region_pool, milestones)
    begin(s, introductory, logs[0])


@entry
def list_moves(states: Record, menus: Record, moves: Array) -> int:
    """Write the legal moves of state 0; return their number."""
    return write_moves(menus[0], legal(states[0], menus[0]), moves)


@entry
def play_moves(states: Record, moves: Array, menus: Record, logs: Record) -> int:
    """Play moves on state 0 and write their events; stop before the first illegal one.

    Return the index of that one, or PLAYED_ALL.
    """
    logs[0].count = 0
    for i in range(len(moves)):
        if not is_legal(states[0], moves[i], menus[0]):
            return i
        play(states[0], moves[i], logs[0])
    return PLAYED_ALL


@entry
def work_out(states: Record, figures: Record) -> None:
    """Work out the figures of state 0."""
    fill_figures(states[0], figures[0])


@entry
def find_way(states: Record, target: int, with_free_link: int, way: Array) -> tuple[int, int, int]:
    """Find the active player's far way to a target (`ways.cheapest_way`)."""
    return cheapest_way(states[0], states[0].actor, target, with_free_link, way)


@cache
def compile_entries() -> None:
    """Compile all of the above, if that was never done on this machine."""
    compile_moves()
    compile_rules()


def compile_rules() -> None:
    """Compile all but the moves themselves, which take longer than everything else together."""
    states, figures = new_states(1), new_records(FIGURES, 1)
    menus, logs = new_menu(), new_events(wanted=False)
    numbers = np.zeros(MOVES, np.int64)
    compile_ahead(
        "rules",
        {
            "setup": lambda: start_game(states, 2, 1, 0, numbers, numbers, 0, numbers, logs),
            "legal moves": lambda: list_moves(states, menus, numbers),
            "figures": lambda: work_out(states, figures),
            "ways": lambda: find_way(states, 0, 0, numbers),
        },
    )


def compile_moves() -> None:
    """Compile what a move does."""
    states, menus, logs = new_states(1), new_menu(), new_events(wanted=False)
    none = np.zeros(0, np.int64)
    compile_ahead("moves", {"all of them": lambda: play_moves(states, none, menus, logs)})
