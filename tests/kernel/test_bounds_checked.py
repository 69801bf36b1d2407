"""The kernel never reads or writes beside its arrays: with Numba's bounds checks it plays the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

TESTS = Path(__file__).parents[1]
PROGRAM = """
import hashlib
from franchise import Game
from franchise.bots.playout import Playouts
from strategies import STYLES, playing, some_options

digest = hashlib.sha256()
for seed in range(150):
    game = Game.new(**some_options(seed))
    if seed % 10 == 0:
        digest.update(Playouts(seed).play(game.position.states, 50).tobytes())
    for move, events in playing(game, seed, STYLES[seed % len(STYLES)]):
        digest.update(f"{move} {events}".encode())
    digest.update(repr(game.view()).encode())
print(digest.hexdigest())
"""


def digest(boundscheck: str) -> str:
    """Run the program and return what it prints."""
    environment = os.environ | {"NUMBA_BOUNDSCHECK": boundscheck, "PYTHONPATH": str(TESTS)}
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
    )
    return finished.stdout.strip()


def test_bounds_checks_change_nothing() -> None:
    checked = digest("1")
    assert len(checked) == 64
    assert checked == digest("")
