"""Random play on the kernel: as many games as wanted, each to its end, the same for the same seed."""

import pytest

from franchise import Game
from franchise.bots.playout import DECISIONS, END_REASON, INFLUENCE, TOWNS, TURNS, WINNERS, Playouts
from franchise.kernel.bits import lowest, member, popcount
from franchise.kernel.jit import INTERPRETED
from strategies import NAMES, RARE_TILES, some_options


@pytest.mark.parametrize("seed", range(4))
def test_playouts_end_and_say_who_won(seed: int) -> None:
    game = Game.new(**some_options(seed))
    players = len(game.players)
    before = game.position.copy()
    outcomes = Playouts(seed).play(game.position.states, 3 if INTERPRETED else 100)
    assert game.position.same_as(before)
    for row in outcomes.tolist():
        assert row[DECISIONS] >= row[TURNS] >= players
        assert row[END_REASON] in (1, 2)
        best = max(zip(row[INFLUENCE:TOWNS], row[TOWNS:], strict=True))
        winners = [(row[INFLUENCE + seat], row[TOWNS + seat]) == best for seat in range(players)]
        assert row[WINNERS] == sum(1 << seat for seat, won in enumerate(winners) if won)


def test_the_same_seed_gives_the_same_playouts() -> None:
    start = Game.new(NAMES[:3], start="introductory", region_tiles="random", region_pool=RARE_TILES, seed=1)
    first, second, other = (Playouts(seed).play(start.position.states, 2) for seed in (1, 1, 2))
    assert first.tolist() == second.tolist() != other.tolist()


def test_members_of_a_mask_are_counted_from_its_lowest_bit() -> None:
    mask = 0b1011_0000
    assert popcount(mask) == 3
    assert lowest(mask) == 4
    assert [member(mask, k) for k in range(3)] == [4, 5, 7]
