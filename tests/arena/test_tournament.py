"""A tournament: reproducible, resumable, in several processes."""

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from franchise import Game, Malformed
from franchise.arena import BotFailed, GameResult, RuleOptions, Tournament
from franchise.bots import BotChoice
from own_bots import own_bot

RANDOM = Tournament.of("random", "random", start="introductory")


def without_times(results: Iterable[GameResult]) -> list[GameResult]:
    return [replace(result, seconds=()) for result in sorted(results, key=lambda result: result.number)]


def lines(path: Path) -> list[dict[str, Any]]:
    """Read a results file: the header, then the games by number, without times."""
    header, *games = map(json.loads, path.read_text("utf-8").splitlines())
    return [header, *sorted(({**game, "seconds": None} for game in games), key=lambda game: game["number"])]


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    one = list(RANDOM.play(6, results=tmp_path / "one"))
    two = list(RANDOM.play(6, jobs=2, results=tmp_path / "two"))
    assert [result.number for result in one] == [1, 2, 3, 4, 5, 6]
    assert without_times(one) == without_times(two)
    assert lines(tmp_path / "one") == lines(tmp_path / "two")


def test_another_seed_gives_other_games() -> None:
    [first] = RANDOM.play(1)
    [other] = replace(RANDOM, seed=2).play(1)
    assert first.moves_hash != other.moves_hash


def test_a_tournament_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, whole = tmp_path / "results", tmp_path / "whole"
    list(RANDOM.play(6, results=whole))
    interrupted = RANDOM.play(6, results=path)
    assert len(list(islice(interrupted, 3))) == 3
    interrupted.close()
    before = path.read_bytes()
    assert before.count(b"\n") == 4
    results = list(RANDOM.play(6, results=path))
    assert path.read_bytes().startswith(before)
    assert lines(path) == lines(whole)
    assert len(results) == 6


def test_gaps_are_filled(tmp_path: Path) -> None:
    path = tmp_path / "results"
    list(RANDOM.play(4, results=path))
    complete = lines(path)
    rows = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(rows[:2] + rows[3:]), "utf-8")
    assert sorted(result.number for result in RANDOM.play(4, results=path)) == [1, 2, 3, 4]
    assert lines(path) == complete


def test_more_games_extend_a_tournament_and_fewer_are_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "results"
    list(RANDOM.play(2, results=path))
    assert len(list(RANDOM.play(4, results=path))) == 4
    content = path.read_bytes()
    assert [result.number for result in RANDOM.play(3, results=path)] == [1, 2, 3]
    assert path.read_bytes() == content


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    list(RANDOM.play(3, results=path))
    complete = lines(path)
    path.write_bytes(path.read_bytes()[:-20])
    list(RANDOM.play(3, results=path))
    assert lines(path) == complete


def test_a_tournament_with_seconds_for_each_bot_goes_on_where_it_stopped(tmp_path: Path) -> None:
    tournament = replace(RANDOM, seconds=(0.5, 5.0))
    list(tournament.play(1, results=tmp_path / "results"))
    assert len(list(tournament.play(2, results=tmp_path / "results"))) == 2


def test_a_header_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    list(RANDOM.play(1, results=path))
    complete = lines(path)
    path.write_bytes(path.read_bytes()[:30])
    list(RANDOM.play(1, results=path))
    assert lines(path) == complete


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (replace(RANDOM, seed=2), "seed 1, not 2"),
        (replace(RANDOM, seconds=3.5), "seconds None, not 3.5"),
        (replace(RANDOM, entrants=(BotChoice("random"), BotChoice("greedy"))), '"greedy"]'),
        (replace(RANDOM, options=RuleOptions()), '"choose"'),
    ],
    ids=["seed", "seconds", "entrants", "options"],
)
def test_the_file_of_another_tournament_is_refused(tmp_path: Path, other: Tournament, words: str) -> None:
    path = tmp_path / "results"
    list(RANDOM.play(1, results=path))
    before = path.read_bytes()
    with pytest.raises(Malformed, match="choose another file") as error:
        other.play(2, results=path)
    assert words in str(error.value)
    assert path.read_bytes() == before


def test_results_of_two_versions_of_a_bot_are_not_mixed(tmp_path: Path) -> None:
    own = own_bot(tmp_path, "return game.legal_moves()[0]")
    path = tmp_path / "results"
    tournament = Tournament((own, own))
    list(tournament.play(1, results=path))
    assert own.file is not None
    Path(own.file).write_text("# changed", "utf-8")
    with pytest.raises(Malformed, match=r"the file .*own\.py"):
        tournament.play(2, results=path)


@pytest.mark.parametrize("content", [b"Dear Ann", b"Dear Ann\n", b"{}\n", b"\xff\n\xff", b'["format"]\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(Malformed, match="not the results of an arena"):
        RANDOM.play(1, results=path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", ["nonsense", "{}", "[1]", '{"number": 1}'])
def test_a_spoiled_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results"
    list(RANDOM.play(1, results=path))
    path.write_text(path.read_text("utf-8") + line + "\n", "utf-8")
    with pytest.raises(Malformed, match="line 3: expected an object"):
        RANDOM.play(1, results=path)


def test_records_are_written_for_every_game(tmp_path: Path) -> None:
    results = list(RANDOM.play(2, records=tmp_path / "below" / "records"))
    paths = sorted((tmp_path / "below" / "records").iterdir())
    assert [path.name for path in paths] == ["game-00001.json", "game-00002.json"]
    assert [Game.load(path).turn for path in paths] == [result.turns for result in results]


FAILS_IN_GAME_TWO = "return game.legal_moves()[0] if game.players[0] == 'Random 1' else None"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_misbehaves_stops_the_tournament_and_what_was_played_is_kept(
    tmp_path: Path, jobs: int
) -> None:
    path = tmp_path / "results"
    own = own_bot(tmp_path, FAILS_IN_GAME_TWO)
    tournament = Tournament((BotChoice("random"), own), RuleOptions("introductory"), seed=9)
    with pytest.raises(BotFailed, match=r"game 2 of seed 9: .*own.py:Own \(entrant 2, .*answered None"):
        list(tournament.play(2, jobs=jobs, results=path))
    assert {game["number"] for game in lines(path)[1:]} <= {1}
    assert jobs > 1 or len(lines(path)) == 2


def test_a_bot_that_ends_its_process_stops_the_tournament(tmp_path: Path) -> None:
    own = own_bot(tmp_path, "os._exit(3)")
    with pytest.raises(BotFailed, match=r"game [12] of seed 1: its process ended"):
        list(Tournament((own, own)).play(2, jobs=2))


@pytest.mark.parametrize(
    ("bots", "arguments", "words"),
    [
        (("random",), {}, "players"),
        (("random",) * 6, {}, "players"),
        (("random", "genius"), {}, "expected one of newcomer"),
        (("random", "random"), {"seed": -1}, "seed"),
        (("random", "random"), {"seconds": 0.0}, "seconds"),
        (("random", "random"), {"seconds": float("nan")}, "seconds"),
        (("random", "random"), {"seconds": (0.5, -1.0)}, "seconds: expected more than 0"),
        (("random", "random"), {"seconds": (1.0, 2.0, 3.0)}, "one for each of 2 bots, got 3"),
        (("random", "random"), {"region_pool": "nonsense"}, "no tile"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    bots: tuple[str, ...], arguments: dict[str, Any], words: str
) -> None:
    with pytest.raises(Malformed, match=words):
        Tournament.of(*bots, **arguments)
