"""Drafts: the rest is dealt by the rules, and tiles are laid where they promise most."""

from typing import Any

import numpy as np
import pytest

from franchise import Game
from franchise.bots import Budget
from franchise.bots.drafting import DRAFT, Drafter, deal_rest, worth_of
from franchise.bots.levels import learned
from franchise.bots.search import Tree

pytestmark = pytest.mark.compiled  # a search needs speed

OPTIONS: list[dict[str, Any]] = [
    {"city_tiles": "draft"},
    {"region_tiles": "draft", "region_pool": "new", "start": "introductory"},
    {"city_tiles": "draft", "region_tiles": "draft", "region_pool": "mixed", "boom": True},
]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{len(options)} options")
def test_the_rest_of_a_draft_is_dealt_by_the_rules(options: dict[str, Any], players: int) -> None:
    game, chance = Game.new(list("ABCDE"[:players]), seed=3, **options), np.random.default_rng(1)
    layouts = set()
    while game.position.phase in DRAFT:
        after = game.position.copy()
        laid = deal_rest(after, chance)
        assert after.phase not in DRAFT
        layouts.add(tuple(sorted(laid)))
        again = game.position.copy()
        assert again.play_all(laid) is None
        assert again.same_as(after)
        game.play(game.position.move(laid[0]))
    assert len(layouts) > 3


def test_what_a_tile_adds_is_told_from_what_the_others_add() -> None:
    chance = np.random.default_rng(1)
    adds = {code: float(chance.normal()) for code in range(12)}
    layouts = [[4 * place + int(chance.integers(4)) for place in range(3)] for _ in range(200)]
    worth = worth_of(layouts, [sum(adds[code] for code in laid) for laid in layouts])
    for place in range(3):
        of_place = range(4 * place, 4 * place + 4)
        assert max(of_place, key=worth.__getitem__) == max(of_place, key=adds.__getitem__)


def test_the_layout_of_whoever_drafts_promises_more_than_chance() -> None:
    promises = {}
    for drafts in (True, False):
        game, drafter = Game.new(["Ann", "Bob"], **OPTIONS[0]), Drafter(1, learned())
        chance = np.random.default_rng(1)
        while game.position.phase in DRAFT:
            if drafts and game.actor == 0:
                code = drafter.choose(game.position, 5_000, Budget())
            else:
                code = int(chance.choice(game.position.codes()))
            game.play(game.position.move(code))
        tree = Tree(1, learned())
        tree.plant(game.position.states)
        tree.search(2_000)
        promises[drafts] = tree.expected()[0]
    assert promises[True] > promises[False] + 0.02


def test_a_cancelled_budget_leaves_one_layout() -> None:
    game, budget = Game.new(["Ann", "Bob"], city_tiles="draft"), Budget()
    budget.cancel()
    assert Drafter(1, learned()).choose(game.position, 10**9, budget) in game.position.codes()
