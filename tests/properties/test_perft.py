"""How many sequences of moves there are per ply: a fingerprint of the rules (compare chess's perft)."""

from typing import Any

import pytest

from franchise import Game
from franchise.game.position import Position
from strategies import NAMES, RARE_TILES, play_out


def perft(position: Position, plies: int) -> int:
    """Count the sequences of so many moves."""
    codes = position.codes()
    if plies == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = position.copy()
        assert after.play_all([code]) is None
        total += perft(after, plies - 1)
    return total


def game_of(players: int, after: int = 0, seed: int = 1, **options: Any) -> Game:
    """Deal a game and play it for so many moves."""
    game = Game.new(NAMES[:players], seed=seed, **options)
    return play_out(game, seed, "grower", after) if after else game


def both_tiles() -> Game:
    """Hand the active player of a running game the Link and the Expansion tile."""
    game = game_of(3, after=20, start="introductory")
    while game.view().phase != "expand":
        game.play(game.legal_moves()[-1])
    game.position.states["link_tile"] = game.position.states["expansion_tile"] = game.actor
    return game


GAMES = {
    "two players choose their towns": lambda: game_of(2),
    "three players, introductory": lambda: game_of(3, start="introductory"),
    "five players, introductory, boom": lambda: game_of(5, start="introductory", boom=True),
    "two players draft cities": lambda: game_of(2, city_tiles="draft"),
    "four players draft new region tiles": lambda: game_of(4, region_tiles="draft", region_pool="new"),
    "two players, random tiles, milestones, boom, running": lambda: game_of(
        2, 60, start="introductory", city_tiles="random", region_tiles="random", milestones=True, boom=True
    ),
    "four players, rare tiles, running": lambda: game_of(
        4, 110, start="introductory", region_tiles="random", region_pool=RARE_TILES
    ),
    "five players, milestones, late": lambda: game_of(5, 120, milestones=True, seed=2),
    "three players, both tiles": both_tiles,
}
COUNTS = {
    "two players choose their towns": [12, 132, 520, 908, 1920, 5704, 29066, 102773],
    "three players, introductory": [6, 13, 55, 137, 491, 1957, 10844, 57070],
    "five players, introductory, boom": [25, 219, 1533, 3361, 26611],
    "two players draft cities": [49, 2268, 97854],
    "four players draft new region tiles": [100, 8100, 518400],
    "two players, random tiles, milestones, boom, running": [6, 25, 207, 1215, 7717, 60262],
    "four players, rare tiles, running": [5, 13, 41, 90, 203, 394, 1021, 3163, 10204, 30370, 80807],
    "five players, milestones, late": [1, 11, 28, 115, 299, 753, 1701, 3348, 7355, 23840, 96217],
    "three players, both tiles": [56, 1626, 6742, 38488],
}


FEW = 2_000
"""As many sequences can be counted interpreted too."""


def count_and_compare(name: str, plies: list[int]) -> None:
    """Count the sequences of each of these lengths."""
    position = GAMES[name]().position
    assert [perft(position, ply) for ply in plies] == [COUNTS[name][ply - 1] for ply in plies]


@pytest.mark.parametrize("name", GAMES)
def test_the_first_plies_have_as_many_sequences_as_ever(name: str) -> None:
    count_and_compare(name, [ply for ply, count in enumerate(COUNTS[name], 1) if count <= FEW])


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_deeper_plies_have_as_many_sequences_as_ever(name: str) -> None:
    count_and_compare(name, [ply for ply, count in enumerate(COUNTS[name], 1) if count > FEW])
