"""The compiled kernel does what its Python source says: both play the same games, step by step."""

import importlib
import importlib.util
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import franchise.kernel
from franchise import Game
from franchise.kernel.figures import FIGURES
from franchise.kernel.lookup import PLACE_INDEX, PLACES, REGION_INDEX, REGIONS, TILE_INDEX
from franchise.kernel.moves import MOVES
from strategies import STYLES, choose, some_options

pytestmark = pytest.mark.compiled

COPY = "interpreted_kernel"


class Interpreted:
    """A game on the interpreted copy of the kernel."""

    def __init__(self, game: Game) -> None:
        """Start from the setup of a game."""
        self.entries = importlib.import_module(f"{COPY}.entries")
        state, events, menu = (
            importlib.import_module(f"{COPY}.{name}") for name in ("state", "events", "menu")
        )
        self.states, self.logs, self.menus = state.new_states(1), events.new_events(True), menu.new_menu()
        self.numbers = np.zeros(MOVES, np.int64)
        players, setup = len(game.players), game.setup
        values = np.zeros(PLACES, np.int64)
        for place, value in setup.city_values(players).items():
            values[PLACE_INDEX[place]] = value
        tiles = np.full(REGIONS, -1, np.int64)
        for region, tile in setup.tiles_on_regions(players).items():
            tiles[REGION_INDEX[region]] = TILE_INDEX[tile]
        milestones = np.full(7, -1, np.int64)
        milestones[: len(setup.milestone_indexes)] = setup.milestone_indexes
        pool = sum(1 << TILE_INDEX[tile] for tile in setup.region_tiles_to_draft())
        introductory = int(setup.start == "introductory")
        self.entries.start_game(
            self.states, players, introductory, int(setup.boom), values, tiles, pool, milestones, self.logs
        )

    def codes(self) -> list[int]:
        """List the legal moves."""
        count = self.entries.list_moves(self.states, self.menus, self.numbers)
        codes: list[int] = self.numbers[:count].tolist()
        return codes

    def play(self, code: int) -> list[list[int]]:
        """Play a move and return the rows of its events."""
        assert self.entries.play_moves(self.states, np.array([code]), self.menus, self.logs) == -1
        return self.rows()

    def rows(self) -> list[list[int]]:
        """Return the rows of the last events."""
        rows: list[list[int]] = self.logs[0].rows[: self.logs[0].count].tolist()
        return rows

    def way(self, target: int, free: int) -> tuple[Any, ...]:
        """Find a far way."""
        way = np.zeros(PLACES, np.int64)
        return (*map(int, self.entries.find_way(self.states, target, free, way)), way.tolist())

    def figures(self) -> bytes:
        """Work out the figures."""
        figures = np.zeros(1, FIGURES)
        self.entries.work_out(self.states, figures)
        return figures.tobytes()


@pytest.fixture(scope="module", autouse=True)
def interpreted_kernel() -> Iterator[ModuleType]:
    source = Path(franchise.kernel.__file__ or "").parent
    spec = importlib.util.spec_from_file_location(
        COPY, source / "__init__.py", submodule_search_locations=[str(source)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = os.environ.get("FRANCHISE_INTERPRETED")
    os.environ["FRANCHISE_INTERPRETED"] = "1"
    try:
        sys.modules[COPY] = module
        spec.loader.exec_module(module)
        importlib.import_module(f"{COPY}.entries")
        yield module
    finally:
        if before is None:
            del os.environ["FRANCHISE_INTERPRETED"]
        else:
            os.environ["FRANCHISE_INTERPRETED"] = before
        for name in [name for name in sys.modules if name.split(".")[0] == COPY]:
            del sys.modules[name]


def compare(game: Game, other: Interpreted) -> None:
    """Assert that both kernels are in the same state and offer the same."""
    assert game.position.states.tobytes() == other.states.tobytes()
    assert game.position.codes() == other.codes()


def test_one_kernel_is_compiled_and_the_other_is_not() -> None:
    here, there = (importlib.import_module(f"{name}.turn").play for name in ("franchise.kernel", COPY))
    assert hasattr(here, "py_func")
    assert not hasattr(there, "py_func")


@pytest.mark.parametrize("seed", range(60))
def test_both_kernels_play_the_same_game(seed: int) -> None:
    game = Game.new(**some_options(seed))
    other = Interpreted(game)
    rng = random.Random(seed)
    style = STYLES[seed % len(STYLES)]
    compare(game, other)
    while not game.over:
        move = choose(game, rng, style)
        code = game.position.codes()[game.legal_moves().index(move)]
        before = game.position.copy()
        game.play(move)
        assert before.play(code) == other.play(code)
        compare(game, other)
        if rng.random() < 0.05:
            figures = np.zeros(1, FIGURES)
            franchise.kernel.entries.work_out(game.position.states, figures)
            assert figures.tobytes() == other.figures()


@pytest.mark.parametrize("seed", range(12))
def test_both_kernels_find_the_same_far_ways(seed: int) -> None:
    options = some_options(seed) | {"city_tiles": "printed", "start": "introductory", "boom": False}
    if options["region_tiles"] == "draft":
        options |= {"region_tiles": "printed", "region_pool": "printed"}
    game = Game.new(**options)
    other = Interpreted(game)
    rng = random.Random(seed)
    while len(game.moves) < seed * 4:
        code = game.position.codes()[game.legal_moves().index(choose(game, rng, "keen"))]
        game.play(game.position.move(code))
        other.play(code)
    assert game.actor is not None
    for states in (game.position.states, other.states):
        states["link_tile"] = states["expansion_tile"] = game.actor
        states["money"][0][game.actor] = 4 * seed
    compare(game, other)
    for target in rng.sample(range(PLACES), 6):
        for free in (0, 1):
            way = np.zeros(PLACES, np.int64)
            found = franchise.kernel.entries.find_way(game.position.states, target, free, way)
            assert (*map(int, found), way.tolist()) == other.way(target, free)
    far = [code for code in game.position.codes() if game.position.move(code).far]
    for code in rng.sample(far, min(3, len(far))):
        rows = game.copy().position.play(code)
        trial = Interpreted(game)
        trial.states[:] = other.states
        assert rows == trial.play(code)
