"""Tree search over whole games for 2 to 5 players, compiled.

UCT in its form for several players (max^n): each node keeps what every player gained below it, and whoever
moves there follows their own gain. A leaf is judged by playing a random game to its end.
"""

from functools import cache
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

from franchise.bots.canonical import canonical_menu
from franchise.bots.playout import STATE_WORDS, new_rng, play_out
from franchise.kernel.bits import lowest, popcount
from franchise.kernel.ending import winners
from franchise.kernel.entries import play_moves
from franchise.kernel.events import new_events
from franchise.kernel.jit import compile_ahead, entry, jit
from franchise.kernel.menu import Menu, count, new_menu
from franchise.kernel.moves import move
from franchise.kernel.records import Array, Record, new_records, record_type
from franchise.kernel.state import OVER, State, new_states
from franchise.kernel.tables import MAX_PLAYERS
from franchise.kernel.turn import play

NODE = np.dtype(
    (
        np.record,
        [
            ("value", np.float32, (MAX_PLAYERS,)),  # by seat: the sum of results below
            ("visits", np.int32),
            ("first_child", np.int32),  # the children lie side by side; 0: none yet
            ("children", np.int32),
            ("move", np.int32),  # the move that leads here
            ("mover", np.int32),  # whose move that was
        ],
    )
)
MOST_MOVES = 1024
"""More than any position has to choose from."""
MOST_DEPTH = 4096
"""More moves than a game has."""

WIN_SHARE = 0.9
"""How much of a result is the victory; the rest is the share of all influence."""


class Control:
    """Where a search stands."""

    root: int
    """The node of the position that is thought about."""
    used: int
    """How many nodes of the pool are in use."""


CONTROL = record_type(Control)


@jit
def write_result(s: State, result: NDArray[np.float64]) -> None:
    """Give each player their share of the victory and of all influence."""
    won = winners(s)
    total = 1
    for seat in range(s.players):
        total += s.influence[seat]
    for seat in range(s.players):
        result[seat] = (1 - WIN_SHARE) * s.influence[seat] / total
        if won >> seat & 1:
            result[seat] += WIN_SHARE / popcount(won)


@jit
def best_child(nodes: Record, parent: int, exploration: float) -> int:
    """Choose a child by its mover's mean result and how seldom it was tried (UCT)."""
    first: int = nodes[parent].first_child
    log_visits = log(nodes[parent].visits + 1.0)
    best, best_value = first, -1.0
    for child in range(first, first + nodes[parent].children):
        node = nodes[child]
        if node.visits == 0:
            return child
        value = node.value[node.mover] / node.visits + exploration * sqrt(log_visits / node.visits)
        if value > best_value:
            best, best_value = child, value
    return best


@jit
def grow_tree(nodes: Record, control: Control, parent: int, s: State, menu: Menu) -> None:
    """Give a node its children: the canonical moves of its position."""
    rows = canonical_menu(s, menu)
    node = control.used
    nodes[parent].first_child = node
    nodes[parent].children = count(menu, rows)
    for row in range(rows):
        targets = menu.targets[row]
        while targets:
            child = nodes[node]
            for seat in range(s.players):
                child.value[seat] = 0
            child.visits = 0
            child.first_child = 0
            child.children = 0
            child.move = move(menu.kind[row], lowest(targets))
            child.mover = s.actor
            targets &= targets - 1
            node += 1
    control.used = node


@entry
def simulate(
    states: Record,
    words: Array,
    nodes: Record,
    controls: Record,
    menus: Record,
    rngs: Record,
    logs: Record,
    path: Array,
    result: NDArray[np.float64],
    simulations: int,
    exploration: float,
) -> None:
    """Run simulations from the root, whose position is state 0, on state 1."""
    control = controls[0]
    root = control.root
    s = states[1]
    for _ in range(simulations):
        for word in range(STATE_WORDS):
            words[1, word] = words[0, word]
        node = root
        depth = 0
        path[0] = root
        while nodes[node].children:
            node = best_child(nodes, node, exploration)
            play(s, int(nodes[node].move), logs[0])
            depth += 1
            path[depth] = node
        if (
            s.phase != OVER
            and (node == root or nodes[node].visits)
            and control.used + MOST_MOVES < len(nodes)
        ):
            grow_tree(nodes, control, node, s, menus[0])
            node = nodes[node].first_child
            play(s, int(nodes[node].move), logs[0])
            depth += 1
            path[depth] = node
        play_out(s, menus[0], rngs[0], logs[0])
        write_result(s, result)
        for i in range(depth + 1):
            visited = nodes[path[i]]
            visited.visits += 1
            for seat in range(s.players):
                visited.value[seat] += result[seat]


class Tree:
    """The tree of a search: a pool of nodes of fixed size, 40 bytes each."""

    def __init__(self, seed: int, nodes: int = 1_000_000) -> None:
        """Prepare the memory; equal seeds and simulations give equal trees."""
        compile_search()
        self._states = new_states(2)
        self._words = self._states.view(np.int64).reshape(2, STATE_WORDS)
        self._nodes = np.zeros(nodes, NODE)
        self._control = new_records(CONTROL, 1)
        self._menu, self._rng, self._log = new_menu(), new_rng(seed), new_events(wanted=False)
        self._path, self._result = np.zeros(MOST_DEPTH, np.int64), np.zeros(MAX_PLAYERS)

    @property
    def capacity(self) -> int:
        """Give how many nodes the pool has; a full tree is searched on without growing."""
        return len(self._nodes)

    def is_at(self, states: Record) -> bool:
        """Tell whether the root is this position."""
        return bool((self._states[:1].view(np.int64) == states.view(np.int64)).all())

    def plant(self, states: Record) -> None:
        """Begin a tree at a position."""
        self._states[0] = states[0]
        self._nodes[0] = np.zeros(1, NODE)[0]
        self._control["root"], self._control["used"] = 0, 1

    def search(self, simulations: int, exploration: float) -> None:
        """Run simulations, without the GIL."""
        simulate(
            self._states,
            self._words,
            self._nodes,
            self._control,
            self._menu,
            self._rng,
            self._log,
            self._path,
            self._result,
            simulations,
            exploration,
        )

    def _children(self) -> Record:
        root = self._nodes[self._control["root"][0]]
        return self._nodes[root.first_child : root.first_child + root.children]

    def most_visited(self) -> int:
        """Give the number of the move that was tried most often."""
        children = self._children()
        return int(children["move"][children["visits"].argmax()])

    def follow(self, code: int) -> None:
        """Make the position after a move the root and keep what lies below it."""
        children = self._children()
        index = int(np.flatnonzero(children["move"] == code)[0])
        self._control["root"] = self._nodes[self._control["root"][0]].first_child + index
        play_moves(self._states[:1], np.array([code]), self._menu, self._log)


@cache
def compile_search() -> None:
    """Compile the search, if that was never done on this machine."""
    states, nodes, control = new_states(2), np.zeros(1, NODE), new_records(CONTROL, 1)
    words, path, result = states.view(np.int64).reshape(2, STATE_WORDS), np.zeros(1, np.int64), np.zeros(1)
    rest = new_menu(), new_rng(0), new_events(wanted=False), path, result
    compile_ahead("search", {"whole games": lambda: simulate(states, words, nodes, control, *rest, 0, 1.0)})
