"""A game looked back at: what was lost, by which turn, and what would have been better."""

import json
import random
from pathlib import Path

import pytest

from franchise import Game
from franchise.bots import Budget, RandomBot, analyse, whole_turn
from franchise.game.errors import Malformed
from franchise.review import (
    Depth,
    Finding,
    Look,
    Origins,
    Review,
    Reviewing,
    finding_from_json,
    finding_to_json,
    review_of,
    version,
)
from franchise.review.accuracy import accuracy_of
from franchise.review.chances import judge
from franchise.review.fitted import fitted
from franchise.review.judgement import JUDGEMENTS, judgement_of, tolerance
from franchise.review.review import answers_to, reasons_of
from franchise.review.threats import Threat, said_of, threats_after
from franchise.review.turns import turns_of
from franchise.words import Words

pytestmark = pytest.mark.compiled  # a search needs speed

SHALLOW = Depth("quick", simulations=200, games=2)
FIXTURES = Path(__file__).parents[1] / "fixtures"


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a finished game of four."""
    return Game.load(FIXTURES / "games" / "four_players.json")


@pytest.fixture(scope="module")
def review(game: Game) -> Review:
    """Return a shallow review of it."""
    return review_of(game, SHALLOW)


def to_win(line: int) -> Game:
    """Return a game in which the player to move can win at once, and loses by doing nothing."""
    lines = (FIXTURES / "endings.jsonl").read_text("utf-8").splitlines()
    return Game.from_record(json.loads(lines[line]))


def test_every_move_of_the_record_belongs_to_a_turn(game: Game, review: Review) -> None:
    assert [move for turn in review.turns for move in turn.moves] == [str(move) for move in game.moves]
    assert [turn.turn for turn in review.turns if turn.turn] == list(range(1, game.turn + 1))


def test_chances_go_on_from_turn_to_turn_until_the_game_is_decided(game: Game, review: Review) -> None:
    for turn, following in zip(review.turns, review.turns[1:], strict=False):
        assert turn.after == following.before
        assert sum(turn.before) == pytest.approx(1, abs=0.001)
    assert game.result is not None
    won = [1 / len(game.result.winners) if seat in game.result.winners else 0 for seat in range(4)]
    assert list(review.turns[-1].after) == won


def test_nothing_is_gained_by_judging_and_what_is_best_loses_nothing(review: Review) -> None:
    for turn in review.turns:
        assert turn.loss == round(turn.after_best[turn.seat] - turn.after[turn.seat], 4) >= 0
        assert (turn.loss == 0) == (turn.judgement == "best") == (turn.best == turn.moves)


def test_the_best_turn_found_can_be_played(game: Game, review: Review) -> None:
    for turn in review.turns:
        game.at(turn.start).play_all(turn.best)


@pytest.mark.parametrize("line", [1, 3, 7, 9, 10, 11])
def test_to_pass_by_a_victory_is_a_blunder_and_the_victory_is_named(line: int) -> None:
    game = to_win(line)
    start, seat = len(game.moves), game.actor
    game.play("end")
    [turn] = [turn for turn in review_of(game, SHALLOW).turns if turn.start == start]
    assert (turn.seat, turn.judgement) == (seat, "blunder")
    _, best = reasons_of(game, turn)
    assert [reason.result for reason in best if reason.id == "ends_game"] == ["won"]


@pytest.mark.parametrize("line", [1, 3, 7, 9, 10, 11])
def test_whoever_can_win_at_once_is_named_with_the_turn_that_does_it(line: int) -> None:
    game = to_win(line)
    threat = threats_after(game)[0]
    assert threat.seat == game.actor
    game.play_all(threat.moves)
    assert game.result is not None and game.result.winners == (threat.seat,)
    totals = list(game.result.influence)
    assert (totals.pop(threat.seat), max(totals)) == (threat.total, threat.other_total)


def test_a_turn_that_lets_another_win_is_told_apart_from_one_that_keeps_them_from_it() -> None:
    lets, none = (Threat(1, ("end",), 67, 62),), ()
    words, names = Words("en"), ("Ann", "Bob")
    assert said_of(lets, none, names, words) == ["lets Bob end the game and win 67 to 62"]
    assert said_of(none, lets, names, words) == ["keeps Bob from ending the game and winning"]
    assert said_of(lets, lets, names, words) == said_of(lets, none, names, words)


def test_a_turn_that_a_search_would_play_is_the_best_in_whatever_order() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    for _ in range(8):
        best = judge(game, SHALLOW.simulations).best
        shares = [move for move in best if move.startswith("grow")]
        random.Random(1).shuffle(shares)
        rest = [move for move in best if not move.startswith("grow")]
        ordered = [*rest[:-1], *shares, rest[-1]]
        game.play_all(best if any(move.startswith("double") for move in best) else ordered)
    turns = review_of(game, SHALLOW).turns
    assert [(turn.loss, turn.judgement) for turn in turns] == [(0, "best")] * 8


def test_turning_points_are_costly_and_come_in_order(review: Review) -> None:
    points = [review.turns[number] for number in review.turning_points]
    assert points
    assert all(turn.judgement in ("mistake", "blunder") for turn in points)
    assert list(review.turning_points) == sorted(review.turning_points)


def test_whoever_wins_is_ahead_for_good_from_some_turn_on(game: Game, review: Review) -> None:
    assert review.ahead_for_good is not None and game.result is not None
    [winner] = game.result.winners
    later = review.turns[review.ahead_for_good :]
    assert all(turn.after[winner] == max(turn.after) for turn in later)
    before = review.turns[review.ahead_for_good - 1]
    assert review.ahead_for_good == 0 or before.after[winner] < max(before.after)


def test_what_came_of_it_adds_up_to_the_influence_of_everybody(game: Game, review: Review) -> None:
    *expected, came = review.origins
    assert [one.number for one in expected] == [0, 1, 2] and came.games == 1
    assert game.result is not None
    for origins in review.origins:
        parts = [*origins.cities.values(), *origins.regions.values()]
        parts += [origins.track, origins.towns, origins.money, origins.bonus_tiles]
        totals = [sum(part[seat] for part in parts) for seat in range(4)]
        if origins is came:
            assert tuple(totals) == game.result.influence
        else:
            assert all(total > 10 for total in totals)


def test_what_follows_is_told_for_both_turns(game: Game, review: Review) -> None:
    turn = review.turns[review.turning_points[0]]
    played, better = answers_to(game, turn)
    assert isinstance(played, tuple) and isinstance(better, tuple)
    assert turn.reply and turn.next


def test_a_review_that_was_broken_off_goes_on_and_ends_as_it_would_have(game: Game, review: Review) -> None:
    first = Reviewing(game, SHALLOW)
    for finding in first:
        if finding.number == 9:
            break
    assert len(first.review().turns) == 9 and first.review().of == len(review.turns)
    kept = [finding_from_json(json.loads(json.dumps(finding_to_json(one)))) for one in first.findings]
    second = Reviewing(game, SHALLOW, known=kept)
    assert len(second.pieces) == len(first.pieces) - 10
    for _ in second:
        pass
    assert second.review() == review


def test_two_processes_find_what_one_does() -> None:
    game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    game.play_all(["expand phoenix $1", "end", "end", "end"])
    assert review_of(game, SHALLOW, processes=2) == review_of(game, SHALLOW)


def test_a_turn_that_was_only_begun_is_not_judged() -> None:
    game = Game.new(["Ann", "Bob", "Cy"], start="introductory")
    game.play_all(["expand phoenix $1", "end", "expand denver $1"])
    review = review_of(game, SHALLOW)
    assert [turn.turn for turn in review.turns] == [1]
    assert review.ahead_for_good is None and review.origins == ()


def test_a_record_without_a_move_has_nothing_to_review() -> None:
    review = review_of(Game.new(["Ann", "Bob"]), SHALLOW)
    assert (review.turns, review.simulations) == ((), 0)
    assert [player.accuracy for player in review.players] == [None, None]


def test_decisions_of_a_draft_are_judged_one_by_one() -> None:
    game = Game.new(["Ann", "Bob"], city_tiles="draft", region_tiles="draft", seed=1)
    for _ in range(5):
        game.play(game.legal_moves()[0])
    assert [len(turn.moves) for turn in turns_of(game)] == [1] * 5
    assert [turn.turn for turn in review_of(game, SHALLOW).turns] == [0] * 5


def test_judgements_rise_with_the_loss() -> None:
    steps = [0.0, tolerance() / 2, *fitted().judgements.values()]
    assert [judgement_of(loss) for loss in steps] == list(JUDGEMENTS)
    assert list(fitted().judgements.values()) == sorted(fitted().judgements.values())


def test_accuracy_halves_with_what_a_newcomer_loses() -> None:
    for players, lost in fitted().newcomer.items():
        assert accuracy_of([(0.5, 0.0)], players) == 100
        assert accuracy_of([(0.5, 0.25 * lost)], players) == 50
        assert accuracy_of([(0.5, 0.25 * lost), (1.0, 0.0)], players) == 50, "what is decided counts nothing"
    assert accuracy_of([(1.0, 0.0)], 2) is None


def test_somebody_who_plays_at_random_is_less_accurate_than_one_who_thinks() -> None:
    game = Game.new(["Thinks", "Random"], start="introductory")
    random_bot = RandomBot(seed=3)
    while not game.over and game.turn < 16:
        if game.actor == 0:
            game.play_all(judge(game, 300).best)
        else:
            for move in whole_turn(random_bot, game, Budget()):
                game.play(move)
    thinks, plays_at_random = review_of(game, SHALLOW).players
    assert thinks.accuracy is not None and plays_at_random.accuracy is not None
    assert thinks.accuracy > plays_at_random.accuracy + 20


def test_chances_are_those_of_an_analysis_and_what_came_of_it_once_the_turn_ends_the_game(game: Game) -> None:
    middle = game.at(len(game.moves) // 2)
    best = analyse(middle, Budget(simulations=200), turns=1).turns[0]
    found = judge(middle, 200)
    assert found.chances == tuple(round(chance, 4) for chance in best.chances)
    assert found.expected == best.expected
    last = judge(to_win(1), 200)
    assert last.expected is None and max(last.chances) == 1


def test_findings_that_nobody_wrote_are_refused() -> None:
    look: Finding = Look(0, (0.5, 0.5), ("end",), None, (), 10)
    with pytest.raises(Malformed, match="expected look or origins"):
        finding_from_json({"kind": "guess"})
    content = finding_to_json(look)
    del content["best"]
    with pytest.raises(Malformed, match="'best' is missing"):
        finding_from_json(content)
    origins = Origins(0, 3, 2, {"chicago": (1.0, 0.0)}, {}, (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
    assert finding_from_json(json.loads(json.dumps(finding_to_json(origins)))) == origins


def test_the_version_is_one_of_contents() -> None:
    assert version() == version() and len(version()) == 16
