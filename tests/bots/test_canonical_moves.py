"""Of moves that commute a search looks at one order only, and misses no turn."""

import numpy as np
import pytest

from franchise import Game
from franchise.bots.canonical import canonical_menu
from franchise.game.position import Position
from franchise.kernel.jit import entry
from franchise.kernel.menu import new_menu, write_moves
from franchise.kernel.moves import MOVES
from franchise.kernel.records import Array, Record
from tables import Table

pytestmark = pytest.mark.compiled


@entry
def list_canonical(states: Record, menus: Record, moves: Array) -> int:
    return write_moves(menus[0], canonical_menu(states[0], menus[0]), moves)


def canonical_codes(position: Position) -> list[int]:
    moves = np.zeros(MOVES, np.int64)
    count = list_canonical(position.states, new_menu(), moves)
    return [int(code) for code in moves[:count]]


def ends_of_turn(position: Position, turn: int, canonical: bool) -> tuple[set[bytes], int]:
    """Find the positions after all turns that can be played, and the number of ways to play them."""
    found: set[bytes] = set()
    ways = 0
    stack = [position]
    while stack:
        current = stack.pop()
        if current.turn != turn:
            found.add(current.states.tobytes())
            ways += 1
            continue
        for code in canonical_codes(current) if canonical else current.codes():
            after = current.copy()
            after.play_all([code])
            stack.append(after)
    return found, ways


def position_with_three_cities() -> Position:
    table = Table(3, actor="A").city("chicago", "A______").city("omaha", "AB__").city("dallas", "AA___")
    table.has("A", money=4)
    return table.game.position


def test_every_turn_can_be_played_in_canonical_order() -> None:
    position = position_with_three_cities()
    every, ways = ends_of_turn(position, position.turn, canonical=False)
    canonical, fewer_ways = ends_of_turn(position, position.turn, canonical=True)
    assert canonical == every
    assert fewer_ways < ways / 2


@pytest.mark.parametrize("seed", range(3))
def test_canonical_moves_are_legal(seed: int) -> None:
    game = Game.new(["Ann", "Bob"], boom=True, milestones=True, seed=seed)
    while not game.over:
        codes = canonical_codes(game.position)
        assert set(codes) <= set(game.position.codes())
        game.play(game.position.move(codes[(seed * 7 + len(game.moves)) % len(codes)]))
