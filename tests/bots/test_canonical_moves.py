"""Of moves that commute a search looks at one order only, and misses no turn."""

from collections.abc import Callable

import numpy as np
import pytest

from franchise import Game
from franchise.board import BOARD
from franchise.bots.canonical import canonical_menu, canonical_rest
from franchise.game.position import Position
from franchise.kernel.jit import entry
from franchise.kernel.menu import new_menu, write_moves
from franchise.kernel.moves import MOVES
from franchise.kernel.records import Array, Record
from franchise.kernel.state import TWO_8_LINKS
from tables import Table

pytestmark = pytest.mark.compiled


@entry
def list_canonical(states: Record, menus: Record, moves: Array) -> int:
    return write_moves(menus[0], canonical_menu(states[0], menus[0]), moves)


@entry
def list_canonical_rest(states: Record, menus: Record, moves: Array, grown: int, expansions: int) -> int:
    return write_moves(menus[0], canonical_rest(states[0], menus[0], grown, expansions), moves)


def canonical_codes(position: Position) -> list[int]:
    moves = np.zeros(MOVES, np.int64)
    count = list_canonical(position.states, new_menu(), moves)
    return [int(code) for code in moves[:count]]


def codes_of_the_rest(begun: Position) -> Callable[[Position], list[int]]:
    """List moves of a turn that was begun in any order."""
    facts, moves = begun.facts(), np.zeros(MOVES, np.int64)

    def codes(position: Position) -> list[int]:
        rest = facts.grown, facts.expansions
        count = list_canonical_rest(position.states, new_menu(), moves, *rest)
        return [int(code) for code in moves[:count]]

    return codes


def ends_of_turn(position: Position, codes: Callable[[Position], list[int]]) -> tuple[dict[bytes, int], int]:
    """Find the positions after all turns that can be played, and the number of ways to play them.

    Of positions that differ in the player's money only, the richest counts.
    """
    turn, player = position.turn, position.actor
    found: dict[bytes, int] = {}
    ways = 0
    stack = [position]
    while stack:
        current = stack.pop()
        if current.turn == turn:
            for code in codes(current):
                after = current.copy()
                after.play_all([code])
                stack.append(after)
            continue
        ways += 1
        states = current.states.copy()
        money = int(states["money"][0, player])
        states["money"][0, player] = 0
        for meaningless in ("expansion", "dearest_links_used"):  # after the turn, without milestones
            states[meaningless] = 0
        key = states.tobytes()
        found[key] = max(money, found.get(key, 0))
    return found, ways


def with_three_cities() -> Table:
    table = Table(3, actor="A").city("chicago", "A______").city("omaha", "AB__").city("dallas", "AA___")
    return table.has("A", money=4)


def with_a_bonus_tile() -> Table:
    table = Table(2).city("chicago", "A______").towns(pueblo="A")
    return table.has("A", money=9, bonus_tiles=1)


@pytest.mark.parametrize("make", [with_three_cities, with_a_bonus_tile])
def test_every_turn_can_be_played_in_canonical_order_at_the_lowest_price(make: Callable[[], Table]) -> None:
    position = make().game.position
    every, ways = ends_of_turn(position, Position.codes)
    canonical, fewer_ways = ends_of_turn(position, canonical_codes)
    assert canonical == every
    assert fewer_ways < 1.1 * len(canonical)  # hardly a turn is looked at twice
    assert fewer_ways < 0.6 * ways


def places_around_an_8_link() -> tuple[str, str, str]:
    """Find a city with an $8 link and a cheaper one, and where they come from."""
    for dear in BOARD.links:
        for cheap in BOARD.links:
            for city in set(dear.places) & set(cheap.places):
                if dear.price == 8 > cheap.price > 1:
                    (origin,), (other,) = (set(link.places) - {city} for link in (dear, cheap))
                    return city, origin, other
    raise AssertionError


@pytest.mark.parametrize("counts", [True, False])
def test_an_8_link_beside_a_cheaper_one_is_there_for_its_milestone_only(counts: bool) -> None:
    city, *origins = places_around_an_8_link()
    table = Table(5)
    for origin in origins:
        table.city(origin, "A" + "_" * (BOARD.place[origin].spaces - 1))
    table.state.milestones_in_play = counts << TWO_8_LINKS
    table.state.reserve[0] = 1
    position = table.game.position
    moves = [str(position.move(code)) for code in canonical_codes(position)]
    assert (f"expand {city} $8" in moves) is counts
    assert len([move for move in moves if move.startswith(f"expand {city} ")]) == 1 + counts


@pytest.mark.parametrize(
    "begun", ["grow dallas", "grow omaha", "cash; grow dallas", "grow dallas; grow chicago"]
)
def test_every_rest_of_a_turn_can_be_played_whatever_its_beginning(begun: str) -> None:
    table = with_three_cities()
    table.play(*begun.split("; "))
    position = table.game.position
    every, ways = ends_of_turn(position, Position.codes)
    canonical, fewer_ways = ends_of_turn(position, codes_of_the_rest(position))
    assert canonical == every
    assert fewer_ways <= ways


def test_a_double_share_is_left_out_where_the_first_piece_scores_the_city() -> None:
    """Cash leads to the same position with more money."""
    table = Table(2, money=2).city("dallas", "AA___").city("omaha", "A___").has("A", bonus_tiles=1)
    table.play("grow dallas", "grow omaha")
    position, codes = table.game.position, codes_of_the_rest(table.game.position)
    assert table.offers("double") == ["double omaha", "double dallas"]
    assert [str(position.move(code)) for code in codes(position)] == ["double omaha", "cash", "end"]
    assert ends_of_turn(position, codes)[0] == ends_of_turn(position, Position.codes)[0]


@pytest.mark.parametrize("seed", range(3))
def test_canonical_moves_are_legal(seed: int) -> None:
    game = Game.new(["Ann", "Bob"], boom=True, milestones=True, seed=seed)
    while not game.over:
        codes = canonical_codes(game.position)
        assert set(codes) <= set(game.position.codes())
        game.play(game.position.move(codes[(seed * 7 + len(game.moves)) % len(codes)]))
