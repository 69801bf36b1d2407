"""Random play on the kernel, compiled."""

from functools import cache

import numpy as np

from franchise.kernel.ending import pieces_in_towns, winners
from franchise.kernel.events import Events, new_events
from franchise.kernel.jit import compile_ahead, entry, jit
from franchise.kernel.legal import legal
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.menu import Menu, count, new_menu, pick
from franchise.kernel.records import Array, Record, new_records, record_type
from franchise.kernel.state import OVER, State, new_states
from franchise.kernel.turn import play

# What `play_games` writes of each game: decisions, turns, why it ended, the mask of winners, then by seat the
# influence and the pieces in towns.
DECISIONS, TURNS, END_REASON, WINNERS, INFLUENCE = range(5)
TOWNS = INFLUENCE + MAX_PLAYERS
OUTCOME_WIDTH = TOWNS + MAX_PLAYERS


STATE_WORDS = new_states(1).itemsize // 8


class Rng:
    """The state of the random numbers."""

    x: int


RNG = record_type(Rng)


def new_rng(seed: int) -> Record:
    """Make random numbers; equal seeds give equal games."""
    rng = new_records(RNG, 1)
    rng["x"] = np.random.SeedSequence(seed).generate_state(1)[0] | 1
    return rng


@jit
def below(rng: Rng, n: int) -> int:
    """Draw a number from 0 to n - 1 (xorshift32, scaled)."""
    x = rng.x
    x ^= x << 13 & 0xFFFFFFFF
    x ^= x >> 17
    x ^= x << 5 & 0xFFFFFFFF
    rng.x = x
    return x * n >> 32


@jit
def random_move(s: State, menu: Menu, rng: Rng) -> int:
    """Draw one of the legal moves, each with the same chance."""
    rows = legal(s, menu)
    return pick(menu, below(rng, count(menu, rows)))


@jit
def play_out(s: State, menu: Menu, rng: Rng, no_events: Events) -> int:
    """Play a game to its end at random; return the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        play(s, random_move(s, menu, rng), no_events)
        decisions += 1
    return decisions


@entry
def play_games(
    states: Record, words: Array, menus: Record, rngs: Record, logs: Record, outcomes: Array
) -> None:
    """Play as many random games as there are rows of outcomes, each from state 0 on state 1.

    `words` is the same memory as `states`, as rows of numbers: Numba copies those much faster than records.
    """
    s = states[1]
    for game in range(len(outcomes)):
        for word in range(STATE_WORDS):
            words[1, word] = words[0, word]
        outcomes[game, DECISIONS] = play_out(s, menus[0], rngs[0], logs[0])
        outcomes[game, TURNS] = s.turn
        outcomes[game, END_REASON] = s.end_reason
        outcomes[game, WINNERS] = winners(s)
        for seat in range(s.players):
            outcomes[game, INFLUENCE + seat] = s.influence[seat]
            outcomes[game, TOWNS + seat] = pieces_in_towns(s, seat)


class Playouts:
    """Plays random games from one start after another."""

    def __init__(self, seed: int) -> None:
        """Prepare the memory; equal seeds give equal games."""
        compile_playouts()
        self._states = new_states(2)
        self._words = self._states.view(np.int64).reshape(2, STATE_WORDS)
        self._menus, self._logs, self._rngs = new_menu(), new_events(wanted=False), new_rng(seed)

    def play(self, start: Record, games: int) -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
        """Play games from a start; return a row of outcomes for each."""
        self._states[0] = start[0]
        outcomes = np.zeros((games, OUTCOME_WIDTH), np.int64)
        play_games(self._states, self._words, self._menus, self._rngs, self._logs, outcomes)
        return outcomes


@cache
def compile_playouts() -> None:
    """Compile random play, if that was never done on this machine."""
    states, outcomes = new_states(2), np.zeros((0, OUTCOME_WIDTH), np.int64)
    words = states.view(np.int64).reshape(2, STATE_WORDS)
    arguments = states, words, new_menu(), new_rng(0), new_events(wanted=False), outcomes
    compile_ahead("random play", {"whole games": lambda: play_games(*arguments)})
