"""What is foretold of a game adds up, is exact where it is known, and sees what is plain to see."""

from pathlib import Path

import numpy as np
import pytest

from franchise import Game
from franchise.bots import forecast, glance
from franchise.bots.forecast import look_at_position
from franchise.bots.heads import Calibration, ranked, read_heads, trained_heads, write_heads
from franchise.bots.places import CITIES, look_at_places
from franchise.game.codes import PLACE_ID
from strategies import play_out
from tables import Table

pytestmark = pytest.mark.compiled  # whole games are played and looked at

GAMES = [
    Game.new(["Ann", "Bob"], seed=1),
    Game.new(list("ABC"), start="introductory", boom=True),
    Game.new(list("ABCD"), city_tiles="draft", region_tiles="draft", milestones=True, seed=1),
    Game.new(list("ABCDE"), region_tiles="random", region_pool="mixed", seed=1),
]


@pytest.mark.parametrize("moves", [0, 5, 37, 80])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{len(game.players)} players")
def test_chances_add_up(game: Game, moves: int) -> None:
    game = play_out(game.copy(), seed=3, most=moves)
    foretold = forecast(game)
    assert sum(foretold.chances) == pytest.approx(1)
    assert foretold.chances == glance(game)
    for city in foretold.cities.values():
        assert sum(city.scored_by) + city.unscored == pytest.approx(1, abs=1e-5)
    for region in foretold.regions.values():
        ranks = np.array(region.ranks)
        assert ranks.shape == (len(game.players), len(game.players))
        assert ranks[:, 0].sum() + region.unscored == pytest.approx(1, abs=1e-5)
        assert (np.diff(ranks.sum(axis=0)) <= 1e-6).all()  # nobody is second where nobody is first
        assert (ranks.sum(axis=1) <= 1 + 1e-6).all()  # and nobody has two ranks


def test_cities_and_regions_that_are_scored_are_not_foretold() -> None:
    game = play_out(Game.new(list("ABC"), start="introductory"), seed=2, most=150)
    view = game.view()
    foretold = forecast(game)
    assert set(foretold.regions) == {
        region.id for region in view.regions if region.tile and not region.scored
    }
    scored = {place.id for place in view.places if place.scored}
    assert scored
    assert not scored & set(foretold.cities)


def test_a_game_that_is_over_is_known() -> None:
    game = play_out(Game.new(["Ann", "Bob"], seed=1), seed=1)
    foretold = forecast(game)
    assert game.result is not None
    winners = game.result.winners
    assert foretold.chances == tuple((seat in winners) / len(winners) for seat in range(2))
    assert tuple(count.total for count in foretold.count) == game.result.influence
    assert tuple(count.towns for count in foretold.count) == game.result.towns
    assert all(city.unscored == 1 for city in foretold.cities.values())


def test_what_was_gained_is_counted_where_it_came_from() -> None:
    game = play_out(Game.new(["Ann", "Bob"], start="introductory"), seed=4, most=150)
    gained = [0, 0]
    for played in game.history():
        for event in played.events:
            if event.type == "city_scored":
                gained[event.seat] += event.influence
    assert sum(gained)
    assert all(count.cities >= gained[seat] for seat, count in enumerate(forecast(game).count))


def test_whoever_is_about_to_score_a_city_probably_will() -> None:
    table = Table(2).city("chicago", "AAA____").city("dallas", "BB___").has("A", money=5)
    cities = forecast(table.game).cities
    assert cities["chicago"].scored_by[0] > 2 * cities["chicago"].scored_by[1]
    assert cities["dallas"].scored_by[1] > 2 * cities["dallas"].scored_by[0]


def test_in_the_middle_of_a_turn_the_turn_is_ended_first() -> None:
    table = Table(2).city("chicago", "AAA____").has("A", money=5)
    table.play("grow chicago")
    middle = forecast(table.game)
    assert "chicago" not in middle.cities
    table.play("end")
    after = forecast(table.game)
    assert middle.cities == after.cities
    assert middle.chances == after.chances


def test_ranks_are_drawn_one_after_the_other() -> None:
    scores = np.log(np.array([[3.0, 1.0, 1.0, 0.5, 0.5]]))
    chances = ranked(scores, np.log(np.array([[2.0, 1e-9]])))[0]
    assert chances[:, 0] == pytest.approx(np.array([3, 1, 1, 0.5, 0.5]) / 8)
    # The second is drawn from those that are left: after the first of the five, or after others.
    first = np.array([3, 1, 1, 0.5, 0.5]) / 8
    second = sum(first[other] * 3 / (6 - 8 * first[other]) for other in range(1, 5))
    assert chances[0, 1] == pytest.approx(second)
    assert chances.sum() == pytest.approx(5 * 6 / 8)


def test_a_calibration_lies_between_its_points() -> None:
    sharpness = np.array([[[1.0, 2.0]] * 4, [[2.0, 4.0]] * 4, [[3.0, 6.0]] * 4])
    calibration = Calibration((0, 100, 10_000), (0.0, 1.0), sharpness)
    half = np.array([0.5])
    assert calibration.of(2, half, 0) == pytest.approx(1.5)
    assert calibration.of(2, half, 100) == calibration.of(2, half, 1) == pytest.approx(3)
    assert calibration.of(2, half, 1000) == pytest.approx(3.75)
    assert calibration.of(5, half, 10**9) == pytest.approx(4.5)


def test_what_was_learned_survives_its_file(tmp_path: Path) -> None:
    write_heads(tmp_path / "forecasts.json", trained_heads(), {"games": 1})
    again = read_heads((tmp_path / "forecasts.json").read_text())
    game = play_out(Game.new(list("ABCD"), seed=1), seed=1, most=60)
    states = game.position.states
    places = look_at_places(states, look_at_position(game.position).values[None])
    assert np.array_equal(again.city_chances(places), trained_heads().city_chances(places))
    assert np.array_equal(again.calibration.sharpness, trained_heads().calibration.sharpness)
    assert PLACE_ID[CITIES[int(places.cities[0].argmax())]] in forecast(game).cities
