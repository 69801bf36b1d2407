"""The functions that Python calls. They take arrays, because records cross the border ten times slower."""

from .figures import fill_figures
from .jit import entry
from .legal import is_legal, legal
from .menu import write_moves
from .records import Record
from .setup import lay_out
from .tables import Array
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
    s = states[0]
    lay_out(s, players, with_boom, city_values, region_tiles, region_pool, milestones)
    begin(s, introductory, logs[0])


@entry
def list_moves(states: Record, menus: Record, moves: Array) -> int:
    """Write the legal moves of state 0; give their number."""
    return write_moves(menus[0], legal(states[0], menus[0]), moves)


@entry
def list_menu(states: Record, menus: Record) -> int:
    """Write the legal moves of state 0 as a menu; give its rows."""
    return legal(states[0], menus[0])


@entry
def play_if_legal(states: Record, move: int, menus: Record, logs: Record) -> bool:
    """Play a move on state 0 and write its events; if it is not legal change nothing and say so."""
    if not is_legal(states[0], move, menus[0]):
        return False
    logs[0].count = 0
    play(states[0], move, logs[0])
    return True


@entry
def play_all(states: Record, moves: Array, menus: Record, logs: Record) -> int:
    """Play moves on state 0 up to the first illegal one; give its index, or PLAYED_ALL."""
    for i in range(len(moves)):
        if not is_legal(states[0], moves[i], menus[0]):
            return i
        play(states[0], moves[i], logs[0])
    return PLAYED_ALL


@entry
def work_out(states: Record, figures: Record) -> None:
    """Work the figures of state 0 out."""
    fill_figures(states[0], figures[0])


@entry
def find_way(states: Record, target: int, with_free_link: int, way: Array) -> tuple[int, int, int]:
    """Find the active player's far way to a target (`ways.cheapest_way`)."""
    return cheapest_way(states[0], states[0].actor, target, with_free_link, way)
