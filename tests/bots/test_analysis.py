"""The best turns of a position: whole, legal, with what each player can expect and why."""

import random
from threading import Timer
from typing import Any

import pytest

from franchise import Game
from franchise.bots import Analysis, Budget, TurnAdvice, analyse, forecast, reasons_for
from franchise.bots.advice import EndsGame, ScoresCity
from franchise.bots.analysis import SIMULATIONS
from franchise.bots.endings import WON, EndFinder
from franchise.bots.levels import learned
from franchise.bots.search import RANDOM_GAMES, Tree
from franchise.game.codes import code_of
from strategies import Options, play_out
from tables import Table

pytestmark = pytest.mark.compiled  # a search needs speed

OPTIONS: list[dict[str, Any]] = [
    {"names": ["Ann", "Bob"]},
    {"names": ["Ann", "Bob", "Cy"], "start": "introductory", "boom": True},
    {"names": list("ABCD"), "city_tiles": "draft", "region_tiles": "draft", "milestones": True, "boom": True},
    {"names": list("ABCDE"), "region_tiles": "random", "region_pool": "mixed", "milestones": True},
]


def check(game: Game, analysis: Analysis) -> None:
    """Assert that each turn can be played, is whole, and comes with figures and reasons."""
    assert analysis.turns
    assert len({turn.moves for turn in analysis.turns}) == len(analysis.turns)
    ranks = [rank_of(game, turn) for turn in analysis.turns]
    # Of victories the clearest comes first, of other turns the one that was tried most often.
    ranked = [(rank, -turn.share if rank else 0) for rank, turn in zip(ranks, analysis.turns, strict=True)]
    assert ranked == sorted(ranked)
    assert 0 < sum(turn.share for turn in analysis.turns) <= 1
    for turn in analysis.turns:
        after = game.copy()
        after.play_all(turn.moves)
        if game.turn:
            assert [str(move) == "end" for move in turn.moves] == [False] * (len(turn.moves) - 1) + [True]
            assert after.over or after.turn == game.turn + 1
        else:
            assert len(turn.moves) == 1
        assert len(turn.expected) == len(turn.influence) == len(game.players)
        assert all(0 <= share <= 1 for share in turn.expected)
        assert sum(turn.expected) == pytest.approx(1, abs=0.05)
        assert sum(turn.chances) == pytest.approx(1)
        assert turn.influence == tuple(count.total for count in turn.forecast.count)
        assert turn.reasons == reasons_for(game, turn.moves)


def ends(turn: TurnAdvice, result: str) -> bool:
    return any(isinstance(reason, EndsGame) and reason.result == result for reason in turn.reasons)


def rank_of(game: Game, turn: TurnAdvice) -> int:
    """Return where a turn belongs: victories first, then what goes on, what lets others win, and defeats."""
    if ends(turn, "won") or ends(turn, "lost"):
        return 0 if ends(turn, "won") else 3
    after = game.position.copy()
    after.play_all([code_of(move) for move in turn.moves])
    return 2 if EndFinder().find(after.states, Budget()).outcome == WON else 1


@pytest.mark.parametrize("simulations", [1, 30, 1000])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{len(options['names'])} players")
def test_turns_are_whole_and_legal_at_any_moment_of_any_game(options: Options, simulations: int) -> None:
    """Ask after every few moves: in the draft, in the setup, before and in the middle of turns."""
    game, chance = Game.new(**options, seed=1), random.Random(simulations)
    while not game.over:
        check(game, analyse(game, Budget(simulations=simulations)))
        for _ in range(chance.randint(1, 12)):
            if not game.over:
                game.play(chance.choice(game.legal_moves()))


def test_the_same_seed_and_simulations_find_the_same() -> None:
    game = play_out(Game.new(list("ABC"), seed=1), seed=1, most=40)
    first, second, other = (analyse(game, Budget(simulations=700), seed=seed) for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_a_budget_is_kept() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    assert analyse(game, Budget(simulations=1234)).simulations == 1234
    assert analyse(game, Budget()).simulations == SIMULATIONS
    assert analyse(game, Budget(seconds=0)).simulations < SIMULATIONS


def test_a_cancelled_budget_ends_the_search() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    budget = Budget(simulations=10**12)
    timer = Timer(0.05, budget.cancel)
    timer.start()
    check(game, analyse(game, budget))
    timer.join()


def test_as_many_turns_are_given_as_are_wanted() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    several = analyse(game, Budget(simulations=2000), turns=5).turns
    assert len(several) == 5
    assert analyse(game, Budget(simulations=2000), turns=1).turns == several[:1]
    with pytest.raises(ValueError, match="turns: expected at least 1, got 0"):
        analyse(game, Budget(), turns=0)


def test_a_game_that_is_over_has_no_turns() -> None:
    game = play_out(Game.new(["Ann", "Bob"], seed=1), seed=1)
    assert analyse(game, Budget()) == Analysis((), 0, forecast(game))


def test_the_game_is_only_looked_at() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    before = game.position.copy()
    analyse(game, Budget(simulations=100))
    assert game.position.same_as(before)
    assert game.moves == ()


def last_turn() -> Table:
    """Leave A, who cannot expand, $1: the game ends with this turn, and only one majority wins it."""
    table = Table(2).city("new_york", "AAAAB___").city("chicago", "A______").towns(ogallala="B")
    table.has("A", money=1, bonus_tiles=0, influence=10).has("B", money=0, bonus_tiles=0, influence=14)
    table.state.turns_without_expansion = 1
    return table


def test_the_best_turn_takes_the_majority_that_wins() -> None:
    best = analyse(last_turn().game, Budget(simulations=2000)).turns[0]
    assert [str(move) for move in best.moves] == ["grow new_york", "end"]
    assert best.reasons == (EndsGame("won", 18, 15), ScoresCity("new_york", 8, majority=True))
    assert best.expected[0] > 0.6 > best.expected[1]


def test_a_turn_that_wins_is_certain_but_not_that_it_is_seen() -> None:
    analysis = analyse(last_turn().game, Budget(simulations=2000))
    assert list(analysis.turns[0].chances) == [1, 0]
    assert 0.5 < analysis.chances[0] < 1


def test_after_the_end_the_influence_is_the_real_one() -> None:
    table = last_turn()
    best = analyse(table.game, Budget(simulations=2000)).turns[0]
    table.play(*map(str, best.moves))
    assert best.influence == table.influence()


def test_what_was_done_in_any_order_leaves_the_rest_of_the_turn_open() -> None:
    """Ask after the last of three cities in the board's order: the search still finds the others."""
    table = Table(2, money=3).city("chicago", "AAA____").city("dallas", "ABB__").city("omaha", "AB__")
    table.play("grow dallas")
    tree = Tree(1, learned())
    tree.plant(table.game.position.states)
    tree.search(1)
    found = {str(table.game.position.move(int(code))) for code in tree.tried()[0]}
    assert {"grow chicago", "grow omaha", "double dallas", "end"} <= found


def test_a_turn_may_take_cash_after_its_beginning() -> None:
    table = Table(2).city("chicago", "AAA____").city("dallas", "A____").has("A", money=1)
    table.play("grow dallas")
    best = analyse(table.game, Budget(simulations=3000), turns=50).turns
    assert any(" ".join(map(str, turn.moves)).startswith("cash grow chicago") for turn in best)


def test_a_tree_without_room_gives_what_it_has() -> None:
    """A pool for little more than the root's children: no turn of several moves is seen to its end."""
    tree = Tree(1, RANDOM_GAMES, nodes=1100)
    game = Game.new(["Ann", "Bob"], start="introductory")
    tree.plant(game.position.states)
    tree.search(1000)
    tried = list(tree.turns())
    assert len(tried) >= 3
    assert sum(turn.visits for turn in tried) <= 1000
    assert [turn.visits for turn in tried] == sorted((turn.visits for turn in tried), reverse=True)
