"""The figures of a tournament."""

import csv
import io
import json
from dataclasses import replace
from typing import Any

import pytest

from franchise.arena import EntrantFigures, GameResult, Tournament, as_csv, as_json, standings, wilson
from franchise.arena.standings import rate

THREE = Tournament.of("random", "random", "random")


def game(number: int, seats: tuple[int, ...], influence: tuple[int, ...], **fields: Any) -> GameResult:
    """Make a result in which all have one town and the given influence, by seat."""
    best = max(influence)
    result = GameResult(
        number=number,
        seats=seats,
        setup_seed=None,
        winners=tuple(seat for seat, own in enumerate(influence) if own == best),
        influence=influence,
        towns=(1,) * len(seats),
        turns=30,
        end="red_zone",
        decisions=(20,) * len(seats),
        seconds=(0.5,) * len(seats),
        starting_towns=(("pueblo",),) * len(seats),
        influence_by_turn=(influence,) * 30,
        moves_hash=str(number),
    )
    return replace(result, **fields)


def entrants(*games: GameResult) -> tuple[EntrantFigures, ...]:
    return standings(THREE, games).entrants


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0, 0.2775),
        (10, 10, 0.7225, 1),
        (50, 100, 0.4038, 0.5962),
        (400, 1000, 0.3701, 0.4307),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_victory_is_a_fraction_for_each() -> None:
    first, second, third = entrants(
        game(1, (0, 1, 2), (50, 50, 50)), game(2, (1, 2, 0), (60, 10, 60)), game(3, (2, 0, 1), (1, 2, 3))
    )
    assert [first.wins, second.wins, third.wins] == pytest.approx([5 / 6, 11 / 6, 1 / 3])
    assert first.wins_by_seat == pytest.approx((1 / 3, 0, 1 / 2))
    assert first.games_by_seat == (1, 1, 1)
    assert second.win_rate == pytest.approx(11 / 18)
    assert second.interval == wilson(11 / 6, 3)


def test_influence_leads_and_ranks_are_means() -> None:
    first, second, third = entrants(game(1, (0, 1, 2), (50, 40, 30)), game(2, (1, 2, 0), (40, 30, 30)))
    assert (first.mean_influence, first.mean_lead, first.mean_rank) == (40, 0, 1.5)
    assert (second.mean_influence, second.mean_lead, second.mean_rank) == (40, 0, 1.5)
    assert (third.mean_influence, third.mean_lead, third.mean_rank) == (30, -15, 2.5)


def test_towns_break_ties_of_influence() -> None:
    assert game(1, (0, 1, 2), (50, 50, 60), towns=(3, 4, 1)).ranks == [3, 2, 1]
    assert game(1, (0, 1, 2), (50, 50, 60), towns=(4, 4, 1)).ranks == [2, 2, 1]


def test_times_are_per_move_and_per_turn() -> None:
    figures = entrants(game(1, (1, 0, 2), (3, 2, 1), seconds=(1, 8, 2), decisions=(5, 16, 5), turns=31))
    assert figures[0].seconds_per_move == 0.5
    assert figures[0].seconds_per_turn == 0.8, "of 31 turns the second seat has 10"
    assert figures[1].seconds_per_turn == pytest.approx(1 / 11), "and the first 11"


def test_whoever_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    few = rate(3, [game(number, (0, 1, 2), (3, 2, 1)) for number in range(3)])
    many = rate(3, [game(number, (2, 1, 0), (1, 2, 3)) for number in range(30)])
    for first, second, third in (few, many):
        assert first.mu > second.mu > third.mu
    assert all(after.sigma < before.sigma for before, after in zip(few, many, strict=True))


def test_ties_leave_ratings_equal() -> None:
    first, second, third = rate(3, [game(1, (0, 1, 2), (5, 5, 5))])
    assert first.mu == pytest.approx(second.mu) == pytest.approx(third.mu)


def test_the_order_in_which_results_come_does_not_matter() -> None:
    games = [game(number, (0, 1, 2), (number % 3, number % 5, number % 7)) for number in range(1, 20)]
    assert standings(THREE, games) == standings(THREE, games[::-1])


def test_the_tournament_has_figures_too() -> None:
    games = [
        game(1, (0, 1, 2), (9, 6, 3), turns=30),
        game(2, (1, 2, 0), (9, 3, 6), turns=36, end="no_expansion"),
        game(3, (0, 1, 2), (1, 2, 3), turns=33, moves_hash="1"),
    ]
    figures = standings(THREE, games)
    assert (figures.games, figures.different_games) == (3, 2)
    assert (figures.turns_per_player.mean, figures.turns_per_player.most) == (11, 12)
    assert figures.end_reasons == {"red_zone": 2, "no_expansion": 1}
    assert list(figures.wins_by_seat) == [2, 0, 1]
    assert figures.mean_influence_by_seat == pytest.approx((19 / 3, 11 / 3, 4))


def test_the_same_moves_on_two_deals_are_two_games() -> None:
    games = [game(number, (0, 1, 2), (9, 6, 3), moves_hash="1", setup_seed=number) for number in (1, 2)]
    assert standings(THREE, games).different_games == 2


def test_json_has_the_figures_and_what_was_played() -> None:
    figures = standings(THREE, [game(1, (0, 1, 2), (9, 6, 3))])
    found = json.loads(json.dumps(as_json(THREE, figures)))
    assert found["entrants"][0].keys() >= {
        "bot", "games", "wins", "win_rate", "interval", "rating", "seconds_per_move",
    }  # fmt: skip
    assert (found["players"], found["seed"], found["seconds"]) == (3, 1, None)
    assert found["options"]["start"] == "choose"


def test_csv_has_a_line_for_each_entrant() -> None:
    figures = standings(THREE, [game(1, (0, 1, 2), (9, 6, 3))])
    rows = list(csv.DictReader(io.StringIO(as_csv(figures))))
    assert [row["bot"] for row in rows] == ["random"] * 3
    assert [float(row["wins"]) for row in rows] == [1, 0, 0]
    assert float(rows[0]["interval_high"]) == 1
    assert (rows[1]["games_in_seat_2"], rows[1]["wins_in_seat_2"]) == ("1", "0.0")
