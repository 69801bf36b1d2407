"""Finds the turns that end the game, and how the game would end with them, compiled.

A search that plays a turn move by move judges the first move of a winning end by what it brings alone. Here
whole turns are tried, but only those that can end the game, and only moves that can change its result:

- A last turn gains by cities that it scores and by places that regions wait for. A piece that does neither
  changes nothing any more, unless milestones are in play.
- A turn that can no longer bring a tile into the red zone, nor end without an expansion the round that
  rule `no-expansion` counts, is not followed any further.
- A majority in a region that cannot be scored in this turn brings more influence than its $1: it is left out
  only where money or pieces run short.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from franchise.bots.best_turn import DEEPEST
from franchise.bots.bot import Budget
from franchise.bots.canonical import canonical_rest
from franchise.bots.last_turn import LAST_TURN, LastTurn, ends_now, may_end, must_end, survey
from franchise.bots.network import write_result
from franchise.bots.playout import STATE_WORDS
from franchise.kernel.bits import lowest, popcount
from franchise.kernel.boom import boom_destinations
from franchise.kernel.ending import winners
from franchise.kernel.events import Events, new_events
from franchise.kernel.income import income
from franchise.kernel.jit import compile_ahead, entry, jit, jit_apart
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.menu import MENU, count, pick
from franchise.kernel.moves import BOOM, CASH, DOUBLE, END, EXPAND, GROW, STAY, kind_of, move, target_of
from franchise.kernel.records import Array, Record, new_records
from franchise.kernel.state import MOVE_BOOM, OVER, State, new_states
from franchise.kernel.turn import play

AT_ONCE = 2_000
"""How many positions are tried before looking for a cancellation: less than a millisecond."""
MOST_POSITIONS = 200_000
"""After so many positions of a turn nobody looks any further: some hundredths of a second."""

# What an end means for the active player.
NO_END, LOST, SHARED, WON = range(4)


# --- trying them ---


@jit_apart
def best_boom_move(s: State) -> int:
    """Return the move of the boom marker that brings the highest income."""
    stays = s.boom
    best = move(STAY, 0)
    most = income(s, s.actor)
    cities = boom_destinations(s)
    while cities:
        s.boom = lowest(cities)
        if income(s, s.actor) > most:
            most = income(s, s.actor)
            best = move(BOOM, s.boom)
        cities &= cities - 1
    s.boom = stays
    return best


@jit
def is_useful(s: State, last: LastTurn, number: int) -> bool:
    """Return whether a move of a last turn can change the result for the better, or is its end."""
    kind = kind_of(number)
    target = 1 << target_of(number)
    if kind == DOUBLE:
        return bool(last.by_double & target)
    if s.grown & ~last.grown & last.by_double & ~s.doubled:  # the first of two pieces waits for the second
        return False
    if kind == END:
        if last.sure & ~s.grown and s.money[s.actor] > 0 and s.supply[s.actor] > 0:
            return False
        return ends_now(s, last)
    if kind == GROW:
        if last.by_double & target:
            return bool(s.bonus_ready and s.roomy & target and s.supply[s.actor] >= 2)
        return bool(last.by_share & target) and not leaves_out(s, last, target)
    if kind == CASH:
        return True
    if kind >= EXPAND:
        return bool(last.targets & target)
    return number == last.boom_move


@jit
def leaves_out(s: State, last: LastTurn, target: int) -> bool:
    """Return whether growing a city passes over a sure one although money and pieces are there for all."""
    passed = last.sure & ~s.grown & target - 1
    if not passed:
        return False
    rest = popcount((last.by_share | last.by_double) & ~s.grown & ~((passed & -passed) - 1)) + 1
    return bool(s.money[s.actor] >= rest and s.supply[s.actor] >= rest)


@jit_apart
def begin_ends(states: Record, menus: Record, last: LastTurn) -> bool:
    """Begin to try the ends of the turn of state 0; return whether there can be any."""
    s = states[0]
    last.depth = -1
    last.positions = 0
    last.outcome = NO_END
    last.lead = 0
    last.winners = 0
    last.length = 0
    if s.phase == OVER or s.turn == 0 or not survey(s, last):
        return False
    if s.phase == MOVE_BOOM:
        last.boom_move = best_boom_move(s)
    last.depth = 0
    last.index[0] = 0
    last.rows[0] = canonical_rest(s, menus[0], last.grown, last.expansions)
    return True


@jit_apart
def try_ends(
    states: Record,
    words: Array,
    menus: Record,
    log: Events,
    last: LastTurn,
    result: NDArray[np.float64],
    most: int,
    any_victory: bool,
) -> None:
    """Try turns until so many positions were seen, or with `any_victory` until one wins.

    Writes the result of the best end. Row i of the arrays belongs to the i-th move.
    """
    seat = states[0].actor
    depth = last.depth
    positions = 0
    while depth >= 0 and positions < most:
        if last.index[depth] == count(menus[depth], last.rows[depth]):
            depth -= 1
            continue
        number = pick(menus[depth], last.index[depth])
        last.index[depth] += 1
        if not is_useful(states[depth], last, number):
            continue
        positions += 1
        for word in range(STATE_WORDS):
            words[depth + 1, word] = words[depth, word]
        s = states[depth + 1]
        play(s, number, log)
        last.path[depth] = number
        if s.phase != OVER:
            if may_end(s, last):
                depth += 1
                last.index[depth] = 0
                last.rows[depth] = canonical_rest(s, menus[depth], last.grown, last.expansions)
            continue
        if is_best_so_far(s, seat, last):
            write_result(s, result)
            last.length = depth + 1
            for i in range(depth + 1):
                last.best_path[i] = last.path[i]
            if any_victory and last.outcome == WON:
                depth = -1
    last.depth = depth
    last.positions += positions


@jit
def is_best_so_far(s: State, seat: int, last: LastTurn) -> bool:
    """Note a game that is over, if it is the best end so far: victory first, then the lead."""
    won = winners(s)
    outcome = LOST
    if won == 1 << seat:
        outcome = WON
    elif won >> seat & 1:
        outcome = SHARED
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.influence[other])
    lead = s.influence[seat] - most
    if outcome < last.outcome or (outcome == last.outcome and lead <= last.lead):
        return False
    last.outcome = outcome
    last.lead = lead
    last.winners = won
    return True


# --- for Python ---


@entry
def begin_to_look(states: Record, menus: Record, lasts: Record) -> bool:
    """Begin at state 0; return whether the game is over with this turn, whatever is done in it."""
    begun = begin_ends(states, menus, lasts[0])
    return begun and must_end(states[0], lasts[0], menus[1])


@entry
def go_on_looking(
    states: Record,
    words: Array,
    menus: Record,
    logs: Record,
    lasts: Record,
    result: NDArray[np.float64],
    most: int,
) -> None:
    """Try some more turns that end the game."""
    try_ends(states, words, menus, logs[0], lasts[0], result, most, False)


@dataclass(frozen=True, slots=True)
class BestEnd:
    """The best way to end the game with this turn."""

    outcome: int
    """`NO_END` where the game cannot end, else `LOST`, `SHARED` or `WON`."""
    moves: tuple[int, ...]
    """The rest of the turn, as numbers of the kernel's table."""
    lead: int
    result: tuple[float, ...]
    """By seat: what a search takes it for."""
    certain: bool
    """Whether the game is over with this turn, whatever is done in it."""
    complete: bool
    """Whether all turns that could be better were tried."""
    positions: int

    @property
    def settles_the_turn(self) -> bool:
        """Return whether nothing better can be done: it wins, or the game ends anyhow."""
        return self.outcome == WON or (self.certain and self.complete)


class EndFinder:
    """Finds the best end of a turn; holds the memory for it."""

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        """Prepare the memory; `most` bounds the positions that are looked at."""
        compile_endings()
        self._most = most
        self._states, self._words, self._menus, self._logs, self._last, self._result = ending_memory()

    def find(self, states: Record, budget: Budget) -> BestEnd:
        """Look for the best end of the turn; a cancelled budget and the bound leave the best so far."""
        self._states[0] = states[0]
        certain = bool(begin_to_look(self._states, self._menus, self._last))
        last = self._last[0]
        while last.depth >= 0 and last.positions < self._most:
            go_on_looking(
                self._states, self._words, self._menus, self._logs, self._last, self._result, AT_ONCE
            )
            if budget.cancelled:
                break
        return BestEnd(
            outcome=int(last.outcome),
            moves=tuple(last.best_path[: last.length].tolist()),
            lead=int(last.lead),
            result=tuple(self._result.tolist()) if last.length else (),
            certain=certain,
            complete=bool(last.depth < 0),
            positions=int(last.positions),
        )


def ending_memory() -> tuple[Record, NDArray[np.int64], Record, Record, Record, NDArray[np.float64]]:
    """Make room to try the ends of a turn."""
    states = new_states(DEEPEST + 1)
    words = states.view(np.int64).reshape(DEEPEST + 1, STATE_WORDS)
    menus, last = new_records(MENU, DEEPEST), new_records(LAST_TURN, 1)
    return states, words, menus, new_events(wanted=False), last, np.zeros(MAX_PLAYERS)


@cache
def compile_endings() -> None:
    """Compile the above, if that was never done on this machine."""
    states, words, menus, logs, last, result = ending_memory()
    last["depth"] = -1
    compile_ahead(
        "endings",
        {
            "a glance": lambda: begin_to_look(states, menus, last),
            "all ends": lambda: go_on_looking(states, words, menus, logs, last, result, 1),
        },
    )
