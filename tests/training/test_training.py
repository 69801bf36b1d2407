"""A training makes weights from self-play. It can be interrupted; the same plan gives the same weights."""

import json
from pathlib import Path

import numpy as np
import pytest

from franchise.bots.features import FEATURES, NAMES
from franchise.bots.network import LAYERS, blank_network, read_network, trained_network, write_network
from franchise.bots.search import RANDOM_GAMES
from franchise.game.errors import Malformed
from franchise.training import Training, TrainingPlan
from franchise.training.data import read_positions, write_positions
from franchise.training.fit import fit, gradients_of, random_network
from franchise.training.self_play import Positions, play_against_itself

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
    influence = np.zeros((rows, 5), np.int16)
    influence[:, :2] = 50
    return Positions(features, np.full(rows, 2, np.int8), results, influence)


def test_a_fit_finds_what_decides() -> None:
    held_out = positions(500, seed=2)
    start = random_network(seed=1)
    _, before = fit(start, positions(1, seed=1), held_out, epochs=0, seed=1)
    _, after = fit(start, positions(4_000, seed=1), held_out, epochs=150, seed=1)
    assert after.result < 0.6 * before.result


@pytest.mark.parametrize("layer", LAYERS)
def test_the_gradients_are_those_of_the_loss(layer: str) -> None:
    data = positions(40, seed=3)
    weights = {name: random_network(1)[name][0].astype(np.float64) for name in LAYERS}
    gradients, _ = gradients_of(weights, data)
    index = np.unravel_index(int(np.abs(gradients[layer]).argmax()), gradients[layer].shape)
    step = 1e-5
    losses = []
    for sign in (1, -1):
        moved = {name: array.copy() for name, array in weights.items()}
        moved[layer][index] += sign * step
        losses.append(gradients_of(moved, data)[1])
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
    games = [play_against_itself((1, 2, seed), RANDOM_GAMES, 5) for seed in (3, 3, 4)]
    assert np.array_equal(games[0].features, games[1].features)
    assert np.array_equal(games[0].results, games[1].results)
    assert games[0].features.shape != games[2].features.shape or not np.array_equal(
        games[0].features, games[2].features
    )


@pytest.mark.compiled
def test_results_are_shared_out_among_the_players() -> None:
    game = play_against_itself((1, 2, 3), RANDOM_GAMES, 5)
    assert game.results.sum(axis=1) == pytest.approx(1)
    players = int(game.players[0])
    assert (game.results[:, players:] == 0).all()
    assert (game.features[:, players:] == 0).all()


def test_positions_survive_their_file(tmp_path: Path) -> None:
    written = positions(10, seed=1)
    write_positions(tmp_path / "a.npz", written)
    write_positions(tmp_path / "b.npz", written)
    read = read_positions([tmp_path / "a.npz", tmp_path / "b.npz"])
    assert len(read) == 20
    assert np.array_equal(read.features[10:], written.features)


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
