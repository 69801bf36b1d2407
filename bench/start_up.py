"""Starting up: import, warm start to the first finished game, first compile, memory."""

import os
import subprocess
import sys
import tempfile
import time

from bench.figures import Figure

FIRST_GAME = """
from franchise import Game
from franchise.bots.playout import Playouts
game = Game.new(list("ABCD"))
Playouts(seed=1).play(game.position.states, 1)
"""
MEMORY = "import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)"
IMPORT = """
import time
start = time.perf_counter()
import franchise
print(time.perf_counter() - start)
import sys
assert "numba" not in sys.modules
"""


def run() -> list[Figure]:
    """Measure, each in a process of its own."""
    python()  # so that bytecode is there
    compile_seconds = _first_compile()
    python(FIRST_GAME)
    warm = min(_seconds(FIRST_GAME) for _ in range(5))
    help_seconds = min(
        _seconds(
            "import sys; sys.argv = ['franchise', '--help']; from franchise.cli.main import main; main()"
        )
        for _ in range(3)
    )
    return [
        Figure("import franchise", min(float(python(IMPORT)) for _ in range(5)), "s", 0.2, at_most=True),
        Figure("franchise --help", help_seconds, "s"),
        Figure("warm start to the first finished random game", warm, "s", 1, at_most=True),
        Figure("first compile, all of it", compile_seconds, "s", 30, at_most=True),
        Figure("memory after random games", float(python(FIRST_GAME + MEMORY)), "MB", 300, at_most=True),
    ]


def _first_compile() -> float:
    with tempfile.TemporaryDirectory() as directory:
        return _seconds(FIRST_GAME, NUMBA_CACHE_DIR=directory)


def _seconds(program: str, **environment: str) -> float:
    start = time.perf_counter()
    python(program, **environment)
    return time.perf_counter() - start


def python(program: str = "import franchise", **environment: str) -> str:
    """Run a program in a separate Python and return what it prints."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | environment)
    return done.stdout
