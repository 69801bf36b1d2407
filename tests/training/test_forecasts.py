"""Forecasts are learned from finished games."""

from typing import TYPE_CHECKING

import numpy as np
import pytest

from franchise import Game
from franchise.bots.places import CITIES
from franchise.game.codes import code_of
from franchise.kernel.lookup import PLACE_INDEX, REGION_INDEX
from franchise.training.forecasts import (
    HIDDEN,
    HIDDEN_FOR_NOBODY,
    NOBODY,
    Draws,
    Watched,
    draw_gradients,
    fit_draws,
    fit_heads,
    fit_sharpness,
    joined,
    lessons_of,
    watch,
)
from strategies import play_out

if TYPE_CHECKING:
    from franchise.training.fit import Arrays


pytestmark = pytest.mark.compiled  # whole games are played and looked at


def watched(seed: int, players: int = 3) -> tuple[Game, Watched]:
    game = play_out(Game.new(list("ABCDE"[:players]), seed=seed), seed=seed)
    return game, watch(game.at(0).position, [code_of(move) for move in game.moves])


def draws(rows: int, seed: int, stages: int) -> Draws:
    """Make draws in which seats come by the size of their first figure, and nobody beyond a threshold."""
    chance = np.random.default_rng(seed)
    figures = np.concatenate([chance.random((rows, 5, 3)), np.ones((rows, 5, 1))], axis=2).astype(np.float16)
    whole = np.concatenate([chance.random((rows, 2)), np.ones((rows, 1))], axis=1).astype(np.float16)
    order = np.argsort(-figures[:, :, 0].astype(float), axis=1)[:, :stages]
    order[whole[:, 0] > 0.8, 0] = NOBODY
    return Draws(figures, whole, np.ones((rows, 5), bool), order.astype(np.int8))


def test_a_watched_game_knows_what_became_of_everything() -> None:
    game, seen = watched(seed=1)
    assert game.result is not None
    assert seen.parts.sum(axis=1)[:3].tolist() == list(game.result.influence)
    assert [seat for seat, share in enumerate(seen.shares) if share] == list(game.result.winners)
    cities = {int(place): number for number, place in enumerate(CITIES)}
    events = [event for played in game.history() for event in played.events]
    for event in events:
        if event.type == "city_scored":
            assert seen.scorers[cities[PLACE_INDEX[event.place]]] == event.seat
        if event.type == "region_gained":
            assert seen.ranks[REGION_INDEX[event.region], event.rank] == event.seat
    assert (seen.scorers != NOBODY).sum() == sum(event.type == "city_scored" for event in events)
    assert seen.turns[seen.turns > 0].tolist() == list(range(1, game.turn + 1))
    assert (seen.gained[0] == 0).all()


def test_a_game_may_begin_with_its_first_turn() -> None:
    game = play_out(Game.new(["Ann", "Bob"], start="introductory"), seed=1)
    seen = watch(game.at(0).position, [code_of(move) for move in game.moves])
    assert (seen.turns[0], seen.moves[0]) == (1, 0)


@pytest.mark.parametrize("stages", [1, 5])
@pytest.mark.parametrize("layer", ["hidden", "output", "hidden_whole", "output_whole"])
def test_the_gradients_are_those_of_the_loss(layer: str, stages: int) -> None:
    chance = np.random.default_rng(1)
    weights: Arrays = {
        "hidden": chance.normal(0, 1, (4, HIDDEN)),
        "output": chance.normal(0, 1, HIDDEN),
        "hidden_whole": chance.normal(0, 1, (3, HIDDEN_FOR_NOBODY)),
        "output_whole": chance.normal(0, 1, (HIDDEN_FOR_NOBODY, min(stages, 2))),
    }
    data, rows = draws(30, 1, stages), np.arange(30)
    gradients, _ = draw_gradients(weights, data, rows)
    index = np.unravel_index(int(np.abs(gradients[layer]).argmax()), gradients[layer].shape)
    losses = []
    for step in (1e-5, -1e-5):
        moved = {name: array.copy() for name, array in weights.items()}
        moved[layer][index] += step
        losses.append(draw_gradients(moved, data, rows)[1])
    assert gradients[layer][index] == pytest.approx((losses[0] - losses[1]) / 2e-5, rel=1e-3)


def test_a_fit_finds_who_is_drawn() -> None:
    seats, nobody = fit_draws(draws(4_000, 1, 1), epochs=20, seed=1)
    held_out = draws(300, 2, 1)
    scores = np.concatenate([seats(held_out.figures), nobody(held_out.whole)], axis=1)
    drawn = np.where(held_out.drawn[:, 0] == NOBODY, 5, held_out.drawn[:, 0])
    assert (scores.argmax(axis=1) == drawn).mean() > 0.7  # by chance: 0.2


def test_heads_are_fitted_to_games() -> None:
    lessons = [
        lessons_of(watched(seed, players)[1], np.arange(3, 10, 2)) for players in (2, 3) for seed in (1, 2)
    ]
    together = joined(lessons)
    heads = fit_heads(together, epochs=1, seed=1)
    assert len(together.cities) > 100
    assert heads.counts.shape[0] == 4
    assert (heads.calibration.sharpness == 1).all()


def test_a_calibration_finds_how_sharp_values_are() -> None:
    """Players who win as often as values say after they are sharpened by 2 in the beginning, by 1 later."""
    chance = np.random.default_rng(1)
    values, progress = chance.dirichlet(np.ones(3) * 2, 20_000), chance.random(20_000)
    sharp = values ** (2 - progress)[:, None]
    ends = np.cumsum(sharp / sharp.sum(axis=1, keepdims=True), axis=1)
    shares = np.eye(3)[np.minimum((chance.random((20_000, 1)) > ends).sum(axis=1), 2)]
    found = fit_sharpness(values, shares, progress, np.ones(2), (0.0, 1.0))
    assert found == pytest.approx([2, 1], abs=0.1)
    few = fit_sharpness(values[:3], shares[:3], progress[:3], np.array([1.5, 0.7]), (0.0, 1.0))
    assert few == pytest.approx([1.5, 0.7], abs=0.5)
