"""Steps of many games at once. Each game has a state and a slot; nothing is allocated, Python is not asked.

A step plays one action in each game. Games that end begin anew at once, from the next of the starts that were
dealt beforehand. Where opponents are wanted, they move until the turn comes back to the seat of the slot.
"""

from functools import cache
from typing import Annotated, Any
from warnings import catch_warnings, filterwarnings

import numpy as np
from numpy.typing import NDArray

from franchise.bots.playout import STATE_WORDS, Rng, below, random_move
from franchise.envs.compiled.actions import ACTION_OF, ACTIONS, MOVE_OF
from franchise.envs.compiled.observation import (
    FIGURES,
    WRITTEN,
    observe,
    observe_move,
    observe_turn,
    only_plans,
)
from franchise.kernel.bits import lowest, popcount
from franchise.kernel.ending import winners
from franchise.kernel.events import new_events
from franchise.kernel.jit import compile_ahead, entry, jit
from franchise.kernel.legal import legal
from franchise.kernel.lookup import MAX_PLAYERS
from franchise.kernel.menu import MENU, Menu
from franchise.kernel.moves import kind_of, move, target_of
from franchise.kernel.records import Array, Floats, Record, new_records, record_type
from franchise.kernel.state import NOBODY, OVER, State, new_states
from franchise.kernel.turn import play

ALL_LEGAL = -1
LEAVE, BEGIN = -1, -2
"""Stand for an action: the game stays as it is, or begins from its start."""

# What is rewarded.
VICTORY, INFLUENCE = range(2)

# Who moves for the other seats.
CALLER, RANDOM = range(2)


class Slot(Rng):
    """One of many games that are played at once, beside its state."""

    start: int
    """Which of the starts it began from."""
    seat: int
    """Whom the caller moves for; NOBODY for all."""
    rows: int
    """How many rows the menu of its legal moves has."""


class Mask:
    """The legal actions."""

    legal: Annotated[Array, (ACTIONS,)]
    """1 for those that are legal."""


class Work:
    """What all games of a batch have in common, and room to work in, for one thread."""

    opponents: int
    fixed_seat: int
    """The caller's seat where it is the same in all games, otherwise NOBODY."""
    reward: int
    influence: Annotated[Array, (MAX_PLAYERS,)]
    """By seat: the influence before a step, if that is rewarded."""
    rewards: Annotated[Floats, (MAX_PLAYERS,)]
    """By seat: what the step has brought."""


SLOT, WORK = record_type(Slot), record_type(Work)
MASK = record_type(Mask, np.int8)


@jit
def write_mask(menu: Menu, rows: int, mask: Mask) -> None:
    """Write the actions of a menu."""
    for action in range(ACTIONS):
        mask.legal[action] = 0
    for row in range(rows):
        first = move(menu.kind[row], 0)
        targets = menu.targets[row]
        while targets:
            mask.legal[ACTION_OF[first + lowest(targets)]] = 1
            targets &= targets - 1


@jit
def is_on_menu(menu: Menu, rows: int, action: int) -> bool:
    """Return whether an action is on a menu."""
    if action < 0 or action >= ACTIONS:
        return False
    number = int(MOVE_OF[action])
    for row in range(rows):
        if menu.kind[row] == kind_of(number):
            return bool(menu.targets[row] >> target_of(number) & 1)
    return False


@jit
def victory(s: State, seat: int) -> float:
    """Return what a finished game gives a seat: 1 for the only winner; all seats together get 0."""
    won = winners(s)
    share = (won >> seat & 1) / popcount(won)
    return (s.players * share - 1) / (s.players - 1)


@jit
def lead(s: State, seat: int, before: Array) -> float:
    """Return how much more influence a seat has gained than the others on average."""
    gains = 0
    for other in range(s.players):
        gains += s.influence[other] - before[other]
    own = s.influence[seat] - before[seat]
    return own - (gains - own) / (s.players - 1)


@jit
def write_rewards(s: State, work: Work) -> None:
    """Write what a step has brought each seat."""
    for seat in range(s.players):
        if work.reward == INFLUENCE:
            work.rewards[seat] = lead(s, seat, work.influence)
        else:
            work.rewards[seat] = victory(s, seat) if s.phase == OVER else 0


@jit
def begin_anew(s: State, slot: Slot, work: Work) -> None:
    """Prepare a game whose state is a start again."""
    if work.opponents == CALLER:
        slot.seat = NOBODY
    elif work.fixed_seat == NOBODY:
        slot.seat = below(slot, s.players)
    else:
        slot.seat = work.fixed_seat


@jit
def caller_moves(s: State, slot: Slot) -> bool:
    """Return whether it is for the caller to move."""
    return bool(slot.seat == NOBODY or slot.seat == s.actor)


@entry
def find_illegal(slots: Record, menus: Record, actions: Array) -> int:
    """Return the first game whose action is not legal, ALL_LEGAL if there is none."""
    for game in range(len(actions)):
        if actions[game] != LEAVE and not is_on_menu(menus[game], slots[game].rows, actions[game]):
            return game
    return ALL_LEGAL


@entry
def step_games(
    first: int,
    last: int,
    actions: Array,
    states: Record,
    words: Array,
    slots: Record,
    menus: Record,
    starts: Array,
    works: Record,
    logs: Record,
    seen: Record,
    seen_figures: NDArray[np.uint8],
    observations: NDArray[np.uint8],
    copied: bool,
    masks: Record,
    finals: Record,
    actors: Array,
    rewards: NDArray[np.float32],
    over: NDArray[np.bool_],
) -> None:
    """Play the actions of the games from `first` up to `last`; they are legal, or LEAVE, or BEGIN.

    `words` is the same memory as `states`, and a row of `starts` a state, as plain numbers. `seen` keeps what
    the player to move sees, because most moves change little of it; `seen_figures` is the same memory, which
    is `copied` to the observations unless they are the same, too.
    """
    work = works[0]
    for game in range(first, last):
        s = states[game]
        slot = slots[game]
        over[game] = False
        for seat in range(MAX_PLAYERS):
            work.rewards[seat] = 0
        if work.reward == INFLUENCE:
            for seat in range(MAX_PLAYERS):
                work.influence[seat] = s.influence[seat]
        begins = actions[game] == BEGIN
        begun = False
        moves = rewarded = actions[game] >= 0
        number = int(MOVE_OF[actions[game]]) if moves else 0
        mover = s.actor if slot.seat == NOBODY else slot.seat
        turn = s.turn
        while True:
            if moves:
                play(s, number, logs[0])
                if rewarded and (s.phase == OVER or caller_moves(s, slot)):
                    write_rewards(s, work)
                if s.phase == OVER:
                    over[game] = begins = True
                    rewarded = False  # what opponents do now belongs to the next game
                    observe(s, mover, finals[game])
                    slot.start = slot.start + 1 if slot.start + 1 < len(starts) else 0
            if begins:
                for word in range(STATE_WORDS):
                    words[game, word] = starts[slot.start, word]
                begin_anew(s, slot, work)
                begins = False
                begun = True
            if caller_moves(s, slot):
                break
            number = random_move(s, menus[game], slot)
            moves = True
        for seat in range(s.players):
            rewards[game, seat] = work.rewards[seat]
        actors[game] = s.actor
        slot.rows = legal(s, menus[game])
        write_mask(menus[game], slot.rows, masks[game])
        if begun or turn == 0:
            observe(s, s.actor, seen[game])
        elif s.turn != turn or (moves and not only_plans(s, number)):
            observe_turn(s, s.actor, seen[game])
        elif moves:
            observe_move(s, number, seen[game])
        if copied:
            for figure in range(FIGURES):
                observations[game, figure] = seen_figures[game, figure]


@entry
def observe_state(states: Record, seat: int, observations: Record) -> None:
    """Write what a seat sees of state 0."""
    observe(states[0], seat, observations[0])


@cache
def compile_batch() -> None:
    """Compile the above, if that was never done on this machine."""
    states, slots, menus = new_states(0), new_records(SLOT, 0), new_records(MENU, 0)
    words = states.view(np.int64).reshape(0, STATE_WORDS)
    numbers, flags = np.zeros(0, np.int64), np.zeros(0, np.bool_)
    observations, masks = new_records(WRITTEN, 1), new_records(MASK, 0)
    shared: tuple[Any, ...] = numbers, states, words, slots, menus, words
    own: tuple[Any, ...] = new_records(WORK, 1), new_events(wanted=False)
    rewards = np.zeros((0, MAX_PLAYERS), np.float32)
    figures = observations.view(np.uint8).reshape(1, FIGURES)
    seen: tuple[Any, ...] = observations, figures, figures, False
    written: tuple[Any, ...] = *seen, masks, observations, numbers, rewards, flags
    with catch_warnings():
        # A slot is drawn from like an `Rng`, which Numba can do, but calls experimental.
        filterwarnings("ignore", "(?s).*considered a subtype")
        compile_ahead(
            "batch",
            {
                "actions": lambda: find_illegal(slots, menus, numbers),
                "steps": lambda: step_games(0, 0, *shared, *own, *written),
                "observations": lambda: observe_state(new_states(1), 0, observations),
            },
        )
