"""The search: its tree, its budget, and what it finds."""

import threading
import time

import numpy as np
import pytest

from franchise import Game
from franchise.bots import BOTS, LEVELS, Bot, Budget, RandomBot
from franchise.bots.levels import Newcomer, Tycoon, learned
from franchise.bots.network import trained_network
from franchise.bots.search import RANDOM_GAMES, Method, Tree
from franchise.game.move import Move
from franchise.kernel.moves import END, TARGETS
from tables import Table

pytestmark = pytest.mark.compiled  # a search needs speed

METHODS = {"random games": RANDOM_GAMES, "network": learned()}
ENDLESS = 10**9


@pytest.fixture(params=METHODS)
def method(request: pytest.FixtureRequest) -> Method:
    return METHODS[request.param]


def test_what_the_players_can_expect_adds_up_to_one(method: Method) -> None:
    tree = Tree(1, method)
    tree.plant(Game.new(list("ABC"), start="introductory").position.states)
    tree.search(500)
    assert tree.expected().sum() == pytest.approx(1, abs=0.02)


def test_a_move_keeps_what_was_found_below_it(method: Method) -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    tree = Tree(1, method)
    tree.plant(game.position.states)
    tree.search(1_000)
    moves, visits = tree.tried()
    best = int(visits.argmax())
    kept, code = int(visits[best]), int(moves[best])
    tree.follow(code)
    game.play(game.position.move(code))
    assert tree.is_at(game.position.states)
    assert tree.tried()[1].sum() == kept - 1  # the first visit was to the move itself


def test_a_full_tree_is_searched_on(method: Method) -> None:
    tree = Tree(1, method, nodes=3_000)
    tree.plant(Game.new(list("ABCDE")).position.states)
    tree.search(5_000)
    assert tree.tried()[1].sum() == 5_000


def test_turns_that_lie_far_back_in_a_large_tree_are_listed() -> None:
    tree = Tree(1, METHODS["network"])
    tree.plant(Table(2, money=20).city("chicago", "AAB____").city("dallas", "A____").game.position.states)
    tree.search(20_000)
    turns = list(tree.turns())
    assert sum(turn.visits for turn in turns) <= 20_000
    assert len({turn.moves for turn in turns}) == len(turns) > 100


def test_the_weakest_level_beats_chance() -> None:
    wins = 0
    for number in range(10):
        game = Game.new(["Ann", "Bob"], seed=number)
        bots: list[Bot] = [Newcomer(number), RandomBot(number)]
        while game.actor is not None:
            game.play(bots[(game.actor + number) % 2].choose(game, Budget()))
        assert game.result is not None
        wins += number % 2 in game.result.winners
    assert wins >= 9


@pytest.mark.parametrize("code", ["tycoon", "playouts"])
def test_cancelling_gives_a_move_at_once(code: str) -> None:
    game = Game.new(list("ABCDE"), milestones=True, boom=True)
    budget = Budget(simulations=ENDLESS)
    threading.Timer(0.1, budget.cancel).start()
    assert BOTS[code](seed=1).choose(game, budget) in game.legal_moves()


@pytest.mark.parametrize("code", ["tycoon", "playouts"])
def test_seconds_end_a_search_without_end(code: str) -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    budget = Budget(simulations=ENDLESS, seconds=0.05)
    assert BOTS[code](seed=1).choose(game, budget) in game.legal_moves()


def test_other_threads_run_while_a_bot_thinks() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    budget, bot = Budget(simulations=ENDLESS), Tycoon(seed=1)
    bot.choose(game, Budget(simulations=1))  # loads the machine code
    thinking = threading.Thread(target=bot.choose, args=(game, budget))
    thinking.start()
    for _ in range(50):
        time.sleep(0.001)
        assert thinking.is_alive()
    budget.cancel()
    thinking.join(timeout=30)
    assert not thinking.is_alive()


def test_a_budget_is_for_a_whole_turn() -> None:
    game = Game.new(["Ann", "Bob"], start="introductory")
    bot = Tycoon(seed=1, simulations=300)
    spent = []
    while game.actor == 0:
        game.play(bot.choose(game, Budget()))
        spent.append(bot.thinking.simulations)
    assert len(spent) > 1
    assert spent[0] == 300
    assert spent[-1] <= 300 + len(spent)


def test_each_decision_of_the_setup_has_a_budget_of_its_own() -> None:
    game = Game.new(["Ann", "Bob", "Cy"])
    bot = Tycoon(seed=1, simulations=300)
    for _ in range(3):  # the starting towns
        game.play(bot.choose(game, Budget()))
        assert bot.thinking.simulations == 300


def test_levels_think_more_and_more() -> None:
    simulations = [level(1).simulations for level in LEVELS]  # type: ignore[attr-defined]
    assert simulations == sorted(set(simulations))


def test_games_with_other_seeds_differ() -> None:
    games = []
    for seed in range(3):
        game = Game.new(["Ann", "Bob"])
        bots: list[Bot] = [Tycoon(10 * seed + seat, simulations=100) for seat in range(2)]
        while game.actor is not None:
            game.play(bots[game.actor].choose(game, Budget()))
        games.append(tuple(map(str, game.moves)))
    assert len(set(games)) == 3


def test_the_network_judges_as_it_was_trained() -> None:
    """What the compiled network gives is what the fit computes with NumPy."""
    from franchise.bots.features import LOOK
    from franchise.training.data import compile_training, write_features

    game = Game.new(list("ABC"), start="introductory")
    compile_training()
    looks = np.zeros(1, LOOK)
    write_features(game.position.states, looks)
    x = looks["x"][0, :3]
    first, second, score = (trained_network()[layer][0] for layer in ("first", "second", "score"))
    own, theirs = np.hsplit(first, 2)
    others = (x.sum(axis=0) - x) / 2
    hidden = np.maximum(x @ own + others @ theirs, 0)
    scores = np.maximum(hidden @ second[:-1] + second[-1], 0) @ score
    shares = np.exp(scores) / np.exp(scores).sum()

    tree = Tree(1, Method(trained_network(), exploration=0.0, caution=0.0), nodes=1)  # never grows
    tree.plant(game.position.states)
    tree.search(2_000)
    assert tree.expected()[:3] == pytest.approx(shares, abs=1e-3)


def test_a_short_look_leaves_unlikely_moves_alone() -> None:
    """Where a town can be had for nothing, nobody ends the turn."""
    table = Table(2, actor="A").city("chicago", "AAA____").city("dallas", "A____").has("A", money=1)
    tree = Tree(1, learned())
    tree.plant(table.game.position.states)
    tree.search(20)
    moves, visits = tree.tried()
    assert visits[moves == END * TARGETS] == 0
    assert table.game.position.move(tree.best_move()) == Move.parse("expand el_paso $0")
