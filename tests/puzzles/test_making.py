"""Puzzles are found in games by screens, judgements and proofs; the search for them can be interrupted."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from franchise import Game, Malformed
from franchise.bots.all_turns import TurnLister
from franchise.puzzles.checking import check
from franchise.puzzles.finding import Effort, Finder, Tally, anonymous, turn_starts
from franchise.puzzles.games import load_finished, play_game, record_files
from franchise.puzzles.judging import (
    CERTAIN,
    MARGIN,
    TOLERANCE,
    Judge,
    JudgedTurn,
    best_different,
    clearness,
    together,
    whole,
)
from franchise.puzzles.making import Making, Plan, Searched
from franchise.puzzles.puzzle import read_puzzles, turn_as_set
from tables import Table

pytestmark = pytest.mark.compiled

TINY = Effort(proof=2_000)


@pytest.fixture(scope="module")
def game() -> Game:
    """Let bots play a game of two."""
    return play_game(seed=1, number=0)


def judged(table: Table, *turns: tuple[str, float]) -> list[JudgedTurn]:
    """Give turns a worth, the best first."""
    from franchise.game.codes import code_of
    from franchise.game.move import Move

    position = table.game.position
    return [
        JudgedTurn(whole(position, [code_of(Move.parse(m)) for m in text.split("; ")]).proposal, worth, worth)
        for text, worth in turns
    ]


def three_cities() -> Table:
    return Table(2, money=20).city("chicago", "AAA____").city("dallas", "A____").city("detroit", "A___")


# --- what a different turn is ---


def test_a_market_share_more_makes_no_different_turn() -> None:
    turns = judged(three_cities(), ("grow chicago; end", 0.5), ("grow chicago; grow dallas; end", 0.46))
    assert best_different(turns) is None


def test_the_same_kind_of_turn_is_different_where_it_loses_the_margin() -> None:
    best, less = judged(three_cities(), ("grow dallas; end", 0.5), ("end", 0.5 - MARGIN - 0.01))
    assert best_different([best, less]) == less


def test_an_addition_of_another_kind_is_immaterial_only_within_the_tolerance() -> None:
    texts = "grow chicago; end", "expand omaha $5; grow chicago; end"
    near = judged(three_cities(), (texts[0], 0.5), (texts[1], 0.5 - TOLERANCE + 0.001))
    far = judged(three_cities(), (texts[0], 0.5), (texts[1], 0.5 - TOLERANCE - 0.001))
    assert best_different(near) is None
    assert best_different(far) == far[1]


def test_two_additions_to_the_same_core_are_no_different_turns() -> None:
    turns = judged(
        three_cities(),
        ("expand omaha $5; grow chicago; end", 0.51),
        ("grow chicago; end", 0.5),
        ("expand indianapolis $1; grow chicago; end", 0.495),
        ("expand omaha $5; end", 0.495),
    )
    assert best_different(turns) == turns[3]
    assert best_different([turns[0], *turns[2:]]) == turns[2]


def test_several_judgements_count_by_their_mean() -> None:
    first = judged(three_cities(), ("grow chicago; end", 0.5), ("grow dallas; end", 0.4))
    second = judged(three_cities(), ("grow chicago; end", 0.3), ("grow dallas; end", 0.6))
    assert [round(turn.worth, 3) for turn in together([first, second])] == [0.5, 0.4]


def test_what_one_judgement_proves_is_certain() -> None:
    first = judged(three_cities(), ("grow chicago; end", 0.9), ("grow dallas; end", 0.8))
    second = judged(three_cities(), ("grow chicago; end", 0.9), ("grow dallas; end", CERTAIN))
    assert [turn.worth for turn in together([first, second])] == [CERTAIN, 0.9]


def test_beside_a_certain_victory_a_turn_must_lose_the_margin_of_the_chance_too() -> None:
    won, other = judged(three_cities(), ("grow chicago; end", CERTAIN), ("grow dallas; end", 0.8))
    assert clearness([won, replace(other, chance=0.99)]) == pytest.approx(0.01)
    assert clearness([won, replace(other, chance=0.6)]) == pytest.approx(0.2)
    assert clearness([replace(won, worth=0.9), replace(other, chance=0.99)]) == pytest.approx(0.1)


# --- what a turn is worth ---


def test_a_turn_that_wins_at_once_is_worth_everything() -> None:
    table = three_cities().has("A", influence=30).has("B", influence=5)
    table.state.turns_without_expansion = 1
    [turn] = judged(table, ("end", 0))
    assert turn.proposal.wins
    assert Judge(1).worth(turn.proposal.after, 0, 10) == 1


def test_a_turn_that_wins_whatever_the_others_do_is_worth_everything() -> None:
    table = three_cities().has("A", influence=60).has("B", influence=5, supply=0)
    [turn] = judged(table, ("end", 0))
    assert not turn.proposal.wins
    [proved] = Judge(1).rank(table.game.position, [turn], 100)
    assert (proved.worth, proved.chance) == (CERTAIN, CERTAIN)


def test_a_turn_after_which_another_wins_at_once_is_worth_little() -> None:
    table = three_cities().has("A", influence=5).has("B", influence=60)
    table.state.turns_without_expansion = 0
    [turn] = judged(table, ("end", 0))
    assert Judge(1).worth(turn.proposal.after, 0, 10) < 0.2


def test_all_turns_are_listed_once_or_none_where_there_are_too_many() -> None:
    states = three_cities().game.position.states
    turns = TurnLister(100_000).turns(states)
    assert turns is not None
    assert len(set(turns)) == len(turns) > 100
    assert TurnLister(len(turns)).turns(states) == turns
    assert TurnLister(len(turns) - 1).turns(states) is None


# --- games ---


def test_every_number_of_players_and_every_mini_expansion_has_its_turn() -> None:
    from franchise.puzzles.games import EXPANSIONS, PLAYERS

    kinds = {(n % len(PLAYERS), n // len(PLAYERS) % len(EXPANSIONS)) for n in range(20)}
    assert len(kinds) == len(PLAYERS) * len(EXPANSIONS)


def test_turns_begin_where_a_player_has_not_moved_yet(game: Game) -> None:
    starts = list(turn_starts(game))
    assert [game.at(start).turn for start in starts] == list(range(1, game.turn + 1))


def test_with_boom_a_turn_begins_once_the_marker_is_moved() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory", boom=True)
    game.play_all(["boom chicago", "stay", "end", "stay", "end"])
    assert [str(game.moves[start - 1]) for start in turn_starts(game)] == ["stay", "stay"]


def test_nobody_is_named() -> None:
    record = Game.new(["Zoe", "Yan"], seed=5).record()
    assert anonymous(record)["players"] == ["Ann", "Bob"]
    assert "seed" not in anonymous(record)["setup"]


def test_a_game_that_goes_on_is_refused(tmp_path: Path) -> None:
    Game.new(["Ann", "Bob"]).save(tmp_path / "game.json")
    [file] = record_files([tmp_path])
    with pytest.raises(Malformed, match="the game is not over"):
        load_finished(file)


@pytest.mark.parametrize(("name", "expected"), [("nowhere", "no such file"), ("", "there are no records")])
def test_a_path_without_records_is_refused(tmp_path: Path, name: str, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        record_files([tmp_path / name])


# --- the whole way ---


def test_the_search_finds_what_it_states(game: Game) -> None:
    tally = Tally()
    found = list(Finder(Effort(proof=20_000)).find(game, np.random.default_rng(1), tally))
    assert tally.steps["positions"] == sum(tally.steps.values()) - tally.steps["positions"]
    assert set(tally.seconds) == set(tally.steps) - {"positions"}
    for puzzle in found:
        assert puzzle.loss >= MARGIN
        assert puzzle.accepts(puzzle.answers[0])
        assert not puzzle.accepts(puzzle.other)


def test_only_puzzles_of_the_themes_that_are_asked_for_are_found(game: Game) -> None:
    tally = Tally()
    assert not list(Finder(TINY, themes=()).find(game, np.random.default_rng(1), tally))
    assert tally.steps["another theme"]


@pytest.mark.slow
def test_an_interrupted_search_goes_on_to_the_same_puzzles(tmp_path: Path) -> None:
    def found(searched: Searched) -> object:
        return searched.number, searched.steps, searched.puzzles

    whole_run = Making(tmp_path / "whole", Plan(effort=TINY))
    list(whole_run.run(3, jobs=1))
    broken = Making(tmp_path / "broken", Plan(effort=TINY))
    next(broken.run(3, jobs=1))
    games = tmp_path / "broken" / "games.jsonl"
    games.write_bytes(games.read_bytes() + b'{"number": 1, "sec')
    again = Making(tmp_path / "broken", Plan(effort=TINY))
    assert list(again.searched) == [0]
    list(again.run(3, jobs=2))
    assert sorted(map(str, map(found, again.searched.values()))) == sorted(
        map(str, map(found, whole_run.searched.values()))
    )
    assert read_puzzles(again.file.read_text("utf-8")) == again.puzzles() == whole_run.puzzles()


def test_another_plan_in_the_same_directory_is_refused(tmp_path: Path) -> None:
    Making(tmp_path, Plan(seed=1, effort=TINY))
    with pytest.raises(Malformed, match="was begun with"):
        Making(tmp_path, Plan(seed=2, effort=TINY))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    Making(tmp_path, Plan(effort=TINY))
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 0}\n')
    with pytest.raises(Malformed, match=r"games\.jsonl: line 2"):
        Making(tmp_path, Plan(effort=TINY))


@pytest.mark.slow
def test_shipped_puzzles_are_solved_anew_by_another_seed() -> None:
    from franchise.puzzles import shipped_puzzles

    checked = list(check(shipped_puzzles(), count=4, seed=2026))
    assert checked
    assert [item.puzzle.id for item in checked if not item.agrees] == []
    assert all(turn_as_set(item.found) for item in checked)
