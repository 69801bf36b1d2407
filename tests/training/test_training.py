"""A training makes weights from self-play. It can be interrupted; the same plan gives the same weights."""

import json
from pathlib import Path

import numpy as np
import pytest

from franchise.bots.features import FEATURES, NAMES
from franchise.bots.likely_moves import MOVE_FIGURES
from franchise.bots.network import LAYERS, PARTS, blank_network, read_network, trained_network, write_network
from franchise.bots.search import RANDOM_GAMES
from franchise.game.errors import Malformed
from franchise.kernel.lookup import PLACE_INDEX
from franchise.kernel.moves import END, GROW, TARGETS
from franchise.training import Training, TrainingPlan
from franchise.training.data import Choices, Positions, choices_of, positions_of, read_positions
from franchise.training.fit import (
    CHOOSING,
    JUDGING,
    Arrays,
    choice_gradients,
    fit,
    fit_choices,
    position_gradients,
    random_network,
)
from franchise.training.games import PlayedGame, pack_games, read_games, write_games
from franchise.training.self_play import Hoarder, play_against_itself
from tables import Table

TINY = TrainingPlan(seed=7, generations=2, games=100, simulations=2, epochs=1)


def ignore(_generation: int, _what: str, _done: int, _total: int) -> None:
    """Hear nothing."""


def layers(file: Path) -> object:
    return json.loads(file.read_text())["layers"]


def positions(rows: int, seed: int) -> Positions:
    """Make positions of two players in which whoever has more of the first feature wins."""
    chance = np.random.default_rng(seed)
    features = np.zeros((rows, 5, FEATURES), np.float16)
    features[:, :2, :3] = chance.random((rows, 2, 3))
    features[:, :2, -1] = 1
    first_wins = features[:, 0, 0] > features[:, 1, 0]
    results = np.zeros((rows, 5), np.float32)
    results[:, 0], results[:, 1] = first_wins, ~first_wins
    parts = np.zeros((rows, 5, len(PARTS)), np.int16)
    parts[:, :2, 0] = 50
    return Positions(features, np.full(rows, 2, np.int8), results, parts)


def choices(rows: int, seed: int) -> Choices:
    """Make decisions between four moves of which the one with most of the last figure is played."""
    figures = np.random.default_rng(seed).random((4 * rows, MOVE_FIGURES)).astype(np.float16)
    shares = np.zeros((rows, 4), np.float32)
    shares[np.arange(rows), figures[:, -1].reshape(rows, 4).argmax(axis=1)] = 1
    return Choices(figures, shares.reshape(-1), np.full(rows, 4, np.int32))


def game(seed: int) -> PlayedGame:
    return play_against_itself((1, 2, seed), RANDOM_GAMES, 40)


def test_a_fit_finds_what_decides() -> None:
    held_out = positions(500, seed=2)
    start = random_network(seed=1)
    _, before = fit(start, positions(1, seed=1), held_out, epochs=0, seed=1)
    _, after = fit(start, positions(4_000, seed=1), held_out, epochs=150, seed=1)
    assert after.result < 0.6 * before.result


def test_a_fit_finds_which_moves_are_likely() -> None:
    start = random_network(seed=1)
    _, before = fit_choices(start, choices(1, seed=1), choices(300, seed=2), epochs=0, seed=1)
    _, after = fit_choices(start, choices(3_000, seed=1), choices(300, seed=2), epochs=30, seed=1)
    assert after < 0.3 * before


def test_a_fit_leaves_the_other_layers_alone() -> None:
    start = random_network(seed=1)
    judging, _ = fit(start, positions(100, seed=1), positions(50, seed=2), epochs=2, seed=1)
    choosing, _ = fit_choices(start, choices(100, seed=1), choices(50, seed=2), epochs=2, seed=1)
    assert all(np.array_equal(judging[layer], start[layer]) for layer in CHOOSING)
    assert all(np.array_equal(choosing[layer], start[layer]) for layer in JUDGING)


@pytest.mark.parametrize("layer", LAYERS)
def test_the_gradients_are_those_of_the_loss(layer: str) -> None:
    data, decisions = positions(40, seed=3), choices(40, seed=3)
    weights = {name: random_network(1)[name][0].astype(np.float64) for name in LAYERS}

    def gradients_of(weights: Arrays) -> tuple[Arrays, float]:
        if layer in CHOOSING:
            figures = decisions.figures.astype(np.float64)
            return choice_gradients(weights, figures, decisions.shares, decisions.counts)
        return position_gradients(weights, data)

    gradients, _ = gradients_of(weights)
    index = np.unravel_index(int(np.abs(gradients[layer]).argmax()), gradients[layer].shape)
    step = 1e-5
    losses = []
    for sign in (1, -1):
        moved = {name: array.copy() for name, array in weights.items()}
        moved[layer][index] += sign * step
        losses.append(gradients_of(moved)[1])
    assert gradients[layer][index] == pytest.approx((losses[0] - losses[1]) / (2 * step), rel=1e-3)


def test_weights_survive_their_file(tmp_path: Path) -> None:
    network = random_network(seed=5)
    write_network(tmp_path / "weights.json", network, {"games": 3})
    again = read_network((tmp_path / "weights.json").read_text())
    for layer in LAYERS:
        assert np.allclose(network[layer], again[layer], atol=1e-5)


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    write_network(tmp_path / "weights.json", blank_network(), {})
    text = (tmp_path / "weights.json").read_text().replace(NAMES[0], "luck")
    with pytest.raises(ValueError, match="other features"):
        read_network(text)


def test_the_weights_of_the_package_tell_of_their_training() -> None:
    from importlib.resources import files

    training = json.loads(files("franchise.bots").joinpath("weights.json").read_text("utf-8"))["training"]
    assert training["plan"]["seed"] >= 0
    assert training["positions"] > 10_000
    assert np.abs(trained_network()["first"]).sum() > 0


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_game() -> None:
    first, again, other = (game(seed) for seed in (3, 3, 4))
    assert first.moves == again.moves
    assert first.setup == again.setup
    assert first.moves != other.moves


@pytest.mark.compiled
def test_results_are_shared_out_among_the_players() -> None:
    drawn = positions_of(game(3), np.random.default_rng(1))
    assert len(drawn) > 10
    assert drawn.results.sum(axis=1) == pytest.approx(1)
    players = int(drawn.players[0])
    assert (drawn.results[:, players:] == 0).all()
    assert (drawn.features[:, players:] == 0).all()


@pytest.mark.compiled
def test_the_parts_of_the_influence_add_up_to_what_players_ended_with() -> None:
    played = game(3)
    drawn = positions_of(played, np.random.default_rng(1))
    replayed = played.start()
    replayed.position.play_all(list(played.moves))
    assert drawn.parts[0].sum(axis=1).tolist() == replayed.position.states["influence"][0].tolist()


@pytest.mark.compiled
def test_decisions_are_learned_with_how_often_the_search_tried_each_move() -> None:
    drawn = choices_of(play_against_itself((1, 2, 3), RANDOM_GAMES, 200), np.random.default_rng(1))
    assert len(drawn) > 10
    assert len(drawn.shares) == drawn.counts.sum()
    begins = np.cumsum(drawn.counts) - drawn.counts
    assert np.add.reduceat(drawn.shares, begins) == pytest.approx(1)


@pytest.mark.compiled
def test_games_survive_their_file(tmp_path: Path) -> None:
    written = [game(3), game(4)]
    write_games(tmp_path / "games.npz", pack_games(written))
    read = list(read_games(tmp_path / "games.npz"))
    assert [game.moves for game in read] == [game.moves for game in written]
    assert [game.setup for game in read] == [game.setup for game in written]
    for again, decision in zip(read[1].decisions, written[1].decisions, strict=True):
        assert again.moves.tolist() == decision.moves.tolist()
        assert again.visits.tolist() == decision.visits.tolist()
        assert again.expected == pytest.approx(decision.expected, abs=1e-3)


def test_a_hoarder_leaves_a_city_alone_until_there_are_many_to_score() -> None:
    one = Table(2, actor="A").city("chicago", "AAA____").city("detroit", "A___").has("A", money=9)
    score, grow, end = (
        GROW * TARGETS + PLACE_INDEX["chicago"],
        GROW * TARGETS + PLACE_INDEX["detroit"],
        END * TARGETS,
    )
    assert Hoarder(seat=0, many=2).choose(one.game.position.states, [score, grow, end]) == grow
    assert Hoarder(seat=0, many=1).choose(one.game.position.states, [end, grow, score]) == score
    assert Hoarder(seat=1, many=1).choose(one.game.position.states, [end, grow, score]) is None


@pytest.mark.compiled
@pytest.mark.slow
def test_an_interrupted_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", TINY)
    generations = list(whole.run(1, ignore))
    assert [generation.number for generation in generations] == [0, 1]

    class Interrupted(Exception):
        """Stands for Ctrl-C."""

    def interrupt(generation: int, what: str, done: int, _total: int) -> None:
        if (generation, what, done) == (1, "games", 1):
            raise Interrupted

    broken = Training(tmp_path / "broken", TINY)
    with pytest.raises(Interrupted):
        list(broken.run(1, interrupt))
    assert not broken.weights.exists()
    list(Training(tmp_path / "broken", TINY).run(2, ignore))
    assert layers(broken.weights) == layers(whole.weights)


def test_another_plan_in_the_same_directory_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, TINY)
    with pytest.raises(Malformed, match="was begun with seed=7, not 8"):
        Training(tmp_path, TrainingPlan(seed=8, generations=2, games=100, simulations=2, epochs=1))


@pytest.mark.parametrize("text", ["", "{nope", "[]"])
def test_a_damaged_plan_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "plan.json").write_text(text)
    with pytest.raises(Malformed, match=r"plan\.json: expected the plan of a training"):
        Training(tmp_path, TINY)


@pytest.mark.parametrize("content", [b"", b"no archive"])
def test_a_damaged_file_of_games_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "games.npz").write_bytes(content)
    with pytest.raises(Malformed, match=r"games\.npz: is damaged"):
        read_positions([tmp_path / "games.npz"])
