"""`franchise arena` and `franchise bots`."""

import csv
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from franchise import Game
from franchise.arena import Match
from franchise.bots import BOTS

Run = Callable[..., Result]

QUICK = ("--start", "introductory")

OWN = """
from franchise.bots import RandomBot

class Own(RandomBot):
    def __init__(self, seed=0, *, first: bool = False):
        super().__init__(seed)
        self._first = first

    def choose(self, game, budget):
        return game.legal_moves()[0] if self._first else super().choose(game, budget)

class Broken(RandomBot):
    def choose(self, game, budget):
        return None
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN, "utf-8")
    return path


def figures(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("arena", *arguments, *QUICK, "--json", "-")
    assert result.exit_code == 0, result.stderr
    value: dict[str, Any] = json.loads(result.stdout)
    return value


def without_times(value: dict[str, Any]) -> dict[str, Any]:
    for entrant in value["entrants"]:
        del entrant["seconds_per_move"], entrant["seconds_per_turn"]
    return value


def test_json_has_what_programs_ask_for(run: Run) -> None:
    found = figures(run, "random", "random", "random", "--games", 6, "--seed", 4)
    assert [entrant["bot"] for entrant in found["entrants"]] == ["random"] * 3
    for entrant in found["entrants"]:
        low, high = entrant["interval"]
        assert 0 <= low <= entrant["win_rate"] == entrant["wins"] / entrant["games"] <= high <= 1
        assert entrant["games"] == 6
        assert isinstance(entrant["rating"], float)
        assert entrant["seconds_per_move"] > 0
    assert sum(entrant["wins"] for entrant in found["entrants"]) == pytest.approx(6)
    assert (found["games"], found["players"], found["seed"]) == (6, 3, 4)
    assert found["options"]["start"] == "introductory"


def test_the_same_seed_gives_the_same_figures(run: Run) -> None:
    first, again, other = (
        without_times(figures(run, "random", "random", "--games", 2, "--seed", seed)) for seed in (2, 2, 3)
    )
    assert first == again
    assert first["entrants"] != other["entrants"]


def test_people_get_tables_and_progress_goes_to_stderr(run: Run) -> None:
    result = run("arena", "random", "random", "--games", 2, *QUICK)
    assert result.exit_code == 0
    assert all(words in result.stdout for words in ("2 games", "Win rate", "Rating", "Turns per player"))
    assert "Playing" not in result.stdout
    assert result.stderr.splitlines()[0] == "Playing 2 games ..."
    assert result.stderr.splitlines()[-1].startswith("2 of 2 games: random ")


def test_csv_and_plots_are_written(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("figures.csv", "ratings.svg", "influence.png", "figures.json")]
    arguments = ("--csv", files[0], "--plot", files[1], "--plot-influence", files[2], "--json", files[3])
    assert run("arena", "random", "random", "--games", 2, *QUICK, *arguments).exit_code == 0
    assert [row["bot"] for row in csv.DictReader(io.StringIO(files[0].read_text()))] == ["random", "random"]
    assert b"<svg" in files[1].read_bytes()
    assert files[2].read_bytes().startswith(b"\x89PNG")
    assert json.loads(files[3].read_text("utf-8"))["games"] == 2


def test_csv_can_go_to_standard_output(run: Run) -> None:
    result = run("arena", "random", "random", "--games", 2, *QUICK, "--csv", "-")
    assert [row["games"] for row in csv.DictReader(io.StringIO(result.stdout))] == ["2", "2"]


def test_a_number_of_games_that_leaves_seat_orders_uneven_is_noted(run: Run) -> None:
    result = run("arena", "random", "greedy", "--games", 3, "--results", "/no/such/directory/file")
    assert result.stderr.splitlines()[0].startswith("Note: 3 is no multiple of the 2 seat orders")


def test_games_without_chance_are_noted(run: Run, own: Path) -> None:
    bot = f"{own}:Own:first=true"
    result = run("arena", bot, bot, "--games", 4, *QUICK)
    assert "only 1 different games among these 4" in result.stderr


def test_a_time_limit_is_noted(run: Run) -> None:
    result = run("arena", "random", "random", "--games", 2, *QUICK, "--seconds", "0.5,5")
    assert "depend on this machine" in result.stderr


def test_a_bot_of_a_users_file_plays_with_its_settings(run: Run, own: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    found = figures(run, "random", f"{own}:Own:first=true", "--games", 2, "--jobs", 2, "--records", records)
    assert found["entrants"][1]["bot"] == f"{own}:Own:first=true"
    game = Game.load(records / "game-00002.json")
    assert game.players == ("Own 2", "Random 1")
    assert game.moves[0] == Game(game.players, game.setup).legal_moves()[0]


def test_a_tournament_goes_on_in_its_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    figures(run, "random", "random", "--games", 2, "--results", path)
    before = path.read_bytes()
    found = figures(run, "random", "random", "--games", 4, "--results", path)
    assert path.read_bytes().startswith(before)
    assert without_times(found) == without_times(figures(run, "random", "random", "--games", 4))


@pytest.mark.parametrize("kept", [True, False])
def test_an_interruption_shows_what_was_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    play = Match.play

    def interrupt(self: Match) -> object:
        if self.number == 3:
            raise KeyboardInterrupt
        return play(self)

    monkeypatch.setattr(Match, "play", interrupt)
    path = tmp_path / "results.jsonl"
    options = ("--results", path) if kept else ()
    result = run("arena", "random", "random", "--games", 4, *QUICK, *options)
    assert result.exit_code == 130
    assert "2 games" in result.stdout
    words = f"kept in {path}; the same command goes on" if kept else "not kept without --results FILE"
    assert words in result.stderr.splitlines()[-1]
    monkeypatch.undo()
    if kept:
        assert figures(run, "random", "random", "--games", 4, *options)["games"] == 4


def test_a_bot_that_misbehaves_is_named_and_earlier_games_are_shown(
    run: Run, own: Path, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    result = run("arena", "random", f"{own}:Broken", "--games", 2, *QUICK, "--results", path)
    assert result.exit_code == 2
    line = result.stderr.splitlines()[-1]
    assert line.startswith(f"franchise: game 1 of seed 1: {own}:Broken (entrant 2, bot seed ")
    assert "answered None, which is no move" in line
    assert f"0 of 2 games are played and are kept in {path}" in line


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "BOT"),
        (("random",), "expected two to five bots"),
        (("random",) * 6, "expected two to five bots"),
        (("random", "genius"), "bot: expected one of newcomer"),
        (("random", "own.py:Own"), "own.py: there is no such file"),
        (("random", "playouts:depth=3"), "has the settings simulations=10000"),
        (("random", "random", "--games", "0"), "--games"),
        (("random", "random", "--jobs", "0"), "--jobs"),
        (("random", "random", "--seconds", "0"), "seconds: expected more than 0"),
        (("random", "random", "--seconds", "a while"), "--seconds: expected a number, or one for each bot"),
        (("random", "random", "--seconds", "1,2,3"), "one for each of 2 bots, got 3"),
        (("random", "random", "--seed", str(1 << 60)), "seed: expected 0 to"),
        (("random", "random", "--region-pool", "nonsense"), "no tile 'nonsense'"),
        (("random", "random", "--json", "/no/such/directory/file"), "there is no directory"),
        (("random", "random", "--plot", "/no/such/directory/file.svg"), "there is no directory"),
        (("random", "random", "--plot", "plot.pdf"), "a plot is a .png or .svg file"),
        (("random", "random", "--json", "-", "--csv", "-"), "only one of them"),
        (("random", "random", "--results", "/no/such/directory/file"), "No such file"),
        (("random", "random", "--results", "/dev/null/file"), "Not a directory"),
        (("random", "random", "--records", "/dev/null/below"), "Not a directory"),
    ],
)
def test_wrong_options_are_refused_before_any_game(run: Run, arguments: tuple[str, ...], words: str) -> None:
    result = run("arena", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("franchise: ")
    assert result.stderr.count("\n") == 1
    assert words in result.stderr


def test_missing_matplotlib_is_said_before_any_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("arena", "random", "random", "--plot", "plot.svg")
    assert result.exit_code == 2
    assert result.stderr == 'franchise: plots need Matplotlib: pip install "franchise[plots]"\n'


def test_bots_lists_every_bot_with_its_settings(run: Run) -> None:
    result = run("bots")
    assert result.exit_code == 0
    assert all(code in result.stdout for code in BOTS)
    assert "simulations=10000" in result.stdout
