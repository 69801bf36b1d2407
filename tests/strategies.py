"""Options of the rules and games of random players, for the property tests."""

import random
from collections.abc import Iterator
from typing import Any, Literal, get_args

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from franchise import Event, Game, Move
from franchise.board import BOARD
from franchise.kernel.jit import INTERPRETED

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")
RARE_TILES = (
    "expansion",
    "link",
    "bonus1",
    "bonus2",
    "dollar1",
    "dollar2",
    "number1",
    "number2",
    "n01",
    "n02",
)
"""A pool in which every kind of region tile is there: ten, one for each region."""

Options = dict[str, Any]
Style = Literal["random", "keen", "grower", "spender", "hoarder"]
STYLES: tuple[Style, ...] = get_args(Style)


def examples(count: int) -> settings:
    """Set the number of examples: fewer where the kernel runs interpreted."""
    fewer = max(3, count // 20)
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(
        max_examples=fewer if INTERPRETED else count, deadline=None, suppress_health_check=slow, database=None
    )


seeds = st.integers(0, 2**32 - 1)
styles = st.sampled_from(STYLES)


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Draw the keyword arguments of `Game.new`, any value of each option."""
    players = draw(st.integers(2, 5))
    region_tiles = draw(st.sampled_from(["printed", "random", "draft"]))
    pools: list[Any] = ["printed"]
    if region_tiles != "printed":
        longer = (*RARE_TILES, *(region.id for region in BOARD.regions))
        pools += ["mixed", "new", RARE_TILES[: len(BOARD.open_regions(players))], longer]
    return {
        "names": NAMES[:players],
        "start": draw(st.sampled_from(["choose", "introductory"])),
        "city_tiles": draw(st.sampled_from(["printed", "random", "draft"])),
        "region_tiles": region_tiles,
        "region_pool": draw(st.sampled_from(pools)),
        "milestones": draw(st.booleans()),
        "boom": draw(st.booleans()),
        "seed": draw(seeds),
    }


def some_options(seed: int) -> Options:
    """Choose options by a seed, without Hypothesis; those with rare tiles are common."""
    rng = random.Random(seed)
    players = rng.randint(2, 5)
    region_tiles = rng.choice(["printed", "random", "random", "draft"])
    pools: list[Any] = ["printed"]
    if region_tiles != "printed":
        pools = ["printed", "mixed", "new", RARE_TILES[: len(BOARD.open_regions(players))]]
    return {
        "names": NAMES[:players],
        "start": rng.choice(["choose", "introductory"]),
        "city_tiles": rng.choice(["printed", "random", "draft"]),
        "region_tiles": region_tiles,
        "region_pool": rng.choice(pools),
        "milestones": rng.random() < 0.5,
        "boom": rng.random() < 0.5,
        "seed": seed,
    }


def choose(game: Game, rng: random.Random, style: Style) -> Move:
    """Choose a legal move. All styles but the first prefer what makes games long and rare things common."""
    moves = game.legal_moves()
    kinds = {move.kind for move in moves}
    if style != "random" and rng.random() < 0.9:
        wanted = [move for move in moves if move.far and move.free]
        if style == "hoarder":  # keeps the Link and the Expansion tile to use them together
            moves = [move for move in moves if not (move.far or move.free)]
        else:
            wanted = wanted or [move for move in moves if move.far or move.free]
        if style == "spender" and not wanted:
            wanted = [move for move in moves if move.kind in ("again", "double", "cash")]
        if style == "grower" and not wanted and "expand" not in kinds:
            wanted = [move for move in moves if move.kind in ("grow", "double")]
        moves = wanted or [move for move in moves if move.kind in ("expand", "again")] or moves
    return rng.choice(moves)


def playing(game: Game, seed: int, style: Style = "random") -> Iterator[tuple[Move, list[Event]]]:
    """Play a game to its end; yield each move with its events."""
    rng = random.Random(seed)
    while not game.over:
        move = choose(game, rng, style)
        yield move, game.play(move)


def play_out(game: Game, seed: int, style: Style = "random", most: int | None = None) -> Game:
    """Play a game to its end, or for so many moves."""
    for played, _ in enumerate(playing(game, seed, style), 1):
        if played == most:
            break
    return game


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a game with any options, at any point of it, sometimes its end."""
    chosen = draw(options())
    game = play_out(Game.new(**chosen), draw(seeds), draw(styles), draw(st.integers(1, 250)))
    if game.over and draw(st.integers(0, 3)):
        moves = game.moves[: -draw(st.integers(1, len(game.moves)))]
        game = Game.new(**chosen)
        game.play_all(moves)
    return game
