"""What the tests of the command line share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from franchise import Game
from franchise.cli import saving
from franchise.cli.main import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True, scope="session")
def ready(compiled: None) -> None:
    """Have everything compiled: what a command says while it compiles is tested where that is the subject."""


@pytest.fixture(autouse=True)
def autosave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the games of the tests away from those of people."""
    path = tmp_path / "data" / "terminal.json"
    monkeypatch.setattr(saving, "autosave_path", lambda: path)
    return path


@pytest.fixture
def run() -> Run:
    """Run a command as a person would, with what they type."""

    def run(*arguments: object, typed: str | bytes = "") -> Result:
        result = CliRunner().invoke(
            app, [str(argument) for argument in arguments], input=typed, prog_name="franchise"
        )
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture(scope="session")
def finished_game() -> Game:
    """Play a game to its end, by the first move of the list."""
    game = Game.new(["You", "Random bot 1", "Random bot 2"], start="introductory", seed=3)
    while not game.over:
        game.play(game.legal_moves()[0])
    return game


@pytest.fixture
def finished(finished_game: Game, tmp_path: Path) -> Path:
    """Record a finished game."""
    path = tmp_path / "finished.json"
    finished_game.save(path)
    return path
