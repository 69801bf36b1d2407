"""A bot of another version of the package, in a process of its own: the arena plays it like any other.

    python -m study.earlier COMMIT
    franchise arena tycoon study/earlier.py:Earlier:python=build/earlier-COMMIT/.venv/bin/python,bot=tycoon

Needs only what all versions share: the record of a game, the notation of moves, and how a bot is asked.
"""

import atexit
import json
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from franchise.bots import Bot, Budget
from franchise.game.game import Game
from franchise.game.move import Move

SERVE = """
import json, sys
from franchise import Game
from franchise.bots import BotChoice, Budget
number, bot, budget = None, None, None
for line in sys.stdin:
    ask = json.loads(line)
    if number is None:
        start = Game.new(["A", "B"], start="introductory")
        BotChoice.parse(ask["bot"]).make(0).choose(start, Budget(simulations=1, seconds=0))
    if ask["number"] != number:
        number, bot = ask["number"], BotChoice.parse(ask["bot"]).make(ask["seed"])
    if ask["new_turn"]:
        budget = Budget(seconds=ask["seconds"], simulations=ask["simulations"])
    print(json.dumps(str(bot.choose(Game.from_record(ask["record"]), budget))), flush=True)
"""
"""What the other version runs: it makes a bot for each number, and answers with its moves. Its first choice
loads the machine code, before any time is taken."""

INSTALLED = ".venv/installed"
"""What is there once all is installed."""

_NUMBERS = count()


def install(commit: str, parent: Path) -> Path:
    """Install the version of a commit below a directory, if it is not there; return its Python."""
    directory = parent.resolve() / f"earlier-{commit}"
    python = directory / ".venv/bin/python"
    if not (directory / INSTALLED).exists():
        print(f"installing {commit} in {directory} ...", file=sys.stderr, flush=True)
        if not directory.exists():
            _run("git", "worktree", "add", "--detach", str(directory), commit)
        _run(sys.executable, "-m", "venv", str(directory / ".venv"))
        _run(str(python), "-m", "pip", "install", "--quiet", str(directory), FRANCHISE_WITHOUT_CLIENT="1")
        (directory / INSTALLED).touch()
    return python


def _run(*command: str, **environment: str) -> None:
    subprocess.run(command, check=True, env=os.environ | environment)


class OtherVersion:
    """A process of the other version; it ends with this one."""

    def __init__(self, python: str) -> None:
        """Start it."""
        self._python = python
        self._process = subprocess.Popen(
            [python, "-c", SERVE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self.stop)

    def ask(self, question: dict[str, Any]) -> str:
        """Ask for a move."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(BrokenPipeError):  # then there is no answer either
            print(json.dumps(question), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self._python} ended without an answer; what it wrote is above")
        return str(json.loads(answer))

    def stop(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(10)


@cache
def other_version(python: str, seat: int) -> OtherVersion:
    """Start a version once for each seat of this process: to start it takes longer than many a game."""
    return OtherVersion(python)


class Earlier(Bot):
    """Plays as a bot of another version of the package does."""

    def __init__(
        self, seed: int = 0, *, python: str = sys.executable, bot: str = "tycoon", simulations: int = 0
    ) -> None:
        """Prepare for a game; `python` runs the other version, `simulations` overrides its bot's number."""
        super().__init__(seed)
        self._python, self._bot = python, bot + (f":simulations={simulations}" if simulations else "")
        self._number = next(_NUMBERS)
        self._turn = (-1, -1, -1)

    def choose(self, game: Game, budget: Budget) -> Move:
        """Ask the other version."""
        assert game.actor is not None
        turn = game.actor, game.turn, 0 if game.turn else len(game.moves)
        answer = other_version(self._python, game.actor).ask(
            {
                "number": self._number,
                "bot": self._bot,
                "seed": self.seed,
                "record": game.record(),
                "new_turn": turn != self._turn,
                "seconds": budget.seconds,
                "simulations": budget.simulations,
            }
        )
        self._turn = turn
        return Move.parse(answer)


if __name__ == "__main__":
    print(install(sys.argv[1], Path("build")))
