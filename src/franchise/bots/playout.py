"""Random play on the kernel, compiled."""

import numpy as np

from franchise.kernel.events import Events
from franchise.kernel.jit import entry, jit
from franchise.kernel.legal import legal
from franchise.kernel.menu import Menu, count, pick
from franchise.kernel.records import Record
from franchise.kernel.state import OVER, State
from franchise.kernel.tables import Array
from franchise.kernel.turn import play


def new_rng(seed: int) -> Array:
    """Make the state of the random numbers; equal seeds give equal games."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFF
    return np.array([mixed or 1], np.int64)


@jit
def below(rng: Array, n: int) -> int:
    """Draw a number from 0 to n - 1 (xorshift32, scaled)."""
    x = rng[0]
    x ^= x << 13 & 0xFFFFFFFF
    x ^= x >> 17
    x ^= x << 5 & 0xFFFFFFFF
    rng[0] = x
    return x * n >> 32


@jit
def random_move(s: State, menu: Menu, rng: Array) -> int:
    """Draw one of the legal moves, each with the same chance."""
    rows = legal(s, menu)
    return pick(menu, rows, below(rng, count(menu, rows)))


@jit
def play_out(s: State, menu: Menu, rng: Array, no_events: Events) -> int:
    """Play a game to its end at random; give the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        play(s, random_move(s, menu, rng), no_events)
        decisions += 1
    return decisions


@entry
def play_games(states: Record, words: Array, menus: Record, rng: Array, logs: Record, games: int) -> int:
    decisions = 0
    for _ in range(games):
        words[1] = words[0]
        decisions += play_out(states[1], menus[0], rng, logs[0])
    return decisions
