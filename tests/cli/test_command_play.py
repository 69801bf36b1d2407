"""`franchise play`."""

import builtins
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from franchise import Game
from franchise.cli.telling import spoken_to

Run = Callable[..., Result]

pytestmark = pytest.mark.compiled


def test_a_whole_game_is_played_by_numbers(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", "--terminal", "--seed", 3, "--save", path, typed="1\n" * 3000)
    game = Game.load(path)
    assert result.exit_code == 0
    assert game.over
    assert game.players == ("You", "Newcomer bot 1", "Newcomer bot 2")
    final = result.stdout.split("Final count")[1]
    assert game.result is not None
    assert all(f" {influence} " in final for influence in game.result.influence)


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_line_of_the_board_is_wider_than_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    result = run("play", "--players", 5, "--name", "N" * 40, "--milestones", "--boom", typed="board\n")
    board = result.stdout.split("> board\n")[1].split(", setup >")[0].splitlines()[:-1]
    assert "Region track" in " ".join(board)
    assert all(len(line) <= width for line in board)


def test_every_variant_can_be_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = [
        "--start",
        "choose",
        "--city-tiles",
        "draft",
        "--region-tiles",
        "draft",
        "--region-pool",
        "new",
    ]
    result = run("play", *options, "--milestones", "--boom", "--seed", 1, "--save", path, typed="1\n" * 3000)
    assert result.exit_code == 0
    assert Game.load(path).over
    assert "values of most of the additional region tiles are ours" in result.stdout


def test_moves_can_be_typed_as_people_write_them(run: Run, autosave: Path) -> None:
    run(
        "play", "--seed", 3, "--name", "Ann", "--name", "Bob", "--name", "Cy", typed="Expand Salt Lake City\n"
    )
    assert [str(move) for move in Game.load(autosave).moves] == ["expand salt_lake_city $0"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("fly chicago", "a move begins with"),
        ("999999", "there is no move 999999"),
        ("0", "there is no move 0"),
        ("expand chicago", "has a link to Chicago"),
        ("expand atlantis", "is no place"),
        ("grow chicago", "no franchise in Chicago"),
        ("undo", "nothing to undo"),
        ("save /no/such/directory/game.json", "No such file"),
        ("lay", "is followed by"),
        ("...", "a move begins with"),
        ("[red]", "[red]"),
    ],
)
def test_what_is_not_possible_is_said_and_loses_nothing(
    run: Run, autosave: Path, typed: str, words: str
) -> None:
    result = run("play", "--seed", 3, typed=f"{typed}\n1\n")
    assert result.exit_code == 0
    assert words in result.stdout.split("Not possible: ")[1]
    assert len(Game.load(autosave).moves) == 1


def test_undo_goes_back_to_the_previous_decision_of_a_person(run: Run, autosave: Path) -> None:
    result = run("play", "--seed", 3, typed="1\nend\nundo\n")
    assert "Taken back: end" in result.stdout
    assert [str(move) for move in Game.load(autosave).moves] == ["expand salt_lake_city $0"]
    run("play", "--seed", 3, typed="1\nend\nundo\nundo\n")
    assert not Game.load(autosave).moves


def test_undo_works_in_a_game_that_was_resumed(run: Run, autosave: Path) -> None:
    run("play", "--seed", 3, typed="1\nend\n")
    assert len(Game.load(autosave).moves) > 2
    run("play", "--resume", typed="undo\n")
    assert len(Game.load(autosave).moves) == 1


def test_a_game_is_saved_to_a_file_on_demand(run: Run, autosave: Path, tmp_path: Path) -> None:
    path = tmp_path / "My Game.json"
    run("play", "--terminal", typed=f"1\nsave {path}\n")
    assert Game.load(path).moves == Game.load(autosave).moves


def test_nothing_but_a_record_is_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann", "utf-8")
    assert "not the record of a game" in run("play", "--terminal", typed=f"save {path}\n").stdout
    result = run("play", "--save", path)
    assert result.exit_code == 2 and result.stderr.count("\n") == 1
    assert path.read_text("utf-8") == "Dear Ann"


@pytest.mark.parametrize("leaving", ["quit\n", "", "   \n"])
def test_leaving_says_where_the_game_is(run: Run, autosave: Path, leaving: str) -> None:
    result = run("play", "--terminal", typed=f"1\n{leaving}")
    assert result.exit_code == 0
    assert f"saved in {autosave}" in result.stdout
    assert "--resume" in result.stdout
    assert len(Game.load(autosave).moves) == 1


def test_an_interruption_saves_and_tells_so(
    run: Run, autosave: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    result = run("play", "--terminal")
    assert result.exit_code == 130
    assert f"saved in {autosave}" in result.stdout
    assert autosave.exists()


def test_a_game_goes_on_where_it_was_left(run: Run, autosave: Path) -> None:
    run("play", "--seed", 3, "--name", "Ann", typed="1\nend\n")
    before = Game.load(autosave).moves
    result = run("play", "--resume", typed="1\n")
    assert result.exit_code == 0
    assert "A Ann, turn 4" in result.stdout
    after = Game.load(autosave).moves
    assert after[:-1] == before


OWN = """
from franchise.bots import RandomBot

class Own(RandomBot):
    def choose(self, game, budget):
        return game.legal_moves()[0]
"""


def test_a_bot_of_a_users_file_plays_and_is_named_again_to_go_on(
    run: Run, autosave: Path, tmp_path: Path
) -> None:
    path = tmp_path / "own.py"
    path.write_text(OWN, "utf-8")
    result = run("play", "--bot", f"{path}:Own", "--players", 2, "--seed", 3, typed="end\n")
    assert Game.load(autosave).players == ("You", "Own bot")
    assert f"Go on with: franchise play --resume --bot {path}:Own" in result.stdout
    before = len(Game.load(autosave).moves)
    assert "choose it with --bot" in run("play", "--resume").stderr
    assert run("play", "--resume", "--bot", f"{path}:Own", typed="end\n").exit_code == 0
    assert len(Game.load(autosave).moves) > before


def test_a_game_goes_on_with_the_settings_of_its_bot(run: Run, autosave: Path) -> None:
    bot = "playouts:simulations=5"
    result = run("play", "--bot", bot, "--players", 2, "--seed", 3, typed="end\n")
    assert f"Go on with: franchise play --resume --bot {bot}" in result.stdout
    assert Game.load(autosave).players == ("You", "Playouts bot")
    assert run("play", "--resume", "--bot", bot, typed="end\n").exit_code == 0


def test_a_record_goes_on_in_its_own_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    Game.new(["Ann", "Bob"], start="introductory").save(path)
    run("play", path, "--name", "Ann", typed="1\nend\n")
    assert len(Game.load(path).moves) >= 3, "the bot in Bob's seat has moved too"
    other = tmp_path / "other.json"
    run("play", path, "--save", other, typed="undo\n")
    assert len(Game.load(other).moves) < len(Game.load(path).moves)


def test_an_unfinished_game_is_never_overwritten(run: Run, autosave: Path) -> None:
    run("play", "--name", "Ann", typed="1\n")
    result = run("play", "--name", "Bob", typed="1\n")
    kept = [path for path in autosave.parent.iterdir() if path != autosave]
    assert [Game.load(path).players[0] for path in kept] == ["Ann"]
    assert str(kept[0]) in result.stdout


def test_a_spoiled_autosave_does_not_stop_a_game(run: Run, autosave: Path) -> None:
    autosave.parent.mkdir()
    autosave.write_bytes(b"\xff")
    assert run("play", "--terminal", typed="1\n").exit_code == 0
    assert len(Game.load(autosave).moves) == 1


def test_a_game_that_cannot_be_saved_goes_on(run: Run, autosave: Path) -> None:
    autosave.parent.write_text("in the way", "utf-8")
    result = run("play", "--terminal", typed="1\nend\n")
    assert result.exit_code == 0
    assert "cannot be saved" in result.stdout
    assert "The game is not saved" in result.stdout


def test_a_finished_record_shows_its_result(run: Run, finished: Path) -> None:
    result = run("play", finished)
    assert result.exit_code == 0
    assert "Final count" in result.stdout


def test_names_that_look_like_markup_are_printed_as_they_are(run: Run) -> None:
    name = "[red]x[/] :smile:"
    result = run("play", "--name", name, "--name", "a\x1b[2Jb", typed="1\nend\n")
    assert f"A {name}, turn 1" in result.stdout
    assert f"{name} takes" in result.stdout
    assert "\x1b" not in result.stdout


def test_help_board_and_moves_are_shown_on_demand(run: Run) -> None:
    result = run("play", "--terminal", typed="help\nboard\nmoves\n")
    assert "Type one of these" in result.stdout
    assert result.stdout.count("Region track") == 2
    assert result.stdout.count("End the turn") == 2


def test_the_links_of_a_place_are_shown_on_demand(run: Run) -> None:
    result = run("play", "--terminal", typed="links El Paso\nlinks atlantis\n")
    assert "El Paso: " in result.stdout
    assert "$" in result.stdout.split("El Paso: ")[1].splitlines()[0]
    assert "'atlantis' is no place" in result.stdout


def test_input_that_is_not_utf8_is_an_unknown_move(run: Run) -> None:
    result = run("play", "--terminal", typed=b"\xff\xfe\nquit\n")
    assert result.exit_code == 0
    assert "Not possible" in result.stdout


def test_seats_can_be_drawn(run: Run, autosave: Path) -> None:
    orders = set()
    for seed in range(6):
        run("play", "--players", 3, "--draw-seats", "--seed", seed, "--name", "Ann", typed="")
        orders.add(Game.load(autosave).players.index("Ann"))
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "6"), "--players"),
        (("--players", "2", "--name", "A", "--name", "B", "--name", "C"), "3 names for 2 players"),
        (("--name", "A", "--name", "A"), "two players are called 'A'"),
        (("--name", ""), "1 to 40 characters"),
        (("--name", "x" * 41), "1 to 40 characters"),
        (("--bot", "genius"), "expected one of newcomer"),
        (("--region-pool", "nonsense"), "no tile 'nonsense'"),
        (("--seed", str(1 << 60)), "seed"),
        (("--resume",), "no saved game"),
        (("none.json",), "No such file"),
        (("none.json", "--resume"), "leave one of them out"),
        (("none.json", "--boom"), "keeps its players and its rules"),
        (("--save", "/no/such/directory/game.json"), "No such file"),
    ],
)
def test_wrong_options_are_refused_in_one_line(run: Run, arguments: tuple[str, ...], words: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("franchise: ")
    assert result.stderr.count("\n") == 1
    assert words in result.stderr


def test_somebody_who_does_not_play_cannot_resume(run: Run, finished: Path) -> None:
    assert "nobody in this game is called 'Zoe'" in run("play", finished, "--name", "Zoe").stderr


def test_the_record_holds_the_options(run: Run, autosave: Path) -> None:
    run("play", "--milestones", "--boom", "--city-tiles", "random", "--start", "choose", "--seed", 9)
    setup = json.loads(autosave.read_text("utf-8"))["setup"]
    assert (setup["start"], setup["boom"], setup["seed"]) == ("choose", True, 9)
    assert len(setup["milestones"]) == 6 and len(setup["city_tiles"]) == 19


@pytest.mark.parametrize(
    ("told", "spoken"),
    [
        ("You takes $1 for 0 empty spaces", "You take $1 for 0 empty spaces"),
        ("Omaha is full: You gains 2", "Omaha is full: you gain 2"),
        (
            "You reaches the milestone “region” and takes a bonus tile",
            "You reach the milestone “region” and take a bonus tile",
        ),
        ("Bob takes $1", "Bob takes $1"),
    ],
)
def test_whoever_gave_no_name_is_spoken_to(told: str, spoken: str) -> None:
    assert spoken_to(told) == spoken


@pytest.mark.compiled  # a search needs speed
def test_a_hint_gives_whole_turns_with_reasons(run: Run, tmp_path: Path) -> None:
    result = run("play", "--save", tmp_path / "game.json", typed="hint\n")
    hint = result.stdout.split("> hint\n")[1]
    first = next(line for line in hint.splitlines() if line.startswith("1. "))
    assert ", end: " in first
    assert "% of games, about" in first
    assert "2. " in hint
