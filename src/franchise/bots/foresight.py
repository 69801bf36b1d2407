"""What a tree sees of the end before it comes, compiled.

A leaf of the tree is certain where the game is over, where the turn that was begun there must end it, and
where the player whose turn begins there can win with it. The rest is left to the evaluation.
"""

import numpy as np
from numpy.typing import NDArray

from franchise.bots.endings import NO_END, WON, begin_ends, try_ends
from franchise.bots.last_turn import LastTurn, could_end_by_passing, could_expand, must_end
from franchise.bots.network import write_result
from franchise.bots.playout import STATE_WORDS
from franchise.kernel.ending import winners
from franchise.kernel.events import Events
from franchise.kernel.jit import jit, jit_apart
from franchise.kernel.lookup import RED_ZONE_FROM
from franchise.kernel.moves import END, move
from franchise.kernel.records import Array, Record
from franchise.kernel.state import MOVE_BOOM, NO_EXPANSION, OVER, State
from franchise.kernel.turn import play

# How much of the end a search sees: nothing, that not expanding ends the game, all of it.
NO_SIGHT, PASSING, EVERYTHING = range(3)

MOST_IN_TREE = 500
"""After so many positions of a turn a tree looks no further for its ends."""
PER_SIMULATION = 10
"""How many positions the simulations of a tree may spend on ends, on average."""
MOST_REGIONS = 3
"""A tree does not look for turns that would have to score more regions than these to end the game."""

# What a leaf may be besides the mask of those who can still win: not known, or known for ending here alone.
UNKNOWN, UNPROVEN = 0, -1


@jit
def could_end_soon(s: State) -> bool:
    """Return at a first glance whether this turn might end the game."""
    return bool(s.tiles_on_track + MOST_REGIONS >= RED_ZONE_FROM or could_end_by_passing(s))


@jit_apart
def end_here(s: State, log: Events) -> None:
    """End the turn, compiled once."""
    play(s, move(END, 0), log)


@jit_apart
def foresee(
    s: State,
    tree_words: Array,
    states: Record,
    words: Array,
    menus: Record,
    log: Events,
    last: LastTurn,
    result: NDArray[np.float64],
    sight: int,
) -> int:
    """Look whether the game ends here or with a turn that wins at once, and if so write the result.

    Return the mask of those who can still win where that is certain, `UNPROVEN` where the result is only
    that of ending the turn here, and else `UNKNOWN`. A turn that was begun is then ended. The state is
    row 1 of the tree's words; the other records and words are room to try turns in.
    """
    last.allowed += PER_SIMULATION
    if s.phase == OVER:
        write_result(s, result)
        return winners(s) if sight == EVERYTHING or s.end_reason == NO_EXPANSION else UNPROVEN
    if s.phase < MOVE_BOOM:
        return UNKNOWN
    if s.phase == MOVE_BOOM or not (s.expansions or s.grown or s.bonus_use):
        if sight == EVERYTHING and wins_at_once(s, tree_words, states, words, menus, log, last, result):
            return 1 << s.actor
        return UNKNOWN
    if sight == EVERYTHING:
        if could_end_soon(s):
            certain = foresee_certain_end(tree_words, states, words, menus, log, last, result)
            if certain:
                return certain
    elif could_end_by_passing(s) and not could_expand(s, menus[0]):
        end_here(s, log)
        write_result(s, result)
        return winners(s)
    end_here(s, log)
    if s.phase == OVER:
        write_result(s, result)
        return UNPROVEN
    if sight == EVERYTHING and wins_at_once(s, tree_words, states, words, menus, log, last, result):
        return UNPROVEN
    return UNKNOWN


@jit_apart
def wins_at_once(
    s: State,
    tree_words: Array,
    states: Record,
    words: Array,
    menus: Record,
    log: Events,
    last: LastTurn,
    result: NDArray[np.float64],
) -> bool:
    """Return whether the active player, whose turn begins, can win with it, as far as a tree looks."""
    if not could_end_soon(s):
        return False
    for word in range(STATE_WORDS):
        words[0, word] = tree_words[1, word]
    if not begin_ends(states, menus, last) or last.hopeless:
        return False
    if last.spent > last.allowed:
        last.given_up += 1
        return False
    try_ends(states, words, menus, log, last, result, MOST_IN_TREE, True)
    last.spent += last.positions
    last.given_up += last.depth >= 0
    return bool(last.outcome == WON)


@jit_apart
def foresee_certain_end(
    tree_words: Array,
    states: Record,
    words: Array,
    menus: Record,
    log: Events,
    last: LastTurn,
    result: NDArray[np.float64],
) -> int:
    """Return who wins at the best end of a turn that was begun and must end the game."""
    for word in range(STATE_WORDS):
        words[0, word] = tree_words[1, word]
    if not begin_ends(states, menus, last) or not must_end(states[0], last, menus[1]):
        return UNKNOWN
    try_ends(states, words, menus, log, last, result, MOST_IN_TREE, True)
    last.spent += last.positions
    if last.depth >= 0:
        last.given_up += 1
        return UNPROVEN if last.outcome != NO_END else UNKNOWN
    return last.winners
