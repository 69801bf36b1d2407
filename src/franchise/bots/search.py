"""Tree search over whole games for 2 to 5 players, compiled.

Monte Carlo tree search for several players (max^n): each node keeps what every player gained below it, and
whoever moves there follows their own gain. With the learned network likely moves are tried first (PUCT) and a
leaf is judged by it; without one all moves are alike (UCT) and a leaf is judged by a random game to its end.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from math import inf, log, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from franchise.bots.canonical import canonical_menu, canonical_rest
from franchise.bots.endings import ending_memory
from franchise.bots.features import LOOK, Look
from franchise.bots.foresight import NO_SIGHT, UNKNOWN, foresee
from franchise.bots.likely_moves import MOVE_LOOK, MoveLook
from franchise.bots.network import (
    Network,
    blank_network,
    evaluate_position,
    likelihood,
    prepare_moves,
    write_result,
)
from franchise.bots.playout import STATE_WORDS, Rng, below, new_rng, play_out
from franchise.kernel.bits import lowest
from franchise.kernel.entries import play_moves
from franchise.kernel.events import Events, new_events
from franchise.kernel.jit import compile_ahead, entry, jit
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.menu import Menu, count, new_menu
from franchise.kernel.moves import END, TARGETS, move
from franchise.kernel.records import Array, Record, new_records, record_type
from franchise.kernel.state import EXPANDING, OVER, State, new_states
from franchise.kernel.turn import play

NODE = np.dtype(
    (
        np.record,
        [
            ("value", np.float32, (MAX_PLAYERS,)),  # by seat: the sum of results below
            ("visits", np.int32),
            ("first_child", np.int32),  # the children lie side by side; 0: none yet
            ("likely", np.float32),  # how likely the move is, compared with its siblings
            ("children", np.int16),
            ("move", np.int16),  # the move that leads here
            ("mover", np.int16),  # whose move that was
            ("certain", np.int16),  # 0, or who can still win and how many turns later the game ends
        ],
    )
)
MOST_MOVES = 1024
"""More than any position has to choose from."""
NODES = 2_000_000
"""How many a tree may have: 80 MB, taken as it grows. A full tree is still searched, but grows no further."""
UNLIKELY = 0.1
"""How much of the likelihood all moves share evenly."""
NOISE = 0.01
"""How much noise is added to the network's judgement, so that other seeds play other games."""
MOST_DEPTH = 4096
"""More moves than a game has."""


@dataclass(frozen=True)
class Method:
    """How a search judges positions and how widely it looks."""

    network: Record | None
    """Judges positions between turns; without one a random game is played to its end."""
    exploration: float
    """How much rarely tried moves are favoured; by a network: with two players."""
    caution: float
    """How much worse than its parent an untried move is taken to be; -inf: every move is tried."""
    sight: int = NO_SIGHT
    """How much of the end is seen before it comes."""


RANDOM_GAMES = Method(network=None, exploration=0.7, caution=-inf)


class Control:
    """Where a search stands."""

    root: int
    """The node of the position in question."""
    used: int
    """How many nodes of the pool are in use."""
    turn: int
    """The turn in which the search began, the cities grown and the expansions made in it until then."""
    grown: int
    expansions: int


CONTROL = record_type(Control)

CERTAIN = 1e3
"""How much better a certain victory is than anything expected, and a certain defeat worse."""
PER_TURN = 10.0
"""How much better a defeat is for each turn that it takes longer, and a victory worse."""
WINNERS, TURNS = 0xFF, 8
"""A certain end is the mask of those who can still win, and above it the number of turns until then."""


@jit
def certainty(certain: int, mover: int) -> float:
    """Return what is added to a move's value where its end is certain."""
    winners = certain & WINNERS
    if winners == 1 << mover:
        return CERTAIN - PER_TURN * (certain >> TURNS)
    if winners == 0 or winners >> mover & 1:
        return 0.0
    return PER_TURN * (certain >> TURNS) - CERTAIN


@jit
def best_child(nodes: Record, parent: int, exploration: float, caution: float) -> int:
    """Choose a child by its mover's mean result and by how rarely it was tried (UCT).

    One that was never tried is taken to be as good as its parent, less the caution. One that is certain to
    lose is chosen only where all do.
    """
    above = nodes[parent]
    first: int = above.first_child
    log_visits = log(above.visits + 1.0)
    mover = nodes[first].mover
    untried = above.value[mover] / above.visits - caution + exploration * sqrt(log_visits)
    best, best_value = first, -1e9
    for child in range(first, first + above.children):
        node = nodes[child]
        if node.visits == 0:
            value = untried
        else:
            value = node.value[mover] / node.visits + exploration * sqrt(log_visits / node.visits)
            value += certainty(node.certain, mover)
        if value > best_value:
            best, best_value = child, value
    return best


@jit
def most_promising(nodes: Record, parent: int, exploration: float, caution: float) -> int:
    """Choose a child by its mover's mean result, how likely the move is and how rarely it was tried (PUCT).

    Untried and certain ones count as above.
    """
    above = nodes[parent]
    first: int = above.first_child
    mover = nodes[first].mover
    untried = above.value[mover] / above.visits - caution
    explored = exploration * sqrt(float(above.visits))
    best, best_value = first, -1e9
    for child in range(first, first + above.children):
        node = nodes[child]
        if node.visits == 0:
            value = untried
        else:
            value = node.value[mover] / node.visits + certainty(node.certain, mover)
        value += explored * node.likely / (1 + node.visits)
        if value > best_value:
            best, best_value = child, value
    return best


@jit
def likeliest_child(nodes: Record, parent: int) -> int:
    """Return the child to try first."""
    best: int = nodes[parent].first_child
    for child in range(best + 1, best + nodes[parent].children):
        if nodes[child].likely > nodes[best].likely:
            best = child
    return best


@jit
def judge(
    s: State,
    menu: Menu,
    rng: Rng,
    log: Events,
    look: Look,
    network: Network,
    playouts: bool,
    result: NDArray[np.float64],
) -> None:
    """Write what each player can expect: by a random game, or by the network after the turn."""
    if playouts:
        play_out(s, menu, rng, log)
        write_result(s, result)
        return
    if s.phase >= EXPANDING and s.phase != OVER and (s.expansions or s.grown or s.bonus_use):
        play(s, move(END, 0), log)
    evaluate_position(s, look, network, result)
    for seat in range(s.players):
        result[seat] += NOISE * (below(rng, 1024) / 1024 - 0.5)


@jit
def grow_tree(nodes: Record, control: Control, parent: int, s: State, menu: Menu) -> None:
    """Add the children of a node: the canonical moves of its position."""
    if s.turn == control.turn:
        rows = canonical_rest(s, menu, control.grown, control.expansions)
    else:
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
            child.certain = 0
            targets &= targets - 1
            node += 1
    control.used = node


@jit
def weigh_children(nodes: Record, parent: int, s: State, look: MoveLook, network: Network, rng: Rng) -> None:
    """Write how likely the children of a node are, a little more or less for other seeds."""
    prepare_moves(s, look, network)
    first: int = nodes[parent].first_child
    end = first + nodes[parent].children
    total = 0.0
    for child in range(first, end):
        likely = likelihood(s, int(nodes[child].move), look, network) * (0.75 + below(rng, 1024) / 2048)
        nodes[child].likely = likely
        total += likely
    for child in range(first, end):
        nodes[child].likely = UNLIKELY / nodes[parent].children + (1 - UNLIKELY) * nodes[child].likely / total


@jit
def certain_end(nodes: Record, parent: int) -> int:
    """Return the end of a node where it is certain: whoever moves there wins, or else holds out."""
    first: int = nodes[parent].first_child
    mover = nodes[first].mover
    best = -2 * CERTAIN
    end = 0
    open_ended = False
    for child in range(first, first + nodes[parent].children):
        certain: int = nodes[child].certain
        value = certainty(certain, mover)
        if certain == 0:
            open_ended = True
        elif value > best:
            best = value
            end = certain
        elif value == best:
            end |= certain & WINNERS
    if open_ended and best <= 0:
        return 0
    if nodes[parent].mover != mover:
        end += 1 << TURNS  # seen from the turn before
    return end


@jit
def carry_up(nodes: Record, path: Array, depth: int) -> None:
    """Carry the certain end of a node up to those above it."""
    while depth > 0:
        depth -= 1
        end = certain_end(nodes, path[depth])
        if end == 0:
            return
        nodes[path[depth]].certain = end


@entry
def simulate(
    states: Record,
    words: Array,
    nodes: Record,
    controls: Record,
    menus: Record,
    rngs: Record,
    logs: Record,
    looks: Record,
    move_looks: Record,
    networks: Record,
    end_states: Record,
    end_words: Array,
    end_menus: Record,
    lasts: Record,
    path: Array,
    result: NDArray[np.float64],
    simulations: int,
    exploration: float,
    caution: float,
    playouts: bool,
    sight: int,
) -> None:
    """Run simulations from the root, whose position is state 0, on state 1."""
    control = controls[0]
    root = control.root
    s = states[1]
    widely = exploration * 2 / states[0].players  # the more players, the smaller and closer their results
    for _ in range(simulations):
        for word in range(STATE_WORDS):
            words[1, word] = words[0, word]
        node = root
        depth = 0
        path[0] = root
        while nodes[node].children and (node == root or not nodes[node].certain):
            if playouts:
                node = best_child(nodes, node, exploration, caution)
            else:
                node = most_promising(nodes, node, widely, caution)
            play(s, int(nodes[node].move), logs[0])
            depth += 1
            path[depth] = node
        if (
            s.phase != OVER
            and (node == root or (nodes[node].visits and not nodes[node].certain))
            and control.used + MOST_MOVES < len(nodes)
        ):
            grow_tree(nodes, control, node, s, menus[0])
            if playouts:
                node = nodes[node].first_child
            else:
                weigh_children(nodes, node, s, move_looks[0], networks[0], rngs[0])
                node = likeliest_child(nodes, node)
            play(s, int(nodes[node].move), logs[0])
            depth += 1
            path[depth] = node
        leaf = nodes[node]
        winners = 0
        if leaf.certain and leaf.visits:
            for seat in range(s.players):
                result[seat] = leaf.value[seat] / leaf.visits
        else:
            seen = UNKNOWN
            if sight:
                seen = foresee(s, words, end_states, end_words, end_menus, logs[0], lasts[0], result, sight)
            if seen == UNKNOWN:
                judge(s, menus[0], rngs[0], logs[0], looks[0], networks[0], playouts, result)
            winners = max(seen, 0)
        for i in range(depth + 1):
            visited = nodes[path[i]]
            visited.visits += 1
            for seat in range(s.players):
                visited.value[seat] += result[seat]
        if winners:
            leaf.certain = winners
            if s.phase != OVER and leaf.mover != s.actor:
                leaf.certain += 1 << TURNS  # the turn that wins comes after the one that leads here
            carry_up(nodes, path, depth)


class TriedTurn(NamedTuple):
    """A turn that a search has looked at."""

    moves: tuple[int, ...]
    """As numbers of the kernel's table; without `end` where the tree stops earlier."""
    visits: int
    expected: NDArray[np.float32]
    """By seat."""
    winners: int = 0
    """Where the end is certain: the mask of those who can still win."""


class Tree:
    """The tree of a search: a pool of nodes of 40 bytes each."""

    def __init__(self, seed: int, method: Method = RANDOM_GAMES, nodes: int = NODES) -> None:
        """Prepare the memory; equal seeds and simulations give equal trees."""
        compile_search()
        self._states = new_states(2)
        self._words = self._states.view(np.int64).reshape(2, STATE_WORDS)
        self._nodes = np.zeros(nodes, NODE)
        self._control = new_records(CONTROL, 1)
        self._menu, self._rng, self._log = new_menu(), new_rng(seed), new_events(wanted=False)
        self._look, self._move_look = np.zeros(1, LOOK), np.zeros(1, MOVE_LOOK)
        self._method = method
        # A copy, because a network holds scratch space: trees may grow in several threads.
        self._network = blank_network() if method.network is None else method.network.copy()
        self._path, self._result = np.zeros(MOST_DEPTH, np.int64), np.zeros(MAX_PLAYERS)
        self._end_states, self._end_words, self._end_menus, _, self._last, _ = ending_memory()

    def is_at(self, states: Record) -> bool:
        """Return whether the root is this position."""
        return bool((self._states[:1].view(np.int64) == states.view(np.int64)).all())

    def plant(self, states: Record) -> None:
        """Begin a tree at a position."""
        self._states[0] = states[0]
        self._nodes[0] = np.zeros(1, NODE)[0]
        self._control["root"], self._control["used"] = 0, 1
        for field in ("turn", "grown", "expansions"):
            self._control[field] = states[field]
        for field in ("allowed", "spent", "given_up"):
            self._last[field] = 0

    def search(self, simulations: int) -> None:
        """Run simulations, without the GIL."""
        simulate(
            self._states,
            self._words,
            self._nodes,
            self._control,
            self._menu,
            self._rng,
            self._log,
            self._look,
            self._move_look,
            self._network,
            self._end_states,
            self._end_words,
            self._end_menus,
            self._last,
            self._path,
            self._result,
            simulations,
            self._method.exploration,
            self._method.caution,
            self._method.network is None,
            self._method.sight,
        )

    def _children(self) -> Record:
        root = self._nodes[self._control["root"][0]]
        return self._nodes[root.first_child : root.first_child + root.children]

    def tried(self) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
        """Return the moves that were looked at, and how often each was tried."""
        children = self._children()
        return children["move"], children["visits"]

    def expected(self) -> NDArray[np.float32]:
        """Return what each player can expect, by seat."""
        root = self._nodes[self._control["root"][0]]
        expected: NDArray[np.float32] = root.value / max(1, root.visits)
        return expected

    def best_move(self) -> int:
        """Return the number of the move that was tried most often, if it is not certain to lose.

        Where all are, it is one that holds out longest.
        """
        children, certain = self._children(), self._certainty()
        best = certain == certain.max()
        return int(children["move"][np.where(best, children["visits"], -1).argmax()])

    def is_undecided(self) -> bool:
        """Return whether all moves that were tried are certain to lose, but not all were tried."""
        tried, certain = self._children()["visits"] > 0, self._certainty()
        return bool((certain[tried] < 0).all() and not tried.all())

    def _certainty(self) -> NDArray[np.float64]:
        """Return how certain each move is to win (above 0) or to lose (below 0)."""
        children = self._children()
        mover, winners = int(children["mover"][0]), children["certain"] & WINNERS
        turns = PER_TURN * (children["certain"] >> TURNS)
        certain = np.where(winners == 1 << mover, CERTAIN - turns, 0.0)
        return np.where((winners != 0) & (winners >> mover & 1 == 0), turns - CERTAIN, certain)

    @property
    def looked_for_ends(self) -> tuple[int, int]:
        """Return how many positions were looked at for ends, and how often a limit was met."""
        return int(self._last["spent"][0]), int(self._last["given_up"][0])

    def turns(self) -> Iterator[TriedTurn]:
        """Go through the turns by how often they were tried; a decision of the setup counts as a turn.

        No node was tried more often than the one above it: the next turn lies below the best open node.
        """
        one_move = self._states["turn"][0] == 0
        root = int(self._control["root"][0])
        heap: list[tuple[int, int, tuple[int, ...]]] = [(0, root, ())]
        while heap:
            _, number, moves = heappop(heap)
            node = self._nodes[number]
            first = int(node.first_child)
            end = first + int(node.children)
            below = [child for child in range(first, end) if self._nodes[child].visits]
            complete = bool(moves) and (one_move or moves[-1] // TARGETS == END)
            if complete or not below:
                expected = node.value / max(1, node.visits)
                yield TriedTurn(moves, int(node.visits), expected, int(node.certain) & WINNERS)
                continue
            for child in below:
                below_it = self._nodes[child]
                heappush(heap, (-int(below_it.visits), child, (*moves, int(below_it.move))))

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
    ends, end_words, menus, _, last, _ = ending_memory()
    logs, looks, network = (
        new_events(wanted=False),
        (np.zeros(1, LOOK), np.zeros(1, MOVE_LOOK)),
        blank_network(),
    )
    rest = new_menu(), new_rng(0), logs, *looks, network, ends, end_words, menus, last, path, result
    compile_ahead(
        "search",
        {"whole games": lambda: simulate(states, words, nodes, control, *rest, 0, 1.0, 1.0, True, NO_SIGHT)},
    )
